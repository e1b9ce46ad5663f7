import { describe, expect, it } from 'vitest';
import { lay, positionsOf, type More, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

// Targets of bombardment stand in 2010, far from everybody; ground combat is about 1010 with attackers in 0910 and 0909.
// Ranges: divisional artillery 10 (German 9), medium AGRA 15, heavy AGRA 12, Pepperpot 3.
const game = gameById('reichswald') as Wargame;

const dry = { turn: 18, weather: 'cloudy', pools: { air: { allied: 0 } } };
const allied = positionsOf(game, dry)('allied-combat');
const german = positionsOf(game, dry)('german-combat');

const attack = (target: string) => ({ type: 'attack', target });
const attacker = (unit: string) => ({ type: 'attacker', unit });
const artillery = (unit: string) => ({ type: 'artillery', unit });
const bombard = (target: string) => ({ type: 'bombard', target });
const commit = { type: 'commit' };
const end = { type: 'end' };

/** The first refusal met when these actions are played one after the other. */
function refused(t: Table, ...actions: object[]) {
  for (const action of actions) {
    const refusal = t.refusal(action);
    if (refusal) return refusal;
    t.play(action);
  }
  return undefined;
}

describe('8.0 artillery at a distance', () => {
  it('[RW-8.0-a] artillery moves at the costs of infantry: open 2, forest 3, village 1', () => {
    const hexes = { '0611': 'forest', '0509': 'village' };
    const gun = lay(game, { ...dry, phase: 'allied-movement', units: { 'B-AD15': '0510' }, hexes }).reach('B-AD15');
    const foot = lay(game, { ...dry, phase: 'allied-movement', units: { 'B-44/15': '0510' }, hexes }).reach('B-44/15');
    const costs = (reach: typeof gun) => ['0511', '0611', '0509'].map((hex) => reach[hex]?.cost);
    expect(costs(gun)).toEqual([2, 3, 1]);
    expect(costs(gun)).toEqual(costs(foot));
  });

  it('[RW-8.0-a] it may attack without engaging', () => {
    const t = allied({ 'B-AD15': '1510', 'G-1051/84': '2010' });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-a] a brigade may not', () => {
    const t = allied({ 'B-AD15': '1510', 'B-44/15': '1510', 'G-1051/84': '2010' });
    expect(refused(t, bombard('2010'), artillery('B-44/15'))).toMatchObject({ code: 'not-artillery' });
  });

  it('[RW-8.0-a] artillery that has moved may still fire', () => {
    const t = allied({ 'B-AD15': '1510 moved', 'G-1051/84': '2010' });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-a] it shares nothing of the result of the combat it supports', () => {
    // 4 + 4 = 8 against 4: 2-1; row 6-8 reads DVB ARB
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'G-2/2': '1010' });
    t.play(attack('1010'), attacker('B-44/15'), artillery('B-AD15'), commit);
    t.dice(3, 3);
    t.play({ type: 'retreat', unit: 'B-44/15', to: '0810' });
    expect([t.hexOf('B-AD15'), t.steps('B-AD15'), t.steps('B-44/15')]).toEqual(['0510', 2, 1]);
  });

  it.each([
    ['divisional artillery fires 10 hexes', 'B-AD15', '1110', '1210'],
    ['medium AGRA fires 15 hexes', 'B-3AGRA-M', '1610', '1710'],
    ['heavy AGRA fires 12 hexes', 'B-4AGRA-P', '1310', '1410'],
    ['a Pepperpot group fires 3 hexes', 'B-15GP', '0410', '0510'],
  ])('[RW-8.0-b] %s and no farther', (_, gun, near, far) => {
    // from column 01, so the columns between are the distance
    const t = allied({ [gun]: '0110', 'G-1051/84': near, 'G-2/2': far });
    expect(t.bombard({ target: near, artillery: [gun] }).allowed).toBe(true);
    expect(t.bombard({ target: far, artillery: [gun] }).allowed).toMatchObject({ rule: '8.0', code: 'out-of-range' });
  });

  it('[RW-8.0-b] German artillery fires 9 hexes and no farther', () => {
    const t = german({ 'G-184A': '2010', 'B-44/15': '1110', 'B-152/51': '1010' });
    expect(t.bombard({ target: '1110', artillery: ['G-184A'] }).allowed).toBe(true);
    expect(t.bombard({ target: '1010', artillery: ['G-184A'] }).allowed).toMatchObject({ code: 'out-of-range' });
  });

  it('[RW-8.0-b] a gun out of range cannot be listed', () => {
    const t = allied({ 'B-AD15': '0110', 'B-AD51': '0510', 'G-1051/84': '1210' });
    expect(refused(t, bombard('1210'), artillery('B-AD15'))).toMatchObject({ rule: '8.0', code: 'out-of-range' });
    expect(t.may(artillery('B-AD51'))).toBe(true);
  });
});

describe('8.0 artillery that engages', () => {
  const units = { 'B-AD15': '0910', 'B-44/15': '0909', 'G-2/2': '1010' };

  it('[RW-8.0-c] next to the target it attacks with its attack strength: 4 + 4 = 8', () => {
    const t = allied(units);
    expect(t.odds({ target: '1010', attackers: ['B-AD15', 'B-44/15'] })).toMatchObject({ attack: 8, allowed: true });
  });

  it('[RW-8.0-c] next to the target it may not support from a distance', () => {
    expect(refused(allied(units), attack('1010'), attacker('B-44/15'), artillery('B-AD15'))).toMatchObject({
      rule: '8.0',
      code: 'adjacent-attacks',
    });
  });

  it.each(['1009', '1109', '1110', '1011', '0910', '0909'])('[RW-8.0-c] on whichever side it stands: %s', (hex) => {
    const t = allied({ 'B-AD15': hex, 'B-44/15': hex, 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-AD15'))).toMatchObject({
      code: 'adjacent-attacks',
    });
  });

  it('[RW-8.0-c] in the attacked hex it defends like any unit', () => {
    const t = german({ 'B-AD15': '1210', 'B-44/15': '1210', 'G-1051/84': '1209' });
    const support = { defender: { artillery: ['B-AD15'] } };
    expect(t.odds({ target: '1210', attackers: ['G-1051/84'], support }).allowed).toMatchObject({
      rule: '8.0',
      code: 'defends-itself',
      unit: 'B-AD15',
    });
  });

  it('[RW-8.0-c] it retreats with the attackers', () => {
    // 8 against 4: 2-1; row 7 reads DVI ARI
    const t = allied(units);
    t.play(attack('1010'), attacker('B-44/15'), attacker('B-AD15'), commit);
    t.dice(3, 4);
    t.play({ type: 'retreat', unit: 'B-AD15', to: '0810' }, { type: 'retreat', unit: 'B-44/15', to: '0809' });
    expect(t.hexOf('B-AD15')).toBe('0810');
  });

  it('[RW-8.0-c] it may take the loss of the attackers', () => {
    // row 6-8 reads DVB ARB
    const t = allied(units);
    t.play(attack('1010'), attacker('B-44/15'), attacker('B-AD15'), commit);
    t.dice(3, 3);
    t.play({ type: 'loss', unit: 'B-AD15' });
    expect(t.steps('B-AD15')).toBe(1);
  });

  it('[RW-8.0-c] it has to attack like anybody else', () => {
    expect(allied({ 'B-AD15': '0910', 'G-2/2': '1010' }).refusal(end)).toMatchObject({ code: 'must-attack' });
  });

  it('[RW-8.0-c] attacked itself, it defends with its defence strength of 1 and the terrain of its hex', () => {
    const t = allied({ 'B-44/15': '0910', 'G-184A': '1010' }, { hexes: { '1010': 'city' } });
    // 4 against 1 is 4-1, city: 2-1
    expect(t.odds({ target: '1010', attackers: ['B-44/15'] })).toMatchObject({ defence: 1, column: '2-1' });
  });

  it('[RW-8.0-c] [RW-8.0-j] in a forest it may still attack what it stands next to', () => {
    const t = allied({ 'B-AD15': '0910', 'G-2/2': '1010' }, { hexes: { '0910': 'forest' } });
    expect(refused(t, attack('1010'), attacker('B-AD15'), commit)).toBeUndefined();
  });
});

// Value: sum of attack strengths x sum of vulnerabilities. Infantry counts 2.
const BOMBARDMENT: readonly (readonly [string, readonly string[], number, string])[] = [
  ['4-9', ['B-AD15'], 8, 'G-1051/84'], // 4 x 2
  ['10-18', ['B-3AGRA-M'], 16, 'G-1051/84'], // 8 x 2
  ['19-27', ['C-2AGRA-P'], 24, 'G-1051/84'], // 12 x 2
  ['28-36', ['B-4AGRA-P'], 28, 'G-1051/84'], // 14 x 2
  ['37+', ['B-4AGRA-P', 'B-3AGRA-M'], 44, 'G-1051/84'], // 22 x 2
];
const COLUMNS = BOMBARDMENT.map(([column]) => column);

/** The table as printed: first the sums of the dice, then a result for each column. */
const ROWS: readonly (readonly [readonly number[], string])[] = [
  [[2, 12], 'DB DB DB DB DB'],
  [[3, 11], 'DI DB DB DB DB'],
  [[4, 10], 'DI DI DB DB DB'],
  [[5, 9], 'DI DI DI DB DB'],
  [[6, 8], 'DI DI DI DI DB'],
  [[7], 'DI DI DI DI DI'],
];
const falls = (sum: number) => 6 - Math.abs(7 - sum);
const diceFor = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);
const printed = (row: string, column: string) => row.split(' ')[COLUMNS.indexOf(column)] as string;

describe('8.0 bombardment', () => {
  const gunsAt = (guns: readonly string[]) =>
    Object.fromEntries(guns.map((gun, i) => [gun, i === 0 ? '1510' : '1511']));

  it('[RW-8.0-d] [RW-EX-8.0] two 4-1 artilleries on armour and infantry: 8 x (1 + 2) = 24, column 19-27', () => {
    const t = allied({ 'B-AD15': '1510', 'B-AD51': '1510', 'G-1051/84': '2010', 'G-16/116': '2010' });
    expect(t.bombard({ target: '2010', artillery: ['B-AD15', 'B-AD51'] })).toMatchObject({
      power: 8,
      vulnerability: 3,
      value: 24,
      shifts: [],
      column: '19-27',
      allowed: true,
    });
  });

  it.each([
    ['infantry', 'G-1051/84', 2],
    ['paratroops', 'G-2/2', 2],
    ['armoured infantry', 'G-60/116', 2],
    ['armour', 'G-16/116', 1],
    ['tank destroyers', 'G-655', 1],
    ['mechanised artillery', 'G-33A/15', 1],
    ['artillery', 'G-184A', 2],
    ['corps artillery', 'G-ARKO86', 2],
  ])('[RW-8.0-d] by artillery, %s have this vulnerability', (_, unit, vulnerability) => {
    const t = allied({ [unit]: '2010', 'B-AD15': '1510' });
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] }).vulnerability).toBe(vulnerability);
  });

  it('[RW-8.0-d] a reduced artillery fires with its weaker side: 2 x 2 = 4', () => {
    const t = allied({ 'B-AD15': '1510 reduced', 'G-1051/84': '2010' });
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] })).toMatchObject({ power: 2, value: 4, column: '4-9' });
  });

  it.each(BOMBARDMENT)(
    '[RW-8.0-d] column %s gives its results with the chances of two dice',
    (column, guns, value, target) => {
      const expected: Record<string, number> = { DI: 0, DB: 0 };
      for (const [sums, row] of ROWS) {
        const result = printed(row, column);
        expected[result] = (expected[result] ?? 0) + sums.reduce((total, sum) => total + falls(sum), 0);
      }
      const odds = allied({ ...gunsAt(guns), [target]: '2010' }).bombard({ target: '2010', artillery: guns });
      const found: Record<string, number> = { DI: 0, DB: 0 };
      for (const { result, probability } of odds.results) {
        found[result] = Number(((found[result] ?? 0) + probability * 36).toFixed(9));
      }
      expect(odds).toMatchObject({ value, column });
      expect(found).toEqual(expected);
    },
  );

  it.each(BOMBARDMENT)(
    '[RW-8.0-d] [RW-6.2-a] column %s: the sum of the dice picks the row',
    (column, guns, _, target) => {
      for (const [sums, row] of ROWS) {
        for (const sum of sums) {
          const t = allied({ ...gunsAt(guns), [target]: '2010' });
          t.play(bombard('2010'), ...guns.map(artillery), commit);
          const roll = t.events(...diceFor(sum)).find((event) => event.code === 'bombard-roll');
          expect(roll?.args, `${column} at ${sum}`).toMatchObject({ column, result: printed(row, column) });
        }
      }
    },
  );

  it('[RW-8.0-d] DB costs one unit, chosen by its owner, a step and drives nobody out', () => {
    const t = allied({ 'B-AD15': '1510', 'G-1051/84': '2010', 'G-16/116': '2010' });
    t.play(bombard('2010'), artillery('B-AD15'), commit);
    t.dice(1, 1);
    expect([t.toAct(), t.prompt()]).toEqual(['german', 'loss']);
    t.play({ type: 'loss', unit: 'G-16/116' });
    expect([t.hexOf('G-1051/84'), t.steps('G-1051/84')]).toEqual(['2010', 2]);
    expect([t.hexOf('G-16/116'), t.steps('G-16/116')]).toEqual(['2010', 1]);
  });

  it.each([
    ['village', '10-18'],
    ['city', '4-9'],
    ['forest', '4-9'],
  ])('[RW-8.0-d] the terrain of the target shifts the column: %s makes 19-27 %s', (terrain, column) => {
    const t = allied({ 'C-2AGRA-P': '1510', 'G-1051/84': '2010' }, { hexes: { '2010': terrain } });
    expect(t.bombard({ target: '2010', artillery: ['C-2AGRA-P'] })).toMatchObject({ value: 24, column });
  });

  it('[RW-8.0-d] fieldworks shift it too: the Siegfried line makes 37+ 10-18', () => {
    const t = allied(
      { 'B-4AGRA-P': '1510', 'B-3AGRA-M': '1511', 'G-1051/84': '2010' },
      { hexes: { '2010': { features: ['siegfried'] } } },
    );
    // 22 x 2 = 44
    expect(t.bombard({ target: '2010', artillery: ['B-4AGRA-P', 'B-3AGRA-M'] }).column).toBe('10-18');
  });

  it('[RW-8.0-d] rivers do not, not even all around', () => {
    const around = ['2009', '2109', '2110', '2011', '1910', '1909'];
    const sides = around.map((b) => ({ a: '2010', b, river: true }));
    const t = allied({ 'C-2AGRA-P': '1510', 'G-1051/84': '2010' }, { sides });
    expect(t.bombard({ target: '2010', artillery: ['C-2AGRA-P'] })).toMatchObject({ shifts: [], column: '19-27' });
  });

  it('[RW-8.0-d] a bombardment by artillery has no aircraft with it', () => {
    const t = allied({ 'B-AD15': '1510', 'G-1051/84': '2010' }, { pools: { air: { allied: 12 } } });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), { type: 'air', points: 5 })).toMatchObject({
      code: 'one-kind-of-bombardment',
    });
  });

  it('[RW-8.0-d] the Germans bombard in their own Combat Phase: 3 x 2 = 6, column 4-9', () => {
    const t = german({ 'G-184A': '2010', 'B-44/15': '1510' });
    expect(t.bombard({ target: '1510', artillery: ['G-184A'] })).toMatchObject({
      value: 6,
      column: '4-9',
      allowed: true,
    });
  });

  const tooLow = { rule: '8.0', code: 'column-too-low' };

  it('[RW-8.0-l] a value of 2 is below the table: not allowed', () => {
    const t = allied({ 'B-AD15': '1510 reduced', 'G-16/116': '2010' });
    // 2 x 1
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] }).allowed).toMatchObject(tooLow);
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toMatchObject(tooLow);
  });

  it('[RW-8.0-l] a value of 4 is in the table: allowed', () => {
    const t = allied({ 'B-AD15': '1510', 'G-16/116': '2010' });
    // 4 x 1
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] })).toMatchObject({ column: '4-9', allowed: true });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-l] terrain may take the column below the table: 8 is 4-9, a village is one to the left', () => {
    const t = allied({ 'B-AD15': '1510', 'G-1051/84': '2010' }, { hexes: { '2010': 'village' } });
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] }).allowed).toMatchObject(tooLow);
  });

  it('[RW-8.0-l] and lift it into the table: 2 is below, inundation is one to the right', () => {
    const units = { 'B-AD15': '1510 reduced', 'G-1051/84': '2010' };
    const t = allied(units, { weather: 'rain', hexes: { '2010': 'inundation' } });
    // 1 x 2
    expect(t.bombard({ target: '2010', artillery: ['B-AD15'] })).toMatchObject({ column: '4-9', allowed: true });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-l] together two guns may reach it: 16 is 10-18, one to the left 4-9', () => {
    const units = { 'B-AD15': '1510', 'B-AD51': '1510', 'G-1051/84': '2010' };
    const t = allied(units, { hexes: { '2010': 'village' } });
    expect(t.bombard({ target: '2010', artillery: ['B-AD15', 'B-AD51'] })).toMatchObject({
      column: '4-9',
      allowed: true,
    });
  });

  it('[RW-10.0-b] in rain each artillery fires half its strength, rounded up: 3 + 3 become 2 + 2', () => {
    const rain: More = { weather: 'rain' };
    const t = german({ 'G-184A': '2010', 'G-ARKO86': '2011 reduced', 'G-180A': '2012', 'B-44/15': '1510' }, rain);
    expect(t.bombard({ target: '1510', artillery: ['G-184A', 'G-180A'] }).power).toBe(4);
    // 2 becomes 1
    expect(t.bombard({ target: '1510', artillery: ['G-184A', 'G-ARKO86'] }).power).toBe(3);
  });

  it('[RW-10.0-b] in rain support is halved as well: 4 + 7 = 11, not 18', () => {
    const t = allied({ 'B-44/15': '0910', 'B-4AGRA-P': '0510', 'G-2/2': '1010' }, { weather: 'rain' });
    const support = { attacker: { artillery: ['B-4AGRA-P'] } };
    expect(t.odds({ target: '1010', attackers: ['B-44/15'], support }).attack).toBe(11);
  });

  it('[RW-10.0-b] in rain artillery that attacks what it stands next to keeps its full strength', () => {
    const t = allied({ 'B-AD15': '0910', 'G-2/2': '1010' }, { weather: 'rain' });
    expect(t.odds({ target: '1010', attackers: ['B-AD15'] }).attack).toBe(4);
  });
});

describe('8.0 one combat a phase', () => {
  const units = { 'B-AD15': '1510', 'B-AD51': '1510', 'G-1051/84': '2010', 'G-2/2': '2014' };

  it('[RW-8.0-e] several artilleries may join one bombardment', () => {
    expect(refused(allied(units), bombard('2010'), artillery('B-AD15'), artillery('B-AD51'), commit)).toBeUndefined();
  });

  it('[RW-8.0-e] several artilleries may support one attack: 4 + 4 + 4 = 12', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'B-AD51': '0510', 'G-2/2': '1010' });
    const support = { attacker: { artillery: ['B-AD15', 'B-AD51'] } };
    expect(t.odds({ target: '1010', attackers: ['B-44/15'], support })).toMatchObject({ attack: 12, allowed: true });
  });

  it('[RW-8.0-e] an artillery that has bombarded does not bombard again in the phase; another one may', () => {
    const t = allied(units);
    t.play(bombard('2010'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    t.play(bombard('2014'));
    expect(t.refusal(artillery('B-AD15'))).toMatchObject({ rule: '8.0', code: 'unit-spent' });
    expect(t.may(artillery('B-AD51'))).toBe(true);
  });

  it('[RW-8.0-e] nor does it support an attack', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '1510', 'G-1051/84': '2010', 'G-2/2': '1010' });
    t.play(bombard('2010'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-AD15'))).toMatchObject({ code: 'unit-spent' });
  });

  it('[RW-8.0-e] a set-up may say that it has fired already', () => {
    const t = allied({ ...units, 'B-AD15': '1510 fired' });
    expect(refused(t, bombard('2010'), artillery('B-AD15'))).toMatchObject({ code: 'unit-spent' });
  });

  it('[RW-8.0-e] it is not listed twice in one combat', () => {
    expect(refused(allied(units), bombard('2010'), artillery('B-AD15'), artillery('B-AD15'))).toMatchObject({
      code: 'already-listed',
    });
  });

  it('[RW-8.0-e] in the next phase it may fire again', () => {
    // B-44/15 stands on a crest and need not attack; G-2/2 attacks it in its own phase
    const t = allied(
      { 'B-44/15': '0910', 'B-AD15': '0510', 'G-2/2': '1010', 'G-1051/84': '1405' },
      { hexes: { '0910': 'crest' } },
    );
    t.play(bombard('1405'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    t.play(end, end, attack('0910'), attacker('G-2/2'), commit);
    expect(t.toAct()).toBe('allied');
    expect(t.may(artillery('B-AD15'))).toBe(true);
  });

  it('[RW-8.0-e] a unit attacks once a phase: what has attacked may not attack another hex', () => {
    // 4 against 4: 1-1; row 3-11 reads IMP
    const t = allied({ 'B-44/15': '0910', 'B-1Lot/30': '0910', 'G-2/2': '1010', 'G-1051/84': '0911' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    t.dice(1, 2);
    expect(refused(t, attack('0911'), attacker('B-44/15'))).toMatchObject({ code: 'unit-spent' });
    expect(t.may(attacker('B-1Lot/30'))).toBe(true);
  });
});

describe('8.0 support', () => {
  it('[RW-8.0-f] artillery adds its attack strength to an attack', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'G-2/2': '1010' });
    const support = { attacker: { artillery: ['B-AD15'] } };
    expect(t.odds({ target: '1010', attackers: ['B-44/15'], support })).toMatchObject({ attack: 8, ratio: '2-1' });
  });

  it('[RW-8.0-f] and its attack strength, not its defence strength, to a defence: 3 + 3 = 6', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-184A': '1510' });
    const support = { defender: { artillery: ['G-184A'] } };
    expect(t.odds({ target: '1010', attackers: ['B-44/15'], support })).toMatchObject({ defence: 6, ratio: '1-1' });
  });

  it('[RW-8.0-f] in attack the range must reach the defender’s hex: 10 hexes do', () => {
    const t = allied({ 'B-44/15': '1010', 'B-AD15': '0110', 'G-2/2': '1110' });
    expect(refused(t, attack('1110'), attacker('B-44/15'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-f] reaching the attackers is not enough', () => {
    // the attacker is 10 hexes away, the defender 11
    const t = allied({ 'B-44/15': '1110', 'B-AD15': '0110', 'G-2/2': '1210' });
    expect(refused(t, attack('1210'), attacker('B-44/15'), artillery('B-AD15'))).toMatchObject({
      rule: '8.0',
      code: 'out-of-range',
    });
  });

  it('[RW-8.0-f] in defence too it is the defender’s hex: 9 away from him, 10 from the attacker', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-ARKO86': '1910' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.toAct()).toBe('german');
    expect(t.may(artillery('G-ARKO86'))).toBe(true);
  });

  it('[RW-8.0-f] 10 away from the defender, 9 from the attacker: no support, the dice are due', () => {
    const t = allied({ 'B-44/15': '1110', 'G-1051/84': '1010', 'G-ARKO86': '2010' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.toAct()).toBe('chance');
  });

  it('[RW-8.0-g] a hex that has been bombarded is not bombarded again this turn', () => {
    const t = allied({ 'B-AD15': '1510', 'B-AD51': '1510', 'G-1051/84': '2010' });
    t.play(bombard('2010'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    expect(t.refusal(bombard('2010'))).toMatchObject({ rule: '8.0', code: 'already-attacked' });
  });

  it('[RW-8.0-g] nor attacked on the ground', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'G-2/2': '1010' }, { hexes: { '0910': 'crest' } });
    t.play(bombard('1010'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    expect(t.refusal(attack('1010'))).toMatchObject({ rule: '8.0', code: 'already-attacked' });
  });

  it('[RW-8.0-g] a hex that has been attacked on the ground is not bombed from the air', () => {
    // 4 against 4: 1-1; row 3-11 reads IMP
    const t = allied({ 'B-44/15': '0910', 'G-2/2': '1010' }, { pools: { air: { allied: 12 } } });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    t.dice(1, 2);
    expect(t.refusal(bombard('1010'))).toMatchObject({ rule: '8.0', code: 'already-attacked' });
  });

  it('[RW-8.0-g] another hex may be attacked', () => {
    const t = allied({ 'B-AD15': '1510', 'B-AD51': '1510', 'G-1051/84': '2010', 'G-2/2': '2011' });
    t.play(bombard('2010'), artillery('B-AD15'), commit);
    t.dice(3, 4);
    expect(t.may(bombard('2011'))).toBe(true);
  });

  it('[RW-8.0-g] the other side may attack the hex in its own phase', () => {
    // 4 + 2 + 2 = 8 against 1: 8-1; row 7 reads DRI AVI. B-44/15 takes 1010, G-2/2 in 1109 strikes back.
    const assault = { 'B-44/15': '0910', 'B-1Lot/30': '0910', 'B-2WDr/30': '0910' };
    const t = allied({ ...assault, 'G-Magen': '1010 reduced', 'G-2/2': '1109' });
    t.play(attack('1010'), ...Object.keys(assault).map(attacker), commit);
    t.dice(3, 4);
    t.play({ type: 'retreat', unit: 'G-Magen', to: '1110' }, { type: 'advance', unit: 'B-44/15' });
    if (t.may({ type: 'done' })) t.play({ type: 'done' });
    t.play(end, end);
    expect(t.may(attack('1010'))).toBe(true);
  });
});

describe('8.0 German artillery', () => {
  /** 7 points on a reduced infantry unit: column 4-9; row 2-12 reads DB. 2010 lies outside the Reichswald. */
  function lastOf(others: Units) {
    const t = allied({ 'G-1051/84': '2010 reduced', ...others }, { pools: { air: { allied: 7 } } });
    const before = t.points()['allied'] ?? 0;
    t.play(bombard('2010'), { type: 'air', points: 7 }, commit);
    t.dice(1, 1);
    return { t, gained: (t.points()['allied'] ?? 0) - before };
  }

  it('[RW-8.0-h] with the last combat unit of its division the artillery is taken off', () => {
    const { t } = lastOf({ 'G-184A': '2014' });
    expect([t.where('G-1051/84'), t.where('G-184A')]).toEqual(['eliminated', 'removed']);
  });

  it('[RW-8.0-h] it does not count as destroyed: 2 points for the infantry, none for the guns', () => {
    expect(lastOf({ 'G-184A': '2014' }).gained).toBe(2);
  });

  it('[RW-8.0-h] while another regiment lives the artillery stays', () => {
    const { t } = lastOf({ 'G-184A': '2014', 'G-1052/84': '2214' });
    expect([t.where('G-1051/84'), t.where('G-184A')]).toEqual(['eliminated', 'map']);
  });

  it('[RW-8.0-h] artillery of another division and of the corps stays', () => {
    const { t } = lastOf({ 'G-180A': '2014', 'G-1222/180': '2214', 'G-ARKO86': '1914' });
    expect([t.where('G-180A'), t.where('G-ARKO86')]).toEqual(['map', 'map']);
  });

  it('[RW-8.0-i] divisional artillery supports an attack of its own division', () => {
    const t = german({ 'G-1051/84': '1010', 'G-184A': '1510', 'B-44/15': '0910' });
    expect(refused(t, attack('0910'), attacker('G-1051/84'), artillery('G-184A'), commit)).toBeUndefined();
  });

  it('[RW-8.0-i] not one of another division', () => {
    const t = german({ 'G-1222/180': '1010', 'G-184A': '1510', 'B-44/15': '0910' });
    expect(refused(t, attack('0910'), attacker('G-1222/180'), artillery('G-184A'))).toMatchObject({
      rule: '8.0',
      code: 'own-division-only',
    });
  });

  it('[RW-8.0-i] one unit of its division among the attackers is enough', () => {
    const t = german({ 'G-1222/180': '1010', 'G-1051/84': '1009', 'G-184A': '1510', 'B-44/15': '0909' });
    t.play(attack('0909'), attacker('G-1222/180'), attacker('G-1051/84'));
    expect(t.may(artillery('G-184A'))).toBe(true);
  });

  it('[RW-8.0-i] corps artillery supports an attack of anybody', () => {
    const t = german({ 'G-1222/180': '1010', 'G-ARKO86': '1510', 'B-44/15': '0910' });
    expect(refused(t, attack('0910'), attacker('G-1222/180'), artillery('G-ARKO86'), commit)).toBeUndefined();
  });

  it('[RW-8.0-i] divisional artillery supports the defence of its own division', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-184A': '1510' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect([t.toAct(), t.may(artillery('G-184A'))]).toEqual(['german', true]);
  });

  it('[RW-8.0-i] not that of another division: nothing to answer, the dice are due', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1222/180': '1010', 'G-184A': '1510' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.toAct()).toBe('chance');
  });

  it('[RW-8.0-i] corps artillery supports the defence of anybody', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1222/180': '1010', 'G-ARKO86': '1510' });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect([t.toAct(), t.may(artillery('G-ARKO86'))]).toEqual(['german', true]);
  });

  it('[RW-8.0-i] Allied divisional artillery supports any division', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD51': '0510', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-AD51'), commit)).toBeUndefined();
  });

  it('[RW-8.0-k] the Germans do not support one attacked unit with two artilleries', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-184A': '1510', 'G-ARKO86': '1511' });
    t.play(attack('1010'), attacker('B-44/15'), commit, artillery('G-184A'));
    expect(t.refusal(artillery('G-ARKO86'))).toMatchObject({ rule: '8.0', code: 'one-gun-a-unit' });
  });

  it('[RW-8.0-k] two attacked units may have one each', () => {
    const t = allied({
      'B-44/15': '0910',
      'G-1051/84': '1010',
      'G-16/116': '1010',
      'G-184A': '1510',
      'G-ARKO86': '1511',
    });
    t.play(attack('1010'), attacker('B-44/15'), commit, artillery('G-184A'));
    expect(t.may(artillery('G-ARKO86'))).toBe(true);
  });

  it('[RW-8.0-k] each artillery needs an attacked unit it may support: that of the 180th finds none here', () => {
    const t = allied({
      'B-44/15': '0910',
      'G-1051/84': '1010',
      'G-16/116': '1010',
      'G-184A': '1510',
      'G-180A': '1511',
    });
    t.play(attack('1010'), attacker('B-44/15'), commit, artillery('G-184A'));
    expect(t.may(artillery('G-180A'))).toBe(false);
  });

  it('[RW-8.0-k] the Allies may support one attacked unit with two', () => {
    const t = german({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-AD15': '0510', 'B-AD51': '0510' });
    t.play(attack('0910'), attacker('G-2/2'), commit, artillery('B-AD15'));
    expect(t.may(artillery('B-AD51'))).toBe(true);
  });
});

describe('8.0 who may not fire', () => {
  it.each(['forest', 'city'])('[RW-8.0-j] artillery in a %s hex does not bombard', (terrain) => {
    const t = allied({ 'B-AD15': '1510', 'B-AD51': '1512', 'G-1051/84': '2010' }, { hexes: { '1510': terrain } });
    expect(refused(t, bombard('2010'), artillery('B-AD15'))).toMatchObject({ rule: '8.0', code: 'artillery-terrain' });
    expect(t.may(artillery('B-AD51'))).toBe(true);
  });

  it.each(['forest', 'city'])('[RW-8.0-j] artillery in a %s hex does not support an attack', (terrain) => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510', 'G-2/2': '1010' }, { hexes: { '0510': terrain } });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-AD15'))).toMatchObject({
      rule: '8.0',
      code: 'artillery-terrain',
    });
  });

  it('[RW-8.0-j] artillery in a forest hex does not support a defence', () => {
    const t = allied({ 'B-44/15': '0910', 'G-1051/84': '1010', 'G-184A': '1510' }, { hexes: { '1510': 'forest' } });
    t.play(attack('1010'), attacker('B-44/15'), commit);
    expect(t.toAct()).toBe('chance');
  });

  it.each(['open', 'village'])('[RW-8.0-j] artillery in %s ground may', (terrain) => {
    const t = allied({ 'B-AD15': '1510', 'G-1051/84': '2010' }, { hexes: { '1510': terrain } });
    expect(refused(t, bombard('2010'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-m] an AGRA unit that has moved does not bombard', () => {
    const t = allied({ 'B-3AGRA-M': '1510 moved', 'B-4AGRA-M': '1511', 'G-1051/84': '2010' });
    expect(refused(t, bombard('2010'), artillery('B-3AGRA-M'))).toMatchObject({ rule: '8.0', code: 'agra-moved' });
    expect(t.may(artillery('B-4AGRA-M'))).toBe(true);
  });

  it('[RW-8.0-m] nor does it support an attack', () => {
    const t = allied({ 'B-44/15': '0910', 'B-3AGRA-M': '0510 moved', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-3AGRA-M'))).toMatchObject({
      code: 'agra-moved',
    });
  });

  it('[RW-8.0-m] the move is remembered from the Movement Phase of the same turn', () => {
    const units = { 'B-3AGRA-M': '1510', 'B-4AGRA-M': '1512', 'G-1051/84': '2010' };
    const t = lay(game, { ...dry, phase: 'allied-movement', units });
    t.play({ type: 'move', unit: 'B-3AGRA-M' }, { type: 'step', to: '1511' }, { type: 'stop' }, end);
    expect(refused(t, bombard('2010'), artillery('B-3AGRA-M'))).toMatchObject({ code: 'agra-moved' });
    expect(t.may(artillery('B-4AGRA-M'))).toBe(true);
  });

  it('[RW-8.0-m] divisional artillery that has moved may support', () => {
    const t = allied({ 'B-44/15': '0910', 'B-AD15': '0510 moved', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-AD15'), commit)).toBeUndefined();
  });

  it('[RW-8.0-n] AGRA units do not support a defence in the German Combat Phase; divisional artillery may', () => {
    const t = german({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-3AGRA-M': '0510', 'B-AD15': '0510' });
    t.play(attack('0910'), attacker('G-2/2'), commit);
    expect(t.refusal(artillery('B-3AGRA-M'))).toMatchObject({ rule: '8.0', code: 'agra-enemy-phase' });
    expect(t.may(artillery('B-AD15'))).toBe(true);
  });

  it('[RW-8.0-n] with AGRA units alone the Allies have nothing to answer: the dice are due', () => {
    const t = german({ 'G-2/2': '1010', 'B-44/15': '0910', 'B-3AGRA-M': '0510' });
    t.play(attack('0910'), attacker('G-2/2'), commit);
    expect(t.toAct()).toBe('chance');
  });

  it('[RW-8.0-n] in the Allied Combat Phase they support', () => {
    const t = allied({ 'B-44/15': '0910', 'B-3AGRA-M': '0510', 'G-2/2': '1010' });
    expect(refused(t, attack('1010'), attacker('B-44/15'), artillery('B-3AGRA-M'), commit)).toBeUndefined();
  });
});
