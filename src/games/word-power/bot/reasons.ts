// Why a bot made its move, as data and as a sentence. The sentences mention the bot's own cards, so they are shown only
// as a hint to that seat or in the review after the match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { FORFEIT_PER_WINDOW_DOLLARS } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { PlayRelation } from '../rules/spaces.ts';
import { formatMoney, sayAnswer, sayMeaning } from '../text/phrases.ts';
import type { BeliefGround } from './belief.ts';

export type BotDecision = { readonly move: Move; readonly reason: MoveReason };

/** What the cards of a plan achieve together. */
export type PlanGoal =
  | { readonly type: 'both'; readonly cards: number }
  | { readonly type: 'cover'; readonly windows: number }
  | { readonly type: 'hand'; readonly cards: number }
  | { readonly type: 'forfeit'; readonly empty: number }
  | { readonly type: 'fresh' };

export type MoveReason =
  | { readonly type: 'roll' }
  | {
      readonly type: 'startChoice';
      readonly takesBook: boolean;
      readonly books: number;
      readonly cash: number;
      readonly royalty: number;
    }
  | {
      readonly type: 'place';
      readonly face: CardFace;
      readonly window: number;
      readonly relation: PlayRelation;
      /** The probability that the card is right. */
      readonly right: number;
      readonly goal: PlanGoal;
      readonly ground?: BeliefGround;
    }
  | { readonly type: 'finish'; readonly cards: number }
  | { readonly type: 'noplay'; readonly empty: number; readonly canPay: boolean }
  | {
      readonly type: 'challenge';
      readonly face: CardFace;
      readonly statement: string;
      readonly probability: number;
      readonly owner: Seat;
      /** Books at stake in this turn; `caught`: cards of the owner proved wrong earlier. */
      readonly books: number;
      readonly caught: number;
      readonly ground?: BeliefGround;
    }
  | {
      readonly type: 'waive';
      readonly cards: number;
      readonly leastTrusted: { readonly key: Word; readonly right: number };
      readonly owner: Seat;
    }
  | {
      readonly type: 'bet';
      readonly key: Word;
      readonly raises: boolean;
      /** The probability of being right, given what the opponent has claimed and bet. */
      readonly probability: number;
      readonly level: number;
    }
  | { readonly type: 'pass'; readonly cards: readonly Word[]; readonly knowsAll: boolean };

/** Reads well both as a hint to this seat and in the review of a finished match. */
export function sayReason(reason: MoveReason, players: PlayerNames): string {
  switch (reason.type) {
    case 'roll':
      return 'I’d roll: every turn starts with the die.';
    case 'startChoice':
      return sayBenefit(reason);
    case 'place':
      return sayPlacement(reason);
    case 'finish':
      return `I’d end my turn: ${reason.cards === 0 ? 'I have no cards left' : 'no other card is worth the risk'}.`;
    case 'noplay':
      return reason.canPay
        ? `I’d play nothing and pay ${formatMoney(reason.empty * FORFEIT_PER_WINDOW_DOLLARS)}: I don’t know a card that fits, and a wrong one could cost more.`
        : 'I’d play nothing and skip a turn: I don’t know a card that fits, and I can’t pay.';
    case 'challenge':
      return sayChallenged(reason, players);
    case 'waive':
      return sayWaive(reason, players);
    case 'bet':
      return sayBet(reason);
    case 'pass':
      return sayPass(reason);
  }
}

const percent = (probability: number): string => `${Math.round(100 * Math.min(0.99, Math.max(0.01, probability)))}%`;

function sayBenefit({ takesBook, books, cash, royalty }: Extract<MoveReason, { type: 'startChoice' }>): string {
  if (royalty === 0) return 'I’d publish a book: without books, royalties pay nothing.';
  const state = `with ${countOf(books, 'book')} and ${formatMoney(cash)}`;
  return takesBook
    ? `I’d publish a book: ${state}, it helps me more than ${formatMoney(royalty)}.`
    : `I’d take ${formatMoney(royalty)}: ${state}, it helps me more than another book.`;
}

/** Why it believes in an answer without being certain. */
const sayGround = (ground: BeliefGround | undefined, key: Word): string => {
  if (ground === 'ruledOut') return ', because the other words don’t fit';
  return ground === 'looksAlike' ? `, because it looks like ${key}` : '';
};

function sayPlacement({ face, window, relation, right, goal, ground }: Extract<MoveReason, { type: 'place' }>): string {
  const { key, words } = face;
  const word = `“${words[window - 1]}”`;
  const claim = `${word} ${sayMeaning(relation)}`;
  if (right >= 0.9) return `I’d play ${key} on window ${window}: ${claim}. ${sayGoal(goal)}`;
  const sure = `about ${percent(right)} sure`;
  return right >= 0.5
    ? `I’d play ${key} on window ${window}: I think ${claim}${sayGround(ground, key)} (${sure}). ${sayGoal(goal)}`
    : `I’d bluff with ${key} on window ${window}: I’m only ${sure} that ${claim}. ${sayGoal(goal)}`;
}

function sayGoal(goal: PlanGoal): string {
  switch (goal.type) {
    case 'both':
      return goal.cards === 1
        ? 'It covers the last window and is my fourth card, so I get two books.'
        : `With ${goal.cards} cards, I’d cover every window and play my whole hand for two books.`;
    case 'cover':
      return goal.windows === 1
        ? 'It covers the last empty window, so I get a book.'
        : `With ${goal.windows} cards, I’d cover every empty window and publish a book.`;
    case 'hand':
      return goal.cards === 1
        ? 'It’s my fourth card, so I get a book.'
        : `With ${goal.cards} cards, I’d play my whole hand and publish a book.`;
    case 'forfeit':
      return `Playing nothing would cost ${formatMoney(goal.empty * FORFEIT_PER_WINDOW_DOLLARS)}.`;
    case 'fresh':
      return 'It makes room for a new card.';
  }
}

function sayChallenged(
  { face, statement, probability, books, caught, owner, ground }: Extract<MoveReason, { type: 'challenge' }>,
  players: PlayerNames,
): string {
  const answer = sayAnswer(statement, face.words);
  return [
    ground === 'knows' && probability >= 0.9
      ? `I’d challenge ${face.key}: I know that ${answer}.`
      : `I’d challenge ${face.key}: I think ${answer}${sayGround(ground, face.key)} (about ${percent(probability)} sure).`,
    ...(books > 0
      ? [`If I’m right, ${players.name(owner)} won’t get ${books === 1 ? 'a book' : countOf(books, 'book')}.`]
      : []),
    ...(caught > 1
      ? [
          `${players.subject(owner)} ${players.verb(owner, 'have', 'has')} been wrong ${caught === 2 ? 'twice' : `${caught} times`} before.`,
        ]
      : []),
  ].join(' ');
}

function sayWaive(
  { cards, leastTrusted, owner }: Extract<MoveReason, { type: 'waive' }>,
  players: PlayerNames,
): string {
  const which = cards === 1 ? leastTrusted.key : `${players.possessive(owner)} ${countOf(cards, 'card')}`;
  const doubted = cards === 1 ? 'it' : leastTrusted.key;
  return leastTrusted.right >= 0.5
    ? `I wouldn’t challenge ${which}: ${cards === 1 ? 'it' : `even ${doubted}`} looks right to me (about ${percent(leastTrusted.right)} sure).`
    : `I wouldn’t challenge ${which}: ${doubted} may be wrong, but I’m not sure what’s right.`;
}

function sayBet({ key, raises, probability, level }: Extract<MoveReason, { type: 'bet' }>): string {
  const sure = `about ${percent(probability)} sure about ${key}`;
  if (raises) return `I’d raise: I’m ${sure}.`;
  const call = `I’d call ${formatMoney(level)}`;
  return probability < 0.5
    ? `${call}: I’m probably wrong about ${key}, so I won’t bet more.`
    : `${call}: I’m ${sure}, which isn’t enough to raise.`;
}

function sayPass({ cards, knowsAll }: Extract<MoveReason, { type: 'pass' }>): string {
  const why = knowsAll
    ? 'I know all these cards, and something has to go'
    : cards.length === 1
      ? 'it’s the card I know least'
      : 'they’re the cards I know least';
  return `I’d give away ${joinWithAnd(cards)}: ${why}.`;
}
