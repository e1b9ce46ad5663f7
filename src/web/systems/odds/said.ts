import { t } from '../../ui/language.svelte.ts';

/** The arithmetic of a combat: strengths or power, the odds where there are any, and the column. */
export interface Arithmetic {
  sum: string;
  ratio?: string;
  column: string;
}

/** In one line, to be read. */
export const summaryOf = ({ sum, ratio, column }: Arithmetic): string =>
  `${sum}${ratio === undefined ? '' : ` · ${ratio}`} → ${column}`;

/** In a sentence, to be heard. */
export const sentenceOf = ({ sum, ratio, column }: Arithmetic): string =>
  `${sum}${ratio === undefined ? '' : `, ${ratio}`}; ${t('odds-column')} ${column}.`;
