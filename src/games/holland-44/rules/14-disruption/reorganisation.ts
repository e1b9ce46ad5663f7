import type { Modifier } from '../../../../kernel/game.ts';
import { idOf, say } from '../../position/actions.ts';
import { RECOVERY } from '../../data/tables.ts';
import { modifiersBy, qualityTerm, totalOf } from '../../position/modifiers.ts';
import { phaseSide } from '../../position/phases.ts';
import {
  areaOf,
  enemyOf,
  hexOf,
  inGoodOrder,
  OF,
  onMap,
  orderOf,
  unitOf,
  type Position,
  type Side,
} from '../../position/position.ts';
import { ENGAGED, FULL_RETREAT, REPLACEMENT, SCATTERED, SPENT, type DiceFrame } from '../../position/state.ts';
import { inZone } from '../07-zoc/zoc.ts';

/**
 * H44-11.5.3-a, H44-14.4.3-a, H44-20.2.5-c, H44-22.3.6-d, H44-25.3.3-b: markers that go in the reorganisation phase,
 * whatever the state of the unit.
 */
const PASSING = SCATTERED | ENGAGED | REPLACEMENT | SPENT;

/**
 * H44-14.4.1-a: the reorganisation phase of the active side: automatic recovery, then a die for each disordered unit in
 * EZOC, in unit order.
 */
export function reorganise(p: Position): void {
  const side = phaseSide(p) as Side;
  clearMarkers(p, side);
  const units = OF[side].filter((u) => !inGoodOrder(p, u) && (onMap(p, u) || areaOf(p, u) >= 0));
  for (const u of units) if (!isBesideEnemy(p, u)) recover(p, u, '14.4.1');
  roll(
    p,
    units.filter((u) => isBesideEnemy(p, u)),
  );
}

/** H44-14.4.3-a: . */
function clearMarkers(p: Position, side: Side): void {
  p.s.marks = p.s.marks.map((marks, u) => (unitOf(u).side === side ? marks & ~PASSING : marks));
}

/** H44-19.3.1-e, 14.4.1: in EZOC; never so in an area. */
const isBesideEnemy = (p: Position, u: number): boolean =>
  onMap(p, u) && inZone(p, enemyOf(unitOf(u).side), hexOf(p, u));

/** H44-14.4.1-a: full retreat becomes disrupted, disrupted good order. */
function recover(p: Position, u: number, rule: string): void {
  const order = orderOf(p, u) - 1;
  say(p, p.s.order[u] === FULL_RETREAT ? 'rallies' : 'recovers', rule, { unit: idOf(u) });
  p.s.order = p.s.order.with(u, order);
}

function roll(p: Position, units: number[]): void {
  if (units.length > 0) p.s.frames.push({ kind: 'dice', why: 'reorganisation', count: 1, values: units });
}

/** H44-2.3.6-b, 14.4.2: better for elite units, worse for green ones. */
const modifiersOf = (u: number): Modifier[] =>
  modifiersBy('14.4.2', [qualityTerm(unitOf(u).quality, RECOVERY.modifiers)]);

const reaches = (die: number, shifts: readonly Modifier[]): boolean =>
  Math.min(6, Math.max(1, die + totalOf(shifts))) >= RECOVERY.from;

/** The lowest die on which the unit recovers. */
export const leastToRecover = (u: number): number =>
  [1, 2, 3, 4, 5, 6].find((die) => reaches(die, modifiersOf(u))) ?? 7;

/** H44-14.4.2-a: the die of the first of these units; the others follow. */
export function reorganisationRolled(p: Position, { values }: DiceFrame, [die = 0]: readonly number[]): void {
  const [u = 0, ...others] = values;
  const shifts = modifiersOf(u);
  const recovers = reaches(die, shifts);
  say(p, 'recovery-roll', '14.4.2', { unit: idOf(u), die, shifts, result: recovers ? 'recovers' : 'stays' });
  if (recovers) recover(p, u, '14.4.2');
  roll(p, others);
}
