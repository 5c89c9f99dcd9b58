// The sentence for each refusal code: the reason, then what to do instead. Names are given in `about` as seat numbers.

import type { Refusal } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithOr } from '../../../core/wording.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { LINES_PER_LIST } from '../rules/state.ts';
import { isAllLetters } from '../rules/words/word.ts';

export function sayRefusal({ code, rule, about }: Refusal, players: PlayerNames): string {
  return SENTENCES[code as RefusalCode](about, rule, players);
}

type Sentence = (about: readonly string[], rule: string, players: PlayerNames) => string;

const SENTENCES: { readonly [code in RefusalCode]: Sentence } = {
  GAME_OVER: () => 'The game is over.',
  UNKNOWN_SEAT: () => 'This table doesn’t have that many players.',
  WRONG_PHASE: ([move = '', phase = '', seat = ''], _, players) =>
    `You can’t ${MOVE_PHRASES[move] ?? move} now. ${describePhase(phase, Number(seat), players)}`,
  NOT_YOUR_TURN: ([why = '', seat = ''], _, players) => describeTurn(why, Number(seat), players),
  TIME_UP: () => 'Too late: time was up.',
  NOT_DUE: () => 'The clock is still running.',
  NOT_OFFERED: ([wordster, ...offered]) => `You can’t choose ${wordster}. Choose ${joinWithOr(offered)}.`,
  LIST_FULL: () => 'Your list is full. Change or erase a word first.',
  TOO_SHORT: ([word = '', least]) =>
    isAllLetters(word)
      ? `“${word}” is too short. Words need at least ${least} letters.`
      : `“${word}” is too short. Words need at least ${least} letters, with no spaces, hyphens or apostrophes.`,
  TOO_LONG: ([, most]) => `That’s too long. Words can have up to ${most} letters.`,
  BAD_CHARACTERS: () => 'Letters only, please: no spaces, hyphens (-) or apostrophes (’).',
  NO_WORDSTER: ([word, wordster = '']) =>
    `${word} doesn’t have the letters ${wordster} in that order. Try another word.`,
  DUPLICATE: ([word]) => `${word} is already on your list.`,
  NOT_A_WORD: ([word]) => `${word} isn’t in the dictionary.`,
  NO_SUCH_LINE: ([line]) =>
    Number(line) >= 1 && Number(line) <= LINES_PER_LIST
      ? `Line ${line} is empty. Choose a line with a word.`
      : `Your list has lines 1 to ${LINES_PER_LIST}.`,
  NOT_ON_LIST: ([word, ...free]) => `${word} isn’t on your list. ${offerWords(free)}`,
  NOT_LIVE: ([word, ...free], rule) =>
    rule === 'WS-059'
      ? `You can’t claim ${word}. Choose a word that’s still on your list.`
      : `${word} has already been read or crossed off. ${offerWords(free)}`,
  PROTECTED: ([word, keptWord, seat, ...free], _, players) =>
    `${word === keptWord ? word : `${word} is the same word as ${keptWord}, which`} is kept for ${players.name(Number(seat))} now. ${offerWords(free)}`,
  ALREADY_RESPONDED: () => 'You’ve already answered. Wait for the others.',
  NOT_SIMILAR: ([claimed, word]) =>
    `${claimed} isn’t similar to ${word}, so you can’t claim it. It stays on your list.`,
  NOT_EARLIER: ([earlier, word, ...contestable]) =>
    contestable.length === 0
      ? `${earlier} hasn’t been read this round, so you can’t contest ${word} with it.`
      : `${earlier} hasn’t been read this round. ${offerContest(word, contestable)}`,
  ALREADY_JUDGED: ([earlier, word, verdict]) =>
    `The table has already decided: ${earlier} and ${word} are ${describeVerdict(verdict)}.`,
  NOT_CONTESTABLE: ([earlier, word, verdict, ...contestable]) =>
    `The dictionary says that ${earlier} and ${word} are ${describeVerdict(verdict)}. ${offerContest(word, contestable)}`,
  NO_QUESTIONS: ([word]) =>
    `You don’t need to ask: ${word} is in the dictionary. At this table, every word is checked.`,
  ALREADY_VOTED: () => 'You’ve already voted. Wait for the others.',
  BAD_SCENARIO: ([field]) => `This position can’t be set up: ${field}.`,
};

const describeVerdict = (verdict: string | undefined): string =>
  verdict === 'SAME' ? 'the same word' : 'different words';

/** More words than these are easier to find on the list itself. */
const MAX_OFFERED_WORDS = 4;

function offerWords(free: readonly string[]): string {
  if (free.length === 0) return 'You have no word to read now.';
  return free.length > MAX_OFFERED_WORDS ? 'Choose another word from your list.' : `You can read ${joinWithOr(free)}.`;
}

const offerContest = (word: string | undefined, contestable: readonly string[]): string =>
  contestable.length === 0
    ? `You can’t contest ${word}.`
    : `You can say that ${word} is the same word as ${joinWithOr(contestable)}.`;

const MOVE_PHRASES: { readonly [move: string]: string } = {
  choose: 'choose letters',
  write: 'write a word',
  replace: 'change your list',
  erase: 'change your list',
  done: 'finish your list',
  notdone: 'go back to writing',
  ready: 'start your clock',
  announce: 'read a word',
  respond: 'answer',
  vote: 'vote',
};

function describePhase(phase: string, seat: number, players: PlayerNames): string {
  const isYou = seat === players.you;
  switch (phase) {
    case 'select':
      return isYou ? 'Choose the three letters first.' : `${players.subject(seat)} is choosing the three letters.`;
    case 'write':
      return 'It’s time to write.';
    case 'ready':
      return 'Start your clock first.';
    case 'announce':
      return isYou ? 'It’s your turn to read a word.' : `It’s ${players.possessive(seat)} turn to read a word.`;
    case 'respond':
      return isYou
        ? 'The others are still answering.'
        : `${players.subject(seat)} read a word. Choose your answer first.`;
    default:
      return 'Everyone is voting.';
  }
}

function describeTurn(why: string, seat: number, players: PlayerNames): string {
  switch (why) {
    case 'left':
      return 'You’ve left this game.';
    case 'select':
      return `${players.subject(seat)} is choosing the three letters.`;
    case 'write':
      return `${players.subject(seat)} is writing. Please wait.`;
    case 'announce':
      return `It’s ${players.possessive(seat)} turn to read a word.`;
    default:
      return 'It’s your own word. The others are still answering.';
  }
}
