import type { Lang, TextArgs } from '../../text/format.ts';
import { COMMANDS, LINKS, verbsOf, type Link } from '../../text/web/commands.ts';
import type { WebKey } from '../../text/web/texts.ts';

/** What was typed, understood; whether the game allows it is another question. */
export interface Command {
  /** One of the page, or an action of the game. */
  verb: string;
  /** Ids, in the order typed. */
  units: readonly string[];
  guns: readonly string[];
  /** Hexes of the path, then the one it is about. */
  via: readonly string[];
  hex: string | undefined;
  /** A place by its id. */
  place: string | undefined;
  air: number;
}

/** Why it was not understood: a text of the page. */
export interface Misread {
  key: WebKey;
  args: TextArgs;
}

/** Everything that can be named on this table. */
export interface Names {
  /** Id of the game. */
  game: string;
  units: readonly { id: string; label: string }[];
  places: readonly { id: string; name: string }[];
  isHex: (name: string) => boolean;
}

export type Parsed = { ok: true; command: Command } | { ok: false; error: Misread };

const MARKS = /[\u0300-\u036f]/g;

/** As typed by anybody: small letters without accents. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(MARKS, '');

export const wordsOf = (line: string): string[] => line.split(/[\s,;+]+/).filter((word) => word !== '');

const means = (words: readonly string[], typed: string): boolean =>
  words.some((word) => folded(word) === folded(typed));

/** The verb a word stands for, in the reader's language or in English. */
export function verbOf(lang: Lang, game: string, word: string): string | undefined {
  const find = (one: Lang): string | undefined => [...verbsOf(one, game)].find(([, words]) => means(words, word))?.[0];
  return find(lang) ?? find('en');
}

export function linkOf(lang: Lang, word: string): Link | undefined {
  const find = (one: Lang): Link | undefined => LINKS.find((link) => means(COMMANDS[one].links[link], word));
  return find(lang) ?? find('en');
}

/** Verbs that need a unit, and those that need a hex. */
const WITH_UNIT: readonly string[] = [
  'move',
  'retreat',
  'displace',
  'loss',
  'eliminate',
  'advance',
  'recover',
  'withdraw',
];
const WITH_HEX: readonly string[] = ['move', 'attack', 'bombard', 'go'];

/** Reads a line such as “move II/84 to 1612”, “attack 0507 with 71/53, 158/53 guns AD53 air 2”. */
export function parse(lang: Lang, line: string, names: Names): Parsed {
  const [first, ...rest] = wordsOf(line);
  if (first === undefined) return misread('command-empty');
  const verb = verbOf(lang, names.game, first) ?? (names.isHex(first) && rest.length === 0 ? 'go' : undefined);
  if (verb === undefined) return misread('command-unknown', { word: first });
  const said = readWords(lang, verb === 'go' && names.isHex(first) ? [first] : rest, names);
  if ('error' in said) return { ok: false, error: said.error };
  const hex = said.hexes.at(-1);
  if (WITH_UNIT.includes(verb) && said.units.length === 0) return misread('command-unit');
  if (WITH_HEX.includes(verb) && hex === undefined) return misread('command-hex');
  const { units, guns, air, place } = said;
  return { ok: true, command: { verb, units, guns, air, place, hex, via: said.hexes.slice(0, -1) } };
}

const misread = (key: WebKey, args: TextArgs = {}): Parsed => ({ ok: false, error: { key, args } });

interface Said {
  units: string[];
  guns: string[];
  hexes: string[];
  air: number;
  place: string | undefined;
}

function readWords(lang: Lang, words: readonly string[], names: Names): Said | { error: Misread } {
  const said: Said = { units: [], guns: [], hexes: [], air: 0, place: undefined };
  let link: Link | undefined;
  for (const word of words) {
    const next = linkOf(lang, word);
    if (next !== undefined) {
      if (next !== 'and') link = next;
      continue;
    }
    const error = link === 'air' ? readNumber(said, word) : readName(said, link, word, names);
    if (error) return { error };
    if (link === 'air') link = undefined;
  }
  return said;
}

function readNumber(said: Said, word: string): Misread | undefined {
  if (!/^\d{1,2}$/.test(word)) return { key: 'command-number', args: { word } };
  said.air = Number(word);
  return undefined;
}

function readName(said: Said, link: Link | undefined, word: string, names: Names): Misread | undefined {
  if (/^\d{4}$/.test(word)) {
    if (!names.isHex(word)) return { key: 'command-no-hex', args: { word } };
    said.hexes.push(word);
    return undefined;
  }
  const found = unitsCalled(word, names);
  const [unit, another] = found;
  const place = names.places.find(({ name }) => folded(name).replaceAll(/\s/g, '') === folded(word));
  if (unit && another)
    return {
      key: 'command-which',
      args: {
        word,
        units: found
          .slice(0, 5)
          .map(({ label }) => label)
          .join(', '),
      },
    };
  if (unit) (link === 'guns' ? said.guns : said.units).push(unit.id);
  else if (place) said.place = place.id;
  else return { key: 'command-no-unit', args: { word } };
  return undefined;
}

/** Units of this name or id, else all whose name begins so. */
export function unitsCalled(word: string, { units }: Names): Names['units'] {
  const wanted = folded(word);
  const exact = units.filter(({ id, label }) => folded(label) === wanted || folded(id) === wanted);
  return exact.length > 0 ? exact : units.filter(({ label }) => folded(label).startsWith(wanted));
}

/** What could stand where something is being typed: units and hexes by what came before, in the game's order. */
export interface Possible {
  verbs: readonly string[];
  unitsFor: (verb: string, link: Link | undefined, before: Command | undefined) => readonly string[];
  hexesFor: (verb: string, before: Command | undefined) => readonly string[];
}

/** Whole lines that continue what has been typed. At most `most` of them. */
export function complete(lang: Lang, line: string, names: Names, possible: Possible, most = 8): string[] {
  const words = wordsOf(line);
  const open = /[\s,;+]$/.test(line) || line === '' ? '' : (words.pop() ?? '');
  const begun = line.slice(0, line.length - open.length);
  const [first] = words;
  const fits = (text: string): boolean => folded(text).startsWith(folded(open)) && text !== open;
  const lines = (list: readonly string[]): string[] =>
    list
      .filter(fits)
      .slice(0, most)
      .map((text) => begun + text);
  const spoken = verbsOf(lang, names.game);
  const wordFor = (verb: string): string => spoken.get(verb)?.[0] ?? verb;
  if (first === undefined) return lines(possible.verbs.map(wordFor));
  const verb = verbOf(lang, names.game, first);
  if (verb === undefined) return [];
  const read = parse(lang, words.join(' '), names);
  const before = read.ok ? read.command : beginOf(lang, verb, words.slice(1), names);
  const link = words.map((word) => linkOf(lang, word)).findLast((one) => one !== undefined && one !== 'and');
  const labels = possible.unitsFor(verb, link, before);
  const linked = (['with', 'guns', 'air'] as const).flatMap((one) => COMMANDS[lang].links[one][0] ?? []);
  const more = before?.hex !== undefined && ['attack', 'bombard'].includes(verb) ? linked : [];
  return lines([...labels, ...possible.hexesFor(verb, before), ...more]);
}

/** An unfinished command, as far as it has been typed. */
function beginOf(lang: Lang, verb: string, words: readonly string[], names: Names): Command | undefined {
  const said = readWords(lang, words, names);
  if ('error' in said) return undefined;
  const { units, guns, air, place, hexes } = said;
  return { verb, units, guns, air, place, hex: hexes.at(-1), via: hexes.slice(0, -1) };
}
