import type { Army, Colours } from '../wargame/colours.ts';
import { dark, light } from './inks.ts';

/** Ground of most counters of either alliance. */
export const ALLIANCES = { allied: '#d9b46c', german: '#9aa7b5' } as const;

export const ARMIES = {
  American: {
    colours: {
      usual: light('#5c7336', 'rgba(0, 0, 0, 0.34)'),
      'red-green': dark('#c48324'),
      contrast: dark('#d6f0b2'),
    },
    code: 'US',
  },
  British: {
    colours: { usual: dark(ALLIANCES.allied), 'red-green': dark('#f0c243'), contrast: dark('#ffe27a') },
  },
  Canadian: {
    colours: { usual: dark(ALLIANCES.allied), 'red-green': dark('#fff1c9'), contrast: dark('#ffffff') },
    band: '#f2c500',
    code: 'CDN',
  },
  'American airborne': {
    colours: {
      usual: light('#5c7336', 'rgba(0, 0, 0, 0.34)'),
      'red-green': dark('#c48324'),
      contrast: dark('#d6f0b2'),
    },
    band: '#7a2231',
    code: 'USA',
  },
  'British airborne': {
    colours: { usual: dark(ALLIANCES.allied), 'red-green': dark('#f0c243'), contrast: dark('#ffe27a') },
    band: '#7a2231',
    code: 'ABN',
  },
  Dutch: {
    colours: { usual: dark(ALLIANCES.allied), 'red-green': dark('#f0c243'), contrast: dark('#ffe27a') },
    band: '#e07b1f',
    code: 'NL',
  },
  Polish: {
    colours: { usual: dark('#efe6d2'), 'red-green': dark('#fbdc93'), contrast: dark('#ffd9e0') },
    band: '#7a2231',
    code: 'PL',
  },
  German: {
    colours: { usual: dark(ALLIANCES.german), 'red-green': light('#2f4a78'), contrast: light('#1d2733') },
  },
  'Dutch pro-German': {
    colours: { usual: dark(ALLIANCES.german), 'red-green': light('#2f4a78'), contrast: light('#1d2733') },
    band: '#e07b1f',
    code: 'NL',
  },
  Paratroops: {
    colours: {
      usual: dark('#86b4d8'),
      'red-green': dark('#86b4ee'),
      contrast: light('#123f7a', 'rgba(0, 0, 0, 0.45)'),
    },
    code: 'FJ',
  },
  SS: {
    colours: {
      usual: light('#23262a'),
      'red-green': light('#15191f'),
      contrast: light('#000000', 'rgba(255, 255, 255, 0.34)'),
    },
    code: 'SS',
  },
} as const satisfies Record<string, Army>;

const FROM_THE_AIR = ['para', 'airlanding', 'glider'];

/** Western Europe, 1944 and 1945. */
export const WEST_1945: Colours = {
  armies: ARMIES,
  armyOf: ({ nation, formation, type }) => {
    if (nation === 'German' && (formation.endsWith(' FJ') || type === 'para_ground')) return 'Paratroops';
    if (nation === 'German' && formation.endsWith(' SS')) return 'SS';
    const airborne = `${nation} airborne`;
    return FROM_THE_AIR.includes(type) && airborne in ARMIES ? airborne : nation;
  },
};
