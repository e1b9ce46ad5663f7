import type { Lang } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { HollandTexts } from './texts.ts';

export const texts: Readonly<Record<Lang, HollandTexts>> = { en, pt, es };
