import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import type { Side } from '../../kernel/game.ts';
import type { PositionView, UnitView, Wargame } from '../../wargame/wargame.ts';
import { pick, pickBeside } from '../gestures/pick.ts';
import { cursorOf } from '../keys/keys.ts';
import { arrivalsOf, enteringNow } from '../panels/reserves/reserves.ts';
import { mapContextOf } from '../speech/map-context.ts';
import { hexShort, hexSpoken } from '../speech/speak.ts';
import type { Table } from '../state/table.svelte.ts';
import { tableAt, tableOf } from '../state/test-kit.ts';
import { sceneOf } from './scene.ts';

const plain = gameById('reichswald') as Wargame;
const AREA = 'south';

/** The game with all that waits in an area beside the map, and with counters that lie face down. */
const game: Wargame = {
  ...plain,
  view(state: never, side: Side | null): PositionView {
    const view = plain.view(state, side);
    const inArea = (unit: UnitView): UnitView =>
      unit.where === 'waiting' ? { ...unit, where: 'area', area: AREA } : unit;
    const unknown = ['0507', '1515', AREA].map((at) => ({ side: 'german', at }));
    return { ...view, units: view.units.map(inArea), unknown };
  },
};
const tableWith = (): Table => tableOf(game);

describe('units in an area beside the map', () => {
  it('are drawn in a stack by the hexes of the area', () => {
    const table = tableWith();
    const waiting = tableAt().position.view.units.filter(({ where }) => where === 'waiting');
    const [area, ...others] = sceneOf(table).beside ?? [];
    expect(others).toEqual([]);
    expect(area).toMatchObject({ id: AREA, hexes: plain.map.edges.find(({ id }) => id === AREA)?.hexes });
    expect(area?.pieces.map(({ id }) => id).toSorted()).toEqual(
      [...waiting.map(({ id }) => id), 'unknown-2'].toSorted(),
    );
    expect(sceneOf(table).pieces.filter(({ hex }) => hex === AREA)).toEqual([]);
    expect(sceneOf(tableAt()).beside).toEqual([]);
  });

  it('are taken up in turn by clicks on the stack, those first that can move', () => {
    const table = tableWith();
    const picked = [0, 1, 2].map(() => {
      pickBeside(table, AREA, false);
      return table.selection.units[0];
    });
    expect(new Set(picked).size).toBe(3);
    for (const id of picked) expect(enteringNow(table)).toContain(id);
    expect(table.moving.planned?.reach?.hexes.length).toBeGreaterThan(0);
    expect(table.attention.inspected).toBe(AREA);
    expect(Object.keys(table.position.map.hexes)).toContain(cursorOf(table));
    pickBeside(table, 'north', false);
    expect(table.selection.notice).toEqual({ key: 'not-yours' });
  });

  it('stand first among the reinforcements of their side', () => {
    const groups = arrivalsOf(tableWith(), 'allied');
    expect(groups.map(([arrival]) => arrival)).toEqual([`area ${AREA}`]);
    expect(groups[0]?.[1].length).toBeGreaterThan(5);
  });
});

it('the enemy in an area beside the map can come as one that waits can', () => {
  const enemies = (table: Table): string[] => table.aids.threats.units.map(({ id }) => id);
  expect(enemies(tableWith())).toEqual(enemies(tableAt()));
  expect(tableWith().aids.threats.units.some(({ area }) => area === AREA)).toBe(true);
});

describe('counters that lie face down', () => {
  it('are drawn under the units of their hex, in the colours of their side', () => {
    const { pieces } = sceneOf(tableWith());
    const unknown = pieces.filter(({ face }) => face.unknown);
    expect(unknown.map(({ hex }) => hex)).toEqual(['0507', '1515']);
    expect(pieces.slice(0, 2)).toEqual(unknown);
    for (const { face } of unknown) expect(face).toMatchObject({ cut: true, label: '?', factors: '' });
  });

  it('are told in words', () => {
    const context = mapContextOf(tableWith());
    expect(hexShort('en', context, '1515').at(-1)).toBe('face-down counter, Germans');
    expect(hexSpoken('es', context, '1515')).toMatch(/; ficha boca abajo, Alemanes/);
    expect(hexSpoken('en', mapContextOf(tableAt()), '1515')).not.toContain('face-down');
  });

  it('count as enemies', () => {
    const table = tableWith();
    expect([table.units.enemyIn('1515'), tableAt().units.enemyIn('1515')]).toEqual([true, false]);
    pick(table, '1515', { add: false, touch: false });
    expect(table.selection.notice).toEqual({ key: 'not-yours' });
  });
});
