import type { en } from './en.ts';

/** The texts of one step. */
interface GuideText {
  title: string;
  why: string;
  /** What the player is asked to do. */
  task?: string;
}

export type GuideTexts = Readonly<Record<keyof typeof en, GuideText>>;
