import { reason, refusalIf, refusalOf } from '../../../../kernel/reason.ts';
import type { Refusal } from '../../../../kernel/game.ts';
import {
  act,
  idOf,
  namedUnit,
  noSuchUnit,
  say,
  sideName,
  unitRefusal,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { mark, type Position, type Side } from '../../position/position.ts';
import { choiceOf, isOwn, type OwnAction, type OwnActions } from '../../position/own-actions.ts';
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

type Other = 'overrun' | 'relocate' | 'unlimber' | 'break-down' | 'rebuild' | 'merge' | 'replace' | 'return';

/** What other chapters let a side do while nobody is on the move. */
const CHOICES: OwnActions<undefined, Other> = {
  overrun: OVERRUN,
  relocate: RELOCATE,
  unlimber: UNLIMBER,
  'break-down': breakDown,
  rebuild,
  merge,
  replace,
  return: takeBack,
};

const OTHERS: readonly OwnAction<undefined, Other>[] = Object.values(CHOICES);

type Choice = 'move' | 'spend' | 'full-retreat' | 'end' | Other;

/** H44-8.1-a, H44-8.3.3-d: movement phase with nobody on the move. */
export const movementPhase: Decision<undefined, Choice> = {
  actor: (p) => phaseSide(p) as Side,
  prompt: (p) => ({ rule: '8.1', code: 'movement', args: { side: sideName(phaseSide(p) as Side), turn: p.s.turn } }),
  legal(p) {
    const side = phaseSide(p) as Side;
    const list: SideAction<Choice>[] = openActions(p, side);
    for (const other of OTHERS) list.push(...other.legal(p, undefined));
    if (!leaveRefusal(p, side)) list.push(act(side, 'end'));
    return list;
  },
  refusal(p, _, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return leaveRefusal(p, phaseSide(p) as Side);
      case 'move':
        return pickRefusal(p, action);
      case 'spend':
        return unitRefusal(action.unit, (u) => spendReason(p, u));
      case 'full-retreat':
        return unitRefusal(action.unit, (u) => routReason(p, u));
      default:
        return isOwn(CHOICES, action)
          ? choiceOf(CHOICES, action).refusal(p, undefined, action)
          : { rule: '8.1', code: 'wrong-phase' };
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'move':
        return pick(p, namedUnit(action.unit), action.mode as Mode);
      case 'spend':
        return spend(p, namedUnit(action.unit));
      case 'full-retreat':
        return rout(p, namedUnit(action.unit));
      default:
        return choiceOf(CHOICES, action).play(p, undefined, action);
    }
  },
};

function pickRefusal(p: Position, { unit, mode }: SideAction<'move'>): Refusal | undefined {
  const u = namedUnit(unit);
  if (u < 0) return noSuchUnit(unit);
  return MODES.includes(mode as Mode)
    ? refusalIf(pickReason(p, u, mode as Mode), { unit })
    : refusalOf(NO_MODE, { unit, args: { mode } });
}

function pick(p: Position, u: number, mode: Mode): void {
  beginMove(p, u, mode);
  p.s.frames.push(frameOf(p, u, mode));
}

function spend(p: Position, u: number): void {
  mark(p, u, SPENT);
  say(p, 'spent', '8.3.3', { unit: idOf(u) });
}

function rout(p: Position, u: number): void {
  p.s.order = p.s.order.with(u, FULL_RETREAT);
  say(p, 'full-retreat', '14.3.1', { unit: idOf(u) });
}
