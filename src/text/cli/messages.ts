import type { en } from './en.ts';
import type { helpEn } from './help-en.ts';

/** English defines the codes; another language that lacks one or has one too many does not compile. */
export type CliCode = keyof typeof en;
export type CliMessages = Readonly<Record<CliCode, string>>;
export type HelpMessages = Readonly<Record<keyof typeof helpEn, string>>;
