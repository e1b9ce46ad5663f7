import { attackOf } from '../../engagement/position/position.ts';
import { ANSWERING } from '../../engagement/position/answering.ts';
import type { EngagementRules } from '../../engagement/position/rules.ts';
import { ALLOWED } from '../../kernel/reason.ts';
import { ABOUT } from './about.ts';
import { OWN_FIELDS } from './actions.ts';
import { CITES, EVENT_RULES, reason } from './codes.ts';
import { ARRIVALS, STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import * as tables from './data/tables.ts';
import { extra, readExtra } from './extra.ts';
import * as turn from './rules/03-turn.ts';
import * as entry from './rules/04-entry.ts';
import * as combat from './rules/05-combat.ts';
import { recovering } from './rules/07-recovery.ts';
import * as supply from './rules/09-supply.ts';
import { BLOW } from './rules/10-bridges.ts';
import { holderAtStart, ledger, stakes } from './rules/11-points.ts';
import { offers } from './rules/11-victory.ts';
import { keys } from './rules/keys.ts';
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
  actions: OWN_FIELDS,
  answering: ANSWERING,
  marks: {},
  conditions: supply.conditionsOf,
  stateRules: { isolated: '6.2', 'unsupplied-1': '9.0', 'unsupplied-2': '9.0', 'unsupplied-3': '9.0' },
  map: MAP,
  mapChanges: null,

  sequence: {
    phases: PHASES,
    firstPhase: turn.firstPhase,
    startTurn: turn.startTurn,
    phaseBegins: turn.phaseBegins,
    phaseEnds: turn.phaseEnds,
    runStep: null,
    dice: turn.DICE,
    rolled: turn.rolled,
    nextPhase: turn.nextPhase,
    endTurn: null,
    recovering,
    urges: null,
    actions: { blow: BLOW },
    decisions: { 'set-up': SET_UP },
  },

  weather: null,
  choices: null,

  movement: {
    /** MG-4.0-a: half points on roads. */
    parts: 2,
    terrainCost: tables.TERRAIN_COST,
    roadCost: tables.ROAD_COST,
    riverCost: tables.RIVER_COST,
    ferryCost: tables.FERRY_COST,
    fordAllowance: null,
    /** MG-4.0-g */
    allowance: (p, unit) =>
      p.s.turn === turn.FIRST_TURN && isAirborne(unit)
        ? Math.min(unit.allowance, tables.FIRST_DAY_ALLOWANCE)
        : unit.allowance,
    spannedHex: null,
    closed: null,
    moveReason: null,
    joinReason: null,
    restReason: null,
    /** MG-4.1.1-a, MG-4.1.1-b */
    stackReason: (_, __, units) => (units.length > tables.STACKING_LIMIT ? STACKING : ALLOWED),
    duties: entry.jumpsDue,
  },

  fortifications: null,
  passage: null,
  wholeMoves: null,
  restrictions: null,
  barred: null,
  engaging: null,

  transport: null,
  flight: null,

  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: entry.entryHexes,
    point: entry.entryPoint,
    elsewhere: entry.elsewhere,
    reason: entry.entryReason,
    isUnpaid: entry.isUnpaid,
    endsMove: null,
    afterEntering: entry.noteArrival,
  },

  exit: {
    reason: entry.exitReason,
    none: entry.NO_EXIT,
    cost: 1,
    leave: entry.leave,
  },
  withdrawal: null,

  combat: {
    contacts: [],
    columns: tables.COLUMNS,
    crt: () => tables.CRT,
    attackStrength: (p, { index, attack }) => attack[p.s.steps[index] as 0 | 1 | 2],
    weakened: null,
    attackReason: combat.attackReason,
    surroundShift: combat.surroundShift,
    formationShifts: combat.formationShifts,
  },

  advance: { reason: combat.advanceReason, onReason: combat.advanceOnReason },

  bombardment: {
    table: tables.BOMBARDMENT,
    vulnerability: (unit, by) => tables.VULNERABILITY[vulnerabilityClass(unit)][by],
    /** AMB-S-13 */
    tooLow: null,
  },

  /** MG-8.0-a, MG-8.0-b, MG-8.0-e, MG-8.0-f: nothing but range and one combat a phase limits artillery. */
  guns: { strength: (p, unit) => attackOf(p, unit.index), reason: null, supportReason: null },

  /** MG-2.4.2-a, MG-6.1-b: a pool each, for attack and defence alike. */
  air: {
    pools: [
      { id: 'air', side: 0, attack: true, defence: true },
      { id: 'air', side: 1, attack: true, defence: true },
    ],
    limits: { ground: { least: 1, most: MOST_AIR }, bombard: { least: 1, most: MOST_AIR } },
    none: null,
    supportReason: combat.airReason,
    fill: turn.fillPools,
  },

  retreat: {
    zones: 'engaging',
    footing: (p, unit, hex) =>
      tables.TERRAIN_COST[p.board.terrain[hex] as string]?.[unit.moves as 'foot'] === null ? 'closed' : 'open',
    footingReason: null,
    /** MG-5.3.2-a */
    river: (unit) => (unit.armoured ? 'destroyed' : 'loss'),
    makesRoom: 'anybody',
    /** MG-4.2.2-a, MG-4.2.2-b, MG-4.2.2-c */
    openEdges: [{ west: entry.RETURN_AFTER, north: entry.RETURN_AFTER, east: entry.RETURN_AFTER, south: null }, {}],
    others: {},
  },

  losses: null,

  points: { holder: holderAtStart, ledger, offers, stakes, keys },

  setup: { extra, read: readExtra, begins: placingProblems },
} as const satisfies EngagementRules;
