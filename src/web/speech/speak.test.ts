import { describe, expect, it } from 'vitest';
import { HOLLAND_44 } from '../../games/holland-44/index.ts';
import { makeGrid } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { select } from '../gestures/pick.ts';
import { mapContextOf } from './map-context.ts';
import { aroundSpoken, hexSpoken, unitSpoken } from './speak.ts';
import { tableAt } from '../state/test-kit.ts';

describe('the map in words', () => {
  it('tells ground, sides and units of a hex, in every language', () => {
    const context = mapContextOf(tableAt());
    expect(hexSpoken('en', context, '0507')).toBe(
      '0507, De Horst, village, unpaved road to 0506, 0607 and 0408; German 1051/84, 1051st Grenadier Regiment, 84th Infantry Division, infantry, 1-3-10',
    );
    expect(hexSpoken('pt', context, '0216')).toBe('0216, inundação, rio nos lados nordeste e sudeste');
    expect(hexSpoken('es', context, '0305')).toBe(
      '0305, terreno abierto, carretera sin pavimentar a 0405 y 0306; 5/2, canadiense, 5.ª Brigada de Infantería, 2.ª División canadiense, infantería, 4-4-12',
    );
  });

  it('tells ferries, and every class of road by its name', () => {
    const context = mapContextOf(tableAt());
    const sides = [
      { a: '0107', b: '0108', road: 'unpaved', source: 'made up' },
      { a: '0107', b: '0208', road: 'paved', source: 'made up' },
      { a: '0106', b: '0107', river: true, ferry: true, source: 'made up' },
    ] as const;
    expect(hexSpoken('en', { ...context, map: { ...context.map, sides } }, '0107')).toContain(
      'river on the north side, ferry to 0106, paved road to 0208, unpaved road to 0108',
    );
  });

  it('tells every kind of river, bridge and road by its name, and how bridges stand', () => {
    const { map, looks, id: game } = HOLLAND_44;
    const context = {
      ...mapContextOf(tableAt()),
      game,
      map,
      ground: looks?.ground ?? {},
      grid: makeGrid(map.grid),
      stacks: new Map(),
      zones: new Set<string>(),
      down: [['5321', '5421']] as const,
    };
    expect(hexSpoken('en', context, '5321')).toBe(
      '5321, Nijmegen, city, victory hex, major river on the north-west side, road bridge to 5421 (down), primary road to 5320 and 5421, secondary road to 5222',
    );
    expect(hexSpoken('pt', context, '1304')).toBe('1304, aberto, canal nos lados nordeste e noroeste');
    expect(hexSpoken('es', context, '1502')).toBe(
      '1502, abierto, canal en los lados sureste y suroeste, puente de carretera a 1402, carretera secundaria a 1402 y 1602, límite de cuerpo de ejército en los lados este y sureste',
    );
    expect(aroundSpoken('en', context, '5321')).toMatch(
      /north-west 5421: Lent, polder, village, major river, road bridge \(down\), primary road\.$/,
    );
    const mended = { ...context, repairs: context.down, safe: [['1402', '1502']] as const };
    expect(hexSpoken('en', mended, '5421')).toContain('road bridge to 5321 (under repair)');
    expect(hexSpoken('en', mended, '1502')).toContain('road bridge to 1402 (cannot be blown)');
  });

  it('tells what a hex means for the unit taken up', () => {
    const table = tableAt();
    select(table, 'C-5/2');
    const context = mapContextOf(table);
    expect(hexSpoken('en', context, '0405')).toMatch(
      /in an enemy zone; reachable for 1 of 12 MP; must stop there \(4\.1\.2\)$/,
    );
    expect(hexSpoken('en', context, '0305')).toMatch(/4-4-12, selected$/);
    expect(hexSpoken('en', context, '0507')).toMatch(/out of reach$/);
  });

  it('tells how units stand: reduced, moved, of unknown strength', () => {
    const table = tableAt();
    const [unit] = table.units.byHex.get('0305') ?? [];
    if (!unit) throw new Error('nobody in 0305');
    const context = mapContextOf(table);
    expect(unitSpoken('pt', context, { ...unit, steps: 1, marks: ['moved'] })).toMatch(/reduzida, já se moveu$/);
    expect(unitSpoken('en', context, { ...unit, steps: null })).toBe(
      'Canadian 5/2, 5th Infantry Brigade, 2nd Canadian Division, infantry, strength unknown',
    );
  });

  it('tells all six neighbours, clockwise from north, and the edge of the map', () => {
    const context = mapContextOf(tableAt());
    const around = aroundSpoken('en', context, '0405');
    expect(around).toMatch(/^Around 0405: north 0404: inundation; /);
    expect(around).toContain('south-east 0505: open ground, paved road, German 1062/84');
    expect(around.split('; ')).toHaveLength(6);
    expect(aroundSpoken('pt', context, '0101')).toMatch(/norte: borda do mapa/);
  });

  it('tells neighbours by the directions that hexes with a pointy top have, and a hole as the edge of the map', () => {
    const shape = {
      orientation: 'pointy',
      columns: 4,
      rows: 4,
      offset: 'odd',
      numbering: CCRR,
      missing: ['0102'],
    } as const;
    const context = { ...mapContextOf(tableAt()), grid: makeGrid(shape) };
    const directions = aroundSpoken('en', context, '0202')
      .replace('Around 0202: ', '')
      .split('; ')
      .map((direction) => direction.slice(0, direction.indexOf(':')));
    expect(directions).toEqual([
      'north-east 0201',
      'east 0302',
      'south-east 0203',
      'south-west 0103',
      'west',
      'north-west 0101',
    ]);
    expect(aroundSpoken('es', context, '0202')).toMatch(/; este 0302: .*; oeste: /);
  });
});
