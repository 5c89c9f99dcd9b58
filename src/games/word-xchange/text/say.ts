// The texts of the game: options, presets, bot levels, moves, and a sentence for each event. Events are in the past
// tense, so that any name fits, even “You”. Refusals are in refusals.ts, the table as text in terminal.ts.

import type { GameText, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import type { View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';
import { sayTile, sayWord } from './phrases.ts';
import { sayFault, sayRefusal } from './refusals.ts';
import { formatPrompt, formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Word Xchange',
  summary: 'Make words from the tiles in the middle, or steal your rivals’ by adding letters. Six words at once win.',
  options: {
    targetWords: { label: 'Words to win', help: 'Who has so many words at the same time wins at once.' },
    wordClock: { label: 'Time for a word', help: 'Seconds for each word; every word made starts the clock anew.' },
    wordCheck: {
      label: 'Who checks words',
      help: 'auto: the dictionary checks each word at once. challenge: words stand unless somebody challenges them.',
    },
    refusalLimit: {
      label: 'Refused words',
      help: 'How many words of a turn may be refused before it is lost; none: a bad word costs nothing. Only with auto.',
    },
    challengeWindow: {
      label: 'Time to challenge',
      help: 'Seconds in which a word may be challenged; off: until all have answered. Only with challenge.',
    },
    failedChallenge: {
      label: 'A failed challenge',
      help: 'lose-next-turn: who challenges a good word sits out a turn. Only with challenge.',
    },
    pluralRule: {
      label: 'Plurals with S',
      help: 'noun: adding S to a word that is mainly a noun does not steal it. strict: nor to one that is often a noun. off: it does.',
    },
    hintCards: { label: 'Word cards', help: 'Fifteen cards with small words that grow, open to everybody.' },
  },
  presets: {
    rulebook: { label: 'Classic rules', help: 'The game as printed: one bad word costs the turn.' },
    relaxed: {
      label: 'Relaxed',
      help: 'For newcomers: two minutes a word, and the turn is lost only at the third bad word.',
    },
    junior: { label: 'Kids', help: 'For children: five words win, bad words cost nothing, word cards help.' },
    fast: { label: 'Quick', help: 'A quarter of an hour: thirty seconds a word, five words win.' },
    table: {
      label: 'Challenge each other’s words',
      help: 'For those who like to bluff and argue: words stand unless challenged, and a failed challenge costs a turn.',
    },
  },
  levels: {
    child:
      'Knows some 10,000 everyday words, looks at eight tiles at a time and plays the first word it sees, mostly a short one. It misses seven steals in ten that rearrange a word, and challenges hardly anything.',
    beginner:
      'Knows some 16,000 common words, looks at ten tiles at a time and misses every other rearrangement. It seldom thinks of what can be stolen back.',
    casual:
      'Knows some 30,000 words, misses every other rearrangement, and is halfway careful. One doubtful word in five is challenged.',
    keen: 'Knows some 54,000 words, none really rare, and misses one rearrangement in three. It robs whoever leads, and mostly picks what is hard to steal back.',
    expert:
      'Knows some 117,000 words, more than half of the list, overlooks a chance in seven, and weighs nearly every danger. It doubts most words it does not know.',
    master:
      'Knows the whole list, sees every word that lies there and never misses a win. It weighs what can be stolen back and who is near to winning, and challenges every word that is none.',
  },
  moves: [
    { text: 'make TEAM', help: 'make a word of tiles on the board' },
    { text: 'make LE[A]N', help: 'the same, with the joker as the letter in brackets' },
    { text: 'steal RACE REACT', help: 'turn a rival’s word into a longer one of yours' },
    { text: 'steal RACE@2 REACT', help: 'the same, if more than one rival has that word: 2 is the seat' },
    { text: 'swap [L]EAN LEAN', help: 'put a board tile in the place of a rival’s joker, which goes to the board' },
    { text: 'end', help: 'end your turn' },
    { text: 'challenge', help: 'challenge the word on trial' },
    { text: 'accept', help: 'wave the word on trial through' },
    { text: 'back', help: 'say that you are back after being away' },
    { text: 'leave', help: 'leave the table for good' },
  ],
  event: sayEvent,
  words: wordsOf,
  playedWord: (event) =>
    event.type === 'made' || event.type === 'stolen' || event.type === 'swapped'
      ? { seat: event.seat, word: event.word.toUpperCase() }
      : null,
  refusal: sayRefusal,
  table: formatTable,
  prompt: formatPrompt,
};

export function sayEvent(event: Event, players: PlayerNames): string | null {
  const name = (seat: Seat): string => players.subject(seat);
  switch (event.type) {
    case 'started':
      return `The game began: ${event.targetWords} words win.`;
    case 'opening':
      return sayOpening(event, name);
    case 'hidden':
      return `${name(event.seat)} drew a tile and hid it.`;
    case 'turn':
      return event.tile === null
        ? `The turn went to ${name(event.seat)}.`
        : `The turn went to ${name(event.seat)}, who placed ${sayTile(event.tile)} on the board.`;
    case 'made':
      return `${name(event.seat)} made ${sayWord(event.word)}.`;
    case 'stolen':
      return `${name(event.seat)} stole ${spellingOf(event.old)} from ${name(event.from)} and made ${sayWord(event.word)}.`;
    case 'swapped':
      return `${name(event.seat)} freed the joker: ${spellingOf(event.old)} of ${name(event.from)} ${
        event.word === spellingOf(event.old) ? 'stayed as it was' : `became ${event.word}`
      }.`;
    case 'drawn':
      return `${name(event.seat)} drew ${sayTile(event.tile)} onto the board.`;
    case 'clock':
      return null;
    case 'refused':
      return `${name(event.seat)} tried ${spellingOf(event.word)}, but ${sayFault(event.word, event.fault)}${
        event.count < event.limit ? `: refused word ${event.count} of ${event.limit} in this turn.` : '.'
      }`;
    case 'ended':
      return TURN_END_SENTENCES[event.why](name(event.seat));
    case 'bagEmpty':
      return 'The bag is empty now.';
    case 'idle':
      return `Nothing happened in this turn: ${event.count} of ${event.of} such turns in a row end the game.`;
    case 'away':
      return `${name(event.seat)} let two turns pass and counts as away.`;
    case 'back':
      return `${name(event.seat)} came back.`;
    case 'left':
      return event.tile === null
        ? `${name(event.seat)} left the table.`
        : `${name(event.seat)} left the table; the hidden tile was ${sayTile(event.tile)} and went onto the board.`;
    case 'leftOut':
      return `${name(event.seat)} sat out a turn for the failed challenge.`;
    default:
      return sayChallengeOrEnd(event, name);
  }
}

/** The words an event is about, in the order of its sentence. Rejected words are included: looking them up explains why. */
function wordsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'made':
    case 'refused':
    case 'opened':
    case 'stood':
    case 'rejected':
      return [spellingOf(event.word)];
    case 'stolen':
    case 'swapped':
      return unique([spellingOf(event.old), spellingOf(event.word)]);
    case 'upheld':
      return unique([
        spellingOf(event.word),
        ...(event.fault.type === 'plural' ? [event.fault.of] : []),
        ...(event.back === null ? [] : [spellingOf(event.back.word)]),
      ]);
    case 'won':
      return event.alone ? [] : unique(event.words.map(spellingOf));
    default:
      return [];
  }
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

type NameOf = (seat: Seat) => string;

const TURN_END_SENTENCES: {
  readonly [why in Extract<Event, { type: 'ended' }>['why']]: (name: string) => string | null;
} = {
  end: (name) => `${name} ended the turn.`,
  time: (name) => `Time was up for ${name}.`,
  refused: (name) => `That cost ${name} the turn.`,
  challenged: (name) => `That cost ${name} the turn.`,
  left: () => null,
};

function sayOpening({ board, rounds, first }: Extract<Event, { type: 'opening' }>, name: NameOf): string {
  const draws = rounds.map((round) =>
    joinWithAnd(round.map(({ seat, tile }) => `${name(seat)} drew ${sayTile(tile)}`)),
  );
  const tiles = joinWithAnd([...board].map(sayTile));
  return `${tiles.charAt(0).toUpperCase()}${tiles.slice(1)} went onto the board. ${draws.join('; of those who tied, ')}. First to play: ${name(first)}.`;
}

type ChallengeOrEndEvent = Extract<
  Event,
  { type: 'opened' | 'waved' | 'stood' | 'upheld' | 'rejected' | 'won' | 'exhausted' }
>;

function sayChallengeOrEnd(event: ChallengeOrEndEvent, name: NameOf): string | null {
  switch (event.type) {
    case 'opened':
      return `${spellingOf(event.word)} may be challenged now.`;
    case 'waved':
      return `${name(event.seat)} waved it through.`;
    case 'stood':
      return `${spellingOf(event.word)} stood unchallenged.`;
    case 'upheld':
      return `${name(event.by)} challenged ${spellingOf(event.word)}, rightly: ${sayFault(event.word, event.fault)}. ${
        event.back === null
          ? 'Its tiles went back to the board.'
          : `${name(event.back.seat)} had ${spellingOf(event.back.word)} again.`
      }`;
    case 'rejected':
      return `${name(event.by)} challenged ${spellingOf(event.word)}, but it is good and stands${
        event.losesTurn ? `; that costs ${name(event.by)} the next turn` : ''
      }.`;
    case 'won':
      return event.alone
        ? `${name(event.seat)} won as the last at the table.`
        : `${name(event.seat)} won with ${event.words.length} words: ${joinWithAnd(event.words.map(spellingOf))}.`;
    case 'exhausted':
      return `Nobody went on with the empty bag. ${
        event.winners.length === 1 ? 'The winner is' : 'The victory is shared by'
      } ${joinWithAnd(event.winners.map(name))} with ${event.words} word${event.words === 1 ? '' : 's'} of ${event.letters} letters.`;
  }
}
