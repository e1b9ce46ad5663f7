import { describe, expect, it } from 'vitest';
import { lay, positionsOf, type Table, type Units } from '../../../wargame/test-kit.ts';
import type { Wargame } from '../../../wargame/wargame.ts';
import { gameById } from '../../all.ts';

const game = gameById('reichswald') as Wargame;

/** The Allied Movement Phase of turn 17. */
const morning = positionsOf(game, { turn: 17, weather: 'rain', pools: { air: { allied: 0 } } })('allied-movement');

const end = { type: 'end' };

/** Ends phases until something else is asked for: a recovery, or the weather of the next turn. */
function endTurn(t: Table) {
  while (t.may(end)) t.play(end);
}

/** Ends the turn with a free choice of recoveries, and begins the next in rain. */
function nextTurn(t: Table) {
  endTurn(t);
  while (t.prompt() === 'recover') t.play(t.legal('recover')[0] as object);
  t.dice(1);
}

const steps = (t: Table, ...units: string[]) => units.map((unit) => t.steps(unit));
const allowance = (t: Table, unit: string) => {
  const reach = game.reach(t.match.state, unit);
  return reach.ok ? reach.value.allowance : reach.error;
};
const recover = (unit: string) => ({ type: 'recover', unit });

describe('7.0 losses', () => {
  /** 7 points on one infantry unit: column 4-9; row 2-12 reads DB. */
  function bombed(unit: string, where: string) {
    const units = { [unit]: where };
    const t = lay(game, { turn: 18, phase: 'allied-combat', weather: 'cloudy', units, pools: { air: { allied: 7 } } });
    t.play({ type: 'bombard', target: '2010' }, { type: 'air', points: 7 }, { type: 'commit' });
    t.dice(1, 1);
    return t;
  }

  it('[RW-7.0-a] the first loss turns the counter over', () => {
    const t = bombed('G-2/2', '2010');
    expect([t.where('G-2/2'), t.hexOf('G-2/2'), t.steps('G-2/2')]).toEqual(['map', '2010', 1]);
  });

  it('[RW-7.0-a] the second loss eliminates the unit', () => {
    const t = bombed('G-2/2', '2010 reduced');
    expect([t.where('G-2/2'), t.hexOf('G-2/2')]).toEqual(['eliminated', null]);
  });

  it('[RW-7.0-a] a reduced unit fights with its weaker side: 3-4 becomes 2-2', () => {
    const reduced = { 'G-2/2': '1010 reduced', 'B-44/15': '0910' };
    const defending = lay(game, { turn: 18, phase: 'allied-combat', weather: 'rain', units: reduced });
    const attacking = lay(game, { turn: 18, phase: 'german-combat', weather: 'rain', units: reduced });
    expect(defending.odds({ target: '1010', attackers: ['B-44/15'] }).defence).toBe(2);
    expect(attacking.odds({ target: '0910', attackers: ['G-2/2'] }).attack).toBe(2);
  });

  it('[RW-7.0-b] a reduced unit moves as far as a fresh one', () => {
    expect(allowance(morning({ 'B-44/15': '0510 reduced' }), 'B-44/15')).toBe(12);
    expect(allowance(morning({ 'B-44/15': '0510' }), 'B-44/15')).toBe(12);
  });

  it('[RW-7.0-b] artillery and armour too: 10 and 18', () => {
    const t = morning({ 'B-AD15': '0510 reduced', 'B-1Lot/30': '0512 reduced' });
    expect([allowance(t, 'B-AD15'), allowance(t, 'B-1Lot/30')]).toEqual([10, 18]);
  });
});

describe('7.0 recovery', () => {
  const pair = { 'B-44/15': '0510 reduced', 'B-46/15': '0710 reduced' };

  it('[RW-7.0-c] an Allied unit that has neither moved nor been engaged recovers', () => {
    const t = morning(pair);
    endTurn(t);
    expect(steps(t, 'B-44/15')).toEqual([2]);
  });

  it('[RW-7.0-c] it recovers at the end of the turn, not before', () => {
    const t = morning(pair);
    t.play(end, end, end);
    expect(steps(t, 'B-44/15')).toEqual([1]);
  });

  it('[RW-7.0-c] Germans do not recover', () => {
    const t = morning({ 'G-1051/84': '2010 reduced', 'G-1052/84': '2210 reduced' });
    endTurn(t);
    expect(steps(t, 'G-1051/84', 'G-1052/84')).toEqual([1, 1]);
  });

  it('[RW-7.0-c] a unit that has moved does not recover', () => {
    const t = morning(pair);
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '0511' }, { type: 'stop' });
    t.play({ type: 'move', unit: 'B-46/15' }, { type: 'step', to: '0711' }, { type: 'stop' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 1]);
  });

  it('[RW-7.0-c] [RW-7.0-f] whoever is engaged where a set-up begins a Combat Phase was so at the end of the Movement Phase', () => {
    const units = { 'B-44/15': '0507 reduced', 'B-46/15': '0807 reduced', 'G-16/6': '0508' };
    const t = lay(game, { turn: 16, phase: 'german-combat', weather: 'cloudy', units });
    t.play(
      { type: 'attack', target: '0507' },
      { type: 'attacker', unit: 'G-16/6' },
      { type: 'commit' },
      { type: 'commit' },
    );
    t.dice(4, 4);
    t.play({ type: 'retreat', unit: 'G-16/6', to: '0509' }, end);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 2]);
  });

  it('[RW-7.0-c] a unit engaged at the end of the Allied Movement Phase does not recover', () => {
    // On crests they need not attack; the German goes away in his own phase.
    const units = { 'B-44/15': '0910 reduced', 'B-46/15': '1009 reduced', 'G-2/2': '1010' };
    const t = morning(units, { hexes: { '0910': 'crest', '1009': 'crest' } });
    t.play(end, end, { type: 'move', unit: 'G-2/2' }, { type: 'step', to: '1110' }, { type: 'stop' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 1]);
  });

  it('[RW-7.0-c] a unit engaged at the end of the German Movement Phase does not recover', () => {
    // G-1051/84 comes up to B-44/15 and attacks: 1 against 2 is 1-2, crest: 1-4; row 7 reads DVI AE
    const units = { 'B-44/15': '0910 reduced', 'B-46/15': '1403 reduced', 'G-1051/84': '1110' };
    const t = morning(units, { hexes: { '0910': 'crest' } });
    t.play(end, end, { type: 'move', unit: 'G-1051/84' }, { type: 'step', to: '1010' });
    if (t.may({ type: 'stop' })) t.play({ type: 'stop' });
    t.play(end, { type: 'attack', target: '0910' }, { type: 'attacker', unit: 'G-1051/84' }, { type: 'commit' });
    if (t.toAct() !== 'chance') t.play({ type: 'commit' });
    t.dice(3, 4);
    endTurn(t);
    expect(t.where('G-1051/84')).toBe('eliminated');
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 2]);
  });

  it('[RW-7.0-c] a unit engaged at the end of the turn by an advance does not recover', () => {
    // G-2/2 drives the brigade out of 0910, 3 against 2, row 2-12 of 1-1: DRI AVB; in 0910 it would stand next to B-46/15
    const units = { 'B-44/15': '1403 reduced', 'B-46/15': '0810 reduced', 'B-152/51': '0910 reduced', 'G-2/2': '1010' };
    const after = (choice: object) => {
      const t = lay(game, { turn: 17, phase: 'german-combat', weather: 'rain', units });
      t.play({ type: 'attack', target: '0910' }, { type: 'attacker', unit: 'G-2/2' }, { type: 'commit' });
      t.dice(1, 1);
      t.play({ type: 'retreat', unit: 'B-152/51', to: '0911' }, choice);
      endTurn(t);
      return steps(t, 'B-44/15', 'B-46/15');
    };
    expect(after({ type: 'advance', unit: 'G-2/2' })).toEqual([2, 1]);
    expect(after({ type: 'done' })).toEqual([1, 2]);
  });

  it('[RW-7.0-d] the only loss of a division is not recovered', () => {
    const t = morning({ 'B-44/15': '0510 reduced', 'B-46/15': '0710' });
    endTurn(t);
    expect(steps(t, 'B-44/15')).toEqual([1]);
  });

  it('[RW-7.0-d] single losses of two divisions are not recovered', () => {
    const t = morning({ 'B-44/15': '0510 reduced', 'B-152/51': '0710 reduced' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-152/51')).toEqual([1, 1]);
  });

  it('[RW-7.0-d] what is left as the only loss stays', () => {
    const t = morning(pair);
    nextTurn(t);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([2, 1]);
  });

  it('[RW-7.0-d] an armoured brigade recovers like a division', () => {
    const t = morning({ 'B-3ScG/6G': '0510 reduced', 'B-4GrG/6G': '0710 reduced' });
    endTurn(t);
    expect(steps(t, 'B-3ScG/6G', 'B-4GrG/6G')).toEqual([2, 1]);
  });

  it('[RW-7.0-d] two armoured brigades are two formations: single losses are not recovered', () => {
    const t = morning({ 'B-3ScG/6G': '0510 reduced', 'B-107/34': '0710 reduced' });
    endTurn(t);
    expect(steps(t, 'B-3ScG/6G', 'B-107/34')).toEqual([1, 1]);
  });

  it('[RW-7.0-d] a Canadian division recovers too', () => {
    const t = morning({ 'C-4/2': '0510 reduced', 'C-5/2': '0710 reduced' });
    endTurn(t);
    expect(steps(t, 'C-4/2', 'C-5/2')).toEqual([2, 1]);
  });

  it('[RW-7.0-e] a formation recovers one unit a turn', () => {
    const t = morning(pair);
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([2, 1]);
  });

  it('[RW-7.0-e] two formations recover one each in the same turn', () => {
    const t = morning({ ...pair, 'B-152/51': '0514 reduced', 'B-153/51': '0714 reduced' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-152/51', 'B-153/51')).toEqual([2, 1, 2, 1]);
  });

  it('[RW-7.0-f] the westernmost unit recovers, without asking', () => {
    const t = morning({ 'B-44/15': '0810 reduced', 'B-46/15': '0703 reduced', 'B-227/15': '0913 reduced' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-227/15')).toEqual([1, 2, 1]);
    expect(t.toAct()).toBe('chance');
  });

  it('[RW-7.0-f] of two equally far west the player chooses', () => {
    const t = morning({ 'B-44/15': '0505 reduced', 'B-46/15': '0510 reduced', 'B-227/15': '0710 reduced' });
    endTurn(t);
    expect([t.toAct(), t.prompt()]).toEqual(['allied', 'recover']);
    expect([t.may(recover('B-44/15')), t.may(recover('B-46/15'))]).toEqual([true, true]);
    t.play(recover('B-46/15'));
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-227/15')).toEqual([1, 2, 1]);
  });

  it('[RW-7.0-f] he may not choose a unit farther east', () => {
    const t = morning({ 'B-44/15': '0505 reduced', 'B-46/15': '0510 reduced', 'B-227/15': '0710 reduced' });
    endTurn(t);
    expect(t.refusal(recover('B-227/15'))).toMatchObject({ rule: '7.0', code: 'not-a-candidate' });
  });

  it('[RW-7.0-f] if the westernmost has moved the next one recovers', () => {
    const t = morning(pair);
    t.play({ type: 'move', unit: 'B-44/15' }, { type: 'step', to: '0511' }, { type: 'stop' });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 2]);
  });

  it('[RW-7.0-g] a unit in inundation does not recover', () => {
    const t = morning({ 'C-7/3': '1202 reduced', 'C-8/3': '1408 reduced' }, { hexes: { '1202': 'inundation' } });
    endTurn(t);
    expect(steps(t, 'C-7/3', 'C-8/3')).toEqual([1, 2]);
  });

  it('[RW-7.0-g] nor does one in a village ringed by inundation', () => {
    const water = ['1301', '1402', '1403', '1303', '1203', '1202'].map((hex) => [hex, 'inundation'] as const);
    const hexes = { ...Object.fromEntries(water), '1302': 'village' };
    const t = morning({ 'C-7/3': '1302 reduced', 'C-8/3': '1408 reduced' }, { hexes });
    endTurn(t);
    expect(steps(t, 'C-7/3', 'C-8/3')).toEqual([1, 2]);
  });

  it('[RW-7.0-g] one in a village on dry land does', () => {
    const t = morning({ 'C-7/3': '1302 reduced', 'C-8/3': '1408 reduced' }, { hexes: { '1302': 'village' } });
    endTurn(t);
    expect(steps(t, 'C-7/3', 'C-8/3')).toEqual([2, 1]);
  });

  const three = { 'B-44/15': '0510 reduced', 'B-46/15': '0710 reduced', 'B-227/15': '0910 reduced' };

  it('[RW-7.0-h] a division with three reduced brigades recovers one in the first turn', () => {
    const t = morning(three);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-227/15')).toEqual([2, 1, 1]);
  });

  it('[RW-7.0-h] a second one in the next, which it may not forgo', () => {
    const t = morning(three);
    nextTurn(t);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-227/15')).toEqual([2, 2, 1]);
  });

  it('[RW-7.0-h] and no third', () => {
    const t = morning(three);
    nextTurn(t);
    nextTurn(t);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15', 'B-227/15')).toEqual([2, 2, 1]);
  });

  it('[RW-7.0-i] the 79th Armoured Division recovers even its only loss', () => {
    const t = morning({ 'B-1Lot/30': '0510 reduced' });
    endTurn(t);
    expect(steps(t, 'B-1Lot/30')).toEqual([2]);
  });

  it('[RW-7.0-i] but only one unit a turn', () => {
    const t = morning({ 'B-1Lot/30': '0510 reduced', 'B-141/31': '0512 reduced', 'B-6/1EngAs': '0514 reduced' });
    nextTurn(t);
    expect(steps(t, 'B-1Lot/30', 'B-141/31', 'B-6/1EngAs').filter((left) => left === 2)).toHaveLength(1);
  });

  it('[RW-7.0-i] and not a unit that has moved', () => {
    const t = morning({ 'B-1Lot/30': '0510 reduced' });
    t.play({ type: 'move', unit: 'B-1Lot/30' }, { type: 'step', to: '0511' }, { type: 'stop' });
    endTurn(t);
    expect(steps(t, 'B-1Lot/30')).toEqual([1]);
  });

  /** The last phase of turn 17 with nothing left to do; from turn 18 on G-2/2, which engages both brigades, is gone. */
  function bothEngaged(others: Units, hexes: Record<string, string>) {
    const units = { 'B-44/15': '0910 reduced', 'B-46/15': '1009 reduced', 'G-2/2': '1010 fired', ...others };
    const crests = { '0910': 'crest', '1009': 'crest' };
    const t = lay(game, { turn: 17, phase: 'german-combat', weather: 'rain', units, hexes: { ...crests, ...hexes } });
    nextTurn(t);
    t.play(end, end, { type: 'move', unit: 'G-2/2' }, { type: 'step', to: '1110' }, { type: 'stop' });
    nextTurn(t);
    return t;
  }

  it('[RW-7.0-j] put off while all units of a formation are engaged, it comes when all have broken off', () => {
    const t = bothEngaged({}, {});
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 1]);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([2, 1]);
  });

  // In 1108, in the water with water all around, a German engages 1009 for good: he may neither fight nor go.
  const WATER = Object.fromEntries(['1107', '1108', '1109', '1208', '1209', '1008'].map((hex) => [hex, 'inundation']));
  const stuck = { 'G-1051/84': '1108' };

  it('[RW-7.0-j] once put off it waits for the last of them', () => {
    const t = bothEngaged(stuck, WATER);
    nextTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([1, 1]);
  });

  it.each(['0910', '0910 reduced'])('[RW-7.0-j] it is put off whatever it has lost so far: %s', (where) => {
    const t = bothEngaged({ 'B-44/15': where, ...stuck }, WATER);
    expect(t.view().extra['postponed']).toEqual(['15']);
  });

  it('[RW-7.0-j] formations whose recovery is put off are listed in the order of their names', () => {
    const units = { 'B-71/53': '0910', 'B-129/43': '1009', 'G-2/2': '1010 fired' };
    const hexes = { '0910': 'crest', '1009': 'crest' };
    const t = lay(game, { turn: 17, phase: 'german-combat', weather: 'rain', units, hexes });
    nextTurn(t);
    expect(t.view().extra['postponed']).toEqual(['43', '53']);
  });

  it('[RW-7.0-j] a formation of which only some are engaged does not wait', () => {
    const units = { 'B-44/15': '0910 reduced', 'B-46/15': '1009 reduced', ...stuck };
    const t = morning(units, { hexes: { '0910': 'crest', '1009': 'crest', ...WATER } });
    endTurn(t);
    expect(steps(t, 'B-44/15', 'B-46/15')).toEqual([2, 1]);
  });
});
