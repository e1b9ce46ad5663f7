import { lookup } from 'node:dns/promises';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is used of the world to reach servers that users name; tests have a smaller one. */
export interface Web {
  /** The addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
  request: typeof https.request;
}

/** Milliseconds for which the other server is waited for. */
const PATIENCE = 10_000;
const LONGEST = 500;

const WEB: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublic,
  request: https.request,
};

/** Can everybody reach this address, so that it is none of the machines beside this one? */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** May something be sent there, as far as this address tells? Where its name leads is looked at whenever something is sent. */
export function mayBeSentTo(given: string): boolean {
  const url = URL.parse(given);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || given.length > LONGEST) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isPublic(host);
}

/**
 * Posts something, and gives the status of the answer. The name is resolved once, and the connection made to the address that was looked at; redirects are
 * not followed, and what is answered besides is not read. Throws when there is no answer.
 */
export async function post(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  some: Partial<Web> = {},
): Promise<number> {
  const { resolve, mayReach, request } = { ...WEB, ...some };
  const target = new URL(url);
  const addresses = await resolve(hostOf(target));
  const [address] = addresses;
  if (address === undefined || !addresses.every(mayReach)) throw new Error(`${target.host} has no public address.`);
  const pinned = { address, family: isIP(address) };
  return new Promise((answer, fail) => {
    const asking = request(
      target,
      {
        method: 'POST',
        headers: { 'content-length': Buffer.byteLength(body), 'user-agent': 'Bivouac', ...headers },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        lookup: (_, { all }, found) => (all ? found(null, [pinned]) : found(null, pinned.address, pinned.family)),
      },
      (response) => {
        response.on('error', () => undefined);
        answer(response.statusCode ?? 0);
        response.destroy();
      },
    );
    asking.on('error', fail);
    asking.end(body);
  });
}

/** Throws unless the status of an answer says that it was taken. */
export function mustBeTaken(status: number, url: string): void {
  if (status < 200 || status >= 300) throw new Error(`${new URL(url).host} answered with status ${status}.`);
}

/** An IPv6 address stands in brackets in a URL. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
