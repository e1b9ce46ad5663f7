import type { BaseAction, Game } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import type { GameRecord } from '../../src/kernel/match.ts';
import { act, begin, recordOf, verify } from '../../src/kernel/match.ts';
import { Breach, show, startOf, walk } from './walk.ts';

/** A random game as a record, with hashes of its positions by number of actions. */
export interface PlayedGame {
  record: GameRecord;
  hashes: Map<number, string>;
}

/** Plays up to `most` actions and hashes the position every `every` actions. */
export function playedGame(
  game: Game,
  seed: number,
  start = startOf(game, seed),
  { most = Infinity, every = 1 } = {},
): PlayedGame {
  const actions: BaseAction[] = [];
  const hashes = new Map<number, string>();
  let state: object = {};
  for (const { action, next } of walk(game, seed, start)) {
    actions.push(action);
    if (actions.length % every === 0) hashes.set(actions.length, hashOf(game.position(next)));
    state = next;
    if (actions.length === most) break;
  }
  return { record: recordOf({ game, start, actions, log: [], state, past: [] }), hashes };
}

/** The record of a random game, after a round trip through JSON, replays with the same hash at every action. */
export function replayLaw(game: Game, seed: number, most = Infinity): number {
  const { record, hashes } = playedGame(game, seed, startOf(game, seed), { most });
  const read = JSON.parse(JSON.stringify(record)) as GameRecord;
  const start = { scenario: read.scenario, options: read.options, setup: read.setup };
  const breach = (at: number, seen: string) =>
    new Breach('A replay gives the same hash at every action', { game, start, seed, at }, seen);
  const begun = begin(game, start);
  if (!begun.ok) throw breach(-1, show(begun.error));
  read.actions.forEach((action, at) => {
    const played = act(begun.value, action);
    const hash = hashOf(game.position(begun.value.state));
    const before = hashes.get(at + 1);
    if (!played.ok || hash !== before) throw breach(at, played.ok ? `${hash} is not ${before}` : show(played.error));
  });
  const verified = verify(game, read);
  if (!verified.ok) throw breach(hashes.size, show(verified.error));
  return hashes.size;
}
