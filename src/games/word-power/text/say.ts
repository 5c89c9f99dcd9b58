// The texts of Word Power as the object that fulfills the `GameText` contract: title, options, presets, levels and moves.
// The sentences are in event-sentences.ts, phrases.ts, refusals.ts, terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

const seatColour = (seat: number): { readonly label: string; readonly help: string } => ({
  label: `Cards of seat ${seat + 1}`,
  help: 'In family play: blue for common words, black for harder ones, red for rare ones.',
});

export const say: GameText<Setup, Event, View> = {
  title: 'Word Power',
  summary:
    'Race round the board, publish books by matching synonyms and antonyms, bluff, and bet money on who is right.',
  options: {
    deckMode: { label: 'Decks', help: 'One deck for all, or family play with a colour for each seat.' },
    deckColour: { label: 'Colour of the deck', help: 'Blue has common words, black harder ones, red rare ones.' },
    colour0: seatColour(0),
    colour1: seatColour(1),
    colour2: seatColour(2),
    colour3: seatColour(3),
    colour4: seatColour(4),
    colour5: seatColour(5),
    winRule: { label: 'To win', help: 'Reach either target, or both at the same time.' },
    targetBooks: { label: 'Books to win', help: 'How many books must be published.' },
    targetCash: { label: 'Cash to win', help: 'How much money must be in hand.' },
    roundLimit: { label: 'Last round', help: 'After this round the player with the most books wins; 0 means none.' },
    raiseStep: { label: 'Raises', help: 'By $1,000 at a time, or freely by any number of thousands.' },
    challengeSeconds: {
      label: 'Time to challenge',
      help: 'Seconds after the last card; 0 waits until all have agreed.',
    },
    placeSeconds: { label: 'Time to lay cards', help: 'Seconds; 0 means no clock.' },
    rollSeconds: { label: 'Time to roll', help: 'Seconds; 0 means no clock.' },
    startSeconds: { label: 'Time to choose at START', help: 'Seconds; 0 means no clock.' },
    betSeconds: { label: 'Time to answer a bet', help: 'Seconds for each call or raise; 0 means no clock.' },
    passSeconds: { label: 'Time to pass cards', help: 'Seconds; 0 means no clock.' },
    tieMs: {
      label: 'Same moment',
      help: 'Challenges so many milliseconds apart are a tie, which the player nearer on the left wins; 0 means never.',
    },
  },
  presets: {
    rulebook: { label: 'Classic rules', help: 'As the rules are written: 10 books or $100,000, blue cards' },
    relaxed: { label: 'Relaxed', help: 'No clocks at all' },
    short: { label: 'Quick', help: 'A short game: 6 books or $40,000' },
    long: { label: 'Long', help: 'A long game: 12 books or $150,000' },
    marathon: { label: 'Marathon', help: 'A very long game: 15 books or $200,000' },
    family: { label: 'Family', help: 'Family play: black cards for the first seat, blue ones for the others' },
  },
  levels: {
    child:
      'Knows one blue card in five and hardly a black or red one. Is often sure of what it only half knows, pays rather than bluffs, and challenges on a feeling.',
    beginner:
      'Knows two blue cards in five, bluffs now and then when nothing fits, and never looks at what it leaves you.',
    casual:
      'Knows half of the blue cards and a quarter of the black ones. Lays half-known cards too, and watches a little what it leaves you and how honest you have been.',
    keen: 'Knows seven blue cards in ten, two black ones in five and a fifth of the red ones. Bluffs now and then, raises only when fairly sure, and trusts you less the more often you were caught.',
    expert:
      'Knows six blue cards in seven, more than half of the black and a third of the red ones. Bluffs where it pays, bets by the odds, hands you few windows to finish, and remembers who bluffs and who challenges.',
    master:
      'Knows nearly every card of every colour. Rather bluffs than pays unless you would catch it, challenges almost only what is wrong, bets by odds that cannot be beaten, and fights hardest when a book would end the game.',
  },
  moves: [
    { text: 'roll', help: 'Roll the die and move.' },
    { text: 'book', help: 'At START: publish a book.' },
    { text: 'royalty', help: 'At START: take royalties instead.' },
    { text: 'place ABANDON 2', help: 'Lay the card ABANDON on window 2: its second word is the match.' },
    { text: 'finish', help: 'You lay no more cards in this turn.' },
    { text: 'noplay', help: 'You play nothing and pay $500 for each empty window.' },
    { text: 'challenge ABANDON A3', help: 'You bet $1,000 that the third word is the antonym of ABANDON.' },
    { text: 'waive', help: 'You let all the cards that are open now stand.' },
    { text: 'call', help: 'The bet stays as it is, and the answer is looked up.' },
    { text: 'raise', help: 'The bet goes up by $1,000.' },
    { text: 'raise 4000', help: 'The bet goes up to $4,000 each, where free raises are allowed.' },
    { text: 'pass RAPID ODOR', help: 'You pass these cards when everybody has to.' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: () => null, // the words are printed on the cards
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};
