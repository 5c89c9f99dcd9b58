// Finds a place for a bubble beside what it is about: inside the window, and never on top of it if there is any room.

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };
export type Side = 'below' | 'above' | 'right' | 'left';
export type BubblePlace = {
  readonly left: number;
  readonly top: number;
  /** Where the bubble is, seen from its target. */
  readonly side: Side;
  /** Where its tail is: the distance from the left edge of the bubble, or from its top if it is beside the target. */
  readonly tail: number;
};

/** The distance between bubble and target, with the tail in between. */
const GAP_PX = 12;
const MARGIN_PX = 6;
const TAIL_INSET_PX = 18;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Overlapping area of two boxes. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The first side with enough room; if there is none, the side where the least of the target is covered. */
export function placeBubble(
  target: Box,
  bubble: Size,
  page: Size,
  sides: readonly Side[] = ['above', 'below', 'right', 'left'],
): BubblePlace {
  const [centerX, centerY] = [target.left + target.width / 2, target.top + target.height / 2];
  const places = sides.map((side) => {
    const wantedLeft =
      side === 'right'
        ? target.left + target.width + GAP_PX
        : side === 'left'
          ? target.left - GAP_PX - bubble.width
          : centerX - bubble.width / 2;
    const wantedTop =
      side === 'below'
        ? target.top + target.height + GAP_PX
        : side === 'above'
          ? target.top - GAP_PX - bubble.height
          : centerY - bubble.height / 2;
    const left = clamp(wantedLeft, MARGIN_PX, Math.max(MARGIN_PX, page.width - MARGIN_PX - bubble.width));
    const top = clamp(wantedTop, MARGIN_PX, Math.max(MARGIN_PX, page.height - MARGIN_PX - bubble.height));
    const isBeside = side === 'left' || side === 'right';
    const tail = isBeside
      ? clamp(centerY - top, TAIL_INSET_PX, bubble.height - TAIL_INSET_PX)
      : clamp(centerX - left, TAIL_INSET_PX, bubble.width - TAIL_INSET_PX);
    return { place: { left, top, side, tail }, covered: overlap({ left, top, ...bubble }, target) };
  });
  return places.reduce((best, one) => (one.covered < best.covered ? one : best)).place;
}

/** Attaches a fixed element to another one, and follows it while the page scrolls or changes. `sides` are tried in order; the
 *  tail points at the middle of the target, or of `pointAt` inside it. */
export function followTarget(
  bubble: HTMLElement,
  target: HTMLElement,
  onLost: () => void,
  { sides, pointAt = target }: { readonly sides?: readonly Side[]; readonly pointAt?: Element } = {},
): () => void {
  const update = (): void => {
    const outer = target.getBoundingClientRect();
    const inner = pointAt.getBoundingClientRect();
    const box = { left: inner.left, width: inner.width, top: outer.top, height: outer.height };
    if (!target.isConnected || box.width === 0) {
      onLost();
      return;
    }
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const page = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top, side, tail } = placeBubble(box, size, page, sides);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    bubble.style.setProperty('--tail', `${tail}px`);
    bubble.dataset.side = side;
  };
  update();
  const timer = setInterval(update, 200);
  for (const type of ['scroll', 'resize']) addEventListener(type, update, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const type of ['scroll', 'resize']) removeEventListener(type, update, { capture: true });
  };
}
