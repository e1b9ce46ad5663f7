import { reason, refusalIf, refusalOf } from '../../../../kernel/reason.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import { act, idOf, namedUnit, noSuchUnit, say, sideName, unasked, type Decision } from '../../position/actions.ts';
import { type Side, mark } from '../../position/position.ts';
import { ownAction, type OwnActions } from '../../position/own-actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { FULL_RETREAT, SPENT, type Mode } from '../../position/state.ts';
import { beginMove } from './moving.ts';
import { openActions } from './openings.ts';
import { OVERRUN } from './overrun.ts';
import { frameOf, MODES, pickReason, routReason, spendReason } from './picking.ts';
import { leaveRefusal } from '../14-disruption/green.ts';
import { UNLIMBER } from '../17-artillery-and-air/moved.ts';
import { replace } from '../20-replacements/replacements.ts';
import { breakDown } from '../21-breakdown/breakdown.ts';
import { merge } from '../21-breakdown/merging.ts';
import { rebuild } from '../21-breakdown/rebuilding.ts';
import { takeBack } from '../22-airborne/returned.ts';
import { RELOCATE } from '../25-unknown-units/relocation.ts';

const NO_MODE = reason('8.1', 'no-such-mode');

/** What other chapters let a side do while nobody is on the move. */
const CHOICES: OwnActions<undefined> = {
  overrun: OVERRUN,
  relocate: RELOCATE,
  unlimber: UNLIMBER,
  'break-down': breakDown,
  rebuild,
  merge,
  replace,
  return: takeBack,
};

const OWN = Object.values(CHOICES);
const OWN_TYPES: readonly string[] = ['move', 'spend', 'full-retreat'];

/** H44-8.1-a, H44-8.3.3-d: movement phase with nobody on the move. */
export const movementPhase: Decision<undefined> = {
  actor: (p) => phaseSide(p) as Side,
  prompt: (p) => ({ rule: '8.1', code: 'movement', args: { side: sideName(phaseSide(p) as Side), turn: p.s.turn } }),
  legal(p) {
    const side = phaseSide(p) as Side;
    const list = openActions(p, side).concat(...OWN.map((own) => own.legal(p, undefined)));
    if (!leaveRefusal(p, side)) list.push(act(side, 'end'));
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    if (action.type === 'end') return leaveRefusal(p, phaseSide(p) as Side);
    const own = ownAction(CHOICES, action);
    if (own) return own.refusal(p, undefined, action);
    if (!OWN_TYPES.includes(action.type)) return { rule: '8.1', code: 'wrong-phase' };
    const u = namedUnit(action.unit);
    if (u < 0) return noSuchUnit(action.unit);
    const about = { unit: idOf(u) };
    if (action.type === 'spend') return refusalIf(spendReason(p, u), about);
    if (action.type === 'full-retreat') return refusalIf(routReason(p, u), about);
    const mode = action.mode as Mode;
    return MODES.includes(mode)
      ? refusalIf(pickReason(p, u, mode), about)
      : refusalOf(NO_MODE, { ...about, args: { mode: String(mode) } });
  },
  play(p, _, action) {
    const own = ownAction(CHOICES, action);
    if (own) return own.play(p, undefined, action);
    const u = namedUnit(action.unit);
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'move':
        beginMove(p, u, action.mode as Mode);
        return void p.s.frames.push(frameOf(p, u, action.mode as Mode));
      case 'spend':
        mark(p, u, SPENT);
        return say(p, 'spent', '8.3.3', { unit: idOf(u) });
      case 'full-retreat':
        p.s.order = p.s.order.with(u, FULL_RETREAT);
        return say(p, 'full-retreat', '14.3.1', { unit: idOf(u) });
      default:
        return unasked(action);
    }
  },
};
