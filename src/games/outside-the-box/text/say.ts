// The game in sentences: options, presets, bot levels, moves and events. Events are in the past tense, so that any name fits,
// “You” too. Refusals are in refusals.ts, the table as text in terminal.ts.

import type { GameText, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Setup } from '../rules/options.ts';
import { formatRun } from '../rules/scoring/grid.ts';
import type { Event, View } from '../rules/state.ts';
import { seatName } from './phrases.ts';
import { sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Outside the Box',
  summary: 'Everybody enters the same called letters in a grid of their own. Long words in rows and columns win.',
  options: {
    starter: { label: 'Who calls first', help: 'random: by lot. first: the first seat, say the youngest player’s.' },
    tasks: { label: 'Task cards', help: 'A secret task for everybody: a word that matches it is worth 3 more points.' },
    rejectMode: {
      label: 'Rejecting a letter',
      help: 'race: whoever grabs the card first. sealed: all answer secretly, then the one with the fewest cards gets it.',
    },
    grabGrace: {
      label: 'Grabbing at the same time',
      help: 'Milliseconds in which grabs count as simultaneous. Only with a race.',
    },
    callerMayReject: { label: 'Caller may reject', help: 'no: whoever calls a letter has to enter it.' },
    callClock: { label: 'Time to call', help: 'Seconds to call a letter.' },
    respondClock: { label: 'Time to enter', help: 'Seconds to enter or reject a letter, and for the last letter.' },
    scoring: {
      label: 'Counting words',
      help: 'auto: the best words are counted for you. manual: everybody marks the own words; what is not marked is lost.',
    },
    markClock: { label: 'Time to mark', help: 'Seconds to mark words. Only with manual counting.' },
    lookup: { label: 'Looking words up', help: 'Whether the board tells you, and only you, if a word would count.' },
    showScore: {
      label: 'Running score',
      help: 'Whether the board tells you, and only you, what your grid is worth so far.',
    },
    openGrids: { label: 'Open grids', help: 'on: everybody sees all grids during play.' },
  },
  presets: {
    rulebook: { label: 'Classic rules', help: 'As printed, the race of hands included' },
    relaxed: { label: 'Relaxed', help: 'Sealed answers and long clocks: no race, no hurry' },
    quick: { label: 'Quick', help: 'Short clocks, about ten minutes' },
    paper: { label: 'Pen and paper', help: 'Find and mark your own words, as with pen and paper' },
    letter: { label: 'A turn a day', help: 'Sealed answers, a letter a day' },
  },
  levels: {
    child:
      'Knows some 1,300 everyday words of up to five letters, sees little of what a line may become and forgets its task. It rejects in a temper.',
    beginner:
      'Knows some 3,800 common words and thinks a little of letters to come, but often takes a poor square and forgets its task. It has good and bad days.',
    casual:
      'Knows some 4,800 words, keeps an eye on its task, and misplaces a letter now and then, some days more often.',
    keen: 'Knows some 6,000 words, prepares long ones and works on its task; it seldom misjudges a square by much.',
    expert:
      'Knows some 8,900 words, plays a few letters on in thought and heeds what others call. It hardly ever misjudges a square.',
    master:
      'Knows some 14,000 words, many of them rare. It plays sixteen possible futures on for its best squares, heeds what others call, and never misjudges a square.',
  },
  moves: [
    { text: 'call E', help: 'Call E for everybody (you are the caller)' },
    { text: 'place R2C5', help: 'Enter the called letter in row 2, column 5' },
    { text: 'grab', help: 'Grab the card of the called letter to reject it' },
    { text: 'seal R2C5', help: 'At a sealed table: enter it in row 2, column 5' },
    { text: 'seal R2C5 reject', help: 'At a sealed table: reject it, or enter it there if another gets the card' },
    { text: 'final E R1C1', help: 'As the last player: one more letter for your own grid' },
    { text: 'decline', help: 'As the last player: no more letter' },
    { text: 'mark R1 1-4', help: 'Count the word in row 1 from place 1 to 4 (C1 for a column)' },
    { text: 'unmark R1 1-4', help: 'Do not count it after all' },
    { text: 'done', help: 'You have marked all you want to' },
    { text: 'back', help: 'You are no longer away' },
    { text: 'leave', help: 'Leave the game for good' },
  ],
  event: sayEvent,
  words: wordsOf,
  playedWord: (event) => (event.type === 'marked' ? { seat: event.seat, word: event.word.toUpperCase() } : null),
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

/** Words that only count because of a task card (first players, cities …) are left out: they cannot be looked up. */
function wordsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'marked':
    case 'unmarked':
      return [event.word];
    case 'scored':
      return event.result.counted.filter(({ exception }) => !exception).map(({ word }) => word);
    default:
      return [];
  }
}

export function sayEvent(event: Event, players: PlayerNames): string | null {
  const name = (seat: Seat): string => seatName(players, seat);
  switch (event.type) {
    case 'started':
      return `The game began with ${event.seats} players.`;
    case 'tasksDrawn':
      return 'Everybody drew a secret task card.';
    case 'turn':
      return `${name(event.caller)} was to call.`;
    case 'called':
      return event.absent
        ? `Time ran out for ${name(event.caller)}, so ${event.letter} was drawn and called.`
        : `${name(event.caller)} called ${event.letter}.`;
    case 'done':
      return null; // shown at the seats; in the log it would drown everything else
    case 'raceOpen':
      return `Somebody grabbed for the card ${event.letter}!`;
    case 'rejected':
      return sayRace(event, name);
    case 'enteredFor':
      return `The letter was entered for ${name(event.seat)}.`;
    case 'turnComplete':
      return null; // the next turn says it
    case 'filled':
      return `${joinWithAnd(event.seats.map(name))} filled the grid${event.first ? ' first: 3 bonus points' : ''}.`;
    case 'goesOn':
      return `Play went on with ${joinWithAnd(event.seats.map(name))}.`;
    case 'lastOffered':
      return `Only ${name(event.seat)} had empty squares left: one last letter was offered.`;
    case 'lastNamed':
      return `${name(event.seat)} took ${event.letter} as the last letter.`;
    case 'lastDeclined':
      return `${name(event.seat)} took no last letter.`;
    case 'away':
      return `${name(event.seat)} seemed to be away.`;
    case 'back':
      return `${name(event.seat)} came back.`;
    case 'left':
      return `${name(event.seat)} left the game${event.cards === '' ? '' : `; ${sayCards(event.cards)} went back to the centre`}.`;
    case 'opened':
      return event.limit === null
        ? 'Play was over: all grids and tasks were laid open.'
        : 'Play was over: all grids and tasks were laid open, and the words were to be marked.';
    default:
      return sayScoringEvent(event, name);
  }
}

const sayCards = (cards: string): string => `the card${cards.length > 1 ? 's' : ''} ${joinWithAnd([...cards])}`;

function sayRace(event: Extract<Event, { type: 'rejected' }>, name: (seat: Seat) => string): string {
  const { seat, letter, from, grabs } = event;
  const times = grabs.map((grab) => `${name(grab.seat)} after ${(grab.after / 1000).toFixed(2)} s`);
  const others = grabs.length > 1 ? ` Grabbed: ${joinWithAnd(times)}.` : '';
  return `${name(seat)} rejected ${letter} and took its card ${from === null ? 'from the centre' : `from ${name(from)}`}.${others}`;
}

type ScoringEvent = Extract<Event, { type: 'doneMarking' | 'marked' | 'unmarked' | 'scored' | 'over' }>;

function sayScoringEvent(event: ScoringEvent, name: (seat: Seat) => string): string {
  switch (event.type) {
    case 'doneMarking':
      return `${name(event.seat)} finished marking.`;
    case 'marked':
      return `${name(event.seat)} marked ${event.word} (${formatRun(event.run)}).`;
    case 'unmarked':
      return `${name(event.seat)} took back ${event.word} (${formatRun(event.run)}).`;
    case 'scored': {
      const { counted, words, task, first, cards, total } = event.result;
      const extras = [
        ...(task > 0 ? [`${task} for the task`] : []),
        ...(first > 0 ? [`${first} for finishing first`] : []),
        ...(cards > 0 ? [`${cards} off for letter cards`] : []),
      ];
      const list = joinWithAnd(counted.map(({ word }) => word)) || 'no words';
      return `${name(event.seat)}: ${total} points. ${words} for ${list}${extras.map((one) => `, ${one}`).join('')}.`;
    }
    case 'over': {
      const winners = joinWithAnd(event.winners.map(name));
      return event.winners.length > 1
        ? `The game was a draw between ${winners}.`
        : `${winners} won: ${event.reason}${event.tieBreak === null ? '' : ', with equal points'}.`;
    }
  }
}
