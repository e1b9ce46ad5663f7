import { en } from '../../../text/web/account/en.ts';
import type { WebKey } from '../../../text/web/texts.ts';
import type { Failure } from '../../online/account.ts';

/** The text that says why something was not done. */
export function failureKey({ code }: Failure): WebKey {
  if (code === 'server-away') return 'acc-no-server';
  const key = `acc-no-${code}`;
  return key in en ? (key as WebKey) : 'acc-no-other';
}
