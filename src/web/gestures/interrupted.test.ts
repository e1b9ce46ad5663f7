import { expect, it } from 'vitest';
import type { ShownPosition } from '../state/position.svelte.ts';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';
import { pick, select, setMode } from './pick.ts';

const GAME = 'holland-44';
const UNIT = '2/1P/1';
const click = { add: false, touch: false };
/** Frost's battalion at its drop hex, and a battalion it would meet. */
const landed = {
  turn: 1,
  phase: 'allied-movement',
  printed: true,
  units: { [UNIT]: '6217', 'A/1 BD': 'off', 'Krafft(-)': '6319' },
} as const;

const hexOf = ({ view }: ShownPosition): string | null | undefined => view.units.find(({ id }) => id === UNIT)?.hex;

async function click6221(table: Table): Promise<void> {
  pick(table, '6221', click);
  await table.asking.answered;
}

it('a move is played up to where the other side is asked, and goes on from there with a second click', async () => {
  const table = tableAt(landed, 1, GAME);
  select(table, UNIT);
  setMode(table, 'extended');
  await click6221(table);
  expect([hexOf(table.position), table.position.view.toAct, table.position.decision]).toEqual([
    '6120',
    'german',
    'choose',
  ]);
  await table.perform([{ type: 'spare' }]);
  expect([table.position.view.toAct, table.position.decision]).toEqual(['allied', 'moving']);
  await click6221(table);
  expect([hexOf(table.position), table.position.decision]).toEqual(['6221', 'move']);
});

it('a move ends where it was meant to, whatever the unit could have done before it', async () => {
  const table = tableAt(landed, 1, GAME);
  select(table, UNIT);
  expect(table.moving.planned?.extras.map(({ type }) => type)).toContain('break-down');
  pick(table, '6118', click);
  await table.asking.answered;
  expect([hexOf(table.position), table.position.decision, table.selection.units]).toEqual(['6118', 'move', []]);
});

it('the hex of an unknown unit is entered with a second click: whoever lies there fights at once', async () => {
  const unknown = { '6315': 'HG Training' };
  const table = tableAt({ ...landed, units: { [UNIT]: '6217' }, extra: { unknown } }, 1, GAME);
  select(table, UNIT);
  pick(table, '6315', click);
  expect([table.selection.armed, hexOf(table.position)]).toEqual(['6315', '6217']);
  pick(table, '6315', click);
  await table.asking.answered;
  expect(table.position.log.map(({ event }) => event.code)).toContain('revealed');
});
