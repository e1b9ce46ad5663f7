import { expect, it } from 'vitest';
import {
  contextOf,
  EMPTY,
  legalOf,
  perform,
  play,
  playerOf,
  type Course,
  type Player,
} from '../../wargame/guide.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { book } from './book.ts';
import { guide } from './first-turn.ts';
import { HOLLAND_44 as game } from './index.ts';

const newPlayer = (seed: number): Player => playerOf(game as unknown as Wargame, 'short', seed);

const hexOf = (player: Player, id: string): string | null | undefined =>
  contextOf(player).view.units.find((unit) => unit.id === id)?.hex;

/** What is asked for now: the kind of the open decision, or nothing. */
const asked = (player: Player): string | undefined => contextOf(player).view.pending.at(-1)?.kind;

/** Lands all units where they are meant to, the 506th Regiment together, and keeps it and Frost's battalion whole if it can. */
function landAll(player: Player): void {
  while (contextOf(player).view.phase === 'allied-landing') {
    const legal = legalOf(player);
    const order =
      legal.find(({ unit, to }) => unit?.includes('/506/') && to === '3207') ??
      legal.find(({ unit, to }) => !unit?.includes('/506/') && to !== '3207') ??
      legal[0];
    play(player, order ?? {});
  }
}

/** Picks units in a mode and takes them hex by hex. */
function march(player: Player, units: readonly string[], mode: string, ...path: string[]): void {
  const [unit, ...others] = units;
  play(player, { type: 'move', unit, mode }, ...others.map((other) => ({ type: 'join', unit: other })));
  for (const to of path) if (asked(player) === 'move') play(player, { type: 'step', to });
}

/** Answers every open question with this kind of order if it can be given, else with the first there is. */
function answer(player: Player, ...wanted: string[]): void {
  while (asked(player) !== undefined) {
    const legal = legalOf(player);
    play(player, legal.find(({ type }) => wanted.includes(type ?? '')) ?? legal[0] ?? {});
  }
}

const TO_ARNHEM = ['6218', '6118', '6119', '6120'];

/** Units of the regiment in 3207 that can move normally. */
const fit = (player: Player): string[] =>
  legalOf(player).flatMap(({ type, unit = '', mode }) =>
    type === 'move' && mode === 'normal' && unit.includes('/506/') && hexOf(player, unit) === '3207' ? [unit] : [],
  );

/** What the task of each step asks for. */
const TASKS: Readonly<Record<string, (player: Player) => void>> = {
  counter: (player) => (player.hand = { ...EMPTY, selected: ['2/1P/1'] }),
  land: (player) => play(player, { type: 'land', unit: '2/1P/1', to: '6217' }),
  'land-all': landAll,
  modes: (player) => march(player, ['2/1P/1'], 'extended', ...TO_ARNHEM),
  bridge: (player) => answer(player, player.random() < 0.5 ? 'blow' : 'spare', 'step'),
  unknown(player) {
    march(player, fit(player), 'normal', '3208', '3108');
    answer(player, 'spare', 'commit', 'step', 'stop');
  },
  bonds: (player) => (player.hand = { ...EMPTY, selected: ['2IG/5/Gds'], refused: true }),
  road(player) {
    march(player, ['30 Corps Eng'], 'normal', '1303', '1404', '1504');
    answer(player, 'stop');
  },
  'end-movement': (player) => play(player, { type: 'end' }),
  target: (player) => (player.hand = { ...EMPTY, target: '1605' }),
  support: (player) => (player.hand = { ...EMPTY, target: '1605', support: 2 }),
  commit: (player) =>
    play(
      player,
      { type: 'attack', target: '1605' },
      { type: 'attacker', unit: '2IG/5/Gds' },
      { type: 'attacker', unit: '2GG/5/Gds' },
      { type: 'artillery', unit: 'Gds Div Arty' },
      { type: 'air' },
      { type: 'commit' },
    ),
};

const COURSE: Course = { tasks: TASKS, most: 500 };

/** Frost's battalion and a battalion of the 506th are whole after the landings. */
const isLucky = (player: Player): boolean => {
  const marks = (id: string) => contextOf(player).view.units.find((unit) => unit.id === id)?.marks ?? [];
  return marks('2/1P/1').length === 0 && fit(player).length > 0;
};

/** Everything done up to this step; undefined when the landings went so badly that another unit would have to do it. */
function upTo(last: string | undefined, seed: number): Player | undefined {
  const player = newPlayer(seed);
  for (const step of guide.steps) {
    if (step.id === last) return player;
    if (step.id === 'modes' && !isLucky(player)) return undefined;
    perform(player, step, COURSE);
    const { hexes = [] } = step.point?.(contextOf(player)) ?? {};
    expect(hexes.filter((hex) => !game.map.hexes[hex])).toEqual([]);
  }
  return player;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

it('can be followed to its end with any dice', () => {
  const players = SEEDS.flatMap((seed) => upTo(undefined, seed) ?? []);
  expect(players.length).toBeGreaterThan(5);
  for (const player of players) expect(contextOf(player).view.turn).toBe(2);
});

it('no step is done before its task', () => {
  const player = newPlayer(1);
  for (const { id, done } of guide.steps) {
    if (!done) continue;
    if (id === 'result') return;
    expect(done(contextOf(player)), id).toBe(false);
    TASKS[id]?.(player);
    expect(done(contextOf(player)), id).toBe(true);
  }
});

it('cites rules of the book', () => {
  for (const { rules } of guide.steps) for (const rule of rules) expect(book.chapters[rule], rule).toBeDefined();
});
