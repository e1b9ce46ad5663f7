import * as machine from '../../../wargame/machine/machine.ts';
import type { DiceDue } from '../../../wargame/machine/machine.ts';
import type { Decision, FrameDecisions } from '../position/actions.ts';
import type { Position } from '../position/position.ts';
import { weatherRolled } from '../rules/04-weather/weather.ts';
import { demolishing, demolitionRolled } from '../rules/05-bridges/bridges.ts';
import { dropping } from '../rules/06-stacking/overstacking.ts';
import { choosing } from '../rules/06-stacking/defending.ts';
import { moving } from '../rules/08-movement/moving.ts';
import { moveBySelf } from '../rules/08-movement/stepping.ts';
import { noteAssault } from '../rules/09-combat/attackers.ts';
import { combatBySelf, declaring, isEmptied } from '../rules/09-combat/declare.ts';
import { leadOf } from '../rules/09-combat/lead.ts';
import { losing } from '../rules/11-results/losses.ts';
import { combatRolled, resolve, resultBySelf } from '../rules/11-results/results.ts';
import { standing, standRolled } from '../rules/12-determined-defence/determined.ts';
import { retreatBySelf, retreating } from '../rules/13-retreat/retreat.ts';
import { fighting, fightsBySelf } from '../rules/22-airborne/landing-fights.ts';
import { landing, landingBySelf } from '../rules/22-airborne/landing.ts';
import { landingRolled, rollsBySelf, suffering } from '../rules/22-airborne/landing-rolls.ts';
import { trafficRolled } from '../rules/24-traffic/traffic-phase.ts';
import { advanceBySelf } from '../rules/15-advance/advance.ts';
import { advancing } from '../rules/15-advance/advancing.ts';
import { occupying } from '../rules/25-unknown-units/assault.ts';
import { revealRolled } from '../rules/25-unknown-units/reveal.ts';
import { disengageRolled, leaving } from '../rules/27-options/disengagement.ts';
import { division406Rolled } from '../rules/23-special-units/division-406.ts';
import { reorganisationRolled } from '../rules/14-disruption/reorganisation.ts';
import { isolationRolled } from '../rules/27-options/isolation.ts';
import { phaseDecision, runStep } from './sequence.ts';
import type { CombatFrame, DiceFrame, Frame, State, DiceWhy } from '../position/state.ts';

/** What each kind of frame asks a side. */
const DECISIONS: FrameDecisions = {
  move: moving,
  demolition: demolishing,
  combat: declaring,
  defend: choosing,
  loss: losing,
  stand: standing,
  retreat: retreating,
  advance: advancing,
  occupy: occupying,
  landing,
  'landing-fights': fighting,
  suffer: suffering,
  leave: leaving,
  excess: dropping,
};

/** What a roll does, by what it was for. */
const ROLLED: Readonly<Record<DiceWhy, (p: Position, frame: DiceFrame, dice: readonly number[]) => void>> = {
  weather: weatherRolled,
  demolition: demolitionRolled,
  landing: landingRolled,
  reveal: revealRolled,
  stand: standRolled,
  traffic: trafficRolled,
  disengage: disengageRolled,
  'division-406': division406Rolled,
  reorganisation: reorganisationRolled,
  isolation: isolationRolled,
};

/** The decision that is due while no dice are. */
export function decisionOf(p: Position): Decision<Frame | undefined> {
  const top = p.s.frames.at(-1);
  return (top ? DECISIONS[top.kind as keyof FrameDecisions] : phaseDecision(p)) as Decision<Frame | undefined>;
}

/** The result of a combat, and most else, is rolled with one die. */
const COMBAT_DIE: DiceDue = { count: 1 };

/** The dice that are due; undefined when a side decides. */
export function diceDue(s: State): DiceDue | undefined {
  const top = s.frames.at(-1);
  return top?.kind === 'dice' ? top : isRolling(top) ? COMBAT_DIE : undefined;
}

const isRolling = (top: Frame | undefined): top is CombatFrame => top?.kind === 'combat' && top.stage === 'dice';

/** Takes a roll. */
export function roll(p: Position, dice: readonly number[]): void {
  const frame = p.s.frames.pop() as DiceFrame | CombatFrame;
  if (frame.kind === 'combat') combatRolled(p, frame, dice);
  else ROLLED[frame.why](p, frame, dice);
}

/** Runs everything that needs nobody's decision, until somebody or the dice must decide. */
export const settle = (p: Position): void => machine.settle(p, bySelf);

/** Runs the newest open matter if it needs nobody's decision. */
export function bySelf(p: Position): boolean {
  const top = p.s.frames.at(-1);
  switch (top?.kind) {
    case undefined:
      if (phaseDecision(p)) return false;
      p.s.frames.push({ kind: 'step', why: 'end-phase' });
      return true;
    case 'step':
      p.s.frames.pop();
      runStep(p, top);
      return true;
    case 'move':
      return moveBySelf(p, top);
    case 'combat':
      return combatGoesOn(p, top);
    case 'result':
      return resultBySelf(p, top);
    case 'retreat':
      return retreatBySelf(p, top);
    case 'landing':
      return landingBySelf(p, top);
    case 'landing-fights':
      return fightsBySelf(p, top);
    case 'landing-rolls':
      return rollsBySelf(p, top);
    case 'advance':
      return advanceBySelf(p, top);
    default:
      return false;
  }
}

/**
 * H44-25.3.4-c, H44-23.3.2-b: an automatic DS (8.7) and a hex left empty by a reveal (25.3.4) have their result without a
 * roll; an assault on the latter has been helped all the same.
 */
function combatGoesOn(p: Position, combat: CombatFrame): boolean {
  const result = combat.stage === 'sure' ? 'DS' : isEmptied(p, combat) ? 'DMR' : undefined;
  if (!result) return combatBySelf(p, combat);
  if (combat.stage !== 'sure') noteAssault(p, combat);
  p.s.frames.pop();
  resolve(p, { ...combat, lead: leadOf(p, combat) }, result);
  return true;
}
