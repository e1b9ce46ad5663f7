import { expect, test } from 'vitest';
import { fieldName, shapeRefusal } from './shape.ts';

const SYSTEM = { end: [], move: ['unit', 'mode?'], air: ['points'] };
const OWN = { sail: ['to'] };
const why = (action: unknown): unknown => {
  const refusal = shapeRefusal(action, SYSTEM, OWN);
  return refusal && (refusal.args?.['what'] ?? refusal.code);
};

test.each([
  { by: 'red', type: 'end' },
  { by: 'red', type: 'move', unit: 'A' },
  { by: 'red', type: 'move', unit: 'A', mode: 'slow' },
  { by: 'red', type: 'air', points: -3 },
  { by: 'red', type: 'sail', to: '0101' },
])('%j has the form of an action', (action) => {
  expect(why(action)).toBeUndefined();
});

test.each([
  [null, 'action'],
  [[], 'action'],
  [{ type: 'end' }, 'by'],
  [{ by: 'red' }, 'unknown-action'],
  [{ by: 'red', type: 'toString' }, 'unknown-action'],
  [{ by: 'red', type: 'end', unit: 'A' }, 'unit'],
  [{ by: 'red', type: 'end', [Symbol('x')]: 1 }, 'Symbol(x)'],
  [{ by: 'red', type: 'move' }, 'unit'],
  [{ by: 'red', type: 'move', unit: 'A', mode: 7 }, 'mode'],
  [{ by: 'red', type: 'move', unit: 'A'.repeat(41) }, 'unit'],
  [{ by: 'red', type: 'air', points: 1.5 }, 'points'],
  [{ by: 'red', type: 'air', points: '1' }, 'points'],
  [JSON.parse('{ "by": "red", "type": "end", "__proto__": 1 }'), '__proto__'],
])('%j is refused, naming what is wrong', (action, wrong) => {
  expect(why(action)).toBe(wrong);
});

test('the name of a field that may be left out has no question mark', () => {
  expect(['unit', 'mode?'].map(fieldName)).toEqual(['unit', 'mode']);
});
