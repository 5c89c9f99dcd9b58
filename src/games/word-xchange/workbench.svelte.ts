// The bench in use: letters laid, picked up, put back and named, and what can be taken back of it. Seen by nobody else.
// Not what the letters mean (bench.ts), and nothing is sent from here.

import { aim, type Bench, EMPTY, insert, letGo, remove, shift, typed } from './bench.ts';
import type { Layout, Piece } from './pieces.ts';
import { JOKER, type Shown } from './tiles.ts';

export type Workbench = ReturnType<typeof setUpWorkbench>;

/** Call while a component is set up. Whatever is tried is done by `change`, so that tiles can be seen to move. */
export function setUpWorkbench(change: (make: () => void) => void) {
  let bench = $state.raw(EMPTY);
  let past = $state.raw<readonly Bench[]>([]);
  let held = $state<number | null>(null);
  let naming = $state<number | null>(null);

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
    clear(): void {
      bench = EMPTY;
    },
    /** What was tried so far stays as it is. */
    forget(): void {
      past = [];
    },
  };
}
