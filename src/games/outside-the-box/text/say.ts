// The game in sentences: title, bot levels and moves. Options are in option-texts.ts, events in event-sentences.ts, refusals
// in refusals.ts, the table as text in terminal.ts.

import type { GameText } from '../../../core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event, View } from '../rules/state.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Outside the Box',
  summary: 'Everyone writes the same letters, each in their own grid. Make long words in your rows and columns.',
  options: optionTexts,
  presets: presetTexts,
  levels: {
    child: 'Knows about 1,300 everyday words of up to five letters. Forgets the task and is quick to skip a letter.',
    beginner: 'Knows about 3,800 common words. Often picks a poor square and forgets the task.',
    casual: 'Knows about 4,800 words and remembers the task. Picks a poor square now and then.',
    keen: 'Knows about 6,000 words, plans long ones and works on the task.',
    expert: 'Knows about 8,900 words, thinks a few letters ahead and watches what you call.',
    master: 'Knows about 14,000 words, many of them rare. Thinks far ahead and never misjudges a square.',
  },
  moves: [
    { text: 'call E', help: 'Call “E” for everyone, if it’s your turn' },
    { text: 'place R2C5', help: 'Write the called letter in row 2, column 5' },
    { text: 'grab', help: 'Grab the card of the called letter to skip it' },
    { text: 'seal R2C5', help: 'With secret answers: write the letter in row 2, column 5' },
    {
      text: 'seal R2C5 reject',
      help: 'With secret answers: ask for the card, or write the letter there if you don’t get it',
    },
    { text: 'final E R1C1', help: 'As the last player: write one more letter' },
    { text: 'decline', help: 'As the last player: write no more letters' },
    { text: 'mark R1 1-4', help: 'Mark the word in row 1 from square 1 to 4 (C1 for column 1)' },
    { text: 'unmark R1 1-4', help: 'Take the mark away again' },
    { text: 'done', help: 'Finish marking' },
    { text: 'back', help: 'Come back after being away' },
    { text: 'leave', help: 'Leave the game for good' },
  ],
  event: sayEvent,
  words: eventWords,
  playedWord: (event) => (event.type === 'marked' ? { seat: event.seat, word: event.word.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};
