// What the board says about a card while the player chooses its window: what the card would claim and which books it could
// win. It never says whether the claim is right, since the answer is secret.

import { joinWithAnd } from '../../../core/wording.ts';
import { HAND_SIZE } from '../rules/amounts.ts';
import { areAllCovered, relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { capitalizeWord, relationWord } from '../text/phrases.ts';
import type { Draft } from './draft.ts';

/** What placing the held card would claim and achieve. */
export function previewPlacement(view: View, { heldCard, window }: Draft): string {
  const right = relationWord(relationInPlay(view.players, view.active)!);
  const face = view.hand.find((one) => one.key === heldCard);
  if (face === undefined)
    return view.laid.length === 0
      ? `Lay a card on the window that numbers its ${right}. You may bluff.`
      : 'Lay another card, or finish and draw up to four.';
  if (window === null) return `Which word is the ${right} of “${capitalizeWord(face.key)}”? Lay it on that window.`;
  return `It says: “${face.words[window - 1]}” is the ${right}.${describeBooksWon(view, window)}`;
}

function describeBooksWon({ windows, laid }: View, window: number): string {
  const covers = !areAllCovered(windows) && windows.every((cards, i) => cards.length > 0 || i === window - 1);
  const empties = laid.length + 1 === HAND_SIZE;
  const what = [covers ? 'covers the last window' : '', empties ? 'makes a whole hand' : ''].filter(
    (one) => one !== '',
  );
  if (what.length === 0) return '';
  return ` It ${joinWithAnd(what)}: ${what.length === 2 ? 'two books' : 'a book'}, if it stands.`;
}
