import { describe, expect, it, vi } from 'vitest';
import { sceneOf } from '../map/scene.ts';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';
import { hold } from './hold.ts';
import { pick, select } from './pick.ts';
import { gather, gatherStack, gatherTaken, send, takeBackSent } from './send.ts';

const units = { 'B-44/15': '1013', 'B-AD15': '1013', 'C-5/2': '1014', 'G-1051/84': '1009' } as const;
const sketch = { turn: 14, weather: 'fair', phase: 'allied-movement', units } as const;
const [click, shift] = [
  { add: false, touch: false },
  { add: true, touch: false },
];
const ALL = ['B-44/15', 'B-AD15', 'C-5/2'];

/** Once it has been worked out between frames. */
async function foreseen(table: Table): Promise<void> {
  while (!table.sending.isDone) await new Promise((resolve) => setTimeout(resolve));
}

const placesOf = ({ position }: Table): (string | null | undefined)[] =>
  ALL.map((id) => position.view.units.find((unit) => unit.id === id)?.hex);

const endsOf = ({ sending }: Table): Record<string, string | undefined> =>
  Object.fromEntries(sending.routes.map(({ unit, to }) => [unit, to]));

describe('a group that is sent', () => {
  it('is shown where each of it would end before anybody moves, and goes with a second click', async () => {
    const table = tableAt(sketch);
    gather(table, ALL);
    pick(table, '1011', click);
    await foreseen(table);
    const { ends, before } = { ends: endsOf(table), before: table.seat.actions.length };
    expect(Object.values(ends).every((hex) => hex !== undefined)).toBe(true);
    expect(table.seat.actions).toHaveLength(before);
    const { arrows, notes } = sceneOf(table);
    expect(arrows).toContainEqual({ from: '1014', to: ends['C-5/2'], kind: 'command' });
    expect(notes?.reduce((sum, { text }) => sum + Number(text), 0)).toBe(3);
    pick(table, '1011', click);
    await vi.waitFor(() => expect(placesOf(table)).toEqual(ALL.map((id) => ends[id])));
    expect(table.selection.group).toBeUndefined();
  });

  it('comes into a zone of the enemy only where it has been sent', async () => {
    const table = tableAt(sketch);
    const zones = table.position.beside.zones['german'] ?? [];
    expect(zones).toContain('1010');
    gather(table, ALL);
    pick(table, '1008', click);
    await foreseen(table);
    expect(Object.values(endsOf(table)).filter((hex) => hex === undefined || zones.includes(hex))).toEqual([]);
    pick(table, '1010', click);
    await foreseen(table);
    expect(Object.values(endsOf(table))).toContain('1010');
  });

  it('leaves those behind who do not fit into the hex, in front of it', async () => {
    const table = tableAt(sketch);
    gather(table, ALL);
    pick(table, '1012', click);
    await foreseen(table);
    const ends = Object.values(endsOf(table));
    expect(ends.filter((hex) => hex === '1012').length).toBeGreaterThan(1);
    await send(table);
    const { game, state } = table.seat;
    expect(game.view(state, null).pending).toEqual([]);
    expect(placesOf(table)).toEqual(ALL.map((id) => endsOf(table)[id] ?? placesOf(table)[ALL.indexOf(id)]));
  });

  it('is taken back at once, or unit by unit', async () => {
    const table = tableAt(sketch);
    const before = placesOf(table);
    gather(table, ALL);
    pick(table, '1011', click);
    await foreseen(table);
    await send(table);
    expect(table.sending.sent).toBe(3);
    await takeBackSent(table);
    expect([placesOf(table), table.sending.sent]).toEqual([before, 0]);
    gather(table, ALL);
    pick(table, '1011', click);
    await foreseen(table);
    await send(table);
    await table.undo();
    expect([placesOf(table).filter((hex) => before.includes(hex)).length > 0, table.sending.sent]).toEqual([true, 0]);
  });

  it('stops with what comes between, and says so', async () => {
    const table = tableAt(sketch);
    gather(table, ALL);
    pick(table, '1011', click);
    await foreseen(table);
    const { perform } = table.seat;
    let asked = 0;
    const refusal = { rule: '4.1.2', code: 'enemy-there' };
    table.seat.perform = (...orders) =>
      ++asked === 2 ? Promise.resolve({ ok: false, error: refusal }) : perform.apply(table.seat, orders);
    await send(table);
    expect([asked, table.sending.sent]).toEqual([2, 1]);
    expect(table.selection.notice).toEqual({ refusal });
  });
});

describe('who is sent', () => {
  it('is whoever has been taken up, and with Shift the stacks of other hexes; again takes them out', () => {
    const table = tableAt(sketch);
    select(table, 'C-5/2');
    pick(table, '1013', shift);
    expect(table.selection.group?.units.toSorted()).toEqual(ALL.toSorted());
    pick(table, '1014', shift);
    expect(table.selection.group?.units.toSorted()).toEqual(['B-44/15', 'B-AD15']);
    pick(table, '1013', shift);
    expect(table.selection.group).toBeUndefined();
  });

  it('is no longer held', () => {
    const table = tableAt(sketch);
    hold(table, ALL);
    gather(table, ['C-5/2']);
    expect([...table.held.units]).toEqual(['B-44/15', 'B-AD15']);
  });

  it('is nobody of the enemy, and nobody once the group is put down', () => {
    const table = tableAt(sketch);
    select(table, 'C-5/2');
    gatherTaken(table);
    expect(gatherStack(table, '1009')).toBe(false);
    table.selection.clear();
    expect([table.selection.group, table.sending.routes]).toEqual([undefined, []]);
  });
});
