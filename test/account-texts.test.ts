// The page says in words why the server did not do something.
import { expect, it } from 'vitest';
import { en } from '../src/text/web/account/en.ts';
import { REFUSALS } from '../src/server/accounts/refused.ts';

it('the page has a text for every refusal', () => {
  expect(REFUSALS.filter((code) => !(`acc-no-${code}` in en))).toEqual([]);
});
