import type { BaseAction, Game } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import type { GameRecord } from '../../src/kernel/match.ts';
import { act, begin, recordOf, verify } from '../../src/kernel/match.ts';
import { Breach, show, startOf, walk } from './walk.ts';

/** A game played at random, to its end or so many actions, as a record, with the hash of the position after every action. */
export interface PlayedGame {
  record: GameRecord;
  hashes: string[];
}

export function playedGame(game: Game, seed: number, start = startOf(game, seed), most = Infinity): PlayedGame {
  const actions: BaseAction[] = [];
  const hashes: string[] = [];
  let state: object = {};
  for (const { action, next } of walk(game, seed, start)) {
    actions.push(action);
    hashes.push(hashOf(next));
    state = next;
    if (actions.length === most) break;
  }
  return { record: recordOf({ game, start, actions, log: [], state, past: [] }), hashes };
}

/** Plays a game, writes its record as text, reads it back and replays it: the hash is the same at every action. */
export function replayLaw(game: Game, seed: number, most = Infinity): number {
  const { record, hashes } = playedGame(game, seed, startOf(game, seed), most);
  const read = JSON.parse(JSON.stringify(record)) as GameRecord;
  const start = { scenario: read.scenario, options: read.options, setup: read.setup };
  const breach = (at: number, seen: string) =>
    new Breach('A replay gives the same hash at every action', { game, start, seed, at }, seen);
  const begun = begin(game, start);
  if (!begun.ok) throw breach(-1, show(begun.error));
  read.actions.forEach((action, at) => {
    const played = act(begun.value, action);
    const hash = hashOf(begun.value.state);
    if (!played.ok || hash !== hashes[at])
      throw breach(at, played.ok ? `${hash} is not ${hashes[at]}` : show(played.error));
  });
  const verified = verify(game, read);
  if (!verified.ok) throw breach(hashes.length, show(verified.error));
  return hashes.length;
}
