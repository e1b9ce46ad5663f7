import type { Army, Colours } from '../wargame/colours.ts';
import { dark, light } from './inks.ts';

/** Colours of the two sides: those of their largest armies. */
export const BLOCS = { pact: '#a5301f', nato: '#c3c9cc' } as const;

const SHADE = 'rgba(0, 0, 0, 0.34)';

/** The Pact has light lettering, NATO dark; Americans are yellow as in the book. */
const ARMIES = {
  Soviet: {
    colours: {
      usual: light(BLOCS.pact, SHADE),
      'red-green': light('#1f4a8f', SHADE),
      contrast: light('#8a0f10', SHADE),
    },
  },
  'East German': {
    colours: {
      usual: light('#56664a', SHADE),
      'red-green': light('#3c5a66', SHADE),
      contrast: light('#1d3a18', SHADE),
    },
    code: 'EG',
  },
  Polish: {
    colours: {
      usual: light('#7d3f72', SHADE),
      'red-green': light('#3a2f6b', SHADE),
      contrast: light('#4a1a55', SHADE),
    },
    code: 'PO',
  },
  Czech: {
    colours: {
      usual: light('#5f4c39', SHADE),
      'red-green': light('#3a3d43', SHADE),
      contrast: light('#2e241a', SHADE),
    },
    code: 'CZ',
  },
  American: {
    colours: { usual: dark('#ecd35c'), 'red-green': dark('#f6cf3a'), contrast: dark('#ffe75e') },
    code: 'US',
  },
  'West German': {
    colours: { usual: dark(BLOCS.nato), 'red-green': dark('#d9d4c3'), contrast: dark('#e6eaee') },
    code: 'WG',
  },
  British: {
    colours: { usual: dark('#dcb887'), 'red-green': dark('#e9b872'), contrast: dark('#ffd9a0') },
    code: 'BR',
  },
  Belgian: {
    colours: { usual: dark('#e5a39a'), 'red-green': dark('#f3c9a0'), contrast: dark('#ffc9c2') },
    band: '#1d1a16',
    code: 'BE',
  },
  French: {
    colours: { usual: dark('#9cc4ec'), 'red-green': dark('#b9d3f2'), contrast: dark('#c4e0ff') },
    code: 'FR',
  },
  Dutch: {
    colours: { usual: dark('#f0aa5c'), 'red-green': dark('#eea23a'), contrast: dark('#ffc37a') },
    code: 'NL',
  },
  Canadian: {
    colours: { usual: dark('#f4e3cf'), 'red-green': dark('#fff1c9'), contrast: dark('#fff6e6') },
    band: '#c0272d',
    code: 'CA',
  },
  Austrian: {
    colours: { usual: dark('#bfe0c2'), 'red-green': dark('#e3e0a0'), contrast: dark('#d2f5d2') },
    band: '#c0272d',
    code: 'AT',
  },
} as const satisfies Record<string, Army>;

/** Central Europe in the 1980s, an army for each nationality. */
export const GERMANY_1985: Colours = { armies: ARMIES, armyOf: ({ nation }) => nation };
