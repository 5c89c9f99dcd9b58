// The bench in use: letters laid, picked up, put back and named, and what can be taken back of it. Seen by nobody else.
// Not what the letters mean (bench.ts), and nothing is sent from here.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { JOKER, type Shown } from '../rules/tiles.ts';
import { aim, type Bench, EMPTY, insert, letGo, remove, shift, typed } from './draft.ts';
import type { Layout, Piece } from './track-tiles.ts';

export type Workbench = ReturnType<typeof setUpWorkbench>;

/** Call while a component is set up. Whatever is tried is done by `change`, so that tiles can be seen to move. */
export function setUpWorkbench(
  table: () => { readonly view: View; readonly seat: Seat | null },
  change: (make: () => void) => void,
) {
  let bench = $state.raw(EMPTY);
  let past = $state.raw<readonly Bench[]>([]);
  let held = $state<number | null>(null);
  let naming = $state<number | null>(null);

  // Another viewer, or another turn, has nothing to take back; an aim at a word that is gone is no aim.
  const viewer = $derived(table().seat);
  const turn = $derived(table().view.turn);
  $effect.pre(() => {
    void viewer;
    bench = EMPTY;
  });
  $effect.pre(() => {
    void [viewer, turn];
    past = [];
  });
  $effect.pre(() => {
    const { target } = bench;
    if (target !== null && !table().view.easels[target.seat]?.includes(target.word)) bench = EMPTY;
  });

  function attempt(next: Bench, before: readonly Bench[] = [...past, bench]): void {
    change(() => {
      bench = next;
      past = before;
      held = naming = null;
    });
  }

  return {
    get bench() {
      return bench;
    },
    /** The place of the letter picked up. */
    get held() {
      return held;
    },
    /** The place for which the joker's letter is asked. */
    get naming() {
      return naming;
    },
    get undoable() {
      return past.length > 0;
    },
    lay({ id, tile }: Piece): void {
      if (tile === JOKER) naming = bench.letters.length;
      else attempt(insert(bench, { sign: tile, id }));
    },
    nameJoker(letter: string): void {
      attempt(insert(bench, typed(`[${letter}]`), naming ?? bench.letters.length));
    },
    leaveUnnamed(): void {
      naming = null;
    },
    tap(place: number): void {
      if (held === null) held = place;
      else attempt(held === place ? remove(bench, place) : shift(bench, held, place));
    },
    aim(owner: number, word: Shown): void {
      attempt(aim(bench, owner, word));
    },
    drop(layout: Layout, item: string, target: string): void {
      const next = letGo(bench, layout, item, target);
      if (next === null) return;
      if ('type' in next) naming = next.at;
      else attempt(next);
    },
    /** Whether the key meant the bench. */
    press(key: string): boolean {
      if (/^[a-z]$/i.test(key)) attempt(insert(bench, typed(key.toUpperCase())));
      else if (key === 'Backspace' && bench.letters.length > 0) attempt(remove(bench, bench.letters.length - 1));
      else if (key === 'Escape') attempt(EMPTY);
      else return false;
      return true;
    },
    undo(): void {
      attempt(past.at(-1) ?? EMPTY, past.slice(0, -1));
    },
    /** What was sent is decided: nothing is taken back any more, and a word that was taken leaves the bench. */
    settle(taken: boolean): void {
      past = [];
      if (taken) bench = EMPTY;
    },
  };
}
