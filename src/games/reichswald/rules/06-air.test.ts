import { describe, expect, it } from 'vitest';
import { positionsOf, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

// Targets of bombardment stand in 2010, far from everybody; ground combat is about 1010 with attackers in 0910 and 0909.
const game = gameById('reichswald') as Wargame;

const allied = positionsOf(game, { turn: 18, weather: 'cloudy', pools: { air: { allied: 12 } } })('allied-combat');
const german = positionsOf(game, { turn: 18, weather: 'cloudy', pools: { air: { allied: 12 } } })('german-combat');

const air = (points: number) => ({ type: 'air', points });
const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const bombard = (target: string) => ({ type: 'bombard', target });
const commit = { type: 'commit' };
const end = { type: 'end' };
const left = (t: Table) => t.view().pools['air']?.['allied'];
const offered = (t: Table) => t.legal('air').map((action) => action['points']);

/** The first refusal met when these actions are played one after the other. */
function refused(t: Table, ...actions: object[]) {
  for (const action of actions) {
    const refusal = t.refusal(action);
    if (refusal) return refusal;
    t.play(action);
  }
  return undefined;
}

/** Ends phases until dice are due: those for the weather of the next turn. */
function endTurn(t: Table) {
  while (t.may(end)) t.play(end);
}

describe('6.0 who has air power', () => {
  const pair = { 'B-44/15': '0910', 'G-2/2': '1010' };

  it('[RW-6.0-a] the Allies may support an attack from the air', () => {
    expect(refused(allied(pair), attack('1010'), attacker('B-44/15'), air(3))).toBeUndefined();
  });

  it('[RW-6.0-a] the Germans may not', () => {
    expect(refused(german(pair), attack('0910'), attacker('G-2/2'), air(3))).toMatchObject({
      rule: '6.0',
      code: 'air-side',
    });
  });

  it('[RW-6.0-a] the prompt speaks of air points only where there are some to spend', () => {
    const asked = (t: Table, ...actions: object[]) => {
      t.play(...actions);
      return game.prompt(t.match.state);
    };
    const far = { 'B-44/15': '0910', 'B-4AGRA-P': '0710', 'G-2/2': '1010', 'G-Magen': '1310' };
    expect(asked(allied(far), bombard('1310'))).toMatchObject({ code: 'declare-bombardment', args: { air: 7 } });
    const spent = { pools: { air: { allied: 0 } } };
    expect(asked(allied(far, spent), bombard('1310'))).toMatchObject({ args: { air: 0 } });
    expect(asked(allied(far), attack('1010'))).toMatchObject({ code: 'declare', args: { air: 7 } });
    expect(asked(german(pair), attack('0910'))).toMatchObject({ code: 'declare', args: { air: 0 } });
  });

  it('[RW-6.0-a] the prompt does not tell whether secret support has been named', () => {
    const t = allied(pair);
    t.play(attack('1010'), attacker('B-44/15'));
    const before = game.prompt(t.match.state);
    t.play(air(3));
    expect(game.prompt(t.match.state)).toEqual(before);
  });

  it('[RW-6.0-a] the Germans may not defend with air points either', () => {
    // G-184A is in range and gives the Germans something to answer
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-184A': '1510' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect([t.toAct(), t.refusal(air(3))?.code]).toEqual(['german', 'air-side']);
  });

  it('[RW-6.0-a] in rain there are no points to spend', () => {
    const t = allied(pair, { weather: 'rain', pools: { air: { allied: 0 } } });
    expect(refused(t, attack('1010'), attacker('B-44/15'), air(1))).toMatchObject({ code: 'air-none' });
  });

  it.each([
    ['cloudy, 12 points', 18, 6, 12],
    ['rain, none', 18, 1, 0],
    ['fair, 24 points', 20, 2, 24],
    ['cloudy, 12 points', 20, 1, 12],
  ])('[RW-6.0-a] the weather of the new turn fixes the points: %s', (_, turn, die, points) => {
    const t = german({ 'B-44/15': '0510', 'G-2/2': '2010' }, { turn, pools: { air: { allied: 5 } } });
    endTurn(t);
    t.dice(die);
    expect(left(t)).toBe(points);
  });
});

describe('6.1 use of air power', () => {
  const pair = { 'B-44/15': '0910', 'G-2/2': '1010' };

  it('[RW-6.1-a] points spent in support of an attack are taken off: 12 - 4 = 8', () => {
    const t = allied(pair);
    t.play(attack('1010'), attacker('B-44/15'), air(4), commit);
    expect(left(t)).toBe(8);
  });

  it('[RW-6.1-a] points spent on a bombardment are taken off: 12 - 7 = 5', () => {
    const t = allied({ 'G-2/2': '2010' });
    t.play(bombard('2010'), air(7), commit);
    expect(left(t)).toBe(5);
  });

  it('[RW-6.1-a] an attack without air support costs none', () => {
    const t = allied(pair);
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(left(t)).toBe(12);
  });

  it('[RW-6.1-a] nobody spends more than he has left: of 2 points, 1 or 2', () => {
    const t = allied(pair, { pools: { air: { allied: 2 } } });
    t.play(attack('1010'), attacker('B-44/15'));
    expect(offered(t)).toEqual([1, 2]);
    expect(t.may(air(3))).toBe(false);
  });

  it('[RW-6.1-a] once the points are gone there is no more air power this turn', () => {
    const t = allied({ 'G-2/2': '2010', 'G-Magen': '2014' }, { pools: { air: { allied: 7 } } });
    t.play(bombard('2010'), air(7), commit);
    t.dice(3, 4);
    expect(refused(t, bombard('2014'), air(4), commit)).toMatchObject({ code: 'air-none' });
  });

  it('[RW-6.1-b] what is left after the Allied Combat Phase serves in the German one: 12 - 4 - 3 = 5', () => {
    // B-44/15 stands on a crest and need not attack; G-2/2 attacks it in its own phase
    const t = allied({ ...pair, 'G-Magen': '2010' }, { hexes: { '0910': 'crest' } });
    t.play(bombard('2010'), air(4), commit);
    t.dice(3, 4);
    t.play(end, end, attack('0910'), attacker('G-2/2'), commit);
    expect([t.toAct(), left(t)]).toEqual(['allied', 8]);
    t.play(air(3), commit);
    expect(left(t)).toBe(5);
  });

  it('[RW-6.1-b] points supporting a defence count there: 4 + 3 = 7', () => {
    const t = german(pair);
    const request = { target: '0910', attackers: ['G-2/2'], support: { defender: { air: 3 } } };
    expect(t.odds(request)).toMatchObject({ attack: 3, defence: 7 });
  });

  it('[RW-6.1-b] the Allies may leave the defence without air support', () => {
    const t = german(pair);
    t.play(attack('0910'), attacker('G-2/2'), commit);
    expect(t.toAct()).toBe('allied');
    t.play(commit);
    expect([t.toAct(), left(t)]).toEqual(['chance', 12]);
  });

  it('[RW-6.1-b] the Allies may not bombard in the German Combat Phase', () => {
    const t = german(pair);
    expect(t.refusal({ by: 'allied', ...bombard('1010') })).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('6.2 air attacks', () => {
  it('[RW-6.2-a] [RW-EX-6.2] 7 points on infantry and artillery: 7 x (1 + 2) = 21, column 19-27', () => {
    const t = allied({ 'G-1051/84': '2010', 'G-184A': '2010' });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({
      power: 7,
      vulnerability: 3,
      value: 21,
      shifts: [],
      column: '19-27',
      allowed: true,
    });
  });

  it('[RW-6.2-a] [RW-EX-6.2] in a forest the same attack moves two columns to the left: 4-9', () => {
    const t = allied({ 'G-1051/84': '2010', 'G-184A': '2010' }, { hexes: { '2010': 'forest' } });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({ value: 21, column: '4-9', allowed: true });
  });

  it.each([
    ['infantry', 'G-1051/84', 1],
    ['paratroops', 'G-2/2', 1],
    ['armoured infantry', 'G-60/116', 1],
    ['armour', 'G-16/116', 2],
    ['tank destroyers', 'G-655', 2],
    ['artillery', 'G-184A', 2],
    ['corps artillery', 'G-ARKO86', 2],
    ['mechanised artillery', 'G-33A/15', 2],
  ])('[RW-6.2-a] from the air, %s have this vulnerability', (_, unit, vulnerability) => {
    expect(allied({ [unit]: '2010' }).bombard({ target: '2010', air: 7 }).vulnerability).toBe(vulnerability);
  });

  it('[RW-6.2-a] all units of the hex count: 1 + 2 + 1 = 4, times 5 = 20', () => {
    const t = allied({ 'G-1051/84': '2010', 'G-16/116': '2010', 'G-60/116': '2010' });
    expect(t.bombard({ target: '2010', air: 5 })).toMatchObject({ vulnerability: 4, value: 20, column: '19-27' });
  });

  it('[RW-6.2-a] a reduced unit is as vulnerable as a fresh one', () => {
    expect(allied({ 'G-16/116': '2010 reduced' }).bombard({ target: '2010', air: 4 }).vulnerability).toBe(2);
  });

  // 4-9 reads DB on row 2-12; 10-18 on 3-11 as well; 19-27 on 4-10 as well; 28-36 on 5-9 as well
  it.each<[string, number, Units, string, number]>([
    ['4 points on infantry, 4: 4-9, DB in 2', 4, { 'G-1051/84': '2010' }, '4-9', 2],
    ['5 on armour, 10: 10-18, DB in 6', 5, { 'G-16/116': '2010' }, '10-18', 6],
    ['7 on infantry and artillery, 21: 19-27, DB in 12', 7, { 'G-1051/84': '2010', 'G-184A': '2010' }, '19-27', 12],
    ['7 on armour and artillery, 28: 28-36, DB in 20', 7, { 'G-16/116': '2010', 'G-184A': '2010' }, '28-36', 20],
  ])('[RW-6.2-a] %s of 36 falls', (_, points, units, column, falls) => {
    const odds = allied(units).bombard({ target: '2010', air: points });
    expect(odds.column).toBe(column);
    expect((odds.results.find(({ result }) => result === 'DB')?.probability ?? 0) * 36).toBeCloseTo(falls);
  });

  it('[RW-6.2-a] DB costs one unit, chosen by its owner, a step', () => {
    const t = allied({ 'G-1051/84': '2010', 'G-184A': '2010' });
    t.play(bombard('2010'), air(7), commit);
    t.dice(1, 1);
    expect([t.toAct(), t.prompt()]).toEqual(['german', 'loss']);
    expect(t.may({ type: 'loss', unit: 'G-1051/84' })).toBe(true);
    t.play({ type: 'loss', unit: 'G-184A' });
    expect([t.steps('G-1051/84'), t.steps('G-184A')]).toEqual([2, 1]);
  });

  it('[RW-6.2-a] DB drives nobody out', () => {
    const t = allied({ 'G-1051/84': '2010' });
    t.play(bombard('2010'), air(7), commit);
    t.dice(1, 1);
    expect([t.hexOf('G-1051/84'), t.steps('G-1051/84'), t.prompt()]).toEqual(['2010', 1, 'combat']);
  });

  it('[RW-6.2-a] DI leaves the defence intact', () => {
    const t = allied({ 'G-1051/84': '2010' });
    t.play(bombard('2010'), air(7), commit);
    t.dice(3, 4);
    expect([t.steps('G-1051/84'), t.toAct(), t.prompt()]).toEqual([2, 'allied', 'combat']);
  });

  it('[RW-6.2-a] an empty hex cannot be bombed', () => {
    expect(refused(allied({ 'G-1051/84': '2010' }), bombard('2011'), air(7))).toMatchObject({ code: 'no-enemy-there' });
  });

  it('[RW-6.2-a] a plain air attack has no artillery with it', () => {
    const t = allied({ 'G-1051/84': '2010', 'B-AD15': '1510' });
    expect(refused(t, bombard('2010'), air(7), { type: 'artillery', unit: 'B-AD15' })).toMatchObject({
      code: 'one-kind-of-bombardment',
    });
  });

  it('[RW-6.2-b] points not used are lost: two cloudy turns do not make 24', () => {
    const t = allied({ 'B-44/15': '0510', 'G-2/2': '2010' });
    endTurn(t);
    t.dice(6);
    expect(left(t)).toBe(12);
  });

  it('[RW-6.2-b] points not used are lost: a rainy turn after a cloudy one has none', () => {
    const t = allied({ 'B-44/15': '0510', 'G-2/2': '2010' });
    endTurn(t);
    t.dice(1);
    expect(left(t)).toBe(0);
  });

  it('[RW-6.2-c] the strength announced includes the air support: 4 + 4 = 8 against 4 is fought at 2-1', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'), air(4), commit);
    const roll = t.events(1, 3).find((event) => event.code === 'combat-roll');
    expect(roll?.args).toMatchObject({ column: '2-1', result: 'IMP' });
  });

  it('[RW-6.2-c] the odds shown include the air support', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    const request = { target: '1010', attackers: ['B-44/15'], support: { attacker: { air: 4 } } };
    expect(t.odds(request)).toMatchObject({ attack: 8, ratio: '2-1' });
  });

  it('[RW-6.2-c] after the announcement no air support can be added', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.may({ by: 'allied', ...air(4) })).toBe(false);
  });

  it('[RW-6.2-c] the defence announced includes it as well: 4 against 2 + 2 is fought at 1-1', () => {
    const t = german({ 'G-2/2': '1010', 'G-1051/84': '1009', 'B-44/15': '0909 reduced' });
    // 3 + 1 = 4
    t.play(attack('0909'), attacker('G-2/2'), attacker('G-1051/84'), commit, air(2), commit);
    const roll = t.events(1, 2).find((event) => event.code === 'combat-roll');
    expect(roll?.args).toMatchObject({ column: '1-1', result: 'IMP' });
  });

  it.each([0, 8])('[RW-6.2-d] %i points may not support an attack', (points) => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), air(points))).toMatchObject({
      rule: '6.2',
      code: 'air-amount',
    });
  });

  it('[RW-6.2-d] 1 to 7 points may support an attack', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'));
    expect(offered(t)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([0, 8])('[RW-6.2-d] %i points may not bombard', (points) => {
    const t = allied({ 'G-1051/84': '2010', 'G-184A': '2010' });
    expect(refused(t, bombard('2010'), air(points))).toMatchObject({ rule: '6.2', code: 'air-amount' });
  });

  it('[RW-6.2-d] 7 points may bombard', () => {
    expect(refused(allied({ 'G-1051/84': '2010' }), bombard('2010'), air(7), commit)).toBeUndefined();
  });

  it('[RW-6.2-d] 8 points may not support a defence, 7 may', () => {
    const t = german({ 'B-44/15': '0910', 'G-2/2': '1010' });
    t.play(attack('0910'), attacker('G-2/2'), commit);
    expect(t.refusal(air(8))).toMatchObject({ rule: '6.2', code: 'air-amount' });
    expect(t.may(air(7))).toBe(true);
  });

  it('[RW-6.2-d] the limit is not evaded by helping twice', () => {
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), air(5), air(5))).toMatchObject({ code: 'air-once' });
  });

  it('[RW-6.2-d] the limit is for each use: two targets may take 5 points each', () => {
    const t = allied({ 'G-2/2': '2010', 'G-Magen': '2014' });
    t.play(bombard('2010'), air(5), commit);
    t.dice(3, 4);
    expect(refused(t, bombard('2014'), air(5), commit)).toBeUndefined();
  });

  // 7 points on armour and artillery: 7 x 4 = 28, column 28-36
  const rich = { 'G-16/116': '2010', 'G-184A': '2010' };

  it.each([
    ['village', '19-27'],
    ['city', '10-18'],
    ['forest', '10-18'],
  ])('[RW-6.2-e] the terrain of the target shifts the column: %s makes 28-36 %s', (terrain, column) => {
    const t = allied(rich, { hexes: { '2010': terrain } });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({ value: 28, column });
  });

  it.each([
    ['siegfried', '4-9'],
    ['fortification', '10-18'],
  ])('[RW-6.2-e] so do fieldworks: %s makes 28-36 %s', (feature, column) => {
    const t = allied(rich, { hexes: { '2010': { features: [feature] } } });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({ value: 28, column });
  });

  it('[RW-6.2-e] the shift is told: a city is two columns', () => {
    const t = allied(rich, { hexes: { '2010': 'city' } });
    expect(t.bombard({ target: '2010', air: 7 }).shifts).toMatchObject([{ amount: -2 }]);
  });

  it('[RW-6.2-e] rivers do not, not even all around', () => {
    const around = ['2009', '2109', '2110', '2011', '1910', '1909'];
    const t = allied(rich, { sides: around.map((b) => ({ a: '2010', b, river: true })) });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({ shifts: [], column: '28-36' });
  });

  it('[RW-6.2-e] neither encirclement nor the attacker’s ground troops count in an air attack', () => {
    const t = allied({ ...rich, 'B-44/15': '1909', 'B-152/51': '2110' });
    expect(t.bombard({ target: '2010', air: 7 })).toMatchObject({ shifts: [], column: '28-36' });
  });

  it('[RW-5.1.2-e] armour alone in forest is not easier to bomb: 14 is 10-18, two columns to the left is too low', () => {
    const t = allied({ 'G-16/116': '2010' }, { hexes: { '2010': 'forest' } });
    expect(t.bombard({ target: '2010', air: 7 }).allowed).toMatchObject({ code: 'column-too-low' });
  });

  const tooLow = { rule: '6.2', code: 'column-too-low' };

  it('[RW-6.2-f] 3 points on one infantry unit make 3: below the table, not allowed', () => {
    const t = allied({ 'G-1051/84': '2010' });
    expect(t.bombard({ target: '2010', air: 3 }).allowed).toMatchObject(tooLow);
    expect(refused(t, bombard('2010'), air(3), commit)).toMatchObject(tooLow);
  });

  it('[RW-6.2-f] 4 points make 4: allowed', () => {
    const t = allied({ 'G-1051/84': '2010' });
    expect(t.bombard({ target: '2010', air: 4 })).toMatchObject({ column: '4-9', allowed: true });
    expect(refused(t, bombard('2010'), air(4), commit)).toBeUndefined();
  });

  it('[RW-6.2-f] 7 points on infantry in a village make 7, column 4-9, one to the left: not allowed', () => {
    const t = allied({ 'G-1051/84': '2010' }, { hexes: { '2010': 'village' } });
    expect(t.bombard({ target: '2010', air: 7 }).allowed).toMatchObject(tooLow);
    expect(refused(t, bombard('2010'), air(7), commit)).toMatchObject(tooLow);
  });

  it('[RW-6.2-f] 3 points on infantry in inundation make 3, below the table, one to the right: allowed', () => {
    const t = allied({ 'G-1051/84': '2010' }, { hexes: { '2010': 'inundation' } });
    expect(t.bombard({ target: '2010', air: 3 })).toMatchObject({ column: '4-9', allowed: true });
  });

  it('[RW-6.2-f] 5 points on armour in a village make 10, column 10-18, one to the left: allowed', () => {
    const t = allied({ 'G-16/116': '2010' }, { hexes: { '2010': 'village' } });
    expect(t.bombard({ target: '2010', air: 5 })).toMatchObject({ column: '4-9', allowed: true });
  });
});
