import type { Lang } from '../format.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { ReichswaldTexts } from './texts.ts';

export const texts: Readonly<Record<Lang, ReichswaldTexts>> = { en, pt, es };
