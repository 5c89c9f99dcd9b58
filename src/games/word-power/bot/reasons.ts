// Why a bot made its move, as data and as a sentence. The sentences mention the bot's own cards, so they are shown only
// as a hint to that seat or in the review after the match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { FORFEIT_PER_WINDOW_DOLLARS } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { PlayRelation } from '../rules/spaces.ts';
import { countNoun, formatMoney, relationWord, sayAnswer } from '../text/phrases.ts';

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
      readonly both: boolean;
    }
  | {
      readonly type: 'place';
      readonly face: CardFace;
      readonly window: number;
      readonly relation: PlayRelation;
      /** The probability that the card is right. */
      readonly right: number;
      readonly goal: PlanGoal;
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
      readonly other: Seat;
    }
  | { readonly type: 'pass'; readonly cards: readonly Word[]; readonly knowsAll: boolean };

export function sayReason(reason: MoveReason, players: PlayerNames): string {
  const name = (seat: Seat): string => players.subject(seat);
  switch (reason.type) {
    case 'roll':
      return 'I rolled because every turn begins with the die.';
    case 'startChoice':
      return sayBenefit(reason);
    case 'place':
      return sayPlacement(reason);
    case 'finish':
      return reason.cards === 0
        ? 'I finished because I had no card left.'
        : `I laid no more because none of my other ${countNoun(reason.cards, 'card')} promised as much as it risked.`;
    case 'noplay':
      return reason.canPay
        ? `I paid ${formatMoney(reason.empty * FORFEIT_PER_WINDOW_DOLLARS)} because I know no card that fits, and a wrong one would have cost me more.`
        : 'I gave up my next turn because I know no card that fits and cannot pay for the empty windows.';
    case 'challenge':
      return sayChallenged(reason, name(reason.owner));
    case 'waive':
      return sayWaive(reason, name(reason.owner));
    case 'bet':
      return sayBet(reason, name(reason.other));
    case 'pass':
      return reason.knowsAll
        ? `I gave away ${joinWithAnd(reason.cards)} because I had to give something, and I know all my cards.`
        : `I gave away ${joinWithAnd(reason.cards)} because I know least about ${reason.cards.length === 1 ? 'that card' : 'those cards'}.`;
  }
}

const percent = (probability: number): string => `${Math.round(100 * Math.min(0.99, Math.max(0.01, probability)))} %`;

function sayBenefit({ takesBook, books, cash, royalty, both }: Extract<MoveReason, { type: 'startChoice' }>): string {
  const state = `with ${countNoun(books, 'book')} and ${formatMoney(cash)}`;
  if (both)
    return `I took ${takesBook ? 'a book' : `${formatMoney(royalty)}`} because ${state} that is what I still lack most, and both are needed.`;
  return takesBook
    ? `I published a book because ${state} I am nearer to winning by books than by cash.`
    : `I took ${formatMoney(royalty)} because ${state} I am nearer to winning by cash than by books.`;
}

function sayPlacement({ face, window, relation, right, goal }: Extract<MoveReason, { type: 'place' }>): string {
  const { key, words } = face;
  const claim = `${words[window - 1]} is ${relation === 'SA' ? 'a match' : `the ${relationWord(relation)}`} of ${key}`;
  if (right >= 0.9) return `I laid ${key} on window ${window} because I know that ${claim}; ${sayGoal(goal)}.`;
  if (right >= 0.5)
    return `I laid ${key} on window ${window} because I believe that ${claim} (${percent(right)}); ${sayGoal(goal)}.`;
  return `I bluffed with ${key} on window ${window}: I do not know whether ${claim} (${percent(right)}), but ${sayGoal(goal)}.`;
}

function sayGoal(goal: PlanGoal): string {
  switch (goal.type) {
    case 'both':
      return goal.cards === 1
        ? 'it covers the last window and is my last card, which is worth two books'
        : `with ${goal.cards} cards I cover all the windows and lay my whole hand, which is worth two books`;
    case 'cover':
      return goal.windows === 1
        ? 'it covers the last empty window, which publishes a book'
        : `with ${goal.windows} cards I cover all the empty windows, which publishes a book`;
    case 'hand':
      return goal.cards === 1
        ? 'it is the last card of my hand, which publishes a book'
        : `with ${goal.cards} cards I lay my whole hand, which publishes a book`;
    case 'forfeit':
      return `playing nothing would cost ${formatMoney(goal.empty * FORFEIT_PER_WINDOW_DOLLARS)}`;
    case 'fresh':
      return 'it makes room for a new card';
  }
}

function sayChallenged(
  { face, statement, probability, books, caught }: Extract<MoveReason, { type: 'challenge' }>,
  owner: string,
): string {
  const parts = [
    `I hold that ${sayAnswer(statement, face.words)} (${percent(probability)})`,
    ...(books > 0 ? [`${countNoun(books, 'book')} of ${owner} hung on it`] : []),
    ...(caught > 1 ? [`${caught} cards of ${owner} were wrong before`] : []),
  ];
  return `I challenged ${face.key} because ${joinWithAnd(parts)}.`;
}

function sayWaive({ cards, leastTrusted }: Extract<MoveReason, { type: 'waive' }>, name: string): string {
  const which = cards === 1 ? leastTrusted.key : `the ${cards} open cards`;
  return `I let ${which} of ${name} stand: ${cards === 1 ? 'it' : `even ${leastTrusted.key}`} is right as far as I can tell (${percent(leastTrusted.right)}), so a challenge would not pay.`;
}

function sayBet({ key, raises, probability, level }: Extract<MoveReason, { type: 'bet' }>, other: string): string {
  const odds = `after all that ${other} has said and bet I am right about ${key} with ${percent(probability)}`;
  return raises
    ? `I raised because ${odds}, and more than half is worth more money.`
    : `I called at ${formatMoney(level)} because ${odds}, too little to put in more.`;
}
