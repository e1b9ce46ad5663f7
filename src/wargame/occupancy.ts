/** Which units are in each hex, and the zones of both sides, updated as units move. Arrays have one entry per hex, `next` one per unit. */
export interface Occupancy {
  /** The list of hexes it agrees with; it has to follow any other list. */
  of: readonly number[] | undefined;
  /** Per side, a number that changes whenever one of its units moves; never used twice. */
  versions: [number, number];
  /** First unit in each hex, and the next one in the same hex, in unit order; -1 for none. */
  heads: Int16Array;
  next: Int16Array;
  /** Number of units of each side in a hex. */
  count: readonly [Uint8Array, Uint8Array];
  /** Number of units of each side adjacent to a hex. */
  zone: readonly [Uint8Array, Uint8Array];
  /** The same for those whom units in some hexes do not engage: by class of theirs, the first class apart, and side. */
  others: readonly Zones[];
  /** For each of these classes 1 in the hexes from which it is not engaged; these and the neighbours of each hex as it was filled with them. */
  shelters: readonly Uint8Array[];
  neighbours: Int16Array | undefined;
}

type Zones = readonly [Uint8Array, Uint8Array];

const NO_SHELTERS: readonly Uint8Array[] = [];

/** `classes`: how many classes of units there are whom units in some hexes do not engage. */
export function makeOccupancy(hexes: number, units: number, classes = 0): Occupancy {
  const pair = (): Zones => [new Uint8Array(hexes), new Uint8Array(hexes)];
  return {
    of: undefined,
    versions: [0, 0],
    heads: new Int16Array(hexes),
    next: new Int16Array(units),
    count: pair(),
    zone: pair(),
    others: Array.from({ length: classes }, pair),
    shelters: NO_SHELTERS,
    neighbours: undefined,
  };
}

let changes = 0;

const headOf = (o: Occupancy, hex: number): number => o.heads[hex] as number;
const nextTo = (o: Occupancy, unit: number): number => o.next[unit] as number;

/** Units that are moved one by one; where more stand elsewhere it is filled anew. */
const MOST_SHIFTED = 16;

/**
 * Brings it up to date with the hex of each unit (negative: off the map) and its side, 0 or 1; `shelters` has a mask for each class.
 * The version of a side of which nobody stands elsewhere stays, unless it has to be filled anew.
 */
export function follow(
  o: Occupancy,
  hexes: readonly number[],
  sides: Uint8Array,
  neighbours: Int16Array,
  shelters = NO_SHELTERS,
): void {
  const moved = o.shelters === shelters && o.neighbours === neighbours ? movedIn(o, hexes) : undefined;
  if (moved) {
    const before = o.of as readonly number[];
    for (const unit of moved) {
      const [from, to] = [before[unit] as number, hexes[unit] as number];
      shift(o, { unit, side: sides[unit] as 0 | 1, from, to, hexes }, neighbours);
    }
  } else {
    o.shelters = shelters;
    o.neighbours = neighbours;
    fill(o, hexes, sides, neighbours);
  }
  o.of = hexes;
}

/** Makes it the same as another one of a grid of the same size. */
export function takeOver(o: Occupancy, from: Occupancy): void {
  o.of = from.of;
  o.versions = [...from.versions];
  o.heads.set(from.heads);
  o.next.set(from.next);
  o.shelters = from.shelters;
  o.neighbours = from.neighbours;
  for (const side of [0, 1] as const) {
    o.count[side].set(from.count[side]);
    o.zone[side].set(from.zone[side]);
    for (let i = 0; i < o.others.length; i++) (o.others[i] as Zones)[side].set((from.others[i] as Zones)[side]);
  }
}

function fill(o: Occupancy, hexes: readonly number[], sides: Uint8Array, neighbours: Int16Array): void {
  o.heads.fill(-1);
  for (const side of [0, 1] as const) {
    o.count[side].fill(0);
    o.zone[side].fill(0);
  }
  for (let u = hexes.length - 1; u >= 0; u--) {
    const hex = hexes[u] as number;
    if (hex < 0) continue;
    const side = sides[u] as 0 | 1;
    o.next[u] = headOf(o, hex);
    o.heads[hex] = u;
    (o.count[side][hex] as number)++;
    spread(o.zone[side], hex, 1, neighbours);
  }
  // Few stand in shelters: the zones for a class of units are those of all without theirs.
  for (let i = 0; i < o.shelters.length; i++) {
    const shelters = o.shelters[i] as Uint8Array;
    const zones = o.others[i] as Zones;
    for (const side of [0, 1] as const) zones[side].set(o.zone[side]);
    for (let u = 0; u < hexes.length; u++) {
      const hex = hexes[u] as number;
      if (hex >= 0 && shelters[hex] !== 0) spread(zones[sides[u] as 0 | 1], hex, -1, neighbours);
    }
  }
  o.versions = [++changes, ++changes];
}

/** Units that stand elsewhere than it says; undefined for too many. */
function movedIn({ of }: Occupancy, hexes: readonly number[]): number[] | undefined {
  if (of?.length !== hexes.length) return undefined;
  const moved: number[] = [];
  for (let u = 0; u < hexes.length; u++) {
    if (of[u] === hexes[u]) continue;
    if (moved.length === MOST_SHIFTED) return undefined;
    moved.push(u);
  }
  return moved;
}

/** Moves a unit from one hex to another (negative: off the map); `hexes` is the new list. */
export function shift(
  o: Occupancy,
  change: { unit: number; side: 0 | 1; from: number; to: number; hexes: readonly number[] },
  neighbours: Int16Array,
): void {
  const { unit, side, from, to, hexes } = change;
  if (from >= 0) {
    unlink(o, unit, from);
    adjust(o, side, from, -1, neighbours);
  }
  if (to >= 0) {
    link(o, unit, to);
    adjust(o, side, to, 1, neighbours);
  }
  o.of = hexes;
  o.versions[side] = ++changes;
}

function adjust(o: Occupancy, side: 0 | 1, hex: number, by: 1 | -1, neighbours: Int16Array): void {
  (o.count[side][hex] as number) += by;
  spread(o.zone[side], hex, by, neighbours);
  for (let i = 0; i < o.shelters.length; i++) {
    const zones = o.others[i];
    if (zones && (o.shelters[i] as Uint8Array)[hex] === 0) spread(zones[side], hex, by, neighbours);
  }
}

function spread(zone: Uint8Array, hex: number, by: 1 | -1, neighbours: Int16Array): void {
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const to = neighbours[at] as number;
    if (to >= 0) (zone[to] as number) += by;
  }
}

function unlink(o: Occupancy, unit: number, hex: number): void {
  const after = nextTo(o, unit);
  let at = headOf(o, hex);
  if (at === unit) {
    o.heads[hex] = after;
    return;
  }
  while (o.next[at] !== unit) at = nextTo(o, at);
  o.next[at] = after;
}

function link(o: Occupancy, unit: number, hex: number): void {
  let at = headOf(o, hex);
  if (at < 0 || at > unit) {
    o.next[unit] = at;
    o.heads[hex] = unit;
    return;
  }
  for (let after = nextTo(o, at); after >= 0 && after < unit; after = nextTo(o, at)) at = after;
  o.next[unit] = nextTo(o, at);
  o.next[at] = unit;
}
