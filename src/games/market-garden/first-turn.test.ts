import { expect, it } from 'vitest';
import { engagementGame } from '../../engagement/game.ts';
import type { BaseAction, BaseEvent } from '../../kernel/game.ts';
import { contextOf, EMPTY, perform, play, playerOf, type Course, type Player } from '../../wargame/guide.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { guide } from './first-turn.ts';
import { MARKET_GARDEN_RULES } from './rules.ts';

const game = engagementGame(MARKET_GARDEN_RULES);

const newPlayer = (seed: number): Player => playerOf(game as Wargame, 'market-garden', seed);

const place = (to: string, ...units: string[]): object[] => units.map((unit) => ({ type: 'place', unit, to }));
const move = (unit: string, to: string): object[] => [{ type: 'move', unit }, { type: 'step', to }, { type: 'stop' }];

const STRENGTH = ['B-43-129', 'B-43-130', 'B-43-214', 'B-50-69', 'B-50-151', 'B-50-231'];

/** What the task of each step asks for. */
const TASKS: Readonly<Record<string, (player: Player) => void>> = {
  counter: (player) => play(player, ...place('0527', 'B-43-129')),
  'set-up': (player) =>
    play(
      player,
      ...place('0527', 'B-43-130', 'B-43-214'),
      ...place('0427', 'B-50-69', 'B-50-151', 'B-50-231'),
      ...place('0627', 'B-G-5', 'B-G-32', 'B-8Armd'),
      ...place('0528', 'B-Art-1', 'B-Art-2'),
      ...place('0628', 'D-PIB'),
    ),
  drop: (player) => (player.hand = { ...EMPTY, selected: ['U-82-504'] }),
  refused: (player) => (player.hand = { ...EMPTY, selected: ['U-82-504'], refused: true }),
  bridge: (player) => play(player, ...move('U-82-504', '1311')),
  zones: (player) => play(player, ...move('U-82-508', '1611')),
  corps: () => undefined,
  'end-movement': (player) => play(player, { type: 'end' }),
  target: (player) => (player.hand = { ...EMPTY, target: '0526' }),
  support: (player) => (player.hand = { ...EMPTY, target: '0526', support: 2 }),
  commit: (player) =>
    play(
      player,
      { type: 'attack', target: '0526' },
      ...STRENGTH.map((unit) => ({ type: 'attacker', unit })),
      { type: 'artillery', unit: 'B-Art-1' },
      { type: 'air', points: 4 },
      { type: 'commit' },
    ),
};

const COURSE: Course = { tasks: TASKS, most: 2000 };

function follow(seed: number): Player {
  const player = newPlayer(seed);
  for (const step of guide.steps) {
    perform(player, step, COURSE);
    const { hexes = [] } = step.point?.(contextOf(player)) ?? {};
    expect(hexes.filter((hex) => !MARKET_GARDEN_RULES.map.hexes[hex])).toEqual([]);
  }
  return player;
}

it('can be followed to its end with any dice', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { view } = contextOf(follow(seed));
    expect([view.turn, view.phase]).toEqual([18, 'allied-movement']);
  }
});

it('points to the end of the combat phase when nothing is left to attack', () => {
  const last = guide.steps.find(({ id }) => id === 'end-combat');
  expect(last?.point?.(contextOf(follow(1)))).toEqual({ part: 'end' });
});

it('no step is done before its task', () => {
  const player = newPlayer(1);
  for (const { id, done } of guide.steps) {
    if (!done || id === 'corps') continue;
    if (id === 'result') return;
    expect(done(contextOf(player)), id).toBe(false);
    TASKS[id]?.(player);
  }
});

it('says what happens: Grave and its bridge are taken, Nijmegen is too far, 1611 lies short of its zone', () => {
  const player = newPlayer(1);
  for (const id of ['counter', 'set-up']) TASKS[id]?.(player);
  const { match } = player;
  play(player, { type: 'move', unit: 'U-82-504' });
  expect(match.game.refusal(match.state, { by: 'allied', type: 'step', to: '1609' } as BaseAction)).toBeDefined();
  play(player, { type: 'step', to: '1311' }, { type: 'stop' });
  const events = match.log.map(({ event }) => event as BaseEvent);
  expect(events.find(({ code }) => code === 'bridge-taken')?.args).toEqual({ bridge: '1310-1311' });
  expect(events.find(({ code }) => code === 'taken')?.args).toMatchObject({ hex: '1311', side: 'allied' });
  TASKS['zones']?.(player);
  expect(match.log.some(({ event }) => event.code === 'engaged')).toBe(false);
});
