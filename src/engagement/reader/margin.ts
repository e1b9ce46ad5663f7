import { localized, type Localized } from '../../wargame/book.ts';
import type { TrackBox } from '../../wargame/margin.ts';
import { CLASSES, NONE } from './book-tables.ts';

type Costs = Readonly<Record<(typeof CLASSES)[number], number | null>>;

const points = (cost: number | null): string => (cost === null ? NONE : cost === 0.5 ? '½' : String(cost));

/** Movement points: foot, motorised, armoured. */
const costs = (by: Costs): string => CLASSES.map((kind) => points(by[kind])).join(' · ');

/** Columns for the defence as a signed shift after the costs: to the left is minus. */
export const afterCosts = (columns: number): string =>
  columns > 0 ? ` | −${columns}` : columns < 0 ? ` | +${-columns}` : '';

/** Costs and columns of each kind of ground or road. */
export const groundEffects = (
  table: Readonly<Record<string, Costs>>,
  columns: Readonly<Record<string, number>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, by]) => [id, costs(by) + afterCosts(columns[id] ?? 0)]));

/** How the effects are read; `rules`: the numbers of their rules. */
export const legendNote = (rules: string): Localized =>
  localized(
    `MP on foot · motorised · armoured, then columns for the defence (${rules})`,
    `PM a pé · motorizada · blindada, depois colunas pela defesa (${rules})`,
    `PM a pie · motorizada · blindada; luego, columnas por la defensa (${rules})`,
  );

/** Boxes with a number each and nothing else. */
export const numberBoxes = (from: number, to: number): readonly TrackBox[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: String(from + i), head: String(from + i), notes: [] }));
