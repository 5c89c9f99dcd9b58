// How a match ended, in books or in dollars, whichever decided: the biggest bet, the best bluff, the best royalties.

import { findBest, joinFacts, sayWinByScore, sayWinners, tellLead } from '../../../core/ending/ending.ts';
import type { Ending, Highlight, PlayedMatch, ScoreHistory, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { PlayedCardView, PlayerView, View } from '../rules/view.ts';
import { PUBLISHING_METHODS } from './event-sentences.ts';
import { formatMoney, sayClaim } from './phrases.ts';

type Match = PlayedMatch<Event, View>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
/** A challenge with the card it was about. */
type SettledBet = EventOf<'challengeSettled'> & { readonly n: number; readonly card: string };

const sayBooks = (books: number): string => countOf(books, 'book');

function sayHeadline({ acts, outcome }: Match, players: PlayerNames): string {
  const win = findWin(acts);
  const winner = sayWinners(outcome, players);
  const books = acts.at(-1)!.scores;
  const second = outcome.ranking[1]?.[0];
  switch (win?.reason) {
    case 'cash':
      return `${winner} with ${formatMoney(win.cash)}`;
    case 'books and cash':
      return `${winner} with ${sayBooks(win.books)} and ${formatMoney(win.cash)}`;
    case 'books':
    case 'rounds':
      return second !== undefined && books[second] === win.books
        ? `${winner} with ${sayBooks(win.books)} and ${formatMoney(win.cash)}`
        : sayWinByScore(outcome, players, books, sayBooks);
    default:
      return winner;
  }
}

function findWin(acts: Match['acts']): EventOf<'gameWon'> | null {
  const won = acts.at(-1)!.events.findLast((event) => event.type === 'gameWon');
  return won?.type === 'gameWon' ? won : null;
}

export function tellEnding(match: Match, players: PlayerNames): Ending {
  const { acts, outcome } = match;
  const view = acts.at(-1)!.views[0]!;
  const decidedByCash = findWin(acts)?.reason === 'cash';
  const sayAmount = decidedByCash ? formatMoney : sayBooks;
  const chart: ScoreHistory = {
    title: decidedByCash ? 'Money over time' : 'Books over time',
    unit: decidedByCash ? 'dollars' : 'points',
    moments: acts.map(({ n, views }) => ({
      label: n === 0 ? 'Start' : `Move ${n}`,
      scores: views[0]!.players.map(({ cash, books }) => (decidedByCash ? cash : books)),
    })),
  };
  const bets = listBets(match);
  return {
    headline: sayHeadline(match, players),
    detail: tellDecision(match, players),
    winningWords: [],
    standings: view.players.map((player, seat) => ({
      score: sayAmount(decidedByCash ? player.cash : player.books),
      line: describePlayer(player, decidedByCash, listBluffs(view, seat)),
    })),
    rounds: [],
    chart,
    highlights: [
      ...tellRoyalties(match, players),
      ...tellBestBluff(match, view, players),
      ...tellBiggestBet(bets, players),
      ...tellCostliestChallenge(bets, players),
      ...tellLead(chart, outcome, players, sayAmount),
    ],
  };
}

/** The player's cards on a window whose word was wrong. */
const listBluffs = ({ review }: View, seat: Seat): readonly PlayedCardView[] =>
  (review ?? []).filter(({ by, right }) => by === seat && !right);

function describePlayer(
  { cash, books, record }: PlayerView,
  decidedByCash: boolean,
  bluffs: readonly PlayedCardView[],
): string {
  const unnoticed = bluffs.filter(({ challenge }) => challenge === null).length;
  return joinFacts(
    decidedByCash ? sayBooks(books) : formatMoney(cash),
    bluffs.length > 0 ? `${unnoticed} of ${countOf(bluffs.length, 'bluff')} unnoticed` : null,
    record.challenges.B > 0 ? countOf(record.challenges.B, 'good challenge') : null,
  );
}

/** What brought the last book or the last dollars. */
function tellDecision({ acts, outcome }: Match, players: PlayerNames): Highlight {
  const { n, events } = acts.at(-1)!;
  const winner = outcome.ranking[0]![0]!;
  const say = (text: string): Highlight => ({ seat: winner, text, words: [], n });
  const reason = findWin(acts)?.reason;
  for (const event of events) {
    if (event.type === 'bookPublished' && event.seat === winner && reason !== 'cash')
      return say(`Book ${event.count} was published ${PUBLISHING_METHODS[event.method]}.`);
    if (event.type === 'royaltyPaid' && event.seat === winner && reason === 'cash')
      return say(`The last ${formatMoney(event.amount)} were royalties for ${sayBooks(event.books)}.`);
    if (event.type === 'challengeSettled' && reason === 'cash') {
      const { challenger, challenged, gains } = event;
      const [won, other] = winner === challenger ? [gains.challenger, challenged] : [gains.challenged, challenger];
      return say(`The last ${formatMoney(won)} came from a bet with ${players.name(other)}.`);
    }
  }
  return say(`${outcome.reason}.`);
}

function listBets({ acts }: Match): readonly SettledBet[] {
  let card = '';
  return acts.flatMap(({ n, events }) =>
    events.flatMap((event) => {
      if (event.type === 'challengeMade') card = event.card;
      return event.type === 'challengeSettled' ? [{ ...event, n, card }] : [];
    }),
  );
}

/** The bet that brought the most money. */
function tellBiggestBet(bets: readonly SettledBet[], players: PlayerNames): readonly Highlight[] {
  const winOf = ({ gains }: SettledBet): number => Math.max(gains.challenger, gains.challenged);
  const best = findBest(bets, winOf);
  if (best === null || winOf(best) <= 0) return [];
  const { challenger, challenged, gains, card, n } = best;
  const byChallenger = gains.challenger > gains.challenged;
  const winner = byChallenger ? challenger : challenged;
  const end = byChallenger ? ' and won' : `, and ${players.name(winner)} won`;
  return [
    {
      seat: winner,
      text: `Biggest bet: ${players.name(challenger)} challenged ${players.possessive(challenged)} ${card}${end} ${formatMoney(winOf(best))}.`,
      words: [card],
      n,
    },
  ];
}

/** A wrong card that nobody challenged, best one that helped to publish a book. */
function tellBestBluff({ acts }: Match, view: View, players: PlayerNames): readonly Highlight[] {
  const unnoticed = (view.review ?? []).filter(({ right, challenge }) => !right && challenge === null);
  const bookTurns = new Set(
    acts.flatMap(({ events }, i) =>
      events.some((event) => event.type === 'bookPublished' && event.method !== 'A')
        ? [acts[i - 1]!.views[0]!.turn] // the act may have begun the next turn already
        : [],
    ),
  );
  const best = findBest(unnoticed, ({ turn }) => Number(bookTurns.has(turn)));
  if (best === null) return [];
  const { by, card, reading, window, turn } = best;
  const claim = sayClaim(reading, card.key, card.words[window - 1]!);
  const n = acts.find(({ events }) =>
    events.some((event) => event.type === 'cardPlaced' && event.seat === by && event.card.key === card.key),
  )?.n;
  const end = bookTurns.has(turn) ? 'Nobody noticed, and it helped to publish a book.' : 'Nobody noticed.';
  return [{ seat: by, text: `Best bluff: ${players.name(by)} claimed that ${claim}. ${end}`, words: [], n: n ?? null }];
}

function tellRoyalties({ acts }: Match, players: PlayerNames): readonly Highlight[] {
  const MIN_DOLLARS = 5000;
  const paid = acts.flatMap(({ n, events }) =>
    events.flatMap((event) => (event.type === 'royaltyPaid' ? [{ ...event, n }] : [])),
  );
  const best = findBest(paid, ({ amount }) => amount);
  if (best === null || best.amount < MIN_DOLLARS) return [];
  const { seat, amount, books, n } = best;
  return [
    {
      seat,
      text: `Best royalties: ${formatMoney(amount)} for ${players.possessive(seat)} ${sayBooks(books)}.`,
      words: [],
      n,
    },
  ];
}

/** The wrong challenge that cost the most. */
function tellCostliestChallenge(bets: readonly SettledBet[], players: PlayerNames): readonly Highlight[] {
  const wrong = bets.filter(({ result }) => result !== 'B');
  const worst = findBest(wrong, ({ gains }) => -gains.challenger);
  if (worst === null || worst === findBest(bets, ({ gains }) => Math.max(gains.challenger, gains.challenged)))
    return [];
  const { challenger, gains, card, n } = worst;
  return [
    {
      seat: challenger,
      text: `Costliest mistake: challenging ${card} cost ${players.name(challenger)} ${formatMoney(-gains.challenger)}.`,
      words: [card],
      n,
    },
  ];
}
