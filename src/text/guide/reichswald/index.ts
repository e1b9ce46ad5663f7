import type { Lang } from '../../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

/** The words of one step. */
export interface GuideText {
  title: string;
  why: string;
  /** What the player is asked to do. */
  task?: string;
}

export type GuideTexts = Readonly<Record<keyof typeof en, GuideText>>;

export const words: Readonly<Record<Lang, GuideTexts>> = { en, pt, es };
