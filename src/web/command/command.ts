import type { Lang, TextArgs } from '../../text/format.ts';
import { linksOf, verbsOf } from '../../text/web/commands.ts';
import type { WebKey } from '../../text/web/texts.ts';
import type { CombatCommands, Command } from '../state/system-parts.ts';
import { fieldsOf, spokenValue, valueCalled, type Values } from './values.ts';
import { folded, linkOf, verbOf } from './words.ts';

/** Why it was not understood: a text of the page. */
export interface Misread {
  key: WebKey;
  args: TextArgs;
}

/** Everything that can be named on this table. */
export interface Names extends Values {
  units: readonly { id: string; label: string }[];
  places: readonly { id: string; name: string }[];
  isHex: (name: string) => boolean;
  /** What follows each link of the system. */
  links: CombatCommands<unknown>['links'];
}

export type Parsed = { ok: true; command: Command } | { ok: false; error: Misread };

export const wordsOf = (line: string): string[] => line.split(/[\s,;+]+/).filter((word) => word !== '');

/** Does the command need a unit, or a hex? Actions of the game need what they name. */
const needsUnit = (verb: string, { fields }: Names): boolean => fields[verb]?.includes('unit') === true;
const needsHex = (verb: string, { fields }: Names): boolean =>
  verb === 'move' ||
  verb === 'fly' ||
  verb === 'go' ||
  (fields[verb]?.includes('target') === true && !aimsAtUnit(fields[verb]));

/** Is the target of an action with these fields a unit? That of a unit is, others are hexes. */
export const aimsAtUnit = (fields: readonly string[]): boolean => fields.includes('unit') && fields.includes('target');

/** Reads a line such as “move II/84 to 1612”, “attack 0507 with 71/53, 158/53 guns AD53 air 2”; a hexside is `1310-1311`, or its two hexes. */
export function parse(lang: Lang, line: string, names: Names): Parsed {
  const [first, ...rest] = wordsOf(line);
  if (first === undefined) return misread('command-empty');
  const verb = verbOf(lang, names.game, first) ?? (names.isHex(first) && rest.length === 0 ? 'go' : undefined);
  if (verb === undefined) return misread('command-unknown', { word: first });
  const said = readWords(lang, verb, verb === 'go' && names.isHex(first) ? [first] : rest, names);
  if ('error' in said) return { ok: false, error: said.error };
  const hex = said.hexes.at(-1);
  if (needsUnit(verb, names) && said.units.length === 0) return misread('command-unit');
  if (needsHex(verb, names) && hex === undefined && said.values['to'] === undefined) return misread('command-hex');
  return { ok: true, command: commandOf(verb, said) };
}

const misread = (key: WebKey, args: TextArgs = {}): Parsed => ({ ok: false, error: { key, args } });

interface Said {
  units: string[];
  hexes: string[];
  linked: Record<string, string[]>;
  numbers: Record<string, number>;
  place: string | undefined;
  values: Record<string, string>;
}

const commandOf = (verb: string, { hexes, ...said }: Said): Command => ({
  verb,
  ...said,
  hex: hexes.at(-1),
  via: hexes.slice(0, -1),
});

function readWords(lang: Lang, verb: string, words: readonly string[], names: Names): Said | { error: Misread } {
  const said: Said = { units: [], hexes: [], linked: {}, numbers: {}, place: undefined, values: {} };
  let link: string | undefined;
  for (const word of words) {
    const next = linkOf(lang, word);
    if (next !== undefined) {
      if (next !== 'and') link = next;
      continue;
    }
    const named = valueCalled(lang, names, verb, word);
    if (named && said.values[named.field] === undefined) {
      said.values[named.field] = named.value;
      continue;
    }
    const counts = (link !== undefined && names.links[link] === 'number') || isAmount(verb, word, names);
    const error = counts ? readNumber(said, link ?? 'points', word) : readName(said, link, word, names);
    if (error) return { error };
    if (counts) link = undefined;
  }
  return said;
}

/** Points that an action names. */
const isAmount = (verb: string, word: string, { fields }: Names): boolean =>
  fieldsOf(fields, verb).includes('points') && /^\d{1,2}$/.test(word);

function readNumber(said: Said, link: string, word: string): Misread | undefined {
  if (!/^\d{1,2}$/.test(word)) return { key: 'command-number', args: { word } };
  said.numbers[link] = Number(word);
  return undefined;
}

function readName(said: Said, link: string | undefined, word: string, names: Names): Misread | undefined {
  if (/^\d{4}([-–]\d{4})?$/.test(word)) {
    const hexes = word.split(/[-–]/);
    const none = hexes.find((hex) => !names.isHex(hex));
    if (none !== undefined) return { key: 'command-no-hex', args: { word: none } };
    said.hexes.push(...hexes);
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
  if (unit && link !== undefined && names.links[link] === 'units') (said.linked[link] ??= []).push(unit.id);
  else if (unit) said.units.push(unit.id);
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
  unitsFor: (verb: string, link: string | undefined, before: Command | undefined) => readonly string[];
  hexesFor: (verb: string, before: Command | undefined) => readonly string[];
  /** Values that could be named next, each with its field. */
  valuesFor: (verb: string, before: Command | undefined) => readonly { field: string; value: string }[];
  /** Links that could continue the command. */
  linksFor: (verb: string, before: Command | undefined) => readonly string[];
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
  const links = linksOf(lang);
  const values = link === undefined ? possible.valuesFor(verb, before) : [];
  const spokenValues = values.map(({ field, value }) => spokenValue(lang, names, field, value));
  const more = possible.linksFor(verb, before).flatMap((one) => links.get(one)?.[0] ?? []);
  return lines([...spokenValues, ...labels, ...possible.hexesFor(verb, before), ...more]);
}

/** An unfinished command, as far as it has been typed. */
function beginOf(lang: Lang, verb: string, words: readonly string[], names: Names): Command | undefined {
  const said = readWords(lang, verb, words, names);
  return 'error' in said ? undefined : commandOf(verb, said);
}
