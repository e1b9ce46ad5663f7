// What is picked up while the answer to what was played before is due.
import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Order } from '../../seat/seat.ts';
import type { Sketch } from '../../wargame/test-kit.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { sessionOf, slowTableOf } from '../state/test-kit.ts';
import type { Table } from '../state/table.svelte.ts';
import { drawTo } from './draw.ts';
import { go, pick, select } from './pick.ts';

const tableAt = (side: string | null, sketch?: Sketch, game = 'reichswald'): Table =>
  slowTableOf(sessionOf(gameById(game) as Wargame, sketch), side).table;

const click = { add: false, touch: false };
const withdraw = (unit: string): Order[] => [{ type: 'withdraw', unit }];
const MOVE: Order[] = [
  { type: 'move', unit: 'C-5/2' },
  { type: 'step', to: '0405' },
];

/** What has been taken up, where it could go, and what is told. */
const held = ({ selection, moving }: Table): unknown => [
  selection.units,
  (moving.planned?.reach?.hexes.length ?? 0) > 0,
  selection.notice,
];

describe('a unit taken up before the answer', () => {
  it('stays so, with its plan and the path that is being drawn', async () => {
    const table = tableAt('allied');
    const played = table.perform(MOVE);
    select(table, 'B-227/15');
    const near = table.moving.planned?.reach?.hexes.find(({ path }) => path.length === 1)?.hex ?? '';
    drawTo(table, near);
    expect(await played).toBe(true);
    expect(held(table)).toEqual([['B-227/15'], true, undefined]);
    expect(table.selection.drawing).toEqual([near]);
    go(table, near);
    await table.asking.answered;
    expect(table.position.view.units.find(({ id }) => id === 'B-227/15')?.hex).toBe(near);
    expect(held(table)).toEqual([[], false, undefined]);
  });

  it('is put down where it cannot be gone on with', async () => {
    const table = tableAt('allied');
    const played = table.perform(withdraw('C-4/2'));
    select(table, 'C-4/2');
    expect(await played).toBe(true);
    expect(held(table)).toEqual([[], false, undefined]);
  });

  it('is put down with the phase', async () => {
    const table = tableAt('allied', { turn: 14, phase: 'allied-movement', units: { 'C-5/2': '0305' } });
    const played = table.perform([{ type: 'end' }]);
    select(table, 'C-5/2');
    expect(await played).toBe(true);
    expect([table.position.view.phase, ...(held(table) as [])]).toEqual(['allied-combat', [], false, undefined]);
  });

  it('is put down where another phase asks, though it could go on in that', async () => {
    const units = { 'B-227/15': '0303', 'G-1062/84': '2010' };
    const table = tableAt(null, { turn: 14, phase: 'allied-combat', units });
    const played = table.perform([{ type: 'end' }]);
    select(table, 'G-1062/84');
    expect(await played).toBe(true);
    expect([table.moving.movers.has('G-1062/84'), table.selection.units]).toEqual([true, []]);
  });

  it('is not the one that was played, nor one that is played next', async () => {
    const table = tableAt('allied');
    select(table, 'C-5/2');
    const played = [table.perform(MOVE)];
    select(table, 'C-4/2');
    played.push(table.perform(withdraw('C-4/2')));
    select(table, 'B-227/15');
    expect(await Promise.all(played)).toEqual([true, true]);
    expect(held(table)).toEqual([['B-227/15'], true, undefined]);
    // Nothing else has been taken up since.
    await table.perform(withdraw('C-6/2'));
    expect(held(table)).toEqual([[], false, undefined]);
  });

  it('stays so over what is taken back', async () => {
    const table = tableAt('allied');
    await table.perform(withdraw('C-4/2'));
    const undone = table.undo();
    select(table, 'B-227/15');
    expect(await undone).toBe(true);
    expect(held(table)).toEqual([['B-227/15'], true, undefined]);
  });
});

describe('before the answer', () => {
  it.each([
    { target: '2010', drafted: '2010' },
    { target: '1310', drafted: undefined },
  ])('an attack on $target in the making stays, if there still can be one', async ({ target, drafted }) => {
    const units = { 'G-1052/84': '1310', 'G-1062/84': '2010', 'B-227/15': '0303' };
    const table = tableAt('allied', { turn: 14, weather: 'fair', phase: 'allied-combat', units });
    pick(table, '1310', click);
    table.selection.setDraft({ ...table.selection.draft, air: 7 });
    const played = table.commit();
    pick(table, target, click);
    await played;
    expect(table.position.log.at(-1)?.event.code).toBe('bombard-roll');
    expect(table.drafted?.target).toBe(drafted);
  });

  it('whoever is taken up at a set-up stays so, in the place of the next one', async () => {
    const table = tableAt('nato', undefined, 'third-world-war');
    const [first = '', , , other = ''] = table.choosing.choosers;
    table.selection.units = [first];
    const [hex = ''] = table.choosing.open.hexes.keys();
    pick(table, hex, click);
    table.selection.units = [other];
    await table.asking.answered;
    await Promise.resolve();
    expect([table.position.view.units.find(({ id }) => id === first)?.hex, table.choosing.chooser]).toEqual([
      hex,
      other,
    ]);
  });
});
