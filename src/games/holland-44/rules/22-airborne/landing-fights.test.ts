import { describe, expect, test } from 'vitest';
import { sumOf } from '../10-odds/odds.ts';
import { at } from '../../play/play.ts';
import type { CombatFrame } from '../../position/state.ts';
import { END, drop, land, landing, type Sitting, type Units } from '../../test-kit.ts';

const far = { '3/506/101': '5602' };
const fight = (target: string) => ({ type: 'fight', target });
const game = (units: Sitting['units'], more: Partial<Sitting> = {}) =>
  landing({ turn: 3, units: { ...units, ...far }, hexes: { '3010': drop('Y') }, ...more });
/** 10/4P/1 lands on a company. */
const onSmallUnit = (more: Partial<Sitting> = {}) => {
  const t = game({ '10/4P/1': 'off', '14/Hoffmann': '3010' }, more);
  t.play(land('10/4P/1', '3010'), fight('3010'));
  return t;
};

describe('landing on enemies (22.6)', () => {
  test('[H44-22.6-a] [H44-22.6-b] fought after all are placed, attack halved, defence doubled, quality counts (RUL-H44-27)', () => {
    const t = game({ '10/4P/1': 'off', '11/4P/1': 'off', '14/Hoffmann': '3010' });
    t.play(land('10/4P/1', '3010'));
    expect(t.refusal(fight('3010'))).toMatchObject({ rule: '22.1', code: 'not-now' });
    t.play(END);
    expect(t.legal()).toEqual([fight('3010')]);
    expect(t.refusal(fight('3011'))).toMatchObject({ rule: '22.6', code: 'no-landing-fight' });
    t.play(fight('3010'));
    const sum = sumOf(at(t.state()), t.state().frames.at(-1) as CombatFrame);
    expect([sum.attack, sum.defence, sum.ratio, sum.column]).toEqual([2, 4, '1:2', 2]);
    expect(sum.shifts.map(({ why }) => why)).toEqual(['quality-elite']);
  });

  test('[H44-9.3-c] guns alone fight it with a strength of 0, and the odds say so', () => {
    const t = landing({
      turn: 3,
      units: { '82 Div Arty': 'off', '14/Hoffmann': '3010', ...far },
      hexes: { '3010': drop('T') },
    });
    t.play(land('82 Div Arty', '3010'), fight('3010'));
    const sum = sumOf(at(t.state()), t.state().frames.at(-1) as CombatFrame);
    expect([sum.attack, sum.defence, sum.ratio, sum.column]).toEqual([0, 4, '0:4', 0]);
  });

  test('[H44-18.2.2-f] a supply head that lands with others loses no step for them', () => {
    const men = ['1B/1A/1 a', '1B/1A/1 b'];
    const landed = [...men, '1AB Supply Head'];
    const t = landing({
      turn: 1,
      units: { ...Object.fromEntries(landed.map((id) => [id, 'off'])), Stephan: '3010' },
      hexes: { '3010': drop('Z') },
    });
    t.play(...landed.map((id) => land(id, '3010')), fight('3010')).dice(6);
    expect(t.legal('loss').map(({ unit }) => unit)).toEqual(men);
  });

  test('RUL-H44-341 nor does it lead them: the Poles with a British one are the only formation', () => {
    const t = game({ '1/1 Pol': 'off', '1AB Supply Head': 'off', Stephan: '3010' }, { turn: 6 });
    t.play(land('1/1 Pol', '3010'), land('1AB Supply Head', '3010'), fight('3010'));
    expect(t.toAct()).toBe('chance');
  });

  test('[H44-22.6-e] who wins stays, and rolls for the landing', () => {
    const t = onSmallUnit();
    t.dice(6);
    expect([t.hexOf('14/Hoffmann'), t.hexOf('10/4P/1'), t.toAct()]).toEqual([null, '3010', 'chance']);
    t.dice(5);
    expect([t.unit('10/4P/1').marks, t.state().phase]).toEqual([['scattered'], 'allied-movement']);
  });

  test.each([
    [1, 'A1'],
    [3, 'ENG'],
  ])('[H44-22.6-d] a %i (%s) leaves the defender there: all who landed are eliminated, without a roll', (die) => {
    const t = onSmallUnit();
    t.dice(die);
    expect([t.hexOf('10/4P/1'), t.hexOf('A/1 REM'), t.hexOf('14/Hoffmann'), t.state().phase]).toEqual([
      null,
      null,
      '3010',
      'allied-movement',
    ]);
    expect(t.state().own.returnedNew['1AB']).toBeUndefined();
  });

  describe('a determined defence that holds (RUL-H44-162)', () => {
    const battalions = ['1/501/101', '2/501/101', '3/501/101'];
    const held = (defenders: Units, die: number) => {
      const landers = Object.fromEntries(battalions.map((id) => [id, 'off']));
      const t = landing({
        turn: 9,
        units: { ...landers, ...defenders, ...far },
        hexes: { '3010': { ...drop('B'), features: ['drop:B', 'victory'] } },
      });
      t.play(...battalions.map((id) => land(id, '3010')), fight('3010'));
      t.dice(die);
      t.play({ type: 'stand', unit: 'Police' });
      t.dice(5);
      return t;
    };

    test('[H44-22.6-d] [H44-22.6-e] with the last defender lost in it the landers live, hold the hex and roll', () => {
      const t = held({ Police: '3010' }, 2);
      expect([t.hexOf('Police'), ...battalions.map((id) => t.hexOf(id))]).toEqual([null, '3010', '3010', '3010']);
      expect([t.state().holders.includes(0), t.toAct()]).toEqual([true, 'chance']);
    });

    test('[H44-22.6-d] with another defender in the hex they are all eliminated', () => {
      const t = held({ Police: '3010', '14/Hoffmann': '3010' }, 5);
      expect([t.hexOf('14/Hoffmann'), ...battalions.map((id) => t.hexOf(id))]).toEqual(['3010', null, null, null]);
      expect([t.hexOf('Police'), t.state().holders.includes(0)]).toEqual([null, false]);
    });
  });

  test('all who landed in the hex fight and die together, a supply head in another hex does not (RUL-H44-162)', () => {
    const t = game({ '10/4P/1': 'off', '11/4P/1': 'off', '1AB Supply Head': '3009', '9 Recon/9ss': '3010' });
    t.play(land('10/4P/1', '3010'), land('11/4P/1', '3010'), fight('3010'));
    expect((t.state().frames.at(-1) as CombatFrame).attackers).toHaveLength(2);
    t.dice(2);
    expect([t.hexOf('10/4P/1'), t.hexOf('11/4P/1'), t.hexOf('1AB Supply Head')]).toEqual([null, null, '3009']);
  });

  test('the landed units do not crowd out defenders', () => {
    const together = { 'A/2107/107 PzGr': '3010', 'B/2107/107 PzGr': '3010', '14/Hoffmann': '3010' };
    const t = game({ '10/4P/1': 'off', '11/4P/1': 'off', ...together });
    t.play(land('10/4P/1', '3010'), land('11/4P/1', '3010'), fight('3010'));
    expect(sumOf(at(t.state()), t.state().frames.at(-1) as CombatFrame).defence).toBe(2 * (5 + 5 + 2));
  });

  test('a gun may help a determined defence, none the attack (H44-22.6-c)', () => {
    const guns = { '191 Arko': '3012', '82 Div Arty': '3011' };
    const t = game({ '10/4P/1': 'off', '11/4P/1': 'off', 'Krafft(-)': '3010', ...guns });
    t.play(land('10/4P/1', '3010'), land('11/4P/1', '3010'), fight('3010'));
    t.dice(6);
    t.play({ type: 'loss', unit: '10/4P/1' });
    expect(t.legal()).toEqual([
      { type: 'stand', unit: 'Krafft(-)' },
      { type: 'artillery', unit: '191 Arko' },
      { type: 'yield' },
    ]);
  });

  test('several fights, in the order the Allied side likes (RUL-H44-156)', () => {
    const hexes = { '3010': drop('Y'), '3410': drop('C') };
    const t = game({ '10/4P/1': 'off', '2/327/101 a': 'off', '14/Hoffmann': '3010', Stephan: '3410' }, { hexes });
    t.play(land('10/4P/1', '3010'), land('2/327/101 a', '3410'));
    expect(t.legal()).toEqual([fight('3010'), fight('3410')]);
    t.play(fight('3410'));
    t.dice(1);
    expect([t.hexOf('2/327/101 a'), t.legal()]).toEqual([null, [fight('3010')]]);
    t.play(fight('3010'));
    t.dice(6, 1);
    expect([t.hexOf('10/4P/1'), t.state().phase]).toEqual(['3010', 'allied-movement']);
  });

  test('units of two formations: the lead is named, nothing supports (H44-22.6-c)', () => {
    const guns = { '82 Div Arty': '3011', '2IG/5/Gds': '3012' };
    const t = landing({
      turn: 9,
      units: { '10/4P/1': 'off', '1/505/82': 'off', '14/Hoffmann': '3010', ...guns, ...far },
      hexes: { '3010': drop('Y') },
    });
    t.play(land('10/4P/1', '3010'), land('1/505/82', '3010'), fight('3010'));
    expect(t.legal()).toEqual([
      { type: 'lead', formation: '1AB' },
      { type: 'lead', formation: '82' },
    ]);
    t.play({ type: 'lead', formation: '82' }, { type: 'attach', unit: '10/4P/1' }, { type: 'commit' });
    t.dice(6);
    expect(t.hexOf('14/Hoffmann')).toBeNull();
  });

  test('an unknown unit is turned up first; a garrison without strength is no fight', () => {
    const hidden = (unit: string) => {
      const t = game({ '10/4P/1': 'off' }, { extra: { unknown: { '3010': unit } } });
      t.play(land('10/4P/1', '3010'), fight('3010'));
      return t;
    };
    const empty = hidden('Garrison 6');
    empty.dice(1);
    expect([empty.hexOf('10/4P/1'), empty.state().unknown, empty.state().phase]).toEqual([
      '3010',
      [],
      'allied-movement',
    ]);
    const real = hidden('Runge');
    expect([real.hexOf('Runge'), real.state().frames.at(-1)?.kind]).toEqual(['3010', 'combat']);
  });

  test('[H44-26.5.1-a] a victory hex is taken by winning only', () => {
    const hexes = { '3010': { terrain: 'town', features: ['drop:Y', 'victory'] } };
    const t = onSmallUnit({ hexes });
    expect(t.state().holders).not.toContain(0);
    t.dice(6);
    expect(t.state().holders).toContain(0);
  });
});
