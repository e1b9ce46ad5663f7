import type { en } from './en.ts';

export type WebKey = keyof typeof en;
export type WebTexts = Readonly<Record<WebKey, string>>;
