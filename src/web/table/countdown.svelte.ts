// The clock of the strip: seconds left and of the whole, from the table's deadline and time.
// Not the fuse or the figures (kit/Strip.svelte).

import { DEADLINE_GRACE_MS, type Millis } from '../../core/game.ts';

export class Clock {
  /** null: no clock runs. */
  left = $state<number | null>(null);
  whole = $state<number | null>(null);
  #deadline: Millis | null = null;

  /** Looks at the table again; true when another of the last five seconds has gone. */
  tick(deadline: Millis | null, now: Millis): boolean {
    if (deadline === null) {
      this.left = this.whole = this.#deadline = null;
      return false;
    }
    if (deadline !== this.#deadline) {
      // A window too short for people to see is no clock of theirs: the one before it runs on.
      if (deadline - DEADLINE_GRACE_MS > now) {
        this.#deadline = deadline;
        this.whole = (deadline - DEADLINE_GRACE_MS - now) / 1000;
      }
      if (this.#deadline === null || this.#deadline - DEADLINE_GRACE_MS <= now) {
        this.left = null;
        return false;
      }
    }
    const before = this.left;
    this.left = Math.max(0, (this.#deadline - DEADLINE_GRACE_MS - now) / 1000);
    return before !== null && this.left < 5.2 && Math.ceil(this.left) < Math.ceil(before);
  }
}
