import type { BaseAction, BaseEvent, DiceAction, Game, Refusal, Side } from './game.ts';
import { no, ok } from './game.ts';

/** The smallest game with everything a match has to handle: decisions, dice, a reveal, a change of side, an end. */
export interface ToyState {
  side: number;
  sum: number;
  /** Dice are due. */
  due: boolean;
}

export interface ToyAction extends BaseAction {
  type?: 'add' | 'peek' | 'roll' | 'pass';
  dice?: readonly number[];
}

const SIDES: readonly Side[] = ['white', 'black'];
const TYPES = ['add', 'peek', 'roll', 'pass'] as const;

const actor = (state: ToyState) => (state.sum >= 10 ? 'over' : state.due ? 'chance' : (SIDES[state.side] as Side));

const rolls: [ToyAction & DiceAction, number][] = [1, 2, 3].map((die) => [
  { by: 'chance', dice: [die] },
  die === 3 ? 2 : 1,
]);

function refusal(state: ToyState, action: unknown): Refusal | undefined {
  const { by, type, dice } = (action ?? {}) as ToyAction;
  if (by !== actor(state)) return { rule: '1', code: 'not-your-turn' };
  if (by === 'chance')
    return dice && rolls.some(([roll]) => roll.dice[0] === dice[0]) ? undefined : { rule: '2', code: 'dice' };
  return TYPES.includes(type as 'add') ? undefined : { rule: '3', code: 'unknown-action' };
}

function playUnchecked(state: ToyState, action: ToyAction): BaseEvent[] {
  if (action.by === 'chance') state.sum += action.dice?.[0] ?? 0;
  if (action.type === 'add') state.sum++;
  if (action.type === 'pass') state.side = 1 - state.side;
  state.due = action.type === 'roll';
  const event: BaseEvent = { code: action.type ?? 'die' };
  return [action.type === 'peek' ? { ...event, reveals: true } : event];
}

export const toy: Game<ToyState, ToyAction> = {
  id: 'toy',
  title: 'Toy',
  rules: '1.0.0',
  sides: SIDES,
  scenarios: [{ id: 'ten', firstTurn: 1, lastTurn: 1 }],
  options: [],
  vocabulary: {},
  fromSetup: ({ scenario }) =>
    scenario === 'ten'
      ? ok({ state: { side: 0, sum: 0, due: false }, events: [{ code: 'begun' }] })
      : no([{ at: 'scenario', rule: 'contract', code: 'no-such-scenario' }]),
  toAct: actor,
  prompt: () => ({ rule: '1', code: 'choose' }),
  legal: (state) =>
    state.due ? rolls.map(([roll]) => roll) : TYPES.map((type) => ({ by: SIDES[state.side] as Side, type })),
  refusal,
  play(state, action) {
    const why = refusal(state, action);
    if (why) return no(why);
    const next = { ...state };
    return ok({ events: playUnchecked(next, action as ToyAction), state: next });
  },
  playUnchecked,
  copy: (state) => ({ ...state }),
  position: ({ side, sum, due }) => ({ side: SIDES[side], sum, due }),
  chance: (state) => (state.due ? rolls : []),
  view: (state) => state,
  known: (state) => ({ ...state }),
  sample: (known) => known as ToyState,
  outcome: (state) =>
    state.sum >= 10 ? { winner: SIDES[state.side] as Side, points: { white: 0, black: 0 } } : undefined,
};

export const START = { scenario: 'ten', options: {}, setup: null };
