import { describe, expect, it } from 'vitest';
import { position, sit, unit } from '../test-kit.ts';

import { at } from '../play/play.ts';
import { isBound } from '../rules/08-movement/modes.ts';
import { shiftsOf } from '../rules/10-odds/odds.ts';
import { isReduced } from '../rules/20-replacements/steps-regained.ts';
import { DISRUPTED, GOOD } from './state.ts';
import { numberOf } from './units.ts';
import { hexOf } from './position.ts';

const TANKS = ['2IG/5/Gds', '2GG/5/Gds'];

describe('2.3.6 quality', () => {
  it('[H44-2.3.6-b] shifts the odds', () => {
    const why = (attacker: string, defender: string) => {
      const p = at(sit('allied-combat', { units: { [attacker]: '3009', [defender]: '3010' } }).state());
      const [u, v] = [numberOf(attacker), numberOf(defender)];
      const attack = { mode: 'phase' as const, side: 0 as const, target: hexOf(p, v), attackers: [u] };
      return shiftsOf(p, { ...attack, lead: -1, attached: u, artillery: [], air: false }, [v]).map(
        (shift) => shift.why,
      );
    };
    expect([why('1/1P/1', 'Henke'), why('6DLI/151/50', 'Henke')]).toEqual([['quality-elite'], []]);
    expect(why('6DLI/151/50', 'Lewin')).toEqual(['quality-green']);
  });

  /** Does the unit hold its hex with this die, after a DR? */
  function holds(id: string, odds: number, die: number): boolean {
    const t = sit('allied-combat', {
      units: { [TANKS[0] as string]: '3009', [TANKS[1] as string]: '3009', [id]: '3010' },
    });
    t.play({ type: 'attack', target: '3010' }, ...TANKS.map((tank) => ({ type: 'attacker', unit: tank })), {
      type: 'commit',
    });
    t.dice(odds).play({ type: 'stand', unit: id }).dice(die);
    return t.legal('retreat').length === 0;
  }

  it('[H44-2.3.6-b] modifies the die of determined defence', () => {
    expect([4, 5].map((die) => holds('Stephan', 3, die))).toEqual([false, true]);
    expect([3, 4].map((die) => holds('Bloch', 3, die))).toEqual([false, true]);
    expect([5, 6].map((die) => holds('Lewin', 1, die))).toEqual([false, true]);
  });

  it('[H44-2.3.6-b] modifies the die of recovery beside the enemy', () => {
    const recovers = (side: string, id: string, enemy: string, die: number): boolean => {
      const units = [
        [id, '3010', { marks: ['disrupted'] }],
        [enemy, '3011'],
      ] as Parameters<typeof position>[2];
      return unit(position(9, `${side}-reorganisation`, units).after(die), id).order === GOOD;
    };
    expect([3, 4].map((die) => recovers('allied', '6DLI/151/50', 'Stephan', die))).toEqual([false, true]);
    expect([2, 3].map((die) => recovers('allied', '1/1P/1', 'Stephan', die))).toEqual([false, true]);
    expect([4, 5].map((die) => recovers('german', 'Lewin', '6DLI/151/50', die))).toEqual([false, true]);
  });

  it('[H44-2.3.6-b] makes disrupted green units leave an EZOC', () => {
    const bound = (id: string): boolean => {
      const s = position(9, 'german-movement', [
        [id, '3010', { marks: ['disrupted'] }],
        ['6DLI/151/50', '3011'],
      ]);
      expect(unit(s, id).order).toBe(DISRUPTED);
      return isBound(at(s.state()), numberOf(id));
    };
    expect(['Lewin', 'Stephan'].map(bound)).toEqual([true, false]);
  });
});

describe('2.3.12 steps', () => {
  it('[H44-2.3.12-b] a unit that has lost steps may get some back', () => {
    const s = position(8, 'german-movement', [
      ['Stephan', '3201', { steps: 1 }],
      ['Zuber/719', '3101'],
      ['GE Inf REM A', '3301'],
    ]);
    const p = at(s.state());
    expect(['Stephan', 'Zuber/719', 'GE Inf REM A'].map((id) => isReduced(p, numberOf(id)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('2.4 markers', () => {
  it('[H44-2.4-a] are no units: nobody attacks one, and none bars a hex', () => {
    const extra = { traffic: { 1: '3011' } };
    const combat = sit('german-combat', { units: { Stephan: '3010', '6DLI/151/50': '3110' }, extra });
    expect(combat.legal('attack').map(({ target }) => target)).toEqual(['3110']);
    const move = sit('german-movement', { units: { Stephan: '3010' }, extra });
    move.play({ type: 'move', unit: 'Stephan', mode: 'extended' }, { type: 'step', to: '3011' }, { type: 'stop' });
    expect(unit(move, 'Stephan').hex).toBe('3011');
  });
});
