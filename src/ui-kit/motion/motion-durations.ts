// Durations of animations, read from the `--t-*` tokens of styles/tokens.css. They are 0 under reduced motion.

/** The duration of a token such as `--t-reveal`. Minified style sheets may give it in seconds. */
export function motionDurationMs(token: `--t-${string}`): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0;
}

/** Whether the system or the settings ask for less motion. */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset.motion === 'less';
