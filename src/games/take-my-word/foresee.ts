// Tries a few plays out against hands the next player might hold: who would take the word, and for how much?
// Not the quick estimate (weigh.ts). Blanks in rivals' hands stand in as common letters: to try all their letters would take too long.

import type { Random } from '../../core/random.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Card, isBlank, isLetter, LETTER_CARDS, pointsOf } from './cards.ts';
import { slotsAfter } from './play.ts';
import { type Position, wordPoints } from './position.ts';
import { EMPTY_ROW, type Row } from './state.ts';
import type { View } from './view.ts';
import { eachWordPlay } from './walk.ts';
import { gainBesides, isSafe, type Outlook, type Prospect } from './weigh.ts';

/** A word is worth this much of its points before it is known to stand. */
const AT_RISK = 0.7;

/** The worth of each play, the answers of the next player counted. */
export function foresee(
  prospects: readonly Prospect[],
  view: View,
  position: Position,
  outlook: Outlook,
  hands: number,
  env: { readonly lexicon: Lexicon; readonly random: Random },
): readonly number[] {
  const rivals = possibleHands(view, position.hand, outlook.letters, hands, env.random);
  const afresh = rivals.map((hand) => valueAfresh(hand, env.lexicon));
  const best = (row: Row, hand: readonly Card[]): number => bestWord(row, hand, position.keepRule, env.lexicon);
  return prospects.map((prospect) => {
    const { slots, isWord, points } = prospect;
    const row: Row = { slots, by: isWord ? 0 : null, passed: [] };
    const costs = rivals.map((hand, i) => {
      if (isSafe(outlook, points) && isWord) return outlook.weight * afresh[i]!;
      const answer = AT_RISK * best(row, hand);
      if (!isWord) return outlook.weight * Math.max(answer, 1);
      const takes = answer > 0 && answer + outlook.weight * points > afresh[i]!;
      return takes ? points + outlook.weight * answer : outlook.weight * afresh[i]!;
    });
    const cost = costs.reduce((sum, one) => sum + one, 0) / Math.max(1, costs.length);
    return points + gainBesides(prospect, outlook, 1) - cost;
  });
}

function possibleHands(
  view: View,
  own: readonly Card[],
  letters: number,
  count: number,
  random: Random,
): readonly (readonly Card[])[] {
  const unseen = unseenLetters(view, own);
  return Array.from({ length: letters === 0 ? 0 : count }, () =>
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

/** Points of the best word a hand makes of a row, 0 if none. */
function bestWord(row: Row, hand: readonly Card[], keepRule: Position['keepRule'], lexicon: Lexicon): number {
  let best = 0;
  eachWordPlay({ row, hand, premiums: [], keepRule }, lexicon, (play) => {
    best = Math.max(best, wordPoints(slotsAfter(row, play)));
    return false;
  });
  return best;
}

/** What a hand is good for on a clean slate: its best word, or a single letter that nobody can take. */
const valueAfresh = (hand: readonly Card[], lexicon: Lexicon): number =>
  Math.max(AT_RISK * bestWord(EMPTY_ROW, hand, 'laid', lexicon), ...hand.map(pointsOf));
