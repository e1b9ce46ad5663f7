import type { en } from './en.ts';

export type MailKey = keyof typeof en;
export type MailTexts = Readonly<Record<MailKey, string>>;
