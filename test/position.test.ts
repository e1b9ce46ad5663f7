import { describe, expect, test } from 'vitest';
import type { Game } from '../src/kernel/game.ts';
import { canonical } from '../src/kernel/hash.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { changesOf, type Change } from './kit/changes.ts';
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

/** Games in which every prompt occurs that occurs in three of them: a third one has a new prompt only where games are short. */
const SEEDS: Readonly<Record<string, readonly number[]>> = {
  proving: [3, 4, 5],
  'third-world-war': [3],
  'holland-44': [3],
};
const USUAL_SEEDS = [3, 4];
/** Actions after which a game is as long as two days of a campaign. */
const LONG = 1000;
/** Of what is known of each unit, one in so many is changed in the first position, and in those of later prompts. */
const [FIRST, LATER] = [9, 60];
/** In later prompts, of the changes of a kind that has been tried before. */
const AGAIN = 20;
/** Positions per prompt; each gives hundreds of changes. */
const EACH = 1;

describe.each(SUBJECTS.map(({ game }) => ({ id: game.id, game })))('the position of $id', ({ id, game }) => {
  const units = (game as Partial<Wargame>).counters?.length ?? -1;
  /** Without any, the number of the weather says nothing. */
  const hasWeather = ((game as Partial<Wargame>).vocabulary?.['weather'] as unknown[] | undefined)?.length !== 0;
  const walks = (): ReturnType<typeof walk>[] =>
    (SEEDS[id] ?? USUAL_SEEDS).map((seed) => walk(game, seed, startsOf(game).at(-1)));

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
    const asked = new Map<string, number>();
    const known = new Set<string>();
    let again = 0;
    /** What stands on the stack of decisions and what is new is changed everywhere; of the rest one in so many. */
    const isDue = (change: Change): boolean =>
      change.at.startsWith('.frames') || !known.has(kindOf(change)) || again++ % AGAIN === 0;
    for (const steps of walks()) {
      for (const { state } of steps) {
        const { code } = game.prompt(state);
        const times = asked.get(code) ?? 0;
        asked.set(code, times + 1);
        if (times >= EACH) continue;
        const words = wordsOf(game, state);
        const due = [...changesOf(state, { length: units, oneIn: asked.size > 1 ? LATER : FIRST })].filter(isDue);
        const lost = due.filter((change) => wordsOf(game, change.value as object) === words);
        expect(lost.map(({ at }) => at).filter((at) => at !== '.weather' || hasWeather)).toEqual([]);
        for (const change of due) known.add(kindOf(change));
      }
    }
    expect(asked.size).toBeGreaterThan(id === 'proving' ? 8 : 12);
  });
});
