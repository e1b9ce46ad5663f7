import { expect, test } from 'vitest';
import { REICHSWALD } from '../games/reichswald/index.ts';
import { begin, act } from '../kernel/match.ts';
import { pick, seeded } from '../kernel/random.ts';
import { actionSchema } from './actions.ts';

const schema = actionSchema([REICHSWALD]);

test('every action of a random game matches the schema', () => {
  const begun = begin(REICHSWALD, { scenario: 'veritable', options: {}, setup: null });
  if (!begun.ok) throw new Error('the scenario must start');
  const match = begun.value;
  const random = seeded(4);
  while (REICHSWALD.toAct(match.state) !== 'over') act(match, pick([...REICHSWALD.legal(match.state)], random));
  expect(match.actions.length).toBeGreaterThan(1000);
  for (const action of match.actions) expect(schema.safeParse(action).success).toBe(true);
});

test.each([
  [{ by: 'allied', type: 'fly', unit: 'B-129/43' }],
  [{ by: 'allied', type: 'step', to: '0906', cost: 0 }],
  [{ by: 'allied', type: 'air', points: '3' }],
  [{ by: 'chance', dice: [7] }],
  [{ by: 'chance', dice: [] }],
])('%j does not', (action) => {
  expect(schema.safeParse(action).success).toBe(false);
});
