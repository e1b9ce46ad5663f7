import { describe, expect, test } from 'vitest';
import { engagementGame } from '../../src/engagement/game.ts';
import { THIRD_WORLD_WAR } from '../../src/games/third-world-war/index.ts';
import { ok, type BaseEvent, type Game, type Start } from '../../src/kernel/game.ts';
import { walk } from '../kit/walk.ts';
import { airborne, crowded, departure, heights, siege } from './crowds.ts';
import { brigades, landing, leaving, port } from './families.ts';
import { assault, frontier, passive, rim, struck } from './fights.ts';
import { auditor } from './recount/audit.ts';
import { BROKEN, RULES } from './recount/broken.ts';
import { LIES } from './recount/lies.ts';
import { emptyTally } from './recount/tally.ts';

const GAME = THIRD_WORLD_WAR as unknown as Game;
/** How much is played; 1 takes about 20 seconds of one core. */
const SAMPLE = 1;
/** Choices in one position of fifty and ranges in one of two thousand; everything else of every action. */
const SHARES = { choices: 0.02, reaches: 0.001 };
const ALL = { choices: 1, reaches: 0.02 };

interface Course {
  start?: Start;
  /** Actions looked at. */
  most?: number;
}

const tally = emptyTally();

/** The game with an event of its log changed, or left out where nothing comes of it. */
const lying = ({ code, lie }: (typeof LIES)[string]): Game => ({
  ...GAME,
  play(state, action) {
    const played = GAME.play(state, action);
    if (!played.ok) return played;
    const events = played.value.events.flatMap((event) => {
      const args = event.code === code ? lie(event.args ?? {}) : event.args;
      return args === undefined ? [] : [{ ...event, args } as BaseEvent];
    });
    return ok({ ...played.value, events });
  },
});

/** The first thing in which a game and the recount differ. */
function firstProblem(game: Game, seed: number, { start, most = Infinity }: Course = {}, shares = SHARES) {
  const audit = auditor(shares, tally);
  for (const step of walk(game, seed, start)) {
    if (step.at >= most) return undefined;
    const problem = audit(step);
    if (problem) return `${problem} after action ${step.at} ${JSON.stringify(step.action)}`;
  }
  return undefined;
}

const CROWDS = { crowded, heights, departure, airborne, siege };
const STARTS = { ...CROWDS, landing, port, leaving, frontier, passive, brigades, assault, rim, struck };
/** Seeds of whole games; 93 has the option blind-declaration. */
const GAMES = [0, 93, 4, 12, 9, 7, 19, 13, 20];
/** Actions of a game that are recounted. */
const MOST = 1500;

describe('the recount from the rulebook agrees with', () => {
  test.each(GAMES.slice(0, 3 * SAMPLE))('a whole game: seed %i', (seed) => {
    expect(firstProblem(GAME, seed, { most: SAMPLE * MOST })).toBeUndefined();
  });

  test('the set-up', () => {
    for (let seed = 100; seed < 100 + 8 * SAMPLE; seed++)
      expect(firstProblem(GAME, seed, { most: 40 }, ALL), `${seed}`).toBeUndefined();
  });

  test.each([
    ['crowded', 45, 50],
    ['heights', 24, 40],
    ['departure', 20, 60],
    ['airborne', 20, 50],
    ['siege', 40, 20],
    ['landing', 12, 40],
    ['port', 8, 30],
    ['leaving', 8, 20],
    ['frontier', 6, 30],
    ['passive', 6, 20],
    ['brigades', 6, 20],
    ['assault', 8, 20],
    ['rim', 6, 50],
    ['struck', 10, 30],
  ] as const)('%s positions', (draw, count, most) => {
    for (let seed = 0; seed < count * SAMPLE; seed++)
      expect(firstProblem(GAME, seed, { start: STARTS[draw](seed), most }, ALL), `${seed}`).toBeUndefined();
  });

  test('enough of everything', () => {
    const {
      combats,
      bombardments,
      outcomes,
      strikes,
      flak,
      lost,
      reaches,
      choices,
      steps,
      flights,
      scores,
      flightRanges,
    } = tally;
    expect(Math.min(combats, bombardments, strikes, reaches)).toBeGreaterThan(100);
    expect(Math.min(outcomes, flights)).toBeGreaterThan(500);
    expect(Math.min(choices, steps, scores)).toBeGreaterThan(1000);
    expect(Math.min(flak, lost, flightRanges)).toBeGreaterThan(20);
  });
});

describe('the recount detects that', () => {
  test.each(Object.entries(BROKEN))('%s', (_, { wrong, from = 'crowded', seed }) => {
    const game = engagementGame({ ...RULES, ...wrong }) as unknown as Game;
    const start = from === 'printed' ? {} : { start: STARTS[from](seed) };
    expect(firstProblem(game, seed, { ...start, most: 80 }, ALL)).toBeDefined();
  });

  test.each(Object.entries(LIES))('%s in the log', (_, one) => {
    expect(firstProblem(lying(one), one.seed, { start: crowded(one.seed), most: 80 }, ALL)).toBeDefined();
  });
});
