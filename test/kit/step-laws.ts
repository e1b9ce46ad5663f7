import type { BaseAction, DiceAction, Side } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/hash.ts';
import { eventProblem } from './event-law.ts';
import type { Step } from './walk.ts';
import { actionAndAnswer, show } from './walk.ts';

/** A law of single steps: the problem, or undefined when it holds. `step.state` and `step.next` are guarded. */
export interface StepLaw {
  readonly name: string;
  check(step: Step): string | undefined;
}

const bytes = (value: unknown): string => JSON.stringify(value);
const differ = (what: string, a: unknown, b: unknown): string | undefined =>
  bytes(a) === bytes(b) ? undefined : `${what}: ${bytes(a)} is not ${bytes(b)}`;

/** Laws checked at every step. */
export const EVERY_STEP: readonly StepLaw[] = [
  {
    name: 'The outcome is known exactly when the game is over',
    check: ({ game, next }) =>
      (game.toAct(next) === 'over') === (game.outcome(next) !== undefined) ? undefined : show(game.outcome(next)),
  },
  {
    name: 'The actor is a side, chance or nobody',
    check: ({ game, actor }) => ([...game.sides, 'chance'].includes(actor) ? undefined : actor),
  },
  {
    name: 'Events are plain data with a code, addressed to sides of the game',
    check: ({ game, events }) => wrong(events.find((event) => !isGoodEvent(event, game.sides))),
  },
  { name: 'An event has the arguments of its kind', check: ({ game, events }) => eventProblem(game, events) },
  {
    name: 'Chance acts exactly when dice are due: weights are positive, no roll is listed twice, all are legal',
    check: ({ game, state, actor, listed }) => chanceProblem(game.chance(state), actor === 'chance' ? listed : []),
  },
];

/** The value found as text, or undefined. */
const wrong = (found: unknown): string | undefined => (found === undefined ? undefined : show(found));

function isGoodEvent(event: unknown, sides: readonly Side[]): boolean {
  const { code, to = [], reveals = true } = event as { code: string; to?: readonly Side[]; reveals?: unknown };
  const addressed = Array.isArray(to) && to.every((side) => sides.includes(side));
  return /^[a-z][a-z0-9-]*$/.test(code) && addressed && reveals === true && isPlain(event);
}

/** Is it unchanged by JSON? */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object') return false;
  const isList = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return false;
  const names = Reflect.ownKeys(value);
  if (isList && names.length !== value.length + 1) return false;
  return Object.values(value).every(isPlain) && names.every((name) => typeof name === 'string');
}

function chanceProblem(
  rolls: readonly (readonly [BaseAction, number])[],
  listed: readonly BaseAction[],
): string | undefined {
  if (rolls.length === 0 && listed.length === 0) return undefined;
  const actions = rolls.map(([action]) => action);
  if (!rolls.every(([, weight]) => Number.isFinite(weight) && weight > 0)) return `weights ${show(rolls)}`;
  if (!actions.every(isRoll)) return `not dice: ${show(actions)}`;
  if (new Set(actions.map(canonical)).size < actions.length) return `a roll is listed twice: ${show(actions)}`;
  return differ('rolls and legal actions', actions.map(canonical).toSorted(), listed.map(canonical).toSorted());
}

function isRoll(action: BaseAction): boolean {
  const { by, dice } = action as DiceAction;
  return by === 'chance' && Array.isArray(dice) && dice.length > 0 && dice.every(Number.isSafeInteger);
}

/** Expensive laws, checked at a share of the steps. */
export const SAMPLED_STEPS: readonly StepLaw[] = [
  {
    name: 'Listed actions are of the side to act, distinct, plain data, and always in the same order',
    check: ({ game, state, actor, listed }) => {
      const again = differ('listed again', listed, [...game.legal(state)]);
      if (again) return again;
      if (new Set(listed.map(canonical)).size < listed.length) return `listed twice: ${show(listed)}`;
      return wrong(listed.find((action) => action.by !== actor || !isPlain(action)));
    },
  },
  {
    name: 'Every listed action is accepted',
    check: ({ game, state, listed }) => {
      const refused = listed.find((action) => game.refusal(state, action) !== undefined);
      return refused && actionAndAnswer(refused, game.refusal(state, refused));
    },
  },
  {
    name: 'The prompt has a rule and a code',
    check: ({ game, state }) => {
      const { rule, code } = game.prompt(state);
      return rule && code ? undefined : show(game.prompt(state));
    },
  },
  {
    name: 'Playing the same action in the same position leads to the same position and events',
    check: ({ game, state, action, next, events }) =>
      differ('played again', game.play(state, action), { ok: true, value: { state: next, events } }),
  },
  {
    name: 'A copy is equal, and playUnchecked on it gives the same result as play, without changing the original',
    check: ({ game, state, action, next, events }) => {
      const before = bytes(state);
      const copy = game.copy(state);
      const unequal = differ('copy', copy, state);
      if (unequal) return unequal;
      const unchecked = game.playUnchecked(copy, action);
      return (
        differ('events', unchecked, events) ??
        differ('position', copy, next) ??
        (bytes(state) === before ? undefined : 'changed')
      );
    },
  },
  {
    name: 'A position is unchanged by JSON and plays on the same way',
    check: ({ game, state, action, next, listed }) => {
      if (!isPlain(state)) return `JSON changes it: ${bytes(state)}`;
      const read = JSON.parse(bytes(state)) as object;
      const played = game.play(read, action);
      const after = played.ok ? played.value.state : played.error;
      return differ('listed', [...game.legal(read)], listed) ?? differ('position', after, next);
    },
  },
];
