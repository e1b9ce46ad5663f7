import type { Game, Start } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { walk, type Step } from './walk.ts';

/** Actions after which a game stops that lasts long: the records of the corpus are of whole games. */
const MOST = 2000;

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
  const lineOf = ({ at, action, next }: Step): string =>
    `${at + 1} ${JSON.stringify(action)} ${hashOf(game.position(next)).slice(0, 32)}`;
  const lines: string[] = [];
  let last: Step | undefined;
  for (const step of walk(game, seed, start)) {
    if (last && (last.at + 1) % every === 0) lines.push(lineOf(last));
    last = step;
    if (step.at + 1 === MOST) break;
  }
  const title = `${game.id} ${start.scenario} ${JSON.stringify(start.options)} seed ${seed}`;
  const outcome = last && game.outcome(last.next);
  const end = last && [lineOf(last), ...(outcome ? [JSON.stringify({ by: 'rules', ...outcome })] : [])];
  return `# ${title}\n${[...lines, ...(end ?? [])].join('\n')}\n`;
}
