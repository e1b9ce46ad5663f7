import { misuse } from './problem.ts';

/** The whole number an option holds. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw misuse('usage-number', { option, value: text, min, max }, option);
  return value;
}

/** Ids separated by commas; blanks around them do not count. */
export const idList = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
