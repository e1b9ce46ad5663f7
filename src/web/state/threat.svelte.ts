import { hexAt, neighboursOf, type Grid } from '../../hex/grid.ts';
import { faceOf, stepsOf } from '../../wargame/steps.ts';
import type { Counter, Reach, UnitView, Wargame } from '../../wargame/wargame.ts';
import { atOnce } from './in-slices.ts';
import { OneByOne } from './one-by-one.svelte.ts';

/** What could come to a hex: how many units, and attack strength next to it, each unit counted once. */
export interface Danger {
  count: number;
  strength: number;
}

/** Attack strength of the face that lies up; of the fresh one where it is hidden. */
export function attackOf(counter: Counter, { steps }: UnitView): number {
  return faceOf(counter, steps ?? stepsOf(counter))[0];
}

/** Adds up what each of these units could do by itself; stacking limits and the moves of others are left out. */
export function dangersOf(
  grid: Grid,
  units: readonly { strength: number; at: string | null; reach: Reach | undefined }[],
): ReadonlyMap<string, Danger> {
  const dangers = new Map<string, Danger>();
  const add = (hex: string, count: number, strength: number): void => {
    const known = dangers.get(hex) ?? { count: 0, strength: 0 };
    dangers.set(hex, { count: known.count + count, strength: known.strength + strength });
  };
  for (const { strength, at, reach } of units) {
    const stops = reach?.hexes.filter(({ mayStop }) => mayStop).map(({ hex }) => hex) ?? [];
    for (const hex of stops) add(hex, 1, 0);
    const around = [...stops, ...(at === null ? [] : [at])].flatMap((name) => {
      const hex = hexAt(grid, name);
      return hex === undefined ? [] : neighboursOf(grid, hex).flatMap((next) => grid.names[next] ?? []);
    });
    for (const hex of new Set(around)) add(hex, 0, strength);
  }
  return dangers;
}

/** Enemy units whose reach is shown: those of the stack being looked at, else all that are in play. */
export function threatsOf(
  all: readonly UnitView[],
  isOwn: (id: string) => boolean,
  inspected: string | undefined,
): { units: readonly UnitView[]; all: boolean } {
  const enemies = all.filter(({ id, where, hex }) => {
    return !isOwn(id) && (hex !== null || where === 'waiting' || where === 'area');
  });
  const looked = enemies.filter(({ hex }) => hex !== null && hex === inspected);
  return looked.length > 0 ? { units: looked, all: false } : { units: enemies, all: true };
}

/** Reaches of units in their next movement phase. */
export class Threat {
  readonly #known = new OneByOne<Reach>();

  get reaches(): ReadonlyMap<string, Reach> {
    return this.#known.found;
  }

  /** Units not yet worked out. */
  get left(): number {
    return this.#known.left;
  }

  /** Asks for these units in this position. */
  ask(game: Wargame, state: object, units: readonly string[]): void {
    const reachOf = (unit: string): Reach => {
      const reach = game.nextReach(state, unit);
      return reach.ok ? reach.value : { unit, from: null, allowance: 0, hexes: [] };
    };
    this.#known.ask(state, units, (unit) => atOnce(() => reachOf(unit)));
  }

  stop(): void {
    this.#known.stop();
  }
}
