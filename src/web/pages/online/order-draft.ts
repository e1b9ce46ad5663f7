import { hexAt, type Grid } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Answer } from '../../../seat/answer.ts';
import type { Answering, Counter } from '../../../wargame/wargame.ts';

/** What is chosen for a kind of decision: `ask`, a way of an answer, or a type of action; with what has been filled in besides. */
export interface Draft {
  how: string;
  most: number;
  names: string;
}

/** What the names of a draft are looked up in. */
export interface Known {
  readonly side: Side | null;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly grid: Grid;
}

/** What is chosen for a kind of decision to which this answer has been ordered. */
export function draftOf(answer: Answer | undefined, labelOf: (id: string) => string): Draft {
  const none = { how: 'ask', most: 1, names: '' };
  if (!answer) return none;
  if (answer.how === 'end') return { ...none, how: answer.type };
  if (answer.how === 'points') return { ...none, how: 'points', most: answer.most };
  return {
    ...none,
    how: answer.how,
    ...(answer.how === 'named' ? { names: answer.names.map(labelOf).join(', ') } : {}),
  };
}

/** The units and hexes that somebody has written down, in his order, and what means nothing. */
export function namesIn(written: string, { side, counters, grid }: Known): { names: string[]; unknown: string[] } {
  const names: string[] = [];
  const unknown: string[] = [];
  for (const one of written.split(',').map((part) => part.trim())) {
    if (one === '') continue;
    const own = [...counters.values()].filter((counter) => counter.side === side);
    const meant = own.filter(({ id, label }) => [id, label].some((name) => name.toLowerCase() === one.toLowerCase()));
    if (hexAt(grid, one) !== undefined) names.push(one);
    else if (meant.length > 0) names.push(...meant.map(({ id }) => id));
    else unknown.push(one);
  }
  return { names, unknown };
}

/** What is ordered by these drafts, in the order of the kinds. */
export const answersOf = (
  kinds: readonly Answering[],
  drafts: Readonly<Record<string, Draft>>,
  known: Known,
): Answer[] =>
  kinds.flatMap(({ code }): Answer[] => {
    const { how, most, names } = drafts[code] ?? draftOf(undefined, String);
    if (how === 'ask') return [];
    if (how === 'computer') return [{ code, how }];
    if (how === 'points') return [{ code, how, most }];
    if (how !== 'named') return [{ code, how: 'end', type: how }];
    const found = namesIn(names, known).names;
    return found.length > 0 ? [{ code, how, names: found }] : [];
  });
