import { isDeepStrictEqual } from 'node:util';
import { hexAt, makeGrid } from '../../src/hex/grid.ts';
import type { BaseAction, Game } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { makeDestinations } from '../../src/wargame/search/contract.ts';
import type { Wargame } from '../../src/wargame/wargame.ts';
import { Breach, walk, type Step } from './walk.ts';

const isWargame = (game: Game): game is Game & Wargame => 'search' in game;

/**
 * `search` agrees with the game: destinations are the hexes of `reach` where the unit may stop, at the same cost, and a whole
 * move gives the same position as its single actions. Checks in a share of the positions of a game, or of so many actions of
 * it, the destinations of every unit and one move of each; gives the number of moves compared. Who regains a step as a movement phase ends, and who comes
 * onto the map and where, had to be named.
 */
export function searchLaw(game: Game, seed: number, { share = 0.02, most = Infinity } = {}): number {
  if (!isWargame(game)) return 0;
  const random = seeded(seed ^ 0x5ea);
  let moves = 0;
  for (const step of walk(game, seed)) {
    if (step.at === most) break;
    const untold = untoldRecovery(game, step);
    if (untold) throw new Breach('Search plays by the same rules', step, untold);
    if (random() > share) continue;
    for (let unit = 0; unit < game.counters.length; unit++) {
      const seen = unitProblem(game, step, unit, random);
      if (typeof seen === 'string') throw new Breach('Search plays by the same rules', step, seen);
      moves += seen;
    }
  }
  return moves;
}

/** Who regains a step as a movement phase ends although no player could have known. */
function untoldRecovery(game: Wargame, { state, next, action, listed }: Step): string | undefined {
  const isEnd = (action as MoveAction).type === 'end' && listed.some((other) => (other as MoveAction).type === 'move');
  if (!game.search.recovering || !isEnd) return undefined;
  const told = game.search.recovering(state);
  const [before, after] = [game.search.steps(state), game.search.steps(next)];
  const untold = game.counters.findIndex((_, u) => (after[u] as number) > (before[u] as number) && !told.includes(u));
  return untold < 0 ? undefined : `${game.counters[untold]?.id} recovers, and nobody was told`;
}

/** A way onto the map, for a unit that may be moved from beside it, that begins where no player could have known. */
function entryProblem({ search, map }: Wargame, { state }: Step, unit: number): string | undefined {
  if (!search.arriving || (search.hexes(state)[unit] as number) >= 0) return undefined;
  const told = search.arriving(state).get(unit);
  if (!told) return 'comes onto the map, and nobody was told';
  const { hexes, count } = search.destinations(state, unit, makeDestinations(makeGrid(map.grid).size));
  const first = [...hexes.subarray(0, count)].map((hex) => search.path(state, unit, hex)[0] as number);
  const other = first.find((hex) => !told.includes(hex));
  return other === undefined
    ? undefined
    : `comes onto the map at ${makeGrid(map.grid).names[other]}, and nobody was told`;
}

/** A problem with this unit's destinations, or the number of moves compared: by the kind of movement search chooses itself, and by each that is listed. */
function unitProblem(game: Wargame, step: Step, unit: number, random: () => number): string | number {
  const { id } = game.counters[unit] as { id: string };
  const landing = landingProblem(game, step, unit, id);
  if (landing) return landing;
  const picks = step.listed
    .map((action) => action as MoveAction)
    .filter(({ type, unit: named }) => type === 'move' && named === id);
  if (picks.length === 0) {
    const { count } = game.search.destinations(step.state, unit, makeDestinations(makeGrid(game.map.grid).size));
    return count === 0 ? 0 : `${id} may not be picked and has ${count} destinations`;
  }
  const unannounced = entryProblem(game, step, unit);
  if (unannounced) return `${id} ${unannounced}`;
  let moves = 0;
  for (const picked of [undefined, ...picks.filter(({ mode }) => mode !== undefined)]) {
    const seen = modeProblem(
      game,
      step,
      { unit, id, picked: picked ?? (picks[0] as MoveAction), mode: picked?.mode },
      random,
    );
    if (typeof seen === 'string') return seen;
    moves += seen;
  }
  return moves;
}

/** A unit, the action that picks it, and the kind of movement search is asked for, if it is. */
interface Picked {
  unit: number;
  id: string;
  picked: MoveAction;
  mode: string | undefined;
}

function modeProblem(game: Wargame, { state }: Step, asked: Picked, random: () => number): string | number {
  const { unit, id, picked, mode } = asked;
  const grid = makeGrid(game.map.grid);
  const found = game.search.destinations(state, unit, makeDestinations(grid.size), mode);
  const destinations = new Map<string, number>();
  for (let i = 0; i < found.count; i++)
    destinations.set(grid.names[found.hexes[i] as number] as string, (found.costs[i] as number) / game.search.parts);
  const reach = game.reach(state, id, picked.mode ?? ((game.vocabulary['modes'] ?? []) as readonly string[])[0]);
  if (!reach.ok) return `${id}: ${reach.error.code}`;
  // Areas beside the map are no destinations.
  const stops = reach.value.hexes.filter(({ hex, mayStop }) => mayStop && hexAt(grid, hex) !== undefined);
  if (destinations.size !== found.count || stops.length !== destinations.size)
    return `${id} ${mode}: ${[...destinations.keys()].join(' ')}`;
  for (const { hex, cost } of stops)
    if (destinations.get(hex) !== cost) return `${id} ${mode} to ${hex}: ${destinations.get(hex)} is not ${cost}`;
  const target = stops[Math.floor(random() * stops.length)];
  if (!target) return 0;
  const number = hexAt(grid, target.hex) as number;
  const path = game.search.path(state, unit, number, mode).map((hex) => grid.names[hex] as string);
  if (path.at(-1) !== target.hex) return `${id} ${mode} to ${target.hex}: the path is ${path.join(' ')}`;
  return moveProblem(game, state, { ...asked, hex: target.hex, number, path });
}

/** A problem with where this unit may come down from a flight: the hexes of `reach` in flight where it may stop, at the same cost. */
function landingProblem(
  game: Wargame,
  { state, listed }: Pick<Step, 'state' | 'listed'>,
  unit: number,
  id: string,
): string | undefined {
  const grid = makeGrid(game.map.grid);
  const found = game.search.landings(state, unit, makeDestinations(grid.size));
  const mayFly = listed.some((action) => isDeepStrictEqual(action, { by: action.by, type: 'fly', unit: id }));
  const reach = mayFly ? game.reach(state, id, 'flight') : undefined;
  if (mayFly && !reach?.ok) return `${id} may fly and has no range`;
  const stops = reach?.ok ? reach.value.hexes.filter(({ mayStop }) => mayStop) : [];
  if (stops.length !== found.count) return `${id} has ${found.count} landings instead of ${stops.length}`;
  const costs = new Map(stops.map(({ hex, cost }) => [hex, cost * game.search.parts]));
  for (let i = 0; i < found.count; i++) {
    const hex = grid.names[found.hexes[i] as number] as string;
    if (costs.get(hex) !== found.costs[i]) return `${id} lands in ${hex}: ${found.costs[i]} is not ${costs.get(hex)}`;
  }
  return undefined;
}

/** A unit picked to move; where there are several kinds of movement and none is named, search goes by the first of those listed for it. */
interface MoveAction extends BaseAction {
  type: string;
  unit?: string;
  mode?: string;
}

interface WholeMove extends Picked {
  hex: string;
  number: number;
  path: readonly string[];
}

function moveProblem(
  game: Wargame,
  state: object,
  { unit, id, picked, mode, hex, number, path }: WholeMove,
): string | number {
  const whole = game.copy(state);
  const isMoved = game.search.move(whole, unit, number, mode);
  if (!isMoved && !isDeepStrictEqual(whole, state)) return `${id} is not moved to ${hex}, and the state is another`;
  const by = game.toAct(state);
  let small = state;
  const actions = [picked, ...path.map((to) => ({ type: 'step', to })), { type: 'stop' }];
  for (const action of actions) {
    // The enemy or the dice decide before the move goes on: it has to be played step by step.
    if (game.toAct(small) !== by) return isMoved ? `${id} has not come to ${hex} before somebody else decides` : 1;
    // Entering an enemy zone has ended the move already.
    if (action.type === 'stop' && game.refusal(small, { by, ...action })) break;
    const played = game.play(small, { by, ...action });
    if (!played.ok) return `${id} to ${hex}: ${JSON.stringify(action)} is refused: ${played.error.code}`;
    small = played.value.state;
  }
  if (!isMoved) return `${id} cannot be moved to ${hex}`;
  return isDeepStrictEqual(whole, small)
    ? 1
    : `${id} to ${hex} by ${path.join(' ')}: ${JSON.stringify(whole)} is not ${JSON.stringify(small)}`;
}
