import type { EngagementRules } from '../../engagement/rules.ts';
import { ALLOWED, type Reason } from '../../kernel/reason.ts';
import { PAVED } from '../../engagement/board.ts';
import { reason, say } from './codes.ts';
import { ARRIVALS, STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import { BOMBARDMENT, COLUMNS, FEATURE_COST, ROAD_COST, TERRAIN_COST, WEATHERS } from './data/tables.ts';
import { carryReason, touchReason } from './rules/04-amphibious.ts';
import * as movement from './rules/04-movement.ts';
import * as combat from './rules/05-combat.ts';
import { recover } from './rules/07-losses.ts';
import * as artillery from './rules/08-artillery.ts';
import * as turn from './rules/10-turn.ts';
import * as leaving from './rules/11-leaving.ts';
import { ledger, noteArrivals } from './rules/11-preparation.ts';
import { extra, readExtra } from './extra.ts';
import { hasBailey, mapVariant, vary } from './variants.ts';
import { UNITS } from './units.ts';
import { VOCABULARY } from './vocabulary.ts';

const PHASES = [
  { id: 'allied-movement', side: 0, kind: 'movement' },
  { id: 'allied-combat', side: 0, kind: 'combat' },
  { id: 'german-movement', side: 1, kind: 'movement' },
  { id: 'german-combat', side: 1, kind: 'combat' },
  { id: 'final-movement', side: 0, kind: 'movement' },
] as const;
/** RW-3.0-a: phases of every turn; the last has one more. */
const EVERY_TURN = PHASES.slice(0, 4).map(({ id }) => id as string);
/** RW-2.4.1-a: turns 8 to 22, a day each. */
const LAST_TURN = 22;
const RAIN = 2;
const NO_ENGAGING = reason('3.0', 'no-engaging-now');
const NO_ENGAGING_WET = reason('9.0', 'inundation-no-engaging');
/** RW-9.0-b: nobody engages in the water. */
const waterReason = (terrain: string | undefined): Reason => (terrain === 'inundation' ? NO_ENGAGING_WET : ALLOWED);

/** What Batalha de Reichswald says where its siblings may differ. */
export const REICHSWALD_RULES = {
  id: 'reichswald',
  title: 'Batalha de Reichswald',
  version: '1.0.0',
  sides: ['allied', 'german'],
  scenarios: [{ id: 'veritable', firstTurn: 8, lastTurn: LAST_TURN }],
  options: [
    { id: 'rain-on-paved', values: ['pays', 'exempt'] },
    { id: 'crt-2-12', values: ['printed', 'diagonal'] },
    { id: 'blind-declaration', values: ['off', 'on'] },
  ],
  vocabulary: VOCABULARY,
  phases: PHASES,
  weathers: WEATHERS,

  counters: COUNTERS,
  units: UNITS,
  map: MAP,
  mapVariant,
  vary,
  starts: STARTS,
  arrivals: ARRIVALS,
  holderAtStart: (hex) => (MAP.areas.find((area) => area.id === 'allied-front')?.hexes.includes(hex) ? 0 : 1),

  terrainCost: TERRAIN_COST,
  roadCost: ROAD_COST,
  featureCost: FEATURE_COST,
  riverCost: 1,
  fordAllowance: 5,
  /** RW-10.0-c: rain adds one to the terrain or road entered, not to works, rivers or water (RUL-RW-05, RUL-RW-06). */
  weatherCost: (s, way) => {
    if (s.weather !== RAIN || way === 'inundation') return 0;
    return way === 'paved' && s.options['rain-on-paved'] === 'exempt' ? 0 : 1;
  },
  groundState: (s) => (s.weather !== RAIN ? 0 : s.options['rain-on-paved'] === 'exempt' ? 1 : 2),
  groundReason: movement.groundReason,
  passageCost: movement.jamCost,
  takesWholeMove: movement.takesWholeMove,
  /** RW-4.3-b: with the Bailey bridge both its hexes are paved road. */
  roadIn: (board, to) => (hasBailey(board.variant) && board.areas.get('bailey')?.includes(to) ? PAVED : 0),
  spannedHex: movement.pontoonHex,
  barReason: movement.barReason,
  stepReason: movement.stepReason,
  zoneReason: (p, hex) => (p.s.phase === 'final-movement' ? NO_ENGAGING : waterReason(p.board.terrain[hex])),
  moveReason: leaving.moveReason,
  restReason: (p, unit, hex) => touchReason(p, unit, hex) || leaving.wylerKept(p, unit, hex),
  carryReason,
  movementDuties: leaving.movementDuties,
  withdrawable: leaving.withdrawable,
  withdraw: leaving.withdraw,
  exitReason: leaving.exitReason,
  exitCost: 1,
  exit: leaving.exit,
  /** RW-3.0-b: the extra Allied movement after turn 22. */
  noEngaging: (p) => p.s.phase === 'final-movement',
  stackReason: movement.stackReason,

  columns: COLUMNS,
  crt: combat.crt,
  bombardment: BOMBARDMENT,
  vulnerability: artillery.vulnerability,
  /** RW-2.4.2-a, RW-6.0-a: only the Allies have air power. */
  air: { sides: [0], least: 1, most: 7 },
  gunStrength: artillery.gunStrength,
  attackReason: artillery.attackReason,
  gunReason: artillery.gunReason,
  supportReason: artillery.supportReason,
  formationShifts: combat.formationShifts,
  sheltered: combat.sheltered,
  openEdges: [['west'], ['east', 'south']],
  afterElimination: (p, lost) => {
    for (const unit of combat.orphanedArtillery(p, lost)) {
      leaving.takeOff(p, unit.index);
      say(p, 'artillery-removed', { unit: unit.id, formation: unit.formation });
    }
  },
  afterEntering: noteArrivals,

  usualWeather: turn.usualWeather,
  fillPools: turn.fillPools,
  startTurn: turn.startTurn,
  runStep: turn.runStep,
  rolled: turn.rolled,
  choose: turn.choose,
  choiceAction: turn.choiceAction,
  /** RW-3.0-a, RW-3.0-b, RW-2.4.1-a: four phases a turn, and one more Allied movement after the last. */
  nextPhase: (p) => {
    if (p.s.phase === 'final-movement') return 'over';
    const next = EVERY_TURN[EVERY_TURN.indexOf(p.s.phase) + 1];
    return next ?? (p.s.turn === LAST_TURN ? 'final-movement' : (EVERY_TURN[0] as string));
  },
  endTurn: recover,

  ledger,
  extra,
  readExtra,
} as const satisfies EngagementRules;
