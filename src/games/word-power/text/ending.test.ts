import { expect, it } from 'vitest';
import type { PlayedMatch } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Event } from '../rules/events.ts';
import type { PlayedCardView, View } from '../rules/view.ts';
import { tellEnding } from './ending.ts';

type Purse = { readonly cash: number; readonly books: number };

/** A match of these steps, each with what everybody has after it. */
function matchOf(
  steps: readonly { readonly events: readonly Event[]; readonly purses: readonly Purse[] }[],
  review: readonly PlayedCardView[] = [],
): PlayedMatch<Event, View> {
  const start = { events: [], purses: steps[0]!.purses.map(() => ({ cash: 20_000, books: 0 })) };
  const acts = [start, ...steps].map(({ events, purses }, n) => {
    const players = purses.map((purse) => ({ ...purse, record: { challenges: { A: 0, B: 0, C: 0 } } }));
    const view = { players, turn: 1, review } as unknown as View;
    return {
      n,
      by: n === 0 ? null : 0,
      events,
      views: purses.map(() => view),
      scores: purses.map(({ books }) => books),
    };
  });
  return { acts, outcome: { ranking: [[0], [1]], reason: 'First to hold $100,000' }, lexicon: customLexicon([]) };
}

const players = playerNames(['Ann', 'Ben'], 0);
const cashWin = {
  events: [
    { type: 'royaltyPaid', seat: 0, amount: 21_000, books: 7, status: 'Novelist' },
    { type: 'gameWon', seat: 0, reason: 'cash', books: 7, cash: 100_500 },
  ],
  purses: [
    { cash: 100_500, books: 7 },
    { cash: 12_000, books: 8 },
  ],
} as const;

it('tells a win by cash in dollars, although the other has more books', () => {
  const ending = tellEnding(matchOf([cashWin]), players);
  expect(ending.headline).toBe('You win with $100,500');
  expect(ending.detail?.text).toBe('The last $21,000 were royalties for 7 books.');
  expect(ending.standings).toEqual([
    { score: '$100,500', line: '7 books' },
    { score: '$12,000', line: '8 books' },
  ]);
  expect(ending.chart).toMatchObject({ title: 'Money over time', unit: 'dollars' });
  expect(ending.chart.moments.at(-1)!.scores).toEqual([100_500, 12_000]);
  expect(ending.highlights[0]).toMatchObject({ text: 'Best royalties: $21,000 for your 7 books.', n: 1 });
});

it('tells a win by books in books', () => {
  const bookWin = {
    events: [
      { type: 'bookPublished', seat: 0, method: 'C', count: 10, status: 'Novelist' },
      { type: 'gameWon', seat: 0, reason: 'books', books: 10, cash: 9000 },
    ],
    purses: [
      { cash: 9000, books: 10 },
      { cash: 50_000, books: 4 },
    ],
  } as const;
  const ending = tellEnding(matchOf([bookWin]), players);
  expect(ending.headline).toBe('You win, 10 books to 4');
  expect(ending.detail?.text).toBe('Book 10 was published by covering the last window.');
  expect(ending.standings[1]).toEqual({ score: '4 books', line: '$50,000' });
  expect(ending.chart).toMatchObject({ title: 'Books over time', unit: 'points' });
});

it('tells the biggest bet, the costliest mistake and the best bluff', () => {
  const card = { key: 'RAPID', class: 'adjective', words: ['slow', 'quick', 'old', 'new'], colour: 'blue' } as const;
  const settled = (challenger: number, gain: number): Event => ({
    type: 'challengeSettled',
    result: gain > 0 ? 'B' : 'A',
    challenger,
    challenged: 1 - challenger,
    gains: { challenger: gain, challenged: -gain },
  });
  const challenge = (seat: number, word: string): Event => ({
    type: 'challengeMade',
    seat,
    card: word,
    statement: 'S1',
    word: 'x',
  });
  const even = [
    { cash: 20_000, books: 0 },
    { cash: 20_000, books: 0 },
  ];
  const steps = [
    { events: [{ type: 'cardPlaced', seat: 1, card, window: 1, layer: 1 } as const], purses: even },
    { events: [challenge(0, 'REALM'), settled(0, 6000)], purses: even },
    { events: [challenge(1, 'SAVAGE'), settled(1, -4000)], purses: even },
    cashWin,
  ];
  const bluff = { turn: 1, by: 1, card, window: 1, reading: 'S', right: false, challenge: null } as PlayedCardView;
  const ending = tellEnding(matchOf(steps, [bluff]), players);
  const texts = ending.highlights.map(({ text }) => text);
  expect(texts).toContain('Biggest bet: you challenged Ben’s REALM and won $6,000.');
  expect(texts).toContain('Costliest mistake: challenging SAVAGE cost Ben $4,000.');
  expect(texts).toContain('Best bluff: Ben claimed that “Rapid” means “slow”. Nobody noticed.');
  expect(ending.standings[1]!.line).toBe('8 books, 1 of 1 bluff unnoticed');
});
