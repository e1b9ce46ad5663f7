import { describe, expect, it } from 'vitest';
import { sit, type Sitting } from '../../test-kit.ts';

const INF = '6DLI/151/50';
const tactical = (unit: string) => ({ type: 'move', unit, mode: 'tactical' });

/** The bond of two German battalions runs between 3109 and 3110; may an Allied one cross it? */
function crosses(from: string, to: string, more: Sitting = {}): boolean {
  const t = sit('allied-movement', { turn: 9, ...more, units: { Budde: '3010', 'Zuber/719': '3210', [INF]: from } });
  return t.play(tactical(INF)).refused({ type: 'step', to }) === undefined;
}

describe('7.4.6 hexside bonds', () => {
  it.each([
    ['3109', '3110'],
    ['3110', '3109'],
  ])(
    '[H44-7.4.6-d] pushed ahead of who comes from %s, out of %s; not into a city, nor over a major river',
    (from, to) => {
      expect(crosses(from, to)).toBe(false);
      expect(crosses(from, to, { hexes: { [to]: 'city' } })).toBe(true);
      expect(crosses(from, to, { hexes: { [from]: 'city' } })).toBe(false);
      for (const end of ['3010', '3210']) {
        const [water, behind] = [to, from].map((hex) => [end, hex].toSorted((a, b) => Number(a) - Number(b)).join('-'));
        expect(crosses(from, to, { sides: { [water as string]: { river: 'major' } } })).toBe(true);
        expect(crosses(from, to, { sides: { [behind as string]: { river: 'major' } } })).toBe(false);
      }
    },
  );
});

describe('7.4.2 bonds and advances', () => {
  it('[H44-7.4.2-c] no advance crosses a hexside bond, with its first hex neither', () => {
    const units = { [INF]: '3109', '8DLI/151/50': '3109', '14/Hoffmann': '3108', Budde: '3010', 'Zuber/719': '3210' };
    const won = (steps: number) => {
      const t = sit('allied-combat', { turn: 9, units: { ...units, 'Zuber/719': { hex: '3210', steps } } });
      const force = [INF, '8DLI/151/50'].map((unit) => ({ type: 'attacker', unit }));
      return t.play({ type: 'attack', target: '3108' }, ...force, { type: 'commit' }).dice(5);
    };
    const across = { type: 'advance', unit: INF, to: '3110' };
    expect([won(2).refused(across), won(1).refused(across)]).toEqual(['zoc-bond', undefined]);
  });
});
