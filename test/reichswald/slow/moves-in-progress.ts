import { pick } from '../../../src/kernel/random.ts';
import { movingActions } from '../slow.ts';
import { landed, Search } from './finish.ts';
import { initialState, type MovingGroup, type MoveState } from './moves.ts';
import { nameOf, type SlowPosition, type SlowUnit } from './position.ts';

/** A move in progress. */
export interface MoveInProgress {
  pos: SlowPosition;
  movers: MovingGroup;
  state: MoveState;
}

export const startedMove = (pos: SlowPosition, unit: SlowUnit): MoveInProgress => {
  const movers: MovingGroup = { units: [unit] };
  return { pos, movers, state: initialState(movers) };
};

export const choices = ({ pos, movers, state }: MoveInProgress): string[] => movingActions(pos, movers, state);

export const anyOf = (words: readonly string[], random: () => number): string => pick(words, random);

/** The move after an action; undefined when it has ended. */
export function afterChoice(move: MoveInProgress, choice: string): MoveInProgress | undefined {
  const [type, what = ''] = choice.split(' ');
  const { pos, movers, state } = move;
  const named = pos.units.find(({ id }) => id === what);
  if (type === 'join' && named) return withMovers(move, { units: [...movers.units, named] });
  if (type === 'embark' && named)
    return { pos, movers: { ...movers, passenger: named }, state: { ...state, carrying: true, afloat: false } };
  if (type === 'land') return afterLanding(move);
  const after = new Search(pos, movers).next(state).find(({ hex }) => nameOf(hex) === what);
  return after && { pos, movers, state: after };
}

function withMovers({ pos }: MoveInProgress, movers: MovingGroup): MoveInProgress {
  return { pos, movers, state: initialState(movers) };
}

/** The move after the passenger has landed. */
function afterLanding({ pos, movers, state }: MoveInProgress): MoveInProgress {
  const units = pos.units.map((unit) => {
    if (unit.id === movers.units[0]?.id) return { ...unit, ferried: true };
    return unit.id === movers.passenger?.id ? { ...unit, hex: state.hex, carried: true } : unit;
  });
  const lead = units.find(({ id }) => id === movers.units[0]?.id) as SlowUnit;
  return { pos: { ...pos, units }, movers: { units: [lead] }, state: landed(state) };
}
