import { isIP } from 'node:net';
import { hostname } from 'node:os';

const WILDCARDS = ['0.0.0.0', '::'];

/** Can it only be reached from this machine: a loopback address, or `localhost`? */
export const isLoopback = (name: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/i.test(name);

/** The host name or address in a Host header: `[::1]:8044` → `::1`; undefined when it is malformed. */
function nameIn(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^:[\]/@\s]+))(?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}

const unmapped = (address: string): string => address.replace(/^::ffff:/, '');

/**
 * Does the Host header name this server? This prevents DNS rebinding: another site could point its name at this machine and
 * read the answers in a visitor's browser. `local` is the local address of the connection, valid too when listening on all
 * addresses.
 */
export function isOurHost(header: string | undefined, host: string, local: string | undefined): boolean {
  const name = nameIn(header ?? '');
  if (name === undefined) return false;
  if (isLoopback(name) || name === host.toLowerCase()) return true;
  if (!WILDCARDS.includes(host)) return false;
  return name === hostname().toLowerCase() || (isIP(name) !== 0 && name === unmapped(local ?? ''));
}
