import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import { idOf, namedUnit, noSuchUnit, say, unitAct, type Decision } from '../../position/actions.ts';
import { enemyOf, nameOf, type Position } from '../../position/position.ts';
import type { CombatFrame, DefendFrame } from '../../position/state.ts';
import { areDifferent, choicesOf, isChoiceDue } from '../10-odds/defenders.ts';
import { defending } from '../11-results/candidates.ts';

const LISTED = reason('6.4.2', 'already-listed');
const NOT_ABLE = reason('6.4.2', 'cannot-defend');
const NO_ROOM = reason('6.4.2', 'overstacked-defence');

/** Has the owner of the hex choose, if there is anything to choose. */
export function askDefenders(p: Position, combat: CombatFrame): boolean {
  const isDue = isChoiceDue(p, combat);
  if (isDue) chooseDefenders(p, combat);
  return isDue;
}

/** Has the owner of the hex choose. */
export const chooseDefenders = (p: Position, { side, target }: CombatFrame): void =>
  void p.s.frames.push({ kind: 'defend', side: enemyOf(side), hex: target, units: [] });

/** The attack that waits for the choice lies below it. */
const attackOf = (p: Position): CombatFrame => p.s.frames.findLast((frame) => frame.kind === 'combat') as CombatFrame;

/** All choices of defenders, and those to which what has been chosen so far may still come. */
interface Choices {
  all: readonly number[][];
  open: readonly number[][];
}

function choicesNow(p: Position, { units }: DefendFrame): Choices {
  const all = choicesOf(p, attackOf(p));
  return { all, open: all.filter((choice) => units.every((u) => choice.includes(u))) };
}

/** Why a unit cannot be chosen now: who is in every choice that is left defends without being named. */
function defendReason({ all, open }: Choices, u: number): Reason {
  if (open.every((choice) => choice.includes(u))) return LISTED;
  if (open.some((choice) => choice.includes(u))) return ALLOWED;
  return all.some((choice) => choice.includes(u)) ? NO_ROOM : NOT_ABLE;
}

/**
 * H44-6.4.2-a, H44-13.1.4-b: the owner chooses two units and a free-stacking one, unit by unit, until what is left to
 * choose makes no difference.
 */
export const choosing: Decision<DefendFrame, 'defend'> = {
  actor: (_, { side }) => side,
  prompt: (p, { hex, units }) => ({
    rule: '6.4.2',
    code: 'defenders',
    args: { hex: nameOf(p, hex), n: units.length },
  }),
  legal(p, frame) {
    const choices = choicesNow(p, frame);
    return defending(p, attackOf(p))
      .filter((u) => defendReason(choices, u) === ALLOWED)
      .map((u) => unitAct(frame.side, 'defend', u));
  },
  refusal(p, frame, action): Refusal | undefined {
    const about = { hex: nameOf(p, frame.hex) };
    if (action.type !== 'defend') return { rule: '6.4.2', code: 'choose-defenders', ...about };
    const u = namedUnit(action.unit);
    return u < 0
      ? noSuchUnit(action.unit)
      : refusalIf(defendReason(choicesNow(p, frame), u), { ...about, unit: idOf(u) });
  },
  play(p, frame, action) {
    frame.units.push(namedUnit(action.unit));
    const { open } = choicesNow(p, frame);
    if (areDifferent(p, open)) return;
    const combat = attackOf(p);
    const [defenders = []] = open;
    p.s.frames.pop();
    combat.defenders = defenders;
    const units = defenders.map(idOf);
    say(p, 'defends', '6.4.2', { hex: nameOf(p, frame.hex), units, n: units.length });
  },
};
