import type { GameCodes } from '../../engagement/position/codes.ts';
import { ownCodes } from '../../engagement/position/own-codes.ts';
import type { Cites } from '../../engagement/position/topics.ts';
import type { EventKind } from '../../wargame/event-kinds.ts';

/** What only this game says; src/text/reichswald has a sentence for each. Arguments in the comment. */
export const CODES = {
  refusals: [
    'fled-flood', // driven out by the flood this turn
    'stays-this-turn', // set-up order of turn 8
    'must-hold-wyler',
    'bombed', // nobody moves in or through
    'inundation-amphibious',
    'inundation-no-engaging',
    'tanks-need-escort',
    'stacking', // limit reached; here
    'stacking-alone', // Kampfgruppe Lehr
    'stacking-crest',
    'stacking-inundation',
    'no-path-west', // amphibious unit must end in touch with the west edge
    'no-engaging-now', // final movement phase
    'not-amphibious',
    'not-carriable',
    'already-carrying',
    'no-passenger',
    'one-passenger-a-turn',
    'carries-over-water', // from dry land into the water
    'passenger-lands-first', // on dry land again
    'passenger-spent', // more than half of its points already used
    'must-land-dry',
    'no-exit-here',
    'hold-wyler-due',
    'wyler-kept', // room for the 5th Canadian Brigade
    'in-inundation', // may not engage
    'agra-moved',
    'agra-enemy-phase',
    'artillery-terrain', // forest or city
    'own-division-only',
    'one-gun-a-unit',
    'air-side', // only the Allies
    'column-too-low', // value
    'armour-first',
    'not-dry-first',
  ],
  reasons: [
    'terrain-village',
    'terrain-crest',
    'terrain-inundation',
    'terrain-siegfried',
    'terrain-fortification',
    'armoured-brigade',
    'engineers',
    'armour-in-forest',
    'rain',
  ],
  costs: [
    'jam', // passing through a crowded hex
  ],
  prompts: [
    'final-movement',
    'flee-flood',
    'bomb', // left
    'recover',
    'dice-weather',
    'dice-flood',
    'dice-bombing', // unit
  ],
  events: [
    'weather', // weather, die?
    'air-points', // points
    'flood-roll', // die
    'flooded',
    'bailey',
    'bombed', // place
    'bombing-roll', // unit, dice, result
    'embark', // unit, by
    'land', // unit, hex
    'exit', // unit, sector
    'artillery-removed', // unit, formation
    'recovery-due', // units: equally far west or all of the 79th, one recovers
    'trigger', // group, turn
  ],
  /** Choices that no other game of the series offers. */
  actions: ['embark', 'land', 'exit', 'bomb'],
} as const satisfies GameCodes;

type OwnEvent = (typeof CODES)['events'][number];

/** Ids that stand in the data as plain texts and have a word of this game or of the system. */
export const NATIONS = ['British', 'Canadian', 'German'] as const;
/** Kinds of troops that only this game has. */
export const TYPES = [
  'inf_mountain',
  'flame_tank',
  'amphib',
  'armd_eng',
  'bridge_eng',
  'artillery_agra',
  'artillery_corps',
  'artillery_pepperpot',
  'art_sp',
] as const;

export const { say, refuse, reason } = ownCodes(CODES);

/** Where the rulebook has what the system does. */
export const CITES = {
  sequence: '3.0',
  movement: '4.0',
  hexsides: '4.1.1',
  stacking: '4.1.1',
  zones: '4.1.2',
  entry: '4.2',
  exit: '11.2',
  withdrawal: '11.1.5',
  combat: '5.0',
  targets: '8.0',
  declaration: '5.1.1',
  terrain: '5.1.2',
  surround: '5.1.3',
  dice: '5.1.7',
  results: '5.1.8',
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
  weather: '10.0',
  'air-points': '6.1',
  'flood-roll': '9.0',
  flooded: '9.0',
  bailey: '4.3',
  bombed: '6.3',
  'bombing-roll': '6.3',
  embark: '4.4',
  land: '4.4',
  exit: '11.2',
  'artillery-removed': '8.0',
  'recovery-due': '7.0',
  trigger: '11.1.4',
};

/** What they mean to a table; the others are plain lines. */
export const EVENT_KINDS = { weather: 'weather' } as const satisfies Readonly<Partial<Record<OwnEvent, EventKind>>>;
