import { describe, expect, it } from 'vitest';
import { sit } from '../phases.test-kit.ts';

const UNIT = '1/501/101';
const begin = (units: Readonly<Record<string, string>> = {}) =>
  sit('allied-movement', { units: { [UNIT]: '3009', ...units }, extra: { unknown: { '3011': 'Garrison 1' } } }).play(
    { type: 'move', unit: UNIT, mode: 'normal' },
    { type: 'step', to: '3010' },
  );

describe('25.3.1 entering the hex of an unknown unit', () => {
  it('RUL-H44-173 its zone does not stop who goes on into its hex, but bars every other step', () => {
    const t = begin();
    expect(t.refused({ type: 'step', to: '3011' })).toBeUndefined();
    expect(t.refused({ type: 'step', to: '3110' })).toBe('must-stop-in-zone');
    t.play({ type: 'stop' });
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });

  it('RUL-H44-173 where another zone lies, the move ends', () => {
    const t = begin({ 'Hartung/10ss': '3109' });
    expect(t.refused({ type: 'step', to: '3011' })).toBeDefined();
    expect(t.refused({ type: 'end' })).toBeUndefined();
  });
});
