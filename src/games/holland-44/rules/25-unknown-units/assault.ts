import type { Refusal } from '../../../../kernel/game.ts';
import { act, namedPlace, unasked, type Decision } from '../../position/actions.ts';
import { RESULTS, type ResultCode } from '../../data/tables.ts';
import { areaOf, closeFrame, mark, nameOf, onMap, type Position } from '../../position/position.ts';
import { DONE, SPENT, type MoveFrame, type OccupyFrame, type ResultFrame } from '../../position/state.ts';
import { comeIn } from '../08-movement/stepping.ts';
import { endMovement } from '../21-breakdown/movement-so-far.ts';

const isPresent = (p: Position, u: number): boolean => onMap(p, u) || areaOf(p, u) >= 0;

const moverOf = (p: Position): MoveFrame => p.s.frames.findLast((frame) => frame.kind === 'move') as MoveFrame;

/**
 * H44-25.3.2-a, H44-25.3.3-a, H44-25.3.3-b: after a DS or DMR the movers come in and go on; after anything else those
 * who have fought are spent, and all stop there or where they are.
 */
export function afterAssault(p: Position, frame: ResultFrame, won: boolean): void {
  const mover = moverOf(p);
  mover.units = mover.units.filter((u) => isPresent(p, u));
  const isRout = RESULTS[frame.result as ResultCode].breakthrough;
  if (won && isRout && mover.units.length > 0) return comeIn(p, mover, frame.target);
  mover.entering = -1;
  p.s.marks = p.s.marks.map((marks, u) => (isPresent(p, u) && frame.attackers.includes(u) ? marks | SPENT : marks));
  if (won && mover.units.length > 0)
    p.s.frames.push({ kind: 'occupy', side: frame.side, hex: frame.target, units: [...mover.units] });
  else endMove(p, mover);
}

/** H44-25.3.3-a: the units have done moving, and so has what leaves them. */
function endMove(p: Position, mover: MoveFrame): void {
  for (const u of mover.units) mark(p, u, DONE);
  endMovement(p, mover.units);
  closeFrame(p, mover);
}

/** H44-25.3.3-a: into the hex, or not. */
export const occupying: Decision<OccupyFrame, 'step' | 'stop'> = {
  actor: (_, { side }) => side,
  prompt: (p, { hex }) => ({ rule: '25.3.3', code: 'occupy', args: { hex: nameOf(p, hex) } }),
  legal: (p, { side, hex }) => [act(side, 'step', { to: nameOf(p, hex) }), act(side, 'stop')],
  refusal(p, { hex }, action): Refusal | undefined {
    if (action.type === 'stop') return undefined;
    return action.type === 'step' && namedPlace(p, action.to) === hex
      ? undefined
      : { rule: '25.3.3', code: 'occupy-or-stop', args: { hex: nameOf(p, hex) } };
  },
  play(p, { hex }, action) {
    p.s.frames.pop();
    const mover = moverOf(p);
    switch (action.type) {
      case 'step':
        comeIn(p, mover, hex);
        return endMove(p, mover);
      case 'stop':
        return endMove(p, mover);
      default:
        return unasked(action);
    }
  },
};
