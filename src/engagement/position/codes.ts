/** What a game says beside the codes of the system: src/text has a folder of sentences for each game. */
export interface GameCodes {
  readonly refusals: readonly string[];
  /** Reasons of column shifts, and what a step costs besides its ground. */
  readonly reasons: readonly string[];
  readonly costs: readonly string[];
  readonly prompts: readonly string[];
  readonly events: readonly string[];
  /** Types of actions that only this game has, to be chosen by a player. */
  readonly actions: readonly string[];
}

// Every code that at least two games of the series need; src/text/engagement has a sentence for each. Arguments in the comment.

export const REFUSALS = [
  'malformed', // what: the field that is wrong
  'unknown-action',
  'not-your-turn', // side
  'wrong-phase',
  'nobody-moves', // a step while no unit is on the move
  'over-already', // an answer to what is over or has not come up
  'not-now', // an action of another kind of decision is asked for
  'no-such-unit',
  'no-such-hex',
  'not-your-unit',
  'not-on-map',
  'not-due', // turn
  'already-moved',
  'cannot-move', // no step is open to it
  'withdrawing', // due to leave this turn
  'not-adjacent',
  'off-map',
  'enemy-there',
  'no-points', // need, left
  'terrain-forbidden', // terrain
  'river-needs-bridge',
  'must-break-contact', // the first hex must leave the EZ
  'must-stop-in-zone',
  'nowhere-to-stop', // entering leaves no legal end to the move
  'not-entry-hex',
  'not-moved-yet',
  'join-first', // joining only before the first step, from the same hex
  'withdrawal-due', // unit
  'must-leave', // unit: engaged, may not attack, has to break contact
  'must-join', // unit: has nobody else to attack
  'must-attack', // unit
  'nothing-due',
  'already-attacked', // this hex, this turn
  'no-enemy-there',
  'no-attackers',
  'not-engaged',
  'unit-spent', // has already fought in this phase
  'not-artillery', // guns: artillery units of its side in the game
  'out-of-range', // distance, range
  'adjacent-attacks', // artillery next to the target attacks instead
  'defends-itself', // artillery in the attacked hex
  'obliged-elsewhere',
  'no-strength',
  'nothing-bombards', // hex, guns
  'air-none',
  'air-amount', // min, max
  'air-once',
  'one-kind-of-bombardment',
  'already-listed',
  'not-a-candidate',
  'choose-one',
  'owed', // points
  'enemy-zone',
  'retreat-blocked',
  'from-open-ground', // of a second hex of advance
  'into-open-or-city',
  'river-between',
  'already-chosen',
  'dice-impossible',
  'game-over',
  'odds-hidden',
  // what is wrong with a set-up
  'another-game', // game
  'not-held', // hex: of no place that counts
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
  'missing-field', // field
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Reasons of column shifts. */
export const REASONS = [
  'terrain-city', // a hex's terrain or fieldwork, by name
  'terrain-forest',
  'river',
  'surrounded',
  'division',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** What a step costs besides its ground, road, fortifications and river, which have words of their own. */
export const COSTS = [
  'weather',
  'contact', // the first step away from an enemy that engages the unit
  'whole-move', // the step takes the whole allowance
  'flight',
] as const;
export type CostCode = (typeof COSTS)[number];

/** Actions that a player chooses by a name and not by a hex. Argument: unit. */
export const ACTIONS = ['stop', 'withdraw', 'done', 'loss', 'eliminate', 'advance', 'recover'] as const;
export type ActionCode = (typeof ACTIONS)[number];

export const PROMPTS = [
  'movement', // side, turn
  'combat', // side
  'moving', // unit
  'flying', // unit
  'declare', // hex; air: points the side may spend at once, at most; guns: its artillery units in the game
  'declare-bombardment', // hex, air, guns
  'answer', // hex, air, guns
  'loss', // side
  'eliminate',
  'exchange-defender',
  'exchange-attacker', // owed
  'retreat',
  'retreat-on', // unit driven to a second hex
  'displace', // hex
  'advance', // hex
  'advance-on', // hex: only a second one is left to go into
  'dice-combat',
  'dice-bombardment',
  'over',
] as const;
export type PromptCode = (typeof PROMPTS)[number];

/** Events in the log. Units by id, hexes as printed. */
export const EVENTS = [
  'turn', // turn
  'phase', // phase
  'move', // unit, from, to, cost
  'flight', // unit, from, to, cost
  'landed', // unit, hex
  'engaged', // unit, hex
  'enter', // unit, to, cost, by: air, or nothing
  'withdrawn', // unit
  'declared', // hex, attackers, artillery
  'committed', // hex, mode, attack, defence, ratio, column, shifts
  'answered', // hex, artillery, air
  'combat-roll', // hex, dice, column, result
  'bombard-roll', // hex, dice, column, result
  'step-lost', // unit
  'eliminated', // unit, why: loss, result, retreat, exchange
  'fortified', // losses do not count behind fortifications
  'retreat', // unit, from, to
  'retreat-off', // unit, edge, back
  'displaced', // unit, from, to
  'advance', // unit, to
  'no-advance', // unit, hex, from? (its own hex, where the reason lies there), reason: code of a refusal, and its arguments
  'recovered', // unit
  'taken', // place, hex, side
  'over', // winner?, points
] as const;
export type EventCode = (typeof EVENTS)[number];
