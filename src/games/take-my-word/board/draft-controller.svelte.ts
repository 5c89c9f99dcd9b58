// The draft made reactive: the viewer's hand, the draft on the board, its preview, and sending the move.
// What taps, drops and keys do is in draft.ts; the preview is in preview.ts.

import { untrack } from 'svelte';
import type { BoardProps, RefusalMessage } from '../../../ui-kit/board-props.ts';
import type { DropEvent } from '../../../ui-kit/input/drag.ts';
import { shuffle } from '../../../ui-kit/shuffle.ts';
import { playSound } from '../../../ui-kit/sound.ts';
import type { Card } from '../rules/cards.ts';
import { formatMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import { positionInView, type View } from '../rules/view.ts';
import { sayRefusal } from '../text/refusals.ts';
import * as drafts from './draft.ts';
import { createHandOrder } from './hand-order.svelte.ts';
import { mayCheckWords, type Preview, playToSend, previewDraft, previewLexicon } from './preview.ts';
import { NO_TRACKED_CARDS, type TrackedCards, trackCards } from './track-cards.ts';

export type DraftController = ReturnType<typeof createDraftController>;

/** `animate` applies a change and animates what moves. */
export function createDraftController(props: () => BoardProps<View, Event>, animate: (change: () => void) => void) {
  const board = $derived(props());
  const isTurn = $derived(board.seat !== null && board.view.toAct === board.seat && board.view.phase === 'turn');
  const position = $derived(board.seat === null ? null : positionInView(board.view, board.seat));
  let latest = NO_TRACKED_CARDS;
  const tracked: TrackedCards = $derived((latest = trackCards(latest, board.view.row.slots, position?.hand ?? [])));
  const hand = createHandOrder(() => tracked.hand);
  const ownHand = $derived(position === null ? null : { position, cards: hand.cards });

  // The draft lasts as long as the position: other changes of the view leave it alone.
  const positionKey = $derived(JSON.stringify([board.view.round, board.view.phase, board.view.toAct, position]));
  let draft = $derived.by(() => {
    void positionKey;
    return untrack(() => drafts.newDraft(board.view.row.slots));
  });
  let dismissedRefusal = $state.raw<RefusalMessage | null>(null);

  const row = $derived(drafts.currentRow(draft));
  const canCheckWords = $derived(board.lexicon !== null && mayCheckWords(board.view.setup));
  const words = $derived(previewLexicon(board.view.setup, board.lexicon));
  const preview: Preview = $derived(
    isTurn && position !== null ? previewDraft(position, row, words) : { type: 'nothing' },
  );
  const claim = $derived(row.claim ?? (canCheckWords ? 'word' : 'letter'));
  const play = $derived(playToSend(preview, claim));

  function change(update: (draft: drafts.Draft, ownHand: drafts.OwnHand) => drafts.Draft): void {
    if (!isTurn || board.sending) return;
    const next = update(draft, ownHand!);
    playSound(next.error !== null ? 'refused' : next.history !== draft.history ? 'card' : 'click');
    dismissedRefusal = board.refusal;
    animate(() => (draft = next));
  }

  return {
    get tracked() {
      return tracked;
    },
    get ownHand() {
      return ownHand;
    },
    /** null unless it is the viewer's turn; the same goes for `row`. */
    get draft() {
      return isTurn ? draft : null;
    },
    get row() {
      return isTurn ? row : null;
    },
    /** Cards can be moved right now. */
    get canMove() {
      return isTurn && !board.sending;
    },
    /** The board may say what is a word. */
    get canCheckWords() {
      return canCheckWords;
    },
    /** The words the board may know of. */
    get words() {
      return words;
    },
    get preview() {
      return preview;
    },
    /** How one card that completes a word would be scored. */
    get claim() {
      return claim;
    },
    /** There is a play to send. */
    get isReady() {
      return play !== null && !board.sending;
    },
    /** Why the latest action was not possible. */
    get error(): { readonly sentence: string; readonly rule: string } | null {
      const { error } = draft;
      if (error === null) return board.refusal === dismissedRefusal ? null : board.refusal;
      return typeof error === 'string'
        ? { sentence: error, rule: '' }
        : { sentence: sayRefusal(error, board.players), rule: error.rule };
    },
    change,
    lift(item: string): void {
      draft = drafts.liftItem(draft, item);
    },
    drop({ item, target }: DropEvent): void {
      const reorder = drafts.handReorder(draft, item, target);
      if (reorder === null) change((current, own) => drafts.dropItem(current, own, item, target));
      else {
        draft = drafts.releaseHeld(draft);
        animate(() => hand.moveBefore(reorder.id, reorder.before));
      }
    },
    sort(key: (card: Card) => string): void {
      animate(() => hand.sort(key));
    },
    shuffle(): void {
      animate(() => hand.shuffle(shuffle));
      playSound('slide');
    },
    send(): void {
      if (isTurn && play !== null && !board.sending) board.play(formatMove(play));
    },
  };
}
