// Holds the draft of the viewer with undo, and handles taps, drops and keys. The pure functions are in draft.ts; nothing is
// sent from here.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { JOKER, type TileWord } from '../rules/tiles.ts';
import {
  type Draft,
  dropTile,
  EMPTY_DRAFT,
  insertLetter,
  moveLetter,
  removeLetter,
  toggleTarget,
  typedLetter,
} from './draft.ts';
import type { TileLayout, TrackedTile } from './track-tiles.ts';

export type DraftController = ReturnType<typeof createDraftController>;

/** Call during component setup. Every change runs inside `animate`, so that tiles can be seen to move. */
export function createDraftController(
  table: () => { readonly view: View; readonly seat: Seat | null },
  animate: (change: () => void) => void,
) {
  let draft = $state.raw(EMPTY_DRAFT);
  let undoStack = $state.raw<readonly Draft[]>([]);
  let selectedIndex = $state<number | null>(null);
  let jokerIndex = $state<number | null>(null);

  // A new viewer starts with an empty draft, a new turn without undo; a target that is gone clears the draft.
  const viewer = $derived(table().seat);
  const turn = $derived(table().view.turn);
  $effect.pre(() => {
    void viewer;
    draft = EMPTY_DRAFT;
  });
  $effect.pre(() => {
    void [viewer, turn];
    undoStack = [];
  });
  $effect.pre(() => {
    const { target } = draft;
    if (target !== null && !table().view.easels[target.seat]?.includes(target.word)) draft = EMPTY_DRAFT;
  });

  function update(next: Draft, nextUndoStack: readonly Draft[] = [...undoStack, draft]): void {
    animate(() => {
      draft = next;
      undoStack = nextUndoStack;
      selectedIndex = jokerIndex = null;
    });
  }

  return {
    get draft() {
      return draft;
    },
    /** The index of the selected letter. */
    get selectedIndex() {
      return selectedIndex;
    },
    /** The index at which a joker waits for its letter. */
    get jokerIndex() {
      return jokerIndex;
    },
    get canUndo() {
      return undoStack.length > 0;
    },
    addTile({ id, tile }: TrackedTile): void {
      if (tile === JOKER) jokerIndex = draft.letters.length;
      else update(insertLetter(draft, { symbol: tile, tileId: id }));
    },
    nameJoker(letter: string): void {
      update(insertLetter(draft, typedLetter(`[${letter}]`), jokerIndex ?? draft.letters.length));
    },
    cancelJoker(): void {
      jokerIndex = null;
    },
    tapLetter(index: number): void {
      if (selectedIndex === null) selectedIndex = index;
      else update(selectedIndex === index ? removeLetter(draft, index) : moveLetter(draft, selectedIndex, index));
    },
    toggleTarget(owner: number, word: TileWord): void {
      update(toggleTarget(draft, owner, word));
    },
    dropTile(layout: TileLayout, item: string, target: string): void {
      const next = dropTile(draft, layout, item, target);
      if (next === null) return;
      if ('type' in next) jokerIndex = next.index;
      else update(next);
    },
    /** Returns whether the key was used. */
    handleKey(key: string): boolean {
      if (/^[a-z]$/i.test(key)) update(insertLetter(draft, typedLetter(key.toUpperCase())));
      else if (key === 'Backspace' && draft.letters.length > 0) update(removeLetter(draft, draft.letters.length - 1));
      else if (key === 'Escape') update(EMPTY_DRAFT);
      else return false;
      return true;
    },
    undo(): void {
      update(undoStack.at(-1) ?? EMPTY_DRAFT, undoStack.slice(0, -1));
    },
    /** Call when a sent move has its result. Clears the undo history, and the draft if the move was accepted. */
    finishMove(accepted: boolean): void {
      undoStack = [];
      if (accepted) draft = EMPTY_DRAFT;
    },
  };
}
