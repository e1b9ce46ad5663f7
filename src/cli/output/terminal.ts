import type { BaseEvent, Prompt, Refusal } from '../../kernel/game.ts';
import { cliText, factText, itemText, type CliCode } from '../../text/cli/index.ts';
import type { Lang, TextArgs } from '../../text/format.ts';
import { eventText, promptText, refusalText, rollText, word, type Names, type WordKind } from '../../text/index.ts';
import type { About, Library, Wargame } from '../../wargame/wargame.ts';
import { onOneLine, quoted } from './plain.ts';

/** A value without words of its own. */
export const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What commands use from outside; tests replace it. */
export interface Environment {
  games: Library;
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  /** What is typed, line by line; absent: nothing. */
  lines?: () => AsyncIterable<string> | Iterable<string>;
}

/** One run of a command: its environment, its language, and texts in that language. */
export class Terminal {
  readonly environment: Environment;
  readonly lang: Lang;
  readonly json: boolean;
  /** Every value of options that may be repeated. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;

  constructor(environment: Environment, lang: Lang, json: boolean, repeated: ReadonlyMap<string, readonly string[]>) {
    this.environment = environment;
    this.lang = lang;
    this.json = json;
    this.repeated = repeated;
  }

  say(code: CliCode, args?: TextArgs): string {
    return cliText(this.lang, code, args);
  }

  /** Says on standard error that another command has the file. */
  sayWaiting(file: string): void {
    this.environment.err(this.say('waiting', { file: onOneLine(file) }));
  }

  /** The word of a game for an id. */
  word({ id: game }: About, kind: WordKind, id: string): string {
    return word(this.lang, game, kind, id);
  }

  /** The name of a pool or a field of `extra`; its id when it has none. */
  fact(game: Wargame, id: string): string {
    return factText(this.lang, game.id, id) ?? id;
  }

  /** A value of a field of `extra`: in words where the game has some. */
  value(game: Wargame, id: string, value: string | number): string {
    return factText(this.lang, game.id, `${id}.${value}`) ?? String(value);
  }

  /** Does the game have a name for this part of a field? */
  isNamed(game: Wargame, id: string): boolean {
    return factText(this.lang, game.id, id) !== undefined;
  }

  /** An item of a list in `extra`. */
  item(game: Wargame, id: string, item: unknown): string {
    const isObject = typeof item === 'object' && item !== null;
    return (isObject ? itemText(this.lang, game.id, id, item) : undefined) ?? plain(item);
  }

  /** The name of a side, the dice, or nobody. */
  actor(game: Wargame, id: string): string {
    return id === 'chance' || id === 'over' ? this.say(id) : this.word(game, 'side', id);
  }

  refusal(game: Wargame, refusal: Refusal): string {
    const text = refusalText(this.lang, escaped(refusal), namesOf(game));
    return refusal.rule === 'contract' ? text : this.say('by-rule', { text, rule: refusal.rule });
  }

  prompt(game: Wargame, prompt: Prompt, side: string): string {
    return promptText(this.lang, prompt, namesOf(game), side);
  }

  event(game: Wargame, event: BaseEvent): string {
    return eventText(this.lang, event, namesOf(game));
  }

  roll(game: Wargame, event: BaseEvent): string {
    return rollText(this.lang, event, namesOf(game));
  }
}

/** Escapes the parts of a refusal that may come from a file. */
function escaped(refusal: Refusal): Refusal {
  const { hex, unit, args } = refusal;
  return {
    ...refusal,
    ...(args && { args: quoted(args) }),
    ...(hex !== undefined && { hex: onOneLine(hex) }),
    ...(unit !== undefined && { unit: onOneLine(unit) }),
  };
}

/** Places by name; units keep their ids, which is what the user types. */
function namesOf(game: Wargame): Names {
  const { places } = game.map;
  return { game: game.id, place: (at) => places.find(({ id, hexes }) => id === at || hexes.includes(at))?.name ?? at };
}
