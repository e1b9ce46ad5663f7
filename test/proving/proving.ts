import type { BaseEvent, Game, Prompt, Result, SetupError, Start } from '../../src/kernel/game.ts';
import { no, ok } from '../../src/kernel/game.ts';
import type { Action } from './action.ts';
import { START } from './board.ts';
import { chance, legal, perform, questionOf, refusal } from './rules.ts';
import { score, toAct } from './sequence.ts';
import type { State } from './state.ts';
import { BLOCKS, copyState, SIDES, UNKNOWN } from './state.ts';
import type { View } from './view.ts';
import { sample, secret, viewOf } from './view.ts';

/** Rule of each prompt. */
const RULES: Readonly<Record<string, string>> = {
  bids: '3.2',
  movement: '4.1',
  'combat-phase': '7.1',
  deal: '2.1',
  move: '4.2',
  react: '5.1',
  shot: '5.2',
  declare: '7.2',
  combat: '7.3',
  loss: '8.1',
  retreat: '8.2',
  advance: '8.3',
};

function fromSetup({ scenario, options, setup }: Start): Result<{ state: State; events: BaseEvent[] }, SetupError[]> {
  const errors = [...startErrors(scenario, options, setup)];
  if (errors.length > 0) return no(errors);
  const { hexes, reserves } = START[scenario] as { hexes: number[]; reserves: number };
  const perBlock = (value: number): number[] => BLOCKS.map(() => value);
  const state: State = {
    scenario,
    fog: options['fog'] !== 'off',
    turn: 0,
    phase: 0,
    first: 0,
    reserves: [reserves, reserves],
    bids: [-1, -1],
    hex: hexes.slice(),
    kind: perBlock(UNKNOWN),
    steps: perBlock(0),
    shown: perBlock(0),
    used: perBlock(0),
    targets: [],
    over: false,
    frames: [2, 1, 0].map((deck) => ({ kind: 'deal', deck })),
  };
  return ok({ state, events: [{ code: 'set-up', args: { scenario } }] });
}

function* startErrors(scenario: string, options: Start['options'], setup: object | null): Iterable<SetupError> {
  const error = (at: string, code: string): SetupError => ({ at, rule: 'contract', code });
  if (!Object.hasOwn(START, scenario)) yield error('scenario', 'no-such-scenario');
  for (const [id, value] of Object.entries(options)) {
    if (id !== 'fog') yield error(`options.${id}`, 'no-such-option');
    else if (value !== 'on' && value !== 'off') yield error('options.fog', 'no-such-value');
  }
  if (setup !== null) yield error('setup', 'no-set-ups');
}

function prompt(state: State): Prompt {
  if (state.over) return { rule: '9.1', code: 'over' };
  const question = questionOf(state);
  return { rule: RULES[question] ?? '3.1', code: question, args: { side: toAct(state) } };
}

function playUnchecked(state: State, action: Action): BaseEvent[] {
  const events: BaseEvent[] = [];
  perform({ state, events }, action);
  return events;
}

/** The game of README.md. */
export const proving: Game<State, Action, BaseEvent, View> = {
  id: 'proving',
  title: 'Proving Ground',
  rules: '1.0.0',
  sides: SIDES,
  scenarios: [
    { id: 'meeting', firstTurn: 1, lastTurn: 4 },
    { id: 'raid', firstTurn: 1, lastTurn: 2 },
  ],
  options: [{ id: 'fog', values: ['on', 'off'] }],
  vocabulary: {},
  fromSetup,
  toAct,
  prompt,
  legal,
  refusal,
  play(state, action) {
    const why = refusal(state, action);
    if (why) return no(why);
    const next = copyState(state);
    const events = playUnchecked(next, action as Action);
    return ok({ state: next, events });
  },
  playUnchecked,
  copy: copyState,
  position: (state) => ({ ...viewOf(state, null), as: undefined }),
  chance,
  known: viewOf,
  view: viewOf,
  secret,
  sample,
  outcome: (state) => (state.over ? score(state) : undefined),
};
