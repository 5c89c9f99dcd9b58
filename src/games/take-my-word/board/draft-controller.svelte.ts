// The reader's own turn in the making: the cards in hand, the desk, what it would lead to, and how it is sent.
// Not what can be done on a desk (desk.ts) nor what follows from it (forecast.ts).

import { untrack } from 'svelte';
import type { BoardProps, RefusalMessage } from '../../../ui-kit/board-props.ts';
import type { DropEvent } from '../../../ui-kit/input/drag.ts';
import { shuffle } from '../../../ui-kit/shuffle.ts';
import { playSound } from '../../../ui-kit/sound.ts';
import type { Card } from '../rules/cards.ts';
import { formatMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import { positionIn, type View } from '../rules/view.ts';
import * as on from './draft.ts';
import { orderHand } from './hand-order.svelte.ts';
import { chosen, type Forecast, forecast, tellsWords, wordsFor } from './preview.ts';
import { NOTHING, type Tracked, track } from './track-cards.ts';

export type Attempt = ReturnType<typeof openAttempt>;

/** `show` makes a change seen to move. */
export function openAttempt(given: () => BoardProps<View, Event>, show: (change: () => void) => void) {
  const board = $derived(given());
  const isTurn = $derived(board.seat !== null && board.view.toAct === board.seat && board.view.phase === 'turn');
  const position = $derived(board.seat === null ? null : positionIn(board.view, board.seat));
  let latest = NOTHING;
  const tracked: Tracked = $derived((latest = track(latest, board.view.row.slots, position?.hand ?? [])));
  const hand = orderHand(() => tracked.hand);
  const own = $derived(position === null ? null : { position, cards: hand.cards });

  // What is tried lasts as long as the position: other news leave it alone.
  const here = $derived(JSON.stringify([board.view.round, board.view.phase, board.view.toAct, position]));
  let desk = $derived.by(() => {
    void here;
    return untrack(() => on.openDesk(board.view.row.slots));
  });
  let heard = $state.raw<RefusalMessage | null>(null);

  const trial = $derived(on.trialOn(desk));
  const known = $derived(board.lexicon !== null && tellsWords(board.view.setup));
  const foreseen: Forecast = $derived(
    isTurn && position !== null
      ? forecast(position, trial, wordsFor(board.view.setup, board.lexicon))
      : { type: 'nothing' },
  );
  const claim = $derived(trial.claim ?? (known ? 'word' : 'letter'));
  const move = $derived(chosen(foreseen, claim));

  function change(to: (desk: on.Desk, own: on.Own) => on.Desk): void {
    if (!isTurn || board.sending) return;
    const next = to(desk, own!);
    playSound(next.note !== null ? 'refused' : next.trials !== desk.trials ? 'card' : 'click');
    heard = board.refusal;
    show(() => (desk = next));
  }

  return {
    get tracked() {
      return tracked;
    },
    get own() {
      return own;
    },
    /** null unless it is the reader's turn, and so is the trial on it. */
    get desk() {
      return isTurn ? desk : null;
    },
    get trial() {
      return isTurn ? trial : null;
    },
    /** Cards can be moved at this moment. */
    get isFree() {
      return isTurn && !board.sending;
    },
    /** The board may say what is a word. */
    get known() {
      return known;
    },
    get foreseen() {
      return foreseen;
    },
    /** How one card that makes a word would be scored. */
    get claim() {
      return claim;
    },
    /** There is something to send. */
    get isReady() {
      return move !== null && !board.sending;
    },
    /** Why the latest thing could not be done. */
    get why(): string | null {
      return desk.note ?? (board.refusal === heard ? null : (board.refusal?.sentence ?? null));
    },
    change,
    lift(item: string): void {
      desk = on.lift(desk, item);
    },
    drop({ item, target }: DropEvent): void {
      const moved = on.reordered(desk, item, target);
      if (moved === null) change((now, mine) => on.drop(now, mine, item, target));
      else {
        desk = on.letGo(desk);
        show(() => hand.put(moved.id, moved.before));
      }
    },
    sort(order: (card: Card) => string): void {
      show(() => hand.sort(order));
    },
    shuffle(): void {
      show(() => hand.shuffle(shuffle));
      playSound('slide');
    },
    send(): void {
      if (isTurn && move !== null && !board.sending) board.play(formatMove(move.play));
    },
  };
}
