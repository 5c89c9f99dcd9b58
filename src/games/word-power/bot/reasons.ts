// Why a bot rolled, laid, bluffed, challenged, bet or passed as it did, in a sentence of its own.
// Not the deciding (bot.ts, plan.ts, wager.ts). It speaks to whoever may see that seat's cards: its owner, or the review.

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Face } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { FORFEIT, type Reading } from '../rules/spaces.ts';
import { count, list, relation, sayCode, sayMoney } from '../text/wording.ts';

export type Decision = { readonly move: Move; readonly reason: Reason };

/** What the cards of a plan are to achieve together. */
export type Aim =
  | { readonly type: 'both'; readonly cards: number }
  | { readonly type: 'cover'; readonly windows: number }
  | { readonly type: 'hand'; readonly cards: number }
  | { readonly type: 'forfeit'; readonly empty: number }
  | { readonly type: 'fresh' };

export type Reason =
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
      readonly face: Face;
      readonly window: number;
      readonly reading: Reading;
      /** How likely it is right. */
      readonly right: number;
      readonly aim: Aim;
    }
  | { readonly type: 'finished'; readonly cards: number }
  | { readonly type: 'noPlay'; readonly empty: number; readonly canPay: boolean }
  | {
      readonly type: 'challenged';
      readonly face: Face;
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

export function formatWhy(reason: Reason, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? `Seat ${seat}`;
  switch (reason.type) {
    case 'rolled':
      return 'I rolled because every turn begins with the die.';
    case 'benefit':
      return sayBenefit(reason);
    case 'laid':
      return sayLaid(reason);
    case 'finished':
      return reason.cards === 0
        ? 'I finished because I had no card left.'
        : `I laid no more because none of my other ${count(reason.cards, 'card')} promised as much as it risked.`;
    case 'noPlay':
      return reason.canPay
        ? `I paid ${sayMoney(reason.empty * FORFEIT)} because I know no card that fits, and a wrong one would have cost me more.`
        : 'I gave up my next turn because I know no card that fits and cannot pay for the empty windows.';
    case 'challenged':
      return sayChallenged(reason, name(reason.owner));
    case 'letStand':
      return sayLetStand(reason, name(reason.owner));
    case 'bet':
      return sayBet(reason, name(reason.other));
    case 'passed':
      return reason.knowsAll
        ? `I gave away ${list(reason.cards)} because I had to give something, and I know all my cards.`
        : `I gave away ${list(reason.cards)} because I know least about ${reason.cards.length === 1 ? 'that card' : 'those cards'}.`;
  }
}

const percent = (chance: number): string => `${Math.round(100 * Math.min(0.99, Math.max(0.01, chance)))} %`;

function sayBenefit({ takesBook, books, cash, royalty, both }: Extract<Reason, { type: 'benefit' }>): string {
  const state = `with ${count(books, 'book')} and ${sayMoney(cash)}`;
  if (both)
    return `I took ${takesBook ? 'a book' : `${sayMoney(royalty)}`} because ${state} that is what I still lack most, and both are needed.`;
  return takesBook
    ? `I published a book because ${state} I am nearer to winning by books than by cash.`
    : `I took ${sayMoney(royalty)} because ${state} I am nearer to winning by cash than by books.`;
}

function sayLaid({ face, window, reading, right, aim }: Extract<Reason, { type: 'laid' }>): string {
  const { key, words } = face;
  const claim = `${words[window - 1]} is ${reading === 'SA' ? 'a match' : `the ${relation(reading)}`} of ${key}`;
  if (right >= 0.9) return `I laid ${key} on window ${window} because I know that ${claim}; ${sayAim(aim)}.`;
  if (right >= 0.5)
    return `I laid ${key} on window ${window} because I believe that ${claim} (${percent(right)}); ${sayAim(aim)}.`;
  return `I bluffed with ${key} on window ${window}: I do not know whether ${claim} (${percent(right)}), but ${sayAim(aim)}.`;
}

function sayAim(aim: Aim): string {
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
      return `playing nothing would cost ${sayMoney(aim.empty * FORFEIT)}`;
    case 'fresh':
      return 'it makes room for a new card';
  }
}

function sayChallenged(
  { face, statement, chance, books, caught }: Extract<Reason, { type: 'challenged' }>,
  owner: string,
): string {
  const parts = [
    `I hold that ${sayCode(statement, face.words)} (${percent(chance)})`,
    ...(books > 0 ? [`${count(books, 'book')} of ${owner} hung on it`] : []),
    ...(caught > 1 ? [`${caught} cards of ${owner} were wrong before`] : []),
  ];
  return `I challenged ${face.key} because ${list(parts)}.`;
}

function sayLetStand({ cards, doubted }: Extract<Reason, { type: 'letStand' }>, name: string): string {
  const which = cards === 1 ? doubted.key : `the ${cards} open cards`;
  return `I let ${which} of ${name} stand: ${cards === 1 ? 'it' : `even ${doubted.key}`} is right as far as I can tell (${percent(doubted.right)}), so a challenge would not pay.`;
}

function sayBet({ key, raises, chance, level }: Extract<Reason, { type: 'bet' }>, other: string): string {
  const odds = `after all that ${other} has said and bet I am right about ${key} with ${percent(chance)}`;
  return raises
    ? `I raised because ${odds}, and more than half is worth more money.`
    : `I called at ${sayMoney(level)} because ${odds}, too little to put in more.`;
}
