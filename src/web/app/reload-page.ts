// Reloads the page so that it really is the newest one, although the service worker answers from its cache.

const MAX_WAIT_MS = 15_000;

/** Fetches a newer service worker, if there is one, before the page is loaded again. */
export async function reloadPage(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const newer = registration?.installing ?? registration?.waiting;
    if (newer)
      await new Promise<void>((resolve) => {
        newer.addEventListener('statechange', () => ['activated', 'redundant'].includes(newer.state) && resolve());
        setTimeout(resolve, MAX_WAIT_MS);
      });
  } catch {
    // Without a network or a service worker there is nothing newer to fetch.
  }
  location.reload();
}
