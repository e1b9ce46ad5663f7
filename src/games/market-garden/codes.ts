import type { GameCodes } from '../../engagement/position/codes.ts';
import { ownCodes } from '../../engagement/position/own-codes.ts';
import type { Cites } from '../../engagement/position/topics.ts';

/** What only this game says; src/text/market-garden has a sentence for each. Arguments in the comment. */
export const CODES = {
  refusals: [
    'stacking', // limit reached; here
    'no-exit-here',
    'not-in-arnhem', // the 52nd Division waits for the contact, and Arnhem has to be Allied
    'not-in-bivouac', // XXX Corps sets up south of its line
    'bivouac-too-small', // units, room; unit: one that finds no more
    'set-up-first',
    'jump-due', // turn 18: the brigade jumps now
    'no-such-bridge', // bridge
    'bridge-blown', // bridge
    'bridge-allied', // bridge: both ends have been Allied
    'bridge-tried', // bridge: in this phase
    'demolition-first', // only before the first move
    'unsupplied', // division: may not attack
    'no-air-isolated', // division
    'never-advances',
    'advances-one-hex',
  ],
  reasons: [
    'terrain-swamp',
    'terrain-height',
    'unsupplied-attack', // division
    'unsupplied-defence',
  ],
  costs: [],
  prompts: [
    'set-up', // left: units to be placed
    'bridges-or-movement',
    'dice-supply', // unit: any of the division
    'dice-demolition',
  ],
  events: [
    'air-points', // allied, german
    'set-up', // unit, to
    'supply-roll', // division, die, result: supplied, unsupplied
    'unsupplied', // division, turns
    'supplied', // division: none of its units depends on the air any more
    'contact', // division: with XXX Corps
    'airlift', // turn from which the 52nd Division may land
    'demolition', // bridge, die, result: blown, stands
    'bridge-taken', // bridge: both ends have been Allied
    'bridge-mended', // bridge
    'ferry-lost', // ferry
    'left', // unit, hex, turn from which it may come back, 0: never
    'north-edge', // unit
  ],
  /** Choices that no other game of the series offers. */
  actions: ['place', 'blow'],
} as const satisfies GameCodes;

type OwnEvent = (typeof CODES)['events'][number];

/** Ids that stand in the data as plain texts and have a word of this game or of the system. */
export const NATIONS = ['British', 'American', 'Polish', 'Dutch', 'German', 'Dutch pro-German'] as const;
/** Kinds of troops that only this game has. */
export const TYPES = ['para', 'airlanding', 'glider', 'assault_gun', 'antitank', 'security'] as const;

export const { say, refuse, reason } = ownCodes(CODES);

/** Where the rulebook has what the system does. */
export const CITES = {
  sequence: '3.0',
  movement: '4.0',
  hexsides: '4.0',
  stacking: '4.1.1',
  zones: '4.1.2',
  entry: '4.2.1',
  exit: '4.2.2',
  withdrawal: '4.2.2',
  combat: '5.0',
  targets: '5.1.2',
  declaration: '5.1.1',
  terrain: '5.1.2',
  surround: '5.1.3',
  dice: '5.1.5',
  results: '5.1.6',
  advance: '5.2',
  retreat: '5.3',
  'chain-retreat': '5.3.1',
  'river-retreat': '5.3.2',
  'surrounded-retreat': '5.3.3',
  'air-points': '6.1',
  'air-support': '6.2',
  artillery: '8.0',
  losses: '7.0',
  victory: '11.2',
} as const satisfies Cites;

/** The rule behind each event that only this game has. */
export const EVENT_RULES: Readonly<Record<OwnEvent, string>> = {
  'air-points': '6.1',
  'set-up': '11.1.1',
  'supply-roll': '9.0',
  unsupplied: '9.0',
  supplied: '9.0',
  contact: '9.0',
  airlift: '4.2.3',
  demolition: '10.1',
  'bridge-taken': '10.1',
  'bridge-mended': '10.1',
  'ferry-lost': '10.2',
  left: '4.2.2',
  'north-edge': '11.2.1',
};
