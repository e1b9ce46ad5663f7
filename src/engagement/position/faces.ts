import type { Counter } from '../../wargame/wargame.ts';
import type { Unit } from './rules.ts';

/** Attack, defence and movement points as printed. */
type Face = readonly [number, number, number];

/** What the two faces of a counter say: strengths by steps left, and the points of the fresh face, which a reduced unit keeps. */
export function readFaces({ faces }: Pick<Counter, 'faces'>): Pick<Unit, 'attack' | 'defence' | 'allowance'> {
  const [fresh, reduced] = faces as unknown as readonly [Face, Face];
  return { attack: [0, reduced[0], fresh[0]], defence: [0, reduced[1], fresh[1]], allowance: fresh[2] };
}
