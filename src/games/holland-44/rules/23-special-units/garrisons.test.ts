import { describe, expect, it } from 'vitest';
import { END, sit } from '../../test-kit.ts';

const TIEL = 'Tiel Garrison';
const move = { type: 'move', unit: TIEL, mode: 'tactical' };
/** A battalion four hexes from the garrison, and a German unit for it to fear. */
const field = (hex: string) => sit('allied-movement', { units: { [TIEL]: '3010', '1/505/82': hex } });
const step = (to: string) => ({ type: 'step', to });

describe('23.6 garrisons', () => {
  it('[H44-23.6-a] stay while no Allied unit has come within two hexes', () => {
    const t = field('3014');
    t.play({ type: 'move', unit: '1/505/82', mode: 'normal' }, step('3013'), { type: 'stop' }).play(END).play(END);
    expect(t.state().phase).toBe('german-movement');
    expect(t.refused(move)).toBe('frozen');
  });

  it('RUL-H44-12 RUL-H44-169 are free for good once one has passed', () => {
    const t = field('3013');
    t.play({ type: 'move', unit: '1/505/82', mode: 'normal' }, step('3012'), step('3013'), { type: 'stop' });
    expect(t.codes().filter((code) => code === 'released')).toHaveLength(1);
    t.play(END).play(END);
    expect(t.state().phase).toBe('german-movement');
    expect(t.refused(move)).toBeUndefined();
  });
});
