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
  title: 'Take My Word For It',
  summary: 'Everyone shares one row of cards. Start a word, finish it, or change it and take it from another player.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows about 4,000 everyday words and plays the first short one that comes to mind.',
    beginner: 'Knows about 6,200 words, finds short ones, and rarely worries about losing them.',
    casual: 'Knows about 11,000 words, often misses cards to replace, and worries a little about losing a word.',
    keen: 'Knows about 23,000 words, sees most plays, and thinks about who could take a word.',
    expert: 'Knows about 53,000 words, misses little, and saves premium cards for words that are hard to take.',
    master: 'Knows every word, sees every play, and thinks ahead about the cards you may have.',
  },
  moves: [
    { text: 'play rC yA kT', help: 'on an empty row: play CAT with a red “C”, a yellow “A” and a black “T”' },
    { text: 'play . yI', help: 'add the yellow “I” after the card in the row; each dot keeps one card' },
    { text: 'play /rT ..', help: 'replace the first card with the red “T” and keep the other two' },
    { text: 'play yI . word', help: 'when one card makes a word: score the “word”, or only the “letter”' },
    { text: 'play ... b?=S', help: 'play the blue blank as an “S”' },
    {
      text: 'play rC yA kT+TL',
      help: 'put 3L on the black “T” (type DL for 2L, TL for 3L, DW for 2W, TW for 3W, ST for ★)',
    },
    { text: 'clear kI kN', help: 'clear the word and play IN' },
    { text: 'pass', help: 'skip your turn when nothing fits an unfinished row' },
    { text: 'giveup', help: 'end your turn and score nothing' },
    { text: 'switch 2', help: 'switch places with player 2 (players are numbered from 0)' },
    { text: 'stay', help: 'keep your place' },
    { text: 'back', help: 'say you’re back after being away' },
  ],
  playedWords: (event) => (event.type === 'formed' ? [{ seat: event.seat, word: event.text.toUpperCase() }] : []),
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
