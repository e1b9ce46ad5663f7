import type { Army, Colours } from '../wargame/colours.ts';
import { dark, light } from './inks.ts';
import { ALLIANCES, ARMIES as WEST } from './west-1945.ts';

const NAVY = '#16335f';

/** The Allies of 1944 and 1945, and the Germans by branch. */
const ARMIES = {
  American: WEST.American,
  'American airborne': WEST['American airborne'],
  British: WEST.British,
  'British airborne': WEST['British airborne'],
  Canadian: WEST.Canadian,
  Dutch: WEST.Dutch,
  Polish: WEST.Polish,
  Heer: WEST.German,
  Luftwaffe: { ...WEST.Paratroops, code: 'LW' },
  Kriegsmarine: {
    colours: { usual: dark(ALLIANCES.german), 'red-green': light('#2f4a78'), contrast: light('#1d2733') },
    band: NAVY,
    code: 'KM',
  },
  SS: WEST.SS,
} as const satisfies Record<string, Army>;

/** Formations that come from the air, with their guns. */
const FROM_THE_AIR = ['1AB', '82', '101'];

/** Holland in September 1944. */
export const WEST_1944: Colours = {
  armies: ARMIES,
  armyOf: ({ nation, formation }) => (FROM_THE_AIR.includes(formation) ? `${nation} airborne` : nation),
};
