// The player's own order of the letters in hand: kept as cards come and go, changed by dragging, sorting or shuffling.

import type { Card } from '../rules/cards.ts';
import type { TrackedCards } from './track-cards.ts';

export function createHandOrder(hand: () => TrackedCards['hand']) {
  let order = $state.raw<readonly number[]>([]);
  const indexOf = (id: number): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const cards = $derived(hand().toSorted((a, b) => indexOf(a.id) - indexOf(b.id)));
  return {
    get cards(): TrackedCards['hand'] {
      return cards;
    },
    /** Moves a card in front of another. */
    moveBefore(id: number, before: number): void {
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
