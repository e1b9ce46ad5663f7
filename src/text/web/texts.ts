import type { en as account } from './account/en.ts';
import type { en as annotations } from './annotations/en.ts';
import type { en as api } from './api/en.ts';
import type { en } from './en.ts';
import type { en as engagement } from './engagement/en.ts';
import type { en as guided } from './guide/en.ts';
import type { en as formations } from './holland-44/en.ts';
import type { en as lobby } from './lobby/en.ts';
import type { en as moving } from './moving/en.ts';
import type { en as online } from './online/en.ts';
import type { en as ratings } from './ratings/en.ts';
import type { en as owner } from './owner/en.ts';
import type { en as review } from './review/en.ts';
import type { en as victory } from './victory/en.ts';

type Translated<T> = Readonly<Record<keyof T, string>>;

/** The texts that all games share, those of lobby and shell, and those of the page's parts for one system. */
export type WebTexts = Translated<typeof en>;
export type LobbyTexts = Translated<typeof lobby>;
export type CombatTexts = Translated<typeof engagement>;
export type GuidedTexts = Translated<typeof guided>;
export type MovingTexts = Translated<typeof moving>;
export type AnnotationTexts = Translated<typeof annotations>;
export type OnlineTexts = Translated<typeof online>;
export type AccountTexts = Translated<typeof account>;
export type ApiTexts = Translated<typeof api>;
export type RatingTexts = Translated<typeof ratings>;
export type OwnerTexts = Translated<typeof owner>;
export type ReviewTexts = Translated<typeof review>;
export type VictoryTexts = Translated<typeof victory>;

export type WebKey =
  | keyof LobbyTexts
  | keyof WebTexts
  | keyof CombatTexts
  | keyof GuidedTexts
  | keyof MovingTexts
  | keyof AnnotationTexts
  | keyof OnlineTexts
  | keyof AccountTexts
  | keyof ApiTexts
  | keyof RatingTexts
  | keyof OwnerTexts
  | keyof ReviewTexts
  | keyof VictoryTexts
  | keyof typeof formations;
