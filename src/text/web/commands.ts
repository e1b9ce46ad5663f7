import type { Lang } from '../format.ts';
import { COMBAT_COMMANDS } from '../engagement/commands.ts';
import { textsOf } from '../games.ts';

/** Commands of the command line in all games; COMMANDS lists the words for each, the suggested one first. */
export const VERBS = [
  'move',
  'attack',
  'stop',
  'go',
  'end',
  'undo',
  'zoom-in',
  'zoom-out',
  'whole-map',
  'keys',
] as const;
export type Verb = (typeof VERBS)[number];

/** Words between the parts of a command. */
export const LINKS = ['to', 'via', 'with', 'and'] as const;
export type Link = (typeof LINKS)[number];

interface CommandWords {
  verbs: Readonly<Record<Verb, readonly string[]>>;
  links: Readonly<Record<Link, readonly string[]>>;
}

/** Input is compared without accents and case. */
export const COMMANDS: Readonly<Record<Lang, CommandWords>> = {
  en: {
    verbs: {
      move: ['move', 'enter', 'march', 'm'],
      attack: ['attack', 'a'],
      stop: ['stop'],
      go: ['go', 'goto', 'hex'],
      end: ['end'],
      undo: ['undo', 'back'],
      'zoom-in': ['closer', 'zoom'],
      'zoom-out': ['farther'],
      'whole-map': ['map', 'fit'],
      keys: ['help', 'keys', '?'],
    },
    links: { to: ['to', 'in', 'at'], via: ['via'], with: ['with'], and: ['and', '&'] },
  },
  pt: {
    verbs: {
      move: ['mover', 'move', 'entrar'],
      attack: ['atacar', 'ataca', 'ataque'],
      stop: ['parar'],
      go: ['ir', 'hexágono'],
      end: ['encerrar', 'fim'],
      undo: ['desfazer', 'voltar'],
      'zoom-in': ['aproximar'],
      'zoom-out': ['afastar'],
      'whole-map': ['mapa'],
      keys: ['ajuda', 'teclas'],
    },
    links: { to: ['para', 'a', 'até', 'em'], via: ['por'], with: ['com'], and: ['e'] },
  },
  es: {
    verbs: {
      move: ['mover', 'mueve', 'entrar'],
      attack: ['atacar', 'ataca', 'ataque'],
      stop: ['parar', 'detener'],
      go: ['ir', 'hexágono'],
      end: ['terminar', 'fin'],
      undo: ['deshacer', 'volver'],
      'zoom-in': ['acercar'],
      'zoom-out': ['alejar'],
      'whole-map': ['mapa'],
      keys: ['ayuda', 'teclas'],
    },
    links: { to: ['a', 'hasta', 'hacia', 'en'], via: ['por'], with: ['con'], and: ['y', 'e'] },
  },
};

const ownVerbs = (lang: Lang, game: string): Readonly<Record<string, readonly string[]>> =>
  (textsOf(lang, game)?.verbs ?? {}) as Readonly<Record<string, readonly string[]>>;

/** Every verb for a game with its words, the game's own verbs first; its words stand before those of all games. */
export const verbsOf = (lang: Lang, game: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries({
      ...ownVerbs(lang, game),
      ...COMMANDS[lang].verbs,
      ...COMBAT_COMMANDS[lang].verbs,
      ...ownVerbs(lang, game),
    }),
  );

/** Every word between the parts of a command, those of the system last. */
export const linksOf = (lang: Lang): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries({ ...COMMANDS[lang].links, ...COMBAT_COMMANDS[lang].links }));
