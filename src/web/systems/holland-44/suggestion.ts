import type { Modifier } from '../../../kernel/game.ts';
import type { MapData } from '../../../wargame/map.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import type { Order } from '../../../seat/seat.ts';
import { toOrder } from '../../../seat/session.ts';

/** An order by which a unit lands. */
export interface Landing extends Order {
  type: 'land';
  unit: string;
  to: string;
}

export const isLanding = (order: Order): order is Landing => order.type === 'land';

/** All landings that are legal in a position. */
export const landingsIn = (game: Wargame, state: object): Landing[] =>
  [...game.legal(state)].map(toOrder).filter(isLanding);

/** What makes one unit more urgent than another, and one hex better than another. */
interface Field {
  due: ReadonlyMap<string, number>;
  steps: ReadonlyMap<string, number>;
  /** Features of the drop hexes that are printed on the units. */
  drops: ReadonlyMap<string, string>;
  map: MapData;
  enemies: ReadonlySet<string>;
  /** Steps of friends in a hex. */
  load: ReadonlyMap<string, number>;
  /** Steps that may land in a hex. */
  most: number;
}

/** What can be told of the landings of one position: each die is asked for once. */
export interface LandingAdvice {
  /** What is added to the die of a landing, of those that are legal. */
  dieOf: (landing: Landing) => readonly Modifier[];
  /**
   * Landings for these units, one after the other, as far as the rules let them: those that were due first and those with
   * the least choice go first, each to a hex without enemies, with the best die, with room, on its own drop hex, where
   * the fewest steps are. Nobody who may wait lands on the enemy.
   */
  suggest: (units: Iterable<string>) => Landing[];
}

/** `legal`: all that may be done in the position. */
export function landingAdvice(game: Wargame, from: object, legal: readonly Order[]): LandingAdvice {
  const by = game.toAct(from);
  const field = fieldOf(game, from, by);
  const mayWait = legal.some(({ type }) => type === 'end');
  const landings = legal.filter(isLanding);
  const dice = new Map<Landing, readonly Modifier[]>();
  const dieOf = (landing: Landing): readonly Modifier[] => {
    const die = dice.get(landing) ?? game.aids?.dieModifiers?.(from, { ...landing, by }) ?? [];
    dice.set(landing, die);
    return die;
  };
  const suggest = (units: Iterable<string>): Landing[] => {
    const load = new Map(field.load);
    const suggested: Landing[] = [];
    let state = from;
    const options = optionsOf(landings, new Set(units), dieOf);
    for (const [unit, open] of sortedBy([...options], (entry) => urgency(entry, field))) {
      for (const { landing } of sortedBy(open, (option) => rankOf(option, field, load))) {
        if (game.toAct(state) !== by || (mayWait && field.enemies.has(landing.to))) break;
        const played = game.play(state, { ...landing, by });
        if (!played.ok) continue;
        ({ state } = played.value);
        load.set(landing.to, (load.get(landing.to) ?? 0) + (field.steps.get(unit) ?? 0));
        suggested.push(landing);
        break;
      }
    }
    return suggested;
  };
  return { dieOf, suggest };
}

function fieldOf(game: Wargame, state: object, by: string): Field {
  const { units, unknown = [] } = game.view(state, by);
  const side = new Map(game.counters.map((counter) => [counter.id, counter.side]));
  const load = new Map<string, number>();
  const enemies = new Set(unknown.map(({ at }) => at));
  for (const { id, hex, steps } of units) {
    if (hex === null) continue;
    if (side.get(id) === by) load.set(hex, (load.get(hex) ?? 0) + (steps ?? 0));
    else enemies.add(hex);
  }
  return {
    due: new Map(units.map(({ id, due }) => [id, due ?? 0])),
    steps: new Map(units.map(({ id, steps }) => [id, steps ?? 0])),
    drops: new Map(units.map(({ id, entry }) => [id, entry ?? ''])),
    map: game.mapNow(state),
    enemies,
    load,
    most: Number(game.prompt(state).args?.['steps'] ?? Infinity),
  };
}

/** A landing with what is added to its die; others landing before it change nothing in that. */
interface Option {
  landing: Landing;
  die: number;
}

function optionsOf(
  landings: readonly Landing[],
  units: ReadonlySet<string>,
  dieOf: LandingAdvice['dieOf'],
): Map<string, Option[]> {
  const options = new Map<string, Option[]>();
  for (const landing of landings) {
    if (!units.has(landing.unit)) continue;
    const option = { landing, die: sumOf(dieOf(landing)) };
    const same = options.get(landing.unit);
    if (same) same.push(option);
    else options.set(landing.unit, [option]);
  }
  return options;
}

const urgency = ([unit, options]: readonly [string, readonly Option[]], { due, steps }: Field): number[] => [
  due.get(unit) ?? 0,
  options.length,
  -(steps.get(unit) ?? 0),
];

function rankOf(
  { landing: { unit, to }, die }: Option,
  { steps, drops, map, enemies, most }: Field,
  load: ReadonlyMap<string, number>,
): number[] {
  const after = (load.get(to) ?? 0) + (steps.get(unit) ?? 0);
  const onOwn = map.hexes[to]?.features?.includes(drops.get(unit) ?? '') === true;
  return [Number(enemies.has(to)), die, Number(after > most), Number(!onOwn), after];
}

/** All that is added to a die. */
export const sumOf = (die: readonly Modifier[]): number => die.reduce((sum, { amount }) => sum + amount, 0);

/** By rank, the lowest first; ranks are compared number by number. */
function sortedBy<T>(list: readonly T[], ranked: (one: T) => readonly number[]): T[] {
  return list
    .map((one) => [one, ranked(one)] as const)
    .sort(([, a], [, b]) => {
      const at = a.findIndex((number, i) => number !== b[i]);
      return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
    })
    .map(([one]) => one);
}
