// What lists of games say of one to whoever has a seat in it.
import { playerName } from '../../ai/names.ts';
import type { Side } from '../../kernel/game.ts';
import type { SeatInBrief } from '../../seat/sitting.ts';
import { absencesOf } from '../absence/absence.ts';
import { dueOf } from '../clocks/clock.ts';
import { knownPace } from '../clocks/paces.ts';
import { endOf, isAskedOf, type GameInBrief } from '../store/store.ts';

export const seatInBrief = (game: GameInBrief, side: Side, now = Date.now()): SeatInBrief => ({
  id: game.id,
  game: game.game,
  scenario: game.scenario,
  side,
  seats: namesOf(game.seats),
  ...stageOf(game, side, now),
});

/** How fast it is played, and where it stands once it has begun, as a side sees that. */
export function stageOf(
  { pace, seats, standing, rematch }: GameInBrief,
  side: Side,
  now: number,
): Pick<SeatInBrief, 'pace' | 'standing'> {
  const stage = { pace: knownPace(pace) };
  if (!standing) return stage;
  const { toAct, turn, moved, offer, clock } = standing;
  const ending = endOf(standing);
  const due = clock && dueOf(clock, absencesOf({ pace, seats }));
  return {
    ...stage,
    standing: {
      toAct,
      turn,
      moved,
      ...(ending ? { ending } : {}),
      isAsked: isAskedOf(side, offer, rematch),
      ...(due === undefined ? {} : { due }),
      ...(due === undefined || pace?.per === 'turn' ? {} : { left: Math.max(0, Date.parse(due) - now) }),
    },
  };
}

/** Who plays where, by name: a computer, where it plays on for somebody. */
export const namesOf = (seats: GameInBrief['seats']): Record<Side, string | null> =>
  Object.fromEntries(seats.map(({ side, name, level }) => [side, level ? playerName(level) : (name ?? null)]));
