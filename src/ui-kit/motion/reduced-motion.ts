// How long a motion of the look takes, read from the tokens: nothing where less motion is wanted.
// Not the motions themselves.

/** The milliseconds of a token such as `--t-reveal`. Built style sheets may say it in seconds. */
export function motionDurationMs(token: `--t-${string}`): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0;
}

/** Less motion is wanted, by the system or by the settings. */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset.motion === 'less';
