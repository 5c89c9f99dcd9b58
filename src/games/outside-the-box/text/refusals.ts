// A sentence for every refusal: what is wrong, by which rule, and what to do instead.

import type { Refusal } from '../../../core/game.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import type { WordFault } from '../rules/scoring/word-validity.ts';

/** The reason and what to do instead, both without the final period. */
type RefusalText = readonly [reason: string, instead: string];

const PHASE_TEXTS: { readonly [phase: string]: string } = {
  call: 'A letter is to be called now',
  respond: 'A letter has been called and is being entered now',
  final: 'Only the last letter is open now',
  mark: 'Play is over and words are being marked now',
};

const REFUSAL_TEXTS: { readonly [code in RefusalCode]: (a: string, b: string, c: string, d: string) => RefusalText } = {
  GAME_OVER: () => ['The game is over', ''],
  WRONG_PHASE: (phase, move) => [PHASE_TEXTS[phase] ?? 'This is not the time', `Keep “${move}” for its own time`],
  WRONG_MODE: (mode) =>
    mode === 'race'
      ? ['At this table the card goes to the quickest hand', 'Use place or grab']
      : ['At this table answers are sealed', 'Use seal, with reject if you do not want the letter'],
  NOT_YOUR_TURN: (seat) => [`It is the turn of seat ${seat}`, 'Wait for yours; think ahead meanwhile'],
  NOT_PLAYING: (why) =>
    why === 'left'
      ? ['You have left this game', '']
      : ['Your grid is full, so you take no further part', 'Your points are safe'],
  ALREADY_DONE: (move, letter) =>
    move === 'grab'
      ? [`You have answered ${letter} already and can no longer reject it`, 'Wait for the next letter']
      : letter === ''
        ? ['You have said that you are done', 'What you have marked counts']
        : [`You have answered ${letter} already, and an answer is final`, 'Wait for the next letter'],
  TIME_UP: () => ['The time is up', ''],
  GRAB_PENDING: (letter) => [`Your hand is on the card ${letter}`, 'In a moment it is decided who gets it'],
  ALREADY_REJECTED: (letter) => [`The card ${letter} has been taken in this turn`, 'You must enter the letter'],
  SQUARE_TAKEN: (square, letter, nearest) => [
    `${square} already holds ${letter}`,
    `A free square near it is ${nearest}`,
  ],
  HOLDS_CARD: (letter) => [`The card ${letter} lies in front of you, so you must enter ${letter} this time`, ''],
  CALLER_MAY_NOT_REJECT: (letter) => [
    `You called ${letter} yourself, and at this table a caller may not reject`,
    'You must enter it',
  ],
  EMPTY_SQUARE: (run) => [`There is an empty square in ${run}`, 'A word is an unbroken run of letters'],
  NOT_A_WORD: (word, reason, instead, inside) => [
    sayWordFault(word, reason as WordFault['reason'], instead),
    inside === '' ? '' : `You may mark ${inside} there`,
  ],
  OVERLAP: (word, other, run) => [
    `${word} overlaps ${other}, which you have marked`,
    `Count one or the other; unmark ${run} first if you want ${word}`,
  ],
  REPEATED_WORD: (word, run) => [`${word} is marked already in ${run}, and a word counts once`, ''],
  SECOND_EXCEPTION: (word, other, run) => [
    `${word} counts only by your task, and so does ${other}, which you have marked`,
    `Only one such word counts; unmark ${run} first if you want ${word}`,
  ],
  NOT_MARKED: (run, marked) => [`${run} is not marked`, marked === '' ? '' : `Marked are: ${marked}`],
  NOT_AWAY: () => ['You are not away', 'Just play on'],
  NOT_DUE: (deadline) => [deadline === '' ? 'No clock is running' : `The clock runs until ${deadline} ms`, ''],
  BAD_SCENARIO: (what) => [`This position cannot be set up: ${what}`, ''],
};

/** Why a word does not count, without the final period. */
export function sayWordFault(word: string, reason: WordFault['reason'], instead: string): string {
  switch (reason) {
    case 'verb':
      return instead === ''
        ? `${word} is a form of a verb; only the infinitive counts`
        : `${word} is a form of ${instead}; only ${instead} counts`;
    case 'comparison':
      return instead === ''
        ? `${word} compares something; only the basic form counts`
        : `${word} compares, from ${instead}; only ${instead} counts`;
    case 'form':
      return instead === '' ? `${word} is not a basic form` : `${word} is a form of ${instead}; only ${instead} counts`;
    case 'name':
      return `${word} is a name, and names do not count`;
    case 'abbreviation':
      return `${word} is an abbreviation, and abbreviations do not count`;
    case 'unknown':
      return instead === ''
        ? `${word} is not in the dictionary`
        : `${word} is not in the dictionary; perhaps ${instead} was meant`;
  }
}

export function sayRefusal({ code, rule, about: [a = '', b = '', c = '', d = ''] }: Refusal): string {
  const [reason, instead] = REFUSAL_TEXTS[code as RefusalCode](a, b, c, d);
  const first = `${reason} (${rule}).`;
  return instead === '' ? first : `${first} ${instead}.`;
}
