import { describe, expect, it } from 'vitest';
import { gameById } from '../../games/index.ts';
import { makeGrid } from '../../hex/grid.ts';
import { CCRR } from '../../hex/shape.ts';
import { randomDice } from '../../kernel/match.ts';
import { seeded } from '../../kernel/random.ts';
import type { Wargame } from '../../wargame/wargame.ts';
import { Session } from '../seat/session.ts';
import { select } from '../gestures/pick.ts';
import { sightOf } from './map-context.ts';
import { aroundSpoken, hexSpoken, unitSpoken } from './speak.ts';
import { Table } from '../state/table.svelte.ts';

function opening(): Table {
  const game = gameById('reichswald') as Wargame;
  const start = { scenario: 'veritable', options: {}, setup: null };
  const session = Session.start('test', game, start, randomDice(seeded(1)));
  if (!session.ok) throw new Error('no game');
  return new Table(session.value);
}

describe('the map in words', () => {
  it('tells ground, sides and units of a hex, in every language', () => {
    const sight = sightOf(opening());
    expect(hexSpoken('en', sight, '0507')).toBe(
      '0507, De Horst, village, unpaved road to 0506, 0607 and 0408; German 1051/84, infantry, 1-3-10',
    );
    expect(hexSpoken('pt', sight, '0216')).toBe('0216, inundação, rio nos lados nordeste e sudeste');
    expect(hexSpoken('es', sight, '0305')).toBe(
      '0305, terreno abierto, carretera sin pavimentar a 0405 y 0306; 5/2, canadiense, infantería, 4-4-12',
    );
  });

  it('tells what a hex means for the unit taken up', () => {
    const table = opening();
    select(table, 'C-5/2');
    const sight = sightOf(table);
    expect(hexSpoken('en', sight, '0405')).toMatch(
      /in an enemy engagement zone; reachable for 1 of 12 MP; must stop there \(4\.1\.2\)$/,
    );
    expect(hexSpoken('en', sight, '0305')).toMatch(/4-4-12, selected$/);
    expect(hexSpoken('en', sight, '0507')).toMatch(/out of reach$/);
  });

  it('tells how units stand: reduced, moved, of unknown strength', () => {
    const table = opening();
    const [unit] = table.stacks.get('0305') ?? [];
    if (!unit) throw new Error('nobody in 0305');
    const sight = sightOf(table);
    expect(unitSpoken('pt', sight, { ...unit, steps: 1, marks: ['moved'] })).toMatch(/reduzida, já se moveu$/);
    expect(unitSpoken('en', sight, { ...unit, steps: null })).toBe('Canadian 5/2, infantry, strength unknown');
  });

  it('tells all six neighbours, clockwise from north, and the edge of the map', () => {
    const sight = sightOf(opening());
    const around = aroundSpoken('en', sight, '0405');
    expect(around).toMatch(/^Around 0405: north 0404: inundation; /);
    expect(around).toContain('south-east 0505: open ground, paved road, German 1062/84');
    expect(around.split('; ')).toHaveLength(6);
    expect(aroundSpoken('pt', sight, '0101')).toMatch(/norte: borda do mapa/);
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
    const sight = { ...sightOf(opening()), grid: makeGrid(shape) };
    const ways = aroundSpoken('en', sight, '0202')
      .replace('Around 0202: ', '')
      .split('; ')
      .map((way) => way.slice(0, way.indexOf(':')));
    expect(ways).toEqual([
      'north-east 0201',
      'east 0302',
      'south-east 0203',
      'south-west 0103',
      'west',
      'north-west 0101',
    ]);
    expect(aroundSpoken('es', sight, '0202')).toMatch(/; este 0302: .*; oeste: /);
  });
});
