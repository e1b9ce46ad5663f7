import { describe, expect, test } from 'vitest';
import { drill } from './drill/drill.ts';
import { amberFights, amberMoves, cyanMoves, end, fight, move, retreat, step, until } from './drill/positions.ts';

const blow = (unit: string, bridge: string) => ({ type: 'blow', unit, bridge });
const printed = { printed: true } as const;
const down = { ...printed, extra: { blown: ['middle'] } };

describe('blowing a bridge, an action of the phase', () => {
  test('infantry at its end may', () =>
    expect(cyanMoves({ 'C-1': '0606' }, printed).may(blow('C-1', 'middle'))).toBe(true));

  test('it is listed for each unit that may', () => {
    const t = cyanMoves({ 'C-1': '0606', 'C-2': '0606', 'C-3': '1007', 'C-4': '0305' }, printed);
    expect(t.legal('blow')).toEqual([blow('C-1', 'middle'), blow('C-2', 'middle')]);
  });

  test('not when an enemy stands at the other end', () => {
    const t = cyanMoves({ 'C-1': '0606', 'A-1': '0605' }, printed);
    expect(t.refusal(blow('C-1', 'middle'))).toMatchObject({ code: 'enemy-at-bridge', rule: '2.6' });
  });

  test('not in another phase', () => {
    const t = amberMoves({ 'C-1': '0606', 'A-1': '0301' }, printed);
    expect(t.refusal({ by: 'amber', ...blow('C-1', 'middle') })?.code).toBe('wrong-phase');
  });

  test('not with a field too many', () => {
    const t = cyanMoves({ 'C-1': '0606' }, printed);
    expect(t.refusal({ ...blow('C-1', 'middle'), to: '0605' })?.code).toBe('malformed');
  });

  test('the event carries the rule of the game', () => {
    const t = cyanMoves({ 'C-1': '0606' }, printed);
    expect(t.events(blow('C-1', 'middle'))).toEqual([{ code: 'blown', rule: '2.6', args: { bridge: 'middle' } }]);
  });

  test('the map shows it no more', () => {
    const t = cyanMoves({ 'C-1': '0606' }, printed);
    t.play(blow('C-1', 'middle'));
    const side = drill.mapNow(t.match.state as never).sides.find(({ a, b }) => a === '0605' && b === '0606');
    expect(side).toEqual({ a: '0605', b: '0606', river: true, source: 'invented' });
  });
});

describe('a mark of the game', () => {
  const blown = () => {
    const t = cyanMoves({ 'C-1': '0606', 'C-2': '0607' }, printed);
    t.play(blow('C-1', 'middle'));
    return t;
  };

  test('who blew a bridge may not move', () => {
    expect(blown().refusal({ type: 'move', unit: 'C-1' })).toMatchObject({ code: 'busy', rule: '2.6' });
  });
  test('others may', () => expect(blown().may({ type: 'move', unit: 'C-2' })).toBe(true));
  test('it stays on while the enemy moves', () => {
    const t = blown();
    until(t, 'amber-moves');
    const { units } = drill.position(t.match.state as never) as { units: { id: string; marks: string[] }[] };
    expect(units.find(({ id }) => id === 'C-1')?.marks).toEqual(['busy']);
  });
  test('it is off in the next movement phase of its side', () => {
    const t = blown();
    until(t, 'cyan-moves');
    expect(t.may({ type: 'move', unit: 'C-1' })).toBe(true);
  });
});

describe('a bridge that is blown', () => {
  const over = (unit: string, more: object) => {
    const t = amberMoves({ [unit]: '0605' }, more);
    t.play(...move(unit));
    return t;
  };

  test('armour goes over one that stands', () => expect(over('A-4', printed).may(step('0606'))).toBe(true));
  test('and not over one that does not', () => {
    expect(over('A-4', down).refusal(step('0606'))).toMatchObject({ code: 'river-needs-bridge', rule: '2.2' });
  });
  test('infantry pays the road where it stands', () => {
    expect(amberMoves({ 'A-1': '0605' }, printed).reach('A-1')['0606']?.cost).toBe(0.5);
  });
  test('and ground and river where it does not', () => {
    expect(amberMoves({ 'A-1': '0605' }, down).reach('A-1')['0606']?.cost).toBe(2);
  });
  test('the other bridges stand', () => {
    const t = amberMoves({ 'A-4': '1005' }, down);
    expect(t.reach('A-4')['1006']?.cost).toBe(0.5);
  });
  test('one bridge after another goes out of the range', () => {
    const t = cyanMoves({ 'C-1': '0606', 'C-3': '1006', 'C-4': '1007' }, printed);
    t.play(blow('C-1', 'middle'));
    const before = '1005' in t.reach('C-4');
    t.play(blow('C-3', 'right'));
    expect([before, '1005' in t.reach('C-4')]).toEqual([true, false]);
  });

  /** 12 against 3: column 4-1; row 6-8 reads DRB AVI. The way back from 0605 leads over the bridge. */
  const driven = (more: object) => {
    const t = amberFights({ 'C-4': '0605', 'A-4': '0505', 'A-5': '0604', 'A-7': '0604' }, more);
    fight(t, '0605', ['A-4', 'A-5', 'A-7'], [1, 3]);
    return t;
  };

  test('armour falls back over one that stands', () => {
    const t = driven(printed);
    t.play(retreat('C-4', '0606'));
    expect(t.where('C-4')).toBe('map');
  });
  test('and is destroyed where it does not, and no other way is open', () => {
    expect(driven(down).where('C-4')).toBe('eliminated');
  });
});

describe('mending a bridge', () => {
  const isDown = (t: ReturnType<typeof amberMoves>): boolean =>
    (t.view().extra['blown'] as string[]).includes('middle');
  const held = (south: string) => amberMoves({ 'A-1': '0605', 'A-2': south, 'C-3': '1210' }, down);

  test('not at the end of the first turn in which both ends are held', () => {
    const t = held('0606');
    until(t, 'amber-moves');
    expect(isDown(t)).toBe(true);
  });

  test('a turn later', () => {
    const t = held('0606');
    until(t, 'amber-moves');
    until(t, 'amber-moves');
    expect(isDown(t)).toBe(false);
  });

  test('not when one end is not held', () => {
    const t = held('0505');
    until(t, 'amber-moves');
    until(t, 'amber-moves');
    expect(isDown(t)).toBe(true);
  });

  test('not when an end was left in between', () => {
    const t = held('0606');
    until(t, 'amber-moves');
    t.play(...move('A-1', '0505'), { type: 'stop' }, end);
    until(t, 'amber-moves');
    t.play(...move('A-1', '0605'), { type: 'stop' }, end);
    until(t, 'amber-moves');
    expect(isDown(t)).toBe(true);
  });

  test('armour goes over it again', () => {
    const t = amberMoves({ 'A-1': '0605', 'A-2': '0606', 'A-4': '0604', 'C-3': '1210' }, down);
    const before = '0607' in t.reach('A-4');
    until(t, 'amber-moves');
    until(t, 'amber-moves');
    expect([before, '0607' in t.reach('A-4')]).toEqual([false, true]);
  });
});
