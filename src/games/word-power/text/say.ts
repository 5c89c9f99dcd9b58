// The texts of Word Power as the object that fulfills the `GameText` contract: title, levels and moves. The options are in
// option-texts.ts, the sentences in event-sentences.ts, refusals.ts and terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Word Power',
  summary:
    'Race around the board and publish books by matching synonyms and antonyms. Bluff, challenge and bet on who’s right.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows the easiest cards, is often too sure of the others, and challenges on a hunch.',
    beginner: 'Knows a good many everyday words. Bluffs now and then, and never thinks about your next turn.',
    casual: 'Knows more everyday words and some harder ones. Plays on a guess, and keeps half an eye on you.',
    keen: 'Knows most everyday words. Raises only when fairly sure, and trusts you less after every bluff.',
    expert: 'Knows many hard words. Bluffs when it pays, bets by the odds, and remembers who bluffs.',
    master:
      'Knows nearly every card. Bluffs unless you’d catch it, bets by the odds, and rarely challenges a right card.',
  },
  moves: [
    { text: 'roll', help: 'Roll the die and move' },
    { text: 'book', help: 'At Start: publish a book' },
    { text: 'royalty', help: 'At Start: take royalties instead' },
    { text: 'place ABANDON 2', help: 'Play the card ABANDON on window 2: its second word is the match' },
    { text: 'finish', help: 'End your turn' },
    { text: 'noplay', help: 'Play nothing and pay $500 for each empty window' },
    { text: 'challenge ABANDON A3', help: 'Bet $1,000 that the third word is the antonym of ABANDON' },
    { text: 'waive', help: 'Don’t challenge the cards played so far' },
    { text: 'call', help: 'Call the bet, and the answer is revealed' },
    { text: 'raise', help: 'Raise the bet by $1,000' },
    { text: 'raise 4000', help: 'Raise the bet to $4,000, where raises of any amount are allowed' },
    { text: 'pass RAPID ODOR', help: 'Pass these cards when everyone has to' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: () => null, // the words are printed on the cards
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};
