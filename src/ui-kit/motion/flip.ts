// Motion from the difference of two pictures: whatever has the same data-id before and after flies from there to here.
// Finger, network, replay and undo all animate alike, and nobody scripts it. An element may say more about its flight:
// data-ms how long it takes, data-wait how long it waits, data-from where it starts if it was nowhere before.

import { prefersReducedMotion } from './reduced-motion.ts';

/** Call before the change; call what it returns once the page shows the new picture. */
export function captureFlip(root: ParentNode, ms = 340): () => void {
  const before = places(root);
  return () => {
    for (const [id, element] of elements(root)) {
      const from = before.get(id) ?? before.get(element.dataset.from ?? '');
      const duration = Number(element.dataset.ms ?? ms);
      const delay = Number(element.dataset.wait ?? 0);
      if (from === undefined) {
        if (before.size > 0 && !prefersReducedMotion())
          element.animate(
            [
              { opacity: 0, scale: 0.85 },
              { opacity: 1, scale: 1 },
            ],
            { duration: ms / 2, delay, fill: 'backwards', easing: 'ease-out' },
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

function elements(root: ParentNode): Map<string, HTMLElement> {
  return new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-id]'), (element) => [element.dataset.id!, element]),
  );
}

function places(root: ParentNode): Map<string, DOMRect> {
  return new Map([...elements(root)].map(([id, element]) => [id, element.getBoundingClientRect()]));
}
