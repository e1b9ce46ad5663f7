import { describe, expect, it } from 'vitest';
import { lay, positionsOf, type More, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

// The defence stands in 1010, the attackers in 0910 and 0909: 1109 and 1110 are open to its retreat.
const game = gameById('reichswald') as Wargame;

/** Declares with everybody named, commits, rolls; whoever may support the defence adds nothing. */
function fight(t: Table, attackers: string[], dice: [number, number], artillery: string[] = []) {
  t.play({ type: 'attack', target: '1010' }, ...attackers.map((unit) => ({ type: 'attacker', unit })));
  t.play(...artillery.map((unit) => ({ type: 'artillery', unit })), { type: 'commit' });
  if (t.toAct() !== 'chance') t.play({ type: 'commit' });
  return t.events(...dice).find((event) => event.code === 'combat-roll')?.args?.['result'];
}

const allied = positionsOf(game, { turn: 18, weather: 'cloudy' })('allied-combat');

const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
const loss = (unit: string) => ({ type: 'loss', unit });
const eliminate = (unit: string) => ({ type: 'eliminate', unit });
const advance = (unit: string) => ({ type: 'advance', unit });
const done = { type: 'done' };
const asked = (t: Table) => [t.toAct(), t.prompt()];
const state = (t: Table, ...units: string[]) => units.map((unit) => `${unit} ${t.hexOf(unit)} ${t.steps(unit)}`);

// Defence 2 + 2 = 4, an infantry regiment and a tank destroyer battalion.
const magen = { 'G-Magen': '1010', 'G-655': '1010' };

/** 4 + 4 = 8 against 4: column 2-1. */
function twoToOne(dice: [number, number], more: More = {}) {
  const t = allied({ ...magen, 'B-44/15': '0910', 'B-152/51': '0909' }, more);
  return { t, result: fight(t, ['B-44/15', 'B-152/51'], dice) };
}

/** 4 + 4 + 2 + 2 = 12 against 4: column 3-1. */
function threeToOne(dice: [number, number]) {
  const t = allied({ ...magen, 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-152/51': '0909', 'B-2WDr/30': '0909' });
  return { t, result: fight(t, ['B-44/15', 'B-1Lot/30', 'B-152/51', 'B-2WDr/30'], dice) };
}

describe('5.1.8 DE, defence eliminated', () => {
  /** 4 + 14 = 18 against 1 + 1 = 2: column 9-1. Row 5-9 reads DE AVB. */
  function nineToOne() {
    const t = allied({ 'G-Magen': '1010 reduced', 'G-655': '1010 reduced', 'B-44/15': '0910', 'B-4AGRA-P': '0510' });
    return { t, result: fight(t, ['B-44/15'], [4, 5], ['B-4AGRA-P']) };
  }

  it('[RW-5.1.8-b] the defender picks the unit that is eliminated', () => {
    const { t, result } = nineToOne();
    expect(result).toBe('DE AVB');
    expect(asked(t)).toEqual(['german', 'eliminate']);
    expect([t.may(eliminate('G-Magen')), t.may(eliminate('G-655'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-b] the attacker does not pick it', () => {
    const { t } = nineToOne();
    expect(t.refusal({ by: 'allied', ...eliminate('G-Magen') })).toMatchObject({ code: 'not-your-turn' });
    expect(t.refusal(eliminate('B-44/15'))).toMatchObject({ rule: '5.1.8', code: 'not-a-candidate' });
  });

  it('[RW-5.1.8-b] the one unit is eliminated, the others must retreat', () => {
    const { t } = nineToOne();
    t.play(eliminate('G-Magen'));
    expect(t.where('G-Magen')).toBe('eliminated');
    expect(asked(t)).toEqual(['german', 'retreat']);
    expect(t.may(done)).toBe(false);
    t.play(retreat('G-655', '1110'));
    expect(state(t, 'G-655')).toEqual(['G-655 1110 1']);
  });

  it('[RW-5.1.8-b] a lone defender is eliminated, even a fresh one', () => {
    // 4 + 14 = 18 against 2: 9-1
    const t = allied({ 'G-Magen': '1010', 'B-44/15': '0910', 'B-4AGRA-P': '0510' });
    expect(fight(t, ['B-44/15'], [4, 5], ['B-4AGRA-P'])).toBe('DE AVB');
    expect(t.where('G-Magen')).toBe('eliminated');
  });
});

describe('5.1.8 DRB and DRI, defence retreats', () => {
  it('[RW-5.1.8-c] DRB: the defender picks the unit that takes the loss', () => {
    const { t, result } = twoToOne([1, 1]);
    expect(result).toBe('DRB AVB');
    expect(asked(t)).toEqual(['german', 'loss']);
    expect([t.may(loss('G-Magen')), t.may(loss('G-655'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-c] DRB: the attacker does not pick it, and none of his units is a candidate', () => {
    const { t } = twoToOne([1, 1]);
    expect(t.refusal({ by: 'allied', ...loss('G-655') })).toMatchObject({ code: 'not-your-turn' });
    expect(t.refusal(loss('B-44/15'))).toMatchObject({ rule: '5.1.8', code: 'not-a-candidate' });
  });

  it('[RW-5.1.8-c] DRB: all defenders retreat one hex and exactly one takes a step loss', () => {
    const { t } = twoToOne([1, 1]);
    t.play(loss('G-655'), retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1110 2', 'G-655 1110 1']);
  });

  it('[RW-5.1.8-c] DRB: a retreat goes one hex, not two', () => {
    const { t } = twoToOne([1, 1]);
    t.play(loss('G-655'));
    expect(t.refusal(retreat('G-Magen', '1210'))).toMatchObject({ rule: '5.3' });
  });

  it('[RW-5.1.8-c] DRB: a reduced unit that takes the loss is eliminated', () => {
    // 4 against 2: 2-1
    const t = allied({ 'G-2/2': '1010 reduced', 'B-44/15': '0910' });
    fight(t, ['B-44/15'], [1, 1]);
    expect(t.where('G-2/2')).toBe('eliminated');
  });

  it('[RW-5.1.8-d] DRI: all defenders retreat one hex, intact', () => {
    const { t, result } = twoToOne([1, 2]);
    expect(result).toBe('DRI AVB');
    expect(asked(t)).toEqual(['german', 'retreat']);
    t.play(retreat('G-Magen', '1109'), retreat('G-655', '1110'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1109 2', 'G-655 1110 2']);
  });

  it('[RW-5.1.8-d] DRI: nobody may stay', () => {
    const { t } = twoToOne([1, 2]);
    t.play(retreat('G-Magen', '1109'));
    expect([asked(t), t.may(done)]).toEqual([['german', 'retreat'], false]);
  });
});

describe('5.1.8 DVB and DVI, defence holds', () => {
  it('[RW-5.1.8-e] DVB: one defender, chosen by the defender, takes a loss and stays', () => {
    const { t, result } = twoToOne([2, 3]);
    expect(result).toBe('DVB ARI');
    expect(asked(t)).toEqual(['german', 'loss']);
    expect([t.may(loss('G-Magen')), t.may(loss('G-655'))]).toEqual([true, true]);
    t.play(loss('G-Magen'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1010 1', 'G-655 1010 2']);
  });

  it('[RW-5.1.8-e] DVB: all attackers retreat', () => {
    const { t } = twoToOne([2, 3]);
    t.play(loss('G-Magen'), retreat('B-44/15', '0810'), retreat('B-152/51', '0809'));
    expect([t.hexOf('B-44/15'), t.hexOf('B-152/51')]).toEqual(['0810', '0809']);
  });

  it('[RW-5.1.8-f] DVI: the defence loses nothing and stays, all attackers retreat', () => {
    const { t, result } = twoToOne([3, 4]);
    expect(result).toBe('DVI ARI');
    expect(asked(t)).toEqual(['allied', 'retreat']);
    t.play(retreat('B-44/15', '0810'), retreat('B-152/51', '0809'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1010 2', 'G-655 1010 2']);
  });

  it('[RW-5.1.8-f] DVI: an attacker may not stay', () => {
    const { t } = twoToOne([3, 4]);
    t.play(retreat('B-44/15', '0810'));
    expect([asked(t), t.may(done)]).toEqual([['allied', 'retreat'], false]);
  });
});

describe('5.1.8 AVI and AVB, attack wins', () => {
  it('[RW-5.1.8-g] AVI: the defenders retreat and the attacker may occupy the hex', () => {
    const { t, result } = threeToOne([1, 1]);
    expect(result).toBe('DRI AVI');
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(asked(t)).toEqual(['allied', 'advance']);
    t.play(advance('B-44/15'));
    expect(t.hexOf('B-44/15')).toBe('1010');
  });

  it('[RW-5.1.8-g] AVI: he need not', () => {
    const { t } = threeToOne([1, 1]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'), done);
    expect([t.hexOf('B-44/15'), t.hexOf('B-152/51'), t.prompt()]).toEqual(['0910', '0909', 'combat']);
  });

  it('[RW-5.1.8-g] AVI: the attacker loses nothing', () => {
    const { t } = threeToOne([1, 1]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'), done);
    expect(['B-44/15', 'B-1Lot/30', 'B-152/51', 'B-2WDr/30'].map((unit) => t.steps(unit))).toEqual([2, 2, 2, 2]);
  });

  it('[RW-5.1.8-h] AVB: one attacker, chosen by the attacker, takes a loss', () => {
    const { t, result } = twoToOne([1, 2]);
    expect(result).toBe('DRI AVB');
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(asked(t)).toEqual(['allied', 'loss']);
    expect([t.may(loss('B-44/15')), t.may(loss('B-152/51'))]).toEqual([true, true]);
    t.play(loss('B-152/51'));
    expect([t.steps('B-44/15'), t.steps('B-152/51')]).toEqual([2, 1]);
  });

  it('[RW-5.1.8-h] AVB: afterwards he may occupy the hex', () => {
    const { t } = twoToOne([1, 2]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'), loss('B-152/51'), advance('B-152/51'));
    expect(state(t, 'B-152/51')).toEqual(['B-152/51 1010 1']);
  });

  it('[RW-5.1.8-h] DRI AVB: “attack wins” does not drive the defenders a second hex', () => {
    const { t } = twoToOne([1, 2]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect([t.toAct(), t.hexOf('G-Magen'), t.hexOf('G-655')]).toEqual(['allied', '1110', '1110']);
  });

  it('[RW-5.1.8-h] AVB: artillery that supported from a distance cannot take the loss', () => {
    // 4 + 4 + 4 = 12 against 4: 3-1; row 4-10 reads DRI AVB
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-152/51': '0909', 'B-AD15': '0510' });
    expect(fight(t, ['B-44/15', 'B-152/51'], [1, 3], ['B-AD15'])).toBe('DRI AVB');
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(t.refusal(loss('B-AD15'))).toMatchObject({ rule: '5.1.8', code: 'not-a-candidate' });
  });
});

describe('5.1.8 ARI, ARB and AE, attack fails', () => {
  it('[RW-5.1.8-i] ARI: all attackers retreat one hex, intact', () => {
    const { t } = twoToOne([3, 4]);
    t.play(retreat('B-44/15', '0911'), retreat('B-152/51', '0908'));
    expect(state(t, 'B-44/15', 'B-152/51')).toEqual(['B-44/15 0911 2', 'B-152/51 0908 2']);
  });

  it('[RW-5.1.8-i] ARI: artillery that supported from a distance does not retreat', () => {
    // 4 + 4 = 8 against 4: 2-1; row 7 reads DVI ARI
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-AD15': '0510' });
    expect(fight(t, ['B-44/15'], [3, 4], ['B-AD15'])).toBe('DVI ARI');
    expect(t.legal('retreat').map((action) => action['unit'])).not.toContain('B-AD15');
    t.play(retreat('B-44/15', '0810'));
    expect([t.hexOf('B-AD15'), t.prompt()]).toEqual(['0510', 'combat']);
  });

  it('[RW-5.1.8-i] ARI: units of the attackers’ hex that did not attack stay', () => {
    const units = { ...magen, 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-152/51': '0909' };
    const t = allied(units, { hexes: { '0910': 'village' } });
    fight(t, ['B-44/15', 'B-152/51'], [3, 4]);
    t.play(retreat('B-44/15', '0810'), retreat('B-152/51', '0809'));
    expect([t.hexOf('B-1Lot/30'), t.prompt()]).toEqual(['0910', 'combat']);
  });

  it('[RW-5.1.8-j] ARB: one attacker, chosen by the attacker, takes a loss; then all retreat', () => {
    const { t, result } = twoToOne([3, 3]);
    expect(result).toBe('DVB ARB');
    t.play(loss('G-655'));
    expect(asked(t)).toEqual(['allied', 'loss']);
    expect([t.may(loss('B-44/15')), t.may(loss('B-152/51'))]).toEqual([true, true]);
    t.play(loss('B-44/15'), retreat('B-44/15', '0810'), retreat('B-152/51', '0809'));
    expect(state(t, 'B-44/15', 'B-152/51')).toEqual(['B-44/15 0810 1', 'B-152/51 0809 2']);
  });

  /** 2 + 1 = 3 against 4 + 2 = 6: column 1-2. Row 7 reads DVB AE. Armour on both sides. */
  function oneToTwo() {
    const t = allied({ 'G-2/2': '1010', 'G-655': '1010', 'B-44/15': '0910 reduced', 'B-1Lot/30': '0910 reduced' });
    const result = fight(t, ['B-44/15', 'B-1Lot/30'], [3, 4]);
    t.play(loss('G-2/2'));
    return { t, result };
  }

  it('[RW-5.1.8-k] AE: one attacker, chosen by the attacker, is eliminated', () => {
    const { t, result } = oneToTwo();
    expect(result).toBe('DVB AE');
    expect(asked(t)).toEqual(['allied', 'eliminate']);
    t.play(eliminate('B-1Lot/30'));
    expect(t.where('B-1Lot/30')).toBe('eliminated');
  });

  it('[RW-5.1.8-k] AE: the others retreat one hex, intact', () => {
    const { t } = oneToTwo();
    t.play(eliminate('B-1Lot/30'), retreat('B-44/15', '0810'));
    expect(state(t, 'B-44/15')).toEqual(['B-44/15 0810 1']);
  });

  it('[RW-5.1.8-k] AE: a fresh attacker is eliminated as well', () => {
    // 2 against 4: 1-2; row 7 reads DVB AE
    const t = allied({ 'G-2/2': '1010', 'B-1Lot/30': '0910' });
    expect(fight(t, ['B-1Lot/30'], [3, 4])).toBe('DVB AE');
    expect(t.where('B-1Lot/30')).toBe('eliminated');
  });

  it('[RW-5.1.8-k] AE: the defender does not choose', () => {
    const { t } = oneToTwo();
    expect(t.refusal({ by: 'german', ...eliminate('B-44/15') })).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('5.1.8 EMP, exchange', () => {
  /** 4 + 2 + 14 = 20 against 4: column 5-1. Row 2-12 reads EMP. */
  function fiveToOne() {
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-152/51': '0909 reduced', 'B-4AGRA-P': '0510' });
    return { t, result: fight(t, ['B-44/15', 'B-152/51'], [1, 1], ['B-4AGRA-P']) };
  }

  it('[RW-5.1.8-l] the defender eliminates one of his units or more, as he chooses', () => {
    const { t, result } = fiveToOne();
    expect(result).toBe('EMP');
    expect(asked(t)).toEqual(['german', 'exchange-defender']);
    expect([t.may(eliminate('G-Magen')), t.may(eliminate('G-655'))]).toEqual([true, true]);
    t.play(eliminate('G-655'));
    expect([t.may(eliminate('G-Magen')), t.may(done)]).toEqual([true, true]);
  });

  it('[RW-5.1.8-l] he has to eliminate one at least', () => {
    expect(fiveToOne().t.refusal(done)).toMatchObject({ rule: '5.1.8', code: 'choose-one' });
  });

  it('[RW-5.1.8-l] the defenders who are left retreat, intact, when the attacker has paid (RUL-S-09)', () => {
    const { t } = fiveToOne();
    t.play(eliminate('G-655'), done);
    expect(asked(t)).toEqual(['allied', 'exchange-attacker']);
    t.play(eliminate('B-152/51'));
    expect(asked(t)).toEqual(['german', 'retreat']);
    t.play(retreat('G-Magen', '1110'));
    expect([t.where('G-655'), ...state(t, 'G-Magen')]).toEqual(['eliminated', 'G-Magen 1110 2']);
  });

  it('[RW-5.1.8-l] the attacker eliminates, of his own choice, attack strength for defence strength: a 2 pays for a 2', () => {
    const { t } = fiveToOne();
    t.play(eliminate('G-655'), done);
    expect(asked(t)).toEqual(['allied', 'exchange-attacker']);
    expect([t.may(eliminate('B-44/15')), t.may(eliminate('B-152/51'))]).toEqual([true, true]);
    t.play(eliminate('B-152/51'), retreat('G-Magen', '1110'));
    expect([t.where('B-152/51'), ...state(t, 'B-44/15'), t.prompt()]).toEqual([
      'eliminated',
      'B-44/15 0910 2',
      'combat',
    ]);
  });

  it('[RW-5.1.8-l] he may pay more than he owes: a 4 for a 2', () => {
    const { t } = fiveToOne();
    t.play(eliminate('G-655'), done, eliminate('B-44/15'), retreat('G-Magen', '1110'));
    expect([t.where('B-44/15'), t.where('B-152/51'), t.prompt()]).toEqual(['eliminated', 'map', 'combat']);
  });

  it('[RW-5.1.8-l] artillery that supported from a distance is not exchanged', () => {
    const { t } = fiveToOne();
    t.play(eliminate('G-655'), done);
    expect(t.refusal(eliminate('B-4AGRA-P'))).toMatchObject({ rule: '5.1.8', code: 'not-a-candidate' });
  });

  /** 4 + 2 + 2 + 12 = 20 against 4: column 5-1. The defender gives up both units, 4 points. */
  function bothGone() {
    const brigades = { 'B-44/15': '0910', 'B-152/51': '0909 reduced', 'B-71/53': '1009 reduced' };
    const t = allied({ ...magen, ...brigades, 'C-2AGRA-P': '0510' });
    fight(t, Object.keys(brigades), [1, 1], ['C-2AGRA-P']);
    t.play(eliminate('G-655'), eliminate('G-Magen'));
    if (t.toAct() === 'german') t.play(done);
    return t;
  }

  it('[RW-5.1.8-l] a 2 does not pay for 4: the attacker goes on', () => {
    const t = bothGone();
    t.play(eliminate('B-152/51'));
    expect(asked(t)).toEqual(['allied', 'exchange-attacker']);
    expect(t.refusal(done)).toMatchObject({ rule: '5.1.8', code: 'owed' });
  });

  it('[RW-5.1.8-l] two units of 2 pay for 4', () => {
    const t = bothGone();
    t.play(eliminate('B-152/51'), eliminate('B-71/53'));
    expect([t.where('B-152/51'), t.where('B-71/53'), t.where('B-44/15')]).toEqual(['eliminated', 'eliminated', 'map']);
    expect(t.prompt()).toBe('combat');
  });

  it('[RW-5.1.8-l] one unit of 4 pays for 4', () => {
    const t = bothGone();
    t.play(eliminate('B-44/15'));
    expect([t.where('B-152/51'), t.where('B-71/53'), t.prompt()]).toEqual(['map', 'map', 'combat']);
  });

  it('[RW-5.1.8-l] an attacker who has too little loses all his engaged units and no others', () => {
    // 2 + 14 + 4 = 20 against 4: 5-1
    const t = allied({ ...magen, 'B-152/51': '0909 reduced', 'B-4AGRA-P': '0510', 'B-AD15': '0509' });
    fight(t, ['B-152/51'], [1, 1], ['B-4AGRA-P', 'B-AD15']);
    t.play(eliminate('G-655'), eliminate('G-Magen'));
    if (t.toAct() === 'german') t.play(done);
    expect([t.where('B-152/51'), t.where('B-4AGRA-P'), t.where('B-AD15')]).toEqual(['eliminated', 'map', 'map']);
  });

  it('[RW-5.1.8-l] the face now up counts: a reduced 1 pays for a reduced 1', () => {
    // 4 + 1 = 5 against 1: 5-1
    const t = allied({ 'G-Magen': '1010 reduced', 'B-44/15': '0910', 'B-1Lot/30': '0910 reduced' });
    fight(t, ['B-44/15', 'B-1Lot/30'], [1, 1]);
    if (t.toAct() === 'german') t.play(eliminate('G-Magen'));
    if (t.toAct() === 'german') t.play(done);
    t.play(eliminate('B-1Lot/30'));
    expect([t.where('G-Magen'), t.where('B-1Lot/30'), t.where('B-44/15')]).toEqual(['eliminated', 'eliminated', 'map']);
    expect(t.prompt()).toBe('combat');
  });
});

describe('5.1.8 IMP, stalemate', () => {
  it('[RW-5.1.8-m] everybody stays and nobody loses anything', () => {
    const { t, result } = twoToOne([1, 3]);
    expect(result).toBe('IMP');
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1010 2', 'G-655 1010 2']);
    expect(state(t, 'B-44/15', 'B-152/51')).toEqual(['B-44/15 0910 2', 'B-152/51 0909 2']);
    expect(asked(t)).toEqual(['allied', 'combat']);
  });
});

describe('5.1.8 armoured losses first', () => {
  const armour = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910' };
  const attackers = Object.keys(armour);
  const armourFirst = { rule: '5.1.8', code: 'armour-first' };

  /** 4 + 2 + 2 = 8 against 4: column 2-1. */
  const against = (defence: Units, dice: [number, number]) => {
    const t = allied({ ...defence, ...armour });
    return { t, result: fight(t, attackers, dice) };
  };

  it('[RW-5.1.8-n] ARB with armour on both sides: the infantry may not take the loss', () => {
    const { t, result } = against(magen, [3, 3]);
    expect(result).toBe('DVB ARB');
    t.play(loss('G-Magen'));
    expect(t.refusal(loss('B-44/15'))).toMatchObject(armourFirst);
  });

  it('[RW-5.1.8-n] ARB with armour on both sides: either armoured unit may', () => {
    const { t } = against(magen, [3, 3]);
    t.play(loss('G-Magen'));
    expect([t.may(loss('B-1Lot/30')), t.may(loss('B-2WDr/30'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-n] ARB against a defence without armour: the infantry may', () => {
    const { t, result } = against({ 'G-2/2': '1010' }, [3, 3]);
    expect(result).toBe('DVB ARB');
    expect([t.may(loss('B-44/15')), t.may(loss('B-1Lot/30'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-n] armoured infantry in the defence is not armour', () => {
    const { t } = against({ 'G-60/116': '1010' }, [3, 3]);
    expect(t.may(loss('B-44/15'))).toBe(true);
  });

  it('[RW-5.1.8-n] AVB with armour on both sides: the infantry may not take the loss', () => {
    const { t, result } = against(magen, [1, 2]);
    expect(result).toBe('DRI AVB');
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(t.refusal(loss('B-44/15'))).toMatchObject(armourFirst);
    expect(t.may(loss('B-2WDr/30'))).toBe(true);
  });

  it('[RW-5.1.8-n] with a single armoured attacker there is nothing to choose', () => {
    // 4 + 4 + 2 = 10 against 4: 2-1
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-152/51': '0909', 'B-1Lot/30': '0909' });
    fight(t, ['B-44/15', 'B-152/51', 'B-1Lot/30'], [1, 2]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(['B-44/15', 'B-152/51', 'B-1Lot/30'].map((unit) => t.steps(unit))).toEqual([2, 2, 1]);
  });

  it('[RW-5.1.8-n] armoured engineers and flame tanks are armour', () => {
    // 4 + 2 + 2 = 8 against 4: 2-1
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-6/1EngAs': '0910', 'B-141/31': '0910' });
    fight(t, ['B-44/15', 'B-6/1EngAs', 'B-141/31'], [1, 2]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(t.refusal(loss('B-44/15'))).toMatchObject(armourFirst);
    expect([t.may(loss('B-6/1EngAs')), t.may(loss('B-141/31'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-n] self-propelled guns are armour', () => {
    // 4 + 4 + 1 + 1 = 10 against 4: 2-1
    const guns = { 'B-43AP': '0910', 'B-86/8': '0910' };
    const t = allied({ ...magen, 'B-44/15': '0910', 'B-152/51': '0909', ...guns });
    fight(t, ['B-44/15', 'B-152/51', ...Object.keys(guns)], [1, 2]);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(t.refusal(loss('B-44/15'))).toMatchObject(armourFirst);
    expect([t.may(loss('B-43AP')), t.may(loss('B-86/8'))]).toEqual([true, true]);
  });

  it('[RW-5.1.8-n] EMP with armour on both sides: armour pays first', () => {
    // 4 + 2 + 2 + 12 = 20 against 4: 5-1
    const t = allied({ ...magen, ...armour, 'C-2AGRA-P': '0510' });
    expect(fight(t, attackers, [1, 1], ['C-2AGRA-P'])).toBe('EMP');
    t.play(eliminate('G-Magen'), done);
    expect(t.refusal(eliminate('B-44/15'))).toMatchObject(armourFirst);
    t.play(eliminate('B-1Lot/30'), retreat('G-655', '1110'));
    expect([t.where('B-1Lot/30'), t.where('B-2WDr/30'), t.prompt()]).toEqual(['eliminated', 'map', 'combat']);
  });

  it('[RW-5.1.8-n] EMP against a defence without armour: the infantry may pay', () => {
    // 4 + 2 + 2 + 12 = 20 against 4: 5-1
    const t = allied({ 'G-2/2': '1010', ...armour, 'C-2AGRA-P': '0510' });
    fight(t, attackers, [1, 1], ['C-2AGRA-P']);
    if (t.toAct() === 'german') t.play(eliminate('G-2/2'));
    if (t.toAct() === 'german') t.play(done);
    expect(t.may(eliminate('B-44/15'))).toBe(true);
  });

  it('[RW-5.1.8-n] AE is not among these results: the infantry may be eliminated', () => {
    // 2 + 1 = 3 against 4 + 2 = 6: 1-2; row 7 reads DVB AE
    const t = allied({ 'G-2/2': '1010', 'G-655': '1010', 'B-44/15': '0910 reduced', 'B-1Lot/30': '0910 reduced' });
    expect(fight(t, ['B-44/15', 'B-1Lot/30'], [3, 4])).toBe('DVB AE');
    t.play(loss('G-2/2'));
    expect(t.may(eliminate('B-44/15'))).toBe(true);
  });

  it('[RW-5.1.8-n] the defender is free to choose: his infantry may take the loss of DVB', () => {
    const { t } = against(magen, [3, 3]);
    expect([t.may(loss('G-Magen')), t.may(loss('G-655'))]).toEqual([true, true]);
  });
});

describe('5.1.2 defence in a fortification', () => {
  const fort: More = { hexes: { '1010': { features: ['fortification'] } } };
  const forest: More = { hexes: { '1010': 'forest' } };

  /** 4 + 12 = 16 against 4 is 4-1, two columns to the left: 2-1. */
  function held(dice: [number, number], more: More) {
    const t = allied({ ...magen, 'B-44/15': '0910', 'C-2AGRA-P': '0510' }, more);
    return { t, result: fight(t, ['B-44/15'], dice, ['C-2AGRA-P']) };
  }

  /** 4 + 14 = 18 against 2 is 9-1, two columns to the left: 7-1. */
  function stormed(dice: [number, number], more: More) {
    const defence = { 'G-Magen': '1010 reduced', 'G-655': '1010 reduced' };
    const t = allied({ ...defence, 'B-44/15': '0910', 'B-4AGRA-P': '0510' }, more);
    return { t, result: fight(t, ['B-44/15'], dice, ['B-4AGRA-P']) };
  }

  it('[RW-5.1.2-d] DRB: the defenders retreat without loss', () => {
    const { t, result } = held([1, 1], fort);
    expect(result).toBe('DRB AVB');
    expect(asked(t)).toEqual(['german', 'retreat']);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1110 2', 'G-655 1110 2']);
  });

  it('[RW-5.1.2-d] DRB in a forest worth as much: one takes the loss', () => {
    const { t, result } = held([1, 1], forest);
    expect(result).toBe('DRB AVB');
    expect(asked(t)).toEqual(['german', 'loss']);
  });

  it('[RW-5.1.2-d] the attacker’s half of the result applies: AVB costs him a step', () => {
    const { t } = held([1, 1], fort);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(t.steps('B-44/15')).toBe(1);
  });

  it('[RW-5.1.2-d] DE: nobody is eliminated, all defenders retreat', () => {
    const { t, result } = stormed([1, 2], fort);
    expect(result).toBe('DE AVB');
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(state(t, 'G-Magen', 'G-655')).toEqual(['G-Magen 1110 1', 'G-655 1110 1']);
  });

  it('[RW-5.1.2-d] DE in a forest worth as much: one is eliminated', () => {
    const { t, result } = stormed([1, 2], forest);
    expect(result).toBe('DE AVB');
    expect(asked(t)).toEqual(['german', 'eliminate']);
  });

  it('[RW-5.1.2-d] EMP: all defenders retreat intact and the attacker loses nothing either', () => {
    const { t, result } = stormed([1, 1], fort);
    expect(result).toBe('EMP');
    expect(asked(t)).toEqual(['german', 'retreat']);
    t.play(retreat('G-Magen', '1110'), retreat('G-655', '1110'));
    expect(state(t, 'G-Magen', 'G-655', 'B-44/15')).toEqual(['G-Magen 1110 1', 'G-655 1110 1', 'B-44/15 0910 2']);
    expect(t.prompt()).toBe('combat');
  });

  it('[RW-5.1.2-d] DVB drives nobody out: the loss counts', () => {
    const { t, result } = held([2, 3], fort);
    expect(result).toBe('DVB ARI');
    t.play(loss('G-Magen'));
    expect(state(t, 'G-Magen')).toEqual(['G-Magen 1010 1']);
  });
});

describe('5.1.8 order of a result', () => {
  it('[RW-5.1.8-c] [RW-5.1.8-h] DRB AVB: defender’s loss, defenders’ retreat, attacker’s loss, advance', () => {
    const { t } = twoToOne([1, 1]);
    const order = [asked(t)];
    for (const action of [loss('G-655'), retreat('G-Magen', '1110'), retreat('G-655', '1110'), loss('B-44/15')]) {
      t.play(action);
      order.push(asked(t));
    }
    expect(order).toEqual([
      ['german', 'loss'],
      ['german', 'retreat'],
      ['german', 'retreat'],
      ['allied', 'loss'],
      ['allied', 'advance'],
    ]);
  });

  it('[RW-5.1.8-e] [RW-5.1.8-j] DVB ARB: defender’s loss, attacker’s loss, attackers’ retreat', () => {
    const { t } = twoToOne([3, 3]);
    const order = [asked(t)];
    for (const action of [loss('G-655'), loss('B-44/15'), retreat('B-44/15', '0810'), retreat('B-152/51', '0809')]) {
      t.play(action);
      order.push(asked(t));
    }
    expect(order).toEqual([
      ['german', 'loss'],
      ['allied', 'loss'],
      ['allied', 'retreat'],
      ['allied', 'retreat'],
      ['allied', 'combat'],
    ]);
  });

  it('[RW-5.1.8-g] [RW-5.1.8-i] when the Germans attack, theirs is the attacker’s half', () => {
    // 3 + 2 = 5 against 2: 2-1; row 7 reads DVI ARI
    const units = { 'B-1Lot/30': '1010', 'G-2/2': '0910', 'G-16/6': '0909' };
    const t = lay(game, { turn: 18, phase: 'german-combat', weather: 'rain', units, pools: { air: { allied: 0 } } });
    expect(fight(t, ['G-2/2', 'G-16/6'], [3, 4])).toBe('DVI ARI');
    expect(asked(t)).toEqual(['german', 'retreat']);
  });
});
