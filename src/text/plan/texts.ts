import type { en } from './en.ts';

export type PlanTexts = Readonly<Record<keyof typeof en, string>>;
export type Tactic = Exclude<keyof PlanTexts, 'considered' | 'fear'>;
