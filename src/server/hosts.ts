import { isIP } from 'node:net';
import { hostname } from 'node:os';

const WILDCARDS = ['0.0.0.0', '::'];

/** Reached from this machine alone: an address of the loopback network, or the name everybody gives it. */
export const isLoopback = (name: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/i.test(name);

/** `[::1]:8044` → `::1`; undefined when the header is not of this form. */
function nameIn(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^:[\]/@\s]+))(?::\d+)?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase().replace(/\.$/, '');
}

const unmapped = (address: string): string => address.replace(/^::ffff:/, '');

/**
 * Is a request meant for us by the name it gives? Otherwise somebody else's page could ask us in a visitor's name, by
 * pointing its own name at this machine. `local` is our end of the connection: who listens everywhere goes by that too.
 */
export function isOurHost(header: string | undefined, host: string, local: string | undefined): boolean {
  const name = nameIn(header ?? '');
  if (name === undefined) return false;
  if (isLoopback(name) || name === host.toLowerCase()) return true;
  if (!WILDCARDS.includes(host)) return false;
  return name === hostname().toLowerCase() || (isIP(name) !== 0 && name === unmapped(local ?? ''));
}
