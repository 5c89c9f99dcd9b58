// The viewer's hand as the board sees it, for tests of drafts, previews and captions. For tests only.

import type { Seat } from '../../../core/game.ts';
import type { OwnHand } from '../board/draft.ts';
import { NO_TRACKED_CARDS, trackCards } from '../board/track-cards.ts';
import { positionInView, type View } from '../rules/view.ts';

export function ownHandIn(view: View, seat: Seat = 0): OwnHand {
  const position = positionInView(view, seat)!;
  return { position, cards: trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand).hand };
}
