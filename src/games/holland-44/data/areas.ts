/** Entry areas, clockwise from the south-west corner of the map; edges of the map have the same ids. */
export const AREA_IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'] as const;
export type AreaId = (typeof AREA_IDS)[number];

export interface EntryArea {
  /** The side whose area it is, from its first turn on; the last one stays. */
  owners: readonly { from: number; side: 'allied' | 'german' }[];
  /** Areas to which units may move (19.6). */
  touches: readonly AreaId[];
}

/** 19.2: turn from which A and L are Allied. */
const CHANGE = 7;

const GERMAN = [{ from: 1, side: 'german' }] as const;
const ALLIED = [{ from: 1, side: 'allied' }] as const;
const CHANGING = [...GERMAN, { from: CHANGE, side: 'allied' }] as const;

/**
 * H44-19.6-a, 19.2: whose areas these are and which touch. There is a gap between H and I; the rest form a ring
 * (inferred from the order of the letters).
 */
export const AREA_BY_ID: Readonly<Record<AreaId, EntryArea>> = {
  A: { owners: CHANGING, touches: ['O', 'B'] },
  B: { owners: GERMAN, touches: ['A', 'C'] },
  C: { owners: GERMAN, touches: ['B', 'D'] },
  D: { owners: GERMAN, touches: ['C', 'E'] },
  E: { owners: GERMAN, touches: ['D', 'F'] },
  F: { owners: GERMAN, touches: ['E', 'G'] },
  G: { owners: GERMAN, touches: ['F', 'H'] },
  H: { owners: GERMAN, touches: ['G'] },
  I: { owners: GERMAN, touches: ['J'] },
  J: { owners: GERMAN, touches: ['I', 'K'] },
  K: { owners: GERMAN, touches: ['J', 'L'] },
  L: { owners: CHANGING, touches: ['K', 'M'] },
  M: { owners: ALLIED, touches: ['L', 'N'] },
  N: { owners: ALLIED, touches: ['M', 'O'] },
  O: { owners: ALLIED, touches: ['N', 'A'] },
};

/** RUL-H44-71, 19.3.2: the ferry of Pannerden joins this hex and this area; on the map it leads to the far bank in the other hex. */
export const AREA_FERRY: { readonly area: AreaId; readonly hex: string; readonly bank: string } = { area: 'H', hex: '5626', bank: '5627' };

/** All areas in order; `State.hex` counts them so. */
export const AREAS: readonly (EntryArea & { readonly id: AreaId })[] = AREA_IDS.map((id) => ({ id, ...AREA_BY_ID[id] }));

/** 0 and 1 for the sides, as units have them. */
const SIDES = { allied: 0, german: 1 } as const;

/** Owner of each area before the change and after it. */
const OWNERS: readonly (readonly (0 | 1)[])[] = [1, CHANGE].map((turn) =>
  AREAS.map(({ owners }) => SIDES[(owners.findLast(({ from }) => from <= turn) ?? owners[0] as EntryArea['owners'][number]).side]),
);

/** H44-19.2.1-a, H44-19.2.2-a: is the area, by its place in AREAS, one of this side's on a turn? */
export const isFriendly = (area: number, side: 0 | 1, turn: number): boolean => OWNERS[turn < CHANGE ? 0 : 1]?.[area] === side;
