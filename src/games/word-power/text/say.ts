// The texts of the game: title, bot levels and moves. What a table says is in table-text.ts, options are in option-texts.ts, the
// table as text is in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { tableText } from './table-text.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  ...tableText,
  title: 'Word Power',
  summary:
    'Race around the board. Find words that mean the same thing or the opposite, and publish books. Bluff, challenge and bet on who’s right.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows the easiest cards, is often too sure of the others, and challenges on a hunch.',
    beginner: 'Knows a good many everyday words, bluffs now and then, and never thinks about your next turn.',
    casual: 'Knows more everyday words and some harder ones, sometimes guesses, and watches you a little.',
    keen: 'Knows most everyday words, raises only when fairly sure, and trusts you less after every bluff that’s caught.',
    expert: 'Knows many hard words, bluffs when it pays, bets wisely, and remembers who was caught bluffing.',
    master:
      'Knows nearly every card, bluffs when you probably won’t notice, bets wisely, and rarely challenges a correct card.',
  },
  moves: [
    { text: 'roll', help: 'roll the die and move' },
    { text: 'book', help: 'publish a book at Start' },
    { text: 'royalty', help: 'take royalties at Start instead' },
    { text: 'place ABANDON 2', help: 'play ABANDON on window 2, because its second word is the match' },
    { text: 'finish', help: 'end your turn' },
    { text: 'noplay', help: 'play nothing and pay $500 for each empty window' },
    { text: 'challenge ABANDON A3', help: 'bet $1,000 that the third word is the antonym of ABANDON' },
    { text: 'waive', help: 'don’t challenge the cards played so far' },
    { text: 'call', help: 'keep the bet as it is and see the answer' },
    { text: 'raise', help: 'raise the bet by $1,000' },
    { text: 'raise 4000', help: 'raise the bet to $4,000, if any amount is allowed' },
    { text: 'pass RAPID ODOR', help: 'pass these cards when everyone passes cards' },
  ],
  playedWords: () => [], // the words are printed on the cards
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
