import { EVENTS, PROMPTS } from './event-codes.ts';
import { ARRIVAL_REFUSALS, COMBAT_REFUSALS, MOVEMENT_REFUSALS } from './refusal-codes.ts';

/** What only this game says; src/text/holland-44 has a sentence for each. */
export const CODES = {
  refusals: [...MOVEMENT_REFUSALS, ...COMBAT_REFUSALS, ...ARRIVAL_REFUSALS],
  /** Column shifts, then what changes a strength, then modifiers of dice. */
  reasons: [
    'armour',
    'armour-defence',
    'unsupported-tanks',
    'quality-elite',
    'quality-green',
    'air',
    'artillery',
    'unknown-counted',
    'strongest-counted',
    'half-landing',
    'half-others',
    'half-supporting',
    'half-engaged',
    'half-scattered',
    'half-unsupplied',
    'half-outgunned',
    'half-river',
    'half-wet',
    'half-disrupted',
    'twice-landing',
    'twice-water',
    'twice-town',
    'full-retreat',
    'moved-gun',
    'elite',
    'green',
    'armoured',
    'allied',
    'city-near',
    'this-turn',
    'landing-ground',
    'contested',
    'enemy-held',
  ],
  costs: ['ground', 'leave-zone', 'traffic', 'tactical'],
  prompts: PROMPTS,
  events: EVENTS,
  actions: [
    'end',
    'move',
    'join',
    'step',
    'stop',
    'spend',
    'full-retreat',
    'blow',
    'spare',
    'repair',
    'place',
    'relocate',
    'overrun',
    'exploit',
    'attack',
    'attacker',
    'lead',
    'attach',
    'artillery',
    'air',
    'cancel',
    'commit',
    'defend',
    'loss',
    'stand',
    'yield',
    'retreat',
    'halt',
    'land',
    'fight',
    'suffer',
    'disengage',
    'break-down',
    'rebuild',
    'merge',
    'replace',
    'return',
    'drop',
    'ready',
    'unlimber',
    'restore',
    'advance',
    'breakthrough',
    'support',
    'done',
  ],
} as const;

/** Codes with a sentence that is common to the games. */
export const COMMON = {
  refusals: [
    'malformed', // what
    'unknown-action',
    'not-your-turn', // side
    'wrong-phase',
    'not-now',
    'nobody-moves',
    'over-already',
    'no-such-unit', // unit
    'no-such-hex', // hex
    'not-your-unit', // unit
    'not-on-map', // unit
    'not-due', // unit, turn
    'already-moved', // unit
    'cannot-move', // unit
    'not-adjacent', // hex
    'nowhere-to-stop', // unit, hex
    'not-moved-yet', // unit
    'join-first', // unit
    'no-enemy-there', // hex
    'no-attackers',
    'not-engaged', // unit: it is not beside the hex
    'not-artillery', // unit
    'out-of-range', // unit, distance, range
    'already-listed', // unit
    'air-once',
    'not-a-candidate', // unit
    'game-over',
    'another-game', // game
    'no-such-scenario', // value
    'no-such-option', // option
    'no-such-value', // option, value
    'no-such-turn', // turn, first, last
    'no-such-phase', // phase
    'no-such-weather', // weather
    'no-such-terrain', // terrain
    'no-such-feature', // feature
    'not-a-side', // a, b
    'unit-twice', // unit
    'no-such-steps', // unit
    'no-such-mark', // mark
    'no-such-pool', // pool
    'no-such-side', // side
    'no-such-amount',
    'no-such-field', // field
  ],
  prompts: ['movement', 'over'],
  events: ['phase', 'retreat', 'advance', 'eliminated', 'taken'],
} as const;

type CodeOf<K extends keyof typeof COMMON> = (typeof CODES)[K][number] | (typeof COMMON)[K][number];

export type RefusalCode = CodeOf<'refusals'>;
export type PromptCode = CodeOf<'prompts'>;
export type EventCode = CodeOf<'events'>;
export type ReasonCode = (typeof CODES)['reasons'][number];
export type ActionType = (typeof CODES)['actions'][number];

/** Why a step is lost or a unit eliminated. */
export const CAUSES = [
  'combat',
  'determined-defence',
  'desperate-defence',
  'retreat',
  'retreat-stopped',
  'landing',
  'overstacked',
  'break-down',
  'merging',
  'disengage',
  'isolation',
] as const;
export type Cause = (typeof CAUSES)[number];
