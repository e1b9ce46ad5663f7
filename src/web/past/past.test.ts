import { expect, it } from 'vitest';
import { rollCard } from '../systems/odds/roll-card.ts';
import { gameById } from '../../games/all.ts';
import { ChannelSeat } from '../../seat/channel-seat.ts';
import { host } from '../../seat/host.ts';
import { LocalSeat } from '../../seat/local-seat.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf, tableAt } from '../state/test-kit.ts';
import { Table } from '../state/table.svelte.ts';
import { partsOf } from '../systems/parts-of.ts';

/** The first attack that can be made, until its dice have fallen. */
async function attacked(table: Table): Promise<void> {
  const target = table.position.legal.find(({ type }) => type === 'attack')?.['target'];
  table.parts.aim(table, String(target));
  await table.perform(table.drafted?.orders ?? []);
  if (!table.position.rolled) await table.perform([{ type: 'commit' }]);
}

const FIGHT = { turn: 8, phase: 'allied-combat', units: { 'C-5/2': '0404', 'G-1062/84': '0405' } } as const;

it('the position before the newest roll is known, and before an older one from the record', async () => {
  const table = tableAt(FIGHT);
  await attacked(table);
  const { rolled } = table.position;
  const before = table.past.before(rolled?.at ?? -1);
  const { game } = table.seat;
  expect(before && game.toAct(before)).toBe('chance');
  expect(rolled && before && rollCard(game, before, rolled.event)?.result).toBe(rolled?.event.args?.['result']);
  // Another decision makes it an older one.
  await table.perform([table.position.legal[0] ?? { type: 'end' }]);
  expect(table.past.before(rolled?.at ?? -1)).toBeUndefined();
  const again = await table.past.replayed(rolled?.at ?? -1);
  expect(again && game.position(again)).toEqual(before && game.position(before));
});

it('what has been taken back is not looked back on', async () => {
  const table = tableAt({ ...FIGHT, phase: 'allied-movement', units: { 'C-5/2': '0404' } });
  const at = table.seat.actions.length;
  expect(await table.perform([{ type: 'move', unit: 'C-5/2' }])).toBe(true);
  expect(table.past.before(at)).toBeDefined();
  await table.undo();
  expect(table.past.before(at)).toBeUndefined();
});

it('what the other side has rolled at the far end of a channel is known as at one screen', async () => {
  const session = sessionOf(gameById('reichswald') as Wargame, FIGHT);
  const { port1, port2 } = new MessageChannel();
  host(port2, new LocalSeat(session, 'german'));
  const seat = await ChannelSeat.open(port1, [session.game]);
  if (!seat) throw new Error('no seat');
  const table = new Table(seat, partsOf(session.game));
  await attacked(new Table(new LocalSeat(session, 'allied'), partsOf(session.game)));
  await expect.poll(() => table.position.rolled).toBeDefined();
  const { rolled } = table.position;
  const before = table.past.before(rolled?.at ?? -1);
  expect(rolled && before && rollCard(seat.game, before, rolled.event)?.result).toBe(rolled?.event.args?.['result']);
  expect(before && seat.game.toAct(before)).toBe('chance');
  port1.close();
});
