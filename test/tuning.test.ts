import { expect, test } from 'vitest';
import { fit } from '../scripts/tuning/fit.ts';
import type { Sample } from '../scripts/tuning/samples.ts';
import { FEATURES } from '../src/ai/doctrine/learnt.ts';
import { seeded } from '../src/kernel/random.ts';

const TURNS = 10;

/** Games in which a strength of the first side brings 2 points at the end and 3 more for all turns, its turn itself 5, and the dice up to `noise`. */
function samplesWith(noise: number): Sample[] {
  const random = seeded(3);
  const strength = FEATURES.indexOf('strength0');
  return Array.from({ length: 60 * TURNS * 2 }, (_, n) => {
    const [game, turnsLeft, side] = [Math.floor(n / (TURNS * 2)), 1 + (n % TURNS), n % 2 === 0 ? 0 : 1] as const;
    const features = FEATURES.map(() => random() * 10);
    const margin = 20 * random();
    const worth = (features[strength] as number) * (2 + (3 * turnsLeft) / TURNS);
    return { game, side, turnsLeft, margin, features, final: margin + worth + 5 * side + noise * (random() - 0.5) };
  });
}

test('weights that made the games are found again, and explain all that is left open', () => {
  const { learnt, explained } = fit(samplesWith(0));
  expect(learnt.turns).toBe(TURNS);
  const { strength0, ...others } = learnt.features;
  const near = ([last, more]: readonly [number, number]) => [Math.round(10 * last) / 10, Math.round(10 * more) / 10];
  expect(strength0[0] + strength0[1] / 2).toBeCloseTo(3.5, 0);
  expect(strength0[1]).toBeGreaterThan(2);
  for (const weight of [learnt.margin, ...Object.values(others)])
    for (const part of near(weight)) expect(Math.abs(part)).toBeLessThan(0.5);
  expect(explained).toBeGreaterThan(0.95);
});

test('what the dice decide is not explained', () => {
  expect(fit(samplesWith(1000)).explained).toBeLessThan(0.1);
});
