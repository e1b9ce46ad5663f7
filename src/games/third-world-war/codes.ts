import type { GameCodes } from '../../engagement/position/codes.ts';
import { ownCodes } from '../../engagement/position/own-codes.ts';
import type { Cites } from '../../engagement/position/topics.ts';
import type { EventKind } from '../../wargame/event-kinds.ts';

/** What only this game says; src/text/third-world-war has a sentence for each. Arguments in the comment. */
export const CODES = {
  refusals: [
    'stacking', // limit reached; here
    'frozen', // moves from turn 5 on
    'beyond-halt-line',
    'marked', // a nuclear weapon has struck here
    'outside-france', // neutral French units stay in France
    'neutral', // French units that do not attack
    'armour-shuns', // armour does not attack into this terrain
    'no-exit-here',
    'denmark-enough', // three divisions have left
    'denmark-soviet', // the third has to be Soviet
    'by-brigade', // comes in the place of a brigade only
    'no-helicopter',
    'helicopters-used', // one division a turn
    'no-landing-here', // neither open ground nor a city
    'no-friends-here', // a carried division lands with friends
    'behind-lines', // not on this turn
    'not-a-brigade', // American, mechanised
    'brigade-reduced',
    'brigade-surrounded',
    'no-division-due',
    'own-territory',
    'set-up-first',
    'not-in-bivouac', // of its army or corps, off the frontier
    'not-in-country',
    'not-for-reserves', // too near to the frontier, or not in the side's own countries
    'room-needed', // for the units of this bivouac
    'advances-one-hex',
  ],
  reasons: ['terrain-mountain', 'passive'],
  costs: [],
  prompts: [
    'set-up', // left: units to be placed
    'strike', // where?
    'denmark-due', // left: divisions
    'dice-france',
    'dice-east-germany',
    'dice-flak', // unit
  ],
  events: [
    'france', // die, result: neutral, normal
    'east-germany', // die, result: removed, passive, normal
    'set-up', // unit, to
    'not-set-up', // unit: no hex of this map is open to it
    'air-points', // pact, nato: attack; pactDefence, natoDefence
    'flak', // unit, die, result: hit, miss
    'formed', // unit, brigade, hex
    'left', // unit, hex: for Denmark
    'denmark-neglected',
    'strike', // hex, side, points, retaliation: yes, no
  ],
  /** Choices that no other game of the series offers. */
  actions: ['place', 'deploy', 'fly', 'form', 'nuclear', 'strike'],
} as const satisfies GameCodes;

type OwnEvent = (typeof CODES)['events'][number];

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
  targets: '5.0',
  declaration: '5.1.1',
  terrain: '5.1.2',
  surround: '5.1.3',
  dice: '5.1.4',
  results: '5.1.5',
  advance: '5.2',
  retreat: '5.3',
  'chain-retreat': '5.3.1',
  'river-retreat': '5.3.2',
  'surrounded-retreat': '5.3.3',
  'air-points': '6.1',
  'air-support': '6.2',
  artillery: '6.2',
  losses: '7.0',
  victory: '9.2',
} as const satisfies Cites;

/** What they mean to a table; the others are plain lines. */
export const EVENT_KINDS = {
  'set-up': 'set-up',
  flak: 'incident',
  strike: 'ruin',
} as const satisfies Readonly<Partial<Record<OwnEvent, EventKind>>>;

/** The rule behind each event that only this game has. */
export const EVENT_RULES: Readonly<Record<OwnEvent, string>> = {
  france: '3.0',
  'east-germany': '3.0',
  'set-up': '9.1',
  'not-set-up': '9.1',
  'air-points': '6.1',
  flak: '4.3',
  formed: '4.2.1',
  left: '4.0',
  'denmark-neglected': '9.2.1',
  strike: '8.0',
};
