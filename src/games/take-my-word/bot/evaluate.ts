// What a play is worth: its points, the chance that the word is taken, what it takes from others, the cards it uses.
// Not which plays there are (search.ts) nor which of them a bot sees (skill.ts). Knows no more than the view it is given.

import type { Seat } from '../../../core/game.ts';
import { exp } from '../../../core/portable-math.ts';
import { type Card, isBlack, isBlank, type Premium, pointsOf, without } from '../rules/cards.ts';
import type { Cell, Play } from '../rules/moves.ts';
import { isLaid } from '../rules/moves.ts';
import { slotsAfter } from '../rules/plays/check-play.ts';
import { type Position, wordPoints } from '../rules/plays/position.ts';
import { handValue, type Slot, spell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A play and what it leads to. */
export type Prospect = {
  readonly play: Play;
  readonly slots: readonly Slot[];
  readonly text: string;
  readonly isWord: boolean;
  readonly points: number;
  readonly hand: readonly Card[];
};

/** How the table stands for the player to move. */
export type Outlook = {
  /** Who plays next, and how many letters that player holds; null: nobody plays after this turn. */
  readonly next: Seat | null;
  readonly letters: number;
  /** What it is worth to take the standing word, beside the points of the new one. */
  readonly prize: number;
  /** What a rival's point is worth beside an own one. */
  readonly weight: number;
  /** Own turns to come after this one. */
  readonly turns: number;
  /** More than this many points in this turn make it the best of the round, and a switch can save the word; null: none can. */
  readonly bank: number | null;
};

export function outlookOf(view: View, seat: Seat): Outlook {
  const { rotation, setup, round, players, row } = view;
  const place = rotation.indexOf(seat);
  const isLast = place === rotation.length - 1;
  const next = isLast && round === setup.rounds ? null : rotation[(place + 1) % rotation.length]!;
  const others = rotation.filter((one) => one !== seat).map((one) => players[one]!.turns.at(-1)?.points ?? 0);
  const weight = 1 / (rotation.length - 1);
  const standing = row.by === null ? 0 : players[row.by]!.turns.at(-1)!.points;
  return {
    next,
    letters: next === null ? 0 : players[next]!.letters,
    prize: row.by === seat ? -standing : weight * standing,
    weight,
    turns: setup.rounds - round,
    bank: isLast && next !== null && setup.seatSwitch === 'on' ? Math.max(...others) : null,
  };
}

export function prospectOf(position: Position, play: Play): Prospect {
  const slots = slotsAfter(position.row, play);
  const laid = play.cells.filter(isLaid);
  const isWord = laid.length > 1 || play.claim === 'word';
  return {
    play,
    slots,
    text: spell(slots),
    isWord,
    points: isWord ? wordPoints(slots) : pointsOf(laid[0]!.card),
    hand: without(
      position.hand,
      laid.map(({ card }) => card),
    ),
  };
}

/** The chance that a rival with so many letters can take a word, as measured over many hands:
 *  short words, coloured cards and full hands make it likely. */
export function chanceTaken(slots: readonly Slot[], letters: number): number {
  if (letters === 0) return 0;
  const black = slots.filter(({ card }) => isBlack(card)).length / slots.length;
  return 1 / (1 + exp(-0.27 + 0.68 * (slots.length - 5) + 2 * (black - 0.5) - 0.47 * (letters - 4.3)));
}

/** A word that will surely stand: nobody plays after it, or a switch of places saves it. */
export const isSafe = (outlook: Outlook, points: number): boolean =>
  outlook.next === null || (outlook.bank !== null && points > outlook.bank);

/** Worth of a play without trying answers. */
export function estimate(prospect: Prospect, outlook: Outlook, care: number): number {
  const { isWord, points, slots } = prospect;
  const danger = isWord && !isSafe(outlook, points) ? care * chanceTaken(slots, outlook.letters) : 0;
  return points * (1 - danger) + gainBesides(prospect, outlook, care);
}

/** What a rival loses, and the cards got rid of or kept. */
export function gainBesides({ play, hand }: Prospect, outlook: Outlook, care: number): number {
  return (play.type === 'play' ? outlook.prize : 0) + care * handWorth(hand, outlook.turns);
}

/** Points that a hand brings in the turns to come, by its number of cards, as fitted to 24,000 turns of strong bots playing
 *  each other. None means seven new ones: best of all. One is soon laid out; some are neither much nor soon gone. */
const BY_COUNT = [14, 5, 0, -1, -3, -3, 1, 4];
const BY_COUNT_LATE = [14, 0, 0, 0, 0, 1, 1, 1];
const BLACK = 2.5;
const BLANK = 3;
/** For each vowel too many or too few, beyond half a card. */
const UNEVEN = 5;
const UNEVEN_LATE = 3.5;

/** What the cards kept are worth: chances while turns remain, and costs at the end (TM-141). */
export function handWorth(hand: readonly Card[], turns: number): number {
  if (turns === 0) return -handValue(hand);
  const lettered = hand.filter((card) => !isBlank(card));
  const vowels = lettered.filter((card) => 'AEIOU'.includes(card[1]!)).length;
  const uneven = Math.max(0, Math.abs(vowels - 0.4 * lettered.length) - 0.5);
  return (
    (turns === 1 ? BY_COUNT_LATE : BY_COUNT)[hand.length]! +
    BLACK * hand.filter(isBlack).length +
    BLANK * (hand.length - lettered.length) -
    (turns < 3 ? UNEVEN_LATE : UNEVEN) * uneven
  );
}

/** What a premium brings in a long match, fitted likewise; the fewer turns remain, the less. */
const KEPT: Record<Premium, number> = { DL: 0.8, TL: 4, DW: 19, TW: 37, ST: 21 };
const keptFor = (premium: Premium, turns: number): number => (KEPT[premium] * turns) / (turns + 4);

/** The same play with the premiums that pay. */
export function withPremiums(prospect: Prospect, position: Position, outlook: Outlook, danger: number): Prospect {
  if (!prospect.isWord) return prospect;
  let best = prospect;
  let owned = position.premiums;
  for (;;) {
    const choices = [...new Set(owned)].flatMap((premium) =>
      best.slots.flatMap((slot, at) => {
        if (!isBlack(slot.card) || slot.premium !== null) return [];
        const points = wordPoints(best.slots.with(at, { ...slot, premium }));
        const gain = (points - best.points) * (1 - danger * (1 + outlook.weight)) - keptFor(premium, outlook.turns);
        return gain > 0 ? [{ premium, at, gain }] : [];
      }),
    );
    const choice = choices.reduce<(typeof choices)[number] | null>((a, b) => (a && a.gain >= b.gain ? a : b), null);
    if (choice === null) return best;
    best = layPremium(best, position, choice.at, choice.premium);
    owned = without(owned, [choice.premium]);
  }
}

function layPremium(prospect: Prospect, position: Position, at: number, premium: Premium): Prospect {
  const { play } = prospect;
  const cells = play.cells.with(at, { ...play.cells[at]!, premium } as Cell);
  return prospectOf(position, { ...play, cells });
}
