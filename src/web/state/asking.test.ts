// Presses that come before the last one has been at a seat that answers later.
import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { no } from '../../kernel/game.ts';
import type { Order } from '../../seat/seat.ts';
import type { Sketch } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf, slowTableOf } from './test-kit.ts';

const game = gameById('reichswald') as Wargame;
const MOVE: Order[] = [
  { type: 'move', unit: 'C-5/2' },
  { type: 'step', to: '0405' },
];
const withdraw = (unit: string): Order[] => [{ type: 'withdraw', unit }];

/** The table of the Allies, and what they have played. */
function slowTable(sketch?: Sketch) {
  const session = sessionOf(game, sketch);
  const { seat, table } = slowTableOf(session, 'allied');
  const played = (): string[] =>
    (session.actions as unknown as Order[])
      .filter(({ by }) => by === 'allied')
      .map(({ type, unit = '' }) => `${type} ${unit}`.trim());
  return { table, session, seat, played };
}

describe('a press before the last one has been answered', () => {
  it('is played after it', async () => {
    const { table, played } = slowTable();
    const pressed = [table.perform(withdraw('C-4/2')), table.perform(MOVE)];
    expect(played()).toEqual([]);
    expect(await Promise.all(pressed)).toEqual([true, true]);
    expect(played()).toEqual(['withdraw C-4/2', 'move C-5/2', 'step']);
  });

  it('is one where the same is pressed twice, and no third one waits', async () => {
    const { table, played } = slowTable();
    const orders = [withdraw('C-4/2'), withdraw('C-4/2'), withdraw('C-6/2'), withdraw('C-6/2'), MOVE];
    expect(await Promise.all(orders.map((one) => table.perform(one)))).toEqual([true, false, true, false, false]);
    expect(played()).toEqual(['withdraw C-4/2', 'withdraw C-6/2']);
  });

  it('is played where there is only less to choose than before', async () => {
    const { table } = slowTableOf(sessionOf(gameById('third-world-war') as Wargame), 'nato');
    const [one, other] = table.choosing.choosers;
    const places = [one, other].map((unit) => table.choosing.choices.find((choice) => choice.unit === unit)?.order);
    expect(await Promise.all(places.map((order) => table.perform([order as Order])))).toEqual([true, true]);
  });

  it('is not played in another phase, though it would be legal there', async () => {
    const { table, played } = slowTable({ turn: 14, phase: 'allied-movement', units: { 'C-5/2': '0305' } });
    const end = { type: 'end' };
    expect(await Promise.all([table.perform([end]), table.perform([end, end])])).toEqual([true, false]);
    expect([played(), table.position.view.phase]).toEqual([['end'], 'allied-combat']);
  });

  it('is not played when it is not offered any more, and says nothing', async () => {
    const { table, played } = slowTable();
    const again: Order[] = [
      { type: 'move', unit: 'C-5/2' },
      { type: 'step', to: '0404' },
    ];
    const pressed = [table.perform(MOVE), table.perform(again)];
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect([played(), table.selection.notice]).toEqual([['move C-5/2', 'step'], undefined]);
  });

  it('is not played when the last one is refused: that is what is said', async () => {
    const { table, seat, played } = slowTable();
    const { perform } = seat;
    seat.perform = async () => {
      seat.perform = perform;
      return no({ rule: 'contract', code: 'late' });
    };
    const pressed = [table.perform(withdraw('C-4/2')), table.perform(withdraw('C-6/2'))];
    expect(await Promise.all(pressed)).toEqual([false, false]);
    expect([played(), table.selection.notice]).toEqual([[], { refusal: { rule: 'contract', code: 'late' } }]);
  });

  it('that comes too late shows what it is late for', async () => {
    const { table, session, seat } = slowTable();
    seat.perform = async () => {
      await Promise.resolve();
      session.perform(withdraw('C-6/2'));
      return no({ rule: 'contract', code: 'late' });
    };
    const before = table.position.log.length;
    expect(await table.perform(withdraw('C-4/2'))).toBe(false);
    expect([table.position.log.length, table.selection.notice]).toEqual([
      before + 1,
      { refusal: { rule: 'contract', code: 'late' } },
    ]);
  });

  it('takes back what was pressed before it', async () => {
    const { table, played } = slowTable();
    await table.perform(withdraw('C-4/2'));
    expect(await Promise.all([table.perform(MOVE), table.undo(), table.undo()])).toEqual([true, true, false]);
    expect(played()).toEqual(['withdraw C-4/2']);
  });

  it('answers what the other side has asked, as long as it does', async () => {
    const { table, session } = slowTable();
    session.parley('german', 'draw');
    const pressed = [table.perform(withdraw('C-4/2')), table.parley('accept')];
    session.parley('german', 'decline');
    expect(await Promise.all(pressed)).toEqual([true, false]);
    expect(table.selection.notice).toBeUndefined();
    session.parley('german', 'draw');
    expect(await Promise.all([table.perform(withdraw('C-6/2')), table.parley('accept')])).toEqual([true, true]);
    expect(session.ending?.by).toBe('agreed');
  });

  it('is played before the end of the phase that is pressed after it', async () => {
    const { table } = slowTable();
    await table.perform(MOVE);
    const pressed = [table.perform(withdraw('C-4/2')), table.perform(withdraw('C-6/2')), table.end().then(() => true)];
    expect(await Promise.all(pressed)).toEqual([true, true, true]);
    expect([table.selection.notice, table.phaseEnd.isSure]).toEqual([undefined, true]);
  });
});
