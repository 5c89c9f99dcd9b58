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
      : `“${word}” is too short. Words need at least ${least} letters, and nothing but letters.`,
  TOO_LONG: ([, most]) => `That’s too long. Words can have up to ${most} letters.`,
  BAD_CHARACTERS: () => 'Letters only, please: no hyphens, apostrophes or spaces.',
  NO_WORDSTER: ([word, wordster = '']) => `${word} doesn’t have the letters ${[...wordster].join(', ')} in this order.`,
  DUPLICATE: ([word]) => `${word} is already on your list.`,
  NOT_A_WORD: ([word]) => `${word} isn’t in the dictionary.`,
  NO_SUCH_LINE: ([line]) =>
    Number(line) >= 1 && Number(line) <= LINES_PER_LIST
      ? `There’s no word on line ${line}.`
      : `Your list has lines 1 to ${LINES_PER_LIST}.`,
  NOT_ON_LIST: ([word, ...free]) => `${word} isn’t on your list. ${offerWords(free)}`,
  NOT_LIVE: ([word, ...free], rule) =>
    rule === 'WS-059'
      ? `${word} isn’t on your list any more, so you can’t claim it.`
      : `${word} has already been read or crossed off. ${offerWords(free)}`,
  PROTECTED: ([word, keptWord, seat, ...free], _, players) =>
    `${word === keptWord ? word : `${word} is the same word as ${keptWord}, which`} is kept for ${players.name(Number(seat))} now. ${offerWords(free)}`,
  ALREADY_RESPONDED: ([word]) => `You’ve already answered ${word}.`,
  NOT_SIMILAR: ([claimed, word]) => `${claimed} isn’t similar to ${word}, so you can’t claim it.`,
  NOT_EARLIER: ([earlier, word, ...contestable]) =>
    `${earlier} hasn’t been read in this round. ${offerContest(word, contestable)}`,
  ALREADY_JUDGED: ([earlier, word, verdict]) =>
    `The table has already decided: ${earlier} and ${word} are ${describeVerdict(verdict)}.`,
  NOT_CONTESTABLE: ([earlier, word, verdict, ...contestable]) =>
    `${earlier} and ${word} are clearly ${describeVerdict(verdict)}. ${offerContest(word, contestable)}`,
  NO_QUESTIONS: ([word]) => `${word} has already been looked up. This table checks every word.`,
  ALREADY_VOTED: ([word, other]) => `You’ve already voted on ${word} and ${other}.`,
  BAD_SCENARIO: ([field]) => `This position can’t be set up: ${field}.`,
};

const describeVerdict = (verdict: string | undefined): string =>
  verdict === 'SAME' ? 'the same word' : 'different words';

/** More words than these are easier to find on the list itself. */
const MAX_OFFERED_WORDS = 4;

function offerWords(free: readonly string[]): string {
  if (free.length === 0) return 'You have no word to read now.';
  return free.length > MAX_OFFERED_WORDS ? 'Pick one from your list.' : `You can read ${joinWithOr(free)}.`;
}

const offerContest = (word: string | undefined, contestable: readonly string[]): string =>
  contestable.length === 0
    ? `You can’t contest ${word}.`
    : `You can contest ${word} as the same word as ${joinWithOr(contestable)}.`;

const MOVE_PHRASES: { readonly [move: string]: string } = {
  choose: 'choose letters',
  write: 'write a word',
  replace: 'change your list',
  erase: 'change your list',
  done: 'finish your list',
  notdone: 'go back to writing',
  ready: 'start your time',
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
      return 'Everyone is writing.';
    case 'ready':
      return 'Start your time first.';
    case 'announce':
      return isYou ? 'It’s your turn to read a word.' : `It’s ${players.possessive(seat)} turn to read a word.`;
    case 'respond':
      return isYou ? 'The others are answering your word.' : `First answer ${players.possessive(seat)} word.`;
    default:
      return 'The table is voting.';
  }
}

function describeTurn(why: string, seat: number, players: PlayerNames): string {
  switch (why) {
    case 'left':
      return 'You’ve left this game.';
    case 'select':
      return `${players.subject(seat)} is choosing the three letters.`;
    case 'write':
      return `${players.subject(seat)} is writing. You’re next soon.`;
    case 'announce':
      return `It’s ${players.possessive(seat)} turn to read a word.`;
    default:
      return 'It’s your own word. The others are answering it.';
  }
}
