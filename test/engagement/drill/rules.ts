import { ANSWERING } from '../../../src/engagement/position/answering.ts';
import { edgesOf, elsewhereByEntry, pointByEntry } from '../../../src/engagement/ground/steps.ts';
import {
  attackOf,
  firstIn,
  hexOf,
  marked,
  nextIn,
  onMap,
  unitOf,
  type Position,
} from '../../../src/engagement/position/position.ts';
import { FLY } from '../../../src/engagement/movement/flight.ts';
import type { EngagementRules, Footing, Unit } from '../../../src/engagement/position/rules.ts';
import { secondHexReason, type SecondHex } from '../../../src/engagement/combat/second-hex.ts';
import { ALLOWED, type Reason } from '../../../src/kernel/reason.ts';
import { BLOW, BLOW_FIELDS, BUSY, mend } from './bridges.ts';
import { CITES, EVENT_KINDS, EVENT_RULES, reason, say } from './codes.ts';
import { extra, readExtra } from './extra.ts';
import { closedTo, FLIGHT, FLOWN, RUINED, shotAt } from './flight.ts';
import { isNorth, MAP } from './map.ts';
import { ledger, offers, stakes } from './points.ts';
import { choiceAction, chosen, recover, REGROUP } from './recovery.ts';
import * as tables from './tables.ts';
import { ARRIVALS, CONTACTS, COUNTERS, STARTS, UNITS } from './units.ts';

const PHASES = [
  { id: 'amber-moves', side: 0, kind: 'movement' },
  { id: 'amber-fights', side: 0, kind: 'combat' },
  { id: 'cyan-moves', side: 1, kind: 'movement' },
  { id: 'cyan-fights', side: 1, kind: 'combat' },
] as const;
const LAST_TURN = 5;
const MUD = [{ rule: '2.1', amount: 0.5, why: 'weather' }];
const NO_EXIT = reason('2.5', 'no-exit-here');
const STACKING = reason('2.3', 'stacking');
const BUSY_NOW = reason('2.6', 'busy');
const APART = reason('2.3', 'other-formation');
const GUNS_STAY = reason('3.3', 'guns-stay');
const ARMOUR_ONLY = reason('3.3', 'armour-only');
const OPEN_ONLY = reason('3.3', 'open-ground-only');
const SECOND_HEX: SecondHex = {
  from: ['open'],
  into: ['open'],
  reasons: { from: OPEN_ONLY, into: OPEN_ONLY, river: reason('3.3', 'river-between') },
};
const TOO_LOW = reason('3.5', 'column-too-low');
const IN_BOG = reason('3.5', 'gun-in-bog');

const terrainOf = (p: Position, hex: number): string => p.board.terrain[hex] as string;

/** Rule 1.3: one die. */
function rolled(p: Position, die: number): void {
  p.s.weather = die >= 5 ? tables.MUD : 0;
  fill(p);
  say(p, 'sky', { weather: tables.WEATHERS[p.s.weather] as string, die });
}

const fill = (p: Position): void => void (p.s.air = tables.AIR_POINTS[p.s.weather as 0 | 1]);

/** Rule 2.1: two own units in the way. */
function passageCost(p: Position, side: number, hex: number, group: readonly number[]): number {
  let here = 0;
  for (let u = firstIn(p, hex); u >= 0; u = nextIn(p, u)) {
    if (unitOf(p, u).side === side && !group.includes(u)) here++;
  }
  return here >= 2 ? 0.5 : 0;
}

const isBack = (p: Position, { index }: Unit): boolean => (p.s.entryHex[index] as number) < -1;

/** Rules 2.5 and 3.4: the whole edge, or any town that is held. */
function entryHexes(p: Position, unit: Unit): number[] {
  if (unit.side === 1 && !isBack(p, unit)) return p.board.scored.filter((_, slot) => p.s.holders[slot] === 1);
  const edge = unit.side === 0 ? 'north' : 'south';
  return p.board.grid.names.flatMap((_, hex) => (edgesOf(p, hex).includes(edge) ? [hex] : []));
}

/** Rule 3.3: armour, from open ground to open ground, no river between. */
function onReason(p: Position, unit: Unit, from: number, to: number): Reason {
  return unit.armoured ? secondHexReason(p, SECOND_HEX, from, to) : ARMOUR_ONLY;
}

const isClosed = (p: Position, unit: Unit, hex: number): boolean =>
  p.rules.movement.terrainCost[terrainOf(p, hex)]?.[unit.moves] === null;

/** Rule 2.8: who may pass a ruined hex may also be driven through it. */
function footing(p: Position, unit: Unit, hex: number): Footing {
  if (isClosed(p, unit, hex) || closedTo(p, unit)?.[hex]) return 'closed';
  return p.s.ruined.includes(hex) ? 'through' : 'open';
}

/** Drill: see README.md beside this file. */
export const DRILL_RULES: EngagementRules = {
  about: {
    id: 'drill',
    title: 'Drill',
    rules: '1.0.0',
    sides: ['amber', 'cyan'],
    scenarios: [{ id: 'crossing', firstTurn: 1, lastTurn: LAST_TURN }],
    options: [{ id: 'blind-declaration', values: ['off', 'on'] }],
    vocabulary: tables.VOCABULARY,
  },
  counters: COUNTERS,
  units: UNITS,
  cites: CITES,
  eventRules: EVENT_RULES,
  stepEvents: ['recovery-due'],
  eventKinds: EVENT_KINDS,
  actions: { ...BLOW_FIELDS, fly: ['unit'] },
  stateRules: {},
  conditions: null,
  answering: ANSWERING,
  marks: { busy: { bit: BUSY, until: 'movement', open: false }, flown: { bit: FLOWN, until: 'movement', open: true } },
  map: MAP,
  mapChanges: null,
  sequence: {
    phases: PHASES,
    firstPhase: () => PHASES[0].id,
    phaseBegins: null,
    phaseEnds: null,
    startTurn: (p) => void p.s.frames.push({ kind: 'dice', why: 'sky', count: 1, unit: -1 }),
    runStep: null,
    dice: { sky: '1.3', shot: '2.7' },
    rolled: (p, { why, unit }, [die]) => (why === 'shot' ? shotAt(p, unit, die as number) : rolled(p, die as number)),
    nextPhase: (p) => {
      const next = PHASES[PHASES.findIndex(({ id }) => id === p.s.phase) + 1];
      return next?.id ?? (p.s.turn === LAST_TURN ? 'over' : PHASES[0].id);
    },
    endTurn: (p) => {
      mend(p);
      recover(p);
    },
    recovering: null,
    urges: null,
    actions: { blow: BLOW, fly: FLY },
    decisions: { regroup: REGROUP },
  },
  weather: {
    names: tables.WEATHERS,
    usual: () => 0,
    ahead: () => [],
    ground: (s) => s.weather,
    costs: (s, ground) => (s.weather === tables.MUD && ground === 'open' ? MUD : []),
  },
  choices: { action: choiceAction, chosen },
  movement: {
    parts: 2,
    terrainCost: tables.TERRAIN_COST,
    roadCost: tables.ROAD_COST,
    riverCost: tables.RIVER_COST,
    ferryCost: 0.5,
    fordAllowance: 2.5,
    allowance: (_, unit) => unit.allowance,
    spannedHex: null,
    closed: closedTo,
    moveReason: (p, unit) => (marked(p, unit.index, BUSY) ? BUSY_NOW : ALLOWED),
    joinReason: (_, lead, unit) => (lead.formation === unit.formation ? ALLOWED : APART),
    restReason: (p, _, hex) => (p.s.ruined.includes(hex) ? RUINED : ALLOWED),
    stackReason: (p, hex, units) => (units.length > (terrainOf(p, hex) === 'bog' ? 1 : 3) ? STACKING : ALLOWED),
    duties: null,
  },
  fortifications: {
    cost: { works: 0.5 },
    shelters: (p, hex) => (p.board.features[hex] as readonly string[]).includes('works'),
  },
  passage: { cost: passageCost, term: { rule: '2.1', why: 'crowd' } },
  wholeMoves: {
    takes: (p, unit, from) => unit.moves === 'foot' && terrainOf(p, from) === 'bog',
    term: { rule: '2.1', why: 'whole-move' },
  },
  restrictions: null,
  barred: null,
  engaging: null,
  transport: null,
  flight: FLIGHT,
  entry: {
    starts: STARTS,
    arrivals: ARRIVALS,
    hexes: entryHexes,
    point: pointByEntry,
    elsewhere: elsewhereByEntry,
    reason: () => ALLOWED,
    isUnpaid: null,
    endsMove: (p, unit) => unit.side === 1 && !isBack(p, unit),
    afterEntering: null,
  },
  exit: {
    reason: () => NO_EXIT,
    none: NO_EXIT,
    cost: 1,
    leave: () => undefined,
  },
  withdrawal: null,
  combat: {
    contacts: CONTACTS,
    columns: tables.COLUMNS,
    crt: () => tables.CRT,
    attackStrength: (p, { index, attack }) => attack[p.s.steps[index] as 0 | 1 | 2],
    weakened: null,
    attackReason: () => ALLOWED,
    surroundShift: (p, units) => (units.every((u) => unitOf(p, u).formation === 'guard') ? -1 : 1),
    formationShifts: (p, { attackers }) => {
      const names = attackers.map((u) => unitOf(p, u).formation);
      return new Set(names).size < names.length ? [{ rule: '3.2', amount: 1, why: 'division' }] : [];
    },
  },
  advance: { reason: (_, unit) => (unit.artillery ? GUNS_STAY : ALLOWED), onReason },
  bombardment: {
    table: tables.BOMBARDMENT,
    vulnerability: (unit, by) => tables.VULNERABILITY[unit.type as 'foot'][by],
    tooLow: { air: TOO_LOW, artillery: TOO_LOW },
  },
  guns: {
    strength: (p, unit) => attackOf(p, unit.index),
    reason: (p, unit) => (onMap(p, unit.index) && terrainOf(p, hexOf(p, unit.index)) === 'bog' ? IN_BOG : ALLOWED),
    supportReason: null,
  },
  air: {
    pools: tables.POOLS,
    limits: { ground: { least: 1, most: 3 }, bombard: { least: 2, most: 4 } },
    none: reason('3.6', 'no-air-side'),
    supportReason: null,
    fill,
  },
  retreat: {
    zones: 'engaging',
    footing,
    footingReason: null,
    river: (unit) => (unit.armoured ? 'destroyed' : 'loss'),
    makesRoom: 'anybody',
    openEdges: [
      { north: 2, west: null },
      { south: 2, west: null },
    ],
    others: {},
  },
  losses: null,
  points: { holder: (hex) => (isNorth(hex) ? 0 : 1), ledger, offers, stakes, keys: null },
  setup: { extra, read: readExtra, begins: null },
};
