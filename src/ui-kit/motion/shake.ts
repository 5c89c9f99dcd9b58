// Shakes an element and outlines it in red for a moment, when something is lost. Under reduced motion it is only outlined.

import { prefersReducedMotion } from './motion-durations.ts';

const OUTLINE_MS = 1400;
const SHAKE_MS = 480;

export function shake(element: HTMLElement | null): void {
  if (element === null) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  // On top of the element, because its parts have backgrounds of their own.
  const outline = document.createElement('div');
  outline.setAttribute('aria-hidden', 'true');
  outline.style.cssText = `position:fixed;z-index:40;left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:var(--r-panel);box-shadow:inset 0 0 0 4px var(--alert);background:color-mix(in srgb, var(--alert) 12%, transparent);pointer-events:none`;
  document.querySelector('#app')?.append(outline);
  void outline
    .animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], {
      duration: OUTLINE_MS,
      easing: 'ease-out',
    })
    .finished.finally(() => outline.remove());
  if (!prefersReducedMotion())
    element.animate(
      [0, -7, 6, -5, 4, -2, 0].map((x) => ({ translate: `${x}px` })),
      { duration: SHAKE_MS },
    );
}
