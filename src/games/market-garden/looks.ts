import type { Looks } from '../../wargame/looks.ts';

export const LOOKS: Looks = {
  ground: {
    open: 'open',
    city: 'city',
    forest: 'forest',
    swamp: 'swamp',
    height: 'heights',
    bivouac: 'camp',
    'red-road': 'red-road',
    road: 'road',
    river: 'river',
    bridge: 'bridge',
    ferry: 'ferry',
    frontier: 'frontier',
  },
  symbols: {
    inf: 'infantry',
    mech_inf: 'mechanised',
    para: 'parachute',
    para_ground: 'parachute',
    airlanding: 'air-landing',
    glider: 'glider',
    armour: 'armour',
    assault_gun: 'assault-gun',
    tank_destroyer: 'tank-destroyer',
    antitank: 'anti-tank',
    artillery: 'artillery',
    art_mech: 'tracked-artillery',
    security: 'security',
  },
};
