import type { State } from '../../../src/engagement/position/state.ts';
import { THIRD_WORLD_WAR } from '../../../src/games/third-world-war/index.ts';
import { at, factsOf, leftFrom } from '../../engagement/facts.ts';
import { FORMED, IN_CITIES, RESERVES } from './printed.ts';

export { at, frameOf, has, isQuiet, MARK } from '../../engagement/facts.ts';
export type { Change, Rule } from '../../engagement/facts.ts';

export const PACT = 0;
export const NATO = 1;

/** Codes for places off the map; `denmark`: left for Denmark (4.0). */
export const OFF = { waiting: -1, eliminated: -2, removed: -3, denmark: -4 } as const;
/** The mark of a unit that has flown this turn. */
export const FLOWN = 8;

export const FACTS = factsOf(THIRD_WORLD_WAR, ({ id, nation, side, type, size }) => {
  const [armoured, winged, reserve] = [type === 'armour', type === 'airborne', RESERVES.includes(id)];
  return {
    armoured,
    /** Has the asterisk of helicopter troops. */
    winged,
    /** Could be the division that NATO's helicopters carry (4.0). */
    liftable: side === 'nato' && size === 'XX' && !armoured && !winged,
    /** An American mechanised brigade, which a division may replace (4.2.1). */
    brigade: nation === 'American' && type === 'mech_inf' && size === 'X',
    formed: FORMED.includes(id),
    /** Does not move before turn 5 (4.0). */
    frozen: nation === 'Czech' || nation === 'French' || (side === 'pact' && reserve),
    reserve,
    startsIn: IN_CITIES[id],
  };
});

export const {
  counters: COUNTERS,
  grid: GRID,
  numberOf,
  every,
  stacksOf,
  inHex,
  placeHexes,
  hexOf,
  nameOf,
  around,
  scored: SCORED,
} = FACTS;

export type Counter = (typeof COUNTERS)[number];

const { map } = THIRD_WORLD_WAR;

/** The printed terrain of every hex; it never changes. */
export const GROUND: readonly string[] = GRID.names.map((name) => map.hexes[name]?.terrain ?? '');

const featured = (hex: number, prefix: string): string[] =>
  (map.hexes[nameOf(hex)]?.features ?? []).flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []));

const HEXES: readonly number[] = GRID.names.map((_, hex) => hex);
export const COUNTRY: readonly (string | undefined)[] = HEXES.map((hex) => featured(hex, 'country:')[0]);
export const BIVOUAC: readonly (readonly string[])[] = HEXES.map((hex) => featured(hex, 'bivouac:'));
export const HALT_LINE: readonly number[] = HEXES.filter((hex) => featured(hex, 'halt-line').length > 0);
/** Hexes beyond the halt line: Belgium, Luxembourg and France behind it (9.0). */
export const BEYOND: ReadonlySet<number> = new Set(
  HEXES.filter((hex) => ['BE', 'LU', 'FR'].includes(COUNTRY[hex] ?? '') && !HALT_LINE.includes(hex)),
);

/** Side whose ground this is: East Germany and Czechoslovakia the Pact's, all other countries NATO's, the sea nobody's. */
export const ownerOf = (hex: number): number => {
  const country = COUNTRY[hex];
  return country === undefined ? -1 : ['EG', 'CS'].includes(country) ? PACT : NATO;
};

const RIVERS = new Set(map.sides.flatMap(({ a, b, river }) => (river ? [`${a}-${b}`, `${b}-${a}`] : [])));
export const isRiver = (from: number, to: number): boolean => RIVERS.has(`${nameOf(from)}-${nameOf(to)}`);

/** What `show` prints of a position besides units and pools (docs/formats). */
export interface Extra {
  france: string;
  eastGermany: string;
  nuked: readonly string[];
  nukes: readonly { side: string; hex: string; retaliation: boolean }[];
  denmark: { left: readonly string[]; neglected: boolean };
}

const extras = new WeakMap<State, Extra>();

export function extraOf(state: State): Extra {
  let extra = extras.get(state);
  if (!extra) extras.set(state, (extra = THIRD_WORLD_WAR.view(state, null).extra as unknown as Extra));
  return extra;
}

export const onMap = ({ hex }: State, one: Counter): boolean => at(hex, one) >= 0;
/** Left over an edge and not back yet. */
export const isAway = (state: State, one: Counter): boolean =>
  at(state.hex, one) === OFF.waiting && at(state.entryHex, one) < -1;

/** The hex that a unit on its way back has left, and the edges over which it went: those of a corner, unless it named one. */
export const leftBy = (state: State, one: Counter): ReturnType<typeof leftFrom> =>
  leftFrom(at(state.entryHex, one), GRID.size, edgesAt);

/** A side still sets up, or the dice before that are due (3.0, 9.1). */
export const isOpening = ({ frames }: State): boolean =>
  frames.some((frame) => frame.kind === 'step' || (frame.kind === 'own' && frame.why === 'set-up'));

/** 3.0: the French stay out of the war. */
export const isNeutral = ({ own }: State, { nation }: Counter): boolean => nation === 'French' && own['france'] === 1;

/** 4.1.2, 5.1.2: stands beside an enemy, which for armour counts only off the mountains. */
export const engaged = (state: State, one: Counter): boolean =>
  onMap(state, one) &&
  around(at(state.hex, one)).some(
    (hex) =>
      !(one.armoured && GROUND[hex] === 'mountain') && inHex(state, hex).some(({ number }) => number !== one.number),
  );

export const columnOf = (hex: number): number => Number(nameOf(hex).slice(0, 2));
export const rowOf = (hex: number): number => Number(nameOf(hex).slice(2));

const LAST = 36;
export const edgesAt = (hex: number): string[] => [
  ...(rowOf(hex) === 1 ? ['north'] : []),
  ...(columnOf(hex) === LAST ? ['east'] : []),
  ...(rowOf(hex) === LAST ? ['south'] : []),
  ...(columnOf(hex) === 1 ? ['west'] : []),
];

/** 4.2.1, 5.3.3: the edge of a side's own country, and all over which it may retreat and come back. */
export const OWN_EDGE = ['east', 'west'] as const;
export const OPEN_EDGES = OWN_EDGE.map((own) => ['north', 'south', own]);
