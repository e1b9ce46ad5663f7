import { describe, expect, test } from 'vitest';
import type { Game } from '../src/kernel/game.ts';
import { canonical } from '../src/kernel/hash.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { changesOf, type Change } from './kit/changes.ts';
import { eager } from './kit/eager.ts';
import { SUBJECTS } from './kit/subject.ts';
import { startsOf, walk } from './kit/walk.ts';

/** The position as text, which is in a fixed order; for a state without a valid position a unique text. */
function wordsOf(game: Game, state: object): string {
  try {
    return JSON.stringify(game.position(state));
  } catch (error) {
    return String(error);
  }
}

/** Where a change stands, whatever its places in lists. */
const kindOf = ({ at }: Change): string => at.replaceAll(/\[\d+\]/g, '[]');

/** Two games in which prompts are looked for, of the first start and of the last: their seeds. */
const SEEDS: readonly number[] = [3, 4];
/** Actions looked at: of these games, and of crowded positions that an eager player brings to what is rare in them. */
const [MOST, EAGER] = [2500, 40];
/** How many prompts come up; other games, crowded positions, by seed, that are needed for that; more actions, where they are. */
const PLAYED: Readonly<
  Record<string, { prompts: number; seeds?: readonly number[]; crowds?: readonly number[]; most?: number }>
> = {
  proving: { prompts: 12 },
  drill: { prompts: 17 },
  reichswald: { prompts: 20, crowds: [27], most: 4000 },
  'market-garden': { prompts: 21, crowds: [8, 10, 22] },
  'third-world-war': { prompts: 23, crowds: [12, 22] },
  'holland-44': { prompts: 42, seeds: [1, 17], crowds: [3, 112, 152, 314, 941] },
};
/** Actions after which a game is as long as two days of a campaign. */
const LONG = 1000;
/** Of what is known of each unit, one in so many is changed in the first position, and in those of later prompts. */
const [FIRST, LATER] = [9, 60];
/** In later prompts, of the changes of a kind that has been tried before. */
const AGAIN = 20;

describe.each(SUBJECTS.map((subject) => ({ id: subject.game.id, ...subject })))('the position of $id', (subject) => {
  const { id, game, crowded } = subject;
  const units = (game as Partial<Wargame>).counters?.length ?? -1;
  /** Without any, the number of the weather says nothing. */
  const hasWeather = ((game as Partial<Wargame>).vocabulary?.['weather'] as unknown[] | undefined)?.length !== 0;

  /** States before the actions of these games. */
  function* statesPlayed(): Generator<object> {
    const { seeds = SEEDS, crowds = [], most = MOST } = PLAYED[id] ?? {};
    const starts = [startsOf(game)[0], startsOf(game).at(-1)];
    const courses = [
      ...seeds.map((seed, i) => ({ steps: walk(game, seed, starts[i]), last: most })),
      ...crowds.map((seed) => ({ steps: walk(game, seed, crowded?.(seed), eager), last: EAGER })),
    ];
    for (const { steps, last } of courses)
      for (const { state, at } of steps) {
        if (at === last) break;
        yield state;
      }
  }

  test('is plain data in a fixed order, made without changing the state', () => {
    for (const { state, at } of walk(game, 1)) {
      if (at > LONG) break;
      if (at % 50 > 0) continue;
      const position = game.position(state);
      const text = JSON.stringify(position);
      expect(JSON.stringify(game.position(JSON.parse(JSON.stringify(state)) as object))).toBe(text);
      expect(canonical(JSON.parse(text))).toBe(canonical(position));
    }
  });

  test('differs after every action that changes the state', () => {
    let before: { words: string; bytes: string } | undefined;
    for (const { state, next, at, action } of walk(game, 2)) {
      before ??= { words: wordsOf(game, state), bytes: JSON.stringify(state) };
      const after = { words: wordsOf(game, next), bytes: JSON.stringify(next) };
      expect(before.words === after.words, `action ${at}: ${JSON.stringify(action)}`).toBe(
        before.bytes === after.bytes,
      );
      if (at > LONG / 2) break;
      before = after;
    }
  });

  test('covers everything in the state', () => {
    const asked = new Set<string>();
    const known = new Set<string>();
    let again = 0;
    /** What stands on the stack of decisions and what is new is changed everywhere; of the rest one in so many. */
    const isDue = (change: Change): boolean =>
      change.at.startsWith('.frames') || !known.has(kindOf(change)) || again++ % AGAIN === 0;
    for (const state of statesPlayed()) {
      const { code } = game.prompt(state);
      if (asked.has(code)) continue;
      asked.add(code);
      const words = wordsOf(game, state);
      const due = [...changesOf(state, { length: units, oneIn: asked.size > 1 ? LATER : FIRST })].filter(isDue);
      const lost = due.filter((change) => wordsOf(game, change.value as object) === words);
      expect(lost.map(({ at }) => at).filter((at) => at !== '.weather' || hasWeather)).toEqual([]);
      for (const change of due) known.add(kindOf(change));
    }
    expect(asked.size).toBe(PLAYED[id]?.prompts);
  });
});
