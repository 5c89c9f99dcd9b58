// Typing with the keyboard of a phone, which covers the page: how much it leaves in sight, and how it stays open.
// Not which keys are pressed: keys.ts.

/** The part of the window that is in sight, in pixels. */
export type VisibleArea = { readonly top: number; readonly height: number };

/** Tells the room that is left while somebody types in a field of this node and there is little of it; null otherwise. */
export const watchVisibleArea =
  (tell: (room: VisibleArea | null) => void) =>
  (node: HTMLElement): (() => void) => {
    const left = new AbortController();
    const { signal } = left;
    const port = window.visualViewport!;
    const field = (): Element | null => {
      const active = document.activeElement;
      return active?.matches('input:not([type])') && node.contains(active) ? active : null;
    };
    const look = (): void => tell(field() === null ? null : littleRoom(port));
    // A field that goes away says so while the page is being changed.
    const soon = (): void => queueMicrotask(look);
    for (const type of ['focusin', 'focusout']) node.addEventListener(type, soon, { signal });
    for (const type of ['resize', 'scroll']) port.addEventListener(type, look, { signal });
    // Whatever is tapped beside the field leaves it its keyboard: between two words it would close and open again.
    const hold = (event: Event): void => {
      if (field() !== null && event.target !== field()) event.preventDefault();
    };
    node.addEventListener('mousedown', hold, { signal });
    return () => left.abort();
  };

/** Some phones shrink the page for the keyboard, others lay the keyboard over it; a page may also just be small. */
function littleRoom({ offsetTop, height, scale }: VisualViewport): VisibleArea | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const upright = innerWidth < 37 * rem;
  const seen = height * scale;
  const little = innerHeight - seen > 8 * rem || seen < (upright ? 34 : 18) * rem;
  return little ? { top: offsetTop, height } : null;
}
