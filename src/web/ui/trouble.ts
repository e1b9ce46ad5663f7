import type { Lang } from '../../text/format.ts';
import { refusalText } from '../../text/index.ts';
import { webText } from '../../text/web/index.ts';
import type { Trouble } from '../play/desk.svelte.ts';

/** Why a game does not open, in one sentence. */
export async function troubleText(lang: Lang, trouble: Trouble): Promise<string> {
  if (trouble.kind === 'missing') return webText(lang, 'game-missing');
  if (trouble.kind === 'refused') {
    const why = refusalText(lang, trouble.refusal);
    return trouble.at === undefined || trouble.at < 0 ? why : webText(lang, 'action-refused', { at: trouble.at, why });
  }
  const { fileErrorText } = await import('../../text/file-error.ts');
  const { at } = trouble.error;
  const text = fileErrorText(lang, trouble.error);
  return at === undefined ? text : webText(lang, 'at-place', { at, text });
}
