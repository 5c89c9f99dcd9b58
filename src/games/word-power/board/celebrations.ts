// The cards that celebrate what just happened: a published book, money won or paid, and the answer to a challenge. They are
// made from the events of a step, so nothing secret is in them.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { withSeatTarget } from '../rules/options.ts';
import { authorStatusOf, royaltyOf } from '../rules/spaces.ts';
import type { View } from '../rules/view.ts';
import { capitalizeWord, formatMoney, sayMeaning } from '../text/phrases.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export type Celebration = {
  readonly type: 'book' | 'money' | 'answer';
  /** Whose success it is. */
  readonly seat: Seat;
  readonly headline: string;
  readonly text: string;
  /** The title on the cover of a book. */
  readonly title: string;
  /** The viewer takes part in it, so it stays a little longer. */
  readonly isOwn: boolean;
};

/** `before` is the view the step started from: the windows may have been cleared since. */
export function celebrationsOf(
  events: readonly Event[],
  before: View,
  view: View,
  players: PlayerNames,
): readonly Celebration[] {
  const { you } = players;
  return events.flatMap((event): readonly Celebration[] => {
    switch (event.type) {
      case 'bookPublished':
        return [celebrateBook(event, before, view, players)];
      case 'royaltyPaid':
        return event.seat === you ? [celebrateRoyalty(event, view)] : [];
      case 'infringementRolled':
        return celebrateInfringement(event, events, players);
      case 'challengeSettled':
        return celebrateAnswer(event, events, players);
      default:
        return [];
    }
  });
}

const BOOK_TITLES: readonly ((key: string) => string)[] = [
  (key) => `The ${key} Affair`,
  (key) => `${key} and Other Stories`,
  (key) => `The Big Book of ${key}`,
  (key) => `Notes on ${key}`,
  (key) => `Who Said ${key}?`,
  (key) => `My Life with ${key}`,
  (key) => `${key}: A Novel`,
  (key) => `In Praise of ${key}`,
  (key) => `The Last ${key}`,
  (key) => `${key} for Beginners`,
];

/** A book is named after the card placed last; one published at Start is the next volume of the collected works. */
export function bookTitle(view: View, count: number): string {
  const key = view.laid.at(-1)?.key;
  return key === undefined
    ? `Collected Works, Volume ${count}`
    : BOOK_TITLES[(count - 1) % BOOK_TITLES.length]!(capitalizeWord(key));
}

function celebrateBook(
  { seat, count, method, status }: EventOf<'bookPublished'>,
  before: View,
  { setup }: View,
  players: PlayerNames,
): Celebration {
  const isPromotion = status !== authorStatusOf(count - 1);
  const are = players.verb(seat, 'You’re', `${players.subject(seat)} is`);
  const missing = withSeatTarget(setup, seat).targetBooks - count;
  const royalties = `Royalties now pay ${formatMoney(royaltyOf(count))}.`;
  return {
    type: 'book',
    seat,
    headline: isPromotion
      ? `Book ${count}: ${seat === players.you ? 'you’re' : are} a ${status}!`
      : `${players.subject(seat)} published book ${count}`,
    text: missing > 0 ? `${royalties} ${missing} more to win.` : royalties,
    title: bookTitle(method === 'A' ? { ...before, laid: [] } : before, count),
    isOwn: seat === players.you,
  };
}

function celebrateRoyalty({ seat, amount, books }: EventOf<'royaltyPaid'>, { players }: View): Celebration {
  return {
    ...{ type: 'money', seat, title: '', isOwn: true },
    headline: amount === 0 ? 'No royalties yet' : `+${formatMoney(amount)}`,
    text:
      amount === 0
        ? 'Publish a book first: then every Royalty space pays you.'
        : `Royalties for ${countOf(books, 'book')}. You have ${formatMoney(players[seat]!.cash)}.`,
  };
}

function celebrateInfringement(
  { seat, due }: EventOf<'infringementRolled'>,
  events: readonly Event[],
  players: PlayerNames,
): readonly Celebration[] {
  const card = { type: 'money', seat, title: '', isOwn: true } as const;
  const unpaid = events.some(({ type }) => type === 'infringementUnpaid');
  const mine = due.find((one) => one.seat === players.you);
  if (mine !== undefined && !unpaid)
    return [
      {
        ...card,
        headline: `+${formatMoney(mine.amount)}`,
        text: `${players.subject(seat)} used your work and paid you.`,
      },
    ];
  if (seat !== players.you) return [];
  if (due.length === 0) return [{ ...card, headline: 'Nothing to pay', text: 'Nobody else has that rank.' }];
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  return unpaid
    ? [{ ...card, headline: `You can’t pay ${formatMoney(total)}`, text: 'Your next turn is skipped.' }]
    : [
        {
          ...card,
          headline: `−${formatMoney(total)}`,
          text: `You paid ${players.list(due.map((one) => one.seat))} for using their work.`,
        },
      ];
}

function celebrateAnswer(
  { result, challenger, challenged, gains }: EventOf<'challengeSettled'>,
  events: readonly Event[],
  players: PlayerNames,
): readonly Celebration[] {
  const answer = events.find((event) => event.type === 'answerRevealed');
  if (answer === undefined) return [];
  const { card, code, word, definition } = answer;
  const gain = players.you === challenger ? gains.challenger : players.you === challenged ? gains.challenged : 0;
  const sign = gain > 0 ? '+' : '−';
  const money = gain === 0 ? '' : ` ${sign}${formatMoney(Math.abs(gain))}`;
  const winner = result === 'A' ? challenged : challenger;
  return [
    {
      type: 'answer',
      seat: winner,
      headline:
        result === 'C'
          ? `Both were wrong.${money}`
          : `${players.subject(winner)} ${players.verb(winner, 'were', 'was')} right!${money}`,
      text: `${capitalizeWord(card)}: “${word}” ${sayMeaning(code[0])}.${definition === '' ? '' : ` ${capitalizeWord(card)} means “${definition}”.`}`,
      title: '',
      isOwn: players.you === challenger || players.you === challenged,
    },
  ];
}
