// Keeps the client and the words on the device: after one visit, bots, guides and one-device games work without a network.
// FILES and VERSION are filled in by the build.

const FILES = self.FILES;
const CACHE = `wordhoard ${self.VERSION}`;
const WORDS = '/lexicon/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/ws')
    return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/assets/') || pathname.startsWith(WORDS)) event.respondWith(kept(request));
  else event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** From the device if it is there, else from the network and then kept. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
