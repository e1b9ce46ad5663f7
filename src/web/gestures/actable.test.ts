import { expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { pick as pickOne, seeded } from '../../kernel/random.ts';
import { toOrder } from '../../seat/session.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf, slowTableOf, tableAt } from '../state/test-kit.ts';
import { actableHexes } from './actable.ts';

it('whoever chooses retreats may act where his units stand and where they can go', () => {
  const session = sessionOf(gameById('reichswald') as Wargame);
  const random = seeded(7);
  const { game } = session;
  while (game.prompt(session.state).code !== 'retreat')
    session.perform([toOrder(pickOne([...game.legal(session.state)], random) as BaseAction)]);
  const { table } = slowTableOf(session, null);
  const hexes = actableHexes(table);
  const [first = ''] = table.choosing.concerned;
  expect(hexes).toContain(table.position.view.units.find(({ id }) => id === first)?.hex);
  for (const hex of table.choosing.open.hexes.keys()) expect(hexes).toContain(hex);
});

it('whoever moves, or sets up half a map, looks where he likes', () => {
  expect(actableHexes(tableAt())).toEqual([]);
  expect(actableHexes(tableAt(undefined, 1, 'market-garden'))).toEqual([]);
});
