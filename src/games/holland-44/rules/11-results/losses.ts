import type { Refusal } from '../../../../kernel/game.ts';
import { reason, refusalOf } from '../../../../kernel/reason.ts';
import { act, idOf, namedUnit, noSuchUnit, say, type Decision } from '../../position/actions.ts';
import type { Cause } from '../../position/codes.ts';
import { firstUnit, hexOf, note, parentOf, place, stepsOf, unitOf, type Position } from '../../position/position.ts';
import { remnantsFor } from '../../position/pools.ts';
import { AS_REMNANT, ELIMINATED, IN_BOX, OUT, type LossFrame } from '../../position/state.ts';
import { strip, takeAfter } from './counters.ts';

const NOT_LISTED = reason('11.2', 'not-a-candidate');

/** Steps that go over to another counter: what is said of that says it all. */
const GIVEN: readonly Cause[] = ['break-down', 'merging'];

/** H44-11.3-a, H44-11.3-b, 11.4: a step loss: the counter is turned, becomes a remnant, or goes. */
export function loseStep(p: Position, u: number, why: Cause): void {
  const left = stepsOf(p, u) - 1;
  if (left <= 0) return eliminate(p, u, why);
  if (!GIVEN.includes(why)) say(p, 'step-lost', '11.3', { unit: idOf(u), why });
  if (unitOf(u).steps === 3 && left === 1) return becomeRemnant(p, u, why);
  p.s.steps = p.s.steps.with(u, left);
}

/**
 * H44-11.3-b, H44-11.4-a, H44-11.4-d, H44-11.4-e: a remnant of the matching kind takes the place of a three-step unit;
 * without one the unit is eliminated, and an airborne division gets a step back.
 */
function becomeRemnant(p: Position, u: number, why: Cause): void {
  const free = remnantsFor(unitOf(u)).find(({ index }) => hexOf(p, index) === IN_BOX);
  if (!free) {
    if (unitOf(u).airborne) addReturned(p, unitOf(u).formation, 1);
    return eliminate(p, u, why);
  }
  const remnant = free.index;
  const hex = hexOf(p, u);
  place(p, u, AS_REMNANT);
  p.s.steps = p.s.steps.with(u, 1);
  takeOver(p, remnant, u);
  place(p, remnant, hex);
  for (const frame of p.s.frames) replaceIn(frame, u, remnant);
  say(p, 'remnant', '11.4', { unit: idOf(u), remnant: idOf(remnant) });
}

/** The remnant has all that lies on its parent, which has nothing left. */
function takeOver(p: Position, remnant: number, u: number): void {
  p.s.steps = p.s.steps.with(remnant, 1);
  takeAfter(p, remnant, u);
  const from = p.s.own.attackedFrom[u];
  if (from !== undefined) note(p, 'attackedFrom', remnant, from);
  strip(p, u);
  p.s.parents = p.s.parents.with(remnant, u);
}

/** H44-11.4-b: puts a unit in the place of another in every list of units of a frame. */
function replaceIn(frame: object, from: number, to: number): void {
  for (const key of ['units', 'attackers', 'group', 'settled', 'took', 'strikers', 'supporting'] as const) {
    const list = (frame as Partial<Record<typeof key, number[]>>)[key];
    const at = list?.indexOf(from) ?? -1;
    if (list && at >= 0) list[at] = to;
  }
  const named = frame as { attached?: number; lead?: number; kind: string };
  if (named.attached === from) named.attached = to;
  if (named.kind === 'stand' && named.lead === from) named.lead = to;
}

/**
 * H44-11.4-d, H44-22.3.3-e, H44-22.7-a, H44-22.7-b: steps that come back to an airborne division; those of this turn
 * may not be used yet.
 */
export const addReturned = (p: Position, formation: string, steps: number): void =>
  note(p, 'returnedNew', formation, (p.s.own.returnedNew[formation] ?? 0) + steps);

/**
 * H44-11.4-c, H44-21.1-e: takes a unit off the map: breakdown units go back to their box (21.1), a remnant makes way
 * for its parent among the eliminated (26.5.2).
 */
export function eliminate(p: Position, u: number, why: Cause): void {
  const { breakdown, remnant } = unitOf(u);
  const parent = parentOf(p, u);
  say(p, 'eliminated', '11.3', { unit: idOf(u), why });
  place(p, u, breakdown ? IN_BOX : remnant && parent >= 0 ? OUT : ELIMINATED);
  p.s.steps = p.s.steps.with(u, breakdown ? 1 : 0);
  strip(p, u);
  if (parent < 0) return;
  p.s.parents = p.s.parents.with(u, -1);
  if (remnant && hexOf(p, parent) === AS_REMNANT) {
    place(p, parent, ELIMINATED);
    p.s.steps = p.s.steps.with(parent, 0);
  }
}

/** H44-11.2-a: which of several units takes the loss. */
export const losing: Decision<LossFrame, 'loss'> = {
  actor: (_, { side }) => side,
  prompt: (_, { why }) => ({ rule: '11.2', code: 'step-loss', args: { why } }),
  legal: (_, { side, units }) => units.map((u) => act(side, 'loss', { unit: idOf(u) })),
  refusal(_, { units }, action): Refusal | undefined {
    if (action.type !== 'loss') return { rule: '11.2', code: 'not-now' };
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    return units.includes(u) ? undefined : refusalOf(NOT_LISTED, { unit: idOf(u) });
  },
  play(p, frame, action) {
    p.s.frames.pop();
    loseStep(p, namedUnit(action.unit), frame.why);
  },
};

/** Has one of these units lose a step; `side` chooses where there are several. */
export function askLoss(p: Position, side: 0 | 1, units: number[], why: Cause = 'combat'): void {
  if (units.length > 1) p.s.frames.push({ kind: 'loss', side, units, why });
  else if (units.length === 1) loseStep(p, firstUnit(units), why);
}
