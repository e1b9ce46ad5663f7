import { directionTo } from '../../hex/grid.ts';
import type { Refusal } from '../../kernel/game.ts';
import { namedHex, namedUnit, noSuchHex, noSuchUnit, type SideAction } from '../position/actions.ts';
import { hexOf, idOf, isMovement, marked, onMap, phasing, type Position } from '../position/position.ts';
import { MOVED } from '../position/state.ts';
import { refuse, type Topic } from '../position/topics.ts';
import { stepRefusal } from './group-steps.ts';
import { alone } from './steps.ts';

/** What an answer to something that is over, or has not come up, is about. */
const ANSWERS: Readonly<Partial<Record<SideAction['type'], Topic>>> = {
  attacker: 'declaration',
  artillery: 'artillery',
  air: 'air-points',
  commit: 'declaration',
  loss: 'results',
  eliminate: 'results',
  retreat: 'retreat',
  displace: 'chain-retreat',
  done: 'advance',
};

/**
 * Why an action is refused that belongs to something that is over, as a move or an advance that has ended by itself: by
 * what stands against it. Actions of other phases are refused by the sequence of play.
 */
export function untimely(p: Position, action: SideAction): Refusal {
  switch (action.type) {
    case 'step':
      return afterMove(p, action.to);
    case 'join':
    case 'stop':
    case 'exit':
      return refuse(p, 'movement', 'nobody-moves');
    case 'advance':
    case 'advance-on': {
      const u = namedUnit(p, action.unit);
      return u < 0 ? noSuchUnit(action.unit) : refuse(p, 'advance', 'not-a-candidate', { unit: idOf(p, u) });
    }
    default: {
      const topic = ANSWERS[action.type];
      return topic ? refuse(p, topic, 'over-already') : refuse(p, 'sequence', 'not-now');
    }
  }
}

/** A step while nobody is on the move: why those beside the hex whose move has ended cannot take it. */
function afterMove(p: Position, name: string): Refusal {
  const to = namedHex(p, name);
  if (to < 0) return noSuchHex(name);
  const isBeside = (u: number): boolean => onMap(p, u) && directionTo(p.board.grid, hexOf(p, u), to) >= 0;
  const gone = p.roster.of[phasing(p) as 0 | 1].filter((u) => isMovement(p) && marked(p, u, MOVED) && isBeside(u));
  for (const u of gone) {
    const why = stepRefusal(p, { ...alone(u), hexesMoved: 1 }, to);
    if (why) return { unit: idOf(p, u), ...why };
  }
  const [first] = gone;
  if (first === undefined) return refuse(p, 'movement', 'nobody-moves');
  return refuse(p, 'movement', 'already-moved', { unit: idOf(p, first) });
}
