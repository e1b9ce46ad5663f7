import { pick } from '../../../src/kernel/random.ts';
import { movingActions } from '../slow.ts';
import { landed, Search } from './finish.ts';
import { initialState, type Party, type MoveState } from './moves.ts';
import { nameOf, type SlowPosition, type SlowUnit } from './position.ts';

/** A move in progress. */
export interface MoveInProgress {
  pos: SlowPosition;
  party: Party;
  state: MoveState;
}

export const startedMove = (pos: SlowPosition, unit: SlowUnit): MoveInProgress => {
  const party: Party = { units: [unit] };
  return { pos, party, state: initialState(party) };
};

export const choices = ({ pos, party, state }: MoveInProgress): string[] => movingActions(pos, party, state);

export const anyOf = (words: readonly string[], random: () => number): string => pick(words, random);

/** The move after an action; undefined when it has ended. */
export function afterChoice(move: MoveInProgress, choice: string): MoveInProgress | undefined {
  const [type, what = ''] = choice.split(' ');
  const { pos, party, state } = move;
  const named = pos.units.find(({ id }) => id === what);
  if (type === 'join' && named) return withParty(move, { units: [...party.units, named] });
  if (type === 'embark' && named)
    return { pos, party: { ...party, passenger: named }, state: { ...state, carrying: true, afloat: false } };
  if (type === 'land') return afterLanding(move);
  const after = new Search(pos, party).next(state).find(({ hex }) => nameOf(hex) === what);
  return after && { pos, party, state: after };
}

function withParty({ pos }: MoveInProgress, party: Party): MoveInProgress {
  return { pos, party, state: initialState(party) };
}

/** The move after the passenger has landed. */
function afterLanding({ pos, party, state }: MoveInProgress): MoveInProgress {
  const units = pos.units.map((unit) => {
    if (unit.id === party.units[0]?.id) return { ...unit, ferried: true };
    return unit.id === party.passenger?.id ? { ...unit, hex: state.hex, carried: true } : unit;
  });
  const lead = units.find(({ id }) => id === party.units[0]?.id) as SlowUnit;
  return { pos: { ...pos, units }, party: { units: [lead] }, state: landed(state) };
}
