import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const stop = { type: 'stop' };
const move = (unit: string) => ({ type: 'move', unit });
const join = (unit: string) => ({ type: 'join', unit });
const step = (to: string) => ({ type: 'step', to });
const allied = { turn: 14, weather: 'fair', phase: 'allied-movement' } as const;
const german = { turn: 14, weather: 'fair', phase: 'german-movement' } as const;

/** Points left to the units that are moving. */
const left = (t: Table) => t.view().pending.find((matter) => matter.left)?.left;

/** Moves a unit along a path and ends its move. */
function march(t: Table, unit: string, ...path: string[]) {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play(stop);
}

const AROUND_1010 = ['1009', '1109', '1110', '1011', '0910', '0909'];
const FOOT = 'G-1051/84'; // infantry 1-3-10
const MOTOR = 'G-60/116'; // armoured infantry 3-4-20
const TANKS = 'G-16/116'; // armour 3-3-20

const siegfried = { terrain: 'open', features: ['siegfried'] };
const fortification = { terrain: 'open', features: ['fortification'] };

/** Cost of the step from 1010 to 1011. */
function cost(unit: string, sketch: Partial<Sketch>): number | undefined {
  const t = lay(game, { ...german, units: { [unit]: '1010' }, ...sketch });
  return t.reach(unit)['1011']?.cost;
}

describe('4.0 movement', () => {
  it.each([
    // terrain, on foot, motorised, armoured
    ['open', 2, 3, 2],
    ['city', 1, 2, 4],
    ['village', 1, 2, 2],
    ['forest', 3, 3, 5],
    ['crest', 4, 4, undefined],
    ['inundation', undefined, undefined, undefined],
  ])('[RW-4.0-a] %s costs %s on foot, %s motorised, %s armoured', (terrain, foot, motor, tanks) => {
    const hexes = { '1011': terrain };
    expect(cost(FOOT, { hexes })).toBe(foot);
    expect(cost(MOTOR, { hexes })).toBe(motor);
    expect(cost(TANKS, { hexes })).toBe(tanks);
  });

  it.each([
    ['paved', 1, 1, 1],
    ['unpaved', 1, 2, 2],
  ])(
    '[RW-4.0-a] a %s road costs %s on foot, %s motorised, %s armoured, whatever it runs through',
    (road, foot, motor, tanks) => {
      const sketch = { hexes: { '1011': 'forest' }, sides: [{ a: '1010', b: '1011', road }] };
      expect(cost(FOOT, sketch)).toBe(foot);
      expect(cost(MOTOR, sketch)).toBe(motor);
      expect(cost(TANKS, sketch)).toBe(tanks);
    },
  );

  it('[RW-4.0-a] the road serves only who comes along it', () => {
    const t = lay(game, {
      ...german,
      units: { [FOOT]: '1012' },
      hexes: { '1011': 'forest' },
      sides: [{ a: '1010', b: '1011', road: 'paved' }],
    });
    expect(t.reach(FOOT)['1011']?.cost).toBe(3); // forest: the road enters from 1010
  });

  it.each([
    ['Siegfried line', siegfried],
    ['fortification', fortification],
  ])('[RW-4.0-a] %s costs 1 more than the hex', (_, hex) => {
    const hexes = { '1011': hex };
    expect(cost(FOOT, { hexes })).toBe(3); // 2 + 1
    expect(cost(MOTOR, { hexes })).toBe(4); // 3 + 1
    expect(cost(TANKS, { hexes })).toBe(3); // 2 + 1
    expect(cost(FOOT, { hexes, sides: [{ a: '1010', b: '1011', road: 'paved' }] })).toBe(2); // 1 + 1
  });

  it('[RW-4.0-a] a river costs 1 more on foot, nothing over a bridge', () => {
    expect(cost(FOOT, { sides: [{ a: '1010', b: '1011', river: true }] })).toBe(3); // 2 + 1
    expect(cost(FOOT, { sides: [{ a: '1010', b: '1011', river: true, bridge: true }] })).toBe(2);
    expect(cost(FOOT, { sides: [{ a: '1010', b: '1011', river: true, bridge: true, road: 'paved' }] })).toBe(1);
  });

  it('[RW-4.0-a] towed artillery pays as infantry; tank destroyers, flame tanks and armoured engineers as armour', () => {
    const hexes = { '1011': 'city' };
    expect(cost('G-184A', { hexes })).toBe(1);
    expect(cost('G-655', { hexes })).toBe(4);
    expect(cost('B-141/31', { ...allied, hexes })).toBe(4);
    expect(cost('B-6/1EngAs', { ...allied, hexes })).toBe(4);
    expect(cost('B-155/52', { ...allied, hexes })).toBe(1);
    expect(cost('G-2/2', { hexes })).toBe(1);
  });

  it('[RW-4.0-a] mechanised artillery and self-propelled guns pay the motorised costs', () => {
    expect(cost('G-33A/15', {})).toBe(3); // open: tanks 2, motorised 3
    expect(cost('G-33A/15', { hexes: { '1011': 'city' } })).toBe(2); // tanks 4
    expect(cost('B-43AP', { ...allied })).toBe(3);
    expect(cost('B-43AP', { ...allied, hexes: { '1011': 'forest' } })).toBe(3); // tanks 5
  });

  it('[RW-4.0-a] armour may not enter a crest, infantry may', () => {
    const hexes = { '1011': 'crest' };
    const t = lay(game, { ...german, units: { [TANKS]: '1010', [FOOT]: '1012' }, hexes });
    t.play(move(TANKS));
    expect(t.refusal(step('1011'))?.code).toBe('terrain-forbidden');
    t.play(step('1110'), stop, move(FOOT));
    expect(t.may(step('1011'))).toBe(true);
  });

  it('[RW-4.0-b] a unit may not spend more than its movement allowance', () => {
    const hexes = { '1011': 'forest', '1012': 'forest', '1013': 'forest', '1014': 'forest', '1113': 'crest' };
    const t = lay(game, { ...allied, units: { 'B-44/15': '1010' }, hexes });
    t.play(move('B-44/15'), step('1011'), step('1012'), step('1013')); // 3 + 3 + 3 of 12
    expect(left(t)).toEqual([3]);
    expect(t.may(step('1014'))).toBe(true); // forest 3
    expect(t.refusal(step('1113'))).toMatchObject({ rule: '4.0', code: 'no-points' }); // crest 4
  });

  it('[RW-4.0-b] its reach ends where the allowance ends', () => {
    const t = lay(game, { ...german, units: { [FOOT]: '1005' } }); // 10 points, open 2
    const costs = Object.values(t.reach(FOOT)).map((hex) => hex.cost);
    expect(Math.max(...costs)).toBe(10);
    expect(t.reach(FOOT)['1010']?.cost).toBe(10);
    expect(t.reach(FOOT)['1011']).toBeUndefined();
  });

  it('[RW-4.0-c] a unit may stop with points unspent', () => {
    const t = lay(game, { ...allied, units: { 'B-44/15': '1010' } });
    t.play(move('B-44/15'), step('1011'));
    expect(left(t)).toEqual([10]);
    expect(t.legal('stop')).toHaveLength(1);
    t.play(stop);
    expect(t.hexOf('B-44/15')).toBe('1011');
  });

  it('[RW-4.0-d] unspent points are not kept for the next turn', () => {
    const t = lay(game, { turn: 17, phase: 'allied-movement', weather: 'cloudy', units: { 'B-44/15': '1005' } });
    expect(t.reach('B-44/15')['1011']?.cost).toBe(12);
    t.play(end, end, end, end);
    t.dice(6); // cloudy on turn 18 as well
    expect(t.reach('B-44/15')['1011']?.cost).toBe(12);
    expect(t.reach('B-44/15')['1012']).toBeUndefined();
  });

  it('[RW-4.0-e] unspent points are not passed to another unit', () => {
    const t = lay(game, { ...allied, units: { 'B-44/15': '1005', 'B-9/34': '1005' } });
    march(t, 'B-9/34', '1105'); // 2 of 18
    expect(t.reach('B-44/15')['1011']?.cost).toBe(12);
    expect(t.reach('B-44/15')['1012']).toBeUndefined();
  });

  it('[RW-4.0-f] units that move together do not add their points: each pays from its own', () => {
    const hexes = { '1011': 'forest' };
    const t = lay(game, { ...allied, units: { 'B-9/34': '1005', 'B-44/15': '1005' }, hexes });
    t.play(move('B-9/34'), join('B-44/15'), ...['1006', '1007', '1008', '1009', '1010'].map(step));
    expect(left(t)).toEqual([8, 2]); // 18 - 10 and 12 - 10
    expect(t.may(step('1110'))).toBe(true); // open 2 and 2
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.0', code: 'no-points' }); // 5 of 8, but 3 of 2
  });

  it('[RW-4.0-f] they reach what each can pay for; a hex is named with the price of the unit asked about', () => {
    const lane = ['1009', '1008', '1007', '1006'].map((hex) => [hex, 'forest'] as const);
    const beside = ['0909', '1109', '0908', '1108', '0907', '1107', '0906', '1106', '1005', '1011', '0910', '1110'];
    const hexes = Object.fromEntries([...lane, ...beside.map((hex) => [hex, 'inundation'] as const)]);
    const t = lay(game, { ...allied, units: { 'B-44/15': '1010', 'B-107/34': '1010' }, hexes });
    t.play(move('B-44/15'), join('B-107/34'));
    const costs = (unit: string) => Object.values(t.reach(unit)).map(({ hex, cost }) => `${hex} for ${cost}`);
    expect(costs('B-44/15').toSorted()).toEqual(['1007 for 9', '1008 for 6', '1009 for 3']); // of 12
    expect(costs('B-107/34').toSorted()).toEqual(['1007 for 15', '1008 for 10', '1009 for 5']); // of 18
  });

  it('[RW-4.0-a] [RW-4.0-b] [RW-EX-4.0] from Klinkenberg 0807 to the crest: 1 + 2 + 1 + 2 + 4 = 10 of 12', () => {
    const t = lay(game, { ...allied, printed: true, units: { 'B-155/52': '0807' } }); // 3-4-12
    t.play(move('B-155/52'), step('0906'));
    expect(left(t)).toEqual([9]); // Siegfried line 1, open 2
    t.play(step('1006'));
    expect(left(t)).toEqual([8]); // village of Nutterden 1
    t.play(step('1105'), step('1205'));
    expect(left(t)).toEqual([6]); // paved road 1 + 1
    t.play(step('1305'));
    expect(left(t)).toEqual([2]); // crest 4
  });

  it('[RW-4.0-b] [RW-EX-4.0-rain] in rain the same path costs 1 + 3 + 2 + 4 = 10 and the crest 5 is out of reach', () => {
    const t = lay(game, { ...allied, weather: 'rain', printed: true, units: { 'B-155/52': '0807' } });
    t.play(move('B-155/52'), step('0906'));
    expect(left(t)).toEqual([8]); // Siegfried line 1, open 2 + 1
    t.play(step('1006'));
    expect(left(t)).toEqual([6]); // village 1 + 1
    t.play(step('1105'), step('1205'));
    expect(left(t)).toEqual([2]); // paved road (1 + 1) twice
    expect(t.refusal(step('1305'))).toMatchObject({ rule: '4.0', code: 'no-points' }); // crest 4 + 1
  });
});

describe('4.1.1 friendly units', () => {
  it.each([
    ['a brigade and two regiments', ['B-44/15', 'B-9/34', 'B-147/34']],
    ['two pieces of artillery', ['B-AD15', 'C-AD3']],
    ['a brigade, a regiment and artillery', ['B-44/15', 'B-9/34', 'B-AD15']],
    ['a regiment and two battalions', ['G-1051/84', 'G-655', 'G-228/116']],
    ['a regiment, artillery and a battalion', ['G-1051/84', 'G-184A', 'G-655']],
  ])('[RW-4.1.1-a] a hex may hold %s', (_, stack) => {
    const units = Object.fromEntries(stack.map((unit) => [unit, '1010']));
    expect(errorsOf(game, { ...allied, units })).toEqual([]);
  });

  it.each([
    ['two brigades', ['B-44/15', 'B-152/51']],
    ['a brigade and three regiments', ['B-44/15', 'B-9/34', 'B-147/34', 'B-107/34']],
    ['three Allied regiments', ['B-9/34', 'B-147/34', 'B-107/34']],
    ['two German regiments', ['G-1051/84', 'G-1052/84']],
    ['a German regiment and three battalions', ['G-1051/84', 'G-655', 'G-228/116', 'G-33J/15']],
    ['three German battalions', ['G-655', 'G-228/116', 'G-33J/15']],
  ])('[RW-4.1.1-a] a hex may not hold %s', (_, stack) => {
    const units = Object.fromEntries(stack.map((unit) => [unit, '1010']));
    expect(errorsOf(game, { ...allied, units })).toContain('stacking');
  });

  it('[RW-4.1.1-a] a brigade may not end its move with another brigade; a regiment may', () => {
    const t = lay(game, { ...allied, units: { 'B-44/15': '1011', 'B-152/51': '1010', 'B-9/34': '1010' } });
    expect(t.reach('B-152/51')['1011']?.mayStop).toBe(false);
    expect(t.reach('B-9/34')['1011']?.mayStop).toBe(true);
    t.play(move('B-152/51'), step('1011'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking' });
  });

  it('[RW-4.1.1-b] a full hex may be passed through but not stopped in', () => {
    const full = { 'G-1051/84': '1011', 'G-655': '1011', 'G-228/116': '1011' };
    const t = lay(game, { ...german, units: { ...full, 'G-1052/84': '1010' } });
    expect(t.reach('G-1052/84')['1011']).toMatchObject({ cost: 2, mayStop: false });
    expect(t.reach('G-1052/84')['1012']).toMatchObject({ cost: 4, mayStop: true }); // 1011 is the only way in two steps
    t.play(move('G-1052/84'), step('1011'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking' });
    t.play(step('1012'), stop);
    expect(t.hexOf('G-1052/84')).toBe('1012');
  });

  it('[RW-4.1.1-c] a crest holds one infantry unit and nothing else', () => {
    const hexes = { '1010': 'crest' };
    expect(errorsOf(game, { ...allied, hexes, units: { 'B-44/15': '1010' } })).toEqual([]);
    expect(errorsOf(game, { ...allied, hexes, units: { 'B-155/52': '1010' } })).toEqual([]);
    expect(errorsOf(game, { ...allied, hexes, units: { 'G-2/2': '1010' } })).toEqual([]);
    expect(errorsOf(game, { ...allied, hexes, units: { 'B-AD15': '1010' } })).toContain('stacking-crest');
    expect(errorsOf(game, { ...allied, hexes, units: { 'G-1051/84': '1010', 'G-60/116': '1010' } })).toContain(
      'stacking-crest',
    );
  });

  it('[RW-4.1.1-c] a second unit may pass over an occupied crest but not stop there', () => {
    const hexes = { '1011': 'crest' };
    const t = lay(game, { ...german, hexes, units: { 'G-1051/84': '1011', 'G-60/116': '1010' } });
    expect(t.reach('G-60/116')['1011']?.mayStop).toBe(false); // regiment and battalion: a village would take both
    t.play(move('G-60/116'), step('1011'));
    expect(t.refusal(stop)).toMatchObject({ rule: '4.1.1', code: 'stacking-crest' });
    t.play(step('1012'), stop);
    expect(t.hexOf('G-60/116')).toBe('1012');
  });

  it('[RW-4.1.1-c] an empty crest takes infantry', () => {
    const t = lay(game, { ...german, hexes: { '1011': 'crest' }, units: { 'G-60/116': '1010', 'G-184A': '1012' } });
    expect(t.reach('G-60/116')['1011']?.mayStop).toBe(true);
    expect(t.reach('G-184A')['1011']?.mayStop ?? false).toBe(false); // artillery is not infantry
  });

  it('[RW-4.1.1-c] an inundated hex holds one infantry and one amphibious unit', () => {
    const hexes = { '1010': 'inundation' };
    expect(errorsOf(game, { ...allied, hexes, units: { 'C-8/3': '1010', 'B-11/33': '1010' } })).toEqual([]);
    expect(errorsOf(game, { ...allied, hexes, units: { 'B-5/1EngAs': '1010', 'B-11/33': '1010' } })).toContain(
      'stacking-inundation',
    );
  });

  it('[RW-4.1.1-d] on turn 8 the 9th Canadian Brigade does not move; on turn 9 it may', () => {
    const turn8 = lay(game, { turn: 8, phase: 'allied-movement', units: { 'C-9/3': '0302', 'B-44/15': '0310' } });
    expect(turn8.refusal(move('C-9/3'))).toMatchObject({ rule: '4.1.1', code: 'stays-this-turn' });
    expect(turn8.may(move('B-44/15'))).toBe(true);
    const turn9 = lay(game, { turn: 9, phase: 'allied-movement', units: { 'C-9/3': '0302' } });
    expect(turn9.may(move('C-9/3'))).toBe(true);
  });

  it('[RW-4.1.1-e] on turn 8 the 5th Canadian Brigade must occupy Wyler 0405 and may stop nowhere else', () => {
    const t = lay(game, { turn: 8, phase: 'allied-movement', units: { 'C-5/2': '0305' } });
    expect(t.refusal(end)).toMatchObject({ rule: '4.1.1', code: 'hold-wyler-due' });
    expect(t.reach('C-5/2')['0405']?.mayStop).toBe(true);
    expect(t.reach('C-5/2')['0406']?.mayStop ?? false).toBe(false);
    march(t, 'C-5/2', '0405');
    expect(t.may(end)).toBe(true);
  });

  it('[RW-4.1.1-e] in Wyler it does not move until it is withdrawn on turn 9', () => {
    const turn8 = lay(game, { turn: 8, phase: 'allied-movement', units: { 'C-5/2': '0405' } });
    expect(turn8.refusal(move('C-5/2'))?.rule).toBe('4.1.1');
    const turn9 = lay(game, { turn: 9, phase: 'allied-movement', units: { 'C-5/2': '0405', 'C-9/3': '0302' } });
    expect(turn9.may(move('C-5/2'))).toBe(false);
    expect(turn9.may({ type: 'withdraw', unit: 'C-5/2' })).toBe(true);
  });

  it('[RW-4.1.1-f] an Allied unit that crosses a British brigade’s hex pays 1 more', () => {
    const t = lay(game, { ...allied, units: { 'B-9/34': '1010', 'B-44/15': '1011' } });
    expect(t.reach('B-9/34')['1012']?.cost).toBe(5); // 2 + 2 + 1; the way around costs 6
    expect(t.reach('B-9/34')['1011']?.cost).toBe(2); // stopping there is not crossing
  });

  it.each([
    ['a Canadian brigade', 'C-7/3'],
    ['a British regiment', 'B-147/34'],
    ['a Pepperpot group', 'B-15GP'],
    ['divisional artillery', 'B-AD15'],
  ])('[RW-4.1.1-f] %s causes no jam', (_, other) => {
    const t = lay(game, { ...allied, units: { 'B-9/34': '1010', [other]: '1011' } });
    expect(t.reach('B-9/34')['1012']?.cost).toBe(4);
  });

  it('[RW-4.1.1-f] a Canadian unit pays it too; a unit that starts in the brigade’s hex does not', () => {
    const t = lay(game, { ...allied, units: { 'C-10/2': '1010', 'B-44/15': '1011', 'B-9/34': '1011' } });
    expect(t.reach('C-10/2')['1012']?.cost).toBe(5); // 2 + 2 + 1
    expect(t.reach('B-9/34')['1012']?.cost).toBe(2);
  });

  it('[RW-4.1.1-f] the Germans know no jam', () => {
    const t = lay(game, { ...german, units: { 'G-16/116': '1010', 'G-1051/84': '1011' } });
    expect(t.reach('G-16/116')['1012']?.cost).toBe(4);
  });

  it('[RW-4.1.1-g] Kampfgruppe Lehr shares its hex with nobody', () => {
    const alone = { ...german, units: { 'G-Lehr': '1010' } };
    expect(errorsOf(game, alone)).toEqual([]);
    expect(errorsOf(game, { ...german, units: { 'G-Lehr': '1010', 'G-655': '1010' } })).toContain('stacking-alone');
  });

  it('[RW-4.1.1-g] it may not stop with a battalion, nor a battalion with it', () => {
    const units = { 'G-Lehr': '1010', 'G-655': '1011', 'G-1051/84': '1110' };
    const t = lay(game, { ...german, units });
    expect(t.reach('G-Lehr')['1011']?.mayStop ?? false).toBe(false);
    expect(t.reach('G-655')['1010']?.mayStop ?? false).toBe(false);
    expect(t.reach('G-655')['1110']?.mayStop).toBe(true);
    expect(t.reach('G-Lehr')['1111']?.mayStop).toBe(true);
  });

  it('[RW-4.1.1-h] a motorised unit that crosses a river without a bridge has 5 points that turn', () => {
    const moat = AROUND_1010.map((b) => ({ a: '1010', b, river: true }));
    const t = lay(game, { ...german, units: { [MOTOR]: '1010' }, sides: moat });
    const reach = t.reach(MOTOR);
    expect(Object.keys(reach).toSorted()).toEqual(AROUND_1010.toSorted()); // then 1 point is left, open costs 3
    expect(reach['1011']?.cost).toBe(4); // open 3 + river 1
  });

  it('[RW-4.1.1-h] what it spent before the river counts', () => {
    const sides = [{ a: '1011', b: '1012', river: true }];
    const t = lay(game, { ...german, units: { [MOTOR]: '1010' }, sides });
    t.play(move(MOTOR), step('1011')); // 3
    expect(t.may(step('1012'))).toBe(false); // 3 + 4 = 7 of 5
    expect(t.may(step('1111'))).toBe(true); // not across: 6 of 20
    const road = { a: '1010', b: '1011', road: 'paved' };
    const byRoad = lay(game, { ...german, units: { [MOTOR]: '1010' }, sides: [...sides, road] });
    byRoad.play(move(MOTOR), step('1011')); // 1
    expect(byRoad.may(step('1012'))).toBe(true); // 1 + 4 = 5 of 5
  });

  it('[RW-4.1.1-h] several together may pass a hex without room for them and go on across the river', () => {
    const wet = ['0910', '0911', '0912', '1110', '1111', '1112'].map((hex) => [hex, 'inundation'] as const);
    const sides = [
      { a: '1010', b: '1011', road: 'paved' },
      { a: '1011', b: '1012', river: true },
    ];
    const units = { 'G-104/15': '1010', 'G-115/15': '1010', 'G-60/116': '1011' };
    const t = lay(game, { ...german, units, sides, hexes: Object.fromEntries(wet) });
    t.play(move('G-104/15'), join('G-115/15'));
    expect(t.reach('G-104/15')['1012']).toMatchObject({ cost: 5, path: ['1011', '1012'] });
    t.play(...['1011', '1012'].map(step));
    expect(t.may(stop)).toBe(true);
  });

  it('[RW-4.1.1-h] over a bridge it keeps all its points', () => {
    const sides = AROUND_1010.map((b) => ({ a: '1010', b, river: true, bridge: b === '1011' }));
    const t = lay(game, { ...german, units: { [MOTOR]: '1010' }, sides });
    expect(t.reach(MOTOR)['1011']?.cost).toBe(3);
    expect(t.reach(MOTOR)['1016']?.cost).toBe(18); // six open hexes
  });

  it('[RW-4.1.1-h] foot troops cross without losing points', () => {
    const t = lay(game, { ...german, units: { [FOOT]: '1010' }, sides: [{ a: '1010', b: '1011', river: true }] });
    t.play(move(FOOT), step('1011'));
    expect(left(t)).toEqual([7]); // 10 - 2 - 1
  });

  it('[RW-4.1.1-i] armour crosses a river only by a bridge', () => {
    const river = { a: '1010', b: '1011', river: true };
    const t = lay(game, { ...german, units: { [TANKS]: '1010' }, sides: [river] });
    t.play(move(TANKS));
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'river-needs-bridge' });
    const bridged = lay(game, { ...german, units: { [TANKS]: '1010' }, sides: [{ ...river, bridge: true }] });
    expect(bridged.reach(TANKS)['1011']?.cost).toBe(2);
  });

  it.each([
    ['the Siegfried line', siegfried],
    ['a fortification', fortification],
  ])('[RW-4.1.1-j] an Allied tank regiment may enter %s only with infantry or engineers', (_, hex) => {
    const hexes = { '1011': hex };
    const units = { 'B-9/34': '1010', 'B-44/15': '1010', 'B-6/1EngAs': '1010' };
    const alone = lay(game, { ...allied, hexes, units });
    alone.play(move('B-9/34'));
    expect(alone.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'tanks-need-escort' });
    const withInfantry = lay(game, { ...allied, hexes, units });
    withInfantry.play(move('B-9/34'), join('B-44/15'));
    expect(withInfantry.may(step('1011'))).toBe(true);
    const withEngineers = lay(game, { ...allied, hexes, units });
    withEngineers.play(move('B-9/34'), join('B-6/1EngAs'));
    expect(withEngineers.may(step('1011'))).toBe(true);
  });

  it('[RW-4.1.1-j] or if they are there already; other tanks are no escort', () => {
    const hexes = { '1011': siegfried };
    const held = lay(game, { ...allied, hexes, units: { 'B-9/34': '1010', 'B-44/15': '1011' } });
    expect(held.reach('B-9/34')['1011']?.mayStop).toBe(true);
    const tanks = lay(game, { ...allied, hexes, units: { 'B-9/34': '1010', 'B-147/34': '1010' } });
    tanks.play(move('B-9/34'), join('B-147/34'));
    expect(tanks.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'tanks-need-escort' });
  });

  it('[RW-4.1.1-j] flame tanks are tanks and need an escort; armoured engineers do not', () => {
    const hexes = { '1011': siegfried };
    const units = { 'B-141/31': '1010', 'B-6/1EngAs': '1010' };
    const t = lay(game, { ...allied, hexes, units });
    t.play(move('B-141/31'));
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'tanks-need-escort' });
    expect(cost('B-6/1EngAs', { ...allied, hexes })).toBe(3); // open 2 + 1
  });

  it('[RW-4.1.1-j] a Pepperpot group or artillery is no escort', () => {
    const hexes = { '1011': siegfried };
    for (const guns of ['B-15GP', 'B-AD15']) {
      const t = lay(game, { ...allied, hexes, units: { 'B-9/34': '1010', [guns]: '1010' } });
      t.play(move('B-9/34'), join(guns));
      expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'tanks-need-escort' });
    }
  });

  it('[RW-4.1.1-j] infantry alone may enter, German tanks too', () => {
    const hexes = { '1011': siegfried };
    expect(cost('B-44/15', { ...allied, hexes })).toBe(3); // open 2 + 1
    expect(cost(TANKS, { hexes })).toBe(3);
  });

  it.each([
    ['towed artillery', 'G-184A'],
    ['mechanised artillery', 'G-33A/15'],
    ['self-propelled guns', 'B-43AP'],
    ['army group artillery', 'B-3AGRA-M'],
  ])('[RW-4.1.1-k] %s crosses a river only by a bridge', (_, guns) => {
    const phase = guns.startsWith('G') ? german : allied;
    const river = { a: '1010', b: '1011', river: true };
    const t = lay(game, { ...phase, units: { [guns]: '1010' }, sides: [river] });
    t.play(move(guns));
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '4.1.1', code: 'river-needs-bridge' });
    const bridged = lay(game, { ...phase, units: { [guns]: '1010' }, sides: [{ ...river, bridge: true }] });
    expect(bridged.reach(guns)['1011']).toBeDefined();
  });

  it('[RW-4.1.1-k] the mobile bridge serves as well', () => {
    const sides = [{ a: '1010', b: '1011', river: true }];
    const t = lay(game, { ...allied, units: { 'B-AD15': '1010', 'B-Pont': '1010' }, sides });
    expect(t.reach('B-AD15')['1011']?.cost).toBe(2);
  });

  it('[RW-4.1.1-l] nobody moves through a hex of a bombed city', () => {
    const sketch = { hexes: { '1011': 'city' }, units: { 'B-44/15': '1010', 'G-1051/84': '1013' } };
    const t = lay(game, { ...allied, ...sketch, extra: { bombed: ['1011'] } });
    t.play(move('B-44/15'));
    const refusal = t.refusal(step('1011'));
    expect(refusal?.code).toBe('bombed');
    expect(['4.1.1', '6.3']).toContain(refusal?.rule);
    const quiet = lay(game, { ...allied, ...sketch });
    expect(quiet.reach('B-44/15')['1011']?.cost).toBe(1);
  });

  it('[RW-4.1.1-l] neither side', () => {
    const sketch = { hexes: { '1011': 'city' }, units: { 'B-44/15': '0808', 'G-1051/84': '1010' } };
    const t = lay(game, { ...german, ...sketch, extra: { bombed: ['1011'] } });
    expect(t.reach('G-1051/84')['1011']).toBeUndefined();
    expect(lay(game, { ...german, ...sketch }).reach('G-1051/84')['1011']?.cost).toBe(1);
  });

  it('[RW-4.1.1-l] [RW-4.1.1-m] a unit inside a bombed city does not move that turn', () => {
    const sketch = { hexes: { '1010': 'city' }, units: { 'B-44/15': '1010', 'B-152/51': '0505' } };
    const t = lay(game, { ...allied, ...sketch, extra: { bombed: ['1010'] } });
    expect(t.refusal(move('B-44/15'))?.code).toBe('bombed');
    expect(t.may(move('B-152/51'))).toBe(true);
    expect(lay(game, { ...allied, ...sketch }).may(move('B-44/15'))).toBe(true);
  });

  /** 44/15 and a heavy AGRA, 4 + 14 = 18 against 3: 6-1; city 2 columns left: 4-1; 11: DRI AVI. */
  function assault(bombed: string[]): Table {
    const t = lay(game, {
      turn: 14,
      weather: 'fair',
      phase: 'allied-combat',
      hexes: { '1010': 'city' },
      units: { 'B-44/15': '1011', 'B-4AGRA-P': '1015', 'G-1051/84': '1010' },
      extra: { bombed },
    });
    t.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-44/15' });
    t.play({ type: 'artillery', unit: 'B-4AGRA-P' }, { type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(5, 6);
    return t;
  }

  it('[RW-4.1.1-m] forced to retreat there it is eliminated, and the attacker may not take the hex', () => {
    const t = assault(['1010']);
    expect(t.where('G-1051/84')).toBe('eliminated');
    expect(t.may({ type: 'advance', unit: 'B-44/15' })).toBe(false);
    expect(t.hexOf('B-44/15')).toBe('1011');
  });

  it('[RW-4.1.1-m] in a city that was not bombed it retreats and the attacker may advance', () => {
    const t = assault([]);
    if (t.prompt() === 'retreat') t.play({ type: 'retreat', unit: 'G-1051/84', to: '1009' });
    expect(t.hexOf('G-1051/84')).toBe('1009');
    expect(t.may({ type: 'advance', unit: 'B-44/15' })).toBe(true);
  });
});
