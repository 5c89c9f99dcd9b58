// Watches whether the page is laid out for a small screen. CSS queries the container `page` for the same width.

/** The breakpoint of `@container page (max-width: 56.25em)`. */
const SMALL_SCREEN_EM = 56.25;

/** Measuring a page that was just built forces a layout and is slow, so a new board starts with the last result. */
let lastMeasured: boolean | null = null;

/** An attachment that calls back with whether the screen is small, at once and after every change. */
export const watchSmallScreen =
  (onChange: (isSmall: boolean) => void) =>
  (node: HTMLElement): (() => void) => {
    const page = node.closest('#app') ?? document.body;
    const measure = (): boolean => {
      lastMeasured = page.clientWidth <= SMALL_SCREEN_EM * Number.parseFloat(getComputedStyle(page).fontSize);
      return lastMeasured;
    };
    const observer = new ResizeObserver(() => onChange(measure()));
    // The board changes its size with the text size, too.
    for (const element of [page, node]) observer.observe(element);
    onChange(lastMeasured ?? measure());
    return () => observer.disconnect();
  };
