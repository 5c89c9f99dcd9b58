// The places of the row as they are shown: each with its card, what lies under it, and whether what is held may go there.
// Not the row of the rules (state.ts) nor what is tried on it (arrange.ts).

import { type Desk, type Own, trialOn } from './draft.ts';
import { mayBear, mayLie, type Spot, slotOf } from './draft-row.ts';
import type { Seen, Tracked } from './track-cards.ts';

export type ShownPlace = Seen & {
  /** The card it lies on, or has replaced. */
  readonly under: Seen | null;
  /** Laid by the player who is trying. */
  readonly own: boolean;
  /** What is held may be laid here. */
  readonly open: boolean;
};

/** `desk` and `own` are null unless the viewer is trying something. */
export function placesOf({ row }: Tracked, desk: Desk | null, own: Own | null): readonly ShownPlace[] {
  if (desk === null || own === null) return row.map((seen) => ({ ...seen, own: false, open: false }));
  const { places } = trialOn(desk);
  const first = places.findIndex(({ old }) => old !== null);
  return places.map((place, at) => {
    const old = place.old === null ? null : row[at - first]!;
    return {
      id: place.laid?.id ?? old!.id,
      slot: slotOf(place),
      own: place.laid !== null,
      under: place.laid === null ? old!.under : old,
      open: isOpen(desk, own, { type: 'place', at }),
    };
  });
}

function isOpen(desk: Desk, { cards, position }: Own, spot: Spot): boolean {
  const { held } = desk;
  if (held === null) return false;
  if (held.type === 'premium') return mayBear(trialOn(desk).places[spot.at]!);
  const { card } = cards.find(({ id }) => id === held.id)!;
  return mayLie(trialOn(desk), spot, card, position.keepRule);
}
