// The texts of the game: title, bot levels and moves. What a table says is in table-text.ts, options are in option-texts.ts, the
// table as text is in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { tableText } from './table-text.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  ...tableText,
  title: 'Wordsters',
  summary:
    'You get three letters, such as CAP. Write words with them in that order, like CLAMP, and read them out. A word that others have too scores double.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows about 8,500 everyday words and writes the first ones that come to mind.',
    beginner: 'Knows about 22,500 words, thinks of the common ones, and rarely contests anything.',
    casual: 'Knows about 31,500 words, usually reads out the common ones first, and sometimes contests yours.',
    keen: 'Knows about 41,500 words, often finds one that nobody else has, and often contests a word.',
    expert: 'Knows about 55,500 words, chooses each one with care, and keeps quiet when a claim is risky.',
    master:
      'Knows about 70,000 words, fills the list with rare ones, reads them in the best order, and lets nothing doubtful pass.',
  },
  moves: [
    { text: 'choose CAP', help: 'choose the three letters of the round' },
    { text: 'write CAPTURE', help: 'write a word on the first free line' },
    { text: 'replace 3 CATNIP', help: 'write another word on line 3' },
    { text: 'erase 3', help: 'erase line 3' },
    { text: 'done', help: 'finish your list' },
    { text: 'notdone', help: 'keep writing after all' },
    { text: 'ready', help: 'start your clock, when players write one at a time' },
    { text: 'announce CAPTURE', help: 'read out a word from your list' },
    { text: 'nothing', help: 'let the word pass' },
    { text: 'claim TRIANGLE', help: 'claim a similar word of yours; if it counts as different, it’s kept for you' },
    { text: 'contest LOVE', help: 'say that the word is the same as LOVE, which was read earlier' },
    { text: 'question', help: 'have the word looked up' },
    { text: 'claim TRIANGLE RECTANGLE; contest LOVE; question', help: 'do several of these at once' },
    { text: 'vote same', help: 'vote that the two words are the same' },
    { text: 'vote different', help: 'vote that they are different' },
    { text: 'leave', help: 'leave the game for good' },
  ],
  playedWords: (event) =>
    event.type === 'wordAnnounced' ? [{ seat: event.seat, word: event.word.toUpperCase() }] : [],
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
