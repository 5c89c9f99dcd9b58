// The texts of the game: title, bot levels and moves. What a table says is in table-text.ts, options are in option-texts.ts, the
// table as text is in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/state.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { tableText } from './table-text.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  ...tableText,
  title: 'Word Xchange',
  summary: 'Make words from the letters on the board, or steal your rivals’ words by adding letters. Six words win.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child:
      'Knows about 12,500 everyday words, plays the first one it sees, and hardly ever steals by mixing up letters.',
    beginner: 'Knows about 22,500 words, looks slowly, sees simple steals, and rarely thinks ahead.',
    casual: 'Knows about 31,500 words, sees a steal that mixes up the letters now and then, and seldom challenges.',
    keen: 'Knows about 41,500 words, likes to steal from the leader, and prefers words that are hard to steal back.',
    expert: 'Knows about 55,500 words, finds many hidden steals, and watches what you could steal back.',
    master:
      'Knows about 70,000 words, sees every win on the board, and challenges every word that isn’t in the dictionary.',
  },
  moves: [
    { text: 'make TEAM', help: 'make a word from tiles on the board' },
    { text: 'make LE[A]N', help: 'the same, with the joker as the letter in brackets' },
    { text: 'steal RACE REACT', help: 'steal a rival’s word by adding letters' },
    {
      text: 'steal RACE@2 REACT',
      help: 'the same, when several rivals have RACE; 2 is the number in front of the rival’s name',
    },
    { text: 'swap [L]EAN LEAN', help: 'free the joker by putting a tile from the board in its place' },
    { text: 'end', help: 'end your turn' },
    { text: 'challenge', help: 'challenge the word that was just played' },
    { text: 'accept', help: 'accept the word that was just played' },
    { text: 'back', help: 'say you’re back after being away' },
    { text: 'leave', help: 'leave the game for good' },
  ],
  playedWords: (event) =>
    event.type === 'made' || event.type === 'stolen' || event.type === 'swapped'
      ? [{ seat: event.seat, word: event.word.toUpperCase() }]
      : [],
  table: formatTable,
  loadEnding: () => import('./ending.ts'),
};
