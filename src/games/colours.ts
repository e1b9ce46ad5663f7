import type { Colours } from '../wargame/colours.ts';
import { GERMANY_1985 } from './germany-1985.ts';
import { WEST_1944 } from './west-1944.ts';
import { WEST_1945 } from './west-1945.ts';

/** Counter colours by game. */
export const COLOURS: Readonly<Record<string, Colours>> = {
  reichswald: WEST_1945,
  'market-garden': WEST_1945,
  'third-world-war': GERMANY_1985,
  'holland-44': WEST_1944,
};
