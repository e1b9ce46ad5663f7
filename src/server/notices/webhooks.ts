import { createHmac, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Webhook } from '../store/accounts.ts';

/** What webhooks use of the world; tests have a smaller one. */
export interface Web {
  /** The addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
  request: typeof https.request;
}

/** Milliseconds for which the other server is waited for. */
const PATIENCE = 10_000;
const SECRET_BYTES = 32;
const LONGEST = 500;
const PREFIX = 'whsec_';

const WEB: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublic,
  request: https.request,
};

/** Can everybody reach this address, so that it is none of the machines beside this one? */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** May notices be sent there, as far as its address tells? Where its name leads is looked at whenever something is sent. */
export function mayBeWebhook(given: string): boolean {
  const url = URL.parse(given);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || given.length > LONGEST) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isPublic(host);
}

/** A secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * Posts JSON to a webhook, signed as Standard Webhooks has it (standardwebhooks.com). The name is resolved once, and the connection made to the
 * address that was looked at. Redirects are not followed. Throws when it was not taken. `id`: the same when it is sent again.
 */
export async function postTo(
  { url, secret }: Webhook,
  id: string,
  content: object,
  now: number,
  some: Partial<Web> = {},
): Promise<void> {
  const { resolve, mayReach, request } = { ...WEB, ...some };
  const target = new URL(url);
  const addresses = await resolve(hostOf(target));
  const [address] = addresses;
  if (address === undefined || !addresses.every(mayReach)) throw new Error('The webhook is at no public address.');
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(now / 1000));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Bivouac',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`,
  };
  const status = await new Promise<number | undefined>((answer, fail) => {
    const pinned = { address, family: isIP(address) };
    const asking = request(
      target,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        lookup: (_, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family)),
      },
      (response) => {
        response.on('error', () => undefined);
        answer(response.statusCode);
        response.destroy();
      },
    );
    asking.on('error', fail);
    asking.end(body);
  });
  if (status === undefined || status < 200 || status >= 300)
    throw new Error(`The webhook answered with status ${status}.`);
}

const signature = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');

/** An IPv6 address stands in brackets in a URL. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
