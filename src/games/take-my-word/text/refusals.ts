// Every refusal in one or two sentences: the reason, then what the player can do instead. None of them names a word that
// could be played (TM-178).

import type { Refusal } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import type { Card, CardColor, Premium } from '../rules/cards.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { countPremiums, describeColor, describePremium, formatPoints, nameCard, quoteRow } from './phrases.ts';

type RefusalText = (about: readonly string[], players: PlayerNames, rule: string) => string;

const REFUSAL_SENTENCES: Record<RefusalCode, RefusalText> = {
  GAME_OVER: () => 'The game is over.',
  WRONG_PHASE: ([phase, toAct], players) => {
    if (phase !== 'switch') return 'You can’t switch places now. After each round, the top scorer may.';
    return players.you === Number(toAct)
      ? 'Choose a player to switch places with first, or stay.'
      : `Wait until ${players.name(Number(toAct))} decides whether to switch places.`;
  },
  NOT_YOUR_TURN: ([toAct, left], players) =>
    left
      ? 'You’ve left this game.'
      : `It’s ${players.possessive(Number(toAct))} turn. You can plan your move while you wait.`,
  TIME_UP: () => 'Too late: your time was already up.',
  NOT_DUE: () => 'Time isn’t up yet.',
  CANNOT_CLEAR: ([status, text = '']) =>
    status === 'open'
      ? `You can’t clear ${quoteRow(text)}, because it wasn’t scored as a word. Finish a word, or play one card.`
      : 'There’s no word to clear. Play a word or a single letter.',
  NO_CARDS: ([type]) =>
    type === 'clear'
      ? 'Clearing and playing are one move. Name your cards too, such as “clear kN”.'
      : 'Play at least one card from your hand.',
  BAD_CELLS: ([row = '']) =>
    row === ''
      ? 'The row is empty, so just name your cards, without dots and slashes.'
      : `Write a dot for each card of ${quoteRow(row)} that stays and “/” before each replacement. New cards go at the ends.`,
  NOT_IN_HAND: ([card, held]) =>
    held === '0'
      ? `You don’t have a ${nameCard(card as Card)}. Choose a card from your hand.`
      : `You have only ${countOf(Number(held), `${nameCard(card as Card)} card`)}.`,
  BLANK_NEEDS_LETTER: ([card]) =>
    `Choose a letter for the ${nameCard(card as Card)}. For example, ${card}=S makes it an “S”.`,
  NOT_A_BLANK: ([card, as = '']) =>
    `The ${nameCard(card as Card)} isn’t a blank, so it can’t stand for ${quoteLetter(as)}.`,
  BLACK_LOCKED: ([letter = '']) =>
    `The black ${quoteLetter(letter)} is locked, so it has to stay. You can add cards before or after the row.`,
  COLOUR_MISMATCH: ([card, letter = '', color]) => {
    const name = describeColor(color as CardColor);
    return `A ${nameCard(card as Card)} can’t replace the ${name} ${quoteLetter(letter)}. Use a ${name} or black card.`;
  },
  KEEP_ONE: ([rule, letters = '']) => {
    if (rule === 'any') return 'You can’t replace every card. At least one has to stay.';
    return letters.length === 1
      ? `The ${quoteLetter(letters)} was played last, so it has to stay.`
      : `${joinWithAnd([...letters].map(quoteLetter))} were played last. At least one of them has to stay.`;
  },
  NO_CHANGE: ([text = '']) => `The row would still be ${quoteRow(text)}. Change or add a letter.`,
  NOT_A_WORD: ([text = '', begins, standing = ''], _, rule) => {
    if (rule === 'TM-063') return 'One letter is never a word. Leave out “word” to start with it.';
    if (rule === 'TM-111') return `${text} isn’t a word yet. Leave out “word” to score the letter.`;
    const reason = begins ? `${text} isn’t a word yet.` : `${text} isn’t in the dictionary.`;
    const instead =
      rule === 'TM-080' || rule === 'TM-082'
        ? `Make a new word from ${standing}, or clear it.`
        : 'If you don’t make a word, you can play only one card.';
    return `${reason} ${instead}`;
  },
  NOT_A_BEGINNING: ([text = '']) => `No word starts with ${quoteRow(text)}. Try another card or another place.`,
  CLAIM_REQUIRED: ([text, letter, word]) =>
    `${text} is a word. Add “letter” to score ${formatPoints(Number(letter))} for sure, or “word” to score ${formatPoints(Number(word))} unless it’s taken.`,
  CLAIM_NOT_ALLOWED: () => 'If you play two or more cards, they always score as a word. Leave out “letter”.',
  PREMIUM_NEEDS_WORD: ([premium]) =>
    `You can use ${describePremium(premium as Premium)} only when you score a word. Take it back, or finish a word.`,
  PREMIUM_NOT_YOURS: ([premium, held]) =>
    held === '0' || premium === 'ST'
      ? `You don’t have ${describePremium(premium as Premium)}.`
      : `You have only ${countPremiums(Number(held), premium as Premium)}.`,
  PREMIUM_NEEDS_BLACK: ([, letter = '']) =>
    letter === ''
      ? 'Put premium cards on black cards.'
      : `Premium cards go only on black cards, and this ${quoteLetter(letter)} isn’t black.`,
  PREMIUM_TAKEN: ([letter = '', premium]) =>
    `The ${quoteLetter(letter)} already has ${describePremium(premium as Premium)}. Each card can have only one.`,
  PASS_NOT_ALLOWED: ([status], _, rule) => {
    if (rule === 'TM-071')
      return 'You can’t pass, because you can still play. If you don’t see how, give up your turn.';
    return status === 'word'
      ? 'You can’t pass on a finished word. Make a new word from it, or clear it.'
      : 'You can’t pass on an empty row. Play a word or a single letter.';
  },
  NOT_YOUR_OFFER: ([toAct], players) => `Only ${players.name(Number(toAct))} can switch places now.`,
  NO_SUCH_PLAYER: ([seat, left], players) =>
    left
      ? `${players.subject(Number(seat))} left the game. Choose another player.`
      : 'There’s no such player at this table. Players are numbered from 0.',
  CANNOT_SWITCH_WITH_SELF: () => 'You can’t switch places with yourself. Choose another player, or stay.',
  NO_DOUBLE: () =>
    'You had the last turn of this round, so you can’t switch to going first. Choose another player, or stay.',
  NOT_AWAY: () => 'You’re not away. Just keep playing.',
  ALREADY_LEFT: () => 'You’ve left this game.',
  BAD_SCENARIO: ([fault]) => `This position can’t be set up: ${fault}.`,
};

export const sayRefusal = ({ code, rule, about }: Refusal, players: PlayerNames): string =>
  REFUSAL_SENTENCES[code as RefusalCode](about, players, rule);

/** A better sentence for some moves that can't be parsed; null for the rest. */
export const sayMalformed = (text: string): string | null =>
  /\S\+[a-z]{2}\+[a-z]{2}/i.test(text) ? 'Put only one premium card on each card.' : null;
