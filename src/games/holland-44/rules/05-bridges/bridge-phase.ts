import type { Refusal } from '../../../../kernel/game.ts';
import { ALLOWED, reason, refusalIf, type Reason } from '../../../../kernel/reason.ts';
import {
  act,
  bridgeName,
  namedBridge,
  sideName,
  unasked,
  type Decision,
  type SideAction,
} from '../../position/actions.ts';
import { phaseSide } from '../../position/phases.ts';
import { GERMAN, type Position, type Side } from '../../position/position.ts';
import { blow, blowReason } from './blowing.ts';
import { forgetTouched, rewire } from './control.ts';
import { loseWork, repair, repairReason } from './repair.ts';

const GERMANS_ONLY = reason('5.2', 'only-germans-blow');

const sideOf = (p: Position): Side => phaseSide(p) as Side;

type Work = 'repair' | 'blow';

/** H44-5.2-a: what a side may do at a bridge, by the type of its action: why not, and what it does. */
const WORKS: Readonly<Record<Work, { why(p: Position, span: number): Reason; play(p: Position, span: number): void }>> =
  {
    repair: {
      why: (p, span) => repairReason(p, sideOf(p), span),
      play: (p, span) => repair(p, sideOf(p), span),
    },
    blow: { why: (p, span) => (sideOf(p) === GERMAN ? blowReason(p, span) : GERMANS_ONLY), play: blow },
  };

/** H44-5.1-a: a side repairs bridges, the Germans blow them: one after the other, each once a phase. */
export const bridgePhase: Decision<undefined, Work | 'end'> = {
  actor: sideOf,
  prompt: (p) => ({
    rule: '5.1',
    code: sideOf(p) === GERMAN ? 'bridges-and-charges' : 'bridges',
    args: { side: sideName(sideOf(p)) },
  }),
  legal: (p) => [...works(p), act(sideOf(p), 'end')],
  refusal(p, _, action): Refusal | undefined {
    switch (action.type) {
      case 'end':
        return undefined;
      case 'repair':
      case 'blow':
        return workRefusal(p, action);
      default:
        return { rule: '5.1', code: 'wrong-phase' };
    }
  },
  play(p, _, action) {
    switch (action.type) {
      case 'end':
        return void p.s.frames.push({ kind: 'step', why: 'end-phase' });
      case 'repair':
      case 'blow':
        return WORKS[action.type].play(p, namedBridge(p, action.bridge));
      default:
        return unasked(action);
    }
  },
};

/** Why a work may not be done; asked in other phases too. */
export function workRefusal(p: Position, { type, bridge }: SideAction<Work>): Refusal | undefined {
  const span = namedBridge(p, bridge);
  if (span < 0) return { rule: '5.1', code: 'no-such-bridge', args: { bridge } };
  return refusalIf(WORKS[type].why(p, span), { args: { bridge } });
}

function works(p: Position): SideAction<Work>[] {
  const list: SideAction<Work>[] = [];
  p.board.spans.forEach((_, span) => {
    for (const type of ['repair', 'blow'] as const)
      if (WORKS[type].why(p, span) === ALLOWED) list.push(act(sideOf(p), type, { bridge: bridgeName(p, span) }));
  });
  return list;
}

/** Nothing can be done at any bridge. */
export const noBridgeWork = (p: Position): boolean =>
  p.board.spans.every((_, span) => Object.values(WORKS).every(({ why }) => why(p, span) !== ALLOWED));

/** H44-5.3.3-a: the end of a bridge phase: repairs that are lost (5.8), bridges wired again (5.3.2). */
export function endBridges(p: Position): void {
  loseWork(p, sideOf(p));
  if (sideOf(p) === GERMAN) rewire(p);
  forgetTouched(p);
}
