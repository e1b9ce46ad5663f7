import { describe, expect, test } from 'vitest';
import { boardOf } from '../../position/position.ts';
import { WAITING } from '../../position/state.ts';
import { numberOf } from '../../position/units.ts';
import { END, drop, drops, land, landing, opening, type Sitting } from '../../test-kit.ts';

/** Somebody far away, so that the game goes on. */
const far = { '3/506/101': '5602' };
const at = (turn: number, units: Sitting['units'], more: Partial<Sitting> = {}) =>
  landing({ turn, units: { ...units, ...far }, ...more });
const code = (table: ReturnType<typeof landing>, action: object) => {
  const why = table.refusal(action);
  return why && `${why.rule} ${why.code}`;
};

describe('turn 1 (23.1.1)', () => {
  test('[H44-23.1.1-a] [H44-22.2.1-a] the game begins with the landings, each unit on a hex of its code', () => {
    const t = opening();
    expect([t.state().phase, t.toAct()]).toEqual(['allied-landing', 'allied']);
    expect([drops(t, '1/1P/1'), drops(t, '3/505/82'), drops(t, '1/501/101')]).toEqual([
      ['6418'],
      ['4924', '4824'],
      ['4008'],
    ]);
    expect(code(t, land('1/1P/1', '6417'))).toBe('22.2.1 outside-drop-hex');
    expect(code(t, land('10/4P/1', '6516'))).toBe('2.3.11 not-due');
  });

  test('all units of turn 1 land before it goes on (RUL-H44-157), without points', () => {
    const t = at(1, { '1/1P/1': 'off', '2/1P/1': 'off' }, { hexes: { '3010': drop('S'), '3410': drop('X') } });
    expect(t.legal()).not.toContainEqual(END);
    expect(code(t, END)).toBe('22.2.1 must-land');
    t.play(land('1/1P/1', '3010'));
    expect(code(t, END)).toBe('22.2.1 must-land');
    t.play(land('2/1P/1', '3410'));
    expect(t.toAct()).toBe('chance');
  });
});

describe('where (22.2.1, 22.2.3)', () => {
  const beside = ['2909', '2910', '3009', '3010', '3011', '3109', '3110'];

  test('[H44-22.2.1-b] turns 3 and 4: the hex of the code and those beside it', () => {
    const hexes = { '3010': drop('Y'), '3410': drop('S') };
    for (const turn of [3, 4])
      expect(drops(at(turn, { '10/4P/1': 'off' }, { hexes }), '10/4P/1').toSorted()).toEqual(beside);
  });

  test('[H44-22.2.1-c] turns 6 and 7: all drop hexes of the division and its supply head', () => {
    const hexes = { '3010': drop('A1'), '3410': drop('A'), '3810': drop('T'), '4210': drop('P') };
    const heads = { '101 Supply Head': '4610', '82 Supply Head': '5010', '1AB Supply Head': '5410' };
    const t = at(6, { '1/327/101 a': 'off', '1/1 Pol': 'off', ...heads }, { hexes });
    expect(drops(t, '1/1 Pol')).toEqual(expect.arrayContaining(['4210', '5410', '5411']));
    const found = drops(t, '1/327/101 a');
    expect(['3010', '3011', '3410', '4610', '4611'].filter((hex) => !found.includes(hex))).toEqual([]);
    expect(['3810', '4210', '5010', '5011'].filter((hex) => found.includes(hex))).toEqual([]);
  });

  test('[H44-22.2.4-a] A1 serves from turn 6 on only', () => {
    const hexes = { '3010': drop('A1'), '3410': drop('A2') };
    expect(drops(at(3, { '1/501/101': 'off' }, { hexes }), '1/501/101')).not.toContain('3010');
    expect(drops(at(6, { '1/501/101': 'off' }, { hexes }), '1/501/101')).toContain('3010');
  });

  test('[H44-22.2.1-d] [H44-22.2.2-a] [H44-22.5.2-a] turn 9: all drop hexes and supply heads, the Polish hexes for Poles', () => {
    const hexes = { '3010': drop('Y'), '3410': drop('T'), '3810': drop('C'), '4210': drop('P') };
    const t = at(9, { '10/4P/1': 'off', '82 Supply Head': '4610', '1/1 Pol': 'off' }, { hexes });
    const found = drops(t, '10/4P/1');
    expect(['3011', '3411', '3811', '4611'].filter((hex) => !found.includes(hex))).toEqual([]);
    expect(code(t, land('10/4P/1', '4210'))).toBe('22.2.1 outside-drop-hex');
    t.play(land('10/4P/1', '3010'));
    expect(drops(t, '1/1 Pol')).toEqual(expect.arrayContaining(['3011', '3411', '4210', '4211', '4611']));
  });

  test('[H44-22.2.3-f] not across water, bridged or not (AMB-H44-11)', () => {
    const sides = [
      { a: '3010', b: '3011', river: 'minor', road: 'primary' },
      { a: '3009', b: '3010', river: 'major' },
    ];
    const t = at(3, { '10/4P/1': 'off' }, { hexes: { '3010': drop('Y') }, sides });
    expect(drops(t, '10/4P/1').toSorted()).toEqual(beside.filter((hex) => hex !== '3011' && hex !== '3009'));
    expect(code(t, land('10/4P/1', '3011'))).toBe('22.2.3 drop-across-water');
  });

  test.each([
    ['clear', true, true],
    ['woods', true, false],
    ['polder', true, false],
    ['polder-woods', true, false],
    ['town', true, false],
    ['city', false, false],
    ['marsh', false, false],
    ['lake', false, false],
  ])('[H44-22.2.3-a] [H44-22.2.3-b] %s: parachute units %s, gliders and guns %s', (terrain, para, others) => {
    const hexes = { '3010': drop('Y', terrain), '3410': drop('C', terrain) };
    const t = at(3, { '10/4P/1': 'off', '2/327/101 a': 'off', '101 Div Arty': 'off' }, { hexes });
    const may = (unit: string, to: string) => t.refusal(land(unit, to)) === undefined;
    expect([may('10/4P/1', '3010'), may('2/327/101 a', '3410'), may('101 Div Arty', '3410')]).toEqual([
      para,
      others,
      others,
    ]);
  });

  test('[H44-22.2.3-c] a village changes nothing', () => {
    const hexes = { '3010': { features: ['drop:C', 'village'] } };
    expect(drops(at(3, { '2/327/101 a': 'off' }, { hexes }), '2/327/101 a')).toContain('3010');
  });

  test('[H44-22.2.3-d] [H44-22.2.3-e] nine steps land in a hex, whoever stands there already', () => {
    const units = { '2/327/101 a': 'off', '2/327/101 b': 'off', '1/401/101 a': 'off', '1/401/101 b': 'off' };
    const more = { '101 Div Arty': 'off', '1/327/101 a': '3010', '1/506/101': '3010', '2/506/101': '3010' };
    const t = at(6, { ...units, '1/505/82': 'off', ...more }, { hexes: { '3010': drop('C') } });
    t.play(
      land('2/327/101 a', '3010'),
      land('2/327/101 b', '3010'),
      land('1/401/101 a', '3010'),
      land('101 Div Arty', '3010'),
    );
    expect(t.refusal(land('1/401/101 b', '3010'))).toBeUndefined();
    t.play(land('1/401/101 b', '3010'));
    expect(t.hexOf('1/401/101 b')).toBe('3010');
    const full = at(6, { ...units, '3/501/101': 'off' }, { hexes: { '3010': drop('C') } });
    full.play(
      land('3/501/101', '3010'),
      land('2/327/101 a', '3010'),
      land('2/327/101 b', '3010'),
      land('1/401/101 a', '3010'),
    );
    expect(code(full, land('1/401/101 b', '3010'))).toBe('22.2.3 nine-steps-land');
    expect(code(full, land('1/401/101 b', '3011'))).toBeUndefined();
  });

  test('what is listed is what is not refused', () => {
    const hexes = { '3010': drop('C'), '3012': drop('T', 'town'), '3410': drop('P') };
    const sides = [{ a: '3010', b: '3011', river: 'canal' }];
    const units = { '1/1 Pol': 'off', '2/327/101 a': 'off', '82 Div Arty': 'off', '82 Supply Head': '3813' };
    const t = at(9, units, { hexes, sides });
    const { names } = boardOf(t.state()).grid;
    for (const unit of ['1/1 Pol', '2/327/101 a', '82 Div Arty'])
      expect(names.filter((to) => t.refusal(land(unit, to)) === undefined)).toEqual(
        drops(t, unit).toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
      );
    expect(drops(t, '2/327/101 a').length).toBeGreaterThan(10);
  });

  test('two supply heads do not land in one hex (RUL-H44-49)', () => {
    const t = at(9, { '82 Supply Head': 'off', '101 Supply Head': 'off' }, { hexes: { '3010': drop('C') } });
    t.play(land('82 Supply Head', '3010'));
    expect(code(t, land('101 Supply Head', '3010'))).toBe('6.1 one-supply-head');
  });
});

describe('when (22.1.2, 22.4, 22.5)', () => {
  const hexes = { '3010': drop('Y'), '3410': drop('C'), '3810': drop('P') };
  const turn3 = { '10/4P/1': 'off', '11/4P/1': 'off' };

  test('[H44-22.1.2-a] once a day: not in the afternoon of a morning with a landing', () => {
    expect(at(4, turn3, { hexes, extra: { landing: { turn: 3 } } }).state().phase).toBe('allied-movement');
    expect(drops(at(4, turn3, { hexes }), '10/4P/1')).toContain('3010');
    const t = at(3, turn3, { hexes });
    t.play(land('10/4P/1', '3010'));
    expect(t.state().own.landedOn).toBe(3);
  });

  test.each([
    [3, 'overcast'],
    [5, 'clear'],
  ])('[H44-22.1.2-a] on turn %i, %s, the phase passes', (turn, weather) => {
    expect(at(turn, turn3, { hexes, weather }).state().phase).toBe('allied-movement');
  });

  test('[H44-4.4-c] [H44-22.1.2-a] points that a set-up gives do not open a night', () => {
    expect(at(5, turn3, { hexes, pools: { landing: { allied: 8 } } }).state().phase).toBe('allied-movement');
  });

  test('the reason is given while others may land', () => {
    const t = at(3, { ...turn3, '1/327/101 a': 'off', '1+2 GP/1': 'off' }, { hexes });
    expect(code(t, land('1/327/101 a', '3410'))).toBe('2.3.11 not-due');
    expect(code(t, land('1+2 GP/1', '3410'))).toBe('22.1.1 does-not-land');
    expect(code(t, land('3/506/101', '3410'))).toBe('22.1.1 does-not-land');
    expect(code(t, { type: 'attack', target: '3010' })).toBe('22.1 not-now');
  });

  test('[H44-22.4-a] [H44-22.4-b] [H44-22.4-e] a point for each counter; with the last the placing is over', () => {
    const t = at(
      3,
      { ...turn3, '2/327/101 a': 'off', '2/327/101 b': 'off' },
      { hexes, pools: { landing: { allied: 3 } } },
    );
    t.play(land('2/327/101 b', '3410'), land('10/4P/1', '3010'));
    expect([t.state().own.landing, t.toAct()]).toEqual([1, 'allied']);
    t.play(land('2/327/101 a', '3410'));
    expect([t.state().own.landing, t.toAct()]).toEqual([0, 'chance']);
  });

  test('[H44-22.2.2-a] [H44-22.4-c] nobody has to land after turn 1; the unit lands later', () => {
    const t = at(3, turn3, { hexes });
    t.play(END);
    expect([t.state().phase, t.hexOf('10/4P/1')]).toEqual(['allied-movement', null]);
    expect(drops(at(6, turn3, { hexes }), '10/4P/1')).toContain('3010');
  });

  test('[H44-18.5-a] whoever lands later than he was due is in supply on that turn', () => {
    const t = at(4, { '10/4P/1': 'off' }, { hexes });
    t.play(land('10/4P/1', '3010'));
    t.dice(1);
    while (t.state().phase !== 'german-movement') t.play(END);
    expect(t.unit('3/506/101').marks).toContain('out-of-supply');
    expect(t.unit('10/4P/1').marks).toEqual([]);
  });

  test('[H44-22.5.1-a] [H44-22.5.1-b] Poles: clear weather, after all of turn 3, of any division', () => {
    const poles = { '1/1 Pol': 'off', '1/325/82 a': 'off' };
    const at6 = (units: Sitting['units'], weather: string) =>
      at(6, { ...poles, ...units }, { hexes: { ...hexes, '4210': drop('T') }, weather });
    const action = land('1/1 Pol', '3810');
    expect(code(at6({}, 'clear'), action)).toBeUndefined();
    expect(code(at6({}, 'cloudy'), action)).toBe('22.5.1 poles-need-clear-weather');
    const t = at6({ '82 Div Arty': 'off' }, 'clear');
    expect(code(t, action)).toBe('22.5.1 turn-3-lands-first');
    t.play(land('82 Div Arty', '4210'));
    expect(code(t, action)).toBeUndefined();
    expect(code(t, land('1/1 Pol', '3010'))).toBeUndefined();
  });

  test('[H44-22.1.3-a] the glider pilots come to their supply head from turn 2 on, by night, without a roll', () => {
    const pilots = { '1+2 GP/1': 'off', '1AB Supply Head': '3010' };
    const t = landing({ turn: 2, units: pilots });
    expect([t.state().phase, t.hexOf('1+2 GP/1'), t.unit('1+2 GP/1').marks]).toEqual(['allied-movement', '3010', []]);
    expect(t.legal()).toContainEqual({ type: 'move', unit: '1+2 GP/1', mode: 'extended' });
    const early = landing({ turn: 1, units: { ...pilots, '1/1P/1': 'off' }, hexes: { '3410': drop('S') } });
    early.play(land('1/1P/1', '3410'));
    early.dice(1);
    expect([early.state().phase, early.hexOf('1+2 GP/1')]).toEqual(['allied-movement', null]);
    const headless = landing({ turn: 2, units: { '1+2 GP/1': 'off', ...far } });
    expect(headless.state().hex[numberOf('1+2 GP/1')]).toBe(WAITING);
    expect(landing({ turn: 5, units: pilots }).hexOf('1+2 GP/1')).toBe('3010');
  });

  test('[H44-26.5.1-a] a victory hex without enemies is taken by landing', () => {
    const town = { '3010': { terrain: 'town', features: ['drop:Y', 'victory'] } };
    const t = at(3, { '10/4P/1': 'off', '11/4P/1': 'off' }, { hexes: town });
    expect(t.state().holders).not.toContain(0);
    t.play(land('10/4P/1', '3010'));
    expect(t.state().holders).toContain(0);
  });
});
