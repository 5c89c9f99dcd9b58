// Keeps the screen awake while a table is shown, if the person wants that and the browser can.

import { settings } from './settings.svelte.ts';

/** Starts at once; call what it returns to let the screen sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = (): void => {
    if (settings.awake && 'wakeLock' in navigator && document.visibilityState === 'visible')
      void navigator.wakeLock.request('screen').then(
        (got) => (lock = got),
        () => {},
      );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
