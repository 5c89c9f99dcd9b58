// Why a bot rolled, laid, bluffed, challenged, bet or passed as it did, in a sentence of its own.
// Not the deciding (bot.ts, plan.ts, wager.ts). It speaks to whoever may see that seat's cards: its owner, or the review.

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { FORFEIT_PER_WINDOW_DOLLARS } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { PlayRelation } from '../rules/spaces.ts';
import { countNoun, formatMoney, joinList, relationWord, sayAnswer } from '../text/wording.ts';

export type BotDecision = { readonly move: Move; readonly reason: MoveReason };

/** What the cards of a plan are to achieve together. */
export type PlanGoal =
  | { readonly type: 'both'; readonly cards: number }
  | { readonly type: 'cover'; readonly windows: number }
  | { readonly type: 'hand'; readonly cards: number }
  | { readonly type: 'forfeit'; readonly empty: number }
  | { readonly type: 'fresh' };

export type MoveReason =
  | { readonly type: 'rolled' }
  | {
      readonly type: 'benefit';
      readonly takesBook: boolean;
      readonly books: number;
      readonly cash: number;
      readonly royalty: number;
      readonly both: boolean;
    }
  | {
      readonly type: 'laid';
      readonly face: CardFace;
      readonly window: number;
      readonly reading: PlayRelation;
      /** How likely it is right. */
      readonly right: number;
      readonly aim: PlanGoal;
    }
  | { readonly type: 'finished'; readonly cards: number }
  | { readonly type: 'noPlay'; readonly empty: number; readonly canPay: boolean }
  | {
      readonly type: 'challenged';
      readonly face: CardFace;
      readonly statement: string;
      readonly chance: number;
      readonly owner: Seat;
      /** Books that hang on the cards laid so far, and cards of the owner shown to be wrong before. */
      readonly books: number;
      readonly caught: number;
    }
  | {
      readonly type: 'letStand';
      readonly cards: number;
      readonly doubted: { readonly key: Word; readonly right: number };
      readonly owner: Seat;
    }
  | {
      readonly type: 'bet';
      readonly key: Word;
      readonly raises: boolean;
      /** To be right, after all that the other has said and bet. */
      readonly chance: number;
      readonly level: number;
      readonly other: Seat;
    }
  | { readonly type: 'passed'; readonly cards: readonly Word[]; readonly knowsAll: boolean };

export function sayReason(reason: MoveReason, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? `Seat ${seat}`;
  switch (reason.type) {
    case 'rolled':
      return 'I rolled because every turn begins with the die.';
    case 'benefit':
      return sayBenefit(reason);
    case 'laid':
      return sayPlacement(reason);
    case 'finished':
      return reason.cards === 0
        ? 'I finished because I had no card left.'
        : `I laid no more because none of my other ${countNoun(reason.cards, 'card')} promised as much as it risked.`;
    case 'noPlay':
      return reason.canPay
        ? `I paid ${formatMoney(reason.empty * FORFEIT_PER_WINDOW_DOLLARS)} because I know no card that fits, and a wrong one would have cost me more.`
        : 'I gave up my next turn because I know no card that fits and cannot pay for the empty windows.';
    case 'challenged':
      return sayChallenged(reason, name(reason.owner));
    case 'letStand':
      return sayWaive(reason, name(reason.owner));
    case 'bet':
      return sayBet(reason, name(reason.other));
    case 'passed':
      return reason.knowsAll
        ? `I gave away ${joinList(reason.cards)} because I had to give something, and I know all my cards.`
        : `I gave away ${joinList(reason.cards)} because I know least about ${reason.cards.length === 1 ? 'that card' : 'those cards'}.`;
  }
}

const percent = (chance: number): string => `${Math.round(100 * Math.min(0.99, Math.max(0.01, chance)))} %`;

function sayBenefit({ takesBook, books, cash, royalty, both }: Extract<MoveReason, { type: 'benefit' }>): string {
  const state = `with ${countNoun(books, 'book')} and ${formatMoney(cash)}`;
  if (both)
    return `I took ${takesBook ? 'a book' : `${formatMoney(royalty)}`} because ${state} that is what I still lack most, and both are needed.`;
  return takesBook
    ? `I published a book because ${state} I am nearer to winning by books than by cash.`
    : `I took ${formatMoney(royalty)} because ${state} I am nearer to winning by cash than by books.`;
}

function sayPlacement({ face, window, reading, right, aim }: Extract<MoveReason, { type: 'laid' }>): string {
  const { key, words } = face;
  const claim = `${words[window - 1]} is ${reading === 'SA' ? 'a match' : `the ${relationWord(reading)}`} of ${key}`;
  if (right >= 0.9) return `I laid ${key} on window ${window} because I know that ${claim}; ${sayGoal(aim)}.`;
  if (right >= 0.5)
    return `I laid ${key} on window ${window} because I believe that ${claim} (${percent(right)}); ${sayGoal(aim)}.`;
  return `I bluffed with ${key} on window ${window}: I do not know whether ${claim} (${percent(right)}), but ${sayGoal(aim)}.`;
}

function sayGoal(aim: PlanGoal): string {
  switch (aim.type) {
    case 'both':
      return aim.cards === 1
        ? 'it covers the last window and is my last card, which is worth two books'
        : `with ${aim.cards} cards I cover all the windows and lay my whole hand, which is worth two books`;
    case 'cover':
      return aim.windows === 1
        ? 'it covers the last empty window, which publishes a book'
        : `with ${aim.windows} cards I cover all the empty windows, which publishes a book`;
    case 'hand':
      return aim.cards === 1
        ? 'it is the last card of my hand, which publishes a book'
        : `with ${aim.cards} cards I lay my whole hand, which publishes a book`;
    case 'forfeit':
      return `playing nothing would cost ${formatMoney(aim.empty * FORFEIT_PER_WINDOW_DOLLARS)}`;
    case 'fresh':
      return 'it makes room for a new card';
  }
}

function sayChallenged(
  { face, statement, chance, books, caught }: Extract<MoveReason, { type: 'challenged' }>,
  owner: string,
): string {
  const parts = [
    `I hold that ${sayAnswer(statement, face.words)} (${percent(chance)})`,
    ...(books > 0 ? [`${countNoun(books, 'book')} of ${owner} hung on it`] : []),
    ...(caught > 1 ? [`${caught} cards of ${owner} were wrong before`] : []),
  ];
  return `I challenged ${face.key} because ${joinList(parts)}.`;
}

function sayWaive({ cards, doubted }: Extract<MoveReason, { type: 'letStand' }>, name: string): string {
  const which = cards === 1 ? doubted.key : `the ${cards} open cards`;
  return `I let ${which} of ${name} stand: ${cards === 1 ? 'it' : `even ${doubted.key}`} is right as far as I can tell (${percent(doubted.right)}), so a challenge would not pay.`;
}

function sayBet({ key, raises, chance, level }: Extract<MoveReason, { type: 'bet' }>, other: string): string {
  const odds = `after all that ${other} has said and bet I am right about ${key} with ${percent(chance)}`;
  return raises
    ? `I raised because ${odds}, and more than half is worth more money.`
    : `I called at ${formatMoney(level)} because ${odds}, too little to put in more.`;
}
