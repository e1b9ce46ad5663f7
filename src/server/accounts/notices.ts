import type { FastifyInstance } from 'fastify';
import { newPushKeys } from '../notices/pushes.ts';
import { mayBeSentTo } from '../notices/web.ts';
import { newWebhookSecret } from '../notices/webhooks.ts';
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
    if (!mayBeSentTo(url.trim())) throw new Refused('webhook-address', 'url');
    const secret = newWebhookSecret();
    await accounts.changeNotices(account.id, { webhook: { url: url.trim(), secret }, lang });
    return { ok: true, secret };
  });

  /** What a browser asks its push service with. */
  app.get('/notices/push', perAddress('other'), async (request, reply) => {
    await sessions.mustBe(request);
    mailing.mustPush();
    reply.header('cache-control', 'no-store');
    return { key: (await accounts.pushKeys(newPushKeys)).publicKey };
  });

  /** Notices go to this browser as long as its owner is signed in there. */
  app.post('/notices/push', perAddress('other'), async (request) => {
    const { endpoint, p256dh, auth, lang } = asked(request, BODIES.push);
    const { account, session } = await sessions.mustBe(request);
    mailing.mustPush();
    if (!mayBeSentTo(endpoint)) throw new Refused('push-failed');
    await accounts.addPush({ endpoint, account: account.id, session: session.hash, p256dh, auth, lang });
    return { ok: true };
  });

  app.post('/notices/push/remove', perAddress('other'), async (request) => {
    const { endpoint } = asked(request, BODIES.removePush);
    const { account } = await sessions.mustBe(request);
    await accounts.removePush(account.id, endpoint);
    return { ok: true };
  });
}
