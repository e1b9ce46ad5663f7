import { askAccount, type Answered } from '../../online/account.ts';

/** Can this browser show notices while the page is closed? */
export const takesPushes = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  takesPushes() ? navigator.serviceWorker.getRegistration() : undefined;

/** Where pushes to this browser are sent; undefined where they are not. */
export async function pushEndpoint(): Promise<string | undefined> {
  return (await (await worker())?.pushManager.getSubscription())?.endpoint;
}

/** Asks for leave to show notices, and tells the server where to push them. */
export async function startPushes(lang: string): Promise<Answered<object>> {
  const asked = await askAccount<{ key: string }>('/notices/push');
  if (!asked.ok) return asked;
  const given = await subscribed(asked.value.key);
  return given ? askAccount('/notices/push', { ...given, lang }) : { ok: false, error: { code: 'push-failed' } };
}

/** Undefined when the reader, or the browser, did not want to. */
async function subscribed(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | undefined> {
  try {
    const manager = (await worker())?.pushManager;
    // One of another site's keys, such as of a server that was set up anew, would be in the way.
    await (await manager?.getSubscription())?.unsubscribe();
    const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys: { p256dh, auth } = {} } = made?.toJSON() ?? {};
    return endpoint !== undefined && p256dh !== undefined && auth !== undefined
      ? { endpoint, p256dh, auth }
      : undefined;
  } catch {
    return undefined;
  }
}

export async function stopPushes(endpoint: string): Promise<Answered<object>> {
  const answer = await askAccount<object>('/notices/push/remove', { endpoint });
  if (answer.ok) await (await (await worker())?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return answer;
}
