import { expect, test } from 'vitest';
import { rulesOf } from './library.ts';

test('a chapter, a scenario or a chart is a heading of the second level, what it contains of the third and fourth', async () => {
  const rules = await rulesOf('holland-44');
  const levels = Object.fromEntries(rules?.chapters.map(({ number, level }) => [number, level]) ?? []);
  expect(levels).toMatchObject({ '14.0': 2, '14.1': 3, '14.1.1': 4, S1: 2, 'S1.1': 3, SOP: 2, CRT: 2 });
});
