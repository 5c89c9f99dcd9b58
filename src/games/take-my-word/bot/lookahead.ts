// Evaluates a few plays against sampled hands of the next player (Monte Carlo): would they take the word, and for how much?
// Blanks in sampled hands become common letters, because trying all their letters would take too long.

import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, cardPoints, colorOf, isBlank, isLetterCard, LETTER_CARDS } from '../rules/cards.ts';
import { isPlacedCell, type Play } from '../rules/moves.ts';
import { forEachPlay } from '../rules/plays/find-plays.ts';
import { forEachWordPlay, type PlayVisitor } from '../rules/plays/find-word-plays.ts';
import type { Position } from '../rules/plays/position.ts';
import { letterMultiplier, wordMultiplier } from '../rules/scoring.ts';
import { EMPTY_ROW, type Row } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import {
  addPayingPremiums,
  type EvaluatedPlay,
  isWordSafe,
  playOutcome,
  sideGain,
  type TableOutlook,
  tableOutlook,
} from './evaluate.ts';
import { countCards, countsOf, handWorth, takeAway, worthOfCounts } from './hand-worth.ts';

/** The part of its points that a word is worth while it can still be taken. */
const UNSAFE_WORD_FACTOR = 0.7;

/** The worth of each play, including the next player's reply. */
export function evaluateByLookahead(
  candidates: readonly EvaluatedPlay[],
  view: View,
  position: Position,
  outlook: TableOutlook,
  sampledHands: number,
  { lexicon, random }: { readonly lexicon: Lexicon; readonly random: Random },
): readonly number[] {
  const { next, nextPlayerLetters, rivalWeight } = outlook;
  const own = candidates.map((candidate) => candidate.points + sideGain(candidate, outlook, 1));
  if (next === null || nextPlayerLetters === 0) return own;
  const theirs = tableOutlook({ ...view, round: view.rotation[0] === next ? view.round + 1 : view.round }, next);
  const { premiums } = view.players[next]!;
  const rivals = sampleHands(view, position.hand, nextPlayerLetters, sampledHands, random).map((hand) => {
    const rival = { ...position, row: EMPTY_ROW, hand, premiums };
    return { rival, replyOnEmptyRow: bestReplyWorth(rival, theirs, lexicon) };
  });
  /** What this rival's best reply costs us: clearing our word leaves us its points, taking it does not. */
  const costOf = (
    { slots, isWord, points }: EvaluatedPlay,
    { rival, replyOnEmptyRow }: (typeof rivals)[number],
  ): number => {
    if (isWord && isWordSafe(outlook, points)) return rivalWeight * replyOnEmptyRow;
    const row: Row = { slots, by: isWord ? view.toAct : null, passed: [] };
    const reply = bestReplyWorth({ ...rival, row }, theirs, lexicon);
    if (!isWord) return rivalWeight * reply;
    return reply + rivalWeight * points > replyOnEmptyRow
      ? points + rivalWeight * reply
      : rivalWeight * replyOnEmptyRow;
  };
  return candidates.map(
    (candidate, i) => own[i]! - rivals.reduce((sum, rival) => sum + costOf(candidate, rival), 0) / rivals.length,
  );
}

/** What the best play on this row is worth to the player in this position, including hand and premiums. */
function bestReplyWorth(position: Position, outlook: TableOutlook, lexicon: Lexicon): number {
  let best: EvaluatedPlay | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  const worthOf = (candidate: EvaluatedPlay): number =>
    (candidate.isWord ? UNSAFE_WORD_FACTOR : 1) * candidate.points + handWorth(candidate.hand, outlook.turnsLeft);
  const quickWorth = quickWorthOn(position, outlook.turnsLeft);
  const visit: PlayVisitor = (play) => {
    const value = quickWorth(play);
    if (value > worth) [best, worth] = [playOutcome(position, play), value];
    return false;
  };
  if (position.row.by === null) forEachPlay(position, lexicon, visit);
  else forEachWordPlay(position, lexicon, visit);
  if (best !== null) return worthOf(addPayingPremiums(best, position, outlook, 1 - UNSAFE_WORD_FACTOR));
  return position.row.by === null ? handWorth(position.hand, outlook.turnsLeft) : worth;
}

/** The same worth as of the play's outcome, without making the outcome: nearly all of the thousands of plays are not the best. */
function quickWorthOn({ row: { slots }, hand }: Position, turnsLeft: number): (play: Play) => number {
  const held = countCards(hand);
  return (play) => {
    const left = { ...held };
    let ofFirst = 0;
    let sum = 0;
    let multiplier = 1;
    let slot = 0;
    for (const cell of play.cells) {
      if (isPlacedCell(cell)) {
        const played = countsOf(cell.card);
        if (left.cards === held.cards) ofFirst = played.points;
        takeAway(left, played);
        sum += played.points;
      } else {
        const { card, premium } = slots[slot]!;
        sum += cardPoints(card) * letterMultiplier(premium);
        multiplier *= wordMultiplier(premium);
      }
      if (cell.type !== 'add') slot++;
    }
    const isWord = held.cards - left.cards > 1 || play.claim === 'word';
    const points = isWord ? UNSAFE_WORD_FACTOR * (sum * multiplier) : ofFirst;
    return points + worthOfCounts(left, turnsLeft);
  };
}

function sampleHands(
  view: View,
  own: readonly Card[],
  letters: number,
  count: number,
  random: Random,
): readonly (readonly Card[])[] {
  const unseen = unseenLetters(view, own);
  return Array.from({ length: count }, () =>
    random
      .shuffle(unseen)
      .slice(0, letters)
      .map((card): Card => (isBlank(card) ? `${colorOf(card)}${random.pick(['E', 'S'])}` : card)),
  );
}

/** Letter cards that are neither visible to everyone nor in our own hand. */
function unseenLetters(view: View, own: readonly Card[]): readonly Card[] {
  const seen = [...own, ...view.row.slots.map(({ card }) => card), ...view.discard.filter(isLetterCard)];
  const unseen = [...LETTER_CARDS];
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}
