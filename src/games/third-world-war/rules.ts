import { FLY } from '../../engagement/movement/flight.ts';
import { ANSWERING } from '../../engagement/position/answering.ts';
import type { EngagementRules } from '../../engagement/position/rules.ts';
import { ABOUT } from './about.ts';
import { OWN_FIELDS } from './actions.ts';
import { CITES, EVENT_KINDS, EVENT_RULES } from './codes.ts';
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
import { recovering } from './rules/07-recovery.ts';
import { NUCLEAR, STRIKE } from './rules/08-strikes.ts';
import { holderAtStart, ledger, stakes } from './rules/09-points.ts';
import { offers } from './rules/09-victory.ts';
import { SET_UP, STARTS } from './rules/09-set-up.ts';
import { UNITS, vulnerabilityClass } from './units.ts';

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
  actions: OWN_FIELDS,
  answering: [...ANSWERING, { code: 'eliminate', names: true }, { code: 'exchange-defender' }],
  marks: MARKS,
  conditions: null,
  stateRules: { flown: '4.3' },
  map: MAP,
  mapChanges: null,

  sequence: {
    phases: turn.PHASES,
    firstPhase: turn.firstPhase,
    startTurn: turn.startTurn,
    phaseBegins: null,
    phaseEnds: turn.phaseEnds,
    runStep: (p, { why }) => turn.runStep(p, why),
    dice: turn.DICE,
    rolled: turn.rolled,
    nextPhase: turn.nextPhase,
    endTurn: null,
    recovering,
    urges: entry.denmarkDue,
    actions: { fly: FLY, form: entry.FORM, nuclear: NUCLEAR },
    decisions: { 'set-up': SET_UP, strike: STRIKE },
  },

  weather: null,
  choices: null,

  movement: {
    parts: 1,
    terrainCost: tables.TERRAIN_COST,
    roadCost: {},
    riverCost: tables.RIVER_COST,
    ferryCost: null,
    fordAllowance: null,
    allowance: (_, unit) => unit.allowance,
    spannedHex: null,
    closed: movement.closed,
    moveReason: movement.moveReason,
    joinReason: null,
    restReason: movement.restReason,
    stackReason: movement.stackReason,
    duties: null,
  },

  fortifications: null,
  passage: null,
  wholeMoves: null,
  restrictions: null,
  barred: null,
  engaging: null,

  transport: null,
  flight: FLIGHT,

  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: entry.entryHexes,
    point: entry.entryPoint,
    elsewhere: entry.elsewhere,
    reason: entry.entryReason,
    isUnpaid: entry.appearsIn,
    endsMove: entry.appearsIn,
    afterEntering: null,
  },

  exit: {
    reason: entry.exitReason,
    none: entry.NO_EXIT,
    /** AMB-TWW-06 */
    cost: 1,
    leave: entry.leave,
  },
  withdrawal: null,

  combat: {
    /** TWW-5.1.2-c, RUL-TWW-03 */
    contacts: [combat.ARMOUR],
    columns: tables.COLUMNS,
    crt: () => tables.CRT,
    attackStrength: combat.attackStrength,
    weakened: { rule: '3.0', why: 'passive' },
    attackReason: combat.attackReason,
    /** TWW-5.1.3-a */
    surroundShift: () => tables.SURROUND_SHIFT,
    formationShifts: null,
  },

  advance: { reason: null, onReason: combat.advanceOnReason },

  bombardment: {
    table: tables.BOMBARDMENT,
    vulnerability: (unit) => tables.VULNERABILITY[vulnerabilityClass(unit)],
    /** AMB-S-13 */
    tooLow: null,
  },

  guns: null,

  air: {
    pools: POOLS,
    /** TWW-6.2-d, AMB-TWW-04 */
    limits: tables.AIR_LIMITS,
    none: null,
    supportReason: null,
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
    /** TWW-5.3.3-d */
    openEdges: [edges(entry.OPEN_EDGES[0]), edges(entry.OPEN_EDGES[1])],
    others: {},
  },

  losses: null,

  points: { holder: holderAtStart, ledger, offers, stakes, keys: null },

  setup: { extra, read: readExtra, begins: null },
} as const satisfies EngagementRules;

function edges(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, RETURN_AFTER]));
}
