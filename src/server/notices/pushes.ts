import type { PushKeys, PushTarget } from '../store/accounts.ts';
import { mustBeTaken, post, type Web } from './web.ts';

// The library is loaded with the first push.
const load = async () => (await import('web-push')).default;

export const newPushKeys = async (): Promise<PushKeys> => (await load()).generateVAPIDKeys();

/** Statuses of a browser that does not want pushes any more. */
const GONE = new Set([404, 410]);
/** Seconds for which a push is kept for a device that is off: at most as long as the services keep one. */
const LONGEST = 28 * 24 * 60 * 60;

/** What is pushed to a browser; the service between can read nothing of it. */
interface Push {
  readonly content: object;
  /** A newer push of the same topic takes the place of one that has not been delivered. */
  readonly topic: string;
  /** Milliseconds after which it is of no use. */
  readonly lasts?: number | undefined;
}

/** Pushes to a browser; false when it does not want pushes any more. Throws when it was not taken. `site`: with https. */
export async function pushTo(
  { endpoint, p256dh, auth }: PushTarget,
  { content, topic, lasts }: Push,
  keys: PushKeys,
  site: string,
  web?: Partial<Web>,
): Promise<boolean> {
  const { generateRequestDetails } = await load();
  const TTL = Math.max(60, Math.min(LONGEST, Math.ceil((lasts ?? Infinity) / 1000)));
  const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
    vapidDetails: { subject: site, ...keys },
    TTL,
    topic,
  });
  const status = await post(endpoint, details.headers as Record<string, string>, details.body ?? '', web);
  if (GONE.has(status)) return false;
  mustBeTaken(status, endpoint);
  return true;
}
