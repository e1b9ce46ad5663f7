import { describe, expect, it } from 'vitest';
import {
  airborne,
  bomb,
  costs,
  done,
  end,
  fight,
  form,
  game,
  goTo,
  loss,
  march,
  nato,
  natoFights,
  oddsOf,
  pact,
  pactFights,
  retreat,
  river,
  score,
  state,
  stop,
  retreatHexes,
} from './play.test-kit.ts';

const six = { turn: 6 };
const FAR = { 'SU-16': '3601' };

describe('7.0 losses', () => {
  it('TWW-7.0-a, TWW-9.2.2-a: a first loss turns the counter, a second one eliminates it', () => {
    const t = natoFights({ 'SU-25': '1008', 'US-6DB': '2036' }, six);
    bomb(t, '1008', 10, 2);
    expect(state(t, 'SU-25')).toBe('1008 1');
    goTo(t, 7, 'nato-combat');
    bomb(t, '1008', 10, 2);
    expect([t.where('SU-25'), score(t)]).toEqual(['eliminated', [0, 2]]);
  });

  it('TWW-7.0-b, TWW-2.2.1-c: losses do not slow a unit down', () => {
    const t = nato({ 'US-6DB': '2020 reduced' }, six);
    const reach = t.reach('US-6DB');
    expect([reach['2008']?.cost, '2007' in reach]).toEqual([12, false]);
    const air = pact({ 'SU-103': '2021 reduced' }, six);
    const flight = game.reach(air.match.state, 'SU-103', 'flight');
    expect(flight.ok && flight.value.hexes.find(({ hex }) => hex === '2001')?.cost).toBe(20);
  });

  it.each([
    ['SU-16', [10, 7, 9], [5, 4, 9]],
    ['SU-25', [9, 6, 9], [5, 3, 9]],
    ['SU-103', [5, 5, 20], [3, 3, 20]],
    ['PO-6DAet', [4, 4, 20], [2, 2, 20]],
    ['US-6DB', [8, 7, 12], [4, 4, 12]],
    ['WG-Bde-Bonn', [2, 3, 6], [1, 2, 6]],
    ['AT-1DM', [3, 5, 6], [2, 3, 6]],
  ])('TWW-7.0-a, TWW-7.0-b: the faces of %s', (id, fresh, reduced) => {
    expect(game.counters.find((counter) => counter.id === id)?.faces).toEqual([fresh, reduced]);
  });

  it('TWW-7.0-a, TWW-2.2.1-a, TWW-2.2.1-b: reduced units fight with what is up', () => {
    const units = { 'SU-25': '1009 reduced', 'SU-26': '1009', 'US-6DB': '1008 reduced', 'US-Bde-A': '1008' };
    const t = pactFights(units, six);
    expect(oddsOf(t, '1008', ['SU-25', 'SU-26'])).toMatchObject({ sum: '14:7', column: '2-1' });
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 11)).toBe('2-1: DRB AVB');
    t.play(loss('US-6DB'));
    expect(t.where('US-6DB')).toBe('eliminated');
    t.play(retreat('US-Bde-A', '1007'), loss('SU-25'));
    expect([t.where('SU-25'), state(t, 'SU-26'), state(t, 'US-Bde-A')]).toEqual(['eliminated', '1009 2', '1007 2']);
  });
});

describe('7.0 recovery', () => {
  it('TWW-7.0-c: NATO, even turns, disengaged at the end of its movement phase; moved or not', () => {
    const t = nato({ 'WG-4DIMec': '1008 reduced', 'WG-2DIMec': '1208 reduced', ...FAR }, six);
    march(t, 'WG-4DIMec', '1007');
    expect(t.steps('WG-4DIMec')).toBe(1);
    t.play(end);
    expect([t.steps('WG-4DIMec'), t.steps('WG-2DIMec')]).toEqual([2, 2]);
  });

  it('TWW-7.0-c: not on odd turns; turn 4 is even', () => {
    for (const [turn, steps] of [
      [4, 2],
      [5, 1],
      [21, 1],
      [22, 2],
      [23, 1],
    ] as const) {
      const t = nato({ 'WG-4DIMec': '1008 reduced', ...FAR }, { turn });
      t.play(end);
      expect([turn, t.steps('WG-4DIMec')]).toEqual([turn, steps]);
    }
  });

  it('TWW-7.0-c: the Pact never', () => {
    const units = ['SU-25', 'EG-7DB', 'PO-16DB', 'CZ-1DB', 'SU-103'];
    const t = pact(Object.fromEntries(units.map((unit, i) => [unit, `30${10 + i} reduced`])), six);
    goTo(t, 9, 'pact-movement');
    expect(units.map((unit) => t.steps(unit))).toEqual([1, 1, 1, 1, 1]);
  });

  it('TWW-7.0-c, TWW-4.1.2-c: breaking contact is enough', () => {
    const t = nato({ 'WG-4DIMec': '1008 reduced', 'SU-25': '1007' }, six);
    expect(costs(t, 'WG-4DIMec', '1009')).toEqual([2]);
    march(t, 'WG-4DIMec', '1009');
    t.play(end);
    expect(t.steps('WG-4DIMec')).toBe(2);
  });

  it('TWW-7.0-c: who ends engaged does not, even if he wins then', () => {
    const t = nato({ 'WG-4DIMec': '1011 reduced', 'SU-25': '1007' }, six);
    march(t, 'WG-4DIMec', '1010', '1009', '1008');
    t.play(end);
    expect(oddsOf(t, '1007', ['WG-4DIMec'])).toMatchObject({ sum: '4:6', column: '1-1' });
    expect(fight(t, '1007', ['WG-4DIMec'], 3, 30)).toBe('5-1: EMP');
    goTo(t, 7, 'pact-movement');
    expect(t.steps('WG-4DIMec') ?? 0).toBeLessThan(2);
  });

  it('TWW-7.0-c, TWW-4.1.2-d: dominant terrain is engagement all the same', () => {
    const t = nato({ 'WG-4DIMec': '1008 reduced', 'SU-25': '1007' }, { ...six, hexes: { '1008': 'city' } });
    t.play(end);
    expect(t.steps('WG-4DIMec')).toBe(1);
  });

  it('TWW-7.0-c, TWW-4.1.2-a: a river between does not disengage', () => {
    const t = nato({ 'WG-4DIMec': '1008 reduced', 'SU-25': '1007' }, { ...six, sides: [river('1008', '1007')] });
    t.play(end);
    expect(t.steps('WG-4DIMec')).toBe(1);
  });

  it('TWW-7.0-c, TWW-5.1.2-c: armour beside an enemy on a mountain is not engaged by it', () => {
    const units = { 'SU-103': '1007', 'WG-1DB': '1008 reduced', 'WG-4DIMec': '1008 reduced' };
    const t = nato(units, { ...six, hexes: { '1007': 'mountain' } });
    t.play(end);
    expect([t.steps('WG-1DB'), t.steps('WG-4DIMec')]).toEqual([2, 1]);
  });

  it('TWW-7.0-c: everybody who may, without limit of number or nation', () => {
    const free = ['AT-1DM', 'FR-1DB', 'WG-Bde-Bonn', 'US-ACR-V', 'CA-Bde'];
    const units = Object.fromEntries(free.map((unit, i) => [unit, `${i < 3 ? '1008' : '1208'} reduced`]));
    const t = nato({ ...units, 'WG-1DB': '2008 reduced', 'SU-25': '2007' }, { turn: 8 });
    t.play(end);
    expect([...free, 'WG-1DB'].map((unit) => t.steps(unit))).toEqual([2, 2, 2, 2, 2, 1]);
  });

  it.each([
    [6, 2],
    [7, 1],
  ])('TWW-7.0-c, TWW-5.1.5-c: reduced in the Pact’s phase of turn %d: %d steps after its own', (turn, steps) => {
    const t = pactFights({ 'US-3DIMec': '1008', 'SU-25': '1009', 'SU-26': '1009' }, { turn });
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 3)).toBe('2-1: DRB AVB');
    t.play(retreat('US-3DIMec', '1007'), loss('SU-25'), done, end);
    march(t, 'US-3DIMec', '1006');
    t.play(end);
    expect(t.steps('US-3DIMec')).toBe(steps);
  });

  it('TWW-7.0-c: losses in the own attack wait for the next even turn', () => {
    const t = natoFights({ 'US-3DIMec': '1008', 'SU-25': '1007' }, six);
    expect(fight(t, '1007', ['US-3DIMec'], 12)).toBe('1-1: DRB AVB');
    t.play(retreat('SU-25', '1006'));
    if (t.prompt() === 'advance') t.play(done);
    goTo(t, 8, 'nato-movement');
    expect(t.steps('US-3DIMec')).toBe(1);
    t.play(end);
    expect(t.steps('US-3DIMec')).toBe(2);
  });

  it('TWW-7.0-c, TWW-4.3-d: losses from flak in the same phase are made good too', () => {
    const t = nato({ 'US-82DAet': '2008', 'SU-25': '1904' }, { turn: 20 });
    expect(airborne(t, 'US-82DAet', ['2007', '2006', '2005', '2004', '2003', '2002'], 1)).toBe(1);
    t.play(stop);
    expect(state(t, 'US-82DAet')).toBe('2002 1');
    t.play(end);
    expect(t.steps('US-82DAet')).toBe(2);
  });

  it('TWW-7.0-c, TWW-5.3.3-d: off the map nobody recovers; back over the edge he does', () => {
    const t = pactFights({ 'BE-3DB': '0110', 'SU-25': '0109', 'SU-26': '0111' }, { turn: 5 });
    expect(fight(t, '0110', ['SU-25', 'SU-26'], 2)).toBe('3-1: DRB AVI');
    t.play(retreat('BE-3DB', 'west'), done);
    goTo(t, 6, 'nato-movement');
    expect([t.where('BE-3DB'), t.steps('BE-3DB')]).toEqual(['waiting', 1]);
    march(t, 'BE-3DB', '0116');
    t.play(end);
    expect(state(t, 'BE-3DB')).toBe('0116 2');
  });

  it('TWW-7.0-c, TWW-4.2.1-d: a brigade recovers at the end of the phase and can be replaced the turn after', () => {
    const t = nato({ 'US-Bde-A': '1008 reduced', 'US-25DIMec': 'off', ...FAR }, six);
    expect(t.refusal(form('US-Bde-A'))).toMatchObject({ code: 'brigade-reduced' });
    goTo(t, 7, 'nato-movement');
    expect(t.may(form('US-Bde-A'))).toBe(true);
    t.play(form('US-Bde-A'));
    expect([state(t, 'US-25DIMec'), t.where('US-Bde-A'), score(t)]).toEqual(['1008 2', 'removed', [0, 0]]);
  });

  it('TWW-7.0-c: who has lost no step is not said to recover', () => {
    const events = nato({ 'WG-4DIMec': '1008 reduced', 'WG-1DB': '1010', ...FAR }, six).events(end);
    expect(events.filter(({ code }) => code === 'recovered').map(({ args }) => args?.['unit'])).toEqual(['WG-4DIMec']);
  });

  it('TWW-7.0-c, TWW-3.0-a: what has recovered defends in full', () => {
    const t = nato({ 'WG-4DIMec': '1008 reduced', 'SU-25': '1006' }, six);
    t.play(end, end);
    march(t, 'SU-25', '1007');
    t.play(end);
    expect(oddsOf(t, '1008', ['SU-25'])).toMatchObject({ sum: '9:7', column: '1-1' });
  });
});

describe('5.3.2 armour over a river', () => {
  const units = { 'WG-1DB': '1008', 'SU-25': '1007', 'SU-26': '1007', 'SU-31': '1108' };
  const over = { ...six, sides: [river('1008', '0908')], hexes: { '1108': 'city' } };

  it('TWW-5.3.2-a, TWW-7.0-a, TWW-7.0-c: it takes a loss, and recovers from it', () => {
    const t = pactFights(units, over);
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 10)).toBe('2-1: DRI AVB');
    expect(retreatHexes(t, 'WG-1DB')).toEqual(['0908']);
    t.play(retreat('WG-1DB', '0908'), loss('SU-25'), done);
    expect(state(t, 'WG-1DB')).toBe('0908 1');
  });

  it('TWW-5.3.2-a, TWW-7.0-a: after a loss in the combat it is eliminated', () => {
    const t = pactFights(units, over);
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 3)).toBe('2-1: DRB AVB');
    t.play(retreat('WG-1DB', '0908'));
    expect(t.where('WG-1DB')).toBe('eliminated');
  });

  it('TWW-5.3.2-a: others cross without loss', () => {
    const t = pactFights({ ...units, 'WG-1DB': '1008', 'WG-4DIMec': '1008' }, over);
    expect(fight(t, '1008', ['SU-25', 'SU-26'], 4, 10)).toBe('2-1: DRI AVB');
    t.play(retreat('WG-4DIMec', '0908'), retreat('WG-1DB', '0908'));
    expect([state(t, 'WG-4DIMec'), state(t, 'WG-1DB')]).toEqual(['0908 2', '0908 1']);
  });
});
