import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../state/table.svelte.ts';
import { boardKey, pointAt } from './keys.ts';
import { combatOf } from '../systems/engagement/combat.ts';
import { tableAt } from '../state/test-kit.ts';

const body = {};

/** Presses keys on the map: `Shift+Enter`, `e`, `Digit1`; `Held+e` is a key that is kept down. */
async function press(table: Table, ...keys: readonly string[]): Promise<void> {
  for (const one of keys) {
    const repeat = one.startsWith('Held+');
    const name = one.replace('Held+', '');
    const key = name.replace('Shift+', '').replace('Digit', '').replace('Space', ' ');
    const code = name.startsWith('Digit') ? name : '';
    const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: name.startsWith('Shift+') };
    const event = { key, code, repeat, ...held, target: body, preventDefault: () => undefined };
    boardKey(event as unknown as KeyboardEvent, { table, view: undefined, reveal: () => undefined });
    await table.asking.answered;
  }
}

beforeEach(() => vi.stubGlobal('document', { body, getElementById: () => null }));
afterEach(() => vi.unstubAllGlobals());

describe('a planned attack by keys', () => {
  const combat = { turn: 14, weather: 'fair', phase: 'allied-combat' } as const;
  /** Two guns in one hex, a third in another. */
  const units = { 'B-44/15': '1011', 'G-1051/84': '1010', 'B-AD15': '0911', 'B-AD53': '0911', 'B-AD43': '0912' };
  const planned = async (): Promise<Table> => {
    const table = tableAt({ ...combat, units });
    pointAt(table, '1010');
    await press(table, 'Enter');
    return table;
  };
  const guns = (table: Table): readonly string[] | undefined => combatOf(table)?.draft.artillery;

  it('has a gun added by Enter, and committed by Enter again', async () => {
    const table = await planned();
    expect(guns(table)).toEqual([]);
    pointAt(table, '0912');
    await press(table, 'Enter');
    expect(guns(table)).toEqual(['B-AD43']);
    await press(table, 'Enter');
    expect(table.position.decision).not.toBe('fight');
    expect(table.position.log.find(({ event }) => event.code === 'declared')?.event.args?.['artillery']).toEqual([
      'B-AD43',
    ]);
  });

  it('is committed from the hex of who attacks, and from a hex without units', async () => {
    for (const hex of ['1011', '2020', '1010']) {
      const table = await planned();
      pointAt(table, hex);
      await press(table, 'Enter');
      expect(table.position.decision, hex).not.toBe('fight');
    }
  });

  it('has units taken out by Space and number keys', async () => {
    const table = await planned();
    pointAt(table, '0912');
    await press(table, 'Space', 'Space');
    expect(guns(table)).toEqual([]);
    await press(table, 'Digit1', 'Digit1');
    expect(guns(table)).toEqual([]);
  });

  it('has units added by Shift and Enter until all take part', async () => {
    const table = await planned();
    pointAt(table, '0911');
    await press(table, 'Shift+Enter', 'Shift+Enter');
    expect(guns(table)?.toSorted()).toEqual(['B-AD15', 'B-AD53']);
    await press(table, 'Shift+Enter');
    expect(guns(table)).toHaveLength(2);
    expect(table.selection.notice).toMatchObject({ refusal: { code: 'already-listed' } });
  });
});

describe('a set-up by keys', () => {
  it('puts a unit that may stand in hundreds of hexes into the one under the cursor', async () => {
    const table = tableAt(undefined, 1, 'third-world-war');
    table.selection.units = ['US-5DB'];
    expect([
      table.choosing.open.isWide,
      table.choosing.open.hexes.size > 500,
      table.choosing.open.hexes.has('0806'),
    ]).toEqual([true, true, true]);
    pointAt(table, '0806');
    await press(table, 'Enter');
    expect(table.position.view.units.find(({ id }) => id === 'US-5DB')?.hex).toBe('0806');
  });
});

describe('the key that ends the phase', () => {
  const units = { 'B-44/15': '1013', 'G-1051/84': '2213' };
  const begun = (): Table => tableAt({ turn: 14, weather: 'fair', phase: 'allied-movement', units });

  it('asks, and then ends one phase however often it comes', async () => {
    const table = begun();
    await press(table, 'e', 'Held+e', 'Held+e');
    expect(table.position.view.phase).toBe('allied-movement');
    await press(table, 'e', 'Held+e', 'Held+e');
    expect(table.position.view.phase).toBe('allied-combat');
    expect([table.phaseEnd.remaining, table.selection.ending]).toEqual([0, false]);
    await press(table, 'e');
    expect([table.position.view.phase, table.phaseEnd.isSure]).toEqual(['allied-combat', true]);
    await press(table, 'e');
    expect(table.position.view.phase).toBe('german-movement');
  });

  it('ends a phase at once in which everything has been done, and not the next one with it', async () => {
    const attack = { 'B-44/15': '1011', 'G-1051/84': '1010' };
    const table = tableAt({ turn: 14, weather: 'fair', phase: 'allied-combat', units: attack });
    pointAt(table, '1010');
    await press(table, 'Enter', 'Enter');
    for (let i = 0; i < 9 && table.position.decision !== 'fight'; i++)
      await table.perform(table.position.legal.slice(-1));
    expect([table.position.view.phase, table.phaseEnd.remaining]).toEqual(['allied-combat', 0]);
    await press(table, 'e', 'e');
    expect(table.position.view.phase).toBe('german-movement');
  });
});

describe('the end of a phase by keys', () => {
  it('also of one in which something is chosen, not moved or fought', async () => {
    const units = { 'I/vdH': '3110', '6DLI/151/50': '3010' };
    const sides = [{ a: '3010', b: '3110', river: 'canal', bridge: 'road' }];
    const extra = { bridges: { '3010-3110': 'wired' } };
    const table = tableAt({ turn: 4, phase: 'german-bridges', units, sides, extra }, 1, 'holland-44');
    expect([table.position.prompt.code, table.phaseEnd.mayEnd]).toEqual(['bridges-and-charges', true]);
    await press(table, 'e');
    expect(table.position.view.phase).not.toBe('german-bridges');
  });
});
