import { describe, expect, test } from 'vitest';
import { engagementGame } from '../../src/engagement/game.ts';
import { systemReason } from '../../src/engagement/position/topics.ts';
import { positionsOf } from '../../src/wargame/test-kit.ts';
import { drill } from './drill/drill.ts';
import { along, amberMoves, move, step } from './drill/positions.ts';
import { DRILL_RULES } from './drill/rules.ts';

const LANE = along('0601 0602 0603 0604 0605 0606 0607 0608 0609 0610', { road: 'lane' });

describe('points in halves', () => {
  test('four points are eight hexes of a lane', () => {
    expect(amberMoves({ 'A-1': '0601' }, { sides: LANE }).reach('A-1')['0609']?.cost).toBe(4);
  });

  test('and not nine', () => {
    expect(amberMoves({ 'A-1': '0601' }, { sides: LANE }).reach('A-1')).not.toHaveProperty('0610');
  });

  test('a moving unit is told what it has left in points', () => {
    const t = amberMoves({ 'A-1': '0601' }, { sides: LANE });
    t.play(...move('A-1', '0602'));
    expect(t.view().pending).toEqual([{ kind: 'move', side: 'amber', units: ['A-1'], left: [3.5] }]);
  });

  test('a unit that has half a point left may not go where it needs one', () => {
    const t = amberMoves({ 'A-1': '0601' }, { sides: LANE.slice(0, 7) });
    t.play(...move('A-1', '0602', '0603', '0604', '0605', '0606', '0607', '0608'));
    expect(t.refusal(step('0609'))).toMatchObject({ code: 'no-points', rule: '2.1', args: { need: 1, left: 0.5 } });
  });

  test('breaking contact costs a whole point more', () => {
    const t = amberMoves({ 'A-1': '0604', 'C-1': '0605' }, { sides: LANE });
    expect(t.reach('A-1')['0603']?.cost).toBe(1.5);
  });

  test('going on through two own units costs half a point, in the range as in the move', () => {
    const t = amberMoves({ 'A-1': '0601', 'A-2': '0602', 'A-3': '0602' }, { sides: LANE });
    const expected = t.reach('A-1')['0603']?.cost;
    const paid = t.events(...move('A-1', '0602', '0603')).map(({ args }) => args?.['cost']);
    expect([expected, paid]).toEqual([1.5, [0.5, 1]]);
  });

  test('going on through one own unit costs nothing', () => {
    expect(amberMoves({ 'A-1': '0601', 'A-2': '0602' }, { sides: LANE }).reach('A-1')['0603']?.cost).toBe(1);
  });

  test('mud costs half a point in open ground', () => {
    expect(amberMoves({ 'A-1': '0601' }, { weather: 'mud' }).reach('A-1')['0602']?.cost).toBe(1.5);
  });

  test('mud costs nothing on a lane', () => {
    expect(amberMoves({ 'A-1': '0601' }, { weather: 'mud', sides: LANE }).reach('A-1')['0602']?.cost).toBe(0.5);
  });

  test('a move that takes all points takes all four', () => {
    expect(amberMoves({ 'A-1': '0601' }, { hexes: { '0601': 'bog' } }).reach('A-1')['0602']?.cost).toBe(4);
  });

  test('a price is the sum of its terms, halves among them', () => {
    const hexes = { '0602': { terrain: 'open', features: ['works'] } };
    const t = amberMoves({ 'A-1': '0601' }, { weather: 'mud', hexes });
    t.play(...move('A-1'));
    const path = drill.pathCost(t.match.state as never, ['0602']);
    const [price] = path.ok ? path.value : [];
    expect([price?.cost, price?.left, price?.parts.map(({ amount }) => amount)]).toEqual([2, 2, [1, 0.5, 0.5]]);
  });

  test('computer players are told how many parts a point has', () => {
    expect(drill.search.parts).toBe(2);
  });
});

describe('kinds of road', () => {
  const through = (road: string) =>
    amberMoves({ 'A-4': '0601' }, { hexes: { '0602': 'wood' }, sides: along('0601 0602', { road }) }).reach('A-4');

  test('a lane through a wood costs half a point', () => expect(through('lane')['0602']?.cost).toBe(0.5));
  test('a track through a wood costs one', () => expect(through('track')['0602']?.cost).toBe(1));
  test('without a road it is three', () => {
    expect(amberMoves({ 'A-4': '0601' }, { hexes: { '0602': 'wood' } }).reach('A-4')['0602']?.cost).toBe(3);
  });
});

describe('fording with parts of points', () => {
  const river = [...along('0101 0201', { river: true }), ...along('0101 0102', { river: true })];
  const range = (road: object[]) =>
    amberMoves({ 'A-3': '0101' }, { sides: [...river, ...road] as typeof river }).reach('A-3');

  test('two and a half points carry wheels over the river and half a point further', () => {
    expect(range(along('0102 0103', { road: 'lane' }))['0103']?.cost).toBe(2.5);
  });

  test('and not a whole point further', () => expect(range([])).not.toHaveProperty('0103'));
});

describe('ground closed to armour', () => {
  const bog = { hexes: { '0602': 'bog' } };

  test('armour may not enter a bog', () => {
    const t = amberMoves({ 'A-4': '0601' }, bog);
    t.play(...move('A-4'));
    expect(t.refusal(step('0602'))).toMatchObject({ code: 'terrain-forbidden', rule: '2.1' });
  });

  test('armour may not enter it by a lane', () => {
    const t = amberMoves({ 'A-4': '0601' }, { ...bog, sides: LANE });
    t.play(...move('A-4'));
    expect(t.may(step('0602'))).toBe(false);
  });

  test('infantry may', () => {
    const t = amberMoves({ 'A-1': '0601' }, bog);
    t.play(...move('A-1'));
    expect(t.may(step('0602'))).toBe(true);
  });
});

describe('who is engaged by whom', () => {
  /** Cyan infantry in 0605, in a bog or not; the unit goes past it from 0603 by 0604 to 0704. */
  const past = (unit: string, hexes: Record<string, string>, others: Record<string, string> = {}) => {
    const t = amberMoves({ [unit]: '0603', 'C-1': '0605', ...others }, { hexes });
    t.play(...move(unit));
    return t;
  };
  const BOG = { '0605': 'bog' };

  test('armour goes on past an enemy in a bog', () => {
    const t = past('A-4', BOG);
    t.play(step('0604'), step('0704'));
    expect(t.hexOf('A-4')).toBe('0704');
  });

  test('armour stops beside an enemy in the open', () => {
    const t = past('A-4', {});
    t.play(step('0604'));
    expect(t.view().pending).toEqual([]);
  });

  test('infantry stops beside an enemy in a bog', () => {
    const t = past('A-1', BOG);
    t.play(step('0604'));
    expect(t.view().pending).toEqual([]);
  });

  test('armour with infantry stops as the infantry does', () => {
    const t = past('A-4', BOG, { 'A-7': '0603' });
    t.play({ type: 'join', unit: 'A-7' }, step('0604'));
    expect(t.view().pending).toEqual([]);
  });

  test('the range of armour leads past the bog', () => {
    expect(amberMoves({ 'A-4': '0604', 'C-1': '0605' }, { hexes: BOG }).reach('A-4')['0706']?.cost).toBe(2);
  });

  test('the range of infantry does not', () => {
    const t = amberMoves({ 'A-1': '0604', 'C-1': '0605' }, { hexes: BOG });
    expect([t.reach('A-1')['0704']?.cost, '0706' in t.reach('A-1')]).toEqual([2, false]);
  });
});

describe('where nobody may enter an enemy zone', () => {
  const reason = systemReason('zones', 'must-stop-in-zone');
  const peaceful = engagementGame({ ...DRILL_RULES, engaging: { never: () => true, reason: () => reason } });
  const cyan = positionsOf(peaceful, { turn: 2 })('cyan-moves');
  /** May the unit go from 0602 over 0603 to 0604, beside amber infantry in a bog? */
  const goesPast = (unit: string): boolean[] => {
    const t = cyan({ [unit]: '0602', 'A-1': '0605' }, { hexes: { '0605': 'bog' } });
    const inRange = '0604' in t.reach(unit);
    t.play(...move(unit, '0603'));
    return [inRange, t.may(step('0604'))];
  };

  test('armour goes beside an enemy in a bog, in the range as in the move', () => {
    expect(goesPast('C-4')).toEqual([true, true]);
  });
  test('infantry does not', () => expect(goesPast('C-1')).toEqual([false, false]));
});

describe('entry', () => {
  const enters = (unit: string, hex: string, more: object = {}) => {
    const t = amberMoves({ 'A-7': 'off', 'C-6': 'off' }, { printed: true, ...more });
    t.play({ type: 'move', unit });
    return t.may(step(hex));
  };
  const asCyan = { phase: 'cyan-moves' };

  test('by the hex at one end of the edge', () => expect(enters('A-7', '0101')).toBe(true));
  test('by the hex at its other end', () => expect(enters('A-7', '1201')).toBe(true));
  test('not by a hex that is on another edge only', () => expect(enters('A-7', '0102')).toBe(false));
  test('by a town that is held', () => expect(enters('C-6', '1008', asCyan)).toBe(true));
  test('by each town that is held', () => expect(enters('C-6', '0606', asCyan)).toBe(true));
  test('not by a town the enemy holds', () => {
    expect(enters('C-6', '1008', { ...asCyan, extra: { amber: ['farm'] } })).toBe(false);
  });
  test('not by the edge', () => expect(enters('C-6', '0610', asCyan)).toBe(false));

  test('not at all when no town is held', () => {
    const t = amberMoves(
      { 'C-6': 'off' },
      { ...asCyan, printed: true, extra: { amber: ['hill', 'ford', 'mill', 'farm'] } },
    );
    expect(t.refusal({ type: 'move', unit: 'C-6' })?.code).toBe('cannot-move');
  });

  test('not before the turn', () => {
    const t = amberMoves({ 'A-7': 'off' }, { turn: 1 });
    expect(t.refusal({ type: 'move', unit: 'A-7' })).toMatchObject({ code: 'not-due', rule: '2.5' });
  });
});
