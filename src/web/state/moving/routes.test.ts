import { expect, it } from 'vitest';
import { gameById } from '../../../games/all.ts';
import { makeGrid } from '../../../hex/grid.ts';
import { pick, seeded } from '../../../kernel/random.ts';
import { rehearse } from '../../../seat/rehearsal.ts';
import { toOrder } from '../../../seat/session.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { routesTo, type Routes } from './routes.ts';
import { sessionOf } from '../test-kit.ts';

/** The first position of a game, played at random, in which many may move. */
function movement(game: Wargame): { state: object; units: string[] } {
  const session = sessionOf(game);
  const random = seeded(5);
  for (;;) {
    const { state } = session;
    const legal = [...game.legal(state)].map(toOrder);
    const units = new Set(legal.flatMap((order) => (order.type === 'move' ? [String(order['unit'])] : [])));
    if (game.tableView(state, null).asks === 'move' && units.size > 5) return { state, units: [...units] };
    session.perform([pick(legal, random)]);
  }
}

it.each(['reichswald', 'market-garden', 'third-world-war', 'holland-44'])(
  'whoever is sent in %s goes by legal actions, and not into the zones of the enemy',
  (id) => {
    const game = gameById(id) as Wargame;
    const { state, units } = movement(game);
    const { zones } = game.tableView(state, null);
    const [other = ''] = game.sides.filter((side) => side !== game.toAct(state));
    const enemy = game
      .view(state, null)
      .units.find(({ id: unit, hex }) => hex !== null && game.counters.find((one) => one.id === unit)?.side === other);
    const ground = { game, grid: makeGrid(game.map.grid), zones: new Set(zones[other]) };
    let found: Routes | undefined;
    for (const latest of routesTo(ground, state, { units, to: enemy?.hex ?? '' })) found = latest;
    const { routes = [] } = found ?? {};
    expect(routes.map(({ unit }) => unit).toSorted()).toEqual(units.toSorted());
    expect(routes.filter(({ to }) => to !== undefined).length).toBeGreaterThan(3);
    expect(routes.flatMap(({ to }) => (to !== undefined && ground.zones.has(to) ? [to] : []))).toEqual([]);
    const done = rehearse(
      game,
      state,
      routes.flatMap(({ orders }) => orders),
    );
    expect(done.refusal).toBeUndefined();
    const after = new Map(game.view(done.state, null).units.map((unit) => [unit.id, unit.hex]));
    expect(routes.filter(({ unit, from, to }) => after.get(unit) !== (to ?? from))).toEqual([]);
  },
);
