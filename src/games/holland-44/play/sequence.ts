import { say, type Decision } from '../position/actions.ts';
import { dayOf, partOf, phaseAfter, phaseKind, phasesOf, phaseSide, type PhaseId } from '../position/phases.ts';
import { GERMAN, type Position } from '../position/position.ts';
import { beginWeather, weatherOfTurn } from '../rules/04-weather/weather.ts';
import { captureGrave } from '../rules/05-bridges/control.ts';
import { bridgePhase, endBridges, noBridgeWork } from '../rules/05-bridges/bridge-phase.ts';
import { excessOf } from '../rules/06-stacking/overstacking.ts';
import { movementPhase } from '../rules/08-movement/movement-phase.ts';
import { endOverruns } from '../rules/08-movement/overrun.ts';
import { combatPhase } from '../rules/09-combat/combat-phase.ts';
import { forgetRetreats } from '../rules/14-disruption/disorder.ts';
import { arrive, displace } from '../rules/19-entry-areas/entry.ts';
import { forgetWays } from '../rules/21-breakdown/movement-so-far.ts';
import { bringPilots, landing, nobodyLands } from '../rules/22-airborne/landing.ts';
import { askTraffic, noTraffic, trafficPhase } from '../rules/24-traffic/traffic-phase.ts';
import { checkVictory, noteNorth } from '../rules/26-victory/victory.ts';
import { countReturned } from '../rules/22-airborne/returned.ts';
import { askDivision406 } from '../rules/23-special-units/division-406.ts';
import { reorganise } from '../rules/14-disruption/reorganisation.ts';
import { endResupply, noResupply, resupplying } from '../rules/17-artillery-and-air/resupply.ts';
import { noHeadToPlace, returningHeads } from '../rules/18-supply/heads.ts';
import { checkSupply } from '../rules/18-supply/supply-phase.ts';
import { DONE, FOUGHT, RETREATED, WAS_ATTACKED, type StepFrame } from '../position/state.ts';

/** What a phase does by itself, and what is decided in it. */
interface PhaseRules {
  begin?(p: Position): void;
  decision?: Decision<undefined>;
  /** Nothing can be decided: the phase passes by itself. */
  isIdle?(p: Position): boolean;
  end?(p: Position): void;
}

/** H44-SOP-d: reinforcements come, then all that the movement phase offers. */
const MOVEMENT: PhaseRules = { begin: beginMovement, decision: movementPhase };
/** H44-SOP-a: artillery is made ready. */
const RESUPPLY: PhaseRules = { decision: resupplying, isIdle: noResupply, end: endResupply };

/** H44-SOP-b: bridges are repaired; the Germans blow and wire them too. */
const BRIDGES: PhaseRules = { decision: bridgePhase, isIdle: noBridgeWork, end: endBridges };

/** H44-SOP-e: attacks; who has not advanced at the end loses his Automatic DS marker. */
const COMBAT: PhaseRules = { begin: beginCombat, decision: combatPhase, end: endOverruns };

/** H44-SOP-c, H44-SOP-f, H44-SOP-g, H44-SOP-h, H44-3.0-a, H44-3.0-f: the phases that do anything. */
const PHASES: Readonly<Partial<Record<PhaseId, PhaseRules>>> = {
  weather: { begin: beginWeather },
  'allied-resupply': RESUPPLY,
  'allied-landing': { decision: landing, isIdle: nobodyLands, end: bringPilots },
  'allied-bridges': BRIDGES,
  'allied-movement': MOVEMENT,
  'allied-combat': COMBAT,
  'allied-reorganisation': { end: reorganise },
  'allied-supply': { decision: returningHeads, isIdle: noHeadToPlace, end: checkSupply },
  'german-resupply': { ...RESUPPLY, begin: captureGrave },
  'german-bridges': BRIDGES,
  'german-movement': MOVEMENT,
  'german-combat': COMBAT,
  'german-reorganisation': { end: reorganise },
  'german-supply': { end: checkSupply },
  'german-traffic': { decision: trafficPhase, isIdle: noTraffic, end: askTraffic },
  victory: { end: checkVictory },
};

const rulesOf = (p: Position): PhaseRules | undefined => PHASES[p.s.phase as PhaseId];

/** The decision of the phase itself; undefined when the phase passes by itself. */
export function phaseDecision(p: Position): Decision<undefined> | undefined {
  const rules = rulesOf(p);
  return rules?.decision && !rules.isIdle?.(p) ? rules.decision : undefined;
}

/** Runs a step of the sequence of play. */
export function runStep(p: Position, { why }: StepFrame): void {
  noteNorth(p);
  if (why === 'begin-phase') return beginPhase(p);
  if (why === 'next-phase') return nextPhase(p);
  const excess = excessOf(p);
  if (excess) return void p.s.frames.push({ kind: 'step', why }, excess);
  p.s.frames.push({ kind: 'step', why: 'next-phase' });
  rulesOf(p)?.end?.(p);
}

/** 3.0: the end of a phase is over, its dice included. */
function nextPhase(p: Position): void {
  const next = phaseAfter(p.s.turn, p.s.phase);
  if (next === undefined) return nextTurn(p);
  p.s.phase = next;
  p.s.frames.push({ kind: 'step', why: 'begin-phase' });
}

/** A side's turn begins with its resupply phase. */
function beginPhase(p: Position): void {
  say(p, 'phase', '3.0', { phase: p.s.phase });
  if (phaseKind(p) === 'resupply') forgetRetreats(p);
  rulesOf(p)?.begin?.(p);
}

/** 3.0: the next turn. */
function nextTurn(p: Position): void {
  p.s.turn++;
  p.s.phase = phasesOf(p.s.turn)[0] as string;
  say(p, 'turn', '3.0', { turn: p.s.turn, day: dayOf(p.s.turn), time: partOf(p.s.turn) });
  weatherOfTurn(p);
  displace(p);
  countReturned(p);
  p.s.frames.push({ kind: 'step', why: 'begin-phase' });
}

/** 19.1, 23.5: reinforcements come to their areas, by the dice too; everybody has all his points. */
function beginMovement(p: Position): void {
  const side = phaseSide(p);
  if (side === null) return;
  p.s.spent = p.s.spent.map(() => 0);
  p.s.marks = p.s.marks.map((marks) => marks & ~DONE);
  forgetWays(p);
  arrive(p, side);
  if (side === GERMAN) askDivision406(p);
}

/** 9.1: nobody has attacked or been attacked. */
function beginCombat(p: Position): void {
  p.s.marks = p.s.marks.map((marks) => marks & ~(FOUGHT | RETREATED | WAS_ATTACKED));
}
