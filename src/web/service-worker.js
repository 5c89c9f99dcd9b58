// The service worker: caches the client and the words, so that after one visit everything but online play works offline.
// The build fills in FILES and VERSION and writes the result to /sw.js. It is plain JavaScript, because
// vite.config.ts copies its text without compiling it.

const FILES = self.FILES;
const CACHE = `wordhoard ${self.VERSION}`;
const LEXICON_PATH = '/lexicon/';
/** Addresses of the client's own pages. */
const CLIENT_PAGE = /^\/(?!metrics$|assets\/|lexicon\/)[\w/-]*$/;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

/** Code first, then the words one file at a time: somebody may have opened a table meanwhile. */
async function install() {
  const cache = await caches.open(CACHE);
  const isWords = (path) => path.startsWith(LEXICON_PATH);
  await cache.addAll(FILES.filter((path) => !isWords(path)));
  for (const path of FILES.filter(isWords)) await cache.add(path);
  await self.skipWaiting();
}

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
  if (request.mode === 'navigate') {
    if (CLIENT_PAGE.test(pathname)) event.respondWith(cachedPage(request));
  } else if (pathname.startsWith('/assets/') || pathname.startsWith(LEXICON_PATH))
    event.respondWith(cacheFirst(request));
  else event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** The page of this version, without asking the server. A new version is fetched in the background: the browser compares this
 *  file with the server's on every visit. */
async function cachedPage(request) {
  return (await (await caches.open(CACHE)).match('/')) ?? fetch(request);
}

/** From the cache, else from the network and then into the cache. */
async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// "It's your turn": notify/notifier.ts on the server writes these messages.
self.addEventListener('push', (event) => {
  const { title, body, path, tag, tables } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, {
        // A reminder replaces the message about the same turn, and is heard again. Notifications can't show SVG.
        ...{ body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge-96.png', data: { path } },
        actions: [{ action: 'stop', title: 'Turn off notifications' }],
      }),
      navigator.setAppBadge?.(tables),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === 'stop') event.waitUntil(unsubscribe());
  else event.waitUntil(openTable(new URL(event.notification.data.path, location.origin).href));
});

/** This browser gets no more messages, even if the server can't be reached now. */
async function unsubscribe() {
  await navigator.clearAppBadge?.();
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription === null) return;
  await subscription.unsubscribe();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await fetch('/api/me/push', { method: 'DELETE', headers, body }).catch(() => {});
}

/** Shows the table in a page that has it, or in a new one. */
async function openTable(url) {
  await navigator.clearAppBadge?.();
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url.startsWith(url));
  return page === undefined ? self.clients.openWindow(url) : page.focus();
}
