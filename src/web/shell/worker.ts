// The service worker: keeps the whole page on the device, so that it opens without a network.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the built page with the hash of its content, null where its name carries one: put in by the build. */
declare const FILES: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(FILES);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
/** A new version waits until somebody at the page asks for it: it never changes the page under a game. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

/** A notice as the server pushes it. */
interface Notice {
  title: string;
  body: string;
  lang: string;
  /** Id of the game: a newer notice of it takes the place of an older one. */
  game: string;
  link: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, lang, game, link } = event.data.json() as Notice;
  const about = { body, lang, tag: game, icon: '/icon-192.png', data: link };
  event.waitUntil(self.registration.showNotification(title, about));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data as string));
});

/** Shows the page that is open at this address, or opens it. */
async function openPage(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === link);
  await (open ? open.focus() : self.clients.openWindow(link));
}
