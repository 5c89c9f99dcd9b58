// The options and presets of Word Power as the lobby shows them.

import type { GameText, Label, OptionText } from '../../../core/game.ts';
import { countOf, labelTimeLimit } from '../../../core/wording.ts';
import type { CardColor } from '../content.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { formatMoney } from './phrases.ts';

type Texts = GameText<Setup, Event, View>;

const DECKS: { readonly [C in CardColor]: Label } = {
  blue: { label: 'Everyday words', help: 'The blue cards.' },
  black: { label: 'Harder words', help: 'The black cards.' },
  red: { label: 'Rare words', help: 'The red cards.' },
};

const deckOfPlayer = (number: number): OptionText<Setup, CardColor> => ({
  label: `Words for player ${number}`,
  help: 'Harder words for grown-ups and everyday words for kids make a fair game.',
  describe: (color) => DECKS[color],
  applies: ({ deckMode }) => deckMode === 'family',
});

const timeLimit = (label: string, help: string): OptionText<Setup, number> => ({
  label,
  help,
  describe: labelTimeLimit,
});

export const optionTexts: Texts['options'] = {
  deckMode: {
    label: 'Cards',
    help: 'The same words for everyone, or a deck for each player.',
    describe: (mode) => (mode === 'single' ? { label: 'Same for everyone' } : { label: 'Choose for each player' }),
  },
  deckColour: {
    label: 'Words',
    help: 'How hard the words on the cards are.',
    describe: (color) => DECKS[color],
    applies: ({ deckMode }) => deckMode === 'single',
  },
  colour0: deckOfPlayer(1),
  colour1: deckOfPlayer(2),
  colour2: deckOfPlayer(3),
  colour3: deckOfPlayer(4),
  colour4: deckOfPlayer(5),
  colour5: deckOfPlayer(6),
  winRule: {
    label: 'To win, you need',
    help: 'Books or cash, or both at the same time.',
    describe: (rule) => ({ label: rule === 'either' ? 'Books or cash' : 'Books and cash' }),
  },
  targetBooks: {
    label: 'Books to win',
    help: 'How many books you have to publish.',
    describe: (books) => ({ label: countOf(books, 'book') }),
  },
  targetCash: {
    label: 'Cash to win',
    help: 'How much money you need.',
    describe: (cash) => ({ label: formatMoney(cash) }),
  },
  roundLimit: {
    label: 'Round limit',
    help: 'After the last round, the player with the most books wins. In a tie, the player with the most cash wins.',
    describe: (rounds) => ({ label: rounds === 0 ? 'No limit' : countOf(rounds, 'round') }),
  },
  raiseStep: {
    label: 'Raises',
    help: 'How much you can raise a bet each time. The first raise is always to $2,000.',
    describe: (step) =>
      step === 'single'
        ? { label: '$1,000 at a time' }
        : { label: 'Any amount', help: 'In steps of $1,000, up to the bet’s limit.' },
  },
  challengeSeconds: {
    label: 'Time to challenge',
    help: 'How long you have to challenge the cards just played.',
    describe: (seconds) => ({
      ...labelTimeLimit(seconds),
      ...(seconds === 0 ? { help: 'Play continues once everyone has decided.' } : {}),
    }),
  },
  placeSeconds: timeLimit(
    'Time to play cards',
    'When time runs out, your turn ends. If you haven’t played a card, you pay $500 for each empty window.',
  ),
  rollSeconds: timeLimit('Time to roll', 'When time runs out, the die is rolled for you.'),
  startSeconds: timeLimit(
    'Time to choose at Start',
    'When time runs out, you publish a book, or take royalties if cash is all you need to win.',
  ),
  betSeconds: timeLimit(
    'Time to call or raise',
    'When time runs out, you call: the bet stays as it is, and the answer is shown.',
  ),
  passSeconds: timeLimit('Time to pass cards', 'When time runs out, your oldest cards are passed.'),
  tieMs: {
    label: 'Challenges at the same moment',
    help: 'When two players challenge this close together, the one whose turn comes sooner gets the bet.',
    describe: (ms) => ({ label: ms === 0 ? 'Exactly the same time' : `Within ${ms / 1000} seconds` }),
    applies: () => false, // a matter of network delay, not of taste
  },
};

export const presetTexts: Texts['presets'] = {
  rulebook: { label: 'Classic rules', help: 'Publish 10 books or get $100,000 to win.' },
  relaxed: { label: 'Relaxed', help: 'The classic rules without a clock.' },
  short: { label: 'Quick', help: 'A shorter game: win with 6 books or $40,000.' },
  long: { label: 'Long', help: 'A longer game: win with 12 books or $150,000.' },
  marathon: { label: 'Marathon', help: 'A very long game: win with 15 books or $200,000.' },
  family: {
    label: 'Family',
    help: 'Harder words for the first player, everyday words for the others. Cards are swapped, not passed.',
  },
  letter: { label: 'Over days', help: 'For games over days: a roll, a card, a challenge and a bet are a move each.' },
};
