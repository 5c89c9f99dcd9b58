// Estimates what a play is worth from one view: its points, the risk that the word is taken, what rivals lose, the cards kept.
// Lookahead against sampled hands is in lookahead.ts.

import type { Seat } from '../../../core/game.ts';
import { exp } from '../../../core/math/portable-math.ts';
import { type Card, cardPoints, isBlack, type Premium, removeCards } from '../rules/cards.ts';
import { type Cell, isPlacedCell, type Play } from '../rules/moves.ts';
import { scoresAsWord, slotsAfter } from '../rules/plays/check-play.ts';
import type { Position } from '../rules/plays/position.ts';
import { wordPoints } from '../rules/scoring.ts';
import { type Slot, textOf } from '../rules/state.ts';
import { nextSeat, type View } from '../rules/view.ts';
import { handWorth } from './hand-worth.ts';

/** A play with the row, points and hand it results in. */
export type EvaluatedPlay = {
  readonly play: Play;
  readonly slots: readonly Slot[];
  readonly text: string;
  readonly isWord: boolean;
  readonly points: number;
  readonly hand: readonly Card[];
};

/** The situation at the table for the player to move. */
export type TableOutlook = {
  /** The next player; null: nobody plays after this turn. */
  readonly next: Seat | null;
  readonly nextPlayerLetters: number;
  /** What taking the standing word is worth, besides the points of the new one. */
  readonly takePrize: number;
  /** What a rival's point is worth compared to one of our own. */
  readonly rivalWeight: number;
  /** Our own turns after this one. */
  readonly turnsLeft: number;
  /** With more points than this we win the round and can save the word by switching seats; null: a switch cannot save it. */
  readonly safeAbovePoints: number | null;
};

export function tableOutlook(view: View, seat: Seat): TableOutlook {
  const { rotation, setup, round, players, row } = view;
  const isLast = rotation.at(-1) === seat;
  const next = nextSeat(view, seat);
  const others = rotation.filter((one) => one !== seat).map((one) => players[one]!.turns.at(-1)?.points ?? 0);
  const rivalWeight = 1 / (rotation.length - 1);
  const standing = row.by === null ? 0 : players[row.by]!.turns.at(-1)!.points;
  return {
    next,
    nextPlayerLetters: next === null ? 0 : players[next]!.letters,
    takePrize: row.by === seat ? -standing : rivalWeight * standing,
    rivalWeight,
    turnsLeft: setup.rounds - round,
    safeAbovePoints: isLast && next !== null && setup.seatSwitch === 'on' ? Math.max(...others) : null,
  };
}

export function playOutcome(position: Position, play: Play): EvaluatedPlay {
  const slots = slotsAfter(position.row, play);
  const placed = play.cells.filter(isPlacedCell);
  const isWord = scoresAsWord(play, placed);
  return {
    play,
    slots,
    text: textOf(slots),
    isWord,
    points: isWord ? wordPoints(slots) : cardPoints(placed[0]!.card),
    hand: removeCards(
      position.hand,
      placed.map(({ card }) => card),
    ),
  };
}

/** The chance that a rival holding this many letters can take the word. Fitted to many hands: short words, colored cards
 *  and full hands raise it. */
export function chanceOfBeingTaken(slots: readonly Slot[], letters: number): number {
  if (letters === 0) return 0;
  const black = slots.filter(({ card }) => isBlack(card)).length / slots.length;
  return 1 / (1 + exp(-0.27 + 0.68 * (slots.length - 5) + 2 * (black - 0.5) - 0.47 * (letters - 4.3)));
}

/** What switching to the first seat saves on average: the points of our own standing word times the chance that it is taken. */
export function pointsInDanger({ rotation, row, partners, players }: View, seat: Seat): number {
  const first = rotation[0]!;
  const isOwn = row.by === seat && partners.includes(first);
  return isOwn ? wordPoints(row.slots) * chanceOfBeingTaken(row.slots, players[first]!.letters) : 0;
}

/** The word cannot be taken: nobody plays after it, or switching seats saves it. */
export const isWordSafe = (outlook: TableOutlook, points: number): boolean =>
  outlook.next === null || (outlook.safeAbovePoints !== null && points > outlook.safeAbovePoints);

/** The worth of a play without trying out replies. */
export function estimatePlay(candidate: EvaluatedPlay, outlook: TableOutlook, riskAwareness: number): number {
  const { isWord, points, slots } = candidate;
  const danger =
    isWord && !isWordSafe(outlook, points) ? riskAwareness * chanceOfBeingTaken(slots, outlook.nextPlayerLetters) : 0;
  return points * (1 - danger) + sideGain(candidate, outlook, riskAwareness);
}

/** What a play is worth besides its points: what a rival loses, and the hand that is left. */
export function sideGain({ play, hand }: EvaluatedPlay, outlook: TableOutlook, riskAwareness: number): number {
  return (play.type === 'play' ? outlook.takePrize : 0) + riskAwareness * handWorth(hand, outlook.turnsLeft);
}

/** Points a premium brings in a long match, fitted the same way; worth less as turns run out. */
const PREMIUM_WORTH: Record<Premium, number> = { DL: 0.8, TL: 4, DW: 19, TW: 37, ST: 21 };
export const premiumWorth = (premium: Premium, turnsLeft: number): number =>
  (PREMIUM_WORTH[premium] * turnsLeft) / (turnsLeft + 4);

/** The same play with every premium added that is worth using now. */
export function addPayingPremiums(
  candidate: EvaluatedPlay,
  position: Position,
  outlook: TableOutlook,
  danger: number,
): EvaluatedPlay {
  if (!candidate.isWord) return candidate;
  let best = candidate;
  let owned = position.premiums;
  for (;;) {
    const choices = [...new Set(owned)].flatMap((premium) =>
      best.slots.flatMap((slot, at) => {
        if (!isBlack(slot.card) || slot.premium !== null) return [];
        const points = wordPoints(best.slots.with(at, { ...slot, premium }));
        const gain =
          (points - best.points) * (1 - danger * (1 + outlook.rivalWeight)) - premiumWorth(premium, outlook.turnsLeft);
        return gain > 0 ? [{ premium, at, gain }] : [];
      }),
    );
    const choice = choices.reduce<(typeof choices)[number] | null>((a, b) => (a && a.gain >= b.gain ? a : b), null);
    if (choice === null) return best;
    best = placePremium(best, position, choice.at, choice.premium);
    owned = removeCards(owned, [choice.premium]);
  }
}

function placePremium(candidate: EvaluatedPlay, position: Position, at: number, premium: Premium): EvaluatedPlay {
  const { play } = candidate;
  const cells = play.cells.with(at, { ...play.cells[at]!, premium } as Cell);
  return playOutcome(position, { ...play, cells });
}
