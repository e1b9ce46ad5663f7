import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { seeded } from '../../kernel/random.ts';
import { makeDestinations } from '../../wargame/search/contract.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { deskOf, type Desk, type Order } from './desk.ts';
import { FEATURES, type Feature } from '../doctrine/learnt.ts';
import { featuresOf } from './features.ts';

/** The first time that anybody may move. */
function deskIn(game: Wargame): Desk {
  const begun = game.fromSetup({ scenario: game.scenarios.at(-1)?.id ?? '', options: {}, setup: null });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const listed = (): Order[] => [...game.legal(state)] as Order[];
  while (listed().every(({ type }) => type !== 'move')) {
    const roll = game.toAct(state) === 'chance' ? game.chance(state)[0]?.[0] : undefined;
    game.playUnchecked(state, roll ?? listed().find(({ type }) => type === 'end') ?? (listed()[0] as Order));
  }
  const side = game.toAct(state);
  return deskOf(game, { side, legal: [], known: () => game.known(state, side) }, seeded(1));
}

function read(desk: Desk, state: object): Record<Feature, number> {
  const found = featuresOf(desk, state);
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, found[i]])) as Record<Feature, number>;
}

/** Moves that are looked at. */
const MOVES = 60;

describe.each(GAMES)('$id', (game) => {
  const desk = deskIn(game as unknown as Wargame);
  const { search } = desk.game;

  test('each side has the strength of its units on the map, half of attack and defence', () => {
    const found = read(desk, desk.world);
    const sums = [0, 0];
    search.hexes(desk.world).forEach((hex, u) => {
      const { faces = [], steps: full = faces.length } = desk.game.counters[u] ?? {};
      const lost = full - (search.steps(desk.world)[u] as number);
      const [attack = 0, defence = 0] = faces[Math.min(lost, faces.length - 1)] ?? [];
      if (hex >= 0) sums[desk.sideOf[u] as 0 | 1] = (sums[desk.sideOf[u] as 0 | 1] as number) + (attack + defence) / 2;
    });
    expect(found.strength0).toBeCloseTo(sums[0] as number, 6);
    expect(found.strength1).toBeCloseTo(-(sums[1] as number), 6);
  });

  test('whoever marches to the places of the enemy makes them likelier to fall', () => {
    const before = read(desk, desk.world).far;
    const into = makeDestinations(desk.grid.size);
    const changes: number[] = [];
    // The first that come to hand: every unit would take seconds.
    for (let unit = 0; changes.length < MOVES && unit < desk.game.counters.length; unit++) {
      const { count, hexes } = search.destinations(desk.world, unit, into);
      for (let i = 0; i < count; i += Math.ceil(count / 5)) {
        const state = desk.game.copy(desk.world);
        if (search.move(state, unit, hexes[i] as number)) changes.push(read(desk, state).far - before);
      }
    }
    expect(changes.some((change) => change > 1e-6)).toBe(true);
    expect(changes.some((change) => change < -1e-6)).toBe(true);
  });
});
