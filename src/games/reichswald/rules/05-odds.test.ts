import { describe, expect, it } from 'vitest';
import { positionsOf, type More, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Support, Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

// The defence stands in 1010. Around it: N 1009, NE 1109, SE 1110, S 1011, SW 0910, NW 0909.
const game = gameById('reichswald') as Wargame;

const allied = positionsOf(game, { turn: 18, weather: 'cloudy' })('allied-combat');
const german = positionsOf(game, { turn: 18, weather: 'cloudy' })('german-combat');

const oddsOf = (t: Table, target: string, attackers: string[], attacker: Support = {}, defender: Support = {}) =>
  t.odds({ target, attackers, support: { attacker, defender } });
const shiftsOf = (t: Table, target: string, attackers: string[]) => oddsOf(t, target, attackers).shifts;

/** Declares and commits; whoever may support the defence adds nothing. The dice are due afterwards. */
function declare(t: Table, target: string, attackers: string[]) {
  t.play({ type: 'attack', target }, ...attackers.map((unit) => ({ type: 'attacker', unit })), { type: 'commit' });
  if (t.toAct() !== 'chance') t.play({ type: 'commit' });
}

const river = (a: string, b: string) => ({ a, b, river: true });

describe('5.0 who attacks whom', () => {
  const pair = { 'B-44/15': '0910', 'G-2/2': '1010' };

  it('[RW-5.0-a] in the Allied Combat Phase the Allies attack what they stand next to', () => {
    const t = allied(pair);
    expect(t.toAct()).toBe('allied');
    expect(t.may({ type: 'attack', target: '1010' })).toBe(true);
  });

  it('[RW-5.0-a] in the Allied Combat Phase the Germans attack nobody', () => {
    const t = allied(pair);
    expect(t.refusal({ by: 'german', type: 'attack', target: '0910' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('[RW-5.0-a] in the German Combat Phase it is the other way round', () => {
    const t = german(pair);
    expect(t.toAct()).toBe('german');
    expect(t.may({ type: 'attack', target: '0910' })).toBe(true);
    expect(t.refusal({ by: 'allied', type: 'attack', target: '1010' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('[RW-5.0-a] enemies two hexes away are not engaged and cannot be attacked', () => {
    const t = allied({ 'B-44/15': '0810', 'G-2/2': '1010' });
    expect(t.may({ type: 'attack', target: '1010' })).toBe(false);
  });

  it('[RW-5.0-a] a unit two hexes away may not join an attack of its neighbours', () => {
    const t = allied({ 'B-44/15': '0910', 'B-152/51': '0810', 'G-2/2': '1010' });
    t.play({ type: 'attack', target: '1010' });
    expect(t.may({ type: 'attacker', unit: 'B-44/15' })).toBe(true);
    expect(t.may({ type: 'attacker', unit: 'B-152/51' })).toBe(false);
  });

  it('[RW-5.0-a] an empty hex cannot be attacked', () => {
    const t = allied(pair);
    expect(t.refusal({ type: 'attack', target: '1009' })).toMatchObject({ code: 'no-enemy-there' });
  });
});

describe('5.1.1 the relation of forces', () => {
  it('[RW-5.1.1-a] the attack strengths of all attackers are added: 4 + 2 + 4 = 10', () => {
    const t = allied({ 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-152/51': '0909', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15', 'B-1Lot/30', 'B-152/51']).attack).toBe(10);
  });

  it('[RW-5.1.1-a] only units that take part count', () => {
    const t = allied({ 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-152/51': '0909', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15', 'B-152/51']).attack).toBe(8);
  });

  it('[RW-5.1.1-a] it is the attack strength that counts when attacking: 1 and 3 of a 1-3 and a 3-4 make 4', () => {
    const t = german({ 'G-1051/84': '1010', 'G-2/2': '1009', 'B-44/15': '0909' });
    expect(oddsOf(t, '0909', ['G-1051/84', 'G-2/2']).attack).toBe(4);
  });

  it('[RW-5.1.1-a] the face now up counts: a reduced 4-4 brings 2', () => {
    const t = allied({ 'B-44/15': '0910 reduced', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15']).attack).toBe(2);
  });

  it('[RW-5.1.1-a] a unit of attack strength 0 may join and adds nothing: 4 + 0 = 4', () => {
    const t = allied({ 'B-44/15': '0910', 'B-43AP': '0910 reduced', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15', 'B-43AP'])).toMatchObject({ attack: 4, allowed: true });
  });

  it('[RW-5.1.1-a] a unit of strength 0 in dominant terrain may not attack alone', () => {
    const t = allied({ 'B-43AP': '0910 reduced', 'G-2/2': '1010' }, { hexes: { '0910': 'village' } });
    expect(oddsOf(t, '1010', ['B-43AP']).allowed).toMatchObject({ code: 'no-strength' });
  });

  it('[RW-5.1.1-a] a unit of strength 0 that has to attack does so on the lowest column', () => {
    const t = allied({ 'B-43AP': '0910 reduced', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-43AP'])).toMatchObject({ attack: 0, column: '1-4', allowed: true });
  });

  it('[RW-5.1.1-b] the defence strengths of all units in the hex are added: 3 + 4 + 2 = 9', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-60/116': '1010', 'G-655': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15']).defence).toBe(9);
  });

  it('[RW-5.1.1-b] it is the defence strength that counts when attacked: a 2-4 Pepperpot and a 4-1 artillery make 5', () => {
    const t = german({ 'G-2/2': '1010', 'B-15GP': '0910', 'B-AD15': '0910' });
    expect(oddsOf(t, '0910', ['G-2/2']).defence).toBe(5);
  });

  it('[RW-5.1.1-b] units next to the attacked hex do not count', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-2/2': '1011' });
    expect(oddsOf(t, '1010', ['B-44/15']).defence).toBe(3);
  });

  it('[RW-5.1.1-b] the face now up counts: a reduced 3-4 defends with 2', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010 reduced' });
    expect(oddsOf(t, '1010', ['B-44/15']).defence).toBe(2);
  });

  it('[RW-5.1.1-c] [RW-EX-5.1.1] 11 against 4 gives 2.75, fought at 2-1', () => {
    const t = allied({
      'B-44/15': '0910',
      'B-152/51': '0909',
      'B-1Lot/30': '0910',
      'B-2WDr/30': '0910 reduced',
      'G-2/2': '1010',
    });
    // 4 + 4 + 2 + 1 = 11
    expect(oddsOf(t, '1010', ['B-44/15', 'B-152/51', 'B-1Lot/30', 'B-2WDr/30'])).toMatchObject({
      attack: 11,
      defence: 4,
      ratio: '2-1',
      shifts: [],
      column: '2-1',
    });
  });

  it('[RW-5.1.1-c] 12 against 4 is a full 3-1', () => {
    const t = allied({
      'B-44/15': '0910',
      'B-152/51': '0909',
      'B-1Lot/30': '0910',
      'B-2WDr/30': '0910',
      'G-2/2': '1010',
    });
    expect(oddsOf(t, '1010', ['B-44/15', 'B-152/51', 'B-1Lot/30', 'B-2WDr/30']).ratio).toBe('3-1');
  });

  it('[RW-5.1.1-c] odds above the table are fought on its last column: 18 against 1 on 9-1', () => {
    const t = allied({ 'B-44/15': '0910', 'B-4AGRA-P': '0510', 'G-Magen': '1010 reduced' });
    expect(oddsOf(t, '1010', ['B-44/15'], { artillery: ['B-4AGRA-P'] })).toMatchObject({
      attack: 18,
      defence: 1,
      column: '9-1',
    });
  });

  it('[RW-5.1.1-c] odds above the table are cut to 9-1 before they are shifted: in a city 18 against 1 is 7-1', () => {
    const t = allied(
      { 'B-44/15': '0910', 'B-4AGRA-P': '0510', 'G-Magen': '1010 reduced' },
      { hexes: { '1010': 'city' } },
    );
    expect(oddsOf(t, '1010', ['B-44/15'], { artillery: ['B-4AGRA-P'] }).column).toBe('7-1');
  });

  it('[RW-5.1.1-c] a shift does not lead beyond the last column: 9 against 1, surrounded, stays 9-1', () => {
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '1110', 'B-1Lot/30': '1110 reduced', 'G-Magen': '1010 reduced' });
    // 4 + 4 + 1 = 9
    expect(oddsOf(t, '1010', ['B-44/15', 'B-152/51', 'B-1Lot/30'])).toMatchObject({ ratio: '9-1', column: '9-1' });
  });

  it('[RW-5.1.1-c] against a defence of 0 the ratio is that of the last column, before shifts (RUL-RW-31)', () => {
    const t = german({ 'B-Pont': '1010', 'G-16/6': '0910' }, { hexes: { '1010': 'city' } });
    const odds = oddsOf(t, '1010', ['G-16/6']);
    expect(odds).toMatchObject({ defence: 0, ratio: '9-1', column: '7-1' });
    expect(odds.shifts.map(({ amount }) => amount)).toEqual([-2]);
    declare(t, '1010', ['G-16/6']);
    const committed = t.match.log.map(({ event }) => event).find(({ code }) => code === 'committed');
    expect(committed?.args).toMatchObject({ defence: 0, ratio: '9-1', column: '7-1' });
  });

  it('[RW-5.1.1-d] [RW-EX-5.1.1b] a defence twice as strong is 1-2: 4 against 8', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010', 'G-60/116': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15'])).toMatchObject({ attack: 4, defence: 8, ratio: '1-2', column: '1-2' });
  });

  it('[RW-5.1.1-d] the inverted fraction is dropped too: 4 against 7 gives 1.75, fought at 1-1', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-60/116': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15'])).toMatchObject({ defence: 7, ratio: '1-1', column: '1-1' });
  });

  it('[RW-5.1.1-d] 4 against 11 gives 2.75, fought at 1-2', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-60/116': '1010', 'G-156/116': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15'])).toMatchObject({ defence: 11, ratio: '1-2' });
  });

  it('[RW-5.1.1-d] equal strengths are 1-1', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    expect(oddsOf(t, '1010', ['B-44/15'])).toMatchObject({ ratio: '1-1', column: '1-1' });
  });

  it('[RW-5.1.1-d] odds below the table are fought on its first column: 2 against 11 on 1-4', () => {
    const t = allied({ 'B-1Lot/30': '0910', 'G-1051/84': '1010', 'G-60/116': '1010', 'G-156/116': '1010' });
    expect(oddsOf(t, '1010', ['B-1Lot/30'])).toMatchObject({ attack: 2, defence: 11, column: '1-4' });
  });

  it('[RW-5.1.1-d] odds below the table are raised to 1-4 before they are shifted: surrounded, 2 against 11 is 1-3', () => {
    const t = allied({
      'B-1Lot/30': '0909',
      'B-44/15': '1110',
      'G-1051/84': '1010',
      'G-60/116': '1010',
      'G-156/116': '1010',
    });
    expect(oddsOf(t, '1010', ['B-1Lot/30']).column).toBe('1-3');
  });

  it('[RW-5.1.1-d] a shift does not lead below the first column: 1 against 4 in a city stays 1-4', () => {
    const t = allied({ 'B-1Lot/30': '0910 reduced', 'G-2/2': '1010' }, { hexes: { '1010': 'city' } });
    expect(oddsOf(t, '1010', ['B-1Lot/30'])).toMatchObject({ ratio: '1-4', column: '1-4' });
  });
});

describe('5.1.1 order of commitment', () => {
  // G-184A is artillery of the 84th with range 9, five hexes behind G-1051/84.
  const units = { 'B-44/15': '0910', 'B-152/51': '0909', 'G-1051/84': '1010', 'G-184A': '1510' };
  const announced = () => {
    // 152 Brigade stands in a village and need not attack
    const t = allied(units, { pools: { air: { allied: 12 } }, hexes: { '0909': 'village' } });
    t.play({ type: 'attack', target: '1010' }, { type: 'attacker', unit: 'B-44/15' });
    return t;
  };

  it('[RW-5.1.1-f] before he has committed the attacker may still add attackers', () => {
    expect(announced().may({ type: 'attacker', unit: 'B-152/51' })).toBe(true);
  });

  it('[RW-5.1.1-f] the defender does not answer before the attacker has committed', () => {
    expect(announced().refusal({ by: 'german', type: 'artillery', unit: 'G-184A' })).toMatchObject({
      code: 'not-your-turn',
    });
  });

  it('[RW-5.1.1-f] the defender answers after the attacker has committed', () => {
    const t = announced();
    t.play({ type: 'commit' });
    expect([t.toAct(), t.prompt()]).toEqual(['german', 'answer']);
    expect(t.may({ type: 'artillery', unit: 'G-184A' })).toBe(true);
  });

  it('[RW-5.1.1-f] once he has committed the attacker changes nothing', () => {
    const t = announced();
    t.play({ type: 'commit' });
    expect(t.refusal({ by: 'allied', type: 'attacker', unit: 'B-152/51' })).toMatchObject({ code: 'not-your-turn' });
    expect(t.refusal({ by: 'allied', type: 'air', points: 3 })).toMatchObject({ code: 'not-your-turn' });
  });

  it('[RW-5.1.1-f] once the defender has announced, neither side changes anything: the dice are due', () => {
    const t = announced();
    t.play({ type: 'commit' }, { type: 'commit' });
    expect(t.toAct()).toBe('chance');
    expect(t.may({ by: 'german', type: 'artillery', unit: 'G-184A' })).toBe(false);
    expect(t.may({ by: 'allied', type: 'attacker', unit: 'B-152/51' })).toBe(false);
  });

  it('[RW-5.1.1-f] an attack without attackers cannot be committed', () => {
    const t = allied(units);
    t.play({ type: 'attack', target: '1010' });
    expect(t.refusal({ type: 'commit' })).toMatchObject({ code: 'no-attackers' });
  });
});

describe('5.1.1 option blind-declaration', () => {
  const units = { 'B-44/15': '0910', 'G-2/2': '1010 reduced' };
  const request = { target: '1010', attackers: ['B-44/15'] };
  const seen = (t: Table) => game.view(t.match.state, 'allied').units.find((unit) => unit.id === 'G-2/2')?.steps;

  it('[RW-5.1.1-e] played blind, the attacker may not work out the odds before he has committed', () => {
    const t = allied(units, { options: { 'blind-declaration': 'on' } });
    expect(game.odds(t.match.state, request)).toMatchObject({
      ok: false,
      error: { rule: '5.1.1', code: 'odds-hidden' },
    });
  });

  it('[RW-5.1.1-e] played open, he may', () => {
    expect(game.odds(allied(units).match.state, request).ok).toBe(true);
  });

  it('[RW-5.1.1-e] played blind, the attacker does not see which side of an enemy counter is up', () => {
    expect(seen(allied(units, { options: { 'blind-declaration': 'on' } }))).toBeNull();
  });

  it('[RW-5.1.1-e] played open, he does', () => {
    expect(seen(allied(units))).toBe(1);
  });

  it('[RW-5.1.1-e] played blind, the defence is shown once the attack has been announced', () => {
    const t = allied(units, { options: { 'blind-declaration': 'on' } });
    declare(t, '1010', ['B-44/15']);
    expect(seen(t)).toBe(1);
  });

  it('[RW-5.1.1-e] nor are the steps of others shown by asking what they would add to the attack announced', () => {
    const more = { ...units, 'B-1Lot/30': '0505 reduced' };
    const t = allied(more, { options: { 'blind-declaration': 'on' } });
    declare(t, '1010', ['B-44/15']);
    expect(game.odds(t.match.state, request).ok).toBe(true);
    expect(game.odds(t.match.state, { target: '1010', attackers: ['B-44/15', 'B-1Lot/30'] })).toMatchObject({
      ok: false,
      error: { code: 'odds-hidden' },
    });
  });

  it('[RW-5.1.1-e] played blind there is something secret, played open there is not', () => {
    const secret = (t: Table): boolean | undefined => game.secret?.(t.match.state);
    expect(secret(allied(units, { options: { 'blind-declaration': 'on' } }))).toBe(true);
    expect(secret(allied(units))).toBe(false);
  });

  it('[RW-5.1.1-e] played blind, each side still sees its own counters', () => {
    const t = allied(units, { options: { 'blind-declaration': 'on' } });
    expect(game.view(t.match.state, 'german').units.find((unit) => unit.id === 'G-2/2')?.steps).toBe(1);
  });
});

describe('5.1.2 influence of terrain', () => {
  // 4 + 4 + 2 + 2 = 12 against 3 is 4-1.
  const attack = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910', 'B-152/51': '0909' };
  const units = { ...attack, 'G-1051/84': '1010' };
  const four = ['B-44/15', 'B-1Lot/30', 'B-2WDr/30', 'B-152/51'];

  it('[RW-5.1.2-a] open ground helps nobody: 4-1 stays 4-1', () => {
    expect(oddsOf(allied(units), '1010', four)).toMatchObject({ ratio: '4-1', shifts: [], column: '4-1' });
  });

  it.each([
    ['a village is worth 1 column', 'village', -1, 'terrain-village', '3-1'],
    ['a city is worth 2 columns', 'city', -2, 'terrain-city', '2-1'],
    ['a forest is worth 2 columns', 'forest', -2, 'terrain-forest', '2-1'],
    ['a crest is worth 3 columns', 'crest', -3, 'terrain-crest', '1-1'],
  ])('[RW-5.1.2-a] %s to the left', (_, terrain, amount, why, column) => {
    const odds = oddsOf(allied(units, { hexes: { '1010': terrain } }), '1010', four);
    expect(odds).toMatchObject({ ratio: '4-1', column });
    expect(odds.shifts).toEqual([{ rule: '5.1.2', amount, why }]);
  });

  it.each([
    ['the Siegfried line is worth 3 columns', 'siegfried', -3, '1-1'],
    ['a fortification is worth 2 columns', 'fortification', -2, '2-1'],
  ])('[RW-5.1.2-a] %s to the left', (_, feature, amount, column) => {
    const odds = oddsOf(allied(units, { hexes: { '1010': { features: [feature] } } }), '1010', four);
    expect(odds).toMatchObject({ ratio: '4-1', column });
    expect(odds.shifts).toEqual([{ rule: '5.1.2', amount, why: `terrain-${feature}` }]);
  });

  it('[RW-5.1.2-a] the terrain the attackers stand in does not count', () => {
    const t = allied(units, { hexes: { '0910': 'city', '0909': 'village' } });
    expect(oddsOf(t, '1010', four)).toMatchObject({ shifts: [], column: '4-1' });
  });

  it('[RW-5.1.2-a] the Germans do not gain from their own terrain when they attack', () => {
    const t = german({ 'G-2/2': '1010', 'B-44/15': '0910' }, { hexes: { '1010': 'crest' } });
    expect(shiftsOf(t, '0910', ['G-2/2'])).toEqual([]);
  });

  it('[RW-5.1.2-a] a river that every attacker attacks across is worth 2 columns', () => {
    const t = allied(units, { sides: [river('0910', '1010'), river('0909', '1010')] });
    expect(oddsOf(t, '1010', four).column).toBe('2-1');
    expect(shiftsOf(t, '1010', four)).toEqual([{ rule: '5.1.2', amount: -2, why: 'river' }]);
  });

  it('[RW-5.1.2-a] a river does not count when one attacker stands on the near bank', () => {
    const t = allied(units, { sides: [river('0910', '1010')] });
    expect(shiftsOf(t, '1010', four)).toEqual([]);
  });

  it('[RW-5.1.2-a] a river counts for those who really attack, not for those who stand by', () => {
    const t = allied(units, { sides: [river('0910', '1010')] });
    expect(shiftsOf(t, '1010', ['B-44/15'])).toEqual([{ rule: '5.1.2', amount: -2, why: 'river' }]);
  });

  it('[RW-5.1.2-a] artillery at a distance does not bring the attack over the river', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'G-1051/84': '1010' }, { sides: [river('0910', '1010')] });
    const { shifts } = oddsOf(t, '1010', ['B-44/15'], { artillery: ['B-AD15'] });
    expect(shifts).toEqual([{ rule: '5.1.2', amount: -2, why: 'river' }]);
  });

  it('[RW-5.1.2-a] a river adds to the terrain of the hex: village 1 + river 2 = 3 columns', () => {
    const t = allied(units, { hexes: { '1010': 'village' }, sides: [river('0910', '1010'), river('0909', '1010')] });
    expect(oddsOf(t, '1010', four).column).toBe('1-1');
  });

  it('[RW-5.1.2-a] a bridge does not take the river away from the defence', () => {
    const t = allied(
      { 'B-44/15': '0910', 'G-1051/84': '1010' },
      { sides: [{ ...river('0910', '1010'), bridge: true }] },
    );
    expect(shiftsOf(t, '1010', ['B-44/15'])).toEqual([{ rule: '5.1.2', amount: -2, why: 'river' }]);
  });

  it('[RW-5.1.2-a] a river on another side of the hex does not count', () => {
    const t = allied(units, { sides: [river('1010', '1110')] });
    expect(shiftsOf(t, '1010', four)).toEqual([]);
  });

  it('[RW-5.1.2-a] left and right shifts are added up and the difference applies: city -2, surrounded +1, 2-1 becomes 1-1', () => {
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '1110', 'G-2/2': '1010' }, { hexes: { '1010': 'city' } });
    // 8 against 4 is 2-1
    const odds = oddsOf(t, '1010', ['B-44/15', 'B-152/51']);
    expect(odds).toMatchObject({ ratio: '2-1', column: '1-1' });
    expect(odds.shifts.map((shift) => shift.amount).toSorted((a, b) => a - b)).toEqual([-2, 1]);
  });

  it.each([
    ['forest and Siegfried line count 3, not 5', 'forest', 'siegfried', -3],
    ['village and fortification count 2, not 3', 'village', 'fortification', -2],
    ['city and fortification count 2, not 4', 'city', 'fortification', -2],
    ['crest and fortification count 3, not 5', 'crest', 'fortification', -3],
  ])('[RW-5.1.2-b] of several terrains only the one worth most counts: %s', (_, terrain, feature, amount) => {
    const t = allied(units, { hexes: { '1010': { terrain, features: [feature] } } });
    expect(shiftsOf(t, '1010', four).map((shift) => shift.amount)).toEqual([amount]);
  });

  it('[RW-5.1.2-c] armour may engage enemies on a crest', () => {
    const t = allied({ 'B-1Lot/30': '0910', 'G-1051/84': '1010' }, { hexes: { '1010': 'crest' } });
    // 2 against 3 is 1-1, three columns to the left: 1-4
    expect(oddsOf(t, '1010', ['B-1Lot/30'])).toMatchObject({ column: '1-4', allowed: true });
    t.play({ type: 'attack', target: '1010' });
    expect(t.may({ type: 'attacker', unit: 'B-1Lot/30' })).toBe(true);
  });

  it('[RW-5.1.2-e] armour attacked in forest without infantry loses a column to the right', () => {
    const t = allied({ ...attack, 'G-16/116': '1010' }, { hexes: { '1010': 'forest' } });
    // 12 against 3 is 4-1; -2 + 1
    expect(oddsOf(t, '1010', four).column).toBe('3-1');
    expect(shiftsOf(t, '1010', four)).toContainEqual({ rule: '5.1.2', amount: 1, why: 'armour-in-forest' });
  });

  it('[RW-5.1.2-e] with infantry in its hex it does not', () => {
    const t = allied({ ...units, 'G-16/116': '1010' }, { hexes: { '1010': 'forest' } });
    // 12 against 3 + 3 is 2-1; -2
    expect(oddsOf(t, '1010', four).column).toBe('1-2');
    expect(shiftsOf(t, '1010', four).map((shift) => shift.why)).toEqual(['terrain-forest']);
  });

  it('[RW-5.1.2-e] outside forest it does not', () => {
    const t = allied({ 'B-44/15': '0910', 'G-16/116': '1010' });
    expect(shiftsOf(t, '1010', ['B-44/15'])).toEqual([]);
  });

  it('[RW-5.1.2-e] infantry alone in forest does not', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010' }, { hexes: { '1010': 'forest' } });
    expect(shiftsOf(t, '1010', ['B-44/15']).map((shift) => shift.why)).toEqual(['terrain-forest']);
  });

  it('[RW-5.1.2-e] Allied armour alone in forest suffers the same', () => {
    const t = german({ 'G-2/2': '1010', 'B-1Lot/30': '0910' }, { hexes: { '0910': 'forest' } });
    expect(shiftsOf(t, '0910', ['G-2/2'])).toContainEqual({ rule: '5.1.2', amount: 1, why: 'armour-in-forest' });
  });
});

describe('5.1.3 surrounded', () => {
  const surrounded = { rule: '5.1.3', amount: 1, why: 'surrounded' };

  it('[RW-5.1.3-a] a surrounded defender gives the attacker one column to the right', () => {
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '1110', 'G-2/2': '1010' });
    // 8 against 4 is 2-1
    expect(oddsOf(t, '1010', ['B-44/15', 'B-152/51'])).toMatchObject({ ratio: '2-1', column: '3-1' });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] a defender with one hex free of enemy EZ is not surrounded', () => {
    // 1009 bars 1109, 0910 bars 1011: 1110 is free
    const t = allied({ 'B-44/15': '1009', 'B-152/51': '0910', 'B-71/53': '0909', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51', 'B-71/53'])).toEqual([]);
  });

  it('[RW-5.1.3-a] enemies who do not attack surround as well', () => {
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '1110', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-44/15'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] an enemy two hexes behind bars a hex by his EZ', () => {
    // 1009 and 0910 leave 1110 free; B-71/53 in 1211 reaches it
    const t = allied({ 'B-44/15': '1009', 'B-152/51': '0910', 'B-71/53': '1211', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] friends in a neighbouring hex do not lift the encirclement', () => {
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '1110', 'G-2/2': '1010', 'G-1051/84': '1009' });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] Germans may be surrounded, and so may Allies', () => {
    const t = german({ 'G-2/2': '0909', 'G-16/6': '1110', 'B-44/15': '1010' });
    expect(shiftsOf(t, '1010', ['G-2/2', 'G-16/6'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] the south edge is a way out for Germans', () => {
    // neighbours of 1018 on the map: 1017, 1117, 1118, 0918, 0917
    const t = allied({ 'B-44/15': '0917', 'B-152/51': '1117', 'G-2/2': '1018' });
    expect(shiftsOf(t, '1018', ['B-44/15', 'B-152/51'])).toEqual([]);
  });

  it('[RW-5.1.3-a] the south edge is no way out for Allies', () => {
    const t = german({ 'G-2/2': '0917', 'G-16/6': '1117', 'B-44/15': '1018' });
    expect(shiftsOf(t, '1018', ['G-2/2', 'G-16/6'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] the east edge is a way out for Germans', () => {
    // neighbours of 2610 on the map: 2609, 2611, 2510, 2509
    const t = allied({ 'B-44/15': '2509', 'B-152/51': '2510', 'G-2/2': '2610' });
    expect(shiftsOf(t, '2610', ['B-44/15', 'B-152/51'])).toEqual([]);
  });

  it('[RW-5.1.3-a] the west edge is a way out for Allies', () => {
    // neighbours of 0110 on the map: 0109, 0210, 0211, 0111
    const t = german({ 'G-2/2': '0210', 'G-16/6': '0211', 'B-44/15': '0110' });
    expect(shiftsOf(t, '0110', ['G-2/2', 'G-16/6'])).toEqual([]);
  });

  it('[RW-5.1.3-a] the west edge is no way out for Germans', () => {
    const t = allied({ 'B-44/15': '0210', 'B-152/51': '0211', 'G-2/2': '0110' });
    expect(shiftsOf(t, '0110', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] a hex the unit may not enter is no way out: armour before crests', () => {
    // 0909 and 0910 leave 1109 and 1110 free of EZ
    const hexes = { '1109': 'crest', '1110': 'crest' };
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '0910', 'G-16/116': '1010' }, { hexes });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] infantry may enter crests and is not surrounded there', () => {
    const hexes = { '1109': 'crest', '1110': 'crest' };
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '0910', 'G-2/2': '1010' }, { hexes });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([]);
  });

  it('[RW-5.1.3-a] a river is a way out for armour too, though it does not survive it', () => {
    const sides = [river('1010', '1109'), river('1010', '1110')];
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '0910', 'G-16/116': '1010' }, { sides });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([]);
  });

  it('[RW-5.1.3-a] a bombed town next door is a way out, a bombed town in an enemy EZ is none', () => {
    const hexes = { '1109': 'city', '1110': 'crest' };
    const units = { 'B-44/15': '0909', 'B-152/51': '0910', 'G-16/116': '1010' };
    const t = allied(units, { hexes, extra: { bombed: ['1109'] } });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([]);
    const held = allied({ ...units, 'B-153/51': '1108' }, { hexes, extra: { bombed: ['1109'] } });
    expect(shiftsOf(held, '1010', ['B-44/15', 'B-152/51'])).toEqual([surrounded]);
  });

  it('[RW-5.1.3-a] a hex full of friends is a way out as long as somebody there can make room', () => {
    // 1109 and 1110 are crests, each with the one unit it holds; all around them water, where nobody makes room to.
    const crests = { '1109': 'crest', '1110': 'crest' };
    const water = Object.fromEntries(['1108', '1209', '1210', '1211', '1111'].map((hex) => [hex, 'inundation']));
    const friends = { 'G-1051/84': '1109', 'G-1052/84': '1110' };
    const units = { 'G-2/2': '1010', ...friends, 'B-44/15': '0909', 'B-152/51': '0910' };
    const shifts = (hexes: Record<string, string>) =>
      shiftsOf(allied(units, { hexes }), '1010', ['B-44/15', 'B-152/51']);
    expect([shifts(crests), shifts({ ...crests, ...water })]).toEqual([[], [surrounded]]);
  });

  it('[RW-5.1.3-a] a river is a way out for infantry', () => {
    const sides = [river('1010', '1109'), river('1010', '1110')];
    const t = allied({ 'B-44/15': '0909', 'B-152/51': '0910', 'G-2/2': '1010' }, { sides });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-152/51'])).toEqual([]);
  });
});

describe('5.1.4 division bonus', () => {
  const division = { rule: '5.1.4', amount: 1, why: 'division' };
  // 1009, 0909 and 0910 leave 1110 free: nobody is surrounded.
  const highlanders = { 'B-152/51': '1009', 'B-153/51': '0909', 'B-154/51': '0910', 'G-2/2': '1010' };
  const brigades = ['B-152/51', 'B-153/51', 'B-154/51'];

  it('[RW-5.1.4-a] a division attacking with all its brigades gains one column to the right', () => {
    const t = allied(highlanders);
    // 12 against 4 is 3-1
    expect(oddsOf(t, '1010', brigades)).toMatchObject({ ratio: '3-1', column: '4-1' });
    expect(shiftsOf(t, '1010', brigades)).toEqual([division]);
  });

  it('[RW-5.1.4-a] with a brigade left out it gains nothing', () => {
    expect(shiftsOf(allied(highlanders), '1010', ['B-152/51', 'B-153/51'])).toEqual([]);
  });

  it('[RW-5.1.4-a] with a brigade elsewhere on the map it gains nothing', () => {
    const t = allied({ ...highlanders, 'B-152/51': '0510' });
    expect(shiftsOf(t, '1010', ['B-153/51', 'B-154/51'])).toEqual([]);
  });

  it('[RW-5.1.4-a] its artillery and its Pepperpot group need not take part', () => {
    const t = allied({ ...highlanders, 'B-AD51': '0510', 'B-51GP': '0511' });
    expect(shiftsOf(t, '1010', brigades)).toEqual([division]);
  });

  it('[RW-5.1.4-a] a brigade that has not arrived yet is not missed', () => {
    const t = allied({ 'B-129/43': '0909', 'B-214/43': '0910', 'B-130/43': 'off', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-129/43', 'B-214/43'])).toEqual([division]);
  });

  it('[RW-5.1.4-a] the last brigade of a division is no division', () => {
    const t = allied({ 'B-129/43': '0909', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-129/43'])).toEqual([]);
  });

  it('[RW-5.1.4-a] a brigade of another division may be among the attackers', () => {
    const t = allied({ 'B-155/52': '1009', 'B-156/52': '0909', 'B-44/15': '0910', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-155/52', 'B-156/52', 'B-44/15'])).toEqual([division]);
  });

  it('[RW-5.1.4-a] Canadian divisions gain it too', () => {
    const t = allied({ 'C-7/3': '1009', 'C-8/3': '0909', 'C-9/3': '0910', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['C-7/3', 'C-8/3', 'C-9/3'])).toEqual([division]);
  });

  it('[RW-5.1.4-a] German divisions gain it too', () => {
    const t = german({
      'G-1051/84': '1009',
      'G-1052/84': '0909',
      'G-1062/84': '0910',
      'G-184A': '0510',
      'B-1Lot/30': '1010',
    });
    expect(shiftsOf(t, '1010', ['G-1051/84', 'G-1052/84', 'G-1062/84'])).toEqual([division]);
  });

  it('[RW-5.1.4-a] a division that defends with all its units gains nothing', () => {
    const t = allied({ 'B-44/15': '0910', 'G-60/116': '1010', 'G-156/116': '1010' });
    expect(shiftsOf(t, '1010', ['B-44/15'])).toEqual([]);
  });

  it('[RW-5.1.4-b] the British 79th Armoured Division gains nothing', () => {
    const t = allied({ 'B-1Lot/30': '0910', 'B-2WDr/30': '0910', 'G-2/2': '1010' });
    expect(shiftsOf(t, '1010', ['B-1Lot/30', 'B-2WDr/30'])).toEqual([]);
  });

  it('[RW-5.1.4-b] the German 2nd Parachute Division gains nothing', () => {
    const t = german({ 'G-2/2': '0909', 'G-23/2': '0910', 'B-44/15': '1010' });
    expect(shiftsOf(t, '1010', ['G-2/2', 'G-23/2'])).toEqual([]);
  });

  it('[RW-5.1.4-b] the German 6th Parachute Division does', () => {
    const t = german({ 'G-16/6': '0909', 'G-17/6': '0910', 'B-44/15': '1010' });
    expect(shiftsOf(t, '1010', ['G-16/6', 'G-17/6'])).toEqual([division]);
  });
});

describe('5.1.5 armoured attack', () => {
  const brigade = { rule: '5.1.5', amount: 1, why: 'armoured-brigade' };
  const guards = { 'B-3ScG/6G': '0910', 'B-4GrG/6G': '0910', 'B-2WeG/6G': '0909', 'G-1051/84': '1010' };
  const regiments = ['B-3ScG/6G', 'B-4GrG/6G', 'B-2WeG/6G'];

  it('[RW-5.1.5-a] a British armoured brigade attacking with all its regiments gains one column to the right', () => {
    const t = allied(guards);
    // 2 + 2 + 2 = 6 against 3 is 2-1
    expect(oddsOf(t, '1010', regiments)).toMatchObject({ ratio: '2-1', column: '3-1' });
    expect(shiftsOf(t, '1010', regiments)).toEqual([brigade]);
  });

  it('[RW-5.1.5-a] with a regiment left out it gains nothing', () => {
    expect(shiftsOf(allied(guards), '1010', ['B-3ScG/6G', 'B-4GrG/6G'])).toEqual([]);
  });

  it('[RW-5.1.5-a] with a regiment elsewhere on the map it gains nothing', () => {
    const t = allied({ ...guards, 'B-2WeG/6G': '0510' });
    expect(shiftsOf(t, '1010', ['B-3ScG/6G', 'B-4GrG/6G'])).toEqual([]);
  });

  it('[RW-5.1.5-a] the 34th Tank Brigade gains it', () => {
    const t = allied({ 'B-107/34': '0910', 'B-147/34': '0910', 'B-9/34': '0909', 'G-1051/84': '1010' });
    expect(shiftsOf(t, '1010', ['B-107/34', 'B-147/34', 'B-9/34'])).toEqual([brigade]);
  });

  it('[RW-5.1.5-a] the 8th Armoured Brigade gains it without its artillery 86/8', () => {
    const t = allied({
      'B-ShRY/8': '0910',
      'B-4/7RDrG/8': '0910',
      'B-13/18Hu/8': '0909',
      'B-86/8': '0510',
      'G-1051/84': '1010',
    });
    expect(shiftsOf(t, '1010', ['B-ShRY/8', 'B-4/7RDrG/8', 'B-13/18Hu/8'])).toEqual([brigade]);
  });

  it('[RW-5.1.5-a] the 30th Armoured Brigade of the 79th Division does not', () => {
    const t = allied({ 'B-1Lot/30': '0910', 'B-2WDr/30': '0910', 'B-22Dr/30': '0909', 'G-1051/84': '1010' });
    expect(shiftsOf(t, '1010', ['B-1Lot/30', 'B-2WDr/30', 'B-22Dr/30'])).toEqual([]);
  });

  it('[RW-5.1.5-a] a brigade that defends with all its regiments gains nothing', () => {
    const t = german({ 'G-2/2': '1010', 'B-3ScG/6G': '0910', 'B-4GrG/6G': '0910', 'B-2WeG/6G': '0909' });
    expect(shiftsOf(t, '0910', ['G-2/2'])).toEqual([]);
  });

  it('[RW-5.1.5-a] a division and an armoured brigade in one attack give a column each', () => {
    // 1009, 0909 and 0910 leave 1110 free
    const t = allied({
      'B-152/51': '1009',
      'B-153/51': '0909',
      'B-3ScG/6G': '0909',
      'B-4GrG/6G': '0910',
      'B-2WeG/6G': '0910',
      'G-2/2': '1010',
    });
    const shifts = shiftsOf(t, '1010', ['B-152/51', 'B-153/51', ...regiments]);
    expect(shifts.map((shift) => shift.why).toSorted()).toEqual(['armoured-brigade', 'division']);
  });
});

describe('5.1.6 attack with engineer support', () => {
  const engineers = { rule: '5.1.6', amount: 1, why: 'engineers' };
  const specialists = { 'B-6/1EngAs': '0910', 'B-141/31': '0910', 'B-1FFY/31': '0909', 'G-1051/84': '1010' };
  const units = { ...specialists, 'B-44/15': '0910', 'B-1Lot/30': '0909' };

  it('[RW-5.1.6-a] infantry brigade, armoured engineers, flame tanks and armour together gain one column to the right', () => {
    const t = allied(units);
    const all = ['B-44/15', 'B-6/1EngAs', 'B-141/31', 'B-1Lot/30'];
    // 4 + 2 + 2 + 2 = 10 against 3 is 3-1
    expect(oddsOf(t, '1010', all)).toMatchObject({ ratio: '3-1', column: '4-1' });
    expect(shiftsOf(t, '1010', all)).toEqual([engineers]);
  });

  it.each([
    ['without the engineers', ['B-44/15', 'B-141/31', 'B-1Lot/30']],
    ['without the flame tanks', ['B-44/15', 'B-6/1EngAs', 'B-1Lot/30']],
    ['without the armour', ['B-44/15', 'B-6/1EngAs', 'B-141/31']],
    ['with a second flame tank regiment instead of the armour', ['B-44/15', 'B-6/1EngAs', 'B-141/31', 'B-1FFY/31']],
    ['without the brigade', ['B-6/1EngAs', 'B-141/31', 'B-1Lot/30']],
  ])('[RW-5.1.6-a] %s they gain nothing', (_, attackers) => {
    expect(shiftsOf(allied(units), '1010', attackers)).toEqual([]);
  });

  it('[RW-5.1.6-a] the brigade has to be British: a Canadian one does not do', () => {
    const t = allied({ ...specialists, 'C-4/2': '0910', 'B-1Lot/30': '0909' });
    expect(shiftsOf(t, '1010', ['C-4/2', 'B-6/1EngAs', 'B-141/31', 'B-1Lot/30'])).toEqual([]);
  });

  it('[RW-5.1.6-a] the armour may be of any armoured brigade', () => {
    const t = allied({ ...specialists, 'B-44/15': '0910', 'B-3ScG/6G': '0909', 'B-4GrG/6G': '0510' });
    expect(shiftsOf(t, '1010', ['B-44/15', 'B-6/1EngAs', 'B-141/31', 'B-3ScG/6G'])).toEqual([engineers]);
  });
});

const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1'] as const;
type Column = (typeof COLUMNS)[number];

/** The table as printed: first the sums of the dice, then a result for each column. */
const TABLE: readonly (readonly [readonly number[], string])[] = [
  [[2, 12], 'DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|EMP|EMP|EMP|EMP'],
  [[3, 11], 'DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB|DE AVB|DE AVI'],
  [[4, 10], 'DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB|DE AVB'],
  [[5, 9], 'DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP|DE AVB'],
  [[6, 8], 'DVI AE|DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI|EMP'],
  [[7], 'DVI AE|DVI AE|DVB AE|DVI ARB|DVI ARI|DVB ARB|DVB ARI|IMP|DRI AVB|DRB AVB|DRI AVI|DRB AVI'],
];

/** In how many of the 36 falls two dice show this sum. */
const falls = (sum: number) => 6 - Math.abs(7 - sum);
const diceFor = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);
const printed = (row: string, column: Column) => row.split('|')[COLUMNS.indexOf(column)] as string;

// In the open, nobody surrounded: the defence, then attackers in 0910 and 0909.
const FORCES: Record<Column, Units> = {
  '1-4': { 'G-2/2': '1010', 'B-2WDr/30': '0910 reduced' }, // 1 : 4
  '1-3': { 'G-1051/84': '1010', 'B-2WDr/30': '0910 reduced' }, // 1 : 3
  '1-2': { 'G-Magen': '1010', 'B-2WDr/30': '0910 reduced' }, // 1 : 2
  '1-1': { 'G-Magen': '1010 reduced', 'B-2WDr/30': '0910 reduced' }, // 1 : 1
  '2-1': { 'G-Magen': '1010 reduced', 'B-1Lot/30': '0910' }, // 2 : 1
  '3-1': { 'G-Magen': '1010 reduced', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910 reduced' }, // 2 + 1 : 1
  '4-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910' }, // 4 : 1
  '5-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-2WDr/30': '0910 reduced' }, // 4 + 1 : 1
  '6-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-1Lot/30': '0910' }, // 4 + 2 : 1
  '7-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910 reduced' }, // 4 + 2 + 1 : 1
  '8-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-152/51': '0909' }, // 4 + 4 : 1
  '9-1': { 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-152/51': '0909', 'B-2WDr/30': '0909 reduced' }, // 4 + 4 + 1 : 1
};
const attackersOf = (units: Units) => Object.keys(units).filter((id) => !id.startsWith('G-'));

function rolled(units: Units, dice: readonly number[], more: More = {}) {
  const t = allied(units, more);
  declare(t, '1010', attackersOf(units));
  return t.events(...dice).find((event) => event.code === 'combat-roll')?.args;
}

describe('5.1.7 the line of the table', () => {
  it.each(COLUMNS)('[RW-5.1.7-a] column %s gives its results with the chances of two dice', (column) => {
    const expected: Record<string, number> = {};
    for (const [sums, row] of TABLE) {
      const result = printed(row, column);
      const weight = sums.reduce((total, sum) => total + falls(sum), 0);
      expected[result] = (expected[result] ?? 0) + weight;
    }
    const odds = oddsOf(allied(FORCES[column]), '1010', attackersOf(FORCES[column]));
    const found: Record<string, number> = {};
    for (const { result, probability } of odds.results) {
      found[result] = Number(((found[result] ?? 0) + probability * 36).toFixed(9));
    }
    expect(odds).toMatchObject({ shifts: [], column });
    expect(found).toEqual(expected);
  });

  it.each(COLUMNS)('[RW-5.1.7-a] column %s: the sum of the dice picks the row', (column) => {
    for (const [sums, row] of TABLE) {
      for (const sum of sums) {
        expect(rolled(FORCES[column], diceFor(sum)), `${column} at ${sum}`).toMatchObject({
          column,
          result: printed(row, column),
        });
      }
    }
  });

  it('[RW-5.1.7-a] [RW-EX-5.1.7] a 2 and a 3 make 5: at 2-1 row 5-9 reads DVB ARI', () => {
    expect(rolled(FORCES['2-1'], [2, 3])).toMatchObject({ dice: [2, 3], column: '2-1', result: 'DVB ARI' });
  });

  it('[RW-5.1.7-a] the order of the dice does not matter', () => {
    expect(rolled(FORCES['2-1'], [3, 2])).toMatchObject({ result: 'DVB ARI' });
  });

  it('[RW-5.1.7-a] the shifted column is the one that is read: 8-1 against a city at 7 gives DRI AVB of 6-1', () => {
    expect(rolled(FORCES['8-1'], [3, 4], { hexes: { '1010': 'city' } })).toMatchObject({
      column: '6-1',
      result: 'DRI AVB',
    });
  });

  it.each([
    ['6-1', 'DE AVB'],
    ['7-1', 'DE AVB'],
    ['8-1', 'DE AVI'],
  ] as const)('[RW-5.1.7-a] option crt-2-12 diagonal: row 2-12 at %s reads %s', (column, result) => {
    expect(rolled(FORCES[column], [1, 1], { options: { 'crt-2-12': 'diagonal' } })).toMatchObject({ result });
  });

  it('[RW-5.1.7-a] the losses to expect follow from the table: at 2-1 the attacker loses a step in 16 of 36, the defender in 20', () => {
    // attacker: DRB AVB 2 + DRI AVB 4 + DVB ARB 10; defender: DRB AVB 2 + DVB ARI 8 + DVB ARB 10
    const t = allied({ 'B-44/15': '0910', 'B-152/51': '0909', 'G-2/2': '1010' });
    const { losses } = oddsOf(t, '1010', ['B-44/15', 'B-152/51']);
    const chance = (side: 'attacker' | 'defender', steps: number) =>
      (losses[side].find(([lost]) => lost === steps)?.[1] ?? 0) * 36;
    expect(chance('attacker', 1)).toBeCloseTo(16);
    expect(chance('attacker', 0)).toBeCloseTo(20);
    expect(chance('defender', 1)).toBeCloseTo(20);
    expect(chance('defender', 0)).toBeCloseTo(16);
  });
});
