import { describe, expect, test } from 'vitest';
import { ABOUT } from '../position/about.ts';
import { type Mobility, BRIDGES, CROSSINGS, DETERMINED_EXCEPTIONS, HALVES, MOVEMENT, PARTS, ROADS, TERRAIN, WOODS } from './terrain.ts';

const CLASSES: readonly Mobility[] = ['foot', 'mechanised', 'vehicle'];

/** A cost as the player aid prints it: points, `P` for prohibited, `TM` for tactical movement only, `TM(c)` with an engineer besides. */
function printed(cost: number | string | null | undefined): string {
  if (cost === null) return 'P';
  if (cost === 'tactical') return 'TM';
  if (cost === 'engineer') return 'TM(c)';
  const names: Record<number, string> = { [PARTS / 2]: '1/2', [PARTS / 3]: '1/3' };
  return names[Number(cost)] ?? String(Number(cost) / PARTS);
}

const line = (costs: Readonly<Record<Mobility, number | string | null>> | undefined): string =>
  CLASSES.map((each) => printed(costs?.[each])).join(' ');

describe('terrain effects', () => {
  /** The chart row by row: points by class, armour shift, what the defence is multiplied by. */
  test.each([
    ['clear', '1 1 1', 'yes', 1],
    ['woods', '1 2 2', 'no', 1],
    ['polder', '2 3 P', 'road', 1],
    ['polder-woods', '2 3 P', 'no', 1],
    ['marsh', '3 4 P', 'no', 1],
    ['town', '1 1 1', 'yes', 2],
    ['city', '1 1 1', 'no', 2],
    ['lake', 'P P P', 'no', 1],
  ])('[H44-TEC-a] [H44-TEC-i] [H44-TEC-j] %s: %s, armour shift %s, defence times %s', (terrain, costs, armour, defence) => {
    const row = TERRAIN[terrain];
    expect(line(row?.cost)).toBe(costs);
    expect([row?.armour, row?.defence]).toEqual([armour, defence]);
  });

  test('[H44-2.2.2-a] the chart has every terrain of the map and no other', () => {
    expect(Object.keys(TERRAIN)).toEqual(ABOUT.vocabulary.terrain);
    expect(Object.keys(ROADS)).toEqual(ABOUT.vocabulary.hexsides.road);
    expect(Object.keys(BRIDGES)).toEqual(ABOUT.vocabulary.hexsides.bridge);
    expect(Object.keys(CROSSINGS)).toEqual([...ABOUT.vocabulary.hexsides.river, 'ferry']);
    expect(Object.keys(HALVES)).toEqual(ABOUT.vocabulary.hexsides.river);
  });

  const withProperty = (holds: (terrain: (typeof TERRAIN)[string]) => boolean): string =>
    Object.keys(TERRAIN)
      .filter((id) => holds(TERRAIN[id] as (typeof TERRAIN)[string]))
      .join(' ');

  test('[H44-10.8.3-a] [H44-10.8.4-b] [H44-8.6.2-a] vehicles attack at half into and out of what they enter by road only: polder and marsh', () => {
    expect(withProperty(({ halvesVehicles }) => halvesVehicles)).toBe('polder polder-woods marsh');
    expect(withProperty(({ cost }) => cost.vehicle === null && cost.foot !== null)).toBe('polder polder-woods marsh');
  });

  test('[H44-10.8.3-c] of all terrain marsh alone counts as a river for who attacks out of it', () => {
    expect(withProperty(({ likeRiver }) => likeRiver)).toBe('marsh');
  });

  test('[H44-8.3.3-b] [H44-8.3.3-c] infiltration is free in cities and takes two steps in woods and towns', () => {
    expect(withProperty(({ infiltration }) => infiltration === 0)).toBe('city');
    expect(withProperty(({ infiltration }) => infiltration === 2)).toBe('woods town');
    expect(withProperty(({ infiltration }) => infiltration === null)).toBe('clear polder polder-woods marsh lake');
  });

  test('[H44-12.1.3-a] [H44-12.1.3-b] [H44-12.1.3-c] [H44-8.6.3-a] columns of the determined defence', () => {
    expect(withProperty(({ determined }) => determined === 'city')).toBe('city');
    expect(withProperty(({ determined }) => determined === 'other')).toBe('woods marsh town');
    expect(DETERMINED_EXCEPTIONS).toEqual({ village: 'other', vehicleInMarsh: 'clear' });
  });

  test('polder costs all more than clear ground, marsh more than polder, and mechanised units never less than foot', () => {
    const cost = (terrain: string): number[] =>
      CLASSES.slice(0, 2).map((each) => TERRAIN[terrain]?.cost[each] ?? Number.NaN);
    for (const each of [0, 1]) {
      const values = ['clear', 'polder', 'marsh'].map((terrain) => cost(terrain)[each]);
      expect(values).toEqual(values.toSorted((a, b) => Number(a) - Number(b)));
      expect(new Set(values).size).toBe(3);
    }
    for (const id of Object.keys(TERRAIN).filter((terrain) => terrain !== 'lake')) {
      expect(cost(id)[1], id).toBeGreaterThanOrEqual(cost(id)[0] as number);
    }
  });
});

describe('roads and hexsides', () => {
  test.each([
    ['minor', '1 1 1'],
    ['secondary', '1 1/2 1/2'],
    ['primary', '1 1/3 1/3'],
  ])('[H44-TEC-e] %s road: %s', (road, costs) => {
    expect(line(ROADS[road])).toBe(costs);
  });

  test.each([
    ['minor', '1 2 P'],
    ['canal', 'TM TM P'],
    ['major', 'TM(c) TM(c) TM(c)'],
    ['ferry', 'TM TM TM'],
  ])('[H44-TEC-f] [H44-TEC-h] %s without a bridge: %s', (side, costs) => {
    expect(line(CROSSINGS[side])).toBe(costs);
  });

  test.each([
    ['road', '0 0 0'],
    ['rail', '1 2 2'],
  ])('[H44-TEC-g] %s bridge: %s', (bridge, costs) => {
    expect(line(BRIDGES[bridge])).toBe(costs);
  });

  test('[H44-10.8.2-a] [H44-10.8.2-b] vehicles attack at half across any river, all others across canals and major rivers', () => {
    expect(Object.entries(HALVES).map((pair) => pair.join(' '))).toEqual(['minor vehicles', 'canal all', 'major all']);
  });

  test('every cost is a whole number of parts', () => {
    const costs = [TERRAIN, ROADS, BRIDGES, CROSSINGS].flatMap((table) =>
      Object.values(table).flatMap((row) => Object.values('cost' in row ? row.cost : row)),
    );
    expect(costs.filter((cost) => typeof cost === 'number' && !Number.isInteger(cost))).toEqual([]);
    expect(Object.values(MOVEMENT).every(Number.isInteger)).toBe(true);
  });
});

describe('movement', () => {
  test('[H44-7.2-b] [H44-8.2.1-a] [H44-24.2-a] 2 MP to leave an EZOC, 2 more for extended movement, 2 for a traffic marker', () => {
    expect([MOVEMENT.leaveZoc, MOVEMENT.extended, MOVEMENT.traffic].map(printed)).toEqual(['2', '2', '2']);
  });

  test('[H44-8.3.1-a] [H44-17.3-b] tactical movement is two hexes, for artillery that is to support one', () => {
    expect([MOVEMENT.tacticalHexes, MOVEMENT.artilleryHexes]).toEqual([2, 1]);
  });

  test('[H44-17.3-c] [H44-18.6-c] [H44-19.3.1-b] artillery with a marker has 5 MP, dismounted infantry 3; an area costs 1', () => {
    expect([MOVEMENT.movedArtillery, MOVEMENT.dismounted, MOVEMENT.intoArea].map(printed)).toEqual(['5', '3', '1']);
  });

  test('[H44-8.6.1-a] the example: mechanised infantry enters three woods hexes for 2, 2 and 3, all that extended movement gives a unit of 5', () => {
    const woods = Number(TERRAIN['woods']?.cost.mechanised);
    const costs = [0, 1, 2].map((before) => woods + (before < WOODS.free ? 0 : WOODS.extra));
    expect(costs.map(printed)).toEqual(['2', '2', '3']);
    expect(costs.reduce((sum, cost) => sum + cost)).toBe(5 * PARTS + MOVEMENT.extended);
  });

  test('the example of 8.3.2: woods, out of an EZOC over a minor river, woods again are 8 MP, more than a unit of 5 has', () => {
    const woods = Number(TERRAIN['woods']?.cost.mechanised);
    const river = Number(CROSSINGS['minor']?.mechanised);
    expect(printed(woods + MOVEMENT.leaveZoc + river + woods)).toBe('8');
  });
});
