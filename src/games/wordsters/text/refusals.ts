// The sentence for each refusal code, with the rule and, where possible, what would be allowed.

import type { Refusal } from '../../../core/game.ts';
import { joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { RefusalCode } from '../rules/refuse.ts';

export function sayRefusal({ code, rule, about }: Refusal): string {
  const sentence = Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code as RefusalCode]
    : () => `This is not possible: ${code}`;
  return `${sentence(about, rule)} (${rule}).`;
}

type Sentence = (about: readonly string[], rule: string) => string;

const SENTENCES: { readonly [code in RefusalCode]: Sentence } = {
  GAME_OVER: () => 'The game is over',
  UNKNOWN_SEAT: ([seat]) => `There is no seat ${seat} at this table`,
  WRONG_PHASE: ([move = '', phase = '']) =>
    `You cannot ${MOVE_PHRASES[move] ?? move} now: ${PHASE_PHRASES[phase] ?? phase}`,
  NOT_YOUR_TURN: ([why = '']) => NOT_YOUR_TURN_SENTENCES[why] ?? 'It is not your turn',
  TIME_UP: () => 'That came too late: the time was up',
  NOT_DUE: () => 'No clock has run out yet',
  NOT_OFFERED: ([wordster, ...offered]) => `${wordster} is not offered; choose ${joinWithOr(offered)}`,
  LIST_FULL: ([lines]) => `All ${lines} lines of your list are full; replace a word, or erase one first`,
  TOO_SHORT: ([word, least]) => `“${word}” has fewer than ${least} letters`,
  TOO_LONG: ([word, most]) => `“${word}” is longer than ${most} letters`,
  BAD_CHARACTERS: ([word]) =>
    `“${word}” has signs that are not letters; a word with an apostrophe, a hyphen or a blank does not count`,
  NO_WORDSTER: ([word, wordster = '']) =>
    `${word} does not have the letters ${wordster.split('').join(', ')} in this order`,
  DUPLICATE: ([word]) => `${word} is already on your list`,
  NOT_A_WORD: ([word]) => `${word} is not in the dictionary of this table`,
  NO_SUCH_LINE: ([line, ...written]) =>
    `Line ${line} of your list is empty${written.length === 0 ? '' : `; there are words on ${joinWithAnd(written)}`}`,
  NOT_ON_LIST: ([word, ...free]) => `${word} is not on your list; you can announce ${joinWithOr(free)}`,
  NOT_LIVE: ([word, ...free], rule) =>
    rule === 'WS-059'
      ? `${word} is not a live word of your list, so you cannot claim it`
      : `${word} has been announced or struck; you can announce ${joinWithOr(free)}`,
  PROTECTED: ([word, protectedWord, ...free]) =>
    `${word === protectedWord ? word : `${word} is the same as ${protectedWord}, which`} is protected for another player; you can announce ${joinWithOr(free)}`,
  ALREADY_RESPONDED: ([word]) => `You have responded to ${word}, and a response is final`,
  NOT_SIMILAR: ([claimed, word]) => `${claimed} is not similar to ${word}, so it cannot be claimed`,
  NOT_EARLIER: ([earlier, word, ...contestable]) =>
    `${earlier} was neither accepted nor struck as an accepted word in this round; ${offerContest(word, contestable)}`,
  ALREADY_JUDGED: ([earlier, word, verdict]) =>
    `The table has judged it: ${earlier} and ${word} are ${verdict}, for the rest of the game`,
  NOT_CONTESTABLE: ([earlier, word, verdict, ...contestable]) =>
    `${earlier} and ${word} are ${verdict} without a vote; ${offerContest(word, contestable)}`,
  NO_QUESTIONS: ([word]) => `${word} has been looked up already: this table checks every word by itself`,
  ALREADY_VOTED: ([word, other]) => `You have voted on ${word} and ${other}, and a ballot is final`,
  BAD_SCENARIO: ([field]) => `This position cannot be set up: ${field}`,
};

const offerContest = (word: string | undefined, contestable: readonly string[]): string =>
  contestable.length === 0
    ? `there is nothing to contest ${word} with`
    : `${word} can be contested with ${joinWithOr(contestable)}`;

const MOVE_PHRASES: { readonly [move: string]: string } = {
  choose: 'choose a Wordster',
  write: 'write a word',
  replace: 'change your list',
  erase: 'change your list',
  done: 'say that you are done',
  notdone: 'say that you are not done',
  ready: 'take over',
  announce: 'announce a word',
  respond: 'respond',
  vote: 'vote',
};

const PHASE_PHRASES: { readonly [phase: string]: string } = {
  select: 'the Wordster is being chosen',
  write: 'the lists are being written',
  ready: 'take over with “ready” first',
  announce: 'somebody is about to announce a word',
  respond: 'a word was announced, and the others respond to it',
  vote: 'the table votes',
};

const NOT_YOUR_TURN_SENTENCES: { readonly [why: string]: string } = {
  left: 'You have left this table',
  select: 'Another player chooses the Wordster',
  write: 'Another player is writing',
  announce: 'It is another player’s turn to announce',
  respond: 'It is your own word that was announced; the others respond to it',
};
