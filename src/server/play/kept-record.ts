import type { DiceChain } from '../../kernel/dice-chain.ts';
import { begin, replaying, startOf, type GameRecord, type Match } from '../../kernel/match.ts';
import type { BaseAction } from '../../kernel/game.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import type { KeptGame } from '../store/store.ts';

/** The record of a game as it is kept, with its dice as far as they may be shown. */
export function recordOf(kept: KeptGame, dice: DiceChain): GameRecord {
  const { game, rules, scenario, options, created, seats, actions, standing } = kept;
  const players = Object.fromEntries(seats.map(({ side, name = '' }) => [side, name]));
  const about = { format: 'bivouac-record', version: 1, game, rules, players, started: created } as const;
  const notes = {
    proofs: [dice],
    ...(standing?.takenBack ? { takenBack: standing.takenBack } : {}),
    ...(standing?.substitutes ? { substitutes: standing.substitutes } : {}),
  };
  const result = standing?.ending ?? null;
  return { ...about, ...notes, scenario, options, setup: null, actions: [...actions], result, hash: null };
}

/** The match of the record of a game; `rolled` is told of each roll how many could have fallen. Throws where the record is not one of these rules. */
export function replayedBy(
  id: string,
  wargame: Wargame,
  record: GameRecord,
  rolled: (roll: BaseAction | undefined, most: number) => void,
): Match {
  const game = wargame as Match['game'];
  const refused = (error: unknown): Error =>
    new Error(`The game ${id} is not one of these rules: ${JSON.stringify(error)}`);
  const begun = begin(game, startOf(record));
  if (!begun.ok) throw refused(begun.error);
  const match = begun.value;
  const steps = replaying(game, record, record.actions.length, match);
  let step = steps.next();
  for (; !step.done; step = steps.next())
    if (game.toAct(match.state) === 'chance') rolled(record.actions[step.value], game.chance(match.state).length);
  if (!step.value.ok) throw refused(step.value.error);
  return step.value.value;
}
