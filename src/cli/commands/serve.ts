import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { checkedEmail } from '../../server/accounts/bodies.ts';
import type { MailOptions } from '../../server/accounts/mailing.ts';
import { smtpPost } from '../../server/accounts/post.ts';
import { buildApp } from '../../server/app.ts';
import { isLoopback } from '../../server/hosts.ts';
import { command } from '../command.ts';
import { wholeNumber } from '../output/numbers.ts';
import { problem } from '../output/problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { ROOT } from '../rules/rules.ts';
import { openStore } from '../stores.ts';

const PAGE = 'dist/web';
const DEFAULT_PORT = '8044';

export const serve = command(
  { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' }, data: { type: 'string' } },
  async (args, terminal) => {
    const port = wholeNumber('--port', args.port ?? (terminal.environment.env['PORT'] || DEFAULT_PORT), 0, 65_535);
    if (!existsSync(join(ROOT, PAGE, 'index.html'))) throw problem('no-page', { path: PAGE });
    const mail = { ...mailBy(terminal), owners: ownersIn(terminal) };
    const store = await openStore(args.data, terminal.environment.env);
    const log = logOf(terminal);
    const { address, url } = await listen(args.host, port, { store, accounts: mail, ...(log ? { log } : {}) });
    if (!isLoopback(address)) terminal.environment.err(terminal.say('beyond-loopback', { address }));
    return { json: { ok: true, url }, text: () => terminal.say('serving', { url }) };
  },
);

/** Where the site is: at BIVOUAC_URL; and how it sends mails: by the mail server of BIVOUAC_SMTP, from BIVOUAC_MAIL_FROM, or not at all. */
function mailBy(terminal: Terminal): MailOptions {
  const { BIVOUAC_SMTP: smtp, BIVOUAC_MAIL_FROM: from, BIVOUAC_URL: url } = terminal.environment.env;
  if (url && !URL.canParse(url)) throw problem('bad-url', {}, { at: 'BIVOUAC_URL' });
  const site = url ? { site: new URL(url).origin } : {};
  if (!smtp) return site;
  if (!from) throw problem('no-mail-from', {}, { at: 'BIVOUAC_MAIL_FROM' });
  if (!/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? '')) throw problem('bad-smtp', {}, { at: 'BIVOUAC_SMTP' });
  const onLost = ({ message }: Error): void => terminal.environment.err(terminal.say('mail-lost', { reason: message }));
  return { post: smtpPost(smtp, from), onLost, ...site };
}

/** The addresses in BIVOUAC_OWNERS, with commas between them: accounts that have confirmed them have the page of the owner. */
function ownersIn({ environment: { env } }: Terminal): string[] {
  const typed = (env['BIVOUAC_OWNERS'] ?? '').split(',').filter((each) => each.trim() !== '');
  return typed.map((each) => {
    try {
      return checkedEmail(each);
    } catch {
      throw problem('bad-owner', { value: each.trim() }, { at: 'BIVOUAC_OWNERS' });
    }
  });
}

/** A line of JSON for every request on standard error, where BIVOUAC_LOG is set. */
function logOf({ environment: { env, err } }: Terminal): { write(line: string): void } | undefined {
  return env['BIVOUAC_LOG'] ? { write: (line) => err(line.trimEnd()) } : undefined;
}

/** Starts the server, which closes when the process gets a signal to end. */
async function listen(
  host: string,
  port: number,
  options: NonNullable<Parameters<typeof buildApp>[1]>,
): Promise<{ address: string; url: string }> {
  const app = await buildApp(join(ROOT, PAGE), { host, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenProblem(error as NodeJS.ErrnoException, host, port);
  }
  const bound = app.server.address() as AddressInfo;
  return { address: bound.address, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/` };
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return problem('port-in-use', { host, port });
  if (error.code === 'EACCES') return problem('port-forbidden', { host, port });
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? ''))
    return problem('bad-host', { host });
  return error;
}
