import type { EngagementRules } from '../../engagement/rules.ts';
import { PAVED } from '../../engagement/board.ts';
import { say } from '../../engagement/position.ts';
import { ARRIVALS, STARTS } from './data/arrivals.ts';
import { COUNTERS } from './data/counters.ts';
import { MAP } from './data/map.ts';
import { BOMBARDMENT, COLUMNS, FEATURE_COST, ROAD_COST, TERRAIN_COST, WEATHERS } from './data/tables.ts';
import { carryRefusal, touchRefusal } from './rules/04-amphibious.ts';
import * as movement from './rules/04-movement.ts';
import * as combat from './rules/05-combat.ts';
import { recover } from './rules/07-losses.ts';
import * as artillery from './rules/08-artillery.ts';
import * as turn from './rules/10-turn.ts';
import * as leaving from './rules/11-leaving.ts';
import { noteArrivals, points } from './rules/11-preparation.ts';
import { extra, readExtra } from './extra.ts';
import { mapVariant, vary } from './variants.ts';
import { UNITS } from './units.ts';
import { VOCABULARY } from './vocabulary.ts';

const PHASES = ['allied-movement', 'allied-combat', 'german-movement', 'german-combat'] as const;
/** RW-2.4.1-a: turns 8 to 22, a day each. */
const LAST_TURN = 22;
const RAIN = 2;

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
  weatherCost: (p, way) => {
    if (p.s.weather !== RAIN || way === 'inundation') return 0;
    return way === 'paved' && p.s.options['rain-on-paved'] === 'exempt' ? 0 : 1;
  },
  passageCost: movement.jamCost,
  takesWholeMove: movement.takesWholeMove,
  /** RW-4.3-b: with the Bailey bridge both its hexes are paved road. */
  roadIn: (p, to) => (p.s.own['bailey'] && p.board.areas.get('bailey')?.includes(to) ? PAVED : 0),
  spans: movement.pontoonSpans,
  stepRefusal: movement.stepRefusal,
  barred: movement.barred,
  moveRefusal: leaving.moveRefusal,
  restRefusal: (p, unit, hex) => touchRefusal(p, unit, hex) ?? leaving.wylerKept(p, unit, hex),
  mayCarry: carryRefusal,
  movementDuties: leaving.movementDuties,
  withdrawable: leaving.withdrawable,
  withdraw: leaving.withdraw,
  exitRefusal: leaving.exitRefusal,
  exitCost: 1,
  exit: leaving.exit,
  /** RW-3.0-b: the extra Allied movement after turn 22. */
  noEngaging: (p) => p.s.phase === 'final-movement',
  stackRefusal: movement.stackingRefusal,

  columns: COLUMNS,
  crt: combat.crt,
  bombardment: BOMBARDMENT,
  vulnerability: artillery.vulnerability,
  /** RW-2.4.2-a, RW-6.0-a: only the Allies have air power. */
  air: { sides: [0], least: 1, most: 7 },
  gunStrength: artillery.gunStrength,
  attackRefusal: artillery.attackRefusal,
  gunRefusal: artillery.gunRefusal,
  supportRefusal: artillery.supportRefusal,
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
    const next = PHASES[PHASES.indexOf(p.s.phase as (typeof PHASES)[number]) + 1];
    return next ?? (p.s.turn === LAST_TURN ? 'final-movement' : PHASES[0]);
  },
  endTurn: recover,

  points,
  extra,
  readExtra,
} as const satisfies EngagementRules;
