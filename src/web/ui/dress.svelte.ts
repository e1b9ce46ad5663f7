import type { Lang } from '../../text/format.ts';
import type { Taste } from './taste.svelte.ts';

const TAGS: Readonly<Record<Lang, string>> = { en: 'en', pt: 'pt-BR', es: 'es' };

/** Keeps the page as the reader likes it: what the style sheets and the browser have to know stands on its root. */
export function dress(page: HTMLElement, taste: Taste): void {
  $effect.root(() => {
    $effect.pre(() => {
      page.lang = TAGS[taste.lang];
      page.dataset['theme'] = taste.theme;
      page.dataset['motion'] = taste.still ? 'less' : 'full';
      page.dataset['contrast'] = taste.clear ? 'more' : 'usual';
      page.style.fontSize = `${taste.chosen.text}%`;
    });
  });
}
