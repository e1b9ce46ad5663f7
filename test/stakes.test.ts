import { describe, expect, test } from 'vitest';
import { makeGrid } from '../src/hex/grid.ts';
import { seeded } from '../src/kernel/random.ts';
import { GAMES } from '../src/games/all.ts';
import { makeDestinations } from '../src/wargame/search/contract.ts';
import { NO_PATH } from '../src/wargame/search/march.ts';
import type { Wargame } from '../src/wargame/wargame.ts';
import { readEvent } from '../src/wargame/event-kinds.ts';
import { word } from '../src/text/index.ts';
import { startOf, walk, type Step } from './kit/walk.ts';

/** Kinds of stakes of which somebody has the points now. */
const HELD: readonly string[] = ['hold', 'clear'];

const SEED = 5;

/** Positions of a random game, about so many. */
function positionsOf(steps: readonly Step[], many: number): object[] {
  const random = seeded(4);
  return steps.flatMap(({ state }, _, { length }) => (random() < many / length ? [state] : []));
}

/** What counts for a side in a position. */
const scoreIn = (game: Wargame, state: object): Record<string, number> => {
  const { tally } = game.tableView(state, null);
  return tally ? { [tally.side]: tally.now } : { ...game.view(state, null).points };
};

describe.each(GAMES)('$id', (game) => {
  const steps = [...walk(game, SEED)];
  const states = positionsOf(steps, 60);

  test('the margin is the score of the first side less that of the second', () => {
    const wrong = states.filter((state) => {
      const ledger = game.ledger(state);
      const points = ledger.reduce((sum, one) => sum + (one.side === game.sides[0] ? one.points : -one.points), 0);
      // A scenario without points counts something else.
      return ledger.length > 0 && Math.abs(points - game.search.margin(state)) > 1e-9;
    });
    expect(wrong).toEqual([]);
  });

  test('the victory rules have an item for everything in the ledger, with its points', () => {
    const counters = new Set(game.counters.map(({ id }) => id));
    const places = new Set([...game.map.places.map(({ id }) => id), ...Object.keys(game.map.hexes)]);
    for (const state of states) {
      const { items } = game.victory(state);
      for (const side of game.sides) {
        const has = (list: readonly { side: string; points: number }[]): number =>
          list.reduce((sum, one) => (one.side === side ? sum + one.points : sum), 0);
        const sum = items.reduce((all, { points }) => all + (points[side] ?? 0), 0);
        expect(sum).toBeCloseTo(has(game.ledger(state)), 9);
      }
      // What no item is offered for stands among them by the name that the ledger has for it.
      for (const { item } of items) {
        expect([item, counters.has(item), item.includes(' ')]).toEqual([item, false, false]);
        if (!places.has(item)) expect(word('en', game.id, 'item', item)).not.toBe(item);
      }
    }
  });

  test('an item that only one of its hexes decides is held by whoever the objectives say', () => {
    let compared = 0;
    for (const state of states) {
      const { objectives } = game.tableView(state, null);
      for (const { hexes, holder, each } of game.victory(state).items) {
        const [hex = ''] = hexes;
        if (hexes.length !== 1 || each || objectives[hex] === undefined) continue;
        expect([hex, holder]).toEqual([hex, objectives[hex]]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a turn begins with the score of the one before', () => {
    let turns = 0;
    for (const { state, next, events } of steps) {
      const known = events.map((event) => readEvent(game.eventKinds, event)).find((one) => one?.kind === 'turn');
      if (!known) continue;
      const told = Object.fromEntries(Object.entries(known.args).filter(([name]) => game.sides.includes(name)));
      expect([scoreIn(game, state), scoreIn(game, next)]).toContainEqual(told);
      turns++;
    }
    expect(turns).toBeGreaterThan(8);
  });

  test('who would win now is who wins when it is over', () => {
    const last = steps.at(-1)?.next ?? {};
    const { final, sudden } = game.victory(last);
    const isMet = ({ conditions }: (typeof sudden)[number]): boolean =>
      conditions.every(({ now, needed, atMost, dormant }) => !dormant && (atMost ? now <= needed : now >= needed));
    expect(sudden.find(isMet)?.side ?? final.winner).toBe(game.outcome(last)?.winner ?? null);
  });

  test('the turns left are those to the last one of the scenario', () => {
    const { scenario } = startOf(game, SEED);
    const last = game.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? 0;
    const wrong = states.filter((state) => game.search.turnsLeft(state) !== last - game.view(state, null).turn + 1);
    expect([states.length > 30, wrong]).toEqual([true, []]);
  });

  test('whoever is said to hold a place has its points in the ledger', () => {
    let compared = 0;
    for (const state of states) {
      const ledger = game.ledger(state);
      for (const { item, how, points, holder } of game.search.stakes(state)) {
        const worth = HELD.includes(how) && holder >= 0 ? (points[holder as 0 | 1] ?? 0) : 0;
        const entry = ledger.find((one) => one.item === item && one.side === game.sides[holder]);
        // What is cut off is named in the ledger by another item, and worth nothing.
        if (entry) expect([item, entry.points]).toEqual([item, worth]);
        else if (worth > 0) expect(ledger.some((one) => one.item.startsWith('cut-off'))).toBe(true);
        if (entry) compared++;
      }
    }
    expect(compared).toBeGreaterThan(game.scenarios.length > 1 ? 10 : 100);
  });

  test('a march to a hex costs no more than the way there, and mostly just that', () => {
    const grid = makeGrid(game.map.grid);
    const random = seeded(6);
    // Tactical movement counts hexes.
    const marching = ((game.vocabulary['modes'] ?? []) as readonly string[])[0];
    const into = makeDestinations(grid.size);
    let [same, less] = [0, 0];
    for (const state of states) {
      for (let unit = 0; unit < game.counters.length; unit++) {
        const from = game.search.hexes(state)[unit] as number;
        if (from < 0 || random() > 0.2) continue;
        const { count, hexes, costs } = game.search.destinations(state, unit, into, marching);
        if (count === 0) continue;
        const at = Math.floor(random() * count);
        const march = game.search.march(state, unit, [hexes[at] as number])[from] as number;
        expect(march).not.toBe(NO_PATH);
        expect(march).toBeLessThanOrEqual(costs[at] as number);
        if (march === costs[at]) same++;
        else less++;
      }
    }
    // What enemies, friends on the road or a kind of movement of its own make dearer.
    expect(same).toBeGreaterThan(less);
  });
});
