import type { Lang } from '../../text/format.ts';
import { refusalText } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Corruption, Problem } from './problem.ts';

/** Why a game does not open, in one sentence. */
export async function problemText(lang: Lang, problem: Problem): Promise<string> {
  if (problem.kind === 'missing') return webText(lang, 'game-missing');
  if (problem.kind === 'unreadable') return webText(lang, 'file-unreadable');
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
  return webText(lang, corruption.code === 'head' ? 'corrupt-head' : 'newer-version');
}
