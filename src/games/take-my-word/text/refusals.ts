// Every refusal as a sentence: the reason, its rule, and what the player can do instead.

import type { Refusal } from '../../../core/game.ts';
import { joinWithAnd, joinWithOr } from '../../../core/wording.ts';
import type { Card, CardColor, Premium } from '../rules/cards.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { describeCard, describeColor, describePremium } from './phrases.ts';

/** The reason, and what the player may do instead, which follows the rule number. */
type RefusalParts = readonly [reason: string, instead?: string];

const REFUSAL_SENTENCES: Record<RefusalCode, (about: readonly string[], rule: string) => RefusalParts> = {
  GAME_OVER: () => ['The game is over'],
  WRONG_PHASE: ([phase]) =>
    phase === 'switch'
      ? ['The round is over, and a switch of places is being decided', 'play goes on after that']
      : ['No switch of places is on offer now'],
  NOT_YOUR_TURN: () => ['It is another player’s turn'],
  TIME_UP: () => ['Your time was up before this arrived'],
  NOT_DUE: () => ['The clock has not run out'],
  CANNOT_CLEAR: ([status]) =>
    status === 'open'
      ? ['Only a standing word can be cleared', 'these letters stay until they become a word']
      : ['There is nothing to clear'],
  NO_CARDS: () => ['A play lays at least one card of your hand'],
  BAD_CELLS: ([row = '']) =>
    row === ''
      ? ['On an empty row you can only lay cards', 'leave out dots and slashes']
      : [
          `The cells do not cover the row ${row} card by card`,
          'write a dot for each card that stays and a slash before each replacement, and add cards only before or behind',
        ],
  NOT_IN_HAND: ([card, held]) =>
    held === '0'
      ? [`You do not hold a ${describeCard(card as Card)}`]
      : [`You hold the ${describeCard(card as Card)} only ${held === '1' ? 'once' : `${held} times`}`],
  BLANK_NEEDS_LETTER: ([card]) => [
    `The ${describeCard(card as Card)} has to stand for a letter`,
    `${card}=S would make it an S`,
  ],
  NOT_A_BLANK: ([card, as]) => [`The ${describeCard(card as Card)} is no blank and cannot stand for ${as}`],
  BLACK_LOCKED: ([letter]) => [
    `The black ${letter} is locked and cannot be replaced`,
    'you can add cards before and behind the row',
  ],
  COLOUR_MISMATCH: ([card, letter, color]) => [
    `A ${describeCard(card as Card)} cannot replace the ${describeColor(color as CardColor)} ${letter}`,
    `a ${describeColor(color as CardColor)} or black card could`,
  ],
  KEEP_ONE: ([rule, letters = '']) =>
    rule === 'any'
      ? ['At least one card of the row has to stay']
      : letters.length === 1
        ? [`The ${letters} was laid in the latest turn and has to stay`]
        : [`Of ${joinWithAnd([...letters])}, laid in the latest turn, at least one has to stay`],
  NO_CHANGE: ([text]) => [`The row would still read ${text}`, 'a play has to change what it reads'],
  NOT_A_WORD: ([text, begins], rule) => {
    if (rule === 'TM-063') return ['A single letter is never a whole word', 'leave out “word” to start with it'];
    if (rule === 'TM-111') return [`${text} begins a word but is none`, 'leave out “word” to score the letter'];
    const instead =
      rule === 'TM-080' || rule === 'TM-082'
        ? 'make a new word of it or clear it'
        : 'without a word only one card can be laid';
    return [begins ? `${text} begins a word but is none` : `${text} is not in the word list`, instead];
  },
  NOT_A_BEGINNING: ([text, ...texts]) =>
    texts.length === 0 ? [`${text} begins no word`] : [`${text} begins no word`, `${joinWithOr(texts)} would do`],
  CLAIM_REQUIRED: ([text, letter, word]) => [
    `One card makes ${text} a word, so choose how to score it`,
    `“letter” gives ${letter} for sure, “word” gives ${word} unless it is taken`,
  ],
  CLAIM_NOT_ALLOWED: () => ['Two or more cards are always scored as a word', 'leave out “letter”'],
  PREMIUM_NEEDS_WORD: ([premium]) => [
    `You can lay ${describePremium(premium as Premium)} only with a word that is scored as a word`,
  ],
  PREMIUM_NOT_YOURS: ([premium]) => [
    premium === 'ST'
      ? 'You do not have the star'
      : `You do not have ${describePremium(premium as Premium)} for each place`,
  ],
  PREMIUM_NEEDS_BLACK: ([, letter]) => [`Premiums lie only on black cards, and this ${letter} is not black`],
  PREMIUM_TAKEN: ([letter, premium]) => [`The ${letter} already bears ${describePremium(premium as Premium)}`],
  PASS_NOT_ALLOWED: ([status], rule) => {
    if (rule === 'TM-071') return ['You have a legal play, so you cannot pass', '“giveup” ends the turn all the same'];
    return status === 'word'
      ? ['Facing a word you do not pass', 'make a new word of it or clear it']
      : ['On an empty row you do not pass', 'lay a word or a single letter'];
  },
  NOT_YOUR_OFFER: () => ['The choice to switch places is another player’s'],
  NO_SUCH_PLAYER: ([seat]) => [`Nobody plays at seat ${seat}`],
  CANNOT_SWITCH_WITH_SELF: () => ['You cannot switch places with yourself', '“stay” keeps the order'],
  NO_DOUBLE: () => ['You had the last turn of the round and may not move to the first place'],
  NOT_AWAY: () => ['You are not away'],
  ALREADY_LEFT: () => ['You have left this game'],
  BAD_SCENARIO: ([fault]) => [`This position cannot be set up: ${fault}`],
};

export function sayRefusal({ code, rule, about }: Refusal): string {
  const [reason, instead] = REFUSAL_SENTENCES[code as RefusalCode](about, rule);
  return `${reason} (${rule})${instead === undefined ? '' : `; ${instead}`}.`;
}
