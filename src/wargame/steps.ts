import type { Counter, CounterFace } from './wargame.ts';

type Printed = Pick<Counter, 'faces' | 'steps'>;

/** Steps of the fresh unit. */
export const stepsOf = ({ faces, steps }: Printed): number => steps ?? faces.length;

/** The face that lies up with so many steps left: a step turns up the next face, as long as there is one. */
export function faceOf(counter: Printed, steps: number): CounterFace {
  const { faces } = counter;
  const lost = Math.max(0, stepsOf(counter) - Math.max(1, steps));
  return faces[Math.min(faces.length - 1, lost)] as CounterFace;
}

/** Has it lost steps? Not as far as anybody knows who may not see them. */
export const isReduced = (counter: Printed, steps: number | null): boolean =>
  steps !== null && steps < stepsOf(counter);
