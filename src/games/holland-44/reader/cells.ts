import { localized, type BookCell, type Localized } from '../../../wargame/book.ts';
import type { DETERMINED } from '../data/tables.ts';

/** Where there is nothing to say. */
export const NONE = '–';
export const YES = localized('yes', 'sim', 'sí');
export const NO = localized('no', 'não', 'no');
export const SIDE = localized('Side', 'Lado', 'Bando');
export const DIE = localized('Die', 'Dado', 'Dado');

/** Columns of the table of determined defence. */
export const COLUMN: Readonly<Record<(typeof DETERMINED.columns)[number], Localized>> = {
  clear: localized('Clear/Polder', 'Aberto/Pôlder', 'Abierto/Pólder'),
  other: localized('Other', 'Outros', 'Otros'),
  city: localized('City', 'Cidade', 'Ciudad'),
};

export const terrain = (id: string): BookCell => ({ word: 'terrain', id });
export const weather = (id: string): BookCell => ({ word: 'weather', id });
export const side = (id: 'allied' | 'german'): BookCell => ({ word: 'side', id });

export const yesNo = (is: boolean): Localized => (is ? YES : NO);

/** U+2212 as minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Numbers from `from` to `to`; without an end, all below or above. */
export function span(from: number, to: number): string {
  if (from === -Infinity) return `≤${to}`;
  if (to === Infinity) return `≥${from}`;
  return from === to ? `${from}` : `${from}–${to}`;
}

/** A text made of texts in three languages. */
export const inAll = (say: (language: keyof Localized) => string): Localized =>
  localized(say('en'), say('pt'), say('es'));

const MODIFIERS = localized('Modifiers', 'Modificadores', 'Modificadores');

/** `Modifiers: elite +1, green −1.` */
export const modifiersText = (modifiers: readonly (readonly [Localized, number])[]): Localized =>
  inAll((language) => {
    const list = modifiers.map(([label, n]) => `${label[language]} ${signed(n)}`);
    return `${MODIFIERS[language]}: ${list.join(', ')}.`;
  });

/** Modifiers of the die of a turn, by turn. */
export const byTurn = (modifiers: Readonly<Record<number, number>>): Localized =>
  modifiersText(
    Object.entries(modifiers).map(([turn, n]) => [localized(`turn ${turn}`, `turno ${turn}`, `turno ${turn}`), n]),
  );

/** Rows of a modified die: rolls with the same cells are one row, the first for all lower rolls, the last for all higher. */
export function modifiedRows<T>(
  rows: Readonly<Record<number, T>>,
  cells: (row: T) => readonly BookCell[],
): BookCell[][] {
  const runs: { from: number; row: T }[] = [];
  for (const [die, row] of Object.entries(rows))
    if (JSON.stringify(runs.at(-1)?.row) !== JSON.stringify(row)) runs.push({ from: Number(die), row });
  return runs.map(({ from, row }, i) => [
    span(i === 0 ? -Infinity : from, (runs[i + 1]?.from ?? Infinity) - 1),
    ...cells(row),
  ]);
}
