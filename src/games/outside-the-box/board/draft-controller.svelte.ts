// A player's hand at work: what is held ready on the pen, what is tried with it, and what is sent.
// Not which pad lies in front of it (look.svelte.ts), nor what a try would be worth (forecast.ts).

import type { Seat } from '../../../core/game.ts';
import { mayReject } from '../rules/list-moves.ts';
import { formatMove } from '../rules/moves.ts';
import { isFree, type Square, squareAt } from '../rules/scoring/grid.ts';
import type { Move, View } from '../rules/state.ts';
import { askedOf, carryOver, IDLE, letterOf, moveOf, type Pen } from './draft.ts';
import type { Trial } from './grid-display.ts';
import type { Look } from './grid-selection.svelte.ts';

type Refusal = { readonly sentence: string };
type Given = {
  readonly view: View;
  readonly seat: Seat | null;
  readonly refusal: Refusal | null;
  readonly sending: boolean;
  play(text: string): void;
  sound(name: 'click' | 'card' | 'write'): void;
};
export type Hand = ReturnType<typeof takePen>;

export function takePen(given: () => Given, look: Look) {
  const view = $derived(given().view);
  const seat = $derived(given().seat);
  const refusal = $derived(given().refusal);
  const sending = $derived(given().sending);
  const question = $derived(askedOf(view, seat));
  const choosing = $derived(question === 'call' || question === 'last');
  const rejecting = $derived(seat !== null && (question === 'write' || question === 'seal') && mayReject(view, seat));

  // What is held ready lasts as long as the question.
  const turn = $derived(`${seat} ${view.phase} ${view.calls.length} ${view.marks[seat ?? -1]?.length}`);
  let held = $state.raw({ turn: '', pen: IDLE });
  const pen = $derived(held.turn === turn ? held.pen : carryOver(held.pen, view, seat));
  const letter = $derived(letterOf(pen, view));

  /** One's own pad is in front of one. */
  const mine = $derived(look.at !== null && look.at === seat);
  const writing = $derived(mine && question !== null && question !== 'mark');
  const ready = $derived(writing && letter !== null);
  const takes = (square: Square): boolean => ready && isFree(view.players[seat!]!.grid!, square);
  const trial = $derived.by((): Trial | null => {
    const { square } = pen;
    return square !== null && takes(square) ? { square, letter: letter! } : null;
  });

  /** A refusal is forgotten with the next action. */
  let heard = $state.raw<Refusal | null>(null);
  /** Where it was earned; null: nowhere on the pad. */
  let cause = $state.raw<Square | null>(null);
  const why = $derived(refusal === null || refusal === heard ? null : { sentence: refusal.sentence, square: cause });

  function hold(next: Pen): void {
    given().sound('click');
    heard = refusal;
    held = { turn, pen: next };
  }
  function act(move: Move): void {
    heard = refusal;
    cause = squareOf(move);
    given().play(formatMove(move));
  }
  function send(): void {
    const move = moveOf(pen, view, seat);
    if (move === null || sending) return;
    given().sound(move.type === 'call' ? 'card' : 'write');
    act(move);
  }
  function reject(): void {
    if (!rejecting || sending) return;
    given().sound('card');
    if (question === 'write') act({ type: 'grab' });
    else hold({ ...pen, reject: !pen.reject });
  }
  /** A letter on a square that is taken: the table says why not. */
  function insist(square: Square): void {
    const refused = moveOf({ ...pen, square }, view, seat);
    if (refused !== null && refused.type !== 'call' && !sending) act(refused);
  }
  /** A card was carried to a square, or let go beside all of them. */
  function carry(card: string, square: Square | null): void {
    if (square === null) hold({ ...pen, square: null });
    else if (isFree(view.players[seat!]!.grid!, square)) hold({ ...pen, letter: choosing ? card : null, square });
    else insist(square);
  }

  return {
    get question() {
      return question;
    },
    /** A letter is to be chosen. */
    get choosing() {
      return choosing;
    },
    /** The called card may be taken or asked for. */
    get rejecting() {
      return rejecting;
    },
    get pen() {
      return pen;
    },
    get letter() {
      return letter;
    },
    get mine() {
      return mine;
    },
    /** A letter may be written, once there is one. */
    get writing() {
      return writing && !sending;
    },
    /** A letter is on the pen, and one's own pad in front of one. */
    get ready() {
      return ready;
    },
    get trial() {
      return trial;
    },
    get sending() {
      return sending;
    },
    get why() {
      return why;
    },
    takes,
    hold,
    act,
    send,
    reject,
    insist,
    carry,
  };
}

/** Where on the pad a move is felt. */
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
