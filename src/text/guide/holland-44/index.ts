import type { Lang } from '../../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { GuideTexts } from './texts.ts';

export const words: Readonly<Record<Lang, GuideTexts>> = { en, pt, es };
