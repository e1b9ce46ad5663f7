import { describe, expect, it, vi } from 'vitest';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';
import { pick } from './pick.ts';
import { setUpAll } from './set-up.ts';

const click = { add: false, touch: false };

const placed = ({ position }: Table, units: readonly string[]): (string | null | undefined)[] =>
  units.map((id) => position.view.units.find((unit) => unit.id === id)?.hex);

describe('a set-up', () => {
  it('is done by one press, with legal actions that one undo takes back', async () => {
    const table = tableAt(undefined, 1, 'market-garden');
    const units = [...table.choosing.choosers];
    expect(units.length).toBeGreaterThan(5);
    setUpAll(table);
    await table.asking.answered;
    expect(placed(table, units)).not.toContain(null);
    expect(table.position.decision).not.toBe('choose');
    await table.undo();
    expect(placed(table, units)).toEqual(units.map(() => null));
  });

  it('puts whoever has the shorter march to the objectives in front', async () => {
    const table = tableAt(undefined, 1, 'market-garden');
    const units = [...table.choosing.choosers];
    setUpAll(table);
    await table.asking.answered;
    // Where the road to the first bridge begins.
    expect(placed(table, units.slice(0, 1))).toEqual(['0627']);
    expect(new Set(placed(table, units))).toEqual(new Set(['0527', '0627', '0828', '0928']));
  });

  it('puts several that have been picked into one hex, as far as they have room', async () => {
    const table = tableAt(undefined, 1, 'market-garden');
    const units = [...table.choosing.choosers];
    table.selection.units = units;
    const hex = table.choosing.open.hexes.keys().next().value ?? '';
    pick(table, hex, click);
    await vi.waitFor(() => expect(table.selection.notice).toMatchObject({ refusal: { code: 'stacking' } }));
    const here = units.filter((_, i) => placed(table, units)[i] === hex);
    expect(here.length).toBeGreaterThan(1);
    expect(table.selection.units).toEqual(units.filter((id) => !here.includes(id)));
  });
});
