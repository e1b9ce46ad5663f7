import { spentOf } from '../../../engagement/position/fields.ts';
import { blowBridge, hasBridge, isBlown, mendBridge } from '../../../engagement/position/bridges.ts';
import { hexOf, marked, unitOf, type Position } from '../../../engagement/position/position.ts';
import type { OwnAction } from '../../../engagement/position/rules.ts';
import { MOVED } from '../../../engagement/position/state.ts';
import { directionTo, hexAt, makeGrid } from '../../../hex/grid.ts';
import type { Refusal } from '../../../kernel/game.ts';
import type { OwnAct } from '../actions.ts';
import { refuse, say } from '../codes.ts';
import { MAP } from '../data/map.ts';
import { BRIDGE_STANDS } from '../data/tables.ts';
import { UNITS } from '../units.ts';

const GERMAN = 0;
const ALLIED = 1;

/** A bridge or ferry: its side of the map as `1608-1609`, its two hexes, and the direction from the first to the second. */
interface Crossing {
  id: string;
  ends: readonly [number, number];
  d: number;
}

const GRID = makeGrid(MAP.grid);

function crossing({ a, b }: { a: string; b: string }): Crossing {
  const ends = [a, b].map((name) => hexAt(GRID, name)) as [number, number];
  return { id: `${a}-${b}`, ends, d: directionTo(GRID, ...ends) };
}

/** MG-10.1-a, MG-2.4.3-a: the bridges of the red road; a blown one is marked. */
export const BRIDGES: readonly Crossing[] = MAP.sides
  .filter(({ bridge, road }) => bridge && road === 'red-road')
  .map(crossing);

/** MG-10.2-a: the two ferries. */
export const FERRIES: readonly Crossing[] = MAP.sides.filter(({ ferry }) => ferry).map(crossing);

const byHex = (crossings: readonly Crossing[]): ReadonlyMap<number, readonly Crossing[]> => {
  const found = new Map<number, Crossing[]>();
  for (const one of crossings) for (const hex of one.ends) found.set(hex, [...(found.get(hex) ?? []), one]);
  return found;
};
const BRIDGES_AT = byHex(BRIDGES);
const FERRIES_AT = byHex(FERRIES);

/** A bridge or ferry by its hexes in either order. */
export function crossingNamed(crossings: readonly Crossing[], name: unknown): Crossing | undefined {
  const [a, b] = typeof name === 'string' ? name.split('-') : [];
  return crossings.find(({ id }) => id === `${a}-${b}` || id === `${b}-${a}`);
}

export const stands = (p: Position, { ends, d }: Crossing): boolean => hasBridge(p, ends[0], d);
export const isFerryLost = (p: Position, { ends, d }: Crossing): boolean => isBlown(p, ends[0], d);

/** Entries of `State.own`: the ends in which Allied units have been (1, 2, both 3); the turn it is mended; a try in this turn. */
const stateKey = (id: string): string => `bridge ${id}`;
const mendKey = (id: string): string => `mend ${id}`;
const triedKey = (id: string): string => `tried ${id}`;
const BOTH = 3;
/** Number of bridges blown in this game. */
export const BLOWN = 'blown';
/** Number of the bridge for which a die is due, counted from 1. */
const FUSE = 'fuse';

/** Which ends of a bridge Allied units have been in: 0 to 3. */
export const endsOf = (p: Position, { id }: Crossing): number => p.s.own[stateKey(id)] ?? 0;

/** MG-10.1-b: Allied for good once Allied units have been in both ends, in passing too (RUL-MG-16). */
export const holderOf = (p: Position, bridge: Crossing): number => (endsOf(p, bridge) === BOTH ? ALLIED : GERMAN);

export const blownBridges = (p: Position): number => p.s.own[BLOWN] ?? 0;

/** A unit has come into a hex that may be the end of a bridge or ferry. */
export function noteEnds(p: Position, u: number): void {
  const hex = hexOf(p, u);
  if (unitOf(p, u).side !== ALLIED) return;
  for (const bridge of BRIDGES_AT.get(hex) ?? []) noteEnd(p, bridge, hex === bridge.ends[0] ? 1 : 2);
  for (const ferry of FERRIES_AT.get(hex) ?? []) loseFerry(p, ferry);
}

function noteEnd(p: Position, bridge: Crossing, end: 1 | 2): void {
  const before = endsOf(p, bridge);
  if (before & end) return;
  p.s.own[stateKey(bridge.id)] = before | end;
  if (holderOf(p, bridge) !== ALLIED) return;
  say(p, 'bridge-taken', { bridge: bridge.id });
  if (!stands(p, bridge)) p.s.own[mendKey(bridge.id)] = p.s.turn + 1;
}

/** MG-10.2-b: Allied units in either end destroy the ferry, for good (RUL-MG-02). */
function loseFerry(p: Position, ferry: Crossing): void {
  if (isFerryLost(p, ferry)) return;
  breakFerry(p, ferry);
  say(p, 'ferry-lost', { ferry: ferry.id });
}

export const breakFerry = (p: Position, { ends, d }: Crossing): void => blowBridge(p, ends[0], d);

/** For a set-up, where the units stand already: what the bridge is. A blown one with Allied units in both ends is mended next turn. */
export function setBridge(p: Position, bridge: Crossing, side: number | undefined, blown: boolean): void {
  if (side === ALLIED) p.s.own[stateKey(bridge.id)] = BOTH;
  else if (side === GERMAN && holderOf(p, bridge) === ALLIED) delete p.s.own[stateKey(bridge.id)];
  if (!blown || !stands(p, bridge)) return;
  blowBridge(p, bridge.ends[0], bridge.d);
  p.s.own[BLOWN] = blownBridges(p) + 1;
  if (holderOf(p, bridge) === ALLIED) p.s.own[mendKey(bridge.id)] = p.s.turn + 1;
}

/** MG-10.1-c: the marker comes off in the Allied movement phase of the turn after that in which both ends became Allied. */
export function mend(p: Position): void {
  for (const bridge of BRIDGES) {
    const turn = p.s.own[mendKey(bridge.id)];
    if (turn === undefined || turn > p.s.turn) continue;
    delete p.s.own[mendKey(bridge.id)];
    mendBridge(p, bridge.ends[0], bridge.d);
    say(p, 'bridge-mended', { bridge: bridge.id });
  }
}

/** Has the German movement phase gone on to moves? */
const hasBegun = (p: Position): boolean =>
  UNITS.some(({ side, index }) => side === GERMAN && (spentOf(p, index) > 0 || marked(p, index, MOVED)));

/** MG-10.1-a: which bridges may be tried now, and why others not. */
function blowRefusal(p: Position, action: OwnAct<'blow'>): Refusal | undefined {
  if (p.s.phase !== 'german-movement') return refuse('10.1', 'wrong-phase');
  const bridge = crossingNamed(BRIDGES, action.bridge);
  if (!bridge) return refuse('10.1', 'no-such-bridge', { args: { bridge: action.bridge } });
  return hasBegun(p) ? refuse('10.1', 'demolition-first', { args: { bridge: bridge.id } }) : bridgeRefusal(p, bridge);
}

/** Why this one may not be tried. */
function bridgeRefusal(p: Position, bridge: Crossing): Refusal | undefined {
  const args = { bridge: bridge.id };
  if (!stands(p, bridge)) return refuse('10.1', 'bridge-blown', { args });
  if (holderOf(p, bridge) === ALLIED) return refuse('10.1', 'bridge-allied', { args });
  return p.s.own[triedKey(bridge.id)] === p.s.turn ? refuse('10.1', 'bridge-tried', { args }) : undefined;
}

export const BLOW: OwnAction<undefined, OwnAct<'blow'>> = {
  prompt: { rule: '10.1', code: 'bridges-or-movement' },
  legal(p) {
    if (p.s.phase !== 'german-movement' || hasBegun(p)) return [];
    const open = BRIDGES.filter((bridge) => !bridgeRefusal(p, bridge));
    return open.map(({ id: bridge }) => ({ by: 'german', type: 'blow', bridge }));
  },
  refusal: (p, _, action) => blowRefusal(p, action),
  play(p, _, { bridge }) {
    p.s.own[FUSE] = BRIDGES.indexOf(crossingNamed(BRIDGES, bridge) as Crossing) + 1;
    p.s.frames.push({ kind: 'dice', why: 'demolition', count: 1, unit: -1 });
  },
};

/** MG-10.1-a, MG-11.2.2-c: any roll but a one blows it. */
export function demolish(p: Position, die: number): void {
  const bridge = BRIDGES[(p.s.own[FUSE] ?? 0) - 1] as Crossing;
  delete p.s.own[FUSE];
  p.s.own[triedKey(bridge.id)] = p.s.turn;
  const blown = die !== BRIDGE_STANDS;
  say(p, 'demolition', { bridge: bridge.id, die, result: blown ? 'blown' : 'stands' });
  if (!blown) return;
  blowBridge(p, bridge.ends[0], bridge.d);
  p.s.own[BLOWN] = blownBridges(p) + 1;
}

/** The bridge for which a die is due. */
export const fuseOf = (p: Position): string | undefined => BRIDGES[(p.s.own[FUSE] ?? 0) - 1]?.id;

/** MG-10.1-a: with a new turn each bridge may be tried again. */
export function forgetTries(p: Position): void {
  for (const { id } of BRIDGES) delete p.s.own[triedKey(id)];
}

/** Bridges tried in this turn. */
export const triedBridges = (p: Position): string[] =>
  BRIDGES.filter(({ id }) => p.s.own[triedKey(id)] === p.s.turn).map(({ id }) => id);

/** Bridges that come back, with their turns. */
export const mending = (p: Position): Record<string, number> =>
  Object.fromEntries(
    BRIDGES.flatMap(({ id }): [string, number][] => {
      const turn = p.s.own[mendKey(id)];
      return turn === undefined ? [] : [[id, turn]];
    }),
  );
