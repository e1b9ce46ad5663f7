import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { begin, recordOf, replay, type GameRecord, type Match } from '../../kernel/match.ts';
import { LANGS } from '../../text/format.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { problemText } from './problem-text.ts';
import { unplayable, type Problem } from './problem.ts';

const game = gameById('reichswald') as Wargame;
const begun = begin(game as Match['game'], { scenario: 'veritable', options: {}, setup: null });
if (!begun.ok) throw new Error('The game does not start.');
const record = recordOf(begun.value);
const wrong: GameRecord = { ...record, actions: [{ by: 'chance', dice: [7] } as GameRecord['actions'][number]] };

function whyNot(of: GameRecord) {
  const replayed = replay(game as Match['game'], of);
  return unplayable('id', of, game, replayed.ok ? undefined : replayed.error);
}

describe('a record that does not play', () => {
  it('under its own rules is refused, with the action', () => {
    expect(whyNot(wrong)).toMatchObject({ kind: 'refused', at: 0, refusal: { code: 'dice-impossible' } });
  });

  it('under other rules can be seen up to the action they refuse, in every language', async () => {
    const problem = whyNot({ ...wrong, rules: '0.9.0' });
    const rules = { game: game.title, found: '0.9.0', has: game.rules };
    expect(problem).toMatchObject({ kind: 'halted', id: 'id', at: 0, refusal: { code: 'dice-impossible' }, rules });
    for (const lang of LANGS) {
      const text = await problemText(lang, problem);
      expect(text).toMatch(/0\.9\.0.* 1\b.*: \S/);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });

  it('under other rules says which when not even its start is accepted, or no reason can be given', () => {
    const nowhere = whyNot({ ...wrong, rules: '0.9.0', scenario: 'nowhere' });
    expect(nowhere).toMatchObject({ kind: 'format', error: { code: 'other-rules', args: { found: '0.9.0' } } });
    expect(whyNot({ ...record, rules: '0.9.0' })).toEqual(nowhere);
  });

  it('and gives no reason at all is broken, which is not said of its entry', async () => {
    const problem = whyNot(record);
    expect(problem).toEqual({ kind: 'broken' });
    expect(await problemText('en', problem)).not.toMatch(/entry|folder/);
  });
});

describe('a problem', () => {
  it('is told apart from every other, in every language', async () => {
    const failures = ['newer', 'denied', 'silent', 'full', 'failed'] as const;
    const problems: Problem[] = [
      ...(['missing', 'unreadable', 'folder', 'broken', 'no-dice'] as const).map((kind) => ({ kind })),
      ...failures.map((failure): Problem => ({ kind: 'damaged', corruption: { code: 'storage', failure } })),
    ];
    for (const lang of LANGS) {
      const texts = await Promise.all(problems.map((problem) => problemText(lang, problem)));
      expect(new Set(texts).size, lang).toBe(problems.length);
    }
  });

  it('speaks of a folder only where there is one', async () => {
    expect(await problemText('en', { kind: 'folder' })).toContain('folder');
    expect(await problemText('en', { kind: 'unreadable' })).not.toContain('folder');
  });
});
