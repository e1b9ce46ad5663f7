import type { Lang } from '../../text/format.ts';
import { refusalText } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';
import type { StorageFailure } from './failure.ts';
import type { Corruption, Problem } from './problem.ts';

/** Problems that need no more than their name. */
const PLAIN = {
  missing: 'game-missing',
  unreadable: 'file-unreadable',
  folder: 'file-folder',
  broken: 'game-fails',
  'no-dice': 'no-dice',
} as const satisfies Partial<Record<Problem['kind'], WebKey>>;

const isPlain = (problem: Problem): problem is Extract<Problem, { kind: keyof typeof PLAIN }> => problem.kind in PLAIN;

/** What the reader is told while games are not saved. */
export const FAILURE_TEXTS: Readonly<Record<StorageFailure, WebKey>> = {
  newer: 'newer-storage',
  denied: 'storage-denied',
  silent: 'storage-silent',
  full: 'not-saved',
  failed: 'storage-failed',
};

/** Why a game does not open, in one sentence. */
export async function problemText(lang: Lang, problem: Problem): Promise<string> {
  if (isPlain(problem)) return webText(lang, PLAIN[problem.kind]);
  if (problem.kind === 'damaged') return corruptionText(lang, problem.corruption);
  if (problem.kind === 'refused') {
    const why = refusalText(lang, problem.refusal, { game: problem.game });
    return problem.at === undefined || problem.at < 0 ? why : webText(lang, 'action-refused', { at: problem.at, why });
  }
  const { fileErrorText } = await import('../../text/file-error.ts');
  if (problem.kind === 'halted') {
    const why = refusalText(lang, problem.refusal, { game: problem.game });
    const rules = fileErrorText(lang, { code: 'other-rules', args: problem.rules });
    return `${rules} ${webText(lang, 'game-halted', { at: problem.at + 1, why })}`;
  }
  const { at } = problem.error;
  const text = fileErrorText(lang, problem.error);
  return at === undefined ? text : webText(lang, 'at-place', { at, text });
}

/** Why a saved game cannot be read. */
export function corruptionText(lang: Lang, corruption: Corruption): string {
  if (corruption.code === 'piece') return webText(lang, 'corrupt-piece', { piece: corruption.piece });
  if (corruption.code === 'storage') return webText(lang, FAILURE_TEXTS[corruption.failure]);
  return webText(lang, corruption.code === 'head' ? 'corrupt-head' : 'newer-version');
}
