import { parseJson } from '../../formats/document.ts';
import { PARLEYS, type Parley } from '../../seat/parley.ts';
import type { Order } from '../../seat/seat.ts';

/** What can be typed besides orders. */
const WORDS = ['legal', 'show', 'undo', 'wait', 'help', 'quit'] as const;

/** Everything that can be typed but an order. */
export const TYPED: readonly string[] = [...WORDS, ...PARLEYS];

export type Line =
  | { kind: 'orders'; orders: readonly Order[] }
  | { kind: 'listed'; number: number }
  | { kind: 'parley'; what: Parley }
  | { kind: (typeof WORDS)[number] }
  | { kind: 'unclear' };

/** Reads a line: orders as JSON (as `bivouac legal` lists them), the number of one that was listed, or a word. */
export function lineOf(text: string): Line {
  const word = WORDS.find((each) => each === text);
  if (word) return { kind: word };
  const what = PARLEYS.find((each) => each === text);
  if (what) return { kind: 'parley', what };
  if (/^\d{1,5}$/.test(text)) return { kind: 'listed', number: Number(text) };
  const json = parseJson(text);
  const orders = (json.ok ? [json.value].flat() : []).map(orderOf);
  const isWhole = orders.length > 0 && orders.every((order) => order !== undefined);
  return isWhole ? { kind: 'orders', orders } : { kind: 'unclear' };
}

function orderOf(value: unknown): Order | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { by: _, ...order } = value as Readonly<Record<string, unknown>>;
  const isPlain = Object.values(order).every((field) => typeof field === 'string' || typeof field === 'number');
  return isPlain && typeof order['type'] === 'string' ? (order as Order) : undefined;
}
