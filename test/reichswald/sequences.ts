import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { SideAction } from '../../src/engagement/position/actions.ts';
import type { State } from '../../src/engagement/position/state.ts';

/** Actions after which the slow method stops. */
const NOT_FOLLOWED = ['step', 'stop', 'exit', 'commit', 'withdraw'];

/** The type, and the first field that it has. */
const actionText = ({ by: _, type, ...fields }: SideAction): string =>
  [type, ...Object.values(fields).slice(0, 1)].join(' ');

/** All sequences of up to `depth` legal actions of the game, in the form of the slow method. */
export function gameSequences(state: State, depth: number): string[] {
  if (depth === 0 || REICHSWALD.toAct(state) === 'chance') return [];
  return [...REICHSWALD.legal(state)].flatMap((listed) => {
    const action = listed as SideAction;
    const played = NOT_FOLLOWED.includes(action.type) ? undefined : REICHSWALD.play(state, action);
    if (played && !played.ok) throw new Error(`Listed but refused: ${actionText(action)}`);
    const sameTurn = played && (played.value.state as State).turn === state.turn;
    const on = sameTurn ? gameSequences(played.value.state as State, depth - 1) : [];
    return [actionText(action), ...on.map((more) => `${actionText(action)}, ${more}`)];
  });
}

/** The legal actions in the same form. */
export const gameActions = (state: State): string[] =>
  [...REICHSWALD.legal(state)].map((action) => actionText(action as SideAction));
