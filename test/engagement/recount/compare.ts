// What every recount of a game of the series reads and compares with: it knows no rule.
import type { BaseAction } from '../../../src/kernel/game.ts';
import type { Step } from '../../kit/walk.ts';

/** The fields of an action that tell it from others. */
export interface Words {
  type?: string;
  unit?: string;
  to?: string;
  target?: string;
  points?: number;
  bridge?: string;
}

export const textOf = (action: BaseAction): string => {
  const { type, unit, to, target, points, bridge } = action as Words;
  return [type, unit, to, target, points, bridge].filter((word) => word !== undefined).join(' ');
};

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The first difference between two lists, as text. */
export function difference(what: string, ours: readonly string[], theirs: readonly string[]): string | undefined {
  if (ours.length === theirs.length && ours.every((one, i) => one === theirs[i])) return undefined;
  const [mine, other] = [new Set(ours), new Set(theirs)];
  const missing = ours.filter((one) => !other.has(one)).slice(0, 5);
  const extra = theirs.filter((one) => !mine.has(one)).slice(0, 5);
  if (missing.length === 0 && extra.length === 0 && ours.length === theirs.length) return undefined;
  return `${what}: by the rulebook only ${missing.join(', ')}; in the game only ${extra.join(', ')}`;
}

/** The same choice for each of these units. */
export const words = (type: string, pieces: readonly { id: string }[]): string[] =>
  pieces.map(({ id }) => `${type} ${id}`);

/** The dice that the log has are those that fell. */
export function diceProblem({ action, events }: Step): string | undefined {
  const { dice } = action as { dice?: readonly number[] };
  const logged = events.map(({ args }) => args?.['dice'] ?? (args?.['die'] === undefined ? undefined : [args['die']]));
  const wrong = logged.find((seen) => seen !== undefined && !same(seen, dice));
  return wrong === undefined ? undefined : `dice ${JSON.stringify(dice)}, in the log ${JSON.stringify(wrong)}`;
}
