import type { BaseEvent, Prompt, Refusal } from '../kernel/game.ts';
import { cliText, factText, type CliCode } from '../text/cli/index.ts';
import type { Lang, TextArgs } from '../text/format.ts';
import { eventText, promptText, refusalText, word, type Names, type WordKind } from '../text/index.ts';
import type { Wargame } from '../wargame/wargame.ts';
import { onOneLine, quoted } from './plain.ts';

/** What the command line touches of the world around it; tests put their own in. */
export interface World {
  games: readonly Wargame[];
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
}

/** One run of a command: its world, its language, and texts in that language. */
export class Session {
  readonly world: World;
  readonly lang: Lang;
  readonly json: boolean;
  /** Every value of options that may be repeated. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;

  constructor(world: World, lang: Lang, json: boolean, repeated: ReadonlyMap<string, readonly string[]>) {
    this.world = world;
    this.lang = lang;
    this.json = json;
    this.repeated = repeated;
  }

  say(code: CliCode, args?: TextArgs): string {
    return cliText(this.lang, code, args);
  }

  /** What a game calls an id. */
  word({ id: game }: Wargame, kind: WordKind, id: string): string {
    return word(this.lang, game, kind, id);
  }

  /** What a pool or a field of `extra` is called, or its id where nobody has named it. */
  fact(game: Wargame, id: string): string {
    return factText(this.lang, game.id, id) ?? id;
  }

  /** A side, the dice or nobody, in words. */
  actor(game: Wargame, id: string): string {
    return id === 'chance' || id === 'over' ? this.say(id) : this.word(game, 'side', id);
  }

  refusal(game: Wargame, refusal: Refusal): string {
    const text = refusalText(this.lang, harmless(refusal), namesOf(game));
    return refusal.rule === 'contract' ? text : this.say('by-rule', { text, rule: refusal.rule });
  }

  prompt(game: Wargame, prompt: Prompt, side: string): string {
    return promptText(this.lang, prompt, namesOf(game), side);
  }

  event(game: Wargame, event: BaseEvent): string {
    return eventText(this.lang, event, namesOf(game));
  }
}

/** What a refusal quotes may come out of a file. */
function harmless(refusal: Refusal): Refusal {
  const { hex, unit, args } = refusal;
  return {
    ...refusal,
    ...(args && { args: quoted(args) }),
    ...(hex !== undefined && { hex: onOneLine(hex) }),
    ...(unit !== undefined && { unit: onOneLine(unit) }),
  };
}

/** Places by their names; units keep their ids, which is what the command line is typed with. */
function namesOf(game: Wargame): Names {
  const { places } = game.map;
  return { game: game.id, place: (at) => places.find(({ id, hexes }) => id === at || hexes.includes(at))?.name ?? at };
}
