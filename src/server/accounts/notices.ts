import { newPushKeys } from '../notices/pushes.ts';
import { mayBeSentTo } from '../notices/web.ts';
import { newWebhookSecret } from '../notices/webhooks.ts';
import type { Desk } from './desk.ts';
import { ADD_PUSH, CHANGE_NOTICES, CHANGE_WEBHOOK, PUSH_KEY, REMOVE_PUSH } from './descriptions/routes.ts';
import { perAddress, type AccountApp } from './limits.ts';
import { Refused } from './refused.ts';

/** Which notices somebody gets of his games, and where. */
export function noticeRoutes(app: AccountApp, { accounts, sessions, mailing }: Desk): void {
  app.post('/notices', perAddress('other', CHANGE_NOTICES), async (request) => {
    const { mail, lang } = request.body;
    const { account } = await sessions.mustBe(request);
    if (mail !== 'off') {
      mailing.mustNotify();
      mailing.mustSend();
    }
    await accounts.changeNotices(account.id, { mail, lang });
    return { ok: true };
  });

  /** The secret by which notices are signed is said here and never again. */
  app.post('/notices/webhook', perAddress('other', CHANGE_WEBHOOK), async (request, reply) => {
    const { url, lang } = request.body;
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
  app.get('/notices/push', perAddress('other', PUSH_KEY), async (request, reply) => {
    await sessions.mustBe(request);
    mailing.mustPush();
    reply.header('cache-control', 'no-store');
    return { key: (await accounts.pushKeys(newPushKeys)).publicKey };
  });

  /** Notices go to this browser as long as its owner is signed in there. */
  app.post('/notices/push', perAddress('other', ADD_PUSH), async (request) => {
    const { endpoint, p256dh, auth, lang } = request.body;
    const { account, session } = await sessions.mustBe(request);
    mailing.mustPush();
    if (!mayBeSentTo(endpoint)) throw new Refused('push-failed');
    await accounts.addPush({ endpoint, account: account.id, session: session.hash, p256dh, auth, lang });
    return { ok: true };
  });

  app.post('/notices/push/remove', perAddress('other', REMOVE_PUSH), async (request) => {
    const { endpoint } = request.body;
    const { account } = await sessions.mustBe(request);
    await accounts.removePush(account.id, endpoint);
    return { ok: true };
  });
}
