import { spentOf, dueOf, marksOf, holderAt } from '../../../engagement/position/fields.ts';
import { namedUnit, noSuchUnit, unitAction } from '../../../engagement/position/actions.ts';
import type { Board } from '../../../engagement/position/board.ts';
import {
  edgesLeft,
  hexLeft,
  hexOf,
  idOf,
  nameOf,
  occupant,
  onMap,
  place,
  sideName,
  type Position,
} from '../../../engagement/position/position.ts';
import { surrounded } from '../../../engagement/combat/surrounded.ts';
import type { EntryPoint, OwnAction, Unit } from '../../../engagement/position/rules.ts';
import { EXITED, REMOVED, WAITING } from '../../../engagement/position/state.ts';
import { edgesOf, hexesOnAny } from '../../../engagement/ground/steps.ts';
import type { Prompt, Refusal } from '../../../kernel/game.ts';
import { ALLOWED, type Reason } from '../../../kernel/reason.ts';
import type { OwnAct } from '../actions.ts';
import { reason, refuse, say } from '../codes.ts';
import { NATO, PACT } from '../countries.ts';
import { ARRIVALS, DENMARK, POSTS } from '../data/arrivals.ts';
import { isFormed, isReplaceable, isSoviet, UNITS } from '../units.ts';
import { isStruck } from './04-movement.ts';
import { postNow } from './09-ground.ts';
import { OWN_EDGE } from './lines.ts';

const BY_BRIGADE = reason('4.2.1', 'by-brigade');
const NOT_HERE = reason('4.2.1', 'not-entry-hex');
const NOT_BACK_HERE = reason('5.3.3', 'not-entry-hex');
export const NO_EXIT = reason('4.2.2', 'no-exit-here');
const ENOUGH = reason('4.0', 'denmark-enough');
const NO_SOVIET = reason('4.0', 'denmark-soviet');

/** TWW-5.3.3-d: edges over which a side may retreat and come back. */
export const OPEN_EDGES = [
  ['north', 'south', 'east'],
  ['north', 'south', 'west'],
] as const;

/** Left the map in a retreat and may come back. */
const isBack = (p: Position, { index }: Unit): boolean => hexLeft(p, index) >= 0;

/** TWW-4.2.1-a, TWW-4.2.1-c, TWW-5.3.3-d: where a waiting unit comes onto the map. */
export function entryHexes(p: Position, unit: Unit): readonly number[] {
  if (isBack(p, unit)) return hexesOnAny(p, edgesBack(p, unit));
  const { cities, all } = openEntries(p, unit.side);
  return ARRIVALS[unit.id]?.by.includes(OWN_EDGE[unit.side as 0 | 1]) ? all : cities;
}

interface OpenEntries {
  cities: readonly number[];
  all: readonly number[];
}

/** The last answers by side, and what they were made from. */
const known: (
  | {
      hex: readonly number[];
      holders: readonly number[];
      ruined: readonly number[];
      board: Board;
      entries: OpenEntries;
    }
  | undefined
)[] = [];

/** Cities that a side holds, and these with the hexes of its edge. */
function openEntries(p: Position, side: number): OpenEntries {
  const { hex, holders, ruined } = p.s;
  const last = known[side];
  if (last?.hex === hex && last.holders === holders && last.ruined === ruined && last.board === p.board)
    return last.entries;
  const cities = p.board.scored.filter((at) => isHeldCity(p, side, at));
  const same =
    last?.board === p.board &&
    last.entries.cities.length === cities.length &&
    cities.every((at, i) => at === last.entries.cities[i]);
  const made = same ? last.entries : findEntries(p.board, side, cities);
  known[side] = { hex, holders, ruined, board: p.board, entries: made };
  return made;
}

function findEntries(board: Board, side: number, cities: readonly number[]): OpenEntries {
  const edge = board.edges.get(OWN_EDGE[side as 0 | 1]) ?? [];
  return { cities, all: [...new Set([...cities, ...edge])].sort((a, b) => a - b) };
}

/** RUL-S-04, RUL-TWW-50: a city whose last visitor was the side's, not struck. */
const isHeldCity = (p: Position, side: number, hex: number): boolean =>
  p.board.terrain[hex] === 'city' && holderAt(p, hex) === side && !isStruck(p, hex) && occupant(p, hex) !== 1 - side;

/** TWW-5.3.3-d, RUL-TWW-34: edges by any hex of which a unit that left comes back. */
const edgesBack = (p: Position, { index, side }: Unit): string[] => {
  const left = edgesLeft(p, index);
  return OPEN_EDGES[side as 0 | 1].filter((edge) => left.includes(edge));
};

/** How a waiting unit comes: where it is set up before the first turn, in a city or over an edge too, in place of a brigade, back over the edge it left by. */
export function entryPoint(p: Position, unit: Unit): EntryPoint {
  if (isBack(p, unit)) return { by: edgesBack(p, unit)[0] as string };
  const by = ARRIVALS[unit.id]?.by;
  return { by: by === undefined ? groundName(p, unit) : by.join('-') };
}

/** TWW-9.1.1-a, TWW-9.1.2-a: where a unit is set up, as a feature of hexes or with the reserves. */
function groundName(p: Position, unit: Unit): string {
  const post = POSTS[unit.id];
  if (post === undefined) return 'city';
  const now = postNow(p, unit, post);
  switch (now.at) {
    case 'bivouac':
      return `bivouac:${now.name}`;
    case 'country':
      return `country:${now.code}`;
    case 'reserve':
    case 'city':
      return now.at;
  }
}

/** The rule that keeps a waiting unit out of the other hexes. */
export const elsewhere = (p: Position, unit: Unit): Reason => (isBack(p, unit) ? NOT_BACK_HERE : NOT_HERE);

/** TWW-4.2.1-d: divisions formed from brigades come in no other way. */
export const entryReason = (p: Position, unit: Unit): Reason =>
  isFormed(unit) && !isBack(p, unit) ? BY_BRIGADE : ALLOWED;

/** TWW-4.2.1-a, TWW-4.2.1-c: in a city a unit appears, pays nothing and does not move; over the edge it pays and goes on. */
export function appearsIn(p: Position, unit: Unit, hex: number): boolean {
  if (isBack(p, unit) || !openEntries(p, unit.side).cities.includes(hex)) return false;
  const edge = OWN_EDGE[unit.side as 0 | 1];
  return ARRIVALS[unit.id]?.by.includes(edge) !== true || !edgesOf(p, hex).includes(edge);
}

/** TWW-4.0-h: units that have left for Denmark. */
export const inDenmark = (p: Position): Unit[] => UNITS.filter(({ index }) => hexOf(p, index) === EXITED);

/** TWW-4.2.2-a, TWW-4.0-h: nobody leaves but three divisions for Denmark, on turn 5, one of them Soviet (RUL-TWW-27). */
export function exitReason(p: Position, unit: Unit, hex: number): Reason {
  if (unit.side !== PACT || p.s.turn !== DENMARK.turn || !edgesOf(p, hex).includes('denmark')) return NO_EXIT;
  const gone = inDenmark(p);
  if (gone.length >= DENMARK.divisions) return ENOUGH;
  const soviet = gone.filter(isSoviet).length + (isSoviet(unit) ? 1 : 0);
  return DENMARK.divisions - gone.length - 1 < DENMARK.soviet - soviet ? NO_SOVIET : ALLOWED;
}

export function leave(p: Position, u: number): void {
  say(p, 'left', { unit: idOf(p, u), hex: nameOf(p, hexOf(p, u)) });
  place(p, u, EXITED);
}

/** TWW-9.2.1-b: divisions that still have to leave for Denmark in this phase. */
export function denmarkDue(p: Position): readonly Prompt[] {
  if (p.s.turn !== DENMARK.turn || p.s.phase !== 'pact-movement') return [];
  const left = DENMARK.divisions - inDenmark(p).length;
  return left > 0 ? [{ rule: '4.0', code: 'denmark-due', args: { left } }] : [];
}

/** Entry of `State.own`: fewer than three divisions left for Denmark. */
export const NEGLECTED = 'neglected';

/** TWW-9.2.1-b: looked at when the Pact's movement phase of turn 5 ends. */
export function noteDenmark(p: Position): void {
  if (p.s.turn !== DENMARK.turn || p.s.phase !== 'pact-movement' || inDenmark(p).length >= DENMARK.divisions) return;
  p.s.own[NEGLECTED] = 1;
  say(p, 'denmark-neglected');
}

/** TWW-4.2.1-d: the division that is due to be formed next, or -1; one that has left the map comes back by itself. */
const formedNext = (p: Position): number =>
  FORMED.find((unit) => hexOf(p, unit.index) === WAITING && dueOf(p, unit.index) <= p.s.turn && !isBack(p, unit))
    ?.index ?? -1;

const FORMED = UNITS.filter(isFormed);

/** TWW-4.2.1-d, RUL-TWW-32: an American mechanised brigade, fresh and not surrounded. */
function formRefusal(p: Position, action: OwnAct<'form'>): Refusal | undefined {
  if (p.s.phase !== 'nato-movement') return refuse('4.2.1', 'wrong-phase');
  const u = namedUnit(p, action.unit);
  if (u < 0) return noSuchUnit(action.unit);
  const about = { unit: idOf(p, u) };
  if (!isReplaceable(UNITS[u] as Unit)) return refuse('4.2.1', 'not-a-brigade', about);
  if (!onMap(p, u)) return refuse('4.2.1', 'not-on-map', about);
  if (formedNext(p) < 0) return refuse('4.2.1', 'no-division-due', about);
  if (p.s.steps[u] !== 2) return refuse('4.2.1', 'brigade-reduced', about);
  return surrounded(p, u) ? refuse('4.2.1', 'brigade-surrounded', about) : undefined;
}

const BRIGADES = UNITS.filter(isReplaceable).map(({ index }) => index);

export const FORM: OwnAction<undefined, OwnAct<'form'>> = {
  legal(p) {
    if (p.s.phase !== 'nato-movement' || formedNext(p) < 0) return [];
    const all = BRIGADES.map((u) => unitAction(p, NATO, 'form', u));
    return all.filter((action) => !formRefusal(p, action));
  },
  refusal: (p, _, action) => formRefusal(p, action),
  play(p, _, action) {
    const brigade = namedUnit(p, action.unit);
    const division = formedNext(p);
    const hex = hexOf(p, brigade);
    place(p, brigade, REMOVED);
    place(p, division, hex);
    p.s.spent = p.s.spent.with(division, spentOf(p, brigade));
    p.s.marks = p.s.marks.with(division, marksOf(p, brigade));
    say(p, 'formed', {
      unit: idOf(p, division),
      brigade: idOf(p, brigade),
      hex: nameOf(p, hex),
      side: sideName(p, NATO),
    });
  },
};
