// The answers a player can give, as they stand on the buttons.
// Not what is asked (asked.ts), whether a move is allowed (forbid.ts), and not the words above the buttons (caption.ts).

import type { Seat } from '../../../core/game.ts';
import type { Move } from '../rules/moves.ts';
import { BET_STEP, FORFEIT, royaltyOf } from '../rules/spaces.ts';
import { isSeveralDecks } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { count, list, sayMoney } from '../text/wording.ts';
import type { Draft } from './draft.ts';
import { type Asked, openTo, passCount } from './panel-mode.ts';

/** An answer and its button. Without a move it cannot be given yet, and the label says what is missing. */
export type Answer = { readonly label: string; readonly move: Move | null };
export type Answers = { readonly main: Answer | null; readonly others: readonly Answer[] };

export type Table = { readonly view: View; readonly seat: Seat | null; readonly names: readonly string[] };

/** Key words as printed on a card. */
export const titled = (word: string): string => word[0]! + word.slice(1).toLowerCase();

export function answersOf({ view, seat, names }: Table, asked: Asked, draft: Draft): Answers {
  const none: Answers = { main: null, others: [] };
  if (seat === null) return none;
  switch (asked) {
    case 'roll':
      return { main: { label: 'Roll the die', move: { type: 'roll' } }, others: [] };
    case 'start':
      return answersAtStart(view, seat);
    case 'place':
      return answersWhenLaying(view, seat, draft);
    case 'doubt':
      return answersToCards(view, seat, draft);
    case 'bet':
      return answersToBet(view, draft);
    case 'pass':
      return { main: passing(view, seat, names, draft), others: [] };
    default:
      return none;
  }
}

function answersAtStart(view: View, seat: Seat): Answers {
  const { books } = view.players[seat]!;
  const book: Answer = { label: 'Publish a book', move: { type: 'book' } };
  const royalty: Answer = { label: `Take ${sayMoney(royaltyOf(books))}`, move: { type: 'royalty' } };
  // The one chosen for a player whose time runs out is the green one (WP-128).
  const hasBooks = view.setup.winRule === 'both' && books >= view.setup.targetBooks;
  return hasBooks ? { main: royalty, others: [book] } : { main: book, others: [royalty] };
}

/** What saying “no play” costs; null where it costs the next turn (WP-070, WP-071). */
function forfeitOf({ windows, players }: View, seat: Seat): number | null {
  const forfeit = windows.filter((cards) => cards.length === 0).length * FORFEIT;
  return forfeit > players[seat]!.cash ? null : forfeit;
}

function answersWhenLaying(view: View, seat: Seat, { card, window }: Draft): Answers {
  const finish: Answer = { label: 'Finish the turn', move: { type: 'finish' } };
  const forfeit = forfeitOf(view, seat);
  const noplay: Answer = {
    label: forfeit === null ? 'No play, lose a turn' : `No play, pay ${sayMoney(forfeit)}`,
    move: { type: 'noplay' },
  };
  if (card === null)
    return view.laid.length > 0
      ? { main: finish, others: [] }
      : { main: { label: 'Pick up a card', move: null }, others: [noplay] };
  const lay: Answer =
    window === null
      ? { label: 'Choose a window', move: null }
      : { label: `Lay ${titled(card)} on ${window}`, move: { type: 'place', card, window } };
  return { main: lay, others: [] };
}

function answersToCards(view: View, seat: Seat, { doubted, letter, digit }: Draft): Answers {
  const waive: Answer = {
    label: openTo(view, seat).length === 1 ? 'Let it stand' : 'Let them stand',
    move: { type: 'waive' },
  };
  if (letter === null && digit === null) return { main: waive, others: [] };
  const challenge: Answer =
    doubted === null || letter === null || digit === null
      ? { label: letter === null ? 'Synonym or antonym?' : 'Choose a word', move: null }
      : {
          label: `Challenge for ${sayMoney(BET_STEP)}`,
          move: { type: 'challenge', card: doubted, statement: `${letter}${digit}` },
        };
  return { main: challenge, others: [waive] };
}

function answersToBet({ phase }: View, { raise }: Draft): Answers {
  if (phase.type !== 'bet' || raise === null) return { main: null, others: [] };
  return {
    main: { label: `Call at ${sayMoney(phase.level)}`, move: { type: 'call' } },
    others: [{ label: `Raise to ${sayMoney(raise)}`, move: { type: 'raise', to: raise } }],
  };
}

/** The next seat clockwise that is still in the game. */
export function neighbourOf({ players }: View, seat: Seat): Seat {
  const seats = players.map((_, step) => (seat + 1 + step) % players.length);
  return seats.find((one) => !players[one]!.left)!;
}

function passing(view: View, seat: Seat, names: readonly string[], draft: Draft): Answer {
  const missing = passCount(view) - draft.passing.length;
  if (missing > 0)
    return {
      label: `Choose ${draft.passing.length === 0 ? count(missing, 'card') : `${missing} more`}`,
      move: null,
    };
  const cards = draft.passing.length === 0 ? 'nothing' : list(draft.passing.map(titled));
  const label = isSeveralDecks(view.players)
    ? `Throw away ${cards}`
    : `Pass ${cards} to ${names[neighbourOf(view, seat)]}`;
  return { label, move: { type: 'pass', cards: draft.passing } };
}
