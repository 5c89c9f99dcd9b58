// The state of the player's draft and the actions on it: choosing, trying, sending, rejecting, and the refusal to show.
// The draft itself is a plain value (draft.ts); whose grid is shown is in grid-selection.svelte.ts.

import type { Seat } from '../../../core/game.ts';
import { canReject as mayRejectLetter } from '../rules/list-moves.ts';
import { formatMove } from '../rules/moves.ts';
import { isSquareFree, type Square, squareAt } from '../rules/scoring/grid.ts';
import type { Move, View } from '../rules/state.ts';
import {
  carryDraftOver,
  type Draft,
  EMPTY_DRAFT,
  letterInHand,
  requestedActionOf,
  toggleReject,
  toMove,
} from './draft.ts';
import type { GridSelection } from './grid-selection.svelte.ts';
import type { TentativeLetter } from './preview.ts';

type Refusal = { readonly sentence: string; readonly rule: string };
type ControllerInputs = {
  readonly view: View;
  readonly seat: Seat | null;
  readonly refusal: Refusal | null;
  readonly sending: boolean;
  play(text: string): void;
  sound(name: 'click' | 'card' | 'write'): void;
};
export type DraftController = ReturnType<typeof createDraftController>;

export function createDraftController(inputs: () => ControllerInputs, selection: GridSelection) {
  const view = $derived(inputs().view);
  const seat = $derived(inputs().seat);
  const latestRefusal = $derived(inputs().refusal);
  const sending = $derived(inputs().sending);
  const requestedAction = $derived(requestedActionOf(view, seat));
  const isChoosingLetter = $derived(requestedAction === 'call' || requestedAction === 'last');
  const canReject = $derived(
    seat !== null && (requestedAction === 'write' || requestedAction === 'seal') && mayRejectLetter(view, seat),
  );

  // A draft belongs to one turn (or one more mark); after that, only what still applies is carried over.
  const turn = $derived(`${seat} ${view.phase} ${view.calls.length} ${view.marks[seat ?? -1]?.length}`);
  let storedDraft = $state.raw({ turn: '', draft: EMPTY_DRAFT });
  const draft = $derived(storedDraft.turn === turn ? storedDraft.draft : carryDraftOver(storedDraft.draft, view, seat));
  const letter = $derived(letterInHand(draft, view));

  const isOwnGridShown = $derived(selection.shownSeat !== null && selection.shownSeat === seat);
  const isWritingTurn = $derived(isOwnGridShown && requestedAction !== null && requestedAction !== 'mark');
  const canPlaceLetter = $derived(isWritingTurn && letter !== null);
  const acceptsSquare = (square: Square): boolean => canPlaceLetter && isSquareFree(view.players[seat!]!.grid!, square);
  const tentativeLetter = $derived.by((): TentativeLetter | null => {
    const { square } = draft;
    return square !== null && acceptsSquare(square) ? { square, letter: letter! } : null;
  });

  /** The next action dismisses a refusal. */
  let dismissedRefusal = $state.raw<Refusal | null>(null);
  /** The square of the refused move; null if the move had none. */
  let refusedSquare = $state.raw<Square | null>(null);
  const refusal = $derived(
    latestRefusal === null || latestRefusal === dismissedRefusal
      ? null
      : { sentence: latestRefusal.sentence, rule: latestRefusal.rule, square: refusedSquare },
  );

  function setDraft(next: Draft): void {
    inputs().sound('click');
    dismissedRefusal = latestRefusal;
    storedDraft = { turn, draft: next };
  }
  function playMove(move: Move): void {
    dismissedRefusal = latestRefusal;
    refusedSquare = squareOf(move);
    inputs().play(formatMove(move));
  }
  function submit(): void {
    const move = toMove(draft, view, seat);
    if (move === null || sending) return;
    inputs().sound(move.type === 'call' ? 'card' : 'write');
    playMove(move);
  }
  function rejectLetter(): void {
    if (!canReject || sending) return;
    inputs().sound('card');
    if (requestedAction === 'write') playMove({ type: 'grab' });
    else setDraft(toggleReject(draft, view.players[seat!]!.grid!));
  }
  /** Sends a move to a taken square on purpose: the refusal explains why it is not possible. */
  function submitTakenSquare(square: Square): void {
    const move = toMove({ ...draft, square }, view, seat);
    if (move !== null && move.type !== 'call' && !sending) playMove(move);
  }
  /** A card was dropped on a square, or outside the grid (null). */
  function dropCard(card: string, square: Square | null): void {
    if (square === null) setDraft({ ...draft, square: null });
    else if (isSquareFree(view.players[seat!]!.grid!, square))
      setDraft({ ...draft, letter: isChoosingLetter ? card : null, square });
    else submitTakenSquare(square);
  }

  return {
    get requestedAction() {
      return requestedAction;
    },
    get isChoosingLetter() {
      return isChoosingLetter;
    },
    /** The called card can be grabbed or asked for. */
    get canReject() {
      return canReject;
    },
    get draft() {
      return draft;
    },
    get letter() {
      return letter;
    },
    get isOwnGridShown() {
      return isOwnGridShown;
    },
    /** It is time to write a letter, even if none is chosen yet. */
    get canWrite() {
      return isWritingTurn && !sending;
    },
    get canPlaceLetter() {
      return canPlaceLetter;
    },
    get tentativeLetter() {
      return tentativeLetter;
    },
    get sending() {
      return sending;
    },
    get refusal() {
      return refusal;
    },
    acceptsSquare,
    setDraft,
    playMove,
    submit,
    rejectLetter,
    submitTakenSquare,
    dropCard,
  };
}

/** The square a refusal of this move points at. */
function squareOf(move: Move): Square | null {
  switch (move.type) {
    case 'place':
    case 'seal':
    case 'final':
      return move.square;
    case 'mark':
    case 'unmark':
      return squareAt(move.run.line, move.run.last);
    default:
      return null;
  }
}
