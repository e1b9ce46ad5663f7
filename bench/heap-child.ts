// Prints the heap (MB) that one random game with its record keeps: the median of five games, after one to warm up.
import type { Match } from '../src/kernel/match.ts';
import { randomDice } from '../src/kernel/dice.ts';
import { act, begin, recordOf } from '../src/kernel/match.ts';
import { pick, seeded } from '../src/kernel/random.ts';
import { median } from './measure.ts';
import { reichswald } from './play.ts';

const game = reichswald();

function playedMatch(seed: number): Match {
  const random = seeded(seed);
  const begun = begin(game, { scenario: game.scenarios[0]?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error('The scenario does not start.');
  const match = begun.value;
  for (let actor = game.toAct(match.state); actor !== 'over'; actor = game.toAct(match.state)) {
    const chance = actor === 'chance';
    act(match, chance ? randomDice(random)(game.chance(match.state)) : pick([...game.legal(match.state)], random));
  }
  return match;
}

function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function kept(seed: number): number {
  const before = heapInUse();
  const match = playedMatch(seed);
  const record = recordOf(match);
  const growth = heapInUse() - before;
  if (record.actions.length !== match.actions.length) throw new Error('The record is not whole.');
  return growth / 2 ** 20;
}

kept(0);
process.stdout.write(String(median([1, 2, 3, 4, 5].map(kept))));
