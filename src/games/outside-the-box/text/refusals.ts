// A sentence for every refusal: what is wrong, and what to do instead.

import type { Refusal } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { parseSquare } from '../rules/scoring/grid.ts';
import type { WordFault } from '../rules/scoring/word-validity.ts';
import { capitalize, describeSquare } from './phrases.ts';

const PHASE_TEXTS: { readonly [phase: string]: string } = {
  call: 'No letter has been called yet. Wait for the call, or call one if it’s your turn.',
  respond: 'A letter was just called. Everyone has to write it first, except a player who takes its card.',
  final: 'Only one player still has free squares and may write one last letter. The others wait.',
  mark: 'All letters are written. Now it’s time to mark your words.',
};

type About = readonly [a: string, b: string, c: string];
type RefusalText = (about: About, players: PlayerNames) => string;

const REFUSAL_TEXTS: { readonly [code in RefusalCode]: RefusalText } = {
  GAME_OVER: () => 'The game is over.',
  WRONG_PHASE: ([phase]) => PHASE_TEXTS[phase] ?? 'You can’t do that now. Check whose turn it is.',
  WRONG_MODE: ([mode]) =>
    mode === 'race'
      ? 'At this table you race for cards. Write the letter, or grab its card.'
      : 'At this table everyone answers in secret. Choose a square. If you don’t want the letter, ask for its card, too.',
  NOT_YOUR_TURN: ([seat], players) =>
    `It’s ${players.possessive(Number(seat))} turn. You can plan your move while you wait.`,
  NOT_PLAYING: ([why]) =>
    why === 'left' ? 'You’ve left this game.' : 'Your grid is full, so you’re finished. Your points are safe.',
  ALREADY_DONE: ([, letter]) =>
    letter === ''
      ? 'You’re done marking. The words you marked count.'
      : `You’re done with ${quoteLetter(letter)} and can’t change it now. Wait for the next letter.`,
  TIME_UP: () => 'Time’s up for this move.',
  GRAB_PENDING: ([letter]) => `Your hand is on the ${quoteLetter(letter)} card. You’ll know in a moment who gets it.`,
  ALREADY_REJECTED: ([letter]) => `Someone already took the ${quoteLetter(letter)} card. You have to write the letter.`,
  SQUARE_TAKEN: ([, letter, nearest]) => {
    const square = parseSquare(nearest);
    const free = square === null ? '' : ` ${capitalize(describeSquare(square))} is free.`;
    return `That square already has ${quoteLetter(letter)} in it.${free}`;
  },
  HOLDS_CARD: ([letter]) => `You have the ${quoteLetter(letter)} card, so you have to write the letter this time.`,
  CALLER_MAY_NOT_REJECT: ([letter]) =>
    `You called ${quoteLetter(letter)} yourself. At this table that means you have to write it.`,
  EMPTY_SQUARE: () => 'There’s an empty square in there. A word can’t have gaps.',
  NOT_A_WORD: ([word, reason]) => `${sayWordFault(word, reason as WordFault['reason'])} Try another word.`,
  OVERLAP: ([word, other]) =>
    word === other
      ? `You already marked ${word}.`
      : `${word} and ${other} share squares. If you want ${word}, unmark ${other} first.`,
  REPEATED_WORD: ([word]) => `You already marked ${word}, and a word counts only once.`,
  SECOND_EXCEPTION: ([word, other]) =>
    `${word} counts only because of your task. You have ${other} for that already, and only one can count. Unmark ${other} first.`,
  NOT_MARKED: () => 'You haven’t marked that word, so there’s nothing to unmark.',
  NOT_AWAY: () => 'You’re not away. Just keep playing.',
  NOT_DUE: ([deadline]) => (deadline === '' ? 'No clock is running.' : 'The clock is still running.'),
  BAD_SCENARIO: ([what]) => `This position can’t be set up: ${what}.`,
};

/** Why a word doesn't count. The examples are not from the grid: it finds no word for the player (OB-085). */
export function sayWordFault(word: string, reason: WordFault['reason']): string {
  switch (reason) {
    case 'verb':
      return `${word} is a verb form, so it doesn’t count. LAUGH counts, but LAUGHED and LAUGHING don’t.`;
    case 'comparison':
      return `${word} doesn’t count. SIMPLE counts, but SIMPLER and SIMPLEST don’t.`;
    case 'form':
      return `${word} is only a form of another word, so it doesn’t count.`;
    case 'name':
      return `${word} is a name, and names don’t count.`;
    case 'abbreviation':
      return `${word} is an abbreviation, a short way to write something. Those don’t count.`;
    case 'unknown':
      return `${word} isn’t in the dictionary.`;
  }
}

export function sayRefusal({ code, about: [a = '', b = '', c = ''] }: Refusal, players: PlayerNames): string {
  return REFUSAL_TEXTS[code as RefusalCode]([a, b, c], players);
}
