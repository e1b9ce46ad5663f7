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
