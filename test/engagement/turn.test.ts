import { describe, expect, test } from 'vitest';
import { drill } from './drill/drill.ts';
import { amberFights, amberMoves, cyanFights, done, end, fight, move, step } from './drill/positions.ts';

const recover = (unit: string) => ({ type: 'recover', unit });

describe('recovery, a choice of one side', () => {
  const due = (units: Record<string, string>) => {
    const t = cyanFights({ 'C-3': '1210', ...units });
    t.play(end);
    return t;
  };
  const TWO = { 'A-1': '0101 reduced', 'A-2': '0103 reduced', 'A-4': '0105' };

  test('amber is asked', () => expect([due(TWO).toAct(), due(TWO).prompt()]).toEqual(['amber', 'recover']));
  test('it names one of its reduced units', () => {
    const t = due(TWO);
    t.play(recover('A-2'));
    expect([t.steps('A-1'), t.steps('A-2'), t.toAct()]).toEqual([1, 2, 'chance']);
  });
  test('not a fresh one', () => {
    expect(due(TWO).refusal(recover('A-4'))).toMatchObject({ code: 'not-a-candidate', rule: '4.1' });
  });
  test('it may not name nobody', () => expect(due(TWO).may(done)).toBe(false));
  test('neither an engaged unit recovers nor one that has moved', () => {
    const t = due({ ...TWO, 'A-3': '0605 reduced', 'C-4': '0606 fired', 'A-5': '0301 reduced moved' });
    expect(t.legal('recover')).toEqual([recover('A-1'), recover('A-2')]);
  });
});

describe('recovery, a decision of the game’s own', () => {
  const due = (units: Record<string, string>) => {
    const t = cyanFights({ 'A-1': '0101', ...units });
    t.play(end);
    return t;
  };
  const THREE = { 'C-1': '1210 reduced', 'C-2': '1210 reduced', 'C-3': '1209 reduced' };

  test('cyan is asked', () => expect([due(THREE).toAct(), due(THREE).prompt()]).toEqual(['cyan', 'regroup']));
  test('it may name two', () => {
    const t = due(THREE);
    t.play(recover('C-1'), recover('C-3'));
    expect([t.steps('C-1'), t.steps('C-2'), t.steps('C-3'), t.toAct()]).toEqual([2, 1, 2, 'chance']);
  });
  test('or one', () => {
    const t = due(THREE);
    t.play(recover('C-1'), done);
    expect([t.steps('C-2'), t.toAct()]).toEqual([1, 'chance']);
  });
  test('or nobody', () => {
    const t = due(THREE);
    t.play(done);
    expect(t.toAct()).toBe('chance');
  });
  test('not one of amber', () => expect(due(THREE).may(recover('A-1'))).toBe(false));
  test('a table is told whose question it is', () => {
    expect(due(THREE).view().pending).toContainEqual({ kind: 'regroup', side: 'cyan' });
  });
  test('amber comes first', () => {
    const t = due({ ...THREE, 'A-2': '0103 reduced' });
    const first = t.toAct();
    t.play(recover('A-2'));
    expect([first, t.toAct()]).toEqual(['amber', 'cyan']);
  });
});

describe('points are a ledger', () => {
  const itemOf = (t: ReturnType<typeof amberMoves>, item: string) =>
    drill.ledger(t.match.state as never).find((entry) => entry.item === item);

  test('a town that changes hands changes sides', () => {
    const t = amberMoves({ 'A-1': '1007', 'C-1': '1210' }, { printed: true });
    const before = itemOf(t, 'farm')?.side;
    t.play(...move('A-1', '1008'), { type: 'stop' });
    expect([before, itemOf(t, 'farm')]).toEqual(['cyan', { rule: '5.1', item: 'farm', side: 'amber', points: 3 }]);
  });
  test('a bridge that is blown does', () => {
    const t = amberMoves({ 'A-1': '0101' }, { printed: true, extra: { blown: ['left'] } });
    expect([itemOf(t, 'left')?.side, itemOf(t, 'right')?.side]).toEqual(['cyan', 'amber']);
  });
  test('a unit that is destroyed counts for its enemy', () => {
    const t = amberFights({ 'C-5': '0605', 'A-4': '0604', 'A-5': '0505' });
    fight(t, '0605', ['A-4', 'A-5'], [3, 4]);
    expect(itemOf(t, 'C-5')).toEqual({ rule: '5.1', item: 'C-5', side: 'amber', points: 2 });
  });
  test('the points are its sums', () => {
    const t = amberMoves({ 'A-1': '0101' }, { printed: true });
    expect(t.points()).toEqual({ amber: 9, cyan: 6 });
  });
});

describe('numbers of its own rulebook', () => {
  test('in refusals of the system', () => {
    const t = amberMoves({ 'A-1': '0604', 'C-1': '0605' });
    t.play({ type: 'move', unit: 'A-1' });
    expect(t.refusal(step('0605'))).toMatchObject({ code: 'enemy-there', rule: '2.4' });
  });
  test('in questions of the system', () => {
    const t = amberMoves({ 'A-1': '0604' });
    expect(drill.prompt(t.match.state as never).rule).toBe('2.1');
  });
  test('in questions for dice of its own', () => {
    const t = cyanFights({ 'A-1': '0101' });
    t.play(end);
    expect(drill.prompt(t.match.state as never)).toEqual({ rule: '1.3', code: 'dice-sky' });
  });
  test('in events of the system', () => {
    const t = amberMoves({ 'A-1': '0604' });
    expect(t.events(...move('A-1', '0605')).map(({ code, rule }) => [code, rule])).toEqual([['move', '2.1']]);
  });
  test('in terms of odds', () => {
    const t = amberFights({ 'A-1': '0604', 'A-2': '0604', 'C-3': '0605' }, { hexes: { '0605': 'wood' } });
    const { shifts } = t.odds({ target: '0605', attackers: ['A-1', 'A-2'] });
    expect(shifts.map(({ rule }) => rule)).toEqual(['3.1', '3.2']);
  });
  test('a withdrawal is refused by the rule of this game', () => {
    const t = amberMoves({ 'A-1': '0604' });
    expect(t.refusal({ type: 'withdraw', unit: 'A-1' })).toMatchObject({ code: 'nothing-due', rule: '2.5' });
  });
});

describe('what this game does not have', () => {
  test('nobody is carried', () => {
    const t = amberMoves({ 'A-4': '0604', 'A-1': '0604' });
    t.play({ type: 'move', unit: 'A-4' });
    expect(t.refusal({ type: 'embark', unit: 'A-1' })?.code).toBe('unknown-action');
  });
  test('nobody leaves the map of his own will', () => {
    const t = amberMoves({ 'A-1': '0101' });
    t.play(...move('A-1', '0102'));
    expect(t.refusal({ type: 'exit' })).toMatchObject({ code: 'no-exit-here', rule: '2.5' });
  });
  test('units of different formations do not move together', () => {
    const t = amberMoves({ 'A-4': '0604', 'A-1': '0604', 'A-5': '0604' });
    t.play({ type: 'move', unit: 'A-4' });
    expect([t.may({ type: 'join', unit: 'A-1' }), t.may({ type: 'join', unit: 'A-5' })]).toEqual([false, true]);
  });
});
