import { createHmac } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isPublic, mayBeSentTo, type Web } from './web.ts';
import { newWebhookSecret, postTo } from './webhooks.ts';

const secret = newWebhookSecret();
const NOW = Date.parse('2026-11-30T10:00:00.500Z');

let server: http.Server | undefined;
afterEach(() => void server?.close());

interface Heard {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server on this machine that answers so, what it has heard, and the port at which it listens. */
async function sink(answer: (response: ServerResponse) => void): Promise<{ heard: Heard[]; port: number }> {
  const heard: Heard[] = [];
  const listening = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response);
    });
  });
  server = listening;
  await new Promise<void>((then) => listening.listen(0, '127.0.0.1', then));
  return { heard, port: (listening.address() as AddressInfo).port };
}

/** A web in which every name leads here; without certificates, which nobody gives to this machine. */
const here: Partial<Web> = {
  resolve: async () => ['127.0.0.1'],
  mayReach: () => true,
  request: http.request as unknown as Web['request'],
};

it('a webhook gets what is signed with its secret, at the address that was looked at', async () => {
  const { heard, port } = await sink((response) => response.writeHead(204).end());
  await postTo({ url: `http://hooks.invalid:${port}/a?b=c`, secret }, 'n1', { type: 'turn' }, NOW, here);
  const [{ path, headers, body }] = heard as [Heard];
  expect([path, headers.host, body]).toEqual(['/a?b=c', `hooks.invalid:${port}`, '{"type":"turn"}']);
  const time = '1796032800';
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`n1.${time}.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': 'n1',
    'webhook-timestamp': time,
    'webhook-signature': `v1,${expected}`,
  });
});

it('a redirect is not followed, and what is not taken is to be sent again', async () => {
  const { heard, port } = await sink((response) => response.writeHead(307, { location: '/elsewhere' }).end());
  const webhook = { url: `http://hooks.invalid:${port}/a`, secret };
  await expect(postTo(webhook, 'n1', {}, NOW, here)).rejects.toThrow('307');
  expect(heard.map(({ path }) => path)).toEqual(['/a']);
});

it('an answer without an end is not waited for', async () => {
  const { heard, port } = await sink((response) => void response.writeHead(200).write('so it goes on'));
  await postTo({ url: `http://hooks.invalid:${port}/`, secret }, 'n1', {}, NOW, here);
  expect(heard).toHaveLength(1);
});

it('nothing is sent when a name leads to this machine or those beside it', async () => {
  const { heard, port } = await sink((response) => response.writeHead(204).end());
  const webhook = { url: `http://hooks.invalid:${port}/`, secret };
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]) {
    const { mayReach: _, ...web } = { ...here, resolve: async () => addresses };
    await expect(postTo(webhook, 'n1', {}, NOW, web)).rejects.toThrow('no public address');
  }
  expect(heard).toEqual([]);
});

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.1.2.3', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['example.org', false],
])('%s: public is %s', (address, isSo) => expect(isPublic(address)).toBe(isSo));

it('names may be webhooks by https alone', () => {
  expect(mayBeSentTo('https://hooks.example.org:8443/a')).toBe(true);
  expect(mayBeSentTo('http://hooks.example.org/a')).toBe(false);
});
