import type { Looks } from '../../wargame/looks.ts';

export const LOOKS: Looks = {
  ground: {
    open: 'open',
    city: 'city',
    forest: 'forest',
    mountain: 'mountains',
    sea: 'sea',
    bivouac: 'camp',
    'halt-line': 'halt-line',
    river: 'river',
    frontier: 'frontier',
  },
  symbols: {
    inf: 'infantry',
    mech_inf: 'mechanised',
    airborne: 'parachute',
    mountain: 'mountain',
    armour: 'armour',
  },
  light: 'atlas',
  nations: { feature: 'country', names: ['WG', 'EG', 'FR', 'NL', 'BE', 'CS', 'AT', 'LU'] },
};
