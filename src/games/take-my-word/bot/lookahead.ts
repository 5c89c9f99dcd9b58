// Tries a few plays out against hands the next player might hold: who would take the word, and for how much?
// Not the quick estimate (weigh.ts). Blanks in rivals' hands stand in as common letters: to try all their letters would take too long.

import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, isBlank, isLetter, LETTER_CARDS } from '../rules/cards.ts';
import { eachPlay } from '../rules/plays/find-plays.ts';
import { eachWordPlay, type Found } from '../rules/plays/find-word-plays.ts';
import type { Position } from '../rules/plays/position.ts';
import { EMPTY_ROW, type Row } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import {
  gainBesides,
  handWorth,
  isSafe,
  type Outlook,
  outlookOf,
  type Prospect,
  prospectOf,
  withPremiums,
} from './evaluate.ts';

/** A word is worth this much of its points before it is known to stand. */
const AT_RISK = 0.7;

/** The worth of each play, the answers of the next player counted. */
export function foresee(
  prospects: readonly Prospect[],
  view: View,
  position: Position,
  outlook: Outlook,
  hands: number,
  { lexicon, random }: { readonly lexicon: Lexicon; readonly random: Random },
): readonly number[] {
  const { next, letters, weight } = outlook;
  const own = prospects.map((prospect) => prospect.points + gainBesides(prospect, outlook, 1));
  if (next === null || letters === 0) return own;
  const theirs = outlookOf({ ...view, round: view.rotation[0] === next ? view.round + 1 : view.round }, next);
  const { premiums } = view.players[next]!;
  const rivals = possibleHands(view, position.hand, letters, hands, random).map((hand) => {
    const rival = { ...position, row: EMPTY_ROW, hand, premiums };
    return { rival, afresh: bestAnswer(rival, theirs, lexicon) };
  });
  /** What this rival's best answer costs us: clearing leaves a word alone, taking loses it. */
  const costOf = ({ slots, isWord, points }: Prospect, { rival, afresh }: (typeof rivals)[number]): number => {
    if (isWord && isSafe(outlook, points)) return weight * afresh;
    const row: Row = { slots, by: isWord ? view.toAct : null, passed: [] };
    const answer = bestAnswer({ ...rival, row }, theirs, lexicon);
    if (!isWord) return weight * answer;
    return answer + weight * points > afresh ? points + weight * answer : weight * afresh;
  };
  return prospects.map(
    (prospect, i) => own[i]! - rivals.reduce((sum, rival) => sum + costOf(prospect, rival), 0) / rivals.length,
  );
}

/** What the best play on this row is worth to whoever holds this position, hand and premiums included. */
function bestAnswer(position: Position, outlook: Outlook, lexicon: Lexicon): number {
  let best: Prospect | null = null;
  let worth = Number.NEGATIVE_INFINITY;
  const weighUp = (prospect: Prospect): number =>
    (prospect.isWord ? AT_RISK : 1) * prospect.points + handWorth(prospect.hand, outlook.turns);
  const look: Found = (play) => {
    const prospect = prospectOf(position, play);
    const value = weighUp(prospect);
    if (value > worth) [best, worth] = [prospect, value];
    return false;
  };
  if (position.row.by === null) eachPlay(position, lexicon, look);
  else eachWordPlay(position, lexicon, look);
  if (best !== null) return weighUp(withPremiums(best, position, outlook, 1 - AT_RISK));
  return position.row.by === null ? handWorth(position.hand, outlook.turns) : worth;
}

function possibleHands(
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
      .map((card): Card => (isBlank(card) ? `${card[0] as 'k'}${random.pick(['E', 'S'])}` : card)),
  );
}

/** Letters that lie neither in sight nor in one's own hand. */
function unseenLetters(view: View, own: readonly Card[]): readonly Card[] {
  const seen = [...own, ...view.row.slots.map(({ card }) => card), ...view.discard.filter(isLetter)];
  const left = [...LETTER_CARDS];
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}
