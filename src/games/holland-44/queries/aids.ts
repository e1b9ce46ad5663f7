import { directionTo, hexAt } from '../../../hex/grid.ts';
import { no, ok, type Modifier, type Refusal, type Result } from '../../../kernel/game.ts';
import { ALLOWED, refusalOf } from '../../../kernel/reason.ts';
import type { PathStep, Reach } from '../../../wargame/wargame.ts';
import { idOf, namedUnit, noSuchHex, noSuchUnit, sideName } from '../position/actions.ts';
import { decisionOf } from '../play/decide.ts';
import { MOVEMENT, PARTS } from '../data/terrain.ts';
import {
  enemyOf,
  firstUnit,
  hexAcross,
  hexOf,
  isMajorGap,
  nameOf,
  place,
  positionOf,
  unitOf,
  type Position,
} from '../position/position.ts';
import { reachOf } from './range.ts';
import { inZone } from '../rules/07-zoc/zoc.ts';
import { isFreeFor } from '../rules/08-movement/entering.ts';
import { moverOf, leftOf, modeReason } from '../rules/08-movement/modes.ts';
import { stepCost, woodsAfter } from '../rules/08-movement/step-costs.ts';
import { mayInfiltrate, contextOf, type MoveContext } from '../rules/08-movement/mover-context.ts';
import { isTarget } from '../rules/09-combat/declare.ts';
import { forgetMovements } from '../rules/21-breakdown/movement-so-far.ts';
import { trafficCost } from '../rules/24-traffic/traffic.ts';
import { AUTO_DS, copyState, DONE, SPENT, type Mover } from '../position/state.ts';

/** Where a unit could go in its side's next movement phase if nothing else changed: by normal movement, or tactically where that is all it may use. */
export function nextReachQuery(now: Position, id: string): Result<Reach> {
  const u = namedUnit(id);
  if (u < 0) return no(noSuchUnit(id));
  const s = copyState(now.s);
  s.phase = `${sideName(unitOf(u).side)}-movement`;
  s.frames = [];
  s.spent = s.spent.map(() => 0);
  s.marks = s.marks.map((marks) => marks & ~(DONE | SPENT | AUTO_DS));
  const p = positionOf(s);
  forgetMovements(p);
  if (hexOf(p, u) === -1) return no({ rule: '8.1', code: 'not-on-map', unit: id });
  return ok(reachOf(p, moverOf(p, u, modeReason(p, u, 'normal') === ALLOWED ? 'normal' : 'tactical')));
}

/** The cost of each step of a path for the units being moved. */
export function pathCostQuery(now: Position, path: readonly string[]): Result<readonly PathStep[]> {
  const top = now.s.frames.at(-1);
  if (top?.kind !== 'move') return no({ rule: '8.1', code: 'nobody-moving' });
  const p = positionOf(copyState(now.s));
  let mover: Mover = { ...top };
  let left = leftOf(p, mover);
  const steps: PathStep[] = [];
  for (const name of path) {
    const to = hexAt(p.board.grid, name);
    if (to === undefined) return no(noSuchHex(name));
    const step = stepOf(p, mover, to, left);
    if (!step.ok) return step;
    left -= step.value.spent;
    mover = { ...mover, hexesMoved: mover.hexesMoved + 1, woods: step.value.woods };
    for (const u of mover.units) place(p, u, to);
    steps.push({ ...step.value.step, left: inPoints(mover, left) });
  }
  return ok(steps);
}

const inPoints = ({ mode }: Mover, parts: number): number => (mode === 'tactical' ? parts : parts / PARTS);

interface Taken {
  step: Omit<PathStep, 'left'>;
  spent: number;
  woods: number;
}

function stepOf(p: Position, mover: Mover, to: number, left: number): Result<Taken> {
  const from = hexOf(p, firstUnit(mover.units));
  const about = { unit: idOf(firstUnit(mover.units)), hex: nameOf(p, to) };
  const d = from < 0 ? -1 : directionTo(p.board.grid, from, to);
  if (d < 0) return no({ rule: '8.1', code: 'not-adjacent', ...about });
  const at = from * 6 + d;
  const context = contextOf(p, mover, from, true);
  const spent = stepCost(p, context, at, mover.woods);
  if (spent < 0) return no(refusalOf(-spent, about));
  if (spent > left) return no({ rule: '8.1', code: 'no-points', ...about });
  const mustStop = inZone(p, enemyOf(mover.side), to) && !mayInfiltrate(p, { ...context, from: to }) ? '7.2' : null;
  const step = { hex: nameOf(p, to), cost: inPoints(mover, spent), parts: partsOf(p, context, at, spent), mustStop };
  return ok({ step, spent, woods: woodsAfter(p, at, mover.woods) });
}

/** What a step's cost is made of: the ground or road, leaving a ZOC (7.2), traffic (24.2). */
function partsOf(p: Position, context: MoveContext, at: number, spent: number): Modifier[] {
  if (context.mover.mode === 'tactical') return [{ rule: '8.3.1', amount: 1, why: 'tactical' }];
  const to = hexAcross(p, at);
  const exit = context.inZone && !isFreeFor(p, context, to) ? MOVEMENT.leaveZoc : 0;
  const traffic = context.inTraffic ? trafficCost(p, to) : 0;
  const parts: Modifier[] = [{ rule: '8.1', amount: (spent - exit - traffic) / PARTS, why: 'ground' }];
  if (exit > 0) parts.push({ rule: '7.2', amount: exit / PARTS, why: 'leave-zone' });
  if (traffic > 0) parts.push({ rule: '24.2', amount: traffic / PARTS, why: 'traffic' });
  return parts;
}

/** Those of the hexes from which the unit could attack in the next combat phase: beside an enemy, not over an unbridged major river. */
export function fightsFrom(p: Position, id: string, hexes: readonly string[]): readonly string[] {
  const u = namedUnit(id);
  if (u < 0 || unitOf(u).attack.every((factor) => factor === 0)) return [];
  return hexes.filter((name) => {
    const hex = hexAt(p.board.grid, name) ?? -1;
    return hex >= 0 && [0, 1, 2, 3, 4, 5].some((d) => isOpenTarget(p, unitOf(u).side, hex * 6 + d));
  });
}

function isOpenTarget(p: Position, side: 0 | 1, at: number): boolean {
  const to = hexAcross(p, at);
  return to >= 0 && !isMajorGap(p, at) && isTarget(p, side, to);
}

/** Why the phase may not be ended now; nothing where it may. */
export function dutiesQuery(p: Position): Refusal[] {
  if (p.s.over || p.s.frames.length > 0) return [];
  const refusal = decisionOf(p).refusal(p, undefined, { by: '', type: 'end' });
  return refusal ? [refusal] : [];
}
