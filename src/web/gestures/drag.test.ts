import { expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { BaseAction } from '../../kernel/game.ts';
import { pick as pickOne, seeded } from '../../kernel/random.ts';
import { toOrder } from '../../seat/session.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf, slowTableOf, tableAt } from '../state/test-kit.ts';
import { drop, lift, mayLift } from './drag.ts';
import { select } from './pick.ts';

const FROM = '0305';

it('whoever may move can be lifted; the enemy, an empty hex and who stands in another phase cannot', () => {
  const table = tableAt();
  expect(['0305', '0505', '0707'].map((hex) => mayLift(table, hex))).toEqual([true, false, false]);
  const fighting = tableAt({ turn: 14, phase: 'allied-combat', units: { 'C-5/2': FROM } });
  expect(mayLift(fighting, FROM)).toBe(false);
});

it('let go over a hex in reach it does what a click there does', async () => {
  const table = tableAt();
  lift(table, FROM);
  expect(table.selection.units).toEqual(['C-5/2']);
  drop(table, '0405');
  await table.asking.answered;
  expect(table.position.view.units.find(({ id }) => id === 'C-5/2')?.hex).toBe('0405');
});

it('where others of its side stand it asks again, as a click does', () => {
  const table = tableAt();
  const found = [...table.moving.movers].flatMap((id) => {
    select(table, id);
    const { reach } = table.moving.planned ?? {};
    const goal = reach?.hexes.find(({ hex, mayStop }) => mayStop && table.units.ownIn(hex).length > 0);
    return goal && reach?.from ? [{ from: reach.from, to: goal.hex }] : [];
  });
  const { from = '', to = '' } = found[0] ?? {};
  lift(table, from);
  drop(table, to);
  expect([table.selection.armed, table.selection.units.length]).toEqual([to, 1]);
});

it('out of reach it stays in the hand, and is told why', () => {
  const table = tableAt();
  lift(table, FROM);
  drop(table, '2005');
  expect(table.selection.units).toEqual(['C-5/2']);
  expect(table.selection.notice).toBeDefined();
});

it('whoever chooses where to go is carried there as well', async () => {
  const session = sessionOf(gameById('reichswald') as Wargame);
  const random = seeded(7);
  const { game } = session;
  const retreats = (): boolean => game.prompt(session.state).code === 'retreat';
  while (!retreats()) session.perform([toOrder(pickOne([...game.legal(session.state)], random) as BaseAction)]);
  const { table } = slowTableOf(session, null);
  const [id = ''] = table.choosing.choosers;
  const from = table.position.view.units.find((unit) => unit.id === id)?.hex ?? '';
  const [to = ''] = table.choosing.open.hexes.keys();
  expect(mayLift(table, from)).toBe(true);
  lift(table, from);
  drop(table, to);
  await table.asking.answered;
  expect(table.position.view.units.find((unit) => unit.id === id)?.hex).toBe(to);
});

it('put back, it is as if nobody had lifted it', () => {
  const table = tableAt({ turn: 14, phase: 'allied-movement', units: { 'C-5/2': FROM, 'C-4/2': '0309' } });
  lift(table, '0309');
  const before = [table.selection.units, table.selection.plan];
  const putBack = lift(table, FROM);
  expect(table.selection.units).toEqual(['C-5/2']);
  putBack?.();
  expect([table.selection.units, table.selection.plan]).toEqual(before);
});
