import { FLY } from '../../engagement/movement/flight.ts';
import { idOf } from '../../engagement/position/position.ts';
import type { EngagementRules } from '../../engagement/position/rules.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { ABOUT } from './about.ts';
import { CITES, EVENT_KINDS, EVENT_RULES, reason } from './codes.ts';
import { ARRIVALS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import * as tables from './data/tables.ts';
import { extra, readExtra } from './extra.ts';
import { MARKS } from './marks.ts';
import * as turn from './rules/03-turn.ts';
import * as entry from './rules/04-entry.ts';
import { FLIGHT } from './rules/04-flight.ts';
import * as movement from './rules/04-movement.ts';
import * as combat from './rules/05-combat.ts';
import { fillPools, POOLS } from './rules/06-air.ts';
import { NUCLEAR, STRIKE } from './rules/08-strikes.ts';
import { holderAtStart, ledger } from './rules/09-points.ts';
import { SET_UP, STARTS } from './rules/09-set-up.ts';
import { UNITS, vulnerabilityClass } from './units.ts';

const NEVER = reason('4.0', 'not-now');
/** Turns until a unit that has retreated over an edge may come back (5.3.3). */
const RETURN_AFTER = 1;

/** What A Terceira Guerra Mundial says where its siblings may differ. */
export const THIRD_WORLD_WAR_RULES = {
  about: ABOUT,
  counters: COUNTERS,
  units: UNITS,
  cites: CITES,
  eventRules: EVENT_RULES,
  eventKinds: EVENT_KINDS,
  stepEvents: [],
  actions: { place: ['unit', 'to'], deploy: [], fly: ['unit'], form: ['unit'], nuclear: [], strike: ['target'] },
  marks: MARKS,
  conditions: () => [],
  map: { data: MAP, variant: () => 0, vary: (data) => data },

  sequence: {
    phases: turn.PHASES,
    weathers: [],
    usualWeather: () => 0,
    firstPhase: turn.firstPhase,
    startTurn: turn.startTurn,
    phaseBegins: () => undefined,
    phaseEnds: turn.phaseEnds,
    runStep: (p, { why }) => turn.runStep(p, why),
    dice: turn.DICE,
    rolled: turn.rolled,
    choose: () => undefined,
    choiceAction: () => ({ type: 'recover', key: 'unit', rule: '7.0', name: idOf }),
    nextPhase: turn.nextPhase,
    endTurn: () => undefined,
    noEngaging: () => false,
    urges: entry.denmarkDue,
    actions: { fly: FLY, form: entry.FORM, nuclear: NUCLEAR },
    decisions: { 'set-up': SET_UP, strike: STRIKE },
  },

  movement: {
    parts: 1,
    terrainCost: tables.TERRAIN_COST,
    roadCost: {},
    featureCost: {},
    riverCost: tables.RIVER_COST,
    ferryCost: 0,
    fordAllowance: 0,
    allowance: (_, unit) => unit.allowance,
    groundState: () => 0,
    extraCosts: () => [],
    groundReason: () => ALLOWED,
    passageCost: () => 0,
    passage: { rule: '4.1.1', why: 'contact' },
    roadIn: () => 0,
    takesWholeMove: () => false,
    wholeMove: { rule: '4.0', why: 'whole-move' },
    spannedHex: () => -1,
    barred: NEVER,
    barredInCombat: NEVER,
    closed: movement.closed,
    barReason: () => ALLOWED,
    stepReason: () => ALLOWED,
    zoneReason: () => ALLOWED,
    moveReason: movement.moveReason,
    mayGoOn: () => false,
    joinReason: () => ALLOWED,
    restReason: movement.restReason,
    afterStop: () => undefined,
    stackReason: movement.stackReason,
    duties: () => [],
    actions: {},
  },

  transport: null,
  flight: FLIGHT,

  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: entry.entryHexes,
    way: entry.entryWay,
    elsewhere: entry.elsewhere,
    reason: entry.entryReason,
    isUnpaid: entry.appearsIn,
    endsMove: entry.appearsIn,
    afterEntering: () => undefined,
  },

  exit: {
    withdrawable: () => [],
    withdraw: () => undefined,
    reason: entry.exitReason,
    none: entry.NO_EXIT,
    /** AMB-TWW-06 */
    cost: 1,
    leave: entry.leave,
  },

  combat: {
    /** TWW-5.1.2-c, RUL-TWW-03 */
    contacts: [combat.ARMOUR],
    columns: tables.COLUMNS,
    crt: () => tables.CRT,
    attackStrength: combat.attackStrength,
    attackReason: combat.attackReason,
    /** TWW-5.1.3-a */
    surroundShift: () => tables.SURROUND_SHIFT,
    formationShifts: () => [],
  },

  advance: { reason: () => ALLOWED, onReason: combat.advanceOnReason },

  /** There is no artillery. */
  artillery: {
    table: tables.BOMBARDMENT,
    vulnerability: (unit) => tables.VULNERABILITY[vulnerabilityClass(unit)],
    gunStrength: () => 0,
    gunReason: () => NEVER,
    supportReason: () => NEVER,
    /** AMB-S-13 */
    tooLow: null,
  },

  air: {
    pools: POOLS,
    /** TWW-6.2-d, AMB-TWW-04 */
    limits: tables.AIR_LIMITS,
    none: NEVER,
    supportReason: () => ALLOWED,
    fill: fillPools,
  },

  retreat: {
    /** RUL-TWW-39 */
    zones: 'all',
    footing: movement.footing,
    footingReason: movement.footingReason,
    /** TWW-5.3.2-a */
    river: (unit) => (unit.armoured ? 'loss' : 'free'),
    /** TWW-5.3.1-a */
    makesRoom: 'those-there',
    sheltered: () => false,
    /** TWW-5.3.3-d */
    openEdges: [edges(entry.OPEN_EDGES[0]), edges(entry.OPEN_EDGES[1])],
    others: {},
  },

  losses: { armourFirst: false, armourFirstReason: NEVER, afterElimination: () => undefined },

  points: { holder: holderAtStart, ledger },

  setup: { extra, read: readExtra, begins: () => [] },
} as const satisfies EngagementRules;

function edges(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, RETURN_AFTER]));
}
