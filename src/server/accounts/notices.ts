import type { FastifyInstance } from 'fastify';
import { mayBeWebhook, newWebhookSecret } from '../notices/webhooks.ts';
import { asked, BODIES } from './bodies.ts';
import type { Desk } from './desk.ts';
import { perAddress } from './limits.ts';
import { Refused } from './refused.ts';

/** Which notices somebody gets of his games, and where. */
export function noticeRoutes(app: FastifyInstance, { accounts, sessions, mailing }: Desk): void {
  app.post('/notices', perAddress('other'), async (request) => {
    const { mail, lang } = asked(request, BODIES.notices);
    const { account } = await sessions.mustBe(request);
    if (mail !== 'off') {
      mailing.mustNotify();
      mailing.mustSend();
    }
    await accounts.changeNotices(account.id, { mail, lang });
    return { ok: true };
  });

  /** The secret by which notices are signed is said here and never again. */
  app.post('/notices/webhook', perAddress('other'), async (request, reply) => {
    const { url, lang } = asked(request, BODIES.webhook);
    const { account } = await sessions.mustBeRecent(request);
    reply.header('cache-control', 'no-store');
    if (url === null) {
      await accounts.changeNotices(account.id, { webhook: null });
      return { ok: true };
    }
    mailing.mustNotify();
    if (!mayBeWebhook(url.trim())) throw new Refused('webhook-address', 'url');
    const secret = newWebhookSecret();
    await accounts.changeNotices(account.id, { webhook: { url: url.trim(), secret }, lang });
    return { ok: true, secret };
  });
}
