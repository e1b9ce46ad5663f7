import { HOLLAND_44, type Holland44 } from '../../../src/games/holland-44/index.ts';
import * as codes from '../../../src/games/holland-44/position/state.ts';
import type { Frame, State } from '../../../src/games/holland-44/position/state.ts';
import type { HollandAction } from '../../../src/games/holland-44/position/actions.ts';
import { ok, type BaseAction, type BaseEvent } from '../../../src/kernel/game.ts';

/** A game with one thing wrong. */
export type Broken = Partial<Pick<Holland44, 'legal' | 'play' | 'view'>>;

type Played = { state: State; events: BaseEvent[] };
type Change = (state: State) => State;

const copied = (state: State): State => HOLLAND_44.copy(state);

/** Plays an action in a position that is changed for it, and undoes the change. */
function playedIn(change: Change, undo: (next: State, state: State) => State, when: (state: State) => boolean): Broken {
  return {
    play(state, action) {
      if (!when(state)) return HOLLAND_44.play(state, action);
      const played = HOLLAND_44.play(change(copied(state)), action);
      return played.ok ? ok({ ...played.value, state: undo(copied(played.value.state), state) }) : played;
    },
  };
}

/** Changes what an action has led to. */
const afterwards = (change: (played: Played, state: State, action: BaseAction) => Played): Broken => ({
  play(state, action) {
    const played = HOLLAND_44.play(state, action);
    if (!played.ok) return played;
    const { state: next, events } = change(
      { ...played.value, state: copied(played.value.state) } as Played,
      state,
      action as BaseAction,
    );
    return ok({ ...played.value, state: next, events } as typeof played.value);
  },
});

/** What may be done is listed as in another position; what is listed only by mistake can be played. */
const listedIn = (change: Change, when: (state: State) => boolean): Broken => ({
  legal: (state) => HOLLAND_44.legal(when(state) ? change(copied(state)) : state),
  play(state, action) {
    const next = copied(state);
    return ok({ state: next, events: HOLLAND_44.playUnchecked(next, action as HollandAction) });
  },
});

const isTop =
  (kind: string, why?: string) =>
  ({ frames }: State): boolean => {
    const top = frames.at(-1);
    return top?.kind === kind && (why === undefined || (top as { why?: string }).why === why);
  };
const isFought = ({ frames }: State): boolean => {
  const top = frames.at(-1);
  return top?.kind === 'combat' && top.stage === 'dice';
};

/** A die of one kind is read as the next higher one; the log has the one that fell. */
const misread = (when: (state: State) => boolean): Broken => ({
  play(state, action) {
    const { dice } = action as { dice?: number[] };
    if (!dice || !when(state)) return HOLLAND_44.play(state, action);
    const played = HOLLAND_44.play(state, { by: 'chance', dice: dice.map((die) => (die % 6) + 1) });
    if (!played.ok) return played;
    const rewritten = ({ args, ...event }: BaseEvent): BaseEvent => ({
      ...event,
      args: {
        ...args,
        ...(args && 'die' in args ? { die: dice[0] as number } : {}),
        ...(args && 'dice' in args ? { dice } : {}),
      },
    });
    return ok({ ...played.value, events: played.value.events.map(rewritten) } as typeof played.value);
  },
});

const without = (list: readonly number[], bits: number): number[] => list.map((marks) => marks & ~bits);

/** Marks that are not seen while a combat is fought. */
const unseen = (bits: number): Broken =>
  playedIn(
    (state) => ({ ...state, marks: without(state.marks, bits) }),
    (next, { marks }) => ({ ...next, marks: next.marks.map((now, u) => now | ((marks[u] as number) & bits)) }),
    isFought,
  );

const bridged =
  (how: number, as: number): Change =>
  (state) => ({
    ...state,
    bridges: state.bridges.map((bridge) => (bridge === how ? as : bridge)),
  });
const restored = (next: State, { bridges }: State): State => ({ ...next, bridges });

const unitsIn = (events: readonly BaseEvent[], code: string): number[] =>
  events
    .filter((event) => event.code === code)
    .map(({ args }) => HOLLAND_44.counters.findIndex(({ id }) => id === args?.['unit']));

function unchosen(frame: Frame): Frame {
  if (frame.kind !== 'combat') return frame;
  const { defenders: _, ...combat } = frame;
  return combat;
}

const moving = isTop('move');

export const BROKEN = {
  'the table of combat is read a line too low': misread(isFought),
  'the table of determined defence is read a line too low': misread(isTop('dice', 'stand')),
  'bridges are blown by a 2': misread(isTop('dice', 'demolition')),
  'units recover by a 3': misread(isTop('dice', 'reorganisation')),
  'units out of supply attack with all their strength': unseen(codes.OUT_OF_SUPPLY),
  'the guns of the first turn shoot as well ever after': playedIn(
    (state) => ({ ...state, turn: 1 }),
    (next, { turn }) => ({ ...next, turn }),
    isFought,
  ),
  'a loss is forgotten': afterwards((played, { steps }) => {
    const { state, events } = played;
    const hit = events.some(({ code }) => code === 'combat') ? unitsIn(events, 'step-lost') : [];
    return {
      state: { ...state, steps: state.steps.map((now, u) => (hit.includes(u) ? (steps[u] as number) : now)) },
      events: events.filter(({ code }) => code !== 'step-lost'),
    };
  }),
  'nobody is engaged': afterwards(({ state, events }) => ({
    state: { ...state, marks: without(state.marks, codes.ENGAGED) },
    events,
  })),
  'a retreat does not disrupt': afterwards(({ state, events }) => ({
    state: {
      ...state,
      order: state.order.map((now, u) => (unitsIn(events, 'disrupted').includes(u) ? codes.GOOD : now)),
    },
    events,
  })),
  'one way of retreat is not offered': {
    legal(state) {
      const listed = [...HOLLAND_44.legal(state)];
      return isTop('retreat')(state) && listed.length > 1 ? listed.slice(1) : listed;
    },
  },
  'one unit may not be chosen to defend': {
    legal(state) {
      const listed = [...HOLLAND_44.legal(state)];
      return isTop('defend')(state) && listed.length > 1 ? listed.slice(1) : listed;
    },
  },
  'the strongest defend, whoever was chosen': playedIn(
    (state) => ({ ...state, frames: state.frames.map(unchosen) }),
    (next) => next,
    isFought,
  ),
  'zones of control do not stop': listedIn(
    (state) => ({
      ...state,
      frames: state.frames.map((frame) => (frame.kind === 'move' ? { ...frame, hexesMoved: 0 } : frame)),
    }),
    moving,
  ),
  'there are no bonds': listedIn(
    (state) => ({ ...state, order: state.order.map((now) => now || codes.DISRUPTED) }),
    moving,
  ),
  'blown bridges bear traffic': listedIn(bridged(codes.BLOWN, codes.INTACT), moving),
  'a step costs a third of a point more': afterwards(
    ({ state, events }, _, { type }: BaseAction & { type?: string }) => ({
      state,
      events: events.map((event) =>
        type === 'step' && event.code === 'move'
          ? { ...event, args: { ...event.args, cost: Number(event.args?.['cost']) + 1 / 3 } }
          : event,
      ),
    }),
  ),
  'Allied supply crosses wired bridges': playedIn(
    bridged(codes.WIRED, codes.INTACT),
    restored,
    ({ phase, frames }) => phase === 'allied-combat' && frames.length === 0,
  ),
  'the Germans have a point more': {
    view(state, side) {
      const view = HOLLAND_44.view(state, side);
      return { ...view, points: { ...view.points, german: (view.points['german'] as number) + 1 } };
    },
  },
} satisfies Readonly<Record<string, Broken>>;

/** How the recount says what is wrong; in which random game, 4 unless given. */
export const FOUND: Readonly<Record<keyof typeof BROKEN, readonly [start: string, seed?: number]>> = {
  'the table of combat is read a line too low': ['odds'],
  'the table of determined defence is read a line too low': ['determined defence', 62],
  'bridges are blown by a 2': ['demolition'],
  'units recover by a 3': ['recovery-roll', 10],
  'units out of supply attack with all their strength': ['odds'],
  'the guns of the first turn shoot as well ever after': ['odds', 18],
  'a loss is forgotten': ['losses'],
  'nobody is engaged': ['result'],
  'a retreat does not disrupt': ['result'],
  'one way of retreat is not offered': ['retreat'],
  'one unit may not be chosen to defend': ['defence', 12],
  'the strongest defend, whoever was chosen': ['odds', 12],
  'zones of control do not stop': ['move'],
  'there are no bonds': ['move'],
  'blown bridges bear traffic': ['move'],
  'a step costs a third of a point more': ['cost'],
  'Allied supply crosses wired bridges': ['supply', 18],
  'the Germans have a point more': ['points'],
};

export const brokenGame = (broken: Broken): Holland44 => ({ ...HOLLAND_44, ...broken });
