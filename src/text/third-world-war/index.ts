import type { Lang } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { ThirdWorldWarTexts } from './texts.ts';

export const texts: Readonly<Record<Lang, ThirdWorldWarTexts>> = { en, pt, es };
