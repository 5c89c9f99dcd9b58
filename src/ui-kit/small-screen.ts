// Tells a board whether the page is laid out for a small screen, where things then have other places.
// Styles ask the container `page` themselves; this is the same question for scripts.

const NARROW = 56.25; // em

/** As last measured: to measure a page that has just been built makes it slow, so a board is told this first. */
let known: boolean | null = null;

export const watchSmallScreen =
  (tell: (isNarrow: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    const page = node.closest('#app') ?? document.body;
    const measure = (): boolean => {
      known = page.clientWidth <= NARROW * Number.parseFloat(getComputedStyle(page).fontSize);
      return known;
    };
    const look = (): void => tell(measure());
    const sizes = new ResizeObserver(look);
    // The board changes its size with the text, too.
    for (const one of [page, node]) sizes.observe(one);
    tell(known ?? measure());
    return () => sizes.disconnect();
  };
