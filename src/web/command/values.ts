import type { Lang } from '../../text/format.ts';
import { word, type WordKind } from '../../text/index.ts';
import { folded, linkOf } from './words.ts';

/** What the actions of a game can name besides units, hexes and places. */
export interface Values {
  /** Id of the game. */
  game: string;
  /** The fields of each action of the game. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Values by field: modes of movement, formations, areas. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** The fields of an action, those that may be left out too. */
export const fieldsOf = (fields: Values['fields'], verb: string): string[] =>
  (fields[verb] ?? []).map((listed) => listed.replace('?', ''));

/** The names that the values of a field have; those of other fields are called by their ids alone. */
const KINDS: Readonly<Record<string, WordKind>> = { mode: 'mode', formation: 'group', to: 'edge' };

const namesIn = (lang: Lang, game: string, field: string, value: string): string[] => {
  const kind = KINDS[field];
  return kind ? word(lang, game, kind, value).split(' ') : [];
};

/** Words of its name that a value shares with no other of its field, and that mean nothing else in a command. */
function ownWords(lang: Lang, { game, values }: Values, field: string, value: string): string[] {
  const others = (values[field] ?? []).filter((one) => one !== value);
  const shared = new Set(others.flatMap((one) => namesIn(lang, game, field, one).map(folded)));
  return namesIn(lang, game, field, value).filter((one) => !shared.has(folded(one)) && linkOf(lang, one) === undefined);
}

/** The value of a field of this action that a word stands for: its id, or a word of its name, in the reader's language or in English. */
export function valueCalled(
  lang: Lang,
  names: Values,
  verb: string,
  typed: string,
): { field: string; value: string } | undefined {
  const wanted = folded(typed);
  const all = fieldsOf(names.fields, verb).flatMap((field) =>
    (names.values[field] ?? []).map((value) => ({ field, value })),
  );
  const inWords = (one: Lang) =>
    all.find(({ field, value }) => ownWords(one, names, field, value).some((name) => folded(name) === wanted));
  return all.find(({ value }) => folded(value) === wanted) ?? inWords(lang) ?? inWords('en');
}

/** What to type for a value. */
export const spokenValue = (lang: Lang, names: Values, field: string, value: string): string =>
  ownWords(lang, names, field, value)[0]?.toLowerCase() ?? value;
