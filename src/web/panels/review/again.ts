import { levelsOf } from '../../../ai/names.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Seat } from '../../../seat/seat.ts';
import { startGame } from '../../store/games.svelte.ts';

/** Who plays in the next game: a person and a computer exchange sides, everybody else stays. */
export function nextPlayers(
  sides: readonly Side[],
  players: Readonly<Record<Side, string>> = {},
): Readonly<Record<Side, string>> {
  if (Object.keys(levelsOf(players)).length !== 1) return players;
  const other = (side: Side): Side => sides.find((one) => one !== side) ?? side;
  return Object.fromEntries(Object.entries(players).map(([side, name]) => [other(side), name]));
}

/** Begins the same scenario again, and goes there. */
export async function playAgain(seat: Seat): Promise<void> {
  const { game, scenario, options } = seat;
  const record = await seat.record();
  const opened = startGame(game, scenario, options, nextPlayers(game.sides, record?.players));
  if (opened.ok) location.hash = `#/game/${opened.session.id}`;
}
