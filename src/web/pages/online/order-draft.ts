import type { Answer } from '../../../seat/answer.ts';
import type { Answering } from '../../../wargame/wargame.ts';

/** What is chosen for a kind of decision: `ask`, a way of an answer, or a type of action; with what has been chosen besides. */
export interface Draft {
  how: string;
  most: number;
  /** Units by their ids, and hexes. */
  names: readonly string[];
}

/** What is chosen for a kind of decision to which this answer has been ordered. */
export function draftOf(answer: Answer | undefined): Draft {
  const none = { how: 'ask', most: 1, names: [] };
  if (!answer) return none;
  if (answer.how === 'end') return { ...none, how: answer.type };
  if (answer.how === 'points') return { ...none, how: 'points', most: answer.most };
  return { ...none, how: answer.how, ...(answer.how === 'named' ? { names: answer.names } : {}) };
}

/** Are all words of what is written in this text, whatever their case? */
export const matches = (written: string, text: string): boolean =>
  written
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.toLowerCase().includes(part));

/** What is ordered by these drafts, in the order of the kinds. */
export const answersOf = (kinds: readonly Answering[], drafts: Readonly<Record<string, Draft>>): Answer[] =>
  kinds.flatMap(({ code }): Answer[] => {
    const { how, most, names } = drafts[code] ?? draftOf(undefined);
    if (how === 'ask') return [];
    if (how === 'computer') return [{ code, how }];
    if (how === 'points') return [{ code, how, most }];
    if (how !== 'named') return [{ code, how: 'end', type: how }];
    return names.length > 0 ? [{ code, how, names }] : [];
  });
