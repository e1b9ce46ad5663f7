import type { Lang } from '../../text/format.ts';
import { refusalText } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Trouble } from './games.svelte.ts';
import type { Fault } from './game-store.ts';

/** Why a game does not open, in one sentence. */
export async function troubleText(lang: Lang, trouble: Trouble): Promise<string> {
  if (trouble.kind === 'missing') return webText(lang, 'game-missing');
  if (trouble.kind === 'unreadable') return webText(lang, 'file-unreadable');
  if (trouble.kind === 'damaged') return faultText(lang, trouble.fault);
  if (trouble.kind === 'refused') {
    const why = refusalText(lang, trouble.refusal, { game: trouble.game });
    return trouble.at === undefined || trouble.at < 0 ? why : webText(lang, 'action-refused', { at: trouble.at, why });
  }
  const { fileErrorText } = await import('../../text/file-error.ts');
  if (trouble.kind === 'halted') {
    const why = refusalText(lang, trouble.refusal, { game: trouble.game });
    const rules = fileErrorText(lang, { code: 'other-rules', args: trouble.rules });
    return `${rules} ${webText(lang, 'game-halted', { at: trouble.at + 1, why })}`;
  }
  const { at } = trouble.error;
  const text = fileErrorText(lang, trouble.error);
  return at === undefined ? text : webText(lang, 'at-place', { at, text });
}

/** Why a kept game cannot be read. */
export function faultText(lang: Lang, fault: Fault): string {
  if (fault.code === 'piece') return webText(lang, 'corrupt-piece', { piece: fault.piece });
  return webText(lang, fault.code === 'head' ? 'corrupt-head' : 'newer-version');
}
