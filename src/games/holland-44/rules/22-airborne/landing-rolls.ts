import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason } from '../../../../kernel/reason.ts';
import type { ResultChance } from '../../../../wargame/wargame.ts';
import { act, idOf, namedUnit, say, unitRefusal, type Decision, type SideAction } from '../../position/actions.ts';
import { LANDING } from '../../data/tables.ts';
import {
  ALLIED,
  firstUnit,
  hexOf,
  mark,
  nameOf,
  onMap,
  stepsOf,
  unitOf,
  type Position,
} from '../../position/position.ts';
import { FIRED, SCATTERED, type DiceFrame, type LandingRollsFrame, type SufferFrame } from '../../position/state.ts';
import { addReturned, eliminate, loseStep } from '../11-results/losses.ts';
import { landingDie } from './landing.ts';
import { modifiersIn } from './landing-modifiers.ts';

const NOT_THERE = reason('22.3.1', 'not-among-them');

/** Steps that each result costs (22.3.3). */
const LOSSES: Readonly<Record<string, number>> = { S: 0, S1: 1, S2: 2 };

/**
 * H44-22.3.1-a, RUL-H44-156, RUL-H44-160: on turn 1 a die for each hex, for its parachute and glider units; later one
 * for each unit, in the order in which they were placed.
 */
export function rollsBySelf(p: Position, frame: LandingRollsFrame): boolean {
  const [first] = frame.units;
  if (first === undefined) return p.s.frames.pop() !== undefined;
  const isTurn1 = p.s.turn === 1;
  const together = isTurn1 ? frame.units.filter((u) => hexOf(p, u) === hexOf(p, first)) : [first];
  const [modifier = 0] = frame.modifiers;
  frame.modifiers = frame.modifiers.filter((_, i) => !together.includes(frame.units[i] ?? -1));
  frame.units = frame.units.filter((u) => !together.includes(u));
  const exposed = together.filter((u) => onMap(p, u) && rolls(u, isTurn1));
  if (exposed.length > 0) p.s.frames.push({ kind: 'dice', why: 'landing', count: 1, values: [modifier, ...exposed] });
  return true;
}

/** 22.3.1, 22.3.4: supply heads are exposed to nothing, artillery is from turn 3 on. */
const rolls = (u: number, isTurn1: boolean): boolean => !unitOf(u).supplyHead && !(isTurn1 && unitOf(u).artillery);

export const landingResult = (die: number): string => LANDING.rows.find(({ upTo }) => die <= upTo)?.result ?? '-';

/** As the log has it. */
const resultOf = (die: number): string => (landingResult(die) === '-' ? 'safe' : landingResult(die));

/** H44-22.3.1-a, H44-22.3.2-b, H44-22.3.3-a: how a landing may turn out as things are; undefined for who is exposed to nothing. */
export function landingChances(p: Position, action: SideAction): ResultChance[] | undefined {
  if (action.type !== 'land' || !rolls(namedUnit(action.unit), p.s.turn === 1)) return undefined;
  const modifier = landingDie(p, action).reduce((sum, { amount }) => sum + amount, 0);
  const results = [1, 2, 3, 4, 5, 6].map((die) => resultOf(die + modifier));
  return [...new Set(results)].map((result) => ({
    result,
    probability: results.filter((one) => one === result).length / results.length,
  }));
}

/** 22.3.3, 22.3.4: steps that a result costs this unit. */
export function landingLoss(p: Position, u: number, result: string): number {
  const steps = LOSSES[result] ?? 0;
  if (unitOf(u).artillery) return steps === 2 ? stepsOf(p, u) : 0;
  return Math.min(steps, stepsOf(p, u));
}

/** H44-22.3.3-a: the roll of a unit, or of the units in a hex. */
export function landingRolled(p: Position, { values }: DiceFrame, [die = 1]: readonly number[]): void {
  const [modifier = 0, ...units] = values;
  const [first = 0] = units;
  const result = landingResult(die + modifier);
  const shifts = modifiersIn(p, hexOf(p, first), modifier);
  say(p, 'landing', '22.3', {
    unit: idOf(first),
    n: units.length,
    hex: nameOf(p, hexOf(p, first)),
    die,
    shifts,
    result: resultOf(die + modifier),
  });
  if (result === '-') return;
  if (units.length > 1) p.s.frames.push({ kind: 'suffer', units, result });
  else suffer(p, first, result);
}

/** H44-22.3.1-a: on turn 1 the Allied side names the unit that bears the result. */
export const suffering: Decision<SufferFrame, 'suffer'> = {
  actor: () => ALLIED,
  prompt: (p, { units, result }) => ({
    rule: '22.3.1',
    code: 'suffer',
    args: { result, hex: nameOf(p, hexOf(p, firstUnit(units))) },
  }),
  legal: (_, { units }) => units.map((u) => act(ALLIED, 'suffer', { unit: idOf(u) })),
  refusal(_, { units }, action): Refusal | undefined {
    if (action.type !== 'suffer') return { rule: '22.3.1', code: 'not-now' };
    return unitRefusal(action.unit, (u) => (units.includes(u) ? ALLOWED : NOT_THERE));
  },
  play(p, { result }, action) {
    p.s.frames.pop();
    suffer(p, namedUnit(action.unit), result);
  },
};

/**
 * H44-22.3.3-b, H44-22.3.3-c, H44-22.3.3-d, H44-22.3.4-a, H44-22.3.5-a: the unit is scattered, by S1 and S2 it loses steps,
 * of which one comes back later (22.7); artillery has fired by S1, and none of it comes back.
 */
function suffer(p: Position, u: number, result: string): void {
  mark(p, u, SCATTERED);
  say(p, 'scattered', '22.3.6', { unit: idOf(u) });
  const { artillery, formation } = unitOf(u);
  const lost = landingLoss(p, u, result);
  if (lost > 0 && !artillery) addReturned(p, formation, 1);
  if (lost > 0 && lost === stepsOf(p, u)) return eliminate(p, u, 'landing');
  for (let i = 0; i < lost; i++) loseStep(p, u, 'landing');
  if (artillery && LOSSES[result] === 1) mark(p, u, FIRED);
}
