// What the board says about a card while the player chooses its window: what the card would claim and which books it could
// win. It never says whether the claim is right, since the answer is secret.

import { joinWithAnd } from '../../../core/wording.ts';
import { HAND_SIZE } from '../rules/amounts.ts';
import type { PlayRelation } from '../rules/spaces.ts';
import { areAllCovered, relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { capitalizeWord, sayClaim } from '../text/phrases.ts';
import type { Draft } from './draft.ts';

/** What placing the held card would claim and achieve. */
export function previewPlacement(view: View, { heldCard, window }: Draft): string {
  const relation = relationInPlay(view.players, view.active)!;
  const face = view.hand.find((one) => one.key === heldCard);
  if (face === undefined)
    return view.laid.length === 0
      ? `${QUESTIONS[relation]('')}? Put the card on the window with that word’s number. You may bluff.`
      : 'Play another card, or end your turn and draw new ones.';
  if (window === null) return `${QUESTIONS[relation](capitalizeWord(face.key))}? Choose its window.`;
  return `You’re saying ${sayClaim(relation, face.key, face.words[window - 1]!)}.${describeBooksWon(view, window)}`;
}

/** "Which word means the same as “Rapid”"; without a key word, "Which word means the same". */
const QUESTIONS: { readonly [R in PlayRelation]: (key: string) => string } = {
  S: (key) => `Which word means the same${key === '' ? '' : ` as “${key}”`}`,
  A: (key) => `Which word means the opposite${key === '' ? '' : ` of “${key}”`}`,
  SA: (key) => `Which word means the same${key === '' ? '' : ` as “${key}”`} or the opposite`,
};

function describeBooksWon({ windows, laid }: View, window: number): string {
  const covers = !areAllCovered(windows) && windows.every((cards, i) => cards.length > 0 || i === window - 1);
  const empties = laid.length + 1 === HAND_SIZE;
  const what = [covers ? 'covers the last window' : '', empties ? 'is your fourth card' : ''].filter(
    (one) => one !== '',
  );
  if (what.length === 0) return '';
  return ` It ${joinWithAnd(what)}, so you get ${what.length === 2 ? 'two books' : 'a book'} unless it’s proved wrong.`;
}
