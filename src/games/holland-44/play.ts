import {
  no,
  ok,
  type Outcome,
  type Played,
  type Prompt,
  type Refusal,
  type Result,
  type SetupError,
  type Start,
} from '../../kernel/game.ts';
import { rollsOf } from '../../kernel/rolls.ts';
import type { PointItem } from '../../wargame/wargame.ts';
import { sideName, shapeRefusal, type HollandAction, type SideAction } from './actions.ts';
import { decisionOf, diceDue, facesDue, roll, settle } from './decide.ts';
import { positionOf, type HollandEvent, type Position } from './position.ts';
import { ledger as ledgerOf } from './rules/26-points.ts';
import { outcomeOf } from './rules/26-victory.ts';
import { readStart } from './setup.ts';
import { copyState, type Frame, type State } from './state.ts';
import { dicePrompt } from './dice-prompts.ts';

/** Positions kept for the states asked about last. */
const KEPT = 4;
const kept: Position[] = [];

/** Finds the position of a state, with its look-ups, as long as it is among the last ones asked for. */
export function at(s: State): Position {
  for (let i = 0; i < kept.length; i++) {
    const p = kept[i] as Position;
    if (p.s !== s) continue;
    if (i > 0) kept.unshift(...kept.splice(i, 1));
    return p;
  }
  if (kept.length === KEPT) kept.pop();
  const p = positionOf(s);
  kept.unshift(p);
  return p;
}

export function fromSetup(start: Start): Result<Played<State, HollandEvent>, SetupError[]> {
  const read = readStart(start);
  if (!read.ok) return read;
  const p = read.value;
  // A set-up stands in its phase, but on AM turns the weather has still to be rolled (4.1).
  if (!start.setup || p.s.phase === 'weather') p.s.frames.push({ kind: 'step', why: 'begin-phase' });
  settle(p);
  return ok({ state: p.s, events: p.events });
}

export function toAct(s: State): string {
  if (s.over) return 'over';
  const p = at(s);
  const decision = decisionOf(p);
  return decision ? sideName(decision.actor(p, s.frames.at(-1) as Frame)) : 'chance';
}

export function prompt(s: State): Prompt {
  if (s.over) return { rule: '26.4', code: 'over' };
  const p = at(s);
  const decision = decisionOf(p);
  if (decision) return decision.prompt(p, s.frames.at(-1));
  return dicePrompt(p);
}

export function legal(s: State): readonly HollandAction[] {
  if (s.over) return [];
  const p = at(s);
  const decision = decisionOf(p);
  return decision ? decision.legal(p, s.frames.at(-1)) : rollsDue(p);
}

/** Every roll that can come with its weight: of so many dice, or of a lot with more sides. */
function weighedRolls(p: Position): readonly (readonly [HollandAction, number])[] {
  const faces = facesDue(p);
  return faces === 6
    ? rollsOf(diceDue(p))
    : Array.from({ length: faces }, (_, i) => [{ by: 'chance', dice: [i + 1] }, 1] as const);
}

const rollsDue = (p: Position): HollandAction[] => weighedRolls(p).map(([action]) => action);

/** Every roll of the dice that are due, with its weight; none while a side is to act. */
export function chance(s: State): readonly (readonly [HollandAction, number])[] {
  const p = at(s);
  return s.over || decisionOf(p) ? [] : weighedRolls(p);
}

export function refusal(s: State, action: unknown): Refusal | undefined {
  if (s.over) return { rule: '26.4', code: 'game-over' };
  const p = at(s);
  const decision = decisionOf(p);
  if (!decision) return diceRefusal(diceDue(p), facesDue(p), action);
  const shape = shapeRefusal(action);
  if (shape) return shape;
  const side = sideName(decision.actor(p, s.frames.at(-1)));
  const given = action as SideAction;
  if (given.by !== side) return { rule: '3.0', code: 'not-your-turn', args: { side } };
  return decision.refusal(p, s.frames.at(-1), given);
}

function diceRefusal(count: number, faces: number, action: unknown): Refusal | undefined {
  const dice: unknown = (action as { dice?: unknown } | null)?.dice;
  const fits =
    Array.isArray(dice) &&
    dice.length === count &&
    dice.every((die) => Number.isInteger(die) && die >= 1 && die <= faces);
  return fits && (action as HollandAction).by === 'chance' && Reflect.ownKeys(action as object).length === 2
    ? undefined
    : { rule: 'contract', code: 'dice-due', args: { count, faces } };
}

/** Changes `s`: only for actions that `legal` lists. */
export function playUnchecked(s: State, action: HollandAction): readonly HollandEvent[] {
  const p = at(s);
  p.events = [];
  if ('dice' in action) roll(p, action.dice);
  else decisionOf(p)?.play(p, s.frames.at(-1), action);
  settle(p);
  return p.events;
}

export function play(s: State, action: unknown): Result<Played<State, HollandEvent>> {
  const why = refusal(s, action);
  if (why) return no(why);
  const state = copyState(s);
  return ok({ state, events: playUnchecked(state, action as HollandAction) });
}

/** Who has won, and the points of both sides; undefined while the game goes on. */
export const outcome = (s: State): Outcome | undefined => (s.over ? outcomeOf(at(s)) : undefined);

/** Every item of the score as if the game ended now (26.5). */
export const ledger = (s: State): readonly PointItem[] => ledgerOf(at(s));
