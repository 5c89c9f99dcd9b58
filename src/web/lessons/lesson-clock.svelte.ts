// Counts down to the end of a prompt by the server's clock.

import { onDestroy } from 'svelte';

export class LessonClock {
  /** Whole seconds; null if nothing runs. */
  secondsLeft = $state<number | null>(null);

  constructor(closesAt: () => number | null, now: () => number) {
    const tick = (): void => {
      const end = closesAt();
      this.secondsLeft = end === null ? null : Math.max(0, Math.ceil((end - now()) / 1000));
    };
    $effect(tick);
    const timer = setInterval(tick, 250);
    onDestroy(() => clearInterval(timer));
  }
}
