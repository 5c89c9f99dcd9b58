// Keeps the screen awake while a table is shown, if the settings say so and the browser can.

import { settings } from './settings.svelte.ts';

/** Starts at once. Call the returned function to let the screen sleep again. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  const request = (): void => {
    if (settings.awake && 'wakeLock' in navigator && document.visibilityState === 'visible')
      void navigator.wakeLock.request('screen').then(
        (sentinel) => (lock = sentinel),
        () => {},
      );
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
