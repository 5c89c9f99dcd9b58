// The game in sentences: title, bot levels and moves. Options are in option-texts.ts, events in event-sentences.ts, refusals
// in refusals.ts, the table as text in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Take My Word For It',
  summary: 'Everyone plays on the same word. Start it, finish it, or change it and take its points away.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Pip knows about 1,300 common words and mostly plays one letter at a time.',
    beginner: 'Lena knows about 4,300 words, finds short ones, and rarely worries about losing them.',
    casual: 'Ben knows about 8,700 words, overlooks many replacements, and worries a little about short words.',
    keen: 'Ines knows about 23,000 words, sees most plays, and thinks about who could take a word.',
    expert: 'Omar knows about 53,000 words, misses little, and saves premium cards for words that are hard to take.',
    master: 'Quill knows every word, sees every play, and tests the best ones against hands you might hold.',
  },
  moves: [
    { text: 'play rC yA kT', help: 'on an empty row: play CAT with a red C, a yellow A and a black T' },
    { text: 'play . yI', help: 'a dot keeps a card of the row: add the yellow I after it' },
    { text: 'play /rT ..', help: 'replace the first card with the red T and keep the other two' },
    { text: 'play yI . word', help: 'when one card makes a word: score the “word”, or only the “letter”' },
    { text: 'play ... b?=S', help: 'play the blue blank as an S' },
    { text: 'play rC yA kT+TL', help: 'put 3L on the black T (2L is DL, 3L is TL, 2W is DW, 3W is TW, ★ is ST)' },
    { text: 'clear kI kN', help: 'clear the word and play IN' },
    { text: 'pass', help: 'skip your turn when nothing fits an unfinished row' },
    { text: 'giveup', help: 'end your turn and score 0' },
    { text: 'switch 2', help: 'switch places with the third player (players count from 0)' },
    { text: 'stay', help: 'keep your place' },
    { text: 'back', help: 'say you’re back after being away' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: (event) => (event.type === 'formed' ? { seat: event.seat, word: event.text.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};
