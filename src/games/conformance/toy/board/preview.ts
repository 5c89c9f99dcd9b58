// What the board says about the draft before it is sent. What else the board says is in captions.ts.

import type { View } from '../rules/view.ts';
import type { Draft } from './draft.ts';

/** What the player can do with the draft. */
export function previewBid(view: View, { card }: Draft): string {
  if (view.bid !== null) return `You bid ${view.bid}.`;
  return card === null ? 'Pick one of your cards.' : `Bid ${card}, or pick another card.`;
}
