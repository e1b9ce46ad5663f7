import type { en } from './en.ts';
import type { en as engagement } from './engagement/en.ts';
import type { en as formations } from './holland-44/en.ts';

type Translated<T> = Readonly<Record<keyof T, string>>;

/** The texts that all games share, and those of the page's parts for one system. */
export type WebTexts = Translated<typeof en>;
export type CombatTexts = Translated<typeof engagement>;

export type WebKey = keyof WebTexts | keyof CombatTexts | keyof typeof formations;
