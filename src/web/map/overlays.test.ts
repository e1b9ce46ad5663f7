import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/all.ts';
import { makeGrid } from '../../hex/grid.ts';
import type { UnitView, Wargame } from '../../wargame/wargame.ts';
import { Layers } from '../state/layers.svelte.ts';
import { countersOf } from '../counter/faces.ts';
import { flagsOf, artilleryShown, reachOf, regionsOf } from './overlays.ts';
import { select } from '../gestures/pick.ts';
import { tableAt } from '../state/test-kit.ts';

const game = gameById('reichswald') as Wargame;
const grid = makeGrid(game.map.grid);
const at = (hex: string | null, id = 'B-15GP'): UnitView => ({ id, hex, steps: 1, marks: [], where: 'map' });

describe('what an overlay covers', () => {
  it('reach: every hex within the range on the counter, its own included', () => {
    const counters = countersOf(game);
    expect(reachOf(grid, [at('1009')], counters)).toHaveLength(37);
    expect(reachOf(grid, [at('1009', 'C-5/2'), at(null)], counters)).toEqual([]);
  });

  it('both sides are told apart by pattern as well as by ink', () => {
    const table = tableAt();
    expect(regionsOf(table)).toEqual([]);
    table.layers.toggle('zones');
    const looks = regionsOf(table).map(({ pattern, ink }) => `${pattern} ${ink}`);
    expect(looks).toEqual(['rise first', 'fall second']);
    expect(regionsOf(table).every(({ hexes }) => hexes.length > 6)).toBe(true);
  });

  it('formation: the hexes of the selected unit and its comrades', () => {
    const table = tableAt();
    table.layers.toggle('formation');
    expect(regionsOf(table)[0]?.hexes).toEqual([]);
    select(table, 'C-5/2');
    expect(regionsOf(table)[0]?.hexes).toContain('0305');
  });

  it('reach is of the selected gun, else of all own artillery on the map', () => {
    const table = tableAt();
    const { artillery, all } = artilleryShown(table);
    expect(all).toBe(true);
    expect(artillery.every(({ id, hex }) => table.units.isOwn(id) && hex !== null)).toBe(true);
    const [gun] = artillery;
    if (gun) table.selection.units = [gun.id];
    expect(artilleryShown(table).artillery.map(({ id }) => id)).toEqual(gun ? [gun.id] : []);
  });

  it('objectives: a flag on every place that counts', () => {
    const table = tableAt();
    expect(flagsOf(table)).toEqual([]);
    table.layers.toggle('objectives');
    const holders = Object.keys(table.position.view.extra['holders'] as object);
    const flags = flagsOf(table).map(({ hex }) => hex);
    expect(flags.slice(0, holders.length)).toEqual(Object.keys(table.position.beside.objectives));
    expect(flags.slice(0, holders.length).toSorted()).toEqual(holders.toSorted());
  });

  it('objectives: each place has its worth on one of its hexes, exits and areas included', () => {
    const table = tableAt();
    table.layers.toggle('objectives');
    const valued = flagsOf(table).filter(({ value }) => value !== undefined);
    const won = table.aids.victory.items.filter(({ hexes }) => hexes.length > 0);
    expect(valued).toHaveLength(won.length);
    const valueOf = (item: string): string | undefined => {
      const { hexes = [] } = won.find((one) => one.item === item) ?? {};
      return valued.find(({ hex }) => hexes.includes(hex))?.value;
    };
    expect(['cleve', 'exit-b', 'hekkens'].map(valueOf)).toEqual(['30/60', '20/40', '10']);
    const wood = valued.find(({ value }) => value === '30');
    expect(table.aids.victory.items.find(({ item }) => item === 'reichswald')?.hexes).toContain(wood?.hex);
  });

  it('objectives: an area leaves the flags of places alone, and says that each unit counts', () => {
    const table = tableAt({ turn: 20, phase: 'german-movement', units: { 'G-Walther': '0626' } }, 1, 'market-garden');
    table.layers.toggle('objectives');
    const road = flagsOf(table).find(({ value }) => value === '2×');
    expect(road?.kind).toBe('plain');
    expect(table.position.beside.objectives[road?.hex ?? '']).toBeUndefined();
  });
});

describe('a key or button of an overlay', () => {
  it('pins by a tap and unpins by another', () => {
    const layers = new Layers();
    layers.press('zones', 0);
    expect(layers.isOn('zones')).toBe(true);
    layers.release(100);
    expect(layers.isOn('zones')).toBe(true);
    layers.press('zones', 1000);
    layers.release(1100);
    expect(layers.isOn('zones')).toBe(false);
  });

  it('shows while it is held and leaves what was pinned as it was', () => {
    const layers = new Layers();
    layers.press('range', 0);
    layers.release(900);
    expect(layers.isOn('range')).toBe(false);
    layers.toggle('range');
    layers.press('range', 2000);
    layers.release(3000);
    expect(layers.isOn('range')).toBe(true);
  });
});
