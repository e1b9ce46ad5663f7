import { describe, expect, test } from 'vitest';
import { hexAt } from '../../src/hex/grid.ts';
import type { BaseEvent } from '../../src/kernel/game.ts';
import type { Action } from './action.ts';
import { grid } from './board.ts';
import { proving } from './proving.ts';
import type { State } from './state.ts';
import { BLOCKS, GONE, KINDS } from './state.ts';

/** A position of turn 1: red's movement phase, or its combat phase with `phase` 2. Blocks: `{ R1: 'armour 0302 shown 2' }`, steps last. */
function lay(blocks: Readonly<Record<string, string>>, phase = 1): State {
  const begun = proving.fromSetup({ scenario: 'meeting', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const state: State = { ...begun.value.state, turn: 1, phase, frames: [], hex: BLOCKS.map(() => GONE) };
  state.kind = BLOCKS.map(() => 1);
  for (const [id, words] of Object.entries(blocks)) {
    const [kind, hex = '', ...rest] = words.split(' ');
    const block = BLOCKS.indexOf(id as 'R1');
    state.kind[block] = KINDS.findIndex((entry) => entry.id === kind);
    state.hex[block] = hexAt(grid, hex) as number;
    state.shown[block] = rest.includes('shown') ? 1 : 0;
    state.steps[block] = Number(rest.find((word) => /^\d$/.test(word)) ?? KINDS[state.kind[block]]?.steps);
  }
  return state;
}

/** Plays actions of the side to act; a number is a die roll. Gives the state and all events. */
function play(state: State, ...moves: (Partial<Action> | number)[]): { state: State; events: BaseEvent[] } {
  let now = state;
  const events: BaseEvent[] = [];
  for (const move of moves) {
    const action = typeof move === 'number' ? { by: 'chance', dice: [move] } : { by: proving.toAct(now), ...move };
    const played = proving.play(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(played.error)}`);
    now = played.value.state;
    events.push(...played.value.events);
  }
  return { state: now, events };
}

const codeOf = (state: State, move: Partial<Action>): string | undefined =>
  proving.refusal(state, { by: proving.toAct(state), ...move })?.code;
const hexOf = (state: State, id: string): string | undefined =>
  grid.names[state.hex[BLOCKS.indexOf(id as 'R1')] as number];
const stepsOf = (state: State, id: string): number | undefined => state.steps[BLOCKS.indexOf(id as 'R1')];
const blockOf = (state: State, side: string | null, id: string) =>
  proving.view(state, side).blocks.find((block) => block.id === id);

const MEETING = { R1: 'armour 0101', R2: 'foot 0104', B1: 'armour 0301', B2: 'foot 0604', B3: 'dummy 0303' };

describe('reaction', () => {
  const near = () => play(lay(MEETING), { type: 'move', block: 'R1' }, { type: 'step', to: '0201' }).state;

  test('5.1 after a step next to enemies their side decides, and the move frame stays on the stack', () => {
    const state = near();
    expect(proving.toAct(state)).toBe('blue');
    expect(state.frames.map((frame) => frame.kind)).toEqual(['move', 'react']);
  });

  test('5.1 after a pass the move continues with the points left', () => {
    const { state } = play(near(), { type: 'pass' });
    expect(proving.toAct(state)).toBe('red');
    expect(state.frames).toEqual([{ kind: 'move', block: 0, left: 3 }]);
  });

  test('5.2 fire turns the firing block up and costs the mover a step', () => {
    const { state, events } = play(near(), { type: 'fire', block: 'B1' }, 4);
    expect(events.map((event) => event.code)).toEqual(['fire', 'shown', 'shot', 'shown', 'step-lost']);
    expect(stepsOf(state, 'R1')).toBe(2);
    expect(proving.toAct(state)).toBe('red');
  });

  test('5.2 a miss leaves the mover hidden', () => {
    const { state } = play(near(), { type: 'fire', block: 'B1' }, 3);
    expect(blockOf(state, 'blue', 'R1')).toMatchObject({ kind: null, steps: null });
  });

  test('5.2 a dummy does not fire', () => {
    const state = play(
      lay({ ...MEETING, B3: 'dummy 0202' }),
      { type: 'move', block: 'R1' },
      { type: 'step', to: '0201' },
    ).state;
    expect(codeOf(state, { type: 'fire', block: 'B3' })).toBe('dummy');
  });

  test('5.3 a withdrawal breaks contact and reveals nothing', () => {
    const { state, events } = play(near(), { type: 'withdraw', block: 'B1', to: '0401' });
    expect(events.some((event) => event.reveals)).toBe(false);
    expect(proving.toAct(state)).toBe('red');
    expect(codeOf(near(), { type: 'withdraw', block: 'B1', to: '0202' })).toBe('still-adjacent');
  });
});

describe('overrun and counterattack', () => {
  const pocket = { R1: 'armour 0101', R2: 'foot 0104', B1: 'foot 0201 1', B2: 'armour 0301', B4: 'foot 0604' };

  test('6.2 after an overrun that empties the hex the enemy may counterattack before the move continues', () => {
    const started = play(lay(pocket), { type: 'move', block: 'R1' }, { type: 'overrun', to: '0201' }, 6);
    expect(hexOf(started.state, 'R1')).toBe('0201');
    expect(proving.toAct(started.state)).toBe('blue');
    const { state, events } = play(started.state, { type: 'counter', block: 'B2' }, 5);
    expect(events.map((event) => event.code)).toContain('combat-roll');
    expect(stepsOf(state, 'R1')).toBe(2);
  });

  test('5.4 a counterattack that makes the mover retreat ends the move', () => {
    const started = play(lay(pocket), { type: 'move', block: 'R1' }, { type: 'overrun', to: '0201' }, 6).state;
    const { state } = play(started, { type: 'counter', block: 'B2' }, 6, { type: 'retreat', block: 'R1', to: '0101' });
    expect(state.frames).toEqual([]);
    expect(proving.toAct(state)).toBe('red');
  });

  test('6.1 only armour overruns', () => {
    const { state } = play(lay({ ...pocket, R1: 'foot 0101' }), { type: 'move', block: 'R1' });
    expect(codeOf(state, { type: 'overrun', to: '0201' })).toBe('not-armour');
  });
});

describe('hidden information', () => {
  const dealt = () => play(proving.copy(begun()), 7, 12, 2).state;
  const begun = (): State => {
    const start = proving.fromSetup({ scenario: 'meeting', options: {}, setup: null });
    if (!start.ok) throw new Error('The scenario does not start.');
    return start.value.state;
  };

  test('2.1 the event of a deal is for its own side only', () => {
    const { events } = play(begun(), 7, 12);
    expect(events.map(({ code, to }) => [code, to])).toEqual([
      ['dealt', ['red']],
      ['dealt', ['blue']],
    ]);
  });

  test('2.1 the kind of a block is known to its own side and not to the enemy', () => {
    expect(blockOf(dealt(), 'red', 'R1')?.kind).not.toBeNull();
    expect(blockOf(dealt(), 'blue', 'R1')?.kind).toBeNull();
  });

  test('2.2 militia is known to nobody', () => {
    expect(blockOf(dealt(), 'red', 'M1')?.kind).toBeNull();
    expect(blockOf(dealt(), 'blue', 'M1')?.kind).toBeNull();
  });

  test('3.2 the first bid stays secret until the second is made, then both are shown and spent', () => {
    const first = play(dealt(), { type: 'bid', points: 2 });
    expect(proving.view(first.state, 'blue')).toMatchObject({ bids: [null, -1], reserves: [6, 6] });
    expect(proving.view(first.state, 'red')).toMatchObject({ bids: [2, -1] });
    const second = play(first.state, { type: 'bid', points: 3 });
    expect(second.events.find((event) => event.code === 'bids')).toMatchObject({ reveals: true });
    expect(second.state).toMatchObject({ reserves: [4, 3], first: 1, phase: 1 });
  });

  test('1.5 without fog everything is face up from the start', () => {
    const start = proving.fromSetup({ scenario: 'raid', options: { fog: 'off' }, setup: null });
    const { state } = play(start.ok ? start.value.state : begun(), 1, 1, 1);
    expect(proving.view(state, 'red').blocks.every((block) => block.kind !== null)).toBe(true);
    expect([proving.secret?.(state), proving.secret?.(dealt())]).toEqual([false, true]);
  });
});

describe('combat', () => {
  const front = {
    R1: 'foot 0301',
    R2: 'foot 0301',
    R3: 'dummy 0501',
    B1: 'foot 0401',
    B2: 'dummy 0401',
    B4: 'foot 0604',
  };
  const declared = () =>
    play(lay(front, 2), { type: 'attack', target: '0401' }, { type: 'attacker', block: 'R1' }).state;

  test('7.1 a dummy does not attack', () => {
    expect(codeOf(declared(), { type: 'attacker', block: 'R3' })).toBe('dummy');
  });

  test('7.2 all blocks in the combat are turned up, and a dummy is removed', () => {
    const { state } = play(declared(), { type: 'commit' });
    expect(blockOf(state, 'blue', 'R1')?.kind).not.toBeNull();
    expect(blockOf(state, 'blue', 'R2')?.kind).toBeNull();
    expect(hexOf(state, 'B2')).toBeUndefined();
  });

  test('8.1 the owner chooses which of two attackers loses the step', () => {
    const { state } = play(declared(), { type: 'attacker', block: 'R2' }, { type: 'commit' }, 1);
    expect(proving.prompt(state)).toMatchObject({ rule: '8.1', code: 'loss' });
    expect(stepsOf(play(state, { type: 'loss', block: 'R2' }).state, 'R2')).toBe(2);
  });

  test('8.2 a defender that cannot retreat is eliminated; 8.3 the attacker may advance', () => {
    const corner = { R1: 'armour 0103', R2: 'armour 0204', B1: 'foot 0104', B4: 'foot 0604' };
    const state = play(
      lay(corner, 2),
      { type: 'attack', target: '0104' },
      { type: 'attacker', block: 'R1' },
      { type: 'attacker', block: 'R2' },
      { type: 'commit' },
      5,
    ).state;
    expect(hexOf(state, 'B1')).toBeUndefined();
    expect(hexOf(play(state, { type: 'advance', block: 'R1' }).state, 'R1')).toBe('0104');
  });
});

test('9.1 the game ends when a side has no block on the map', () => {
  const last = { R1: 'armour 0101', B1: 'dummy 0201' };
  const { state, events } = play(lay(last), { type: 'move', block: 'R1' }, { type: 'overrun', to: '0201' });
  expect(proving.toAct(state)).toBe('over');
  expect(events.at(-1)?.code).toBe('over');
});
