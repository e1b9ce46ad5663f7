import { describe, expect, it } from 'vitest';
import { errorsOf, lay, type Sketch, type Table } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;
const end = { type: 'end' };
const stop = { type: 'stop' };
const move = (unit: string) => ({ type: 'move', unit });
const step = (to: string) => ({ type: 'step', to });
const embark = (unit: string) => ({ type: 'embark', unit });
const allied = { turn: 14, weather: 'fair', phase: 'allied-movement' } as const;

const wet = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, 'inundation']));
const FLOOD = ['0505', '0605', '0606', '0706', '0806'];

/** Moves a unit along a path and ends its move. */
function march(t: Table, unit: string, ...path: string[]) {
  t.play(move(unit), ...path.map(step));
  if (t.prompt() === 'moving') t.play(stop);
}

const terrain = (t: Table, hex: string) => game.mapNow(t.match.state).hexes[hex]?.terrain;

/** Goes on from the start of a turn until somebody has to flee or the Allies may move; names the prompts passed. */
function dawn(t: Table, dice: { weather: number; flood?: number }): string[] {
  const prompts: string[] = [];
  for (let n = 0; n < 20 && t.prompt() !== 'movement' && t.prompt() !== 'flee-flood'; n++) {
    prompts.push(t.prompt());
    t.dice(t.prompt() === 'dice-flood' ? (dice.flood ?? 0) : dice.weather);
  }
  return prompts;
}

/** The end of a turn with these units. */
const dusk = (turn: number, sketch: Partial<Sketch> = {}) =>
  lay(game, { turn, phase: 'german-combat', weather: 'cloudy', units: {}, ...sketch });

describe('9.0 inundation', () => {
  it.each(['B-44/15', 'C-8/3', 'B-9/34', 'B-AD15'])('[RW-9.0-a] %s may not enter inundation', (unit) => {
    const t = lay(game, { ...allied, units: { [unit]: '1010' }, hexes: wet('1011') });
    expect(t.reach(unit)['1011']).toBeUndefined();
    t.play(move(unit));
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '9.0', code: 'inundation-amphibious' });
  });

  it.each(['G-1051/84', 'G-60/116', 'G-16/116'])('[RW-9.0-a] nor may %s', (unit) => {
    const t = lay(game, { ...allied, phase: 'german-movement', units: { [unit]: '1010' }, hexes: wet('1011') });
    t.play(move(unit));
    expect(t.refusal(step('1011'))).toMatchObject({ rule: '9.0', code: 'inundation-amphibious' });
  });

  it('[RW-9.0-a] amphibious units may, for 1 point a hex', () => {
    const t = lay(game, { ...allied, units: { 'B-11/33': '1010' }, hexes: wet('1011', '1012') });
    expect(t.reach('B-11/33')['1011']?.cost).toBe(1);
    expect(t.reach('B-11/33')['1012']?.cost).toBe(2);
  });

  it('[RW-9.0-a] [RW-9.0-b] infantry of the 3rd Canadian Division goes with them, from dry land to dry land', () => {
    const t = lay(game, { ...allied, units: { 'B-11/33': '1010', 'C-8/3': '1010' }, hexes: wet('1011', '1012') });
    t.play(move('B-11/33'), embark('C-8/3'), step('1011'), step('1012'));
    expect(t.refusal({ type: 'land' })).toMatchObject({ rule: '9.0', code: 'must-land-dry' });
    expect(t.may(stop)).toBe(false);
    t.play(step('1013'), { type: 'land' });
    expect(t.hexOf('C-8/3')).toBe('1013');
  });

  it('[RW-9.0-b] it does not board in the inundation', () => {
    const units = { 'B-11/33': '1010', 'C-8/3': '1011', 'C-7/3': '1013' };
    const t = lay(game, { ...allied, units, hexes: wet('1011', '1012') });
    t.play(move('B-11/33'), step('1011'));
    expect(t.why(embark('C-8/3'))).toBe('9.0 must-land-dry');
    t.play(step('1012'), step('1013'));
    expect(t.may(embark('C-7/3'))).toBe(true);
  });

  /** 7 and 8 Canadian Brigades both reduced and idle on turn 9; 8/3, further west, stands in 0606. Who has recovered? */
  function recovered(hexes: Record<string, string>) {
    const units = { 'C-7/3': '1012 reduced', 'C-8/3': '0606 reduced' };
    const t = lay(game, { turn: 9, phase: 'allied-movement', weather: 'rain', units, hexes });
    t.play(end, end, end, end);
    dawn(t, { weather: 6 });
    return Object.keys(units).filter((unit) => t.steps(unit) === 2);
  }
  const ISLAND = { ...wet('0605', '0705', '0706', '0607', '0506', '0505'), '0606': 'village' };

  it('[RW-9.0-c] a unit in inundation or in a village islanded by it does not recover', () => {
    expect(recovered(wet('0606'))).toEqual(['C-7/3']);
    expect(recovered(ISLAND)).toEqual(['C-7/3']);
  });

  it('[RW-9.0-c] in a village on dry land it does', () => {
    expect(recovered({ '0606': 'village' })).toEqual(['C-8/3']);
    expect(recovered({ ...ISLAND, '0506': 'open' })).toEqual(['C-8/3']); // joined to the dry land by one hex
  });

  it('[RW-9.0-d] units in the inundation may not engage', () => {
    const units = { 'B-11/33': '0810', 'G-1051/84': '1109' };
    const t = lay(game, { ...allied, units, hexes: wet('0910', '1010', '1011') });
    t.play(move('B-11/33'), step('0910'));
    expect(t.refusal(step('1010'))).toMatchObject({ rule: '9.0', code: 'inundation-no-engaging' });
    expect(t.may(step('1011'))).toBe(true); // not next to 1109
  });

  it('[RW-9.0-d] one that has been driven there need not attack the enemy beside it', () => {
    const units = { 'C-8/3': '1011', 'G-1051/84': '1010' };
    const sea = wet('1011', '1012', '1110', '0910', '1111', '0911'); // no dry hex to wade to
    const wetted = lay(game, { ...allied, units, hexes: sea });
    wetted.play(end);
    expect(wetted.may({ type: 'attack', target: '1010' })).toBe(false);
    expect(wetted.may(end)).toBe(true);
    const dry = lay(game, { ...allied, units });
    dry.play(end);
    expect(dry.may({ type: 'attack', target: '1010' })).toBe(true);
    expect(dry.may(end)).toBe(false);
  });

  it('[RW-9.0-e] a unit attacked in inundation loses a column', () => {
    const sketch = { ...allied, phase: 'german-combat', units: { 'C-8/3': '1010', 'G-Lehr': '1011' } };
    const request = { target: '1010', attackers: ['G-Lehr'] };
    const flooded = lay(game, { ...sketch, hexes: wet('1010') }).odds(request);
    expect(flooded.ratio).toBe('1-1'); // 7 against 4
    expect(flooded.shifts.map((shift) => [shift.amount, shift.why])).toEqual([[1, 'terrain-inundation']]);
    expect(flooded.column).toBe('2-1');
    expect(lay(game, sketch).odds(request).column).toBe('1-1');
  });

  it('[RW-9.0-e] in a bombardment too', () => {
    const sketch = { ...allied, phase: 'german-combat', units: { 'C-8/3': '1010', 'G-ARKO86': '1014' } };
    const request = { target: '1010', artillery: ['G-ARKO86'] };
    const flooded = lay(game, { ...sketch, hexes: wet('1010') }).bombard(request);
    expect(flooded.value).toBe(8); // 4 × 2: column 4-9
    expect(flooded.column).toBe('10-18');
    expect(lay(game, sketch).bombard(request).column).toBe('4-9');
  });

  /** A unit in 1010 is driven off; every hex it can go to is inundated. The result is DRI AVI each time. */
  function driven(unit: string, attackers: string[], dice: [number, number]): Table {
    const t = lay(game, {
      ...allied,
      phase: 'german-combat',
      units: { [unit]: '1010', 'G-Lehr': '1011', 'G-2/2': '0910', 'G-16/116': '0910' },
      hexes: { ...wet('1009', '1109', '1110', '0909'), '0910': 'village' }, // nobody in 0910 is obliged to attack
    });
    t.play({ type: 'attack', target: '1010' });
    for (const attacker of attackers) t.play({ type: 'attacker', unit: attacker });
    t.play({ type: 'commit' });
    if (t.prompt() === 'answer') t.play({ type: 'commit' });
    t.dice(...dice);
    if (t.prompt() === 'retreat') t.play({ type: 'retreat', unit, to: '1009' });
    return t;
  }
  const ALL = ['G-Lehr', 'G-2/2', 'G-16/116']; // 7 + 3 + 3

  it('[RW-9.0-f] armour and artillery that must retreat into inundation are destroyed', () => {
    const tanks = driven('B-9/34', ALL, [4, 5]); // 13 against 2: 6-1, 9
    expect(tanks.where('B-9/34')).toBe('eliminated');
    const guns = driven('B-AD15', ['G-Lehr'], [3, 3]); // 7 against 1: 7-1, 6
    expect(guns.where('B-AD15')).toBe('eliminated');
  });

  it('[RW-9.0-f] infantry is not', () => {
    const t = driven('B-44/15', ALL, [6, 6]); // 13 against 4: 3-1, 12
    expect(t.where('B-44/15')).toBe('map');
    expect(t.hexOf('B-44/15')).toBe('1009');
  });

  it('[RW-9.0-f] nor is an amphibious unit', () => {
    const t = driven('B-11/33', ['G-Lehr'], [3, 3]); // 7 against 1: 7-1, 6
    expect(t.where('B-11/33')).toBe('map');
    expect(t.hexOf('B-11/33')).toBe('1009');
  });

  it('[RW-9.0-a] [RW-9.0-f] infantry driven there can only go one hex to dry land', () => {
    const hexes = wet('1010', '1009', '1109', '0910', '0909');
    const t = lay(game, { ...allied, units: { 'B-44/15': '1010' }, hexes });
    expect(Object.keys(t.reach('B-44/15')).toSorted()).toEqual(['1011', '1110']); // the dry ones beside it
    march(t, 'B-44/15', '1011');
    expect(t.may(move('B-44/15'))).toBe(false);
    expect(t.prompt()).toBe('movement');
  });

  it('[RW-9.0-g] an inundated hex holds one brigade of the 3rd Canadian Division and one amphibious unit', () => {
    const sketch = { ...allied, hexes: wet('1010') };
    expect(errorsOf(game, { ...sketch, units: { 'C-8/3': '1010', 'B-11/33': '1010' } })).toEqual([]);
    const code = 'stacking-inundation';
    expect(errorsOf(game, { ...sketch, units: { 'C-7/3': '1010', 'C-8/3': '1010' } })).toContain(code);
    expect(errorsOf(game, { ...sketch, units: { 'B-5/1EngAs': '1010', 'B-11/33': '1010' } })).toContain(code);
    expect(errorsOf(game, { ...sketch, units: { 'C-8/3': '1010', 'B-9/34': '1010' } })).not.toEqual([]);
  });

  it('[RW-9.0-h] at the start of turn 11 a 6 floods 0505, 0605, 0606, 0706 and 0806', () => {
    const t = dusk(10);
    t.play(end);
    expect(dawn(t, { weather: 6, flood: 6 })).toContain('dice-flood');
    expect(t.view().extra['flooded']).toBe(true);
    expect(FLOOD.map((hex) => terrain(t, hex))).toEqual(FLOOD.map(() => 'inundation'));
    expect(terrain(t, '0705')).toBe('open'); // inside the ring, dry
  });

  it.each([1, 2, 3, 4, 5])('[RW-9.0-h] a %i does not', (die) => {
    const t = dusk(10);
    t.play(end);
    expect(dawn(t, { weather: 6, flood: die })).toContain('dice-flood');
    expect(t.view().extra['flooded'] ?? false).toBe(false);
    expect(terrain(t, '0606')).toBe('open');
  });

  it('[RW-9.0-h] no other turn rolls for the flood', () => {
    for (const turn of [9, 11, 16]) {
      const t = dusk(turn);
      t.play(end);
      expect(dawn(t, { weather: 6 })).not.toContain('dice-flood');
    }
  });

  it('[RW-9.0-i] if nothing happened on turn 11 they flood on turn 12 without a die', () => {
    const t = dusk(11, { extra: { flooded: false } });
    expect(terrain(t, '0606')).toBe('open');
    t.play(end);
    expect(dawn(t, { weather: 1 })).toEqual(['dice-weather']);
    expect(t.view().extra['flooded']).toBe(true);
    expect(FLOOD.map((hex) => terrain(t, hex))).toEqual(FLOOD.map(() => 'inundation'));
  });

  it('[RW-9.0-i] what the die has flooded on turn 11 does not flood again on turn 12', () => {
    const t = dusk(10);
    t.play(end);
    dawn(t, { weather: 6, flood: 6 });
    t.until('allied-combat', { turn: 12 });
    expect(t.codes().filter((code) => code === 'flooded')).toHaveLength(1);
  });

  it('[RW-9.0-i] from then on they are inundation like any other', () => {
    const t = dusk(11, { units: { 'B-44/15': '0607' } });
    t.play(end);
    dawn(t, { weather: 6 });
    t.play(move('B-44/15'));
    expect(t.refusal(step('0606'))).toMatchObject({ rule: '9.0', code: 'inundation-amphibious' });
  });

  it('[RW-9.0-j] a unit in a hex being flooded must retreat to dry land and does not move again that turn', () => {
    const t = dusk(11, { units: { 'B-44/15': '0606', 'B-152/51': '1010' } });
    t.play(end);
    dawn(t, { weather: 6 });
    expect([t.prompt(), t.toAct()]).toEqual(['flee-flood', 'allied']);
    expect(t.may(end)).toBe(false);
    for (const hex of ['0605', '0706', '0505']) {
      expect(t.may({ type: 'retreat', unit: 'B-44/15', to: hex })).toBe(false); // flooded as well
    }
    t.play({ type: 'retreat', unit: 'B-44/15', to: '0607' });
    dawn(t, { weather: 6 });
    expect(t.hexOf('B-44/15')).toBe('0607');
    expect(t.may(move('B-44/15'))).toBe(false);
    expect(t.may(move('B-152/51'))).toBe(true);
  });

  it('[RW-9.0-j] it goes into an enemy EZ only if no dry hex outside one is open (RUL-RW-48)', () => {
    /** Hexes around 0806 to which the unit may flee from these enemies. */
    const open = (germans: Sketch['units']) => {
      const t = dusk(11, { units: { 'B-44/15': '0806', ...germans } });
      t.play(end);
      dawn(t, { weather: 6 });
      return t.legal('retreat').map(({ to }) => String(to));
    };
    const two = { 'G-1051/84': '0904', 'G-1062/84': '0907' };
    expect(open(two)).toEqual(['0705']);
    expect(open({ ...two, 'G-1052/84': '0704' }).toSorted()).toEqual(['0705', '0805', '0807', '0905', '0906']);
  });

  it('[RW-9.0-j] nor is it carried on', () => {
    const t = dusk(11, { units: { 'C-8/3': '0606', 'B-11/33': '0607' } });
    t.play(end);
    dawn(t, { weather: 6 });
    t.play({ type: 'retreat', unit: 'C-8/3', to: '0607' }, move('B-11/33'));
    expect(t.why(embark('C-8/3'))).toBe('9.0 fled-flood');
  });

  it('[RW-9.0-j] the Germans as well', () => {
    const t = dusk(11, { units: { 'G-1062/84': '0806', 'G-1051/84': '2010' } });
    t.play(end);
    dawn(t, { weather: 6 });
    expect([t.prompt(), t.toAct()]).toEqual(['flee-flood', 'german']);
    t.play({ type: 'retreat', unit: 'G-1062/84', to: '0906' });
    dawn(t, { weather: 6 });
    t.play(end, end); // Allied movement and combat
    expect(t.may(move('G-1062/84'))).toBe(false);
    expect(t.may(move('G-1051/84'))).toBe(true);
  });

  it('[RW-9.0-j] who stands beside the flood moves as usual', () => {
    const t = dusk(11, { units: { 'B-44/15': '0607' } });
    t.play(end);
    dawn(t, { weather: 6 });
    expect(t.hexOf('B-44/15')).toBe('0607');
    expect(t.may(move('B-44/15'))).toBe(true);
  });
});
