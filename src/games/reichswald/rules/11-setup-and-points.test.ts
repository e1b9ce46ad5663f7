import { describe, expect, it } from 'vitest';
import { lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const exit = { type: 'exit' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });

const counterOf = (id: string) => game.counters.find((counter) => counter.id === id);
const hexesOf = (place: string) => game.map.places.find((known) => known.id === place)?.hexes ?? [];

/** Units with the same strengths: front, back, size, range. */
const COUNTERS: [front: string, back: string, size: string, range: number | null, ids: string][] = [
  // British
  ['4-4-12', '2-2-12', 'X', null, 'B-44/15 B-46/15 B-227/15 B-152/51 B-153/51 B-154/51 B-71/53 B-158/53 B-160/53'],
  ['4-4-12', '2-2-12', 'X', null, 'B-129/43 B-214/43 B-130/43 B-32G'],
  ['3-4-12', '2-2-12', 'X', null, 'B-155/52 B-156/52 B-157/52'],
  ['4-1-10', '2-1-10', 'X', 10, 'B-AD15 B-AD51 B-AD53 B-AD52'],
  ['3-1-10', '2-1-10', 'X', 10, 'B-AD43'],
  ['1-1-10', '0-1-10', 'III', 10, 'B-43AP B-86/8'],
  ['2-2-20', '1-1-20', 'III', null, 'B-ShRY/8 B-4/7RDrG/8 B-13/18Hu/8'],
  ['2-2-18', '1-1-18', 'III', null, 'B-3ScG/6G B-4GrG/6G B-2WeG/6G B-107/34 B-147/34 B-9/34'],
  ['2-2-18', '1-1-18', 'III', null, 'B-1Lot/30 B-2WDr/30 B-22Dr/30 B-141/31 B-1FFY/31'],
  ['0-1-20', '0-1-20', 'III', null, 'B-11/33 B-5/1EngAs'],
  ['2-2-16', '1-1-16', 'III', null, 'B-6/1EngAs B-42/1EngAs'],
  ['0-0-10', '0-0-10', 'III', null, 'B-Pont'],
  ['2-4-10', '1-2-10', 'X', 3, 'B-15GP B-51GP B-53GP'],
  ['8-1-9', '4-1-9', 'X', 15, 'B-3AGRA-M B-4AGRA-M B-5AGRA-M B-9AGRA-II-M'],
  ['14-1-9', '7-1-9', 'X', 12, 'B-4AGRA-P B-5AGRA-P B-9AGRA-P'],
  ['10-1-9', '5-1-9', 'X', 15, 'B-9AGRA-I-M'],
  // Canadian
  ['4-4-12', '2-2-12', 'X', null, 'C-4/2 C-5/2 C-6/2 C-7/3 C-8/3 C-9/3'],
  ['4-1-10', '2-1-10', 'X', 10, 'C-AD2 C-AD3'],
  ['2-4-10', '1-2-10', 'X', 3, 'C-2GP'],
  ['2-2-20', '1-1-20', 'III', null, 'C-10/2'],
  ['8-1-9', '4-1-9', 'X', 15, 'C-2AGRA-M'],
  ['12-1-9', '6-1-9', 'X', 12, 'C-2AGRA-P'],
  // German
  ['1-2-18', '1-1-18', 'II', null, 'G-655 G-228/116'],
  ['4-1-10', '2-1-10', 'III', 9, 'G-ARKO86'],
  ['7-6-20', '4-3-20', 'III', null, 'G-Lehr'],
  ['3-3-20', '2-2-20', 'II', null, 'G-16/116'],
  ['3-4-20', '2-2-20', 'II', null, 'G-60/116 G-156/116'],
  ['2-4-20', '1-2-20', 'II', null, 'G-104/15 G-115/15'],
  ['3-1-16', '2-1-16', 'II', 9, 'G-33A/15'],
  ['2-2-20', '1-1-20', 'II', null, 'G-33J/15'],
  ['1-3-10', '1-2-10', 'III', null, 'G-1051/84 G-1052/84 G-1062/84 G-1221/180 G-1222/180 G-1223/180 G-190/62'],
  ['1-3-10', '1-2-10', 'III', null, 'G-1224/190 G-1225/190 G-1226/190 G-857/346 G-858/346'],
  ['3-1-10', '2-1-10', 'III', 9, 'G-184A G-180A G-890A G-346A G-6A G-7A'],
  ['3-4-12', '2-2-12', 'III', null, 'G-2/2 G-23/2'],
  ['2-3-12', '1-2-12', 'III', null, 'G-16/6 G-17/6 G-18/6'],
  ['2-4-12', '1-2-12', 'III', null, 'G-19/7 G-20/7 G-21/7'],
  ['1-2-8', '1-1-8', 'III', null, 'G-Magen'],
];

describe('2.0 components', () => {
  it('[RW-2.1-a] the map has 468 hexes: 26 columns of 18', () => {
    expect(Object.keys(game.map.hexes)).toHaveLength(468);
    expect([game.map.grid.columns, game.map.grid.rows]).toEqual([26, 18]);
    expect(game.map.hexes['0101']).toBeDefined();
    expect(game.map.hexes['2618']).toBeDefined();
  });

  it('[RW-2.2-a] 103 counters: 53 British, 38 German, 12 Canadian', () => {
    const count = (nation: string) => game.counters.filter((counter) => counter.nation.toLowerCase() === nation).length;
    expect([count('british'), count('german'), count('canadian')]).toEqual([53, 38, 12]);
    expect(game.counters).toHaveLength(103);
    expect(game.counters.filter((counter) => counter.side === 'german')).toHaveLength(38);
  });

  it.each(COUNTERS)('[RW-2.2.1-a] [RW-2.2.1-b] [RW-2.2.1-c] %s, reduced %s, size %s, range %s: %s', (...row) => {
    const [front, back, size, range, ids] = row;
    for (const id of ids.split(' ')) {
      const counter = counterOf(id);
      expect([id, ...(counter?.faces ?? []).map((face) => face.join('-'))]).toEqual([id, front, back]);
      expect([id, counter?.size, counter?.range ?? null]).toEqual([id, size, range]);
    }
  });

  it('[RW-2.2.1-a] the list above names every counter once', () => {
    const named = COUNTERS.flatMap((row) => row[4].split(' '));
    expect(named.toSorted()).toEqual(game.counters.map((counter) => counter.id).toSorted());
  });

  const duel = { turn: 14, weather: 'fair', units: { 'G-Lehr': '1010', 'B-155/52': '1011' } };

  it('[RW-2.2.1-a] the attack strength counts when the unit attacks', () => {
    const german = lay(game, { ...duel, phase: 'german-combat' });
    expect(german.odds({ target: '1011', attackers: ['G-Lehr'] }).attack).toBe(7); // Lehr 7-6-20
    const allied = lay(game, { ...duel, phase: 'allied-combat' });
    expect(allied.odds({ target: '1010', attackers: ['B-155/52'] }).attack).toBe(3); // 155/52 3-4-12
  });

  it('[RW-2.2.1-b] the defence strength counts when it is attacked', () => {
    const german = lay(game, { ...duel, phase: 'german-combat' });
    expect(german.odds({ target: '1011', attackers: ['G-Lehr'] }).defence).toBe(4);
    const allied = lay(game, { ...duel, phase: 'allied-combat' });
    expect(allied.odds({ target: '1010', attackers: ['B-155/52'] }).defence).toBe(6);
  });

  it('[RW-2.2.1-c] the last number is what it may spend in a movement phase', () => {
    const t = lay(game, {
      turn: 14,
      weather: 'fair',
      phase: 'german-movement',
      units: { 'G-Lehr': '1010', 'G-Magen': '2010' },
    });
    for (const [unit, allowance] of [
      ['G-Lehr', 20],
      ['G-Magen', 8],
    ] as const) {
      const reach = game.reach(t.match.state, unit);
      expect(reach.ok && reach.value.allowance).toBe(allowance);
      expect(Math.max(...Object.values(t.reach(unit)).map((hex) => hex.cost))).toBeLessThanOrEqual(allowance);
    }
  });

  it('[RW-2.2.1-d] sizes are brigade, regiment and battalion; the parts of a formation name it', () => {
    expect(new Set(game.counters.map((counter) => counter.size))).toEqual(new Set(['X', 'III', 'II']));
    const formation = (id: string) => counterOf(id)?.formation;
    expect(formation('B-86/8')).toBe(formation('B-ShRY/8')); // 8th Armoured Brigade
    expect(formation('B-129/43')).toBe(formation('B-AD43')); // divisional artillery
    expect(formation('B-15GP')).toBe(formation('B-44/15')); // Pepperpot group
    expect(formation('G-1051/84')).toBe(formation('G-184A'));
    expect(formation('C-4/2')).not.toBe(formation('C-7/3'));
    expect(formation('G-2/2')).not.toBe(formation('C-4/2')); // both are a 2nd Division
    expect(formation('G-ARKO86')).not.toBe(formation('G-184A'));
  });

  it('[RW-2.2.1-d] [RW-EX-2.2.1] 129/43 is a British infantry brigade 4-4-12 as on the sheet; the 3-4-12 of the text are the 52nd’s', () => {
    expect(counterOf('B-129/43')).toMatchObject({ nation: counterOf('B-44/15')?.nation, size: 'X', type: 'inf' });
    expect(counterOf('B-129/43')?.faces[0]).toEqual([4, 4, 12]);
    expect(counterOf('B-155/52')?.faces[0]).toEqual([3, 4, 12]);
  });

  const CRT = {
    //       2-12       3-11       4-10       5-9        6-8        7
    '1-4': ['DVB ARB', 'DVI ARI', 'DVI ARB', 'DVB AE', 'DVI AE', 'DVI AE'],
    '1-3': ['DVB ARI', 'DVB ARB', 'DVI ARI', 'DVI ARB', 'DVB AE', 'DVI AE'],
    '1-2': ['IMP', 'DVB ARI', 'DVB ARB', 'DVI ARI', 'DVI ARB', 'DVB AE'],
    '1-1': ['DRI AVB', 'IMP', 'DVB ARI', 'DVB ARB', 'DVI ARI', 'DVI ARB'],
    '2-1': ['DRB AVB', 'DRI AVB', 'IMP', 'DVB ARI', 'DVB ARB', 'DVI ARI'],
    '3-1': ['DRI AVI', 'DRB AVB', 'DRI AVB', 'IMP', 'DVB ARI', 'DVB ARB'],
    '4-1': ['DRB AVI', 'DRI AVI', 'DRB AVB', 'DRI AVB', 'IMP', 'DVB ARI'],
    '5-1': ['EMP', 'DRB AVI', 'DRI AVI', 'DRB AVB', 'DRI AVB', 'IMP'],
    '6-1': ['EMP', 'EMP', 'DRB AVI', 'DRI AVI', 'DRB AVB', 'DRI AVB'],
    '7-1': ['EMP', 'DE AVB', 'EMP', 'DRB AVI', 'DRI AVI', 'DRB AVB'],
    '8-1': ['EMP', 'DE AVB', 'DE AVB', 'EMP', 'DRB AVI', 'DRI AVI'],
    '9-1': ['EMP', 'DE AVI', 'DE AVB', 'DE AVB', 'EMP', 'DRB AVI'],
  } as const;
  const WEIGHTS = [2, 4, 6, 8, 10, 6]; // of 36, row by row

  const guns = {
    'B-AD43': '1014', // 3
    'C-AD3': '1013', // 4
    'B-43AP': '1214', // 1
    'B-3AGRA-M': '0914', // 8
    'B-4AGRA-P': '1114', // 14
    'C-2AGRA-P': '0814', // 12
  };

  it.each([
    // 44/15 (4) with artillery against 1051/84 (3)
    ['1-4', [], 'crest'], // 4/3 = 1-1, 3 left
    ['1-3', [], 'city'], // 2 left
    ['1-2', [], 'village'], // 1 left
    ['1-1', [], 'open'], // 4/3
    ['2-1', ['B-AD43'], 'open'], // 7/3
    ['3-1', ['C-AD3', 'B-43AP'], 'open'], // 9/3
    ['4-1', ['B-3AGRA-M'], 'open'], // 12/3
    ['5-1', ['B-3AGRA-M', 'B-AD43'], 'open'], // 15/3
    ['6-1', ['B-4AGRA-P'], 'open'], // 18/3
    ['7-1', ['B-4AGRA-P', 'B-AD43'], 'open'], // 21/3
    ['8-1', ['C-2AGRA-P', 'B-3AGRA-M'], 'open'], // 24/3
    ['9-1', ['B-4AGRA-P', 'B-3AGRA-M', 'B-43AP'], 'open'], // 27/3
  ] as const)('[RW-2.3-a] the Combat Results Table, column %s', (column, artillery, terrain) => {
    const t = lay(game, {
      turn: 14,
      weather: 'fair',
      phase: 'allied-combat',
      units: { 'B-44/15': '1011', 'G-1051/84': '1010', ...guns },
      hexes: { '1010': terrain },
    });
    const odds = t.odds({ target: '1010', attackers: ['B-44/15'], support: { attacker: { artillery } } });
    expect(odds.column).toBe(column);
    const expected = new Map<string, number>();
    CRT[column].forEach((result, row) => expected.set(result, (expected.get(result) ?? 0) + (WEIGHTS[row] ?? 0)));
    const found = new Map<string, number>();
    for (const { result, probability } of odds.results) {
      found.set(result, Math.round(((found.get(result) ?? 0) + probability * 36) * 1e9) / 1e9);
    }
    expect(found).toEqual(expected);
  });

  it.each([
    // artillery against one infantry unit (index 2): value, chance of DB in 36ths
    [['B-AD43'], 6, 2], // 4-9: 2-12
    [['B-3AGRA-M'], 16, 6], // 10-18: and 3-11
    [['C-2AGRA-P'], 24, 12], // 19-27: and 4-10
    [['B-4AGRA-P'], 28, 20], // 28-36: and 5-9
    [['B-4AGRA-P', 'B-3AGRA-M'], 44, 30], // 37 and more: and 6-8
  ])('[RW-2.3-a] the Bombardment Table: %j, value %i', (artillery, value, hits) => {
    const units = { 'G-1051/84': '1010', ...guns };
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-combat', units });
    const odds = t.bombard({ target: '1010', artillery });
    expect(odds.value).toBe(value);
    expect(odds.results.find((row) => row.result === 'DB')?.probability).toBeCloseTo(hits / 36, 12);
    expect(odds.results.find((row) => row.result === 'DI')?.probability).toBeCloseTo(1 - hits / 36, 12);
  });

  it.each([
    // unit, index against aircraft, against artillery
    ['G-1051/84', 1, 2],
    ['G-60/116', 1, 2],
    ['G-2/2', 1, 2],
    ['G-16/116', 2, 1],
    ['G-33J/15', 2, 1],
    ['G-33A/15', 2, 1],
    ['G-ARKO86', 2, 2],
  ])('[RW-2.3-a] the Vulnerability Table: %s %i by air, %i by artillery', (unit, air, artillery) => {
    const units = { 'G-104/15': '2010', [unit]: '1010', ...guns };
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-combat', units });
    expect(t.bombard({ target: '1010', air: 7 }).vulnerability).toBe(air);
    expect(t.bombard({ target: '1010', artillery: ['B-4AGRA-P'] }).vulnerability).toBe(artillery);
  });

  it.each([
    // columns to the left in combat
    ['open', [], 0],
    ['village', [], 1],
    ['city', [], 2],
    ['forest', [], 2],
    ['crest', [], 3],
    ['inundation', [], -1],
    ['open', ['fortification'], 2],
    ['open', ['siegfried'], 3],
  ])('[RW-2.3-a] the Terrain Effects Table: %s %j, %i columns', (terrain, features, columns) => {
    const t = lay(game, {
      turn: 14,
      weather: 'fair',
      phase: 'allied-combat',
      units: { 'B-44/15': '1011', 'G-1051/84': '1010' },
      hexes: { '1010': { terrain, features } },
    });
    const shifts = t.odds({ target: '1010', attackers: ['B-44/15'] }).shifts;
    expect(shifts.reduce((sum, shift) => sum - shift.amount, 0)).toBe(columns);
  });

  it('[RW-2.4.1-a] turns 8 to 22, fifteen of them', () => {
    expect(game.scenarios[0]).toMatchObject({ id: 'veritable', firstTurn: 8, lastTurn: 22 });
    expect(lay(game, { turn: 8, phase: 'allied-movement', units: {} }).view().turn).toBe(8);
    const last = lay(game, { turn: 22, phase: 'final-movement', units: {} });
    last.play(end);
    expect(last.toAct()).toBe('over');
  });

  it('[RW-2.4.2-a] only the Allies have an air power track', () => {
    const t = lay(game, { turn: 14, weather: 'fair', phase: 'allied-combat', units: {} });
    expect(t.view().pools['air']).toEqual({ allied: 24 });
  });

  it('[RW-2.4.3-a] two dice resolve a combat; movement uses none', () => {
    const units = { 'B-44/15': '1012', 'G-1051/84': '1010' };
    const t = lay(game, { turn: 14, weather: 'rain', phase: 'allied-movement', units });
    t.play(move('B-44/15'), step('1011'), end);
    expect(t.toAct()).toBe('allied');
    t.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-44/15' }, { type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    expect(t.toAct()).toBe('chance');
    const falls = game.chance(t.match.state).map(([action]) => (action as unknown as { dice: number[] }).dice);
    expect(falls.filter((dice) => dice.length !== 2)).toEqual([]);
    expect(falls.flat().every((die) => die >= 1 && die <= 6)).toBe(true);
  });
});

describe('11.1 set-up', () => {
  it.each([
    ['G-1062/84', '0505'],
    ['G-Magen', '1405'],
    ['G-184A', '0906'],
    ['G-1051/84', '0507'],
    ['G-ARKO86', '1308'],
    ['G-1052/84', '0509'],
    ['G-2/2', '0411'],
    ['G-1222/180', '0312'],
    ['G-655', '0813'],
    ['G-1223/180', '0516'],
    ['G-180A', '0816'],
    ['C-2AGRA-P', '0101'],
    ['C-2AGRA-M', '0201'],
    ['B-4AGRA-M', '0202'],
    ['C-9/3', '0302'],
    ['B-4AGRA-P', '0103'],
    ['B-AD15', '0304'],
    ['C-AD3', '0304'],
    ['C-5/2', '0305'],
    ['B-5AGRA-P', '0106'],
    ['B-5AGRA-M', '0206'],
    ['C-AD2', '0208'],
    ['C-6/2', '0308'],
    ['B-AD53', '0209'],
    ['B-AD51', '0111'],
    ['C-4/2', '0211'],
    ['B-3AGRA-M', '0115'],
    ['B-9AGRA-P', '0116'],
    ['B-9AGRA-I-M', '0117'],
    ['B-9AGRA-II-M', '0217'],
  ])('[RW-11.1-a] %s starts in %s', (unit, hex) => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', printed: true, others: true, units: {} });
    expect(t.hexOf(unit)).toBe(hex);
    expect(t.steps(unit)).toBe(2);
  });

  it('[RW-11.1-a] nobody else is on the map at the start', () => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', printed: true, others: true, units: {} });
    const on = t.view().units.filter((unit) => unit.where === 'map');
    expect(on.filter((unit) => unit.id.startsWith('G-'))).toHaveLength(11);
    expect(on.filter((unit) => !unit.id.startsWith('G-'))).toHaveLength(19);
    expect(t.view().units.filter((unit) => unit.where === 'waiting')).toHaveLength(73); // 103 - 30
  });
});

const printed = { turn: 14, weather: 'fair', phase: 'allied-movement', printed: true, units: {} } as const;

/** Points as if the game ended now, with these hexes in these hands. */
function score(holders: Record<string, string>, sketch: Partial<Sketch> = {}) {
  return lay(game, { ...printed, extra: { holders }, ...sketch }).points();
}
const all = (hexes: readonly string[], side: string) => Object.fromEntries(hexes.map((hex) => [hex, side]));
const gain = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) => ({
  allied: (after['allied'] ?? 0) - (before['allied'] ?? 0),
  german: (after['german'] ?? 0) - (before['german'] ?? 0),
});

describe('11.2 objectives', () => {
  it('[RW-11.2-a] the score is a ledger: each item stands once with its rule, and the items add up to the total', () => {
    const units = { 'B-44/15': '0303', 'G-2/2': '0910' };
    const extra = { points: { allied: 7, german: 3 } };
    const t = lay(game, { turn: 10, phase: 'allied-movement', weather: 'fair', units, printed: true, extra });
    const items = game.ledger(t.match.state);
    const total = (side: string) =>
      items.filter((one) => one.side === side).reduce((sum, { points }) => sum + points, 0);
    expect({ allied: total('allied'), german: total('german') }).toEqual(t.points());
    expect(new Set(items.map(({ item, side }) => `${item} ${side}`)).size).toBe(items.length);
    expect(items.every(({ rule, points }) => rule === '11.2' && points > 0)).toBe(true);
    expect(items).toContainEqual({ rule: '11.2', item: 'before', side: 'allied', points: 7 });
    for (const [item, points] of Object.entries({ goch: 60, 'exit-a': 20, 'exit-b': 40 }))
      expect(items).toContainEqual({ rule: '11.2', item, side: 'german', points });
  });

  it.each([
    ['goch', 30, 60],
    ['cleve', 30, 60],
    ['calcar', 20, 40],
    ['udem', 10, 20],
    ['gennep', 10, 20],
  ])('[RW-11.2-a] %s: %i for the Allies, %i for the Germans', (place, allied, german) => {
    const hexes = hexesOf(place);
    expect(hexes).not.toEqual([]);
    expect(gain(score(all(hexes, 'german')), score(all(hexes, 'allied')))).toEqual({ allied, german: -german });
  });

  it.each([
    ['goch', 60],
    ['cleve', 60],
    ['calcar', 40],
  ])('[RW-11.2-a] %s counts for neither as long as both hold part of it', (place, german) => {
    const hexes = hexesOf(place);
    expect(hexes.length).toBeGreaterThan(1);
    for (const hex of hexes) {
      const shared = score({ ...all(hexes, 'german'), [hex]: 'allied' });
      expect(gain(score(all(hexes, 'german')), shared)).toEqual({ allied: 0, german: -german });
    }
  });

  it('[RW-11.2-a] each village: 10 for the Germans, nothing for the Allies', () => {
    const villages = game.map.places.filter((place) => place.kind === 'village');
    expect(villages.length).toBeGreaterThan(5);
    for (const { id, hexes } of villages) {
      const change = gain(score(all(hexes, 'german')), score(all(hexes, 'allied')));
      expect([id, change]).toEqual([id, { allied: 0, german: -10 }]);
    }
  });

  it('[RW-11.2-a] a place belongs to the side that was last in it', () => {
    const holders = { '0405': 'german' }; // Wyler
    const t = lay(game, { ...printed, extra: { holders }, units: { 'B-44/15': '0305' } });
    const before = t.points();
    t.play(move('B-44/15'), step('0405'), { type: 'stop' });
    expect(gain(before, t.points())).toEqual({ allied: 0, german: -10 });
  });

  it('[RW-11.2-a] who stands in a place in a set-up holds it, unless the set-up names another holder (RUL-S-08)', () => {
    const units = { 'B-44/15': '0405', 'G-2/2': '0208' }; // Wyler, Groesbeek
    const village = (extra: Sketch['extra']) =>
      game
        .ledger(lay(game, { ...printed, units, ...(extra ? { extra } : {}) }).match.state)
        .flatMap(({ item }) => (item === 'wyler' || item === 'groesbeek' ? [item] : []));
    expect(village(undefined)).toEqual(['groesbeek']);
    expect(village({ holders: { '0405': 'german', '0208': 'allied' } })).toEqual(['wyler']);
  });

  const REICHSWALD =
    '0410 0411 0509 0510 0609 0610 0611 0709 0710 0711 0809 0810 0811 0812 0908 0909 0910 0911 0912 1008 1009 1010 1011 ' +
    '1012 1013 1107 1108 1109 1110 1111 1112 1113 1208 1209 1210 1211 1212 1213 1214 1309 1310 1311 1312 1409 1410 1411 ' +
    '1412 1413';

  it('[RW-11.2-b] clearing the Reichswald: 30 for the Allies when no German is in any of its 48 hexes', () => {
    const allied = (hex: string) => lay(game, { ...printed, units: { 'G-1051/84': hex } }).points()['allied'] ?? 0;
    const cleared = allied('2517');
    for (const hex of REICHSWALD.split(' ')) expect([hex, cleared - allied(hex)]).toEqual([hex, 30]);
    const { state } = lay(game, { ...printed, units: { 'G-1051/84': '2517' } }).match;
    expect(game.ledger(state)).toContainEqual({ rule: '11.2', item: 'reichswald', side: 'allied', points: 30 });
    for (const beside of ['0507', '0906', '0813', '1308'])
      expect([beside, cleared - allied(beside)]).toEqual([beside, 0]);
  });

  it.each(['G-655', 'G-184A', 'G-16/116'])(
    '[RW-11.2-b] not infantry alone: %s in it blocks the clearance as well',
    (unit) => {
      expect(game.counters.find(({ id }) => id === unit)?.type).not.toMatch(/inf|para/);
      const allied = (hex: string) => lay(game, { ...printed, units: { [unit]: hex } }).points()['allied'] ?? 0;
      expect(allied('2517') - allied('1010')).toBe(30);
    },
  );

  const hassum = Number(hexesOf('hassum')[0]?.slice(0, 2) ?? 10);
  const southern = (column: number) => `${String(column).padStart(2, '0')}18`;
  const BRIGADES = ['B-44/15', 'B-46/15', 'B-227/15', 'B-152/51', 'B-153/51', 'B-154/51'];
  const TANKS = ['B-9/34', 'B-147/34', 'B-107/34', 'B-3ScG/6G', 'B-4GrG/6G', 'B-2WeG/6G'];

  /** Units leave by the south edge, one a column eastwards from the first; what has that gained so far? */
  function leaving(units: readonly string[], first: number, goch: string, but: Record<string, string> = {}) {
    const where = Object.fromEntries(units.map((unit, n) => [unit, southern(first + n)]));
    const t = lay(game, { ...printed, units: where, extra: { holders: { ...all(hexesOf('goch'), goch), ...but } } });
    const before = t.points();
    const gains = units.map((unit) => {
      t.play(move(unit), exit);
      expect(t.where(unit)).toBe('exited');
      return gain(before, t.points());
    });
    return gains;
  }

  it('[RW-11.2-c] three brigades out between the inundation and Hassum: 10; any unit out: 20 less for the Germans', () => {
    expect(leaving(BRIGADES.slice(0, 3), hassum - 3, 'german')).toEqual([
      { allied: 0, german: -20 },
      { allied: 0, german: -20 },
      { allied: 10, german: -20 },
    ]);
  });

  it('[RW-11.2-c] regiments are not brigades, but deny the 20 all the same', () => {
    expect(leaving(TANKS.slice(0, 3), hassum - 3, 'german').at(-1)).toEqual({ allied: 0, german: -20 });
  });

  it('[RW-11.2-c] six brigades out east of Hassum after the fall of Goch: 20; any unit out: 40 less for the Germans', () => {
    const gains = leaving(BRIGADES, hassum + 1, 'allied');
    expect(gains[0]).toEqual({ allied: 0, german: -40 });
    expect(gains[4]).toEqual({ allied: 0, german: -40 });
    expect(gains[5]).toEqual({ allied: 20, german: -40 });
  });

  it('[RW-11.2-c] before Goch has fallen they earn nothing, but still deny the 40', () => {
    expect(leaving(BRIGADES, hassum + 1, 'german').at(-1)).toEqual({ allied: 0, german: -40 });
  });

  it('[RW-11.2-c] a part of Goch is not its fall', () => {
    const [some = ''] = hexesOf('goch');
    expect(leaving(BRIGADES, hassum + 1, 'german', { [some]: 'allied' }).at(-1)).toEqual({ allied: 0, german: -40 });
  });

  it('[RW-11.2-c] six regiments are not six brigades', () => {
    expect(leaving(TANKS, hassum + 1, 'allied').at(-1)).toEqual({ allied: 0, german: -40 });
  });

  it('[RW-11.2-c] Hassum itself belongs to the western stretch', () => {
    expect(leaving(['B-44/15'], hassum, 'german')).toEqual([{ allied: 0, german: -20 }]);
  });

  it('[RW-11.2-c] nobody leaves elsewhere: not east of Udem, not from the second row, not a German', () => {
    const allied = lay(game, { ...printed, units: { 'B-44/15': '2518' } });
    allied.play(move('B-44/15'));
    expect(allied.refusal(exit)).toMatchObject({ rule: '11.2', code: 'no-exit-here' });
    const north = lay(game, { ...printed, units: { 'B-152/51': `${southern(hassum - 1).slice(0, 2)}17` } });
    north.play(move('B-152/51'));
    expect(north.may(exit)).toBe(false);
    const german = lay(game, { ...printed, phase: 'german-movement', units: { 'G-1051/84': southern(hassum - 1) } });
    german.play(move('G-1051/84'));
    expect(german.may(exit)).toBe(false);
  });

  it('[RW-11.2-c] leaving costs 1 point', () => {
    const column = String(hassum - 1).padStart(2, '0');
    const road = ['12', '13', '14', '15', '16', '17', '18'].map((row) => column + row);
    const hexes = Object.fromEntries(road.map((hex) => [hex, { terrain: 'open', features: [] }]));
    const sides = road.slice(1).map((b, n) => ({ a: road[n] as string, b, road: null, river: false, bridge: false }));
    const from = (start: string) => lay(game, { ...printed, hexes, sides, units: { 'B-44/15': start } });
    const near = from(road[1] as string);
    near.play(move('B-44/15'), ...road.slice(2).map(step)); // 5 open hexes: 10 of 12
    expect(near.may(exit)).toBe(true);
    const far = from(road[0] as string);
    far.play(move('B-44/15'), ...road.slice(1).map(step)); // 6 open hexes: 12 of 12
    expect(far.hexOf('B-44/15')).toBe(road[6]);
    expect(far.may(exit)).toBe(false);
  });

  it('[RW-11.2-c] [RW-3.0-b] the extra movement phase counts as well', () => {
    const units = { 'B-44/15': southern(hassum - 1) };
    const t = lay(game, { ...printed, turn: 22, phase: 'final-movement', units });
    const before = t.points();
    t.play(move('B-44/15'), exit);
    expect(gain(before, t.points())).toEqual({ allied: 0, german: -20 });
  });

  /** Fights to the end: losses and retreats as they come, nobody advances. */
  function fight(side: string, target: string, attackers: string[], dice: [number, number]) {
    const beside = ['2011', '1910'];
    const units = Object.fromEntries(attackers.map((unit, n) => [unit, beside[n] as string]));
    const sketch = { turn: 15, weather: 'rain', phase: `${side}-combat` };
    const t = lay(game, { ...sketch, units: { ...units, [target]: '2010 reduced' } });
    const before = t.points();
    t.play({ type: 'attack', target: '2010' }, ...attackers.map((unit) => ({ type: 'attacker', unit })));
    t.play({ type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(...dice);
    finish(t);
    expect(t.where(target)).toBe('eliminated');
    return gain(before, t.points());
  }
  function finish(t: Table) {
    for (let n = 0; n < 10 && t.prompt() !== 'combat'; n++) {
      t.play(t.prompt() === 'advance' ? { type: 'done' } : (t.legal()[0] as object));
    }
  }

  it.each([
    ['G-1051/84'],
    ['G-2/2'],
    ['G-60/116'], // armoured infantry
  ])('[RW-11.2-d] the Allies score 2 for infantry: %s', (unit) => {
    // 8 against 2: 4-1; 2: DRB AVI
    expect(fight('allied', unit, ['B-44/15', 'B-152/51'], [1, 1])).toEqual({ allied: 2, german: 0 });
  });

  it.each([['G-655'], ['G-ARKO86']])('[RW-11.2-d] and 5 for any other unit: %s', (unit) => {
    // 8 against 1: 8-1; 3: DE AVB
    expect(fight('allied', unit, ['B-44/15', 'B-152/51'], [1, 2])).toEqual({ allied: 5, german: 0 });
  });

  it.each([
    ['B-44/15'],
    ['C-7/3'],
    ['B-155/52'], // mountain infantry
  ])('[RW-11.2-d] the Germans score 10 for infantry: %s', (unit) => {
    // 7 + 1 against 2: 4-1; 2: DRB AVI
    expect(fight('german', unit, ['G-Lehr', 'G-1051/84'], [1, 1])).toEqual({ allied: 0, german: 10 });
  });

  it.each([['B-9/34'], ['B-AD15'], ['B-6/1EngAs']])('[RW-11.2-d] and 5 for any other unit: %s', (unit) => {
    // 7 against 1: 7-1; 3: DE AVB
    expect(fight('german', unit, ['G-Lehr'], [1, 2])).toEqual({ allied: 0, german: 5 });
  });

  it('[RW-11.2-d] a unit that is only reduced scores nothing', () => {
    const t = lay(game, { turn: 15, weather: 'rain', phase: 'allied-combat', units: { 'G-1051/84': '1010' } });
    const reduced = lay(game, {
      turn: 15,
      weather: 'rain',
      phase: 'allied-combat',
      units: { 'G-1051/84': '1010 reduced' },
    });
    expect(reduced.points()).toEqual(t.points());
  });

  const final = { turn: 22, weather: 'fair', phase: 'final-movement', units: {} };

  it('[RW-11.2-e] after the last phase the side with more points wins', () => {
    for (const side of ['allied', 'german']) {
      const points = { allied: 0, german: 0, [side]: 1000 };
      const t = lay(game, { ...final, extra: { points } });
      expect(t.outcome()).toBeUndefined();
      t.play(end);
      expect(t.outcome()?.winner).toBe(side);
      expect(t.outcome()?.points).toEqual(t.points());
    }
  });

  it('[RW-11.2-e] nobody wins with equal points', () => {
    const bare = lay(game, final).points();
    const lead = (bare['german'] ?? 0) - (bare['allied'] ?? 0);
    const points = { allied: Math.max(lead, 0), german: Math.max(-lead, 0) };
    const t = lay(game, { ...final, extra: { points } });
    t.play(end);
    expect(t.outcome()?.points['allied']).toBe(t.outcome()?.points['german']);
    expect(t.outcome()?.winner).toBeUndefined();
  });
});
