import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../state/table.svelte.ts';
import { tableAt } from '../state/test-kit.ts';
import { choose } from './choose.ts';
import { go, pick, select, switchMove } from './pick.ts';

const GAME = 'third-world-war';
const FLIER = 'SU-103';
const CARRIED = 'US-4DIMec';
const click = { add: false, touch: false };

const seen = (table: Table, unit: string): string | null | undefined =>
  table.position.view.units.find(({ id }) => id === unit)?.hex;
const codesIn = (table: Table): string[] => table.position.log.map(({ event }) => event.code);

describe('a unit that flies', () => {
  const enemies = { 'NL-4DIMec': '1808', 'WG-7DB': '1810', 'WG-1DB': '1812' };
  const moves = {
    turn: 5,
    phase: 'pact-movement',
    printed: true,
    units: { [FLIER]: '1706', 'SU-16': '2010', ...enemies },
  } as const;

  it('is switched between the ground and the air, and others say why they are not', () => {
    const table = tableAt(moves, 1, GAME);
    select(table, FLIER);
    const onFoot = table.moving.planned?.reach?.hexes.length ?? 0;
    switchMove(table);
    expect(table.moving.action).toBe('fly');
    expect(table.moving.planned?.reach?.hexes.length).toBeGreaterThan(onFoot);
    switchMove(table);
    expect([table.moving.action, table.moving.planned?.reach?.hexes.length]).toEqual(['move', onFoot]);
    select(table, 'SU-16');
    switchMove(table);
    expect([table.moving.action, table.selection.notice]).toMatchObject([
      'move',
      { refusal: { code: 'no-helicopter' } },
    ]);
    expect([table.moving.fliers.has(FLIER), table.moving.fliers.has('SU-16')]).toEqual([true, false]);
  });

  it.each([1, 2, 3, 4, 5, 6])('goes on after each die and lands, unless it is lost: seed %i', async (seed) => {
    const table = tableAt(moves, seed, GAME);
    select(table, FLIER);
    switchMove(table);
    const goal = table.moving.planned?.reach?.hexes.find(
      ({ hex, mayStop, dice = 0 }) => mayStop && dice > 2 && hex > '1800',
    );
    table.attention.hover = goal?.hex;
    expect(table.moving.preview).toMatchObject({ dice: goal?.dice, undoable: false });
    go(table, goal?.hex ?? '');
    await table.asking.answered;
    const shots = codesIn(table).filter((code) => code === 'flak').length;
    if (codesIn(table).includes('eliminated')) return;
    expect([shots, seen(table, FLIER), table.position.decision]).toEqual([goal?.dice, goal?.hex, 'move']);
    expect(codesIn(table)).toContain('landed');
  });

  it('is told why it does not come down over ground where nobody lands', () => {
    const table = tableAt(moves, 1, GAME);
    select(table, FLIER);
    switchMove(table);
    const goal = table.moving.planned?.reach?.hexes.find(({ mayStop, dice }) => !mayStop && dice === 0);
    go(table, goal?.hex ?? '');
    expect(table.selection.notice).toMatchObject({ refusal: { hex: goal?.hex } });
    expect([table.position.decision, seen(table, FLIER)]).toEqual(['move', '1706']);
  });

  it('is one of several that are carried: the second is told that the first has been', async () => {
    const units = { [CARRIED]: '1619', 'US-3DIMec': '1719', 'US-6DB': '1620' } as const;
    const table = tableAt({ turn: 5, phase: 'nato-movement', printed: true, units }, 1, GAME);
    select(table, CARRIED);
    switchMove(table);
    go(table, '1620');
    await table.asking.answered;
    expect(seen(table, CARRIED)).toBe('1620');
    select(table, 'US-3DIMec');
    switchMove(table);
    expect([table.moving.action, table.selection.notice]).toMatchObject([
      'move',
      { refusal: { code: 'helicopters-used' } },
    ]);
  });
});

describe('a set-up', () => {
  let table: Table;
  beforeEach(() => {
    table = tableAt(undefined, 1, GAME);
  });

  it('takes a unit and then its hex, and goes on with the next unit', async () => {
    expect([table.position.decision, table.choosing.settingUp, table.choosing.chooser]).toEqual([
      'choose',
      true,
      undefined,
    ]);
    const [first, second] = [...table.choosing.choosers];
    table.selection.units = [first ?? ''];
    const [hex] = [...table.choosing.open.hexes.keys()];
    pick(table, hex ?? '', click);
    await table.asking.answered;
    await Promise.resolve();
    expect([seen(table, first ?? ''), table.choosing.chooser]).toEqual([hex, second]);
  });

  it('takes a hex and then who stands there', async () => {
    pick(table, '2121', click);
    expect([table.selection.armed, codesIn(table).includes('set-up')]).toEqual(['2121', false]);
    const choice = table.choosing.choices.find(({ unit, hexes }) => unit === 'US-6DB' && hexes.includes('2121'));
    if (choice) await choose(table, choice);
    expect([seen(table, 'US-6DB'), table.selection.armed, table.choosing.chooser]).toEqual(['2121', '2121', undefined]);
    pick(table, '2121', click);
    expect(table.selection.armed).toBeUndefined();
  });

  it('says why a unit is not set up in a hex', () => {
    table.selection.units = ['US-6DB'];
    pick(table, '0510', click);
    expect(table.selection.notice).toMatchObject({ refusal: { code: 'not-in-bivouac', hex: '0510' } });
  });
});

describe('what costs points', () => {
  it('is asked for twice', async () => {
    const table = tableAt(
      { turn: 6, phase: 'pact-combat', printed: true, units: { 'SU-16': '2010', 'NL-4DIMec': '1808' } },
      1,
      GAME,
    );
    await table.perform([{ type: 'nuclear' }]);
    expect([
      table.choosing.open.isWide,
      table.choosing.open.hexes.get('1808')?.price,
      table.choosing.open.hexes.get('1706')?.price,
    ]).toEqual([true, 30, 50]);
    pick(table, '1808', click);
    expect([table.selection.armed, table.selection.notice]).toMatchObject([
      '1808',
      { key: 'choice-armed', args: { points: 30 } },
    ]);
    pick(table, '1808', click);
    await table.asking.answered;
    expect([table.position.beside.ruined, table.position.beside.closed, seen(table, 'NL-4DIMec')]).toEqual([
      ['1808'],
      [],
      null,
    ]);
  });
});
