import { expect } from 'vitest';
import { REICHSWALD } from '../../src/games/reichswald/index.ts';
import type { State } from '../../src/engagement/position/state.ts';
import { lay, type Sketch, type Table } from '../../src/wargame/test-kit.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { gameActions, gameSequences } from './sequences.ts';
import { slowPosition, slowReach, slowSequences, type SlowPosition } from './slow.ts';
import type { SlowHex } from './slow/finish.ts';
import { anyOf, choices, afterChoice, startedMove, type MoveInProgress } from './slow/moves-in-progress.ts';

/** A position for the game and for the slow method. */
export interface Pair {
  table: Table;
  pos: SlowPosition;
}

export const pairOf = (sketch: Sketch): Pair => ({
  table: lay(REICHSWALD as unknown as Wargame, sketch),
  pos: slowPosition(sketch),
});

export const stateOf = ({ table }: Pair): State => table.match.state as State;

/** The reach of a unit in the form of the slow method; undefined when it is refused. */
export function gameReach(state: State, unit: string): Record<string, SlowHex> | undefined {
  const reach = REICHSWALD.reach(state, unit);
  if (!reach.ok) return undefined;
  const hexes = reach.value.hexes.map(({ hex, cost, mayStop, mustStop }) => {
    const known: SlowHex = { cost, mayStop, mustStop: mustStop !== null };
    return [hex, known] as const;
  });
  return Object.fromEntries(hexes);
}

/** Compares the reach of every unit; gives the number of units compared. */
export function compareReach({ table, pos }: Pair, where: string): number {
  const asked = pos.units.flatMap((unit) => {
    const known = gameReach(table.match.state as State, unit.id);
    return known ? [{ unit, known }] : [];
  });
  for (const { unit, known } of asked) {
    expect(known, `${where}: ${unit.id}`).toEqual(slowReach(pos, { units: [unit] }));
  }
  return asked.length;
}

/** Compares all sequences of legal actions; gives their number. */
export function compareSequences(pair: Pair, depth: number, where: string): number {
  const wanted = slowSequences(pair.pos, depth).toSorted();
  const known = gameSequences(stateOf(pair), depth).toSorted();
  expect(known.filter((one) => !wanted.includes(one)).slice(0, 9), `${where}: listed against the rules`).toEqual([]);
  expect(wanted.filter((one) => !known.includes(one)).slice(0, 9), `${where}: allowed but not listed`).toEqual([]);
  expect(known.length).toBe(wanted.length);
  return known.length;
}

/** Moves a unit at random and compares the legal actions at each step; gives the number of steps. */
export function compareWalk({ table, pos }: Pair, unit: string, random: () => number) {
  const named = pos.units.find(({ id }) => id === unit);
  if (!named || !table.may({ type: 'move', unit })) return 0;
  table.play({ type: 'move', unit });
  const walked: string[] = [unit];
  for (let move: MoveInProgress | undefined = startedMove(pos, named); move;) {
    const wanted = choices(move);
    if (stateOf({ table, pos }).frames.length === 0) {
      expect(wanted, walked.join(', ')).toEqual(['stop']);
      break;
    }
    expect(gameActions(stateOf({ table, pos })).toSorted(), walked.join(', ')).toEqual(wanted.toSorted());
    const word = choose(wanted, random);
    walked.push(word);
    play(table, word);
    move = word === 'stop' || word === 'exit' ? undefined : afterChoice(move, word);
  }
  return walked.length;
}

/** Prefers steps to stopping, for long moves. */
function choose(words: readonly string[], random: () => number): string {
  const on = words.filter((word) => word !== 'stop');
  return anyOf(on.length === 0 || random() < 0.1 ? words : on, random);
}

function play(table: Table, word: string): void {
  const [type, what] = word.split(' ');
  table.play({ type, ...(what && (type === 'step' ? { to: what } : { unit: what })) });
}
