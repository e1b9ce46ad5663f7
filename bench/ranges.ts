import { say } from '../scripts/common.mjs';
import { GAMES } from '../src/games/all.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';
import { rangeInGame, rangeOnMap } from './ours.ts';
import { loadPeers, type Range } from './peers.ts';
import { starts } from './peers/limit.mjs';
import { playGame } from './play.ts';

const ALLOWANCES = [6, 12];
const LIMIT = 'bare arrays (limit.mjs)';

/** Movement ranges on the peers' map and in a game. */
export async function rangeRows(): Promise<BenchRow[]> {
  const { honeycomb, limit, warmLimit } = await loadPeers();
  warmLimit();
  for (const range of [rangeOnMap, honeycomb, limit]) ALLOWANCES.forEach((allowance) => fromAll(range, allowance)());
  const onMap = ALLOWANCES.flatMap((allowance) => [
    mapRow(allowance, honeycomb, 'honeycomb-grid', 30),
    mapRow(allowance, limit, LIMIT, 1 / 2.5),
  ]);
  return [...onMap, ...GAMES.map((game) => gameRow(game, limit))];
}

function fromAll(range: Range, allowance: number): () => number {
  return () => {
    for (const start of starts) range(start, allowance);
    return starts.length;
  };
}

/** Same map, same starts, and, which is checked first, the same number of hexes from each. */
function mapRow(allowance: number, theirs: Range, against: string, target: number): BenchRow {
  for (const start of starts) {
    const [own, other] = [rangeOnMap(start, allowance), theirs(start, allowance)];
    if (own !== other) throw new Error(`From hex ${start} at ${allowance}: ${own} hexes, ${against} has ${other}.`);
  }
  say(`${starts.length} ranges at allowance ${allowance} are as large as those of ${against}`);
  const { ratio, perSecond } = compare(fromAll(rangeOnMap, allowance), fromAll(theirs, allowance));
  return row({
    name: `movement range at allowance ${allowance}`,
    ratio,
    against,
    unit: 'ranges/s',
    value: perSecond,
    target,
  });
}

/** A position and the units that can move in it. */
interface Asked {
  state: object;
  /** Indexes in `counters`. */
  units: readonly number[];
}

/** Ranges of all units that can move, against bare arrays at allowance 12. */
function gameRow(game: Wargame, limit: Range): BenchRow {
  const asked = askedInMidGame(game);
  const count = asked.reduce((sum, { units }) => sum + units.length, 0);
  const [own, bare] = [hexesOf(game, asked) / count, fromAll(limit, 12)];
  const other = starts.reduce((sum, start) => sum + limit(start, 12), 0) / starts.length;
  say(`${game.title}: ${count} units that can move, ${own.toFixed(1)} hexes each; ${LIMIT}: ${other.toFixed(1)}`);
  const ours = (): number => {
    hexesOf(game, asked);
    return count;
  };
  const { ratio, perSecond } = compare(ours, bare);
  const name = `range of a unit in mid-game ${game.title}`;
  return row({ name, ratio, against: `${LIMIT} at 12`, unit: 'ranges/s', value: perSecond, target: 1 / 8 });
}

/** Number of hexes in all ranges; every position is copied first, so that no results of the last round are reused. */
function hexesOf(game: Wargame, asked: readonly Asked[]): number {
  let hexes = 0;
  for (const { state, units } of asked) {
    const copy = game.copy(state);
    for (const unit of units) hexes += rangeInGame(game, copy, unit);
  }
  return hexes;
}

/** The first positions of the phases of the three middle turns of a random game. */
function askedInMidGame(game: Wargame): Asked[] {
  const { firstTurn = 1, lastTurn = 1 } = game.scenarios[0] ?? {};
  const middle = (firstTurn + lastTurn) / 2;
  const positions = new Map<string, object>();
  playGame(game, 7, (state) => {
    const { turn, phase } = game.view(state, null);
    const key = `${turn} ${phase}`;
    if (Math.abs(turn - middle) <= 1 && !positions.has(key)) positions.set(key, game.copy(state));
  });
  const movable = (state: object): number[] =>
    game.counters.map((_, unit) => unit).filter((unit) => rangeInGame(game, state, unit) > 0);
  return [...positions.values()].map((state) => ({ state, units: movable(state) }));
}
