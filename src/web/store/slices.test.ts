import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { gameById } from '../../games/all.ts';
import { recordOf, replaying, type GameRecord, type Match } from '../../kernel/match.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { inSlices, whenIdle } from './slices.ts';

const game = gameById('reichswald') as Wargame;
const file = join(import.meta.dirname, '../../../corpus/records/1.4.0/reichswald-veritable-2.bivouac.json');
const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

it('plays a long game in slices to the same position as in one go', async () => {
  for (const slice of [0, 5, Infinity]) {
    const reports: number[] = [];
    const played = await inSlices(replaying(game as Match['game'], record), (done) => reports.push(done), slice);
    expect(played.ok && recordOf(played.value).hash).toBe(record.hash);
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
    if (slice === 0) expect(reports).toHaveLength(record.actions.length);
  }
});

afterEach(() => void vi.unstubAllGlobals());

it.each(['says when it is idle', 'does not'])(
  'waits with what nobody waits for, where the browser %s',
  async (where) => {
    const waiting: (() => void)[] = [];
    const soon = vi.fn<(then: () => void) => void>((then) => void waiting.push(then));
    if (where === 'does not') vi.stubGlobal('setTimeout', soon);
    else vi.stubGlobal('requestIdleCallback', soon);
    // Every slice is as short as it can be.
    vi.stubGlobal('performance', { now: () => Infinity });
    let begun = 0;
    function* work(): Generator<number, string> {
      while (begun < 3) yield ++begun;
      return 'done';
    }
    const done = whenIdle(work());
    for (const seen of [0, 1, 2, 3]) {
      expect(begun).toBe(seen);
      waiting.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(await done).toBe('done');
  },
);

it('hands on what goes wrong', async () => {
  // eslint-disable-next-line require-yield
  function* broken(): Generator<number, never> {
    throw new Error('broken');
  }
  await expect(inSlices(broken(), () => undefined)).rejects.toThrow('broken');
  await expect(whenIdle(broken())).rejects.toThrow('broken');
});
