import { expect, it } from 'vitest';
import { digestOfBytes } from '../../kernel/hash.ts';
import { Chain } from './chain.ts';

it.each(['2b'.repeat(32), 'aa11', 'f0'.repeat(40)])('every value of a chain hashes to the one before: %s', (secret) => {
  const chain = new Chain(secret);
  const wrong: number[] = [];
  let before = chain.promise;
  for (let roll = 1; roll <= 8192; roll++) {
    const value = chain.value(roll) ?? '';
    if (digestOfBytes(value) !== before) wrong.push(roll);
    before = value;
  }
  expect([wrong, before]).toEqual([[], secret]);
  expect([chain.value(0), chain.value(8193)]).toEqual([undefined, undefined]);
});
