import type { FastifyRequest } from 'fastify';
import type { Lang } from '../../text/format.ts';
import { mailOf, type MailKind } from './mails.ts';
import type { Post } from './post.ts';
import { Refused } from './refused.ts';
import { isSecure } from './sessions.ts';

export interface MailOptions {
  /** Sends mails; without it, the site sends none. */
  post?: Post;
  /** The site's address, in mails too, where it is not the one that it listens at: https://example.org */
  site?: string;
  /** Told when a mail could not be sent: whoever has asked for it is not, for that would say whose address is known. */
  onLost?: (error: Error) => void;
}

/** Sends the mails of accounts, after the request has been answered. */
export class Mailing {
  readonly #options: MailOptions;

  constructor(options: MailOptions) {
    this.#options = options;
  }

  get canSend(): boolean {
    return this.#options.post !== undefined;
  }

  /** Notices lead to the site, of which no request says then where it is. */
  get canNotify(): boolean {
    return this.#options.site !== undefined;
  }

  /** Browsers take pushes only from a site with https. */
  get canPush(): boolean {
    return this.#options.site?.startsWith('https:') ?? false;
  }

  mustPush(): void {
    if (!this.canPush) throw new Refused('no-notices');
  }

  mustNotify(): void {
    if (!this.canNotify) throw new Refused('no-notices');
  }

  mustSend(): void {
    if (!this.canSend) throw new Refused('no-mail', 'email');
  }

  send(
    request: FastifyRequest,
    kind: MailKind,
    { to, lang, name, token }: { to: string; lang: Lang; name: string; token?: string },
  ): void {
    const { post, site = siteOf(request) } = this.#options;
    const about = { to, lang, name, site, ...(token === undefined ? {} : { token }) };
    this.later(async () => post?.send(mailOf(kind, about)));
  }

  /** Does work of which the answer may say nothing, not even by how long it takes. */
  later(work: () => Promise<unknown>): void {
    setImmediate(() => void work().catch((error: Error) => this.#options.onLost?.(error)));
  }
}

const siteOf = (request: FastifyRequest): string => `${isSecure(request) ? 'https' : 'http'}://${request.headers.host}`;
