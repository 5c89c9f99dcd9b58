// Holds the draft of the viewer with undo, and handles taps, drops and keys. The pure functions are in draft.ts; nothing is
// sent from here.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { hasJoker, JOKER, type TileWord } from '../rules/tiles.ts';
import {
  type Draft,
  dropTile,
  EMPTY_DRAFT,
  insertLetter,
  moveLetter,
  removeLetter,
  renameJoker,
  toggleTarget,
  typedLetter,
} from './draft.ts';
import type { TileLayout, TrackedTile } from './track-tiles.ts';

/** Where a new joker goes, or which joker of the draft gets another letter. */
type JokerQuestion =
  | { readonly type: 'add'; readonly index: number }
  | { readonly type: 'rename'; readonly index: number; readonly symbol: string };

export type DraftController = ReturnType<typeof createDraftController>;

/** Call during component setup. Every change runs inside `animate`, so that tiles can be seen to move. */
export function createDraftController(
  table: () => { readonly view: View; readonly seat: Seat | null },
  animate: (change: () => void) => void,
) {
  let draft = $state.raw(EMPTY_DRAFT);
  let undoStack = $state.raw<readonly Draft[]>([]);
  let jokerQuestion = $state.raw<JokerQuestion | null>(null);

  // A new viewer starts with an empty draft, and nothing is left of it at the end; a target that is gone clears the draft.
  const viewer = $derived(table().seat);
  const isOver = $derived(table().view.phase === 'over');
  $effect.pre(() => {
    void [viewer, isOver];
    draft = EMPTY_DRAFT;
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
      jokerQuestion = null;
    });
  }

  return {
    get draft() {
      return draft;
    },
    /** A joker waits for its letter. */
    get jokerQuestion() {
      return jokerQuestion;
    },
    get canUndo() {
      return undoStack.length > 0;
    },
    addTile({ id, tile }: TrackedTile): void {
      if (tile === JOKER) jokerQuestion = { type: 'add', index: draft.letters.length };
      else update(insertLetter(draft, { symbol: tile, tileId: id }));
    },
    /** Adds a letter of the targeted word that the draft does not use yet. */
    addSymbol(symbol: string): void {
      update(insertLetter(draft, typedLetter(symbol)));
    },
    nameJoker(letter: string): void {
      if (jokerQuestion === null) return;
      const { type, index } = jokerQuestion;
      const joker = typedLetter(`[${letter}]`);
      update(type === 'add' ? insertLetter(draft, joker, index) : renameJoker(draft, index, letter));
    },
    cancelJoker(): void {
      jokerQuestion = null;
    },
    returnJoker(): void {
      if (jokerQuestion !== null) update(removeLetter(draft, jokerQuestion.index));
    },
    /** Puts the letter back where it came from. A joker asks for another letter instead. */
    tapLetter(index: number, symbol: string): void {
      if (hasJoker(symbol)) jokerQuestion = { type: 'rename', index, symbol };
      else update(removeLetter(draft, index));
    },
    moveLetter(from: number, to: number): void {
      if (to >= 0 && to < draft.letters.length) update(moveLetter(draft, from, to));
    },
    clear(): void {
      update(EMPTY_DRAFT);
    },
    toggleTarget(owner: number, word: TileWord): void {
      update(toggleTarget(draft, owner, word));
    },
    dropTile(layout: TileLayout, item: string, target: string): void {
      const next = dropTile(draft, layout, item, target);
      if (next === null) return;
      if ('type' in next) jokerQuestion = { type: 'add', index: next.index };
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
    /** Call when a sent move has its result. A refused draft stays and can still be undone. */
    finishMove(accepted: boolean): void {
      if (!accepted) return;
      undoStack = [];
      draft = EMPTY_DRAFT;
    },
  };
}
