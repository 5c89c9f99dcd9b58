// FLIP animation (first, last, invert, play): an element with the same data-flip-id before and after a change moves from its
// old place to its new one. Moves, replays and undo animate the same way, without code of their own. An element can set
// its duration and delay, and where it starts if it did not exist before: see data-attributes.ts.

import { dataAttributes } from '../data-attributes.ts';
import { prefersReducedMotion } from './motion-durations.ts';

/** Call it before the change, and call the function it returns after the DOM has been updated. */
export function captureFlip(root: ParentNode, durationMs = 340): () => void {
  const before = measureElements(root);
  return () => {
    for (const [id, element] of flipElements(root)) {
      const from = before.get(id) ?? before.get(element.getAttribute(dataAttributes.flipFrom) ?? '');
      const duration = Number(element.getAttribute(dataAttributes.flipDurationMs) ?? durationMs);
      const delay = Number(element.getAttribute(dataAttributes.flipDelayMs) ?? 0);
      if (from === undefined) {
        if (before.size > 0 && !prefersReducedMotion())
          element.animate(
            [
              { opacity: 0, scale: 0.85 },
              { opacity: 1, scale: 1 },
            ],
            { duration: durationMs / 2, delay, fill: 'backwards', easing: 'ease-out' },
          );
        continue;
      }
      const to = element.getBoundingClientRect();
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
      if (prefersReducedMotion()) {
        element.animate([{ outline: '3px solid #F4B92E' }, { outline: '3px solid transparent' }], { duration: 600 });
        continue;
      }
      const scale = to.width > 0 ? from.width / to.width : 1;
      const rise = Math.min(40, Math.hypot(dx, dy) / 6);
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 20 },
          {
            transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(scale + 1) / 2})`,
            transformOrigin: '0 0',
            zIndex: 20,
            offset: 0.5,
          },
          { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
        ],
        { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.3,.1,.2,1)' },
      );
    }
  };
}

function flipElements(root: ParentNode): Map<string, HTMLElement> {
  const { flipId } = dataAttributes;
  return new Map(
    Array.from(root.querySelectorAll<HTMLElement>(`[${flipId}]`), (element) => [
      element.getAttribute(flipId)!,
      element,
    ]),
  );
}

function measureElements(root: ParentNode): Map<string, DOMRect> {
  return new Map([...flipElements(root)].map(([id, element]) => [id, element.getBoundingClientRect()]));
}
