import { expect, it } from 'vitest';
import { words } from '../../../text/holland-44/words-en.ts';
import { ruleSentences } from '../../rules/reading.svelte.ts';
import { FORMATIONS } from './parts.ts';

const { orderRules = {} } = FORMATIONS;

it('every menu of orders names the rule by which they are given', async () => {
  expect(Object.keys(orderRules).sort()).toEqual(Object.keys(words.menu).sort());
  for (const rule of Object.values(orderRules)) expect(await ruleSentences('holland-44', rule), rule).not.toEqual([]);
});
