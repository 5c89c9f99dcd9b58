// The texts of the game: title, bot levels and moves. What a table says is in table-text.ts, options are in option-texts.ts, the
// table as text is in terminal.ts.

import type { GameText } from '#core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { tableText } from './table-text.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  ...tableText,
  title: 'Toy',
  summary: 'Bid one of your cards in secret. The highest card wins the round.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Bids any card.',
    beginner: 'Mostly bids any card.',
    casual: 'Plans some of its bids.',
    keen: 'Plans most of its bids.',
    expert: 'Plans nearly all of its bids.',
    master: 'Plans every bid.',
  },
  moves: [
    { text: 'bid 7', help: 'bid your card 7' },
    { text: 'leave', help: 'leave the match' },
  ],
  playedWords: () => [],
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
