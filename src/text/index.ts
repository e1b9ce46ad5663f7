import type { BaseEvent, EventArg, Modifier, Prompt, Refusal } from '../kernel/game.ts';
import { LIBRARY } from '../games/index.ts';
import { en } from './engagement/en.ts';
import { es } from './engagement/es.ts';
import { pt } from './engagement/pt.ts';
import type { Sentences } from './engagement/sentences.ts';
import { words as wordsEn } from './engagement/words-en.ts';
import { words as wordsEs } from './engagement/words-es.ts';
import { words as wordsPt } from './engagement/words-pt.ts';
import type { Words } from './engagement/words.ts';
import { format, listText, sixthsText, type Lang, type TextArgs } from './format.ts';
import type { GameWordKind } from './game-texts.ts';
import { textsOf } from './games.ts';
import { DEFAULT_ARGS } from './default-args.ts';

const SENTENCES: Readonly<Record<Lang, Sentences>> = { en, pt, es };
const WORDS: Readonly<Record<Lang, Words>> = { en: wordsEn, pt: wordsPt, es: wordsEs };

export type WordKind = keyof Words | GameWordKind;

/** The game whose texts are used, and the names of its units and places; without a name the id is shown. */
export interface Names {
  /** Id of the game; empty when unknown. */
  game: string;
  unit?: (id: string) => string;
  place?: (idOrHex: string) => string;
  /** A bridge or ferry, by its two hexes, as people call it: by its place and water. */
  crossing?: (hexside: string) => string | undefined;
}

/** What a unit is called, else its id. */
export const unitName = ({ unit }: Names, id: string): string => unit?.(id) ?? id;

type Table = Readonly<Record<string, string>>;
type Args = Readonly<Record<string, EventArg>>;

/** The text of the game, else of its system. */
function found(code: string, own: Table | undefined, system: Table | undefined): string | undefined {
  if (own && Object.hasOwn(own, code)) return own[code];
  return system && Object.hasOwn(system, code) ? system[code] : undefined;
}

/** The word of a game for an id, or the id itself when there is none (unit labels, proper names). */
export const word = (lang: Lang, game: string, kind: WordKind, id: string): string =>
  found(
    id,
    (textsOf(lang, game)?.words as Partial<Record<string, Table>>)?.[kind],
    (WORDS[lang] as Partial<Record<string, Table>>)[kind],
  ) ?? id;

/** What a unit with this mark has done: has moved, has fought; the name of the mark where there is more to it. */
export const markText = (lang: Lang, game: string, mark: string): string => {
  const done = word(lang, game, 'done', mark);
  return done === mark ? word(lang, game, 'mark', mark) : done;
};

/** Why an action is refused, where, and what to do; without the number of the rule. */
export function refusalText(lang: Lang, refusal: Refusal, names: Names): string {
  const args = {
    ...refusal.args,
    ...(refusal.hex && { hex: refusal.hex }),
    ...(refusal.unit && { unit: refusal.unit }),
  };
  return sentence(lang, 'refusals', refusal.code, args, names);
}

/** The decision that is due; `side` is the side to act. */
export const promptText = (lang: Lang, prompt: Prompt, names: Names, side = ''): string =>
  sentence(lang, 'prompts', prompt.code, { ...(side && { side }), ...prompt.args }, names);

export const eventText = (lang: Lang, event: BaseEvent, names: Names): string =>
  sentence(lang, 'events', event.code, event.args ?? {}, names);

/** A roll in a list: the hex in front, where its sentence does not name it. */
export function rollText(lang: Lang, event: BaseEvent, names: Names): string {
  const text = eventText(lang, event, names);
  const { hex } = event.args ?? {};
  return typeof hex !== 'string' || text.includes(hex) ? text : `${hex}: ${text}`;
}

/** The reason for a column shift or for a part of a movement cost. */
export const reasonText = (lang: Lang, game: string, why: string): string =>
  messageOf(lang, game, 'reasons', why) ?? messageOf(lang, game, 'costs', why) ?? word(lang, game, 'terrain', why);

/** What an action does, in a few words; undefined where its hex says it. */
export function actionText(lang: Lang, game: string, type: string, args: TextArgs): string | undefined {
  const message = messageOf(lang, game, 'actions', type);
  return message === undefined ? undefined : format(lang, message, { ...DEFAULT_ARGS[lang], ...args });
}

/** The game in a sentence, or the origin of its map. */
export const aboutText = (lang: Lang, game: string, what: 'blurb' | 'mapNote' | 'counterNote'): string =>
  textsOf(lang, game)?.[what] ?? '';

/** Modifiers as one line: `city −2, defenders surrounded +1`. */
const shiftsText = (lang: Lang, game: string, shifts: readonly Modifier[]): string =>
  shifts.map(({ why, amount }) => `${reasonText(lang, game, why)} ${signed(amount)}`).join(', ');

/** A number with its sign; U+2212 as minus. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0');

/** A result with its meaning: `DRB AVB: defence retreats with a loss; attack wins with a loss`. */
export const resultText = (lang: Lang, game: string, result: string): string =>
  `${result}: ${result
    .split(' ')
    .map((part) => word(lang, game, 'result', part))
    .join('; ')}`;

/** What a roll has decided: a result of the tables of combat with its meaning, of another roll in a few words. `code`: of the event that told it. */
export function outcomeText(lang: Lang, game: string, result: string, code = ''): string {
  if (isTabled(game, result)) return resultText(lang, game, result);
  const own = `${code}:${result}`;
  const told = word(lang, game, 'outcome', own);
  return told === own ? word(lang, game, 'outcome', result) : told;
}

/** Is it a result of the tables of combat, and not of another roll? */
function isTabled(game: string, result: string): boolean {
  const [code = ''] = result.split(' ');
  return word('en', game, 'result', code) !== code;
}

const HEXSIDE = /^\d{4}-\d{4}$/;

/** The name of a place; a hexside, `0405-0406`, as its bridge is called, else by its two hexes and the places there: 0405–0406 (name). */
export function placeText(at: string, { place, crossing }: Pick<Names, 'place' | 'crossing'>): string {
  if (!HEXSIDE.test(at)) return place?.(at) ?? at;
  const called = crossing?.(at);
  if (called !== undefined) return called;
  const hexes = at.split('-');
  const named = new Set(hexes.flatMap((hex) => (place && place(hex) !== hex ? [place(hex)] : [])));
  return hexes.join('–') + (named.size > 0 ? ` (${[...named].join(', ')})` : '');
}

const messageOf = (lang: Lang, game: string, kind: keyof Sentences, code: string): string | undefined =>
  found(code, textsOf(lang, game)?.[kind], SENTENCES[lang][kind]);

function sentence(lang: Lang, kind: keyof Sentences, code: string, args: Args, names: Names): string {
  const message = messageOf(lang, names.game, kind, code);
  if (message === undefined) return code;
  const values: Record<string, string | number> = { ...DEFAULT_ARGS[lang] };
  for (const [key, value] of Object.entries(args)) values[key] = argText(lang, key, value, names);
  if (code === 'taken') values['place'] = argText(lang, 'place', args['place'] ?? args['hex'] ?? '', names);
  if (Array.isArray(args['attackers'])) values['n'] = args['attackers'].length;
  if (code === 'no-advance') {
    const { reason, from } = args;
    const why = from === undefined ? args : { ...args, hex: from };
    values['reason'] = typeof reason === 'string' ? sentence(lang, 'refusals', reason, why, names) : '';
  }
  if (code === 'over') Object.assign(values, scoreOf(lang, names.game, args));
  if (isLate(names.game, args)) values['late'] = 'yes';
  return capital(format(lang, message, values));
}

/** Is the turn it names after the last one of the game? What is due then does not come. */
function isLate(game: string, { turn, back }: Args): boolean {
  if (turn === undefined && back === undefined) return false;
  const named = Math.max(Number(turn ?? 0), Number(back ?? 0));
  return LIBRARY.get(game)?.about.scenarios.every(({ lastTurn }) => named > lastTurn) === true;
}

/** The final score, and the winner or `none`: whom the event names, else who has more points. */
function scoreOf(lang: Lang, game: string, args: Args): Record<string, string> {
  const scores = Object.entries(args).filter(([, points]) => typeof points === 'number') as [string, number][];
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  const points = scores
    .map(([side, value]) => `${word(lang, game, 'side', side)} ${sixthsText(lang, value)}`)
    .join(', ');
  const { winner } = args;
  if (typeof winner === 'string') return { points, winner: word(lang, game, 'side', winner) };
  const drawn = !first || first[1] === second?.[1];
  return { points, winner: drawn ? 'none' : word(lang, game, 'side', first[0]) };
}

const KINDS: Readonly<Record<string, WordKind>> = {
  side: 'side',
  winner: 'side',
  phase: 'phase',
  weather: 'weather',
  terrain: 'terrain',
  edge: 'edge',
  why: 'cause',
  group: 'group',
  division: 'group',
  lead: 'group',
  formation: 'group',
};

/** Arguments that are units. */
const UNITS: readonly string[] = ['unit', 'by', 'brigade', 'attached', 'other', 'remnant', 'part', 'giver'];

function argText(lang: Lang, key: string, value: EventArg, names: Names): string | number {
  if (value === null) return (DEFAULT_ARGS[lang][key] as string | undefined) ?? '';
  if (Array.isArray(value)) return listArgText(lang, key, value, names);
  const one = value as string | number;
  if (typeof one === 'number') return Number.isInteger(one) ? one : sixthsText(lang, one);
  if (UNITS.includes(key)) return unitName(names, one);
  if (one.startsWith('area:')) return word(lang, names.game, 'edge', one);
  if (key === 'place' || key === 'bridge' || key === 'ferry') return placeText(one, names);
  if (key === 'result') return isTabled(names.game, one) ? resultText(lang, names.game, one) : one;
  const kind = KINDS[key];
  return kind ? word(lang, names.game, kind, one) : one;
}

function listArgText(lang: Lang, key: string, list: readonly (string | number | Modifier)[], names: Names): string {
  if (list.some((item) => typeof item === 'object')) return shiftsText(lang, names.game, list as readonly Modifier[]);
  if (list.length === 0) return 'none';
  if (key === 'dice') return (list as readonly number[]).join(' + ');
  const items = list.map((item) => String(argText(lang, 'unit', item as string, names)));
  return listText(lang, items);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
