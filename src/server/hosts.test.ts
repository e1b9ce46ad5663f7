import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, isOurHost } from './hosts.ts';

test.each(['localhost', '127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('%s is a loopback address', (name) => {
  expect(isLoopback(name)).toBe(true);
});

test.each(['0.0.0.0', '::', '192.168.1.7', '128.0.0.1', 'localhost.evil.example', '127.0.0.1.nip.io', ''])(
  '%s is not a loopback address',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);

const LAN = '192.168.1.7';

test.each([
  ['localhost', '127.0.0.1', true],
  ['LocalHost.:8044', '127.0.0.1', true],
  ['127.0.0.1:8044', 'localhost', true],
  ['[::1]:8044', '127.0.0.1', true],
  ['games.example:8044', 'games.example', true],
  ['games.example', 'Games.Example', true],
  [`[fe80::7]:1`, 'fe80::7', true],
  [LAN, '0.0.0.0', true],
  [`${LAN}:8044`, '::', true],
  [`${hostname()}:8044`, '0.0.0.0', true],
  ['evil.example', '127.0.0.1', false],
  ['evil.example', '0.0.0.0', false],
  ['10.0.0.1', '0.0.0.0', false],
  [LAN, '127.0.0.1', false],
  [hostname() === 'localhost' ? 'other' : hostname(), '127.0.0.1', false],
  ['localhost.evil.example', '127.0.0.1', false],
  ['evil.example:localhost', '127.0.0.1', false],
  ['localhost@evil.example', '127.0.0.1', false],
  ['localhost evil.example', '127.0.0.1', false],
  ['', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
])('a request for %s to a server at %s: %s', (header, host, ours) => {
  expect(isOurHost(header, host, `::ffff:${LAN}`)).toBe(ours);
});
