import { describe, expect, test } from 'vitest';
import { END, drop, land, landing, type Sitting } from '../../test-kit.ts';

const far = { '3/506/101': '5602' };
const suffer = (unit: string) => ({ type: 'suffer', unit });

/** A unit lands in 3010 on turn 3; what `die` does to it. */
function rolled(
  unit: string,
  die: number,
  more: Partial<Sitting> & { terrain?: string; with?: Sitting['units'] } = {},
) {
  const { terrain = 'clear', with: others = {}, ...rest } = more;
  const code = unit.endsWith('/101 a') || unit.startsWith('101') ? 'C' : unit.endsWith('82') ? 'T' : 'Y';
  const units = { [unit]: 'off', ...others, ...far };
  const t = landing({
    turn: 3,
    units,
    hexes: { '3010': drop(code, terrain), ...rest.hexes },
    ...(rest.extra ? { extra: rest.extra } : {}),
  });
  t.play(land(unit, '3010'));
  t.dice(die);
  return t;
}

/** The modifier of a landing in 3010: by the least die that scatters. */
function modifier(terrain: string, others: Sitting['units'] = {}, extra?: Sitting['extra']): number {
  const harmed = [1, 2, 3, 4, 5, 6].find((die) => {
    const t = rolled('10/4P/1', die, { terrain, with: others, ...(extra ? { extra } : {}) });
    return t.steps('10/4P/1') !== 3 || t.unit('10/4P/1').marks.includes('scattered');
  });
  return 5 - (harmed as number);
}

describe('modifiers (22.3.2)', () => {
  const enemy = { '14/Hoffmann': '3011' };
  test.each([
    ['clear', {}, 0],
    ['polder', {}, 1],
    ['polder-woods', {}, 1],
    ['woods', {}, 4],
    ['town', {}, 4],
    ['clear', enemy, 3],
    ['clear', { ...enemy, '1/505/82': '3009' }, 2],
    ['clear', { ...enemy, '1/505/82': '3010' }, 2],
    ['polder', enemy, 4],
    ['clear', { '14/Hoffmann': '3012' }, 0],
    ['clear', { '1/505/82': '3009' }, 0],
  ])('[H44-22.3.2-a] [H44-22.3.2-c] [H44-22.3.2-d] %s with %o: %i', (terrain, others, expected) => {
    expect(modifier(terrain, others)).toBe(expected);
  });

  test('[H44-22.3.2-c] an unknown unit counts as an enemy', () => {
    expect(modifier('clear', {}, { unknown: { '3011': null } })).toBe(3);
  });

  test('[H44-22.3.2-e] who lands in the same phase makes no hex contested', () => {
    const units = { '10/4P/1': 'off', '11/4P/1': 'off', '14/Hoffmann': '3011', ...far };
    const t = landing({ turn: 3, units, hexes: { '3010': drop('Y') } });
    t.play(land('10/4P/1', '3010'), land('11/4P/1', '3009'));
    t.dice(2, 2);
    expect([t.unit('10/4P/1').marks, t.unit('11/4P/1').marks]).toEqual([['scattered'], []]);
    const beside = landing({ turn: 3, units, hexes: { '3010': drop('Y') } });
    beside.play(land('11/4P/1', '3009'), land('10/4P/1', '3010'));
    beside.dice(2, 2);
    expect(beside.unit('10/4P/1').marks).toEqual(['scattered']);
  });

  test('[H44-22.3.2-b] none on turn 1', () => {
    const units = { '1/1P/1': 'off', '14/Hoffmann': '3011', ...far };
    const t = landing({ turn: 1, units, hexes: { '3010': drop('S', 'town') } });
    t.play(land('1/1P/1', '3010'));
    t.dice(4);
    expect([t.steps('1/1P/1'), t.unit('1/1P/1').marks]).toEqual([3, []]);
  });
});

describe('results (22.3.3 to 22.3.5)', () => {
  const enemy = { '14/Hoffmann': '3011' };
  const returned = (t: ReturnType<typeof landing>, division: string) => t.state().own.returnedNew[division] ?? 0;

  test.each([
    [4, 3, [], 0],
    [5, 3, ['scattered'], 0],
    [6, 2, ['scattered'], 1],
  ])('[H44-22.3.3-a] [H44-22.3.3-b] [H44-22.3.3-c] a battalion and a %i', (die, steps, marks, back) => {
    const t = rolled('10/4P/1', die);
    expect([t.steps('10/4P/1'), t.unit('10/4P/1').marks, returned(t, '1AB')]).toEqual([steps, marks, back]);
  });

  test('[H44-22.3.3-a] [H44-22.3.3-d] 7 is S1, 8 is S2: a remnant is left, one step comes back', () => {
    expect(rolled('10/4P/1', 4, { with: enemy }).steps('10/4P/1')).toBe(2);
    const t = rolled('10/4P/1', 5, { with: { ...enemy, 'A/1 REM': 'off' } });
    expect([t.hexOf('10/4P/1'), t.hexOf('A/1 REM'), t.unit('A/1 REM').marks]).toEqual([null, '3010', ['scattered']]);
    expect(returned(t, '1AB')).toBe(1);
  });

  test('[H44-22.3.3-d] S2 on two steps: eliminated, one step comes back (RUL-H44-161)', () => {
    const t = rolled('2/327/101 a', 5, { with: enemy });
    expect([t.hexOf('2/327/101 a'), t.steps('2/327/101 a'), returned(t, '101')]).toEqual([null, 0, 1]);
  });

  test('[H44-22.3.3-d] S2 on two steps of three: eliminated, no remnant is left (RUL-H44-161)', () => {
    const units = { '2/504/82': 'off', ...enemy, ...far };
    const t = landing({ turn: 3, units, hexes: { '3010': drop('O') } });
    expect(t.steps('2/504/82')).toBe(2);
    t.play(land('2/504/82', '3010'));
    t.dice(5);
    expect([t.hexOf('2/504/82'), t.hexOf('A/82 REM'), returned(t, '82')]).toEqual([null, null, 1]);
  });

  test('[H44-22.3.4-a] artillery: S1 is fired and scattered, S2 eliminates, nothing comes back', () => {
    const s1 = rolled('101 Div Arty', 4, { with: enemy });
    expect([s1.steps('101 Div Arty'), s1.unit('101 Div Arty').marks.toSorted()]).toEqual([1, ['fired', 'scattered']]);
    const s2 = rolled('101 Div Arty', 6, { with: enemy });
    expect([s2.hexOf('101 Div Arty'), returned(s1, '101'), returned(s2, '101')]).toEqual([null, 0, 0]);
    expect(rolled('101 Div Arty', 2, { with: enemy }).unit('101 Div Arty').marks).toEqual(['scattered']);
  });

  test('[H44-22.3.5-a] A/82 is eliminated by S1 and its step comes back', () => {
    const t = landing({ turn: 1, units: { 'A/82 BD': 'off', ...far }, hexes: { '3010': drop('O1') } });
    t.play(land('A/82 BD', '3010'));
    t.dice(6);
    expect([t.hexOf('A/82 BD'), returned(t, '82')]).toEqual([null, 1]);
    expect(t.state().phase).toBe('allied-movement');
  });

  test('[H44-22.3.1-a] after turn 1 a die for each unit, in the order of placing, none for supply heads', () => {
    const units = { '10/4P/1': 'off', '11/4P/1': 'off', '1AB Supply Head': 'off', ...far };
    const t = landing({ turn: 6, units, hexes: { '3010': drop('Y') } });
    t.play(land('11/4P/1', '3010'), land('1AB Supply Head', '3010'), land('10/4P/1', '3010'));
    t.dice(5, 1);
    expect([t.unit('11/4P/1').marks, t.unit('10/4P/1').marks, t.state().phase]).toEqual([
      ['scattered'],
      [],
      'allied-movement',
    ]);
  });
});

describe('turn 1: one die a hex (22.3.1)', () => {
  const units = {
    '1B/1A/1 a': 'off',
    '7KOSB/1A/1 a': 'off',
    '1/1 Arty': 'off',
    '1AB Supply Head': 'off',
    '1/1P/1': 'off',
    ...far,
  };
  const hexes = { '3010': drop('Z'), '3410': drop('S') };
  const placed = () => {
    const t = landing({ turn: 1, units, hexes });
    t.play(land('1/1 Arty', '3010'), land('1/1P/1', '3410'), land('1B/1A/1 a', '3010'), land('7KOSB/1A/1 a', '3010'));
    t.play(land('1AB Supply Head', '3010'));
    return t;
  };

  test('[H44-22.3.1-a] the Allied side names who bears it, a parachute or glider unit (RUL-H44-160)', () => {
    const t = placed();
    t.dice(6);
    expect(t.legal()).toEqual([suffer('1B/1A/1 a'), suffer('7KOSB/1A/1 a')]);
    expect(t.refusal(suffer('1/1 Arty'))).toMatchObject({ rule: '22.3.1', code: 'not-among-them' });
    expect(t.refusal(END)).toMatchObject({ rule: '22.3.1', code: 'not-now' });
    t.play(suffer('7KOSB/1A/1 a'));
    expect([t.steps('7KOSB/1A/1 a'), t.steps('1B/1A/1 a'), t.toAct()]).toEqual([1, 2, 'chance']);
    t.dice(5);
    expect([t.unit('1/1P/1').marks, t.state().phase]).toEqual([['scattered'], 'allied-movement']);
  });

  test('[H44-22.3.1-a] without effect nobody is asked', () => {
    const t = placed();
    t.dice(4, 4);
    expect(t.state().phase).toBe('allied-movement');
  });

  test('artillery alone in a hex has nothing to fear', () => {
    const t = landing({ turn: 1, units: { '1/1 Arty': 'off', ...far }, hexes });
    t.play(land('1/1 Arty', '3010'));
    expect(t.state().phase).toBe('allied-movement');
  });
});
