import type { BaseAction, Game, Start } from '../../src/kernel/game.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import type { GameRecord } from '../../src/kernel/match.ts';
import { act, begin, checkClaims, recordOf } from '../../src/kernel/match.ts';
import { equalStates } from './equal-states.ts';
import { Breach, show, startOf, walk } from './walk.ts';

/** A game played at random, to its end or so many actions, as a record, with what it led to by number of actions. */
export interface PlayedGame {
  record: GameRecord;
  /** Hashes of positions. */
  hashes: Map<number, string>;
  /** The state after every action. */
  states: object[];
}

/** Hashes the position after every so many actions. */
export function playedGame(
  game: Game,
  seed: number,
  start = startOf(game, seed),
  { most = Infinity, every = 1 } = {},
): PlayedGame {
  const actions: BaseAction[] = [];
  const hashes = new Map<number, string>();
  const states: object[] = [];
  for (const { action, next } of walk(game, seed, start)) {
    actions.push(action);
    states.push(next);
    if (actions.length % every === 0) hashes.set(actions.length, hashOf(game.position(next)));
    if (actions.length === most) break;
  }
  const state = states.at(-1) ?? beginning(game, start);
  return { record: recordOf({ game, start, actions, log: [], state, past: [] }), hashes, states };
}

/** A set-up of the last phase may be the end of the game: nobody acts in it. */
function beginning(game: Game, start: Start): object {
  const begun = game.fromSetup(start);
  return begun.ok ? begun.value.state : {};
}

/**
 * Plays a game, writes its record as text, reads it back and replays it: the same state after every action,
 * and the same hash after every so many actions and at the end. Gives the number of actions.
 */
export function replayLaw(
  game: Game,
  seed: number,
  { most = Infinity, every = 1, start: from = startOf(game, seed) } = {},
): number {
  const { record, hashes, states } = playedGame(game, seed, from, { most, every });
  const read = JSON.parse(JSON.stringify(record)) as GameRecord;
  const start = { scenario: read.scenario, options: read.options, setup: read.setup };
  const breach = (at: number, seen: string) =>
    new Breach('A replay gives the same hash at every action', { game, start, seed, at }, seen);
  const begun = begin(game, start);
  if (!begun.ok) throw breach(-1, show(begun.error));
  const areEqual = equalStates();
  read.actions.forEach((action, at) => {
    const played = act(begun.value, action);
    if (!played.ok) throw breach(at, show(played.error));
    const { state } = begun.value;
    if (!areEqual(states[at], state)) throw breach(at, `another state: ${show(state)}`);
    const before = hashes.get(at + 1);
    const hash = before && hashOf(game.position(state));
    if (hash !== before) throw breach(at, `${hash} is not ${before}`);
  });
  const verified = checkClaims(begun.value, read);
  if (!verified.ok) throw breach(states.length, show(verified.error));
  return states.length;
}
