// The texts of the game: title, bot levels and moves. What a table says is in table-text.ts, options are in option-texts.ts, the
// table as text is in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event, View } from '../rules/state.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { tableText } from './table-text.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  ...tableText,
  title: 'Outside the Box',
  summary: 'Everyone writes the same letters, each in their own grid. Make long words in your rows and columns.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows about 1,300 everyday words of up to five letters, forgets the task, and is quick to skip a letter.',
    beginner: 'Knows about 3,800 common words, often picks a poor square, and forgets the task.',
    casual: 'Knows about 4,800 words and remembers the task, but often picks a poor square.',
    keen: 'Knows about 6,200 words, plans long ones, and works on the task.',
    expert: 'Knows about 8,900 words, thinks a few letters ahead, and watches what you call.',
    master: 'Knows about 14,000 words, even rare ones, thinks far ahead, and always finds a good square.',
  },
  moves: [
    { text: 'call E', help: 'call “E” for everyone, if it’s your turn' },
    { text: 'place R2C5', help: 'write the called letter in row 2, column 5' },
    { text: 'grab', help: 'grab the called letter’s card to skip it' },
    { text: 'seal R2C5', help: 'with secret answers: write the letter in row 2, column 5' },
    {
      text: 'seal R2C5 reject',
      help: 'with secret answers: ask for the card, or write the letter there if you don’t get it',
    },
    { text: 'final E R1C1', help: 'as the last player: write one more letter' },
    { text: 'decline', help: 'as the last player: write no more letters' },
    { text: 'mark R1 1-4', help: 'mark the word in row 1 from square 1 to 4 (C1 for column 1)' },
    { text: 'unmark R1 1-4', help: 'remove the mark' },
    { text: 'done', help: 'finish marking' },
    { text: 'back', help: 'say you’re back after being away' },
    { text: 'leave', help: 'leave the game for good' },
  ],
  playedWords: (event) =>
    event.type === 'scored'
      ? event.result.counted.map(({ word }) => ({ seat: event.seat, word: word.toUpperCase() }))
      : [],
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
