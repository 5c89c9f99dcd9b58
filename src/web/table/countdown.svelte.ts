// The countdown to the table's deadline, in seconds. ui-kit/components/StatusStrip.svelte shows it.

import { DEADLINE_GRACE_MS, type Millis } from '../../core/game.ts';

export class Countdown {
  /** null while no clock runs. */
  secondsLeft = $state<number | null>(null);
  secondsTotal = $state<number | null>(null);
  #deadline: Millis | null = null;

  /** Over days the clock of the rules stands still, and `moveBy` counts, by this page's clock. */
  updateTable(deadline: Millis | null, tableTime: Millis, moveBy: Millis | null): boolean {
    return moveBy === null
      ? this.update(deadline, tableTime)
      : this.update(moveBy + DEADLINE_GRACE_MS, performance.now());
  }

  /** Returns true whenever one of the last five seconds has passed, for the ticking sound. */
  update(deadline: Millis | null, now: Millis): boolean {
    if (deadline === null) {
      this.secondsLeft = this.secondsTotal = this.#deadline = null;
      return false;
    }
    if (deadline !== this.#deadline) {
      // A deadline too short to be shown is ignored: the countdown before it goes on.
      if (deadline - DEADLINE_GRACE_MS > now) {
        this.#deadline = deadline;
        this.secondsTotal = (deadline - DEADLINE_GRACE_MS - now) / 1000;
      }
      if (this.#deadline === null || this.#deadline - DEADLINE_GRACE_MS <= now) {
        this.secondsLeft = null;
        return false;
      }
    }
    const before = this.secondsLeft;
    this.secondsLeft = Math.max(0, (this.#deadline - DEADLINE_GRACE_MS - now) / 1000);
    return before !== null && this.secondsLeft < 5.2 && Math.ceil(this.secondsLeft) < Math.ceil(before);
  }
}
