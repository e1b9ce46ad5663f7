import { describe, expect, it } from 'vitest';
import { sceneOf } from '../map/scene.ts';
import { byFormation, remainingOf } from '../state/remaining.ts';
import { tableAt } from '../state/test-kit.ts';
import { hold, holdTaken } from './hold.ts';
import { nextUnit, select } from './pick.ts';

const units = { 'B-44/15': '1013', 'B-46/15': '1015', 'C-5/2': '1017', 'G-1051/84': '1505' } as const;
const sketch = { turn: 14, weather: 'fair', phase: 'allied-movement', units } as const;

const kindsOf = (table: ReturnType<typeof tableAt>): string[] =>
  remainingOf(table).flatMap(({ kind, unit }) => (unit?.startsWith('G') === false ? [`${kind} ${unit}`] : []));

describe('a unit that is held', () => {
  it('is asked for no more: not as next unit, not in the list, not at the end of the phase', () => {
    const table = tableAt(sketch);
    const before = table.phaseEnd.remaining;
    select(table, 'B-44/15');
    expect(holdTaken(table)).not.toBe('B-44/15');
    expect(table.phaseEnd.remaining).toBe(before - 1);
    expect(kindsOf(table)).toContain('held B-44/15');
    expect(kindsOf(table)).not.toContain('move B-44/15');
    const seen = Array.from({ length: before + 1 }, () => nextUnit(table));
    expect(seen).not.toContain('B-44/15');
    expect(sceneOf(table).pieces.find(({ id }) => id === 'B-44/15')).toMatchObject({ spent: true, badges: ['■'] });
  });

  it('is asked for again once it has been taken up', () => {
    const table = tableAt(sketch);
    hold(table, ['B-44/15', 'B-46/15']);
    select(table, 'B-44/15');
    expect([...table.held.units]).toEqual(['B-46/15']);
  });

  it('is gone on from, forwards and backwards', () => {
    const table = tableAt(sketch);
    const [first = '', second, third] = [nextUnit(table), nextUnit(table), nextUnit(table)];
    select(table, first);
    expect(holdTaken(table)).toBe(second);
    expect(nextUnit(table)).toBe(third);
    expect(nextUnit(table, -1)).toBe(second);
    expect(nextUnit(table, -1)).not.toBe(first);
  });

  it('stays so beside the game, for its phase alone', async () => {
    let note: string | null = null;
    const keeping = { read: () => note, write: (text: string) => (note = text) };
    const table = tableAt(sketch);
    table.held.keepIn(keeping);
    hold(table, ['B-44/15']);
    const again = tableAt(sketch);
    again.held.keepIn(keeping);
    expect([...again.held.units]).toEqual(['B-44/15']);
    expect(again.seat.actions).toEqual([]);
    await again.perform([{ type: 'end' }]);
    expect([...again.held.units]).toEqual([]);
    for (const text of ['{', '7', '[7, null]']) again.held.keepIn({ ...keeping, read: () => text });
    expect([...again.held.units]).toEqual([]);
  });
});

it('where everybody is held one press ends the phase, and the next press asks first whether it was meant for the next one', async () => {
  const table = tableAt(sketch);
  hold(table, [...table.moving.movers]);
  await Promise.all([table.end(), table.end()]);
  expect([table.position.view.phase, table.phaseEnd.remaining]).toEqual(['allied-combat', 0]);
  await table.end();
  expect([table.position.view.phase, table.phaseEnd.isSure]).toEqual(['allied-combat', true]);
  await table.end();
  expect(table.position.view.phase).not.toBe('allied-combat');
});

it('units that are still to be placed are asked about before a phase ends in which they can be', async () => {
  const table = tableAt({ turn: 4, phase: 'allied-landing', printed: true, others: true, units: {} }, 1, 'holland-44');
  const { choosers } = table.choosing;
  expect([choosers.size > 0, table.phaseEnd.mayEnd]).toEqual([true, true]);
  expect(remainingOf(table).map(({ kind, unit }) => `${kind} ${unit}`)).toEqual(
    [...choosers].map((id) => `enter ${id}`),
  );
  await table.end();
  expect([table.phaseEnd.isSure, table.phaseEnd.remaining]).toEqual([true, choosers.size]);
});

it('what is left to do is grouped by formation, in the order in which it comes', () => {
  const table = tableAt(sketch);
  const moves = remainingOf(table).filter(({ kind }) => kind === 'move');
  expect(byFormation(table.counters, moves)).toEqual([
    ['15', ['B-44/15', 'B-46/15']],
    ['2 Cdn', ['C-5/2']],
  ]);
});
