import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import { act, knownPlace, namedPlace, noSuchHex, say, type SideAction } from '../../position/actions.ts';
import { CITY, TOWN, type Board } from '../../position/board.ts';
import { UNKNOWN } from '../../data/tables.ts';
import type { OwnAction } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { ALLIED, GERMAN, hiddenIn, holds, keep, nameOf, type Position } from '../../position/position.ts';
import { roadPathFrom } from '../18-supply/supply.ts';
import { isNearEnemy } from '../08-movement/entering.ts';
import { hold } from '../26-victory/holders.ts';
import { cachedBy } from '../../../../kernel/cached-by.ts';

const GERMANS = reason('25.6', 'only-germans-relocate');
const TOO_EARLY = reason('25.6', 'relocate-from-turn-3');
const ONCE = reason('25.6', 'relocated-already');
const NOBODY = reason('25.6', 'no-unknown-unit');
const NO_TOWN = reason('25.6', 'not-town-or-city');
const TWO = reason('6.1', 'one-unknown-unit');
const ALLIES_NEAR = reason('25.6', 'allied-unit-near');
const NO_ROAD = reason('25.6', 'no-road-to-area');

/** 25.6: why no unknown unit may be put elsewhere now. */
function timeReason(p: Position): Reason {
  if (phaseSide(p) !== GERMAN) return GERMANS;
  if (p.s.turn < UNKNOWN.moveFrom) return TOO_EARLY;
  return p.s.own.relocated === p.s.turn ? ONCE : ALLOWED;
}

/**
 * H44-25.2.1-c, H44-25.6-b, H44-25.6-c: why not in this hex: a town or city without another, neither with nor beside
 * Allied units, with a road to a German entry area.
 */
function toReason(p: Position, hex: number): Reason {
  if (!isTown(p.board, hex)) return NO_TOWN;
  if (hiddenIn(p)[hex] === 1) return TWO;
  if (holds(p, ALLIED, hex) || isNearEnemy(p, ALLIED, hex)) return ALLIES_NEAR;
  return roadPathFrom(p, GERMAN, hex) ? ALLOWED : NO_ROAD;
}

const isTown = ({ terrain }: Board, hex: number): boolean => terrain[hex] === TOWN || terrain[hex] === CITY;

/** Towns and cities of a board. */
const townsOf = cachedBy((board: Board): readonly number[] =>
  board.grid.names.flatMap((_, hex) => (isTown(board, hex) ? [hex] : [])),
);

/** Actions by the numbers of their two hexes, which are the same on every map. */
const made = new Map<number, SideAction<'relocate'>>();

function relocateAct(p: Position, from: number, to: number): SideAction<'relocate'> {
  const key = from * p.board.grid.size + to;
  let action = made.get(key);
  if (!action) made.set(key, (action = act(GERMAN, 'relocate', { target: nameOf(p, from), to: nameOf(p, to) })));
  return action;
}

/**
 * H44-25.2.1-b, H44-25.6-a: in his movement phase the German side puts an unknown unit in another town or city, once a
 * turn.
 */
export const RELOCATE: OwnAction<undefined, 'relocate'> = {
  legal(p) {
    if (timeReason(p) !== ALLOWED || p.s.unknown.length === 0) return [];
    const towns = townsOf(p.board).filter((hex) => toReason(p, hex) === ALLOWED);
    return p.s.unknown.flatMap((from) => towns.map((to) => relocateAct(p, from, to)));
  },
  refusal(p, _, action): Refusal | undefined {
    const why = timeReason(p);
    if (why !== ALLOWED) return refusalIf(why);
    const [from, to] = [namedPlace(p, action.target), namedPlace(p, action.to)];
    if (from === undefined || !p.s.unknown.includes(from)) return refusalIf(NOBODY, { hex: action.target });
    if (to === undefined || to < 0) return noSuchHex(action.to);
    return refusalIf(toReason(p, to), { hex: nameOf(p, to) });
  },
  play(p, _, action) {
    const to = knownPlace(p, action.to);
    p.s.unknown = p.s.unknown.with(p.s.unknown.indexOf(knownPlace(p, action.target)), to);
    keep(p, { relocated: p.s.turn });
    say(p, 'relocated', '25.6', { from: action.target, to: action.to });
    hold(p, GERMAN, to);
  },
};
