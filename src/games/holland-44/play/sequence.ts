import type { Refusal } from '../../../kernel/game.ts';
import { ACTION_RULES, say, sideName, type Decision, type SideAction } from '../position/actions.ts';
import type { ActionType } from '../position/codes.ts';
import { dayOf, partOf, phaseAfter, phaseKind, phasesOf, phaseSide, type PhaseId } from '../position/phases.ts';
import { ALLIED, GERMAN, type Position, type Side } from '../position/position.ts';
import { beginWeather, weatherOfTurn } from '../rules/04-weather/weather.ts';
import { captureGrave } from '../rules/05-bridges/control.ts';
import { bridgePhase, endBridges, noBridgeWork, workRefusal } from '../rules/05-bridges/bridge-phase.ts';
import { excessOf } from '../rules/06-stacking/overstacking.ts';
import { afterMove } from '../rules/08-movement/moving.ts';
import { movementPhase } from '../rules/08-movement/movement-phase.ts';
import { endOverruns } from '../rules/08-movement/overrun.ts';
import { forgetAttackedFrom } from '../rules/09-combat/attackers.ts';
import { combatPhase } from '../rules/09-combat/combat-phase.ts';
import { forgetRetreats } from '../rules/14-disruption/disorder.ts';
import { afterAdvance } from '../rules/15-advance/advancing.ts';
import { arrive, displace } from '../rules/19-entry-areas/entry.ts';
import { forgetMovements } from '../rules/21-breakdown/movement-so-far.ts';
import { bringPilots, landing, nobodyLands } from '../rules/22-airborne/landing.ts';
import { askTraffic, noTraffic, trafficPhase } from '../rules/24-traffic/traffic-phase.ts';
import { pointsOf } from '../rules/26-victory/points.ts';
import { checkVictory, noteNorth, waalTally } from '../rules/26-victory/victory.ts';
import { countReturned } from '../rules/22-airborne/returned.ts';
import { askDivision406 } from '../rules/23-special-units/division-406.ts';
import { freeEngineers } from '../rules/23-special-units/engineers.ts';
import { reorganise } from '../rules/14-disruption/reorganisation.ts';
import { endResupply, lateRefusal, noResupply, resupplying } from '../rules/17-artillery-and-air/resupply.ts';
import { noHeadToPlace, returningHeads } from '../rules/18-supply/heads.ts';
import { checkSupply } from '../rules/18-supply/supply-phase.ts';
import { DONE, FOUGHT, RETREATED, SHIFTED, WAS_ATTACKED, type StepFrame } from '../position/state.ts';

/** What a phase does by itself, and what is decided in it. */
interface PhaseRules {
  begin?(p: Position): void;
  decision?: Decision<undefined>;
  /** Nothing can be decided: the phase passes by itself. */
  isIdle?(p: Position): boolean;
  end?(p: Position): void;
}

/** What an action belongs to: its rule when nothing of the kind is going on. Moves, advances, artillery and bridges have reasons of their own. */
const RULES: Readonly<Partial<Record<ActionType, string>>> = {
  ...ACTION_RULES,
  move: '8.1',
  join: '8.1',
  stop: '8.1',
  overrun: '8.7',
  attack: '9.1',
  attacker: '9.3',
  lead: '10.2.1',
  attach: '10.2.3',
  artillery: '17.6',
  air: '10.7',
  cancel: '9.3',
  commit: '9.3',
  defend: '6.4.2',
  drop: '6.4.1',
  spare: '5.4',
  loss: '11.2',
  stand: '12.1',
  yield: '12.1',
  retreat: '13.1',
  halt: '13.3',
  done: '15.1',
  support: '16.5',
  restore: '18.2.3',
  land: '22.1',
  fight: '22.6',
  suffer: '22.3.1',
  ready: '17.8',
  repair: '5.1',
  blow: '5.1',
};

/** What is done of one's own accord, in its own phase; everything else answers something. */
const OWN_ACCORD: readonly string[] = [
  ...Object.keys(ACTION_RULES),
  'move',
  'overrun',
  'attack',
  'land',
  'repair',
  'blow',
];

const ELSEWHERE = { rule: '3.0', code: 'wrong-phase' } as const;
const OVER = { rule: '3.0', code: 'over-already' } as const;

/**
 * Why an action that belongs to another phase, or to something that is over, is refused: by the rule that stands against
 * it, and not by that of the phase that has begun meanwhile.
 */
function untimely(p: Position, action: SideAction): Refusal {
  switch (action.type) {
    case 'step':
      return afterMove(p, phaseSide(p) as Side, action.to);
    case 'join':
    case 'stop':
      return { rule: '8.1', code: 'nobody-moves' };
    case 'advance':
      return afterAdvance(p, action);
    case 'breakthrough':
      return { rule: '16.1', code: 'no-breakthrough', hex: action.target };
    case 'ready':
      return lateRefusal(p, action.unit);
    case 'repair':
    case 'blow':
      return workRefusal(p, action) ?? ofOtherPhase(action.type);
    default:
      return ofOtherPhase(action.type);
  }
}

const ofOtherPhase = (type: ActionType): Refusal => ({
  ...(OWN_ACCORD.includes(type) ? ELSEWHERE : OVER),
  rule: RULES[type] ?? '3.0',
});

/** A phase that knows why something is not done in it. */
const asked = (decision: Decision<undefined>): Decision<undefined> => ({
  ...decision,
  refusal(p, frame, action) {
    const why = decision.refusal(p, frame, action);
    return why?.code === 'wrong-phase' ? untimely(p, action) : why;
  },
});

/** H44-SOP-d: reinforcements come, then all that the movement phase offers. */
const MOVEMENT: PhaseRules = { begin: beginMovement, decision: asked(movementPhase) };
/** H44-SOP-a: artillery is made ready. */
const RESUPPLY: PhaseRules = { decision: asked(resupplying), isIdle: noResupply, end: endResupply };

/** H44-SOP-b: bridges are repaired; the Germans blow and wire them too. */
const BRIDGES: PhaseRules = { decision: asked(bridgePhase), isIdle: noBridgeWork, end: endBridges };

/** H44-SOP-e: attacks. */
const COMBAT: PhaseRules = { begin: beginCombat, decision: asked(combatPhase), end: endCombat };

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
  'german-traffic': { decision: asked(trafficPhase), isIdle: noTraffic, end: askTraffic },
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

/** What decides the game, by side: points, or in the short game the steps north of the Waal (S1.3). */
const score = (p: Position): Record<string, number> =>
  p.s.scenario === 'short'
    ? { [sideName(ALLIED)]: waalTally(p).now }
    : { [sideName(ALLIED)]: pointsOf(p, ALLIED), [sideName(GERMAN)]: pointsOf(p, GERMAN) };

/** 3.0: the next turn. */
function nextTurn(p: Position): void {
  p.s.turn++;
  p.s.phase = phasesOf(p.s.turn)[0] as string;
  say(p, 'turn', '3.0', { turn: p.s.turn, day: dayOf(p.s.turn), time: partOf(p.s.turn), ...score(p) });
  weatherOfTurn(p);
  displace(p);
  countReturned(p);
  freeEngineers(p);
  p.s.frames.push({ kind: 'step', why: 'begin-phase' });
}

/** 19.1, 23.5: reinforcements come to their areas, by the dice too; everybody has all his points. */
function beginMovement(p: Position): void {
  const side = phaseSide(p);
  if (side === null) return;
  p.s.spent = p.s.spent.map(() => 0);
  p.s.marks = p.s.marks.map((marks) => marks & ~DONE);
  forgetMovements(p);
  arrive(p, side);
  if (side === GERMAN) askDivision406(p);
}

/** 9.1: nobody has attacked or been attacked. */
function beginCombat(p: Position): void {
  p.s.marks = p.s.marks.map((marks) => marks & ~(FOUGHT | RETREATED | WAS_ATTACKED));
}

/** 8.7, 19.6: who has not advanced loses his Automatic DS marker; who has gone from area to area may attack in later turns. */
function endCombat(p: Position): void {
  endOverruns(p);
  forgetAttackedFrom(p);
  p.s.marks = p.s.marks.map((marks) => marks & ~SHIFTED);
}
