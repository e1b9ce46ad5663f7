import { expect, it } from 'vitest';
import type { Request } from './asking.ts';
import { Questions } from './questions.ts';

it('sends together what is asked at once, and leaves nobody waiting when the database is lost', async () => {
  const sent: (readonly Request[])[] = [];
  const questions = new Questions((requests) => sent.push(requests));
  const begun = questions.ask({ kind: 'begin' });
  const ended = questions.ask({ kind: 'commit' });
  await new Promise(setImmediate);
  expect(sent).toEqual([
    [
      { id: 1, kind: 'begin' },
      { id: 2, kind: 'commit' },
    ],
  ]);
  questions.heard([{ id: 1, outcome: { rows: [], changes: 3 } }]);
  expect(await begun).toEqual({ rows: [], changes: 3 });
  questions.lose(new Error('gone'));
  await expect(ended).rejects.toThrow('gone');
  await expect(questions.ask({ kind: 'begin' })).rejects.toThrow('gone');
  expect(questions.areOpen).toBe(false);
});
