// The pen in the player's hand: what it holds ready lasts as long as the question, a refusal until the next action.
// Not what can be held ready (pad.ts).

import { untrack } from 'svelte';
import type { Seat } from '../../core/game.ts';
import type { ShownRefusal } from '../../kit/board.ts';
import { carryOver, IDLE, type Pen } from './pad.ts';
import type { View } from './state.ts';

type Seen = { readonly view: View; readonly seat: Seat | null; readonly refusal: ShownRefusal | null };

export function takePen(seen: () => Seen) {
  const turn = $derived.by(() => {
    const { view, seat } = seen();
    return `${seat} ${view.phase} ${view.calls.length} ${view.marks[seat ?? -1]?.length}`;
  });
  let pen = $state.raw(IDLE);
  let why = $state<string | null>(null);
  $effect.pre(() => {
    void turn;
    pen = untrack(() => carryOver(pen, seen().view, seen().seat));
    why = null;
  });
  // Whatever the others do meanwhile.
  $effect.pre(() => {
    const { refusal } = seen();
    if (refusal !== null) why = refusal.sentence;
  });
  return {
    get held(): Pen {
      return pen;
    },
    /** Why the latest move was not taken. */
    get why(): string | null {
      return why;
    },
    hold(next: Pen): void {
      pen = next;
      why = null;
    },
    forgive(): void {
      why = null;
    },
  };
}
