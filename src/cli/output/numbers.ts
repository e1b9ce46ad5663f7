import { misuse } from './problem.ts';

/** The value of an option as a whole number from `min` to `max`. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw misuse('usage-number', { option, value: text, min, max }, option);
  return value;
}

/** Ids separated by commas; spaces around them are ignored. */
export const idList = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
