import type { Outcome } from '../../../../kernel/game.ts';
import type { Tally } from '../../../../wargame/wargame.ts';
import { ABOUT } from '../../position/about.ts';
import { idOf, say, sideName } from '../../position/actions.ts';
import { VICTORY } from '../../data/tables.ts';
import { ALLIED, GERMAN, hexOf, keep, OF, onMap, stepsOf, type Position, type Side } from '../../position/position.ts';
import type { State } from '../../position/state.ts';
import { isGround, isNorthOfRhine, pointsOf } from './points.ts';

const isAnyNorth = (p: Position): boolean => OF[ALLIED].some((u) => isNorthOfRhine(p, u));

/** H44-26.2-c, RUL-H44-29: notes that an Allied unit is north of the Lower Rhine. */
export function noteNorth(p: Position): void {
  if (!p.s.own.beenNorth && isAnyNorth(p)) keep(p, { beenNorth: 1 });
}

export const lastTurn = ({ scenario }: State): number =>
  ABOUT.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? 0;

/**
 * H44-S2.3-a, H44-26.1-a, H44-26.3-b, H44-26.4-a, H44-26.4-b: the victory phase of a turn: who has won, if anybody; the
 * Allies come first, and a tie is a German win.
 */
export function checkVictory(p: Position): void {
  const isLast = p.s.turn >= lastTurn(p.s);
  if (p.s.scenario === 'short') {
    if (isLast) finish(p, isAcrossWaal(p) ? ALLIED : GERMAN, 'S1.3', 'waal');
  } else if (hasAlliedVictory(p)) finish(p, ALLIED, '26.3', 'automatic');
  else if (hasGermanVictory(p)) finish(p, GERMAN, '26.2', 'automatic');
  else if (isLast) finish(p, pointsOf(p, ALLIED) > pointsOf(p, GERMAN) ? ALLIED : GERMAN, '26.4', 'points');
}

/** H44-S1.3-a: S1.3, RUL-H44-186: four steps of units that are not airborne north of the Waal. */
function isAcrossWaal(p: Position): boolean {
  const { now, needed } = waalTally(p);
  return now >= needed;
}

/** S1.3: who counts for the short game, with how many steps. */
export function waalTally(p: Position): Tally {
  const across = OF[ALLIED].filter((u) => onMap(p, u) && isGround(u) && p.board.north.waal[hexOf(p, u)] === 1);
  const units = across.map((u) => [idOf(u), stepsOf(p, u)] as const);
  const now = units.reduce((sum, [, steps]) => sum + steps, 0);
  return { rule: 'S1.3', side: sideName(ALLIED), item: 'waal', now, needed: VICTORY.shortSteps, units };
}

/** H44-26.3-a: enough points, and a unit that is not airborne north of the Lower Rhine. */
const hasAlliedVictory = (p: Position): boolean =>
  OF[ALLIED].some((u) => isGround(u) && isNorthOfRhine(p, u)) && pointsOf(p, ALLIED) >= VICTORY.allied;

/** H44-26.2-a, H44-26.2-b, H44-26.2-c: enough points, or nobody left of those who were north of the Lower Rhine. */
const hasGermanVictory = (p: Position): boolean =>
  pointsOf(p, GERMAN) >= VICTORY.german || (p.s.own.beenNorth === 1 && !isAnyNorth(p));

function finish(p: Position, winner: Side, rule: string, result: 'waal' | 'automatic' | 'points'): void {
  p.s.over = true;
  p.s.winner = winner;
  p.s.frames = [];
  const points = { allied: pointsOf(p, ALLIED), german: pointsOf(p, GERMAN) };
  say(p, 'over', rule, { winner: sideName(winner), result, ...points });
}

/** 26.4: who has won a game that is over, and the points of both. */
export function outcomeOf(p: Position): Outcome {
  const points = { allied: pointsOf(p, ALLIED), german: pointsOf(p, GERMAN) };
  return { winner: sideName(p.s.winner as Side), points };
}
