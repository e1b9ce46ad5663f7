import { createHmac, randomBytes } from 'node:crypto';
import type { Webhook } from '../store/accounts.ts';
import { mustBeTaken, post, type Web } from './web.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * Posts JSON to a webhook, signed as Standard Webhooks has it (standardwebhooks.com). Throws when it was not taken. `id`: the same when it is sent again.
 */
export async function postTo(
  { url, secret }: Webhook,
  id: string,
  content: object,
  now: number,
  web?: Partial<Web>,
): Promise<void> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`,
  };
  mustBeTaken(await post(url, headers, body, web), url);
}

const signature = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');
