import { GAMES } from '../src/games/all.ts';
import type { Game } from '../src/kernel/game.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';
import { loadPeers } from './peers.ts';
import { playGame } from './play.ts';

const SEED = 44;
const MOVES = 400;
/** Times as fast as the peer; Holland '44 lists three modes of movement, breakdowns and replacements besides. */
const TARGET = 5;
const TARGETS: Readonly<Record<string, number>> = { 'holland-44': 2 };

/** Random play with all legal actions listed, against a boardgame.io reducer that moves a counter without checks. */
export async function randomPlayRows(): Promise<BenchRow[]> {
  const { boardgame } = await loadPeers();
  const theirs = (): number => {
    boardgame(MOVES);
    return MOVES;
  };
  return GAMES.map((game) => randomPlayRow(game, theirs));
}

function randomPlayRow(game: Game, theirs: () => number): BenchRow {
  const { ratio, perSecond } = compare(() => playGame(game, SEED), theirs);
  const name = `random play of ${game.title}, all legal actions listed`;
  return row({
    name,
    ratio,
    against: 'boardgame.io',
    unit: 'actions/s',
    value: perSecond,
    target: TARGETS[game.id] ?? TARGET,
  });
}
