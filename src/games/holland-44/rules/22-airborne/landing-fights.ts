import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf } from '../../../../kernel/reason.ts';
import { act, knownPlace, namedPlace, noSuchHex, type Decision } from '../../position/actions.ts';
import {
  ALLIED,
  GERMAN,
  hexOf,
  hiddenIn,
  holds,
  nameOf,
  unitOf,
  unitsIn,
  type Position,
} from '../../position/position.ts';
import type { CombatFrame, LandingFightsFrame, ResultFrame } from '../../position/state.ts';
import { askDefenders } from '../06-stacking/defending.ts';
import { hold } from '../26-victory/holders.ts';
import { commit, isTarget } from '../09-combat/declare.ts';
import { leadOf } from '../09-combat/lead.ts';
import { combatFrame } from '../09-combat/combat-frame.ts';
import { eliminate } from '../11-results/losses.ts';
import { askReveal } from '../25-unknown-units/reveal.ts';

const NO_FIGHT = reason('22.6', 'no-landing-fight');

/** Units that have landed on the enemies in a hex: nobody else is with them. */
const landedOn = (p: Position, hex: number): number[] => unitsIn(p, hex).filter((u) => unitOf(u).side === ALLIED);

/** 22.6, RUL-H44-156: units have landed on enemies: which fight is next. */
export const fighting: Decision<LandingFightsFrame, 'fight'> = {
  actor: () => ALLIED,
  prompt: () => ({ rule: '22.6', code: 'landing-fight' }),
  legal: (p, { hexes }) => hexes.map((hex) => act(ALLIED, 'fight', { target: nameOf(p, hex) })),
  refusal(p, { hexes }, action): Refusal | undefined {
    if (action.type !== 'fight') return { rule: '22.6', code: 'not-now' };
    const target = namedPlace(p, action.target);
    if (target === undefined || target < 0) return noSuchHex(action.target);
    return refusalIf(hexes.includes(target) ? ALLOWED : NO_FIGHT, { hex: nameOf(p, target) });
  },
  play(p, frame, action) {
    const hex = knownPlace(p, action.target);
    frame.hex = hex;
    frame.hexes = frame.hexes.filter((other) => other !== hex);
  },
};

/** The fight that was named: an unknown unit is turned up before it (25.1). False while one has to be named. */
export function fightsBySelf(p: Position, frame: LandingFightsFrame): boolean {
  const { hex, hexes } = frame;
  if (hex < 0 && hexes.length > 0) return false;
  if (hex < 0) p.s.frames.pop();
  else if (hiddenIn(p)[hex] === 1) askReveal(p, hex);
  else fight(p, frame);
  return true;
}

/**
 * H44-22.6-a, RUL-H44-162: all who have landed in the hex attack it, at once where one formation alone can lead; where
 * a garrison without strength was all, it is theirs.
 */
function fight(p: Position, frame: LandingFightsFrame): void {
  const { hex } = frame;
  frame.hex = -1;
  if (!isTarget(p, ALLIED, hex)) return hold(p, ALLIED, hex);
  const combat: CombatFrame = { ...combatFrame(ALLIED, hex, 'landing'), stage: 'support', attackers: landedOn(p, hex) };
  p.s.frames.push(combat);
  if (!askDefenders(p, combat) && leadOf(p, combat) >= 0) commit(p, combat);
}

/**
 * H44-22.6-d, H44-22.6-e, RUL-H44-162: the hex is theirs if no defender is left in it, also when the last was lost in a
 * defence that held, and they roll for the landing; else all who landed there are eliminated.
 */
export function afterLanding(p: Position, { target, attackers }: ResultFrame): void {
  const left = attackers.filter((u) => hexOf(p, u) === target);
  if (holds(p, GERMAN, target)) for (const u of left) eliminate(p, u, 'landing');
  else if (left.length > 0) hold(p, ALLIED, target);
}
