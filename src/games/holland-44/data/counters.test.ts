import { describe, expect, test } from 'vitest';
import type { Counter, CounterFace } from '../../../wargame/wargame.ts';
import { COUNTERS, COUNTER_SOURCES } from './counters.ts';

const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]));
const counter = (id: string): Counter => byId.get(id) as Counter;
const ids = (test: (counter: Counter) => boolean): string[] => COUNTERS.filter(test).map(({ id }) => id);
const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]));
const factors = ({ faces }: Counter): string => faces.map((face) => face.join('-')).join(' ');

describe('the counters', () => {
  test('[H44-2.3.1-a] are 303, 148 Allied and then 155 German, each with an id of its own', () => {
    expect(COUNTERS.map(({ side }) => side)).toEqual([...Array(148).fill('allied'), ...Array(155).fill('german')]);
    expect(byId.size).toBe(303);
  });

  test('[H44-2.3.9-a] nations and branches', () => {
    expect(tally(COUNTERS.map(({ side, nation }) => `${side} ${nation}`))).toEqual({
      'allied British': 95,
      'allied American': 44,
      'allied Polish': 6,
      'allied Dutch': 2,
      'allied Canadian': 1,
      'german Heer': 80,
      'german Luftwaffe': 43,
      'german SS': 29,
      'german Kriegsmarine': 3,
    });
  });

  test('[H44-10.2.2-a] [H44-10.2.2-b] [H44-10.2.2-c] formations', () => {
    const formations = (side: string) => tally(COUNTERS.filter((one) => one.side === side).map((one) => one.formation));
    expect(formations('allied')).toEqual({
      '1AB': 21, POL: 6, '82': 22, '101': 22, Gds: 10, CORPS: 8, '50': 10, '3': 4, '11': 9, '43': 12, '8AB': 4, '15': 5, any: 15,
    });
    expect(formations('german')).toEqual({ '1FJ': 60, '15A': 17, FELDT: 18, IISS: 34, VT: 19, 'IISS+VT': 1, any: 6 });
  });

  /** All counters of the pools, and how many. */
  test.each([
    ['Armd REM', 5, '3-2-5'],
    ['BR Inf REM', 4, '1-3-5'],
    ['/1 REM', 4, '1-2-3'],
    ['/82 REM', 3, '1-2-3'],
    ['/101 REM', 3, '1-2-3'],
    ['Pol REM', 2, '1-2-3'],
    ['FJ REM', 3, '1-3-3'],
    ['GE Inf REM', 3, '1-3-3'],
    ['Armd BD', 3, '2-1-5'],
    ['BR Inf BD', 3, '1-2-3'],
    ['/1 BD', 2, '1-1-3'],
    ['/82 BD', 2, '1-1-3'],
    ['/101 BD', 2, '1-1-3'],
    ['Pol BD', 1, '1-1-3'],
    ['GE Inf BD', 3, '1-2-3'],
  ])('[H44-21.3-f] pool %s: %s counters of %s', (name, total, face) => {
    const pool = COUNTERS.filter(({ id }) => id.includes(name));
    expect(pool.map(factors)).toEqual(Array(total).fill(face));
    for (const { id, size } of pool) expect(size, id).toBe(name.slice(-3).trim());
  });

  test('remnants are 27, breakdown units 16', () => {
    expect(ids(({ size }) => size === 'REM')).toHaveLength(5 + 4 + 4 + 3 + 3 + 2 + 3 + 3);
    expect(ids(({ size }) => size === 'BD')).toHaveLength(3 + 3 + 2 + 2 + 2 + 1 + 3);
  });

  test('[H44-25.1-a] the twenty unknown units', () => {
    const shown = ({ id, quality }: Counter) => `${id.replace(/ \d$/, '')}: ${factors(counter(id))} ${quality ?? 'normal'}`;
    expect(tally(COUNTERS.filter(({ arrival }) => arrival === '?').map(shown))).toEqual({
      'Garrison: 0-0-0 normal': 6,
      '1/18 Flak: 1-2-0 normal': 1,
      'Koppel/18 Flak: 1-2-0 normal': 1,
      '4/572 Flak: 1-2-0 normal': 1,
      '428 Flak(-): 1-2-5 normal': 1,
      'HG Training: 1-2-3 green': 1,
      'I/6 Training: 1-2-3 green': 1,
      'elmts I/6 Training: 1-1-3 green': 1,
      'LW Personnel: 1-1-3 green': 1,
      'RR Security: 1-1-3 green': 1,
      'Alarm: 1-1-3 normal': 1,
      'Police: 1-1-3 normal': 1,
      'elmts/Gothsche: 1-1-3 normal': 1,
      'elmts/Ewald: 1-2-3 normal': 1,
      'Runge: 1-2-3 normal': 1,
    });
  });

  /** Read from the counters a second time: steps, strengths, quality, armour rating (* boxed). */
  test.each([
    ['1/1P/1', 3, '4-5-3 3-4-3', 'elite', ''],
    ['1B/1A/1 a', 2, '3-3-3 1-2-3', 'elite', ''],
    ['7KOSB/1A/1 b', 2, '2-3-3 1-2-3', 'elite', ''],
    ['1+2 GP/1', 2, '3-4-3 1-2-3', 'normal', ''],
    ['2/1 Pol', 3, '4-5-3 3-4-3', 'elite', ''],
    ['3/508/82', 3, '4-5-3 3-4-3', 'elite', ''],
    ['2/401/82 b', 2, '2-3-3 1-2-3', 'elite', ''],
    ['82 Div Arty', 1, '0-2-1', 'normal', ''],
    ['101 Supply Head', 1, '0-1-2', 'normal', ''],
    ['1GG/5/Gds', 3, '6-7-5 3-5-5', 'normal', ''],
    ['3IG/32/Gds', 3, '5-7-5 3-5-5', 'normal', ''],
    ['2IG/5/Gds', 3, '9-6-5 6-4-5', 'normal', '3'],
    ['2GG/5/Gds', 3, '8-6-5 6-4-5', 'normal', '3'],
    ['2WG/Gds', 3, '7-6-6 5-4-6', 'normal', '3'],
    ['2 HC', 2, '4-4-6 2-2-6', 'normal', ''],
    ['44 RTR', 3, '8-6-5 6-4-5', 'normal', '3'],
    ['30 Corps Eng', 1, '1-2-5', 'normal', ''],
    ['8 Corps Bridging', 1, '0-1-5', 'normal', ''],
    ['Princess Irene Bde', 3, '5-8-5 3-5-5', 'normal', ''],
    ['Princess Irene Recon', 1, '1-2-6', 'normal', ''],
    ['8DLI/151/50', 3, '5-7-3 3-5-3', 'normal', ''],
    ['1KOSB/9/3', 3, '5-7-3 3-5-3', 'normal', ''],
    ['15/19KRH/11', 3, '7-6-6 5-4-6', 'normal', '3'],
    ['8RB/29/11', 3, '6-7-5 3-5-5', 'normal', ''],
    ['43 Recon/43', 2, '4-4-6 2-2-6', 'normal', ''],
    ['13/18RH/8', 3, '8-6-5 6-4-5', 'normal', '3'],
    ['9C/46/15', 3, '5-7-5 3-5-5', 'normal', ''],
    ['I/vdH', 2, '4-5-3 2-3-3', 'normal', ''],
    ['6 Penal', 2, '2-4-3 1-2-3', 'green', ''],
    ['14/Hoffmann', 1, '1-2-3', 'normal', ''],
    ['Richter/10ss', 2, '4-5-5 2-3-5', 'normal', ''],
    ['559 StuG', 1, '2-2-5', 'normal', '3'],
    ['I/3 Police(+)', 2, '2-5-3 1-3-3', 'green', ''],
    ['Bloch', 3, '6-7-3 4-5-3', 'elite', ''],
    ['Tiel Garrison', 1, '1-2-3', 'green', ''],
    ['Grabner/9ss', 1, '3-2-6', 'elite', ''],
    ['Stargaard', 2, '3-4-3 1-2-3', 'green', ''],
    ['Hartung/10ss', 1, '1-2-3', 'normal', ''],
    ['PzJg/10ss', 1, '1-2-5', 'normal', '4*'],
    ['Mielke', 1, '2-2-5', 'green', '2'],
    ['41 Fortress MG', 2, '3-5-3 1-3-3', 'green', ''],
    ['Ladewig', 1, '1-3-5', 'normal', '4*'],
    ['Hummel', 1, '4-2-4', 'elite', '4'],
    ['3/506 Hv', 1, '4-3-4', 'elite', '4'],
    ['224 Pz', 1, '2-1-5', 'green', '2'],
    ['III/Landstorm Ndl', 2, '2-5-3 1-3-3', 'green', ''],
    ['9 Lehr Eng', 1, '2-2-5', 'elite', ''],
    ['Furstenberg', 2, '4-4-5 2-2-5', 'green', ''],
    ['Herman/5 FJ', 3, '5-7-3 3-5-3', 'normal', ''],
    ['12 StuG', 1, '3-2-5', 'normal', '3'],
    ['100/180', 3, '4-7-3 3-5-3', 'green', ''],
    ['1+2/2107/107 Pz', 2, '7-4-5 4-2-5', 'normal', '4'],
    ['B/2107/107 PzGr', 2, '5-5-5 3-3-5', 'normal', ''],
    ['Jungwirth', 3, '6-7-3 4-5-3', 'normal', ''],
    ['Finzel/2 FJ', 2, '3-5-3 1-3-3', 'normal', ''],
    ['559 PzJg elmts', 1, '3-2-4', 'elite', '5*'],
    ['347 Field Ers', 2, '4-5-3 2-3-3', 'green', ''],
    ['Lewin', 2, '3-5-3 1-3-3', 'green', ''],
  ])('[H44-2.3.12-a] [H44-2.3.6-a] %s: %s steps, %s', (id, steps, strengths, quality, armour) => {
    const one = counter(id);
    expect(one.steps ?? one.faces.length).toBe(steps);
    expect(factors(one)).toBe(strengths);
    expect(one.quality ?? 'normal').toBe(quality);
    expect(`${one.armour ?? ''}${one.armourBoxed ? '*' : ''}`).toBe(armour);
  });

  test('[H44-2.3.12-a] have a face for each step, units of three steps two, garrisons one without strength', () => {
    expect(tally(COUNTERS.map(({ steps, faces }) => `${steps ?? 'as many'} ${faces.length}`))).toEqual({
      '3 2': 84,
      'as many 2': 99,
      'as many 1': 114,
      '0 1': 6,
    });
    for (const { id, faces } of COUNTERS.filter((one) => one.faces.length === 2)) {
      const [[attack, defence, allowance], reduced] = faces as readonly [CounterFace, CounterFace];
      expect(reduced[0], id).toBeLessThan(attack);
      expect(reduced[1], id).toBeLessThan(defence);
      expect(reduced[2], id).toBe(allowance);
    }
  });

  test('[H44-2.3.6-a] 70 elite and 54 green counters', () => {
    expect(tally(COUNTERS.map(({ quality }) => quality ?? 'normal'))).toEqual({ elite: 70, normal: 179, green: 54 });
    const elite = ids(({ side, quality }) => side === 'german' && quality === 'elite');
    expect(elite).toEqual(['Bloch', 'Grabner/9ss', 'Hummel', '9 Lehr Eng', '3/506 Hv', '559 PzJg elmts']);
  });

  test('armour ratings, boxed for Flak and tank destroyers', () => {
    expect(tally(COUNTERS.flatMap(({ armour }) => (armour === undefined ? [] : [String(armour)])))).toEqual({ 2: 2, 3: 24, 4: 14, 5: 1 });
    expect(ids(({ armourBoxed }) => armourBoxed === true)).toEqual(ids(({ type }) => type === 'flak' || type === 'tank_destroyer'));
  });

  test('[H44-17.2-a] artillery supports instead of attacking, and shows its range', () => {
    const guns = COUNTERS.filter(({ attackAs }) => attackAs === 'support');
    expect(guns.map(({ id }) => id)).toEqual(ids(({ type }) => type === 'artillery'));
    expect(guns.map(({ id }) => id)).toEqual(ids(({ range }) => range !== undefined));
    expect(guns.map(factors)).toEqual(Array(16).fill('0-2-1'));
    expect(Object.fromEntries(guns.map(({ id, range }) => [id, range]))).toEqual({
      '1/1 Arty': 3, '82 Div Arty': 4, '101 Div Arty': 4, 'Gds Div Arty': 6, '5 AGRA': 7, '50 Div Arty': 6, '3 Div Arty': 6,
      '11 Arm Div Arty': 6, '43 Div Arty': 7, '406 Arty': 5, '10 Arty/10ss': 6, '191 Arko': 5, 'Krause Arty': 5, '22/180 Arty': 5,
      '159 Arty/59': 5, 'Chill Arty': 5,
    });
    expect(ids(({ attackAs }) => attackAs === 'none')).toEqual(['1AB Supply Head', '82 Supply Head', '101 Supply Head']);
  });

  test('[H44-2.3.7-a] white borders: artillery, engineers, bridging, Flak, supply heads and one reconnaissance company', () => {
    const free = COUNTERS.filter(({ freeStacking }) => freeStacking === 'always');
    expect(tally(free.map(({ type }) => type))).toEqual({
      artillery: 16, supply_head: 3, engineer: 8, bridging: 2, recon: 1, flak: 7,
    });
    expect(ids(({ freeStacking }) => freeStacking === 'conditional')).toHaveLength(21);
  });

  test('[H44-23.7-a] [H44-23.6-a] green circles and black boxes around the allowance', () => {
    expect(ids(({ allowanceIn }) => allowanceIn === 'circle')).toEqual([
      '2WG/Gds', '2 HC', 'Princess Irene Recon', '15/19KRH/11', '43 Recon/43', 'Grabner/9ss',
    ]);
    expect(ids(({ allowanceIn }) => allowanceIn === 'box')).toEqual(['Bloch', 'Tiel Garrison']);
  });

  test('[H44-2.3.8-a] sizes: companies, battalions, regiments, brigades, battle groups; in brackets what stands for a whole', () => {
    expect(tally(COUNTERS.map(({ size }) => size))).toEqual({
      I: 22, 'I(+)': 3, II: 157, 'II(-)': 23, '[II]': 1, III: 8, '[III]': 4, X: 4, '[X]': 5, KG: 19, BD: 16, REM: 27, '': 14,
    });
    expect(['Grabner/9ss', '1/1P/1', '22/180 Arty', 'Princess Irene Bde'].map((id) => counter(id).size)).toEqual(['I', 'II', 'III', 'X']);
  });

  test('[H44-6.3-b] 22 halves of battalions', () => {
    expect(ids(({ half }) => half === true)).toHaveLength(22);
  });

  test('[H44-23.4-a] badges of corps', () => {
    expect(tally(COUNTERS.flatMap(({ badge }) => badge ?? []))).toEqual({ '30C': 14, '12C': 6, '8C': 4 });
  });

  test('[H44-21.2-c] counters with a foot and a motorised side differ in their allowance', () => {
    const turned = COUNTERS.filter(({ type, back }) => back && back.type !== type);
    expect(turned.map(({ id, type, back }) => `${id} ${factors(counter(id))} ${type}, ${back?.face.join('-')} ${back?.type}`)).toEqual([
      ...['A', 'B', 'C'].map((letter) => `BR Inf BD ${letter} 1-2-3 inf, 1-2-5 mot_inf`),
      ...['A', 'B', 'C', 'D'].map((letter) => `BR Inf REM ${letter} 1-3-5 mot_inf, 1-3-3 inf`),
      ...['A', 'B', 'C'].map((letter) => `GE Inf BD ${letter} 1-2-3 inf, 1-2-5 mot_inf`),
    ]);
  });

  test('[H44-23.3.1-a] Allied engineers have a ferry on the other side, Germans none', () => {
    const ferries = COUNTERS.filter(({ type, back }) => type === 'engineer' && back?.face.join('-') === '1-2-0');
    expect(ferries.map(({ id }) => id)).toEqual(ids(({ side, type }) => side === 'allied' && type === 'engineer'));
  });
});

describe('strengths of the extended example', () => {
  const face = (id: string, lost = 0) => counter(id).faces[lost] as readonly [number, number, number];
  const attack = (...of: string[]): number => of.reduce((sum, id) => sum + face(id)[0], 0);

  test.each([
    ['2IG and 2GG against Kerutt', attack('2IG/5/Gds', '2GG/5/Gds'), 17, face('Kerutt(-)')[1], 5],
    ['1GG and 3IG against 6 Penal', attack('1GG/5/Gds', '3IG/32/Gds'), 11, face('6 Penal')[1], 4],
    ['two American battalions against Henke in a city', attack('1/508/82', '2/508/82'), 8, face('Henke')[1] * 2, 8],
    ['1st Airborne against Krafft', attack('2/1P/1', '3/1P/1', '7KOSB/1A/1 a'), 11, face('Krafft(-)')[1], 5],
    ['Goebel and Greshick against a reduced battalion', attack('Goebel', 'Greshick'), 6, face('3/505/82', 1)[1], 4],
  ])('%s', (_, attacking, strength, defending, defence) => {
    expect([attacking, defending]).toEqual([strength, defence]);
  });

  test('single units', () => {
    expect([face('Stephan')[1], face('Segler/9ss')[1]]).toEqual([5, 5]);
    expect(face('559 StuG')[1] + face('Kerutt(-)', 1)[1] * 2).toBe(8);
    expect(counter('559 StuG').armour).toBe(3);
    expect(face('Allworden/9ss', 1)).toEqual([2, 3, 3]);
    expect([counter('6 Penal').quality, counter('Henke').quality]).toEqual(['green', undefined]);
    expect([face('1/501/101'), face('1/501/101', 1), face('A/101 REM')]).toEqual([[4, 5, 3], [3, 4, 3], [1, 2, 3]]);
  });
});

describe('names and sources', () => {
  test('[H44-2.3.5-a] labels can be typed as one word and are all different', () => {
    expect(new Set(COUNTERS.map(({ label }) => label.toLowerCase())).size).toBe(303);
    for (const { label } of COUNTERS) expect(label).toMatch(/^[^\s,;+]+$/);
  });

  test('umlauts stand on the counters', () => {
    expect(ids(({ label }) => /[äöü]/.test(label))).toEqual(['Grabner/9ss', 'Allworden/9ss', 'Schorken', 'Kohnen', 'Furstenberg']);
  });

  test('every value has a source, and only what is printed claims to be', () => {
    for (const { id, source } of COUNTERS) {
      expect(Object.keys(source), id).toEqual(['label', 'formation', 'factors', 'steps', 'marks']);
      for (const key of Object.values(source)) expect(COUNTER_SOURCES, id).toHaveProperty(key);
    }
    const origins = (field: string) => ids(({ source }) => (source as Record<string, string>)[field] !== 'counter');
    expect(origins('factors')).toEqual([]);
    expect(origins('steps')).toEqual(['30 Corps Bridging', '8 Corps Bridging']);
    expect(origins('formation')).toEqual(ids(({ formation }) => formation === 'POL' || formation === 'any'));
    expect(origins('label')).toHaveLength(22 + 27 + 16 + 6);
  });
});
