// The router: the current path and query, and links that change them without loading the page again.

export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

addEventListener('popstate', read);

function read(): void {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
}

export function navigate(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  scrollTo(0, 0);
}

/** After this, reloading the page or coming back to it opens the same match. */
export function putMatchInUrl(id: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('resume');
  url.searchParams.set('match', id);
  history.replaceState(null, '', url);
}

/** Follows links within the client without loading the page again. */
export function handleLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hash !== '' && link.pathname === location.pathname) return; // an anchor on this page
  event.preventDefault();
  navigate(link.pathname + link.search);
}
