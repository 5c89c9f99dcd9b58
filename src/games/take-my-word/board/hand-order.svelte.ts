// The player's own order of the letters in hand: kept while cards come and go, changed by hand, sorted or shuffled.
// Not which cards there are (track.ts).

import type { Card } from '../rules/cards.ts';
import type { Tracked } from './track-cards.ts';

export function orderHand(hand: () => Tracked['hand']) {
  let order = $state.raw<readonly number[]>([]);
  const placeOf = (id: number): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const cards = $derived(hand().toSorted((a, b) => placeOf(a.id) - placeOf(b.id)));
  return {
    get cards(): Tracked['hand'] {
      return cards;
    },
    /** Puts a card in front of another. */
    put(id: number, before: number): void {
      const rest = cards.map((card) => card.id).filter((one) => one !== id);
      order = rest.toSpliced(rest.indexOf(before), 0, id);
    },
    sort(key: (card: Card) => string): void {
      order = cards.toSorted((a, b) => key(a.card).localeCompare(key(b.card))).map(({ id }) => id);
    },
    shuffle(mix: (ids: readonly number[]) => readonly number[]): void {
      order = mix(cards.map(({ id }) => id));
    },
  };
}
