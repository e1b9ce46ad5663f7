import { expect, test } from 'vitest';
import { kindOf, sideKind, sideKinds } from './looks.ts';

test('a feature with a colon is one of its kind, with a name', () => {
  expect(kindOf('fort')).toEqual({ kind: 'fort' });
  expect(kindOf('camp:first')).toEqual({ kind: 'camp', name: 'first' });
});

test('what a hexside has goes by its field, by field and kind where there are several, or by the kind alone', () => {
  const looks = { ground: { 'river:deep': 'great-river', 'road:deep': 'paved' } } as const;
  const side = { river: 'deep', road: 'lane', bridge: true } as const;
  expect(sideKind(side, 'river', looks)).toBe('river:deep');
  expect(sideKind(side, 'road', looks)).toBe('lane');
  expect(sideKind(side, 'ferry', looks)).toBeUndefined();
  expect(sideKinds(side, looks)).toEqual(['river:deep', 'bridge', 'lane']);
});
