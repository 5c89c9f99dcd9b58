// Handles the on-screen keyboard of a phone: how much of the page it leaves visible, and how it stays open between words.
// Which keys a board reacts to is in board-keys.ts.

/** The visible part of the window, in pixels. */
export type VisibleArea = { readonly top: number; readonly height: number };

/** An attachment that reports the visible area while a field inside the node has the focus and space is short; else null. */
export const watchVisibleArea =
  (onChange: (area: VisibleArea | null) => void) =>
  (node: HTMLElement): (() => void) => {
    const abort = new AbortController();
    const { signal } = abort;
    const viewport = window.visualViewport!;
    const focusedField = (): Element | null => {
      const active = document.activeElement;
      return active?.matches('input:not([type])') && node.contains(active) ? active : null;
    };
    const update = (): void => onChange(focusedField() === null ? null : crampedArea(viewport));
    // A field that is removed fires focusout while the page is being changed, so wait until that is done.
    const scheduleUpdate = (): void => queueMicrotask(update);
    for (const type of ['focusin', 'focusout']) node.addEventListener(type, scheduleUpdate, { signal });
    for (const type of ['resize', 'scroll']) viewport.addEventListener(type, update, { signal });
    // A tap beside the field must not take its focus: the keyboard would close and open again between two words.
    const keepFocus = (event: Event): void => {
      if (focusedField() !== null && event.target !== focusedField()) event.preventDefault();
    };
    node.addEventListener('mousedown', keepFocus, { signal });
    return () => abort.abort();
  };

/** Some phones shrink the page for the keyboard, others put the keyboard on top of it; a window can also just be small. */
function crampedArea({ offsetTop, height, scale }: VisualViewport): VisibleArea | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isUpright = innerWidth < 37 * rem;
  const visibleHeight = height * scale;
  const isCramped = innerHeight - visibleHeight > 8 * rem || visibleHeight < (isUpright ? 34 : 18) * rem;
  return isCramped ? { top: offsetTop, height } : null;
}
