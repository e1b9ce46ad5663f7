import { makeGrid, neighboursOf, type Grid } from '../../src/hex/grid.ts';
import { ONLOOKER, type BaseAction, type Side } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/random.ts';
import { makeDestinations } from '../../src/wargame/search/contract.ts';
import type { PositionView, Wargame } from '../../src/wargame/wargame.ts';
import type { Step } from './walk.ts';

type Random = () => number;

/** A question that a table asks the game, the same in every position it is put to. */
export interface Question {
  /** What is asked, for the message of a breach. */
  readonly what: string;
  answer(position: object): unknown;
}

/** What the questions of one position are made from: all of it is known to everybody. */
interface Known {
  game: Wargame;
  grid: Grid;
  side: Side;
  listed: readonly BaseAction[];
  view: PositionView;
  random: Random;
}

const grids = new WeakMap<Wargame, Grid>();

function gridOf(game: Wargame): Grid {
  let grid = grids.get(game);
  if (!grid) grids.set(game, (grid = makeGrid(game.map.grid)));
  return grid;
}

/** Half of the questions of every kind about units and hexes drawn at random; none for a game without a map. */
export function questionsOf({ game, state, listed }: Step, side: Side, random: Random): Question[] {
  if (!('search' in game)) return [];
  const table = game as unknown as Wargame;
  const known = { game: table, grid: gridOf(table), side, listed, view: table.view(state, ONLOOKER), random };
  const all = [...scores(table), ...walks(known), ...attacks(known), ...searches(known)];
  if (random() < 0.05) all.push(...networks(table));
  return all.filter(() => random() < 0.5);
}

/** Maps as text: hundreds of kilobytes, and most positions have the same one. */
const texts = new WeakMap<object, string>();

function textOf(map: object): string {
  let text = texts.get(map);
  if (text === undefined) texts.set(map, (text = JSON.stringify(map)));
  return text;
}

const scores = (game: Wargame): Question[] => [
  { what: 'duties', answer: (s) => game.duties(s) },
  { what: 'ledger', answer: (s) => game.ledger(s) },
  { what: 'map', answer: (s) => textOf(game.mapNow(s)) },
  { what: 'terrain shifts', answer: (s) => game.aids?.terrainShifts?.(s) },
  { what: 'fliers', answer: (s) => game.aids?.fliers?.(s) },
];

/** Of the whole map, and slow: asked in few positions. */
const networks = (game: Wargame): Question[] => [
  { what: 'bonds', answer: (s) => game.aids?.bonds?.(s) },
  { what: 'supply', answer: (s) => game.aids?.supply?.(s) },
];

/** Ids of units on the map, in areas beside it, or of any units where there are none. */
function standing({ game, view, random }: Known, side?: Side): string {
  const own = new Set(game.counters.filter((counter) => counter.side === (side ?? counter.side)).map(({ id }) => id));
  const there = view.units.filter(({ id, where }) => own.has(id) && (where === 'map' || where === 'area'));
  return pick(there.length > 0 ? there : view.units, random).id;
}

const fieldOf = (action: BaseAction, field: string): string | undefined =>
  (action as unknown as Readonly<Record<string, string | undefined>>)[field];

function named({ listed, random }: Known, type: string, field: string): string | undefined {
  const values = listed.flatMap((action) => (fieldOf(action, 'type') === type ? (fieldOf(action, field) ?? []) : []));
  return values.length > 0 ? pick(values, random) : undefined;
}

const nameAt = ({ names }: Grid, hex: number): string => names[hex] as string;

const around = (grid: Grid, hex: string): string[] => {
  const at = grid.numbers.get(hex);
  return at === undefined ? [] : neighboursOf(grid, at).map((to) => nameAt(grid, to));
};

/** Ranges of a unit that may move and of any other, the costs of a path, and from where a unit could fight. */
function walks(known: Known): Question[] {
  const { game, grid, random } = known;
  const modes = (game.vocabulary['modes'] ?? []) as readonly string[];
  const units = [named(known, 'move', 'unit') ?? standing(known), standing(known)];
  const mode = modes.length > 0 ? pick(modes, random) : undefined;
  const first = named(known, 'step', 'to') ?? pick(grid.names, random);
  const path = [first, ...around(grid, first).slice(0, 1 + Math.floor(random() * 3))];
  const there = [...targetsOf(known), ...path].flatMap((hex) => around(grid, hex));
  return [
    ...units.map((unit) => ({ what: `range of ${unit}`, answer: (s: object) => game.reach(s, unit, mode) })),
    ...units.map((unit) => ({ what: `next range of ${unit}`, answer: (s: object) => game.nextReach(s, unit) })),
    { what: `cost of ${path.join(' ')}`, answer: (s) => game.pathCost(s, path) },
    ...units.map((unit) => ({ what: `fights of ${unit}`, answer: (s: object) => game.fightsFrom(s, unit, there) })),
  ];
}

/** Hexes worth an attack: one that may be attacked, one with a counter that lies face down, one with a unit. */
function targetsOf(known: Known): string[] {
  const { view, random } = known;
  const hidden = view.unknown?.map(({ at }) => at) ?? [];
  const held = view.units.flatMap(({ hex }) => hex ?? []);
  const some = (hexes: readonly string[]): string[] => (hexes.length > 0 ? [pick(hexes, random)] : []);
  return [...some([named(known, 'attack', 'target') ?? []].flat()), ...some(hidden), ...some(held)];
}

/** The arithmetic of attacks on hexes by units beside them, or by any unit. */
function attacks(known: Known): Question[] {
  const { game, grid, view, random } = known;
  return targetsOf(known).map((target) => {
    const beside = new Set(around(grid, target));
    const near = view.units.flatMap(({ id, hex }) => (hex !== null && beside.has(hex) ? [id] : []));
    const attackers = near.length > 0 ? near.filter((_, i) => i === 0 || random() < 0.5) : [standing(known)];
    return { what: `odds at ${target}`, answer: (s: object) => game.odds(s, { target, attackers }) };
  });
}

/** Destinations of a unit, what comes of a move to one of them, and an attack. */
function searches(known: Known): Question[] {
  const { game, grid, side, view, random } = known;
  const id = named(known, 'move', 'unit') ?? standing(known, side);
  const unit = game.counters.findIndex((counter) => counter.id === id);
  const share = random();
  const hidden = new Set(view.unknown?.map(({ at }) => at));
  return [
    {
      what: `destinations of ${id}`,
      answer(s) {
        const { hexes, costs, count } = game.search.destinations(s, unit, makeDestinations(grid.size));
        return [...hexes.slice(0, count), ...costs.slice(0, count)];
      },
    },
    {
      what: `move of ${id}`,
      answer(s) {
        const { hexes, count } = game.search.destinations(s, unit, makeDestinations(grid.size));
        // Whoever enters the hex of a counter that lies face down sees which it is.
        const open = hexes.slice(0, count).filter((hex) => !hidden.has(nameAt(grid, hex)));
        const after = game.copy(s);
        const moved = open.length > 0 && game.search.move(after, unit, open[Math.floor(share * open.length)] as number);
        return moved && game.view(after, side);
      },
    },
    ...plans(known, unit),
  ];
}

/** An attack of the unit as a computer player weighs it, on each of the hexes worth one: only where all faces are open, for its position is drawn. */
function plans(known: Known, unit: number): Question[] {
  const { game, grid, view } = known;
  const by = game.counters[unit]?.side;
  if (view.units.some(({ steps }) => steps === null)) return [];
  const enemies = new Set(game.counters.filter(({ side }) => side !== by).map(({ id }) => id));
  const held = new Set(view.units.flatMap(({ id, hex }) => (enemies.has(id) ? (hex ?? []) : [])));
  const targets = targetsOf(known).filter((hex) => held.has(hex));
  return targets.map((hex) => ({
    what: `plan against ${hex}`,
    answer: (s: object) => {
      const plan = {
        side: game.sides.indexOf(by ?? ''),
        target: grid.numbers.get(hex) as number,
        attackers: [unit],
        artillery: [],
        air: 0,
        defensiveArtillery: [],
        defensiveAir: 0,
      };
      return [game.search.attack(s, plan), game.search.glance(s, plan)];
    },
  }));
}
