import { attackOf, idOf } from '../../engagement/position/position.ts';
import type { EngagementRules } from '../../engagement/position/rules.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { ABOUT } from './about.ts';
import { CITES, EVENT_RULES, reason } from './codes.ts';
import { ARRIVALS, STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import * as tables from './data/tables.ts';
import { extra, readExtra } from './extra.ts';
import * as turn from './rules/03-turn.ts';
import * as entry from './rules/04-entry.ts';
import * as combat from './rules/05-combat.ts';
import * as supply from './rules/09-supply.ts';
import { BLOW } from './rules/10-bridges.ts';
import { holderAtStart, ledger } from './rules/11-points.ts';
import { placingProblems, SET_UP } from './rules/11-set-up.ts';
import { isAirborne, UNITS, vulnerabilityClass } from './units.ts';

const PHASES = [
  { id: 'german-movement', side: 0, kind: 'movement' },
  { id: 'german-combat', side: 0, kind: 'combat' },
  { id: 'allied-movement', side: 1, kind: 'movement' },
  { id: 'allied-combat', side: 1, kind: 'combat' },
] as const;
/** Most points that a pool ever holds: there is no limit to one use (6.1). */
const MOST_AIR = 16;
const NEVER = reason('4.0', 'not-now');
const STACKING = reason('4.1.1', 'stacking');

/** What Market-Garden says where its siblings may differ. */
export const MARKET_GARDEN_RULES = {
  about: ABOUT,
  counters: COUNTERS,
  units: UNITS,
  cites: CITES,
  eventRules: EVENT_RULES,
  eventKinds: {},
  stepEvents: [],
  actions: { place: ['unit', 'to'], blow: ['bridge'] },
  marks: {},
  conditions: supply.conditionsOf,
  map: { data: MAP, variant: () => 0, vary: (data) => data },

  sequence: {
    phases: PHASES,
    weathers: [],
    usualWeather: () => 0,
    firstPhase: turn.firstPhase,
    startTurn: turn.startTurn,
    phaseBegins: turn.phaseBegins,
    phaseEnds: turn.phaseEnds,
    runStep: () => undefined,
    dice: turn.DICE,
    rolled: turn.rolled,
    choose: () => undefined,
    choiceAction: () => ({ type: 'recover', key: 'unit', rule: '7.0', name: idOf }),
    nextPhase: turn.nextPhase,
    endTurn: () => undefined,
    noEngaging: () => false,
    urges: () => [],
    actions: { blow: BLOW },
    decisions: { 'set-up': SET_UP },
  },

  movement: {
    /** MG-4.0-a: half points on roads. */
    parts: 2,
    terrainCost: tables.TERRAIN_COST,
    roadCost: tables.ROAD_COST,
    featureCost: {},
    riverCost: tables.RIVER_COST,
    ferryCost: tables.FERRY_COST,
    fordAllowance: 0,
    /** MG-4.0-g */
    allowance: (p, unit) =>
      p.s.turn === turn.FIRST_TURN && isAirborne(unit)
        ? Math.min(unit.allowance, tables.FIRST_DAY_ALLOWANCE)
        : unit.allowance,
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
    closed: () => null,
    barReason: () => ALLOWED,
    stepReason: () => ALLOWED,
    zoneReason: () => ALLOWED,
    moveReason: () => ALLOWED,
    mayGoOn: () => false,
    joinReason: () => ALLOWED,
    restReason: () => ALLOWED,
    afterStop: () => undefined,
    /** MG-4.1.1-a, MG-4.1.1-b */
    stackReason: (_, __, units) => (units.length > tables.STACKING_LIMIT ? STACKING : ALLOWED),
    duties: entry.jumpsDue,
    actions: {},
  },

  transport: null,
  flight: null,

  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: entry.entryHexes,
    way: entry.entryWay,
    elsewhere: entry.elsewhere,
    reason: entry.entryReason,
    isUnpaid: entry.isUnpaid,
    endsMove: () => false,
    afterEntering: entry.noteArrival,
  },

  exit: {
    withdrawable: () => [],
    withdraw: () => undefined,
    reason: entry.exitReason,
    none: entry.NO_EXIT,
    cost: 1,
    leave: entry.leave,
  },

  combat: {
    contacts: [],
    columns: tables.COLUMNS,
    crt: () => tables.CRT,
    attackStrength: (p, { index, attack }) => attack[p.s.steps[index] as 0 | 1 | 2],
    attackReason: combat.attackReason,
    surroundShift: combat.surroundShift,
    formationShifts: combat.formationShifts,
  },

  advance: { reason: combat.advanceReason, onReason: combat.advanceOnReason },

  /** MG-8.0-a, MG-8.0-b, MG-8.0-e, MG-8.0-f: nothing but range and one combat a phase limits artillery. */
  artillery: {
    table: tables.BOMBARDMENT,
    vulnerability: (unit, by) => tables.VULNERABILITY[vulnerabilityClass(unit)][by],
    gunStrength: (p, unit) => attackOf(p, unit.index),
    gunReason: () => ALLOWED,
    supportReason: () => ALLOWED,
    /** AMB-S-13 */
    tooLow: null,
  },

  /** MG-2.4.2-a, MG-6.1-b: a pool each, for attack and defence alike. */
  air: {
    pools: [
      { id: 'air', side: 0, attack: true, defence: true },
      { id: 'air', side: 1, attack: true, defence: true },
    ],
    limits: { ground: { least: 1, most: MOST_AIR }, bombard: { least: 1, most: MOST_AIR } },
    none: NEVER,
    supportReason: combat.airReason,
    fill: turn.fillPools,
  },

  retreat: {
    zones: 'engaging',
    footing: (p, unit, hex) =>
      tables.TERRAIN_COST[p.board.terrain[hex] as string]?.[unit.moves as 'foot'] === null ? 'closed' : 'open',
    footingReason: () => ALLOWED,
    /** MG-5.3.2-a */
    river: (unit) => (unit.armoured ? 'destroyed' : 'loss'),
    makesRoom: 'anybody',
    sheltered: () => false,
    /** MG-4.2.2-a, MG-4.2.2-b, MG-4.2.2-c */
    openEdges: [{ west: entry.RETURN_AFTER, north: entry.RETURN_AFTER, east: entry.RETURN_AFTER, south: null }, {}],
    others: {},
  },

  losses: { armourFirst: false, armourFirstReason: NEVER, afterElimination: () => undefined },

  points: { holder: holderAtStart, ledger },

  setup: { extra, read: readExtra, begins: placingProblems },
} as const satisfies EngagementRules;
