import { ok, type Outcome, type Played, type Result, type SetupError, type Start } from '../../../kernel/game.ts';
import { keeper } from '../../../wargame/machine/keeper.ts';
import { playing } from '../../../wargame/machine/machine.ts';
import type { PointItem, Victory } from '../../../wargame/wargame.ts';
import { ABOUT } from '../position/about.ts';
import { ACTION_FIELDS, type SideAction } from '../position/actions.ts';
import { bySelf, decisionOf, diceDue, roll, settle } from './decide.ts';
import { dicePrompt } from './dice-prompts.ts';
import { positionOf, takeOver, type HollandEvent, type Position } from '../position/position.ts';
import { ledger as ledgerOf } from '../rules/26-victory/points.ts';
import { victoryOf } from '../rules/26-victory/standing.ts';
import { outcomeOf } from '../rules/26-victory/victory.ts';
import { readStart } from '../setup/setup.ts';
import { copyState, type State } from '../position/state.ts';

/** Finds the position of a state, with its look-ups. */
export const at = keeper<State, Position>({ make: positionOf, reuse: takeOver });

export function fromSetup(start: Start): Result<Played<State, HollandEvent>, SetupError[]> {
  const read = readStart(start);
  if (!read.ok) return read;
  const p = read.value;
  // A set-up stands in its phase, but on AM turns the weather has still to be rolled (4.1).
  if (!start.setup || p.s.phase === 'weather') p.s.frames.push({ kind: 'step', why: 'begin-phase' });
  settle(p);
  return ok({ state: p.s, events: p.events });
}

/** The game as it is played: see `Game`. */
export const { toAct, prompt, legal, refusal, play, playUnchecked, chance } = playing<
  State,
  Position,
  SideAction,
  HollandEvent
>({
  sides: ABOUT.sides,
  actions: [ACTION_FIELDS],
  at,
  copy: copyState,
  due: diceDue,
  decisionOf,
  roll,
  bySelf,
  dicePrompt,
  overPrompt: () => ({ rule: '26.4', code: 'over' }),
  isOver: () => ({ rule: '26.4', code: 'game-over' }),
  notYourTurn: (side) => ({ rule: '3.0', code: 'not-your-turn', args: { side } }),
  notTheRoll: ({ count, faces = 6 }) => ({ rule: 'contract', code: 'dice-due', args: { count, faces } }),
});

/** Who has won, and the points of both sides; undefined while the game goes on. */
export const outcome = (s: State): Outcome | undefined => (s.over ? outcomeOf(at(s)) : undefined);

/** How the game is won, as it stands now (26.1). */
export const victory = (s: State): Victory => victoryOf(at(s));

/** Every item of the score as if the game ended now (26.5). */
export const ledger = (s: State): readonly PointItem[] => ledgerOf(at(s));
