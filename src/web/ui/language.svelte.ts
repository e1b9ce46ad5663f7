import { LANGS, type Lang, type TextArgs } from '../../text/format.ts';
import { webText } from '../../text/web/index.ts';
import type { WebKey } from '../../text/web/texts.ts';

type Theme = 'dark' | 'light';

function remembered<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const kept = localStorage.getItem(`bivouac/${key}`);
  return allowed.find((one) => one === kept) ?? fallback;
}

function spokenHere(): Lang {
  for (const wish of navigator.languages) {
    const known = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (known) return known;
  }
  return 'en';
}

const TAGS: Readonly<Record<Lang, string>> = { en: 'en', pt: 'pt-BR', es: 'es' };

class Taste {
  lang = $state<Lang>(remembered('language', LANGS, spokenHere()));
  theme = $state<Theme>(remembered('theme', ['dark', 'light'], 'dark'));

  constructor() {
    this.#show();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    localStorage.setItem('bivouac/language', lang);
    this.#show();
  }

  paint(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('bivouac/theme', theme);
    this.#show();
  }

  #show(): void {
    document.documentElement.lang = TAGS[this.lang];
    document.documentElement.dataset['theme'] = this.theme;
  }
}

/** What this reader likes: remembered on this device. */
export const taste = new Taste();

/** A text of the page in the reader's language. */
export const t = (key: WebKey, args?: TextArgs): string => webText(taste.lang, key, args);
