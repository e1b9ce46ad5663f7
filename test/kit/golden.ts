import type { Game, Start } from '../../src/kernel/game.ts';
import { playedGame } from './replay.ts';

/**
 * Games with fixed seeds as text, each scenario once with the first and once with the last value of every option; they may
 * change only when the rules do. A line every `every` actions and one at the end: number of actions, the last action, first
 * half of the hash of the position.
 */
export function goldenOf(game: Game, every = 50): string {
  const mixes = [0, -1].map((which) =>
    Object.fromEntries(game.options.map(({ id, values }) => [id, values.at(which) as string])),
  );
  const starts = game.scenarios.flatMap(({ id }) => mixes.map((options) => ({ scenario: id, options, setup: null })));
  return starts.map((start, i) => goldenGame(game, 44 + i, start, every)).join('\n');
}

function goldenGame(game: Game, seed: number, start: Start, every: number): string {
  const { record, hashes } = playedGame(game, seed, start, { every });
  hashes.set(record.actions.length, record.hash ?? '');
  const lines = [...hashes].map(
    ([played, hash]) => `${played} ${JSON.stringify(record.actions[played - 1])} ${hash.slice(0, 32)}`,
  );
  const title = `${game.id} ${record.scenario} ${JSON.stringify(record.options)} seed ${seed}`;
  return `# ${title}\n${lines.join('\n')}\n${JSON.stringify(record.result)}\n`;
}
