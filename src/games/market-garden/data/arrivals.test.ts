import { describe, expect, test } from 'vitest';
import { UNDATED } from '../../../engagement/position/state.ts';
import { AIRLIFT_DELAY, ARRIVALS, LANDING_TERRAIN, NORTH_OF, STARTS, XXX_CORPS } from './arrivals.ts';
import { COUNTERS } from './counters.ts';

const counterOf = (id: string) => COUNTERS.find((counter) => counter.id === id);
const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]));
const kind = (id: string): string => `${counterOf(id)?.formation} ${counterOf(id)?.type}`;
const inHex = (hex: string): Record<string, number> =>
  tally(Object.keys(STARTS).filter((id) => STARTS[id] === hex).map(kind));
const comingOn = (turn: number, by: string): Record<string, number> =>
  tally(Object.keys(ARRIVALS).filter((id) => ARRIVALS[id]?.turn === turn && ARRIVALS[id].by === by).map(kind));

describe('set-up', () => {
  /** The lists of 11.1.1 and 11.1.2. */
  test.each([
    ['1403', { '1 Abn airlanding': 1 }],
    ['1404', { '1 Abn para': 1 }],
    ['1310', { '82 Abn para': 1 }],
    ['1710', { '82 Abn para': 1 }],
    ['1711', { '82 Abn para': 1 }],
    ['0816', { '101 Abn para': 1 }],
    ['0718', { '101 Abn para': 1 }],
    ['0820', { '101 Abn para': 1 }],
    ['0701', { 'Esc. SS mech_inf': 1 }],
    ['0801', { 'Landstorm inf': 1 }],
    ['1901', { '9 SS assault_gun': 1, '9 SS mech_inf': 2 }],
    ['2201', { '10 SS armour': 1, '10 SS mech_inf': 2 }],
    ['0202', { 'Esc. H.G. mech_inf': 1 }],
    ['1103', { 'Sich security': 1 }],
    ['1703', { 'AT antitank': 1 }],
    ['0405', { 'KG Tettau inf': 1 }],
    ['0605', { 'KG Tettau inf': 1 }],
    ['1005', { 'KG Tettau inf': 1 }],
    ['1609', { 'KG Feldt inf': 2 }],
    ['2111', { 'KG Feldt inf': 1 }],
    ['1014', { 'KG Feldt inf': 1 }],
    ['0619', { 'KG Chill para_ground': 1 }],
    ['0126', { 'KG Chill inf': 1 }],
    ['0226', { 'KG Chill inf': 1 }],
    ['0426', { 'KG Chill inf': 1 }],
    ['0526', { '6 FJ para_ground': 1 }],
    ['0626', { 'KG Walther inf': 1 }],
    ['0827', { '176 inf': 1 }],
    ['1028', { '176 inf': 1 }],
  ])('[MG-11.1-a] in %s', (hex, units) => {
    expect(inHex(hex)).toEqual(units);
  });

  test('[MG-11.1-a] of 8 Allied units in 8 hexes and 26 German ones in 21', () => {
    const sideOf = (side: string) => Object.entries(STARTS).filter(([id]) => counterOf(id)?.side === side);
    const hexes = (side: string) => new Set(sideOf(side).map(([, hex]) => hex)).size;
    expect([sideOf('allied').length, hexes('allied')]).toEqual([8, 8]);
    expect([sideOf('german').length, hexes('german')]).toEqual([26, 21]);
  });

  test('[MG-11.1-a] the airborne brigade is in 1403, the parachute brigade in 1404', () => {
    expect([STARTS['B-1AL'], STARTS['B-1Para']]).toEqual(['1403', '1404']);
  });

  test('[MG-11.1-a] XXX Corps: Guards, 43rd, 50th, 8th Armoured, Princess Irene, two artillery brigades', () => {
    expect(tally(XXX_CORPS.map((id) => counterOf(id)?.formation ?? ''))).toEqual({
      Guards: 2, 43: 3, 50: 3, '8 Armd Bde': 1, PIB: 1, XXX: 2,
    });
  });
});

describe('reinforcements', () => {
  /** The lists of 11.1.3 and 11.1.4. */
  test.each([
    [18, 'landing', { '1 Abn para': 1 }],
    [19, 'landing', { '101 Abn glider': 1 }],
    [21, 'landing', { '1 Polish para': 1 }],
    [23, 'landing', { '82 Abn glider': 1 }],
    [18, 'east', { '406 inf': 4 }],
    [19, 'east', { 'KG Erdmann para_ground': 3, 'AT tank_destroyer': 1, '107 Pz armour': 1, 'Art art_mech': 1, 'Art artillery': 1 }],
    [19, 'west', { '245 inf': 3, 'Art artillery': 1 }],
    [20, 'east', { 'Esc. FJ para_ground': 1, 'Art artillery': 1 }],
    [21, 'north-of-waal', { 'KG Harzer inf': 1 }],
    [22, 'west', { '712 inf': 3 }],
    [23, 'east', { 'Art artillery': 1 }],
    [24, 'east', { '506 Pz armour': 1 }],
  ])('[MG-4.2.1-a] [MG-4.2.1-c] [MG-11.1-a] [MG-11.1-b] turn %s, %s', (turn, by, units) => {
    expect(comingOn(turn, by)).toEqual(units);
  });

  test('[MG-11.1-a] are 4 landings by turn and 23 German units', () => {
    const dated = Object.entries(ARRIVALS).filter(([, { turn }]) => turn !== UNDATED);
    expect(dated.filter(([, { by }]) => by === 'landing')).toHaveLength(4);
    expect(dated.filter(([id]) => counterOf(id)?.side === 'german')).toHaveLength(23);
  });

  test('[MG-4.2.1-a] [MG-4.2.1-c] Germans never land, and Allied units never come over an edge', () => {
    for (const [id, { by }] of Object.entries(ARRIVALS)) {
      const german = ['east', 'west', 'north-of-waal'].includes(by);
      expect(counterOf(id)?.side, id).toBe(german ? 'german' : 'allied');
    }
  });

  test('[MG-4.2.3-b] [MG-4.2.3-d] only the landing of turn 18 has a printed hex', () => {
    const printed = Object.entries(ARRIVALS).filter(([, { hex }]) => hex !== undefined);
    expect(printed).toEqual([['B-4Para', { turn: 18, by: 'landing', hex: '1403' }]]);
    expect(LANDING_TERRAIN).toEqual(['open', 'city', 'height']);
  });

  test('[MG-4.2.3-e] [MG-11.1-c] the 52nd Division has no turn: it comes two turns after the contact in Arnhem', () => {
    expect(comingOn(UNDATED, 'arnhem')).toEqual({ '52 airlanding': 3 });
    expect(AIRLIFT_DELAY).toBe(2);
  });

  test('[MG-4.2.1-d] [MG-4.2.1-e] the edges are open north of Helmond and of Reusel', () => {
    expect(NORTH_OF).toEqual({ east: 'helmond', west: 'reusel' });
  });
});

test('[MG-11.1-a] every counter begins on the map, in the bivouac or among the reinforcements', () => {
  const all = [...Object.keys(STARTS), ...XXX_CORPS, ...Object.keys(ARRIVALS)];
  expect(all.toSorted()).toEqual(COUNTERS.map(({ id }) => id).toSorted());
});
