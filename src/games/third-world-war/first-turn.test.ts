import { expect, it } from 'vitest';
import { engagementGame } from '../../engagement/game.ts';
import { contextOf, EMPTY, perform, play, playerOf, type Course, type Player } from '../../wargame/guide.test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { guide } from './first-turn.ts';
import { THIRD_WORLD_WAR_RULES } from './rules.ts';

const game = engagementGame(THIRD_WORLD_WAR_RULES);

const newPlayer = (seed: number): Player => playerOf(game as Wargame, 'august-1985', seed);

/** Moves along the cheapest way, and leaves the map there if that is wanted. */
function march(player: Player, unit: string, to: string, end: 'stop' | 'exit' = 'stop'): void {
  play(player, { type: 'move', unit });
  const reach = game.reach(player.match.state as never, unit);
  if (!reach.ok) throw new Error(JSON.stringify(reach.error));
  const path = reach.value.hexes.find(({ hex }) => hex === to)?.path ?? [];
  play(player, ...path.map((hex) => ({ type: 'step', to: hex })));
  if (isMoving(player)) play(player, { type: end });
}

const DEPLOY = { type: 'deploy' };
const AIRBORNE = 'SU-103';
/** A brigade that can fly to Bremen once the division has left it. */
const BRITISH = 'BR-Bde-AM';
/** Who attacks the Dutch. */
const FORCE = ['SU-16', 'SU-207', 'SU-32', AIRBORNE];

/** Flies over these hexes, with a die where one is due, and lands in the last unless the unit is lost on its way. */
function fly(player: Player, unit: string, ...path: string[]): void {
  if (path.length === 0) return;
  play(player, { type: 'fly', unit });
  for (const to of path) if (isMoving(player)) play(player, { type: 'step', to });
  if (isMoving(player)) play(player, { type: 'stop' });
}

const isMoving = (player: Player): boolean => contextOf(player).view.pending.some(({ kind }) => kind === 'move');

/** Straight to the hex behind the Dutch, without a die; or over another beside them, with one. */
const DIRECT = ['1806', '1905', '2006', '2105', '2206', '2305'];
const SEEN = ['1806', '1906', '2007', '2106', '2206', '2306', '2305'];

/** What the task of each step asks for. */
const TASKS: Readonly<Record<string, (player: Player) => void>> = {
  pact: (player) => play(player, DEPLOY, DEPLOY),
  counter: (player) => (player.hand = { ...EMPTY, selected: ['SU-16'] }),
  refused: (player) => (player.hand = { ...EMPTY, selected: ['SU-16'], refused: true }),
  engage: (player) => march(player, 'SU-16', '2505'),
  mass: (player) => {
    march(player, 'SU-207', '2505');
    march(player, 'SU-32', '2506');
  },
  fly: (player) => fly(player, AIRBORNE, ...(player.random() < 0.5 ? DIRECT : SEEN)),
  'end-movement': (player) => play(player, { type: 'end' }),
  target: (player) => (player.hand = { ...EMPTY, target: '2406' }),
  support: (player) => (player.hand = { ...EMPTY, target: '2406', support: 4 }),
  commit: (player) =>
    play(
      player,
      { type: 'attack', target: '2406' },
      ...FORCE.map((unit) => ({ type: 'attacker', unit })),
      { type: 'air', points: 4 },
      { type: 'commit' },
    ),
  bombs: (player) => play(player, { type: 'bombard', target: '2408' }, { type: 'air', points: 10 }, { type: 'commit' }),
};

const COURSE: Course = { tasks: TASKS, most: 2000, may: ({ type }) => type !== 'nuclear' };

function follow(seed: number): Player {
  const player = newPlayer(seed);
  for (const step of guide.steps) {
    perform(player, step, COURSE);
    const { hexes = [] } = step.point?.(contextOf(player)) ?? {};
    expect(hexes.filter((hex) => !THIRD_WORLD_WAR_RULES.map.hexes[hex])).toEqual([]);
  }
  return player;
}

it('can be followed to its end with any dice', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { view } = contextOf(follow(seed));
    expect([view.turn, view.phase]).toEqual([5, 'pact-movement']);
  }
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

/** Everything done up to this step, flying the airborne division over these hexes. */
function upTo(last: string, path: readonly string[]): Player {
  const player = newPlayer(1);
  for (const step of guide.steps) {
    if (step.id === last) break;
    if (step.id === 'fly') fly(player, AIRBORNE, ...path);
    else perform(player, step, COURSE);
  }
  return player;
}

const count = ({ match }: Player, wanted: string): number =>
  match.log.filter(({ event }) => event.code === wanted).length;

it('the way straight to 2305 needs no die, the way over 2306 one', () => {
  const [direct, seen] = [upTo('end-movement', DIRECT), upTo('end-movement', SEEN)];
  expect([count(direct, 'flak'), count(seen, 'flak')]).toEqual([0, 1]);
  for (const player of [direct, seen]) expect(standing(player, AIRBORNE)).toBe('2305');
});

it('points at who is to fly, then at how, then at where to', () => {
  const player = upTo('fly', []);
  const pointed = (id: string, selected: readonly string[], byAir: boolean): unknown =>
    guide.steps.find((step) => step.id === id)?.point?.({ ...contextOf(player), selected, byAir });
  expect([pointed('fly', [], false), pointed('fly', [AIRBORNE], false), pointed('fly', [AIRBORNE], true)]).toEqual([
    { hexes: ['1706'] },
    { part: 'fly' },
    { hexes: ['2305'] },
  ]);
});

const standing = (player: Player, unit: string): string | null | undefined =>
  contextOf(player).view.units.find(({ id }) => id === unit)?.hex;

it('says what happens: the landing surrounds the Dutch division, and four air points gain a column', () => {
  const odds = ({ match }: Player, attackers: readonly string[], air: number): unknown => {
    const asked = game.odds(match.state as never, { target: '2406', attackers, support: { attacker: { air } } });
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    return [asked.value.ratio, asked.value.column];
  };
  const [landed, without] = [upTo('target', DIRECT), upTo('target', [])];
  expect(odds(without, FORCE.slice(0, 3), 0)).toEqual(['4-1', '4-1']);
  expect(odds(landed, FORCE, 0)).toEqual(['5-1', '6-1']);
  expect(odds(landed, FORCE, 4)).toEqual(['6-1', '7-1']);
});

it('says what happens: Bremen is left behind, and a British brigade can have it back', () => {
  const player = upTo('enemy-turn', DIRECT);
  const holder = (): unknown => (contextOf(player).view.extra['holders'] as Record<string, string>)['1706'];
  expect(holder()).toBe('pact');
  fly(player, BRITISH, '1611', '1710', '1709', '1708', '1707', '1706');
  expect([standing(player, BRITISH), holder()]).toEqual(['1706', 'nato']);
});

it('says what happens: on turn 5 three divisions reach Denmark from their bivouac', () => {
  const player = newPlayer(1);
  play(player, DEPLOY, DEPLOY);
  while (contextOf(player).view.turn < 5) play(player, { type: 'end' });
  for (const unit of ['SU-25', 'SU-93', 'PO-16DB']) march(player, unit, '2401', 'exit');
  play(player, { type: 'end' });
  expect([count(player, 'left'), count(player, 'denmark-neglected')]).toEqual([3, 0]);
});
