import type { Lang } from '../../text/format.ts';
import type { Preferences } from './preferences.svelte.ts';

const TAGS: Readonly<Record<Lang, string>> = { en: 'en', pt: 'pt-BR', es: 'es' };

/** Keeps the page as the reader likes it: what the style sheets and the browser have to know stands on its root. */
export function applyPreferences(page: HTMLElement, preferences: Preferences): void {
  $effect.root(() => {
    $effect.pre(() => {
      page.lang = TAGS[preferences.lang];
      page.dataset['theme'] = preferences.theme;
      page.dataset['motion'] = preferences.still ? 'less' : 'full';
      page.dataset['contrast'] = preferences.clear ? 'more' : 'usual';
      page.style.fontSize = `${preferences.chosen.text}%`;
    });
  });
}
