import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { SideAction } from '../../src/engagement/actions.ts';
import type { State } from '../../src/engagement/state.ts';

/** Actions whose consequences the slow method does not follow. */
const LEAVES = ['step', 'stop', 'exit', 'commit', 'withdraw'];

const tell = ({ type, unit, to, target, points }: SideAction): string =>
  [type, unit ?? to ?? target ?? points].filter((word) => word !== undefined).join(' ');

/** All sequences of up to `depth` legal actions of the game, told as the slow method tells its own. */
export function gameSequences(state: State, depth: number): string[] {
  if (depth === 0 || REICHSWALD.toAct(state) === 'chance') return [];
  return [...REICHSWALD.legal(state)].flatMap((listed) => {
    const action = listed as SideAction;
    const played = LEAVES.includes(action.type) ? undefined : REICHSWALD.play(state, action);
    if (played && !played.ok) throw new Error(`Listed but refused: ${tell(action)}`);
    const sameTurn = played && (played.value.state as State).turn === state.turn;
    const on = sameTurn ? gameSequences(played.value.state as State, depth - 1) : [];
    return [tell(action), ...on.map((more) => `${tell(action)}, ${more}`)];
  });
}

/** What is legal now, in the same words. */
export const gameActions = (state: State): string[] =>
  [...REICHSWALD.legal(state)].map((action) => tell(action as SideAction));
