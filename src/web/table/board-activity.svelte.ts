// Tracks whether the person may have an unfinished move on the board. Boards keep their drafts to themselves, so every
// tap or key press since the last accepted move counts as one.

import type { TableSnapshot } from '../connection/connection.ts';

export class BoardActivity {
  mayHaveDraft = $state(false);
  #wasSending = false;

  /** Call it with every pointerdown and keydown of the page. */
  note({ type, target }: Event): void {
    if (!(target instanceof Element)) return;
    // Keys pressed anywhere outside a text field go to the board.
    if (type === 'keydown' ? target.closest('input, textarea, select') === null : target.closest('.area') !== null)
      this.mayHaveDraft = true;
  }

  /** Call it with every new snapshot. */
  update(snapshot: TableSnapshot | null): void {
    if (snapshot === null) return;
    const isAccepted = this.#wasSending && !snapshot.sending && snapshot.refusal === null;
    this.#wasSending = snapshot.sending;
    if (isAccepted || snapshot.status.outcome !== null || snapshot.seat === null) this.mayHaveDraft = false;
  }
}
