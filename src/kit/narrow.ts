// Tells a board whether the page is laid out for a small screen, where things then have other places.
// Styles ask the container `page` themselves; this is the same question for scripts.

const NARROW = 56.25; // em

export const watchNarrow =
  (tell: (isNarrow: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    const page = node.closest('#app') ?? document.body;
    const look = (): void => tell(page.clientWidth <= NARROW * Number.parseFloat(getComputedStyle(page).fontSize));
    const sizes = new ResizeObserver(look);
    // The board changes its size with the text, too.
    for (const one of [page, node]) sizes.observe(one);
    look();
    return () => sizes.disconnect();
  };
