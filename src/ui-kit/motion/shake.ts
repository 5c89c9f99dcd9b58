// Shakes an element and tints it red for a moment, when something is lost. Under reduced motion it is only tinted.

import { prefersReducedMotion } from './motion-durations.ts';

const TINT_MS = 1100;
const SHAKE_MS = 480;

export function shake(element: HTMLElement | null): void {
  if (element === null) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  // On top of the element, because its parts have backgrounds of their own.
  const tint = document.createElement('div');
  tint.setAttribute('aria-hidden', 'true');
  tint.style.cssText = `position:fixed;z-index:40;left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:var(--r-panel);background:var(--alert);pointer-events:none`;
  document.querySelector('#app')?.append(tint);
  void tint
    .animate([{ opacity: 0.4 }, { opacity: 0 }], { duration: TINT_MS, easing: 'ease-out' })
    .finished.finally(() => tint.remove());
  if (!prefersReducedMotion())
    element.animate(
      [0, -7, 6, -5, 4, -2, 0].map((x) => ({ translate: `${x}px` })),
      { duration: SHAKE_MS },
    );
}
