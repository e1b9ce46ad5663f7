import { isDeepStrictEqual } from 'node:util';
import type { BaseAction, DiceAction, Side } from '../../src/kernel/game.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Step } from './walk.ts';
import { said, show } from './walk.ts';

/** A law of single steps: what is wrong, or undefined when it holds. `step.state` and `step.next` are frozen. */
export interface StepLaw {
  readonly name: string;
  check(step: Step): string | undefined;
}

const bytes = (value: unknown): string => JSON.stringify(value);
const differ = (what: string, a: unknown, b: unknown): string | undefined =>
  bytes(a) === bytes(b) ? undefined : `${what}: ${bytes(a)} is not ${bytes(b)}`;

/** Held at every step of every game played. */
export const EVERY_STEP: readonly StepLaw[] = [
  {
    name: 'The outcome is known exactly when the game is over',
    check: ({ game, next }) =>
      (game.toAct(next) === 'over') === (game.outcome(next) !== undefined) ? undefined : show(game.outcome(next)),
  },
  {
    name: 'Who acts is a side, chance or nobody',
    check: ({ game, actor }) => ([...game.sides, 'chance'].includes(actor) ? undefined : actor),
  },
  {
    name: 'Events are plain data, each with its code, addressed to sides of the game',
    check: ({ game, events }) => wrong(events.find((event) => !isGoodEvent(event, game.sides))),
  },
  {
    name: 'Chance is asked exactly when dice are due: weights are positive, no fall comes twice, all are legal',
    check: ({ game, state, actor, listed }) => chanceFault(game.chance(state), actor === 'chance' ? listed : []),
  },
];

/** What was found wrong, or undefined when nothing was. */
const wrong = (found: unknown): string | undefined => (found === undefined ? undefined : show(found));

function isGoodEvent(event: unknown, sides: readonly Side[]): boolean {
  const { code, to = [], reveals = true } = event as { code: string; to?: readonly Side[]; reveals?: unknown };
  const addressed = Array.isArray(to) && to.every((side) => sides.includes(side));
  return /^[a-z][a-z0-9-]*$/.test(code) && addressed && reveals === true && isPlain(event);
}

/** Whether JSON keeps all of it. */
const isPlain = (value: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

function chanceFault(
  falls: readonly (readonly [BaseAction, number])[],
  listed: readonly BaseAction[],
): string | undefined {
  const actions = falls.map(([action]) => action);
  if (!falls.every(([, weight]) => Number.isFinite(weight) && weight > 0)) return `weights ${show(falls)}`;
  if (!actions.every(isFall)) return `not dice: ${show(actions)}`;
  if (new Set(actions.map(canonical)).size < actions.length) return `a fall comes twice: ${show(actions)}`;
  return differ('falls and legal actions', actions.map(canonical).toSorted(), listed.map(canonical).toSorted());
}

function isFall(action: BaseAction): boolean {
  const { by, dice } = action as DiceAction;
  return by === 'chance' && Array.isArray(dice) && dice.length > 0 && dice.every(Number.isSafeInteger);
}

/** Held at a share of the steps: they play and list again. */
export const CLOSE_LOOK: readonly StepLaw[] = [
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
      return refused && said(refused, game.refusal(state, refused));
    },
  },
  {
    name: 'The question asked has a rule and a code',
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
    name: 'A copy is equal, and playing on it unchecked leads where playing does, leaving the original as it was',
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
    name: 'A position survives JSON and is played on the same way',
    check: ({ game, state, action, next, listed }) => {
      if (!isPlain(state)) return `JSON changes it: ${bytes(state)}`;
      const read = JSON.parse(bytes(state)) as object;
      const played = game.play(read, action);
      const after = played.ok ? played.value.state : played.error;
      return differ('listed', [...game.legal(read)], listed) ?? differ('position', after, next);
    },
  },
];
