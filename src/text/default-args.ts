import type { Lang, TextArgs } from './format.ts';

const withValue = (value: string | number, names: string): TextArgs =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Zero and `none` select the shorter wording; a question mark shows that an argument is missing. */
const COMMON: TextArgs = {
  ...withValue(
    '?',
    'ratio column result dice attackers units by what side game phase weather terrain edge why group place',
  ),
  ...withValue('?', 'option feature road mark pool field a b bridge ferry division brigade retaliation'),
  ...withValue('?', 'formation lead marker markers other remnant part giver next time'),
  ...withValue('none', 'shifts winner artillery sector attached area'),
  ...withValue(0, 'turn left need die back distance range points value owed air cover first last cost due turns'),
  ...withValue(
    0,
    'attack defence power vulnerability room german allied pact nato pactDefence natoDefence airdrops day days',
  ),
  ...withValue('no', 'desperate vacated breakthrough late'),
  ...withValue('none', 'price reach'),
  step: 1,
  length: '2',
  hexes: 1,
  byRoad: 0,
  mode: 'ground',
  least: 1,
  most: 7,
  n: 1,
  count: 1,
  faces: 6,
  guns: 1,
};

const defaults = (unit: string, hex: string, off: string): TextArgs => ({ ...COMMON, unit, hex, from: off, to: hex });

/** Values of arguments that the engine leaves out. */
export const DEFAULT_ARGS: Readonly<Record<Lang, TextArgs>> = {
  en: defaults('this unit', 'that hex', 'outside the map'),
  pt: defaults('esta unidade', 'esse hexágono', 'fora do mapa'),
  es: defaults('esta unidad', 'ese hexágono', 'fuera del mapa'),
};
