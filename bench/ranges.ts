import { say } from '../scripts/common.mjs';
import type { Wargame } from '../src/wargame/wargame.ts';
import type { BenchRow } from './measure.ts';
import { compare, row } from './measure.ts';
import { rangeInGame, rangeOnMap } from './ours.ts';
import { bringPeers, type Range } from './peers.ts';
import { starts } from './peers/limit.mjs';
import { playGame, reichswald } from './play.ts';

const ALLOWANCES = [6, 12];
const LIMIT = 'bare arrays (limit.mjs)';

/** Movement ranges on the peers' map, and those of units in a game. */
export async function rangeRows(): Promise<BenchRow[]> {
  const { honeycomb, limit, warmLimit } = await bringPeers();
  warmLimit();
  for (const range of [rangeOnMap, honeycomb, limit]) ALLOWANCES.forEach((allowance) => fromAll(range, allowance)());
  const onMap = ALLOWANCES.flatMap((allowance) => [
    mapRow(allowance, honeycomb, 'honeycomb-grid', 30),
    mapRow(allowance, limit, LIMIT, 1 / 2.5),
  ]);
  return [...onMap, gameRow(reichswald(), limit)];
}

function fromAll(range: Range, allowance: number): () => number {
  return () => {
    for (const start of starts) range(start, allowance);
    return starts.length;
  };
}

/** The same map, the same starts, and, as is checked before anything is timed, the same number of hexes from each. */
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
  /** By their places in `counters`. */
  units: readonly number[];
}

/** Ranges as a search asks for them, of every unit that can move, against bare arrays at allowance 12. */
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

/** All their ranges, each position copied first as a search does, so that no answer is remembered from the round before. */
function hexesOf(game: Wargame, asked: readonly Asked[]): number {
  let hexes = 0;
  for (const { state, units } of asked) {
    const copy = game.copy(state);
    for (const unit of units) hexes += rangeInGame(game, copy, unit);
  }
  return hexes;
}

/** The positions in which the phases of the three middle turns begin, in a game played at random. */
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
