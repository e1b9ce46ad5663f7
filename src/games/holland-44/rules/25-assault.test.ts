import { describe, expect, it } from 'vitest';
import { sit } from '../phases.test-kit.ts';
import { IN_BOX } from '../state.ts';

const PART = 'A/82 BD';
const PARENT = '1/505/82';
/** A part of a battalion beside an unknown unit that turns out to be a weak one: 1:1, 3:1 by quality. */
const field = () =>
  sit('allied-movement', {
    units: { [PART]: '3011', [PARENT]: '2011' },
    extra: { unknown: { '3010': 'elmts I/6 Training' }, parents: { [PART]: PARENT } },
  }).play({ type: 'move', unit: PART, mode: 'normal' }, { type: 'step', to: '3010' });

describe('25.3 combat in movement', () => {
  it('[H44-25.3.3-a] who is eliminated does not occupy the hex', () => {
    const t = field().dice(2);
    expect(t.codes).toContain('revealed');
    expect(t.unit(PART)).toMatchObject({ hex: IN_BOX });
    expect(t.state().frames).toEqual([]);
    expect(t.refused({ type: 'move', unit: PARENT, mode: 'normal' })).toBeUndefined();
  });

  it('[H44-25.3.3-a] who is left may', () => {
    const t = field().dice(6);
    expect(t.refused({ type: 'step', to: '3010' })).toBeUndefined();
    expect(t.play({ type: 'step', to: '3010' }).unit(PART)).toMatchObject({ hex: '3010' });
  });
});
