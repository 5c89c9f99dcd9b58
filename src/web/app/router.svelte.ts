// Which page is shown: the path of the address, and links that change it without loading anew.

export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

addEventListener('popstate', read);

function read(): void {
  route.path = location.pathname;
  route.query = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  scrollTo(0, 0);
}

/** Whoever reloads this page, or comes back to it, finds the match that is played here. */
export function rememberMatch(): void {
  const address = new URL(location.href);
  address.searchParams.set('resume', '1');
  history.replaceState(null, '', address);
}

/** Lets plain links on our own pages change the page in place. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hash !== '' && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search);
}
