import { ANSWERING } from '../../engagement/position/answering.ts';
import type { EngagementRules } from '../../engagement/position/rules.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import { roadBit } from '../../engagement/position/board.ts';
import { elsewhereByEntry, hexesByEntry, pointByEntry } from '../../engagement/ground/steps.ts';
import { ABOUT } from './about.ts';
import { OWN_FIELDS } from './actions.ts';
import { CITES, EVENT_KINDS, EVENT_RULES, reason, say } from './codes.ts';
import { ARRIVALS, STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import { BOMBARDMENT, COLUMNS, FEATURE_COST, RIVER_COST, ROAD_COST, TERRAIN_COST, WEATHERS } from './data/tables.ts';
import { MARKS } from './marks.ts';
import { touchReason } from './rules/04-amphibious.ts';
import * as carrying from './rules/04-carrying.ts';
import * as movement from './rules/04-movement.ts';
import * as combat from './rules/05-combat.ts';
import * as retreat from './rules/05-retreat.ts';
import { recover } from './rules/07-losses.ts';
import * as artillery from './rules/08-artillery.ts';
import * as turn from './rules/10-turn.ts';
import * as leaving from './rules/11-leaving.ts';
import { keys, ledger, noteArrivals, stakes } from './rules/11-preparation.ts';
import { offers } from './rules/11-victory.ts';
import { extra, readExtra } from './extra.ts';
import { hasBailey, mapVariant, vary } from './variants.ts';
import { UNITS } from './units.ts';

const PHASES = [
  { id: 'allied-movement', side: 0, kind: 'movement' },
  { id: 'allied-combat', side: 0, kind: 'combat' },
  { id: 'german-movement', side: 1, kind: 'movement' },
  { id: 'german-combat', side: 1, kind: 'combat' },
  { id: 'final-movement', side: 0, kind: 'movement', prompt: { rule: '3.0', code: 'final-movement' } },
] as const;
/** RW-3.0-a: phases of every turn; the last has one more. */
const EVERY_TURN = PHASES.slice(0, 4).map(({ id }) => id as string);
/** RW-2.4.1-a: turns 8 to 22, a day each. */
const [{ lastTurn: LAST_TURN }] = ABOUT.scenarios;
const RAIN = 2;
const PAVED = roadBit(Object.keys(ROAD_COST).indexOf('paved'));
const RAINY = [{ rule: '10.0', amount: 1, why: 'weather' }];
const NOT_DUE = reason('4.2', 'not-due');
const NO_ENGAGING = reason('3.0', 'no-engaging-now');
const NO_ENGAGING_WET = reason('9.0', 'inundation-no-engaging');
/** RW-9.0-d: nobody engages in the water. */
const waterReason = (terrain: string | undefined): Reason => (terrain === 'inundation' ? NO_ENGAGING_WET : ALLOWED);

/** What Batalha de Reichswald says where its siblings may differ. */
export const REICHSWALD_RULES = {
  about: ABOUT,
  counters: COUNTERS,
  units: UNITS,
  cites: CITES,
  eventRules: EVENT_RULES,
  stepEvents: ['recovery-due'],
  eventKinds: EVENT_KINDS,
  actions: OWN_FIELDS,
  answering: [...ANSWERING, { code: 'flee-flood', names: true }, { code: 'recover', side: 'allied', names: true }],
  marks: MARKS,
  conditions: null,
  stateRules: {},
  map: MAP,
  mapChanges: {
    variant: mapVariant,
    vary,
    /** RW-4.3-b: with the Bailey bridge both its hexes are paved road. */
    roadIn: (board, to) => (hasBailey(board.variant) && board.areas.get('bailey')?.includes(to) ? PAVED : 0),
  },

  sequence: {
    phases: PHASES,
    firstPhase: () => EVERY_TURN[0] as string,
    startTurn: turn.startTurn,
    phaseBegins: null,
    phaseEnds: null,
    runStep: turn.runStep,
    dice: turn.DICE,
    rolled: turn.rolled,
    /** RW-3.0-a, RW-3.0-b, RW-2.4.1-a: four phases a turn, and one more Allied movement after the last. */
    nextPhase: (p) => {
      if (p.s.phase === 'final-movement') return 'over';
      const next = EVERY_TURN[EVERY_TURN.indexOf(p.s.phase) + 1];
      return next ?? (p.s.turn === LAST_TURN ? 'final-movement' : (EVERY_TURN[0] as string));
    },
    endTurn: recover,
    recovering: null,
    urges: null,
    actions: {},
    decisions: {},
  },

  weather: {
    names: WEATHERS,
    usual: turn.usualWeather,
    ahead: turn.weatherAhead,
    ground: (s) => (s.weather !== RAIN ? 0 : s.options['rain-on-paved'] === 'exempt' ? 1 : 2),
    /** RW-10.0-c: rain adds one to the terrain or road entered, not to fieldworks, rivers or water (RUL-RW-05, RUL-RW-06). */
    costs: (s, ground) => {
      if (s.weather !== RAIN || ground === 'inundation') return [];
      return ground === 'paved' && s.options['rain-on-paved'] === 'exempt' ? [] : RAINY;
    },
  },

  choices: { action: turn.choiceAction, chosen: turn.chosen },

  movement: {
    parts: 1,
    terrainCost: TERRAIN_COST,
    roadCost: ROAD_COST,
    riverCost: RIVER_COST,
    ferryCost: null,
    fordAllowance: 5,
    allowance: carrying.allowance,
    spannedHex: movement.pontoonHex,
    closed: null,
    moveReason: leaving.moveReason,
    joinReason: carrying.joinReason,
    restReason: (p, unit, hex) => touchReason(p, unit, hex) || leaving.wylerKept(p, unit, hex),
    stackReason: movement.stackReason,
    duties: leaving.movementDuties,
  },

  fortifications: { cost: FEATURE_COST, shelters: combat.shelters },
  passage: { cost: movement.jamCost, term: { rule: '4.1.1', why: 'jam' } },
  wholeMoves: { takes: movement.takesWholeMove, term: { rule: '9.0', why: 'whole-move' } },
  restrictions: { ground: movement.groundReason, hex: movement.hexReason, step: movement.stepReason },
  /** RW-4.1.1-l, RW-4.1.1-m, RW-6.3-c: nobody moves into, out of or through a bombed town. */
  barred: { moving: reason('4.1.1', 'bombed'), inCombat: reason('5.1.2', 'bombed') },
  engaging: {
    /** RW-3.0-b: the extra Allied movement after turn 22. */
    never: (p) => p.s.phase === 'final-movement',
    reason: (p, hex) => (p.s.phase === 'final-movement' ? NO_ENGAGING : waterReason(p.board.terrain[hex])),
  },

  transport: carrying.TRANSPORT,

  flight: null,

  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: hexesByEntry,
    point: pointByEntry,
    elsewhere: elsewhereByEntry,
    reason: (p, unit) => (p.s.entryHex[unit.index] === -1 ? NOT_DUE : ALLOWED),
    isUnpaid: null,
    endsMove: null,
    afterEntering: noteArrivals,
  },

  exit: { reason: leaving.exitReason, none: leaving.NO_EXIT, cost: 1, leave: leaving.exit },
  withdrawal: { units: leaving.withdrawable, withdraw: leaving.withdraw },

  combat: {
    contacts: [],
    columns: COLUMNS,
    crt: combat.crt,
    attackStrength: (p, { index, attack }) => attack[p.s.steps[index] as 0 | 1 | 2],
    weakened: { rule: '10.0', why: 'rain' },
    attackReason: artillery.attackReason,
    /** RW-5.1.3-a */
    surroundShift: () => 1,
    formationShifts: combat.formationShifts,
  },

  /** RW-5.2-a: into the vacated hex and no further. */
  advance: { reason: null, onReason: null },

  bombardment: {
    table: BOMBARDMENT,
    vulnerability: artillery.vulnerability,
    /** RW-6.2-f, RW-8.0-l */
    tooLow: { air: reason('6.2', 'column-too-low'), artillery: reason('8.0', 'column-too-low') },
  },

  guns: { strength: artillery.gunStrength, reason: artillery.gunReason, supportReason: artillery.supportReason },

  /** RW-2.4.2-a, RW-6.0-a, RW-6.2-d: only the Allies have air power, in attack and in defence, one to seven points at a time. */
  air: {
    pools: [{ id: 'air', side: 0, attack: true, defence: true }],
    limits: { ground: { least: 1, most: 7 }, bombard: { least: 1, most: 7 } },
    none: reason('6.0', 'air-side'),
    supportReason: null,
    fill: turn.fillPools,
  },

  retreat: {
    zones: 'engaging',
    footing: retreat.footing,
    footingReason: retreat.footingReason,
    river: retreat.river,
    makesRoom: 'anybody',
    /** RW-5.3-b: back next turn. */
    openEdges: [{ west: 1 }, { east: 1, south: 1 }],
    others: { flood: retreat.FLIGHT },
  },

  losses: {
    /** RW-5.1.8-n */
    armourFirst: reason('5.1.8', 'armour-first'),
    afterElimination: (p, lost) => {
      for (const unit of combat.orphanedArtillery(p, lost)) {
        leaving.takeOff(p, unit.index);
        say(p, 'artillery-removed', { unit: unit.id, formation: unit.formation });
      }
    },
  },

  points: {
    holder: (hex) => (MAP.areas.find((area) => area.id === 'allied-front')?.hexes.includes(hex) ? 0 : 1),
    ledger,
    offers,
    stakes,
    keys,
  },

  setup: { extra, read: readExtra, begins: null },
} as const satisfies EngagementRules;
