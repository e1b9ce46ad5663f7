/** Every code of the engagement system that src/text has a sentence for. Arguments in the comment. */

export const REFUSALS = [
  'malformed', // what: the field that is wrong
  'unknown-action',
  'not-your-turn', // side
  'wrong-phase',
  'not-now', // an action of another kind of decision is asked for
  'no-such-unit',
  'no-such-hex',
  'not-your-unit',
  'not-on-map',
  'not-due', // turn
  'already-moved',
  'fled-flood', // driven out by the flood this turn
  'cannot-move', // no step is open to it
  'withdrawing', // due to leave this turn
  'stays-this-turn', // set-up order of turn 8
  'must-hold-wyler',
  'bombed', // nobody moves in or through
  'not-adjacent',
  'off-map',
  'enemy-there',
  'no-points', // need, left
  'terrain-forbidden', // terrain
  'river-needs-bridge',
  'inundation-amphibious',
  'inundation-no-engaging',
  'must-break-contact', // the first hex must leave the EZ
  'must-stop-in-zone',
  'tanks-need-escort',
  'stacking', // limit reached; here
  'stacking-alone', // Kampfgruppe Lehr
  'stacking-crest',
  'stacking-inundation',
  'nowhere-to-stop', // entering leaves no legal end to the move
  'no-path-west', // amphibious unit must end in touch with the west edge
  'no-engaging-now', // final movement phase
  'not-entry-hex',
  'not-moved-yet',
  'join-first', // joining only before the first step, from the same hex
  'not-amphibious',
  'not-carriable',
  'already-carrying',
  'nobody-aboard',
  'one-passenger-a-turn',
  'carries-over-water', // from dry land into the water
  'passenger-lands-first', // on dry land again
  'rider-spent', // more than half of its points already used
  'must-land-dry',
  'no-exit-here',
  'withdrawal-due', // unit
  'hold-wyler-due',
  'wyler-kept', // room for the 5th Canadian Brigade
  'must-leave', // unit: engaged, may not attack, has to break contact
  'must-join', // unit: has nobody else to attack
  'must-attack', // unit
  'nothing-due',
  'already-attacked', // this hex, this turn
  'no-enemy-there',
  'no-attackers',
  'not-engaged',
  'unit-spent', // has already fought in this phase
  'in-inundation', // may not engage
  'agra-moved',
  'agra-enemy-phase',
  'artillery-terrain', // forest or city
  'not-artillery',
  'out-of-range', // distance, range
  'adjacent-attacks', // artillery next to the target attacks instead
  'obliged-elsewhere',
  'own-division-only',
  'one-gun-a-unit',
  'no-strength',
  'air-none',
  'air-amount', // min, max
  'air-side', // only the Allies
  'air-once',
  'one-kind-of-bombardment',
  'column-too-low', // value
  'already-listed',
  'not-a-candidate',
  'armour-first',
  'choose-one',
  'owed', // points
  'enemy-zone',
  'not-dry-first',
  'retreat-blocked',
  'already-chosen',
  'dice-impossible',
  'game-over',
  'odds-hidden',
  // what is wrong with a set-up
  'another-game', // game
  'no-such-scenario', // value
  'no-such-option', // option
  'no-such-value', // option, value
  'no-such-turn', // turn, first, last
  'no-such-phase', // phase
  'no-such-weather', // weather
  'no-such-terrain', // terrain
  'no-such-feature', // feature
  'no-such-road', // road
  'not-a-side', // a, b
  'unit-twice', // unit
  'no-such-steps', // steps
  'no-such-mark', // mark
  'no-such-pool', // pool
  'no-such-side', // side
  'no-such-amount',
  'no-such-field', // field of `extra`
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Reasons of column shifts. */
export const REASONS = [
  'terrain-city', // a hex's terrain or fieldwork, by name
  'terrain-village',
  'terrain-forest',
  'terrain-crest',
  'terrain-inundation',
  'terrain-siegfried',
  'terrain-fortification',
  'river',
  'surrounded',
  'division',
  'armoured-brigade',
  'engineers',
  'armour-in-forest',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** What a step costs besides its ground, road, works and river, which have words of their own. */
export const COSTS = [
  'weather',
  'contact', // the first step away from an enemy that engages the unit
  'jam', // passing through a crowded hex
  'whole-move', // the step takes the whole allowance
] as const;
export type CostCode = (typeof COSTS)[number];

export const PROMPTS = [
  'movement', // side, turn
  'final-movement',
  'combat', // side
  'moving', // unit
  'declare', // hex
  'declare-bombardment', // hex
  'answer', // hex
  'loss', // side
  'eliminate',
  'exchange-defender',
  'exchange-attacker', // owed
  'retreat',
  'retreat-on', // unit driven to a second hex
  'flee-flood',
  'displace', // hex
  'advance', // hex
  'bomb', // left
  'recover',
  'dice-combat',
  'dice-bombardment',
  'dice-weather',
  'dice-flood',
  'dice-bombing', // unit
  'over',
] as const;
export type PromptCode = (typeof PROMPTS)[number];

/** Events in the log. Units by id, hexes as printed. */
export const EVENTS = [
  'turn', // turn
  'phase', // phase
  'weather', // weather, die?
  'air-points', // points
  'flood-roll', // die
  'flooded',
  'bailey',
  'bombed', // place
  'bombing-roll', // unit, dice, result
  'move', // unit, from (hex or null), to, cost
  'engaged', // unit, hex
  'enter', // unit, to
  'embark', // unit, by
  'land', // unit, hex
  'exit', // unit, sector
  'withdrawn', // unit
  'declared', // hex, attackers
  'committed', // hex, mode, attack, defence, ratio, column, shifts
  'answered', // hex
  'combat-roll', // dice, column, result
  'bombard-roll', // dice, column, result
  'step-lost', // unit
  'eliminated', // unit, why: loss, result, retreat, exchange, flood
  'fortified', // losses do not count behind fortifications
  'retreat', // unit, from, to
  'retreat-off', // unit, edge, back
  'displaced', // unit, from, to
  'advance', // unit, to
  'artillery-removed', // unit, formation
  'recovery-due', // units: equally far west, one recovers
  'recovered', // unit
  'taken', // place, hex, side
  'trigger', // group, turn
  'over', // winner?, points
] as const;
export type EventCode = (typeof EVENTS)[number];
