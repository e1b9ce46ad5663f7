import type { Lang, TextArgs } from './format.ts';

const valued = (value: string | number, names: string): TextArgs =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Zero and `none` choose the shorter wording; a question mark stands where something should have been said. */
const SHORT: TextArgs = {
  ...valued(
    '?',
    'ratio column result dice attackers units by what side game phase weather terrain edge why group place',
  ),
  ...valued('?', 'option feature road mark pool field a b'),
  ...valued('none', 'shifts winner artillery guns sector'),
  ...valued(0, 'turn left need die back distance range points value owed air cover first last cost due'),
  ...valued(0, 'attack defence power vulnerability'),
  mode: 'ground',
  least: 1,
  most: 7,
  n: 1,
};

const inWords = (unit: string, hex: string, off: string): TextArgs => ({ ...SHORT, unit, hex, from: off, to: hex });

/** What stands in a sentence for an argument that the engine leaves out. */
export const UNSAID: Readonly<Record<Lang, TextArgs>> = {
  en: inWords('this unit', 'that hex', 'outside the map'),
  pt: inWords('esta unidade', 'esse hexágono', 'fora do mapa'),
  es: inWords('esta unidad', 'ese hexágono', 'fuera del mapa'),
};
