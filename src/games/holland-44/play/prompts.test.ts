import { describe, expect, test } from 'vitest';
import { sit, type Sitting } from '../test-kit.ts';
import { prompt } from './play.ts';

const asked = (t: ReturnType<typeof sit>) => {
  const { rule, code, args } = prompt(t.state());
  return { rule, code, args };
};

describe('what is asked', () => {
  test('by whom the units that came upon an unknown one are fought', () => {
    const battalions = ['1/505/82', '2/505/82', '3/505/82'];
    const units = Object.fromEntries(battalions.map((unit) => [unit, '3010']));
    const t = sit('allied-movement', { units, extra: { unknown: { '3011': 'Runge' } } });
    const [first, ...others] = battalions;
    t.play({ type: 'move', unit: first, mode: 'tactical' });
    t.play(...others.map((unit) => ({ type: 'join', unit })), { type: 'step', to: '3011' });
    expect(asked(t)).toEqual({ rule: '25.3', code: 'declare-force', args: { hex: '3011', mode: 'assault' } });
  });

  test('whether a unit that has disengaged goes on', () => {
    const units = { '6DLI/151/50': '3010', 'I/vdH': '3011' };
    const t = sit('allied-combat', { units, options: { disengagement: 'on' } });
    t.play({ type: 'disengage', unit: '6DLI/151/50' }).dice(6);
    expect(asked(t).code).toBe('leave');
    t.play({ type: 'retreat', unit: '6DLI/151/50', to: '3009' });
    expect(asked(t)).toEqual({ rule: '27.1.2', code: 'leave-on', args: { unit: '6DLI/151/50' } });
  });

  test.each([
    [1, 4],
    [4, 3],
  ])('on turn %i the die that blows a bridge is %i or more', (turn, least) => {
    const units = { 'I/vdH': '3110', '6DLI/151/50': '3010', '1/505/82': '6010' };
    const sides: Sitting['sides'] = { '3010-3110': { river: 'canal', bridge: 'road' } };
    const extra = { bridges: { '3010-3110': 'wired' } };
    const t = sit('german-bridges', { turn, units, sides, extra });
    t.play({ type: 'blow', bridge: '3010-3110' });
    expect(asked(t)).toEqual({ rule: '5.6', code: 'dice-demolition', args: { bridge: '3010-3110', least } });
  });

  test.each([
    ['6DLI/151/50', 4],
    ['6 Penal', 5],
    ['1/505/82', 3],
  ])('the die on which %s recovers is %i or more', (unit, least) => {
    const side = unit === '6 Penal' ? 'german' : 'allied';
    const enemy = unit === '6 Penal' ? '8DLI/151/50' : 'Stephan';
    const units = { [unit]: { hex: '3010', marks: ['disrupted'] }, [enemy]: '3011' };
    const t = sit(`${side}-combat`, { units });
    t.play({ type: 'end' });
    expect(asked(t)).toEqual({ rule: '14.4.2', code: 'dice-reorganisation', args: { unit, least } });
  });
});
