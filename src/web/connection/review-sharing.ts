// What of their reviews the people of a room let each other see, by seat.

import type { ReviewSharing, RoomView } from '../../core/protocol/protocol.ts';

const FROM_LEAST: readonly ReviewSharing[] = ['nothing', 'accuracy', 'misses'];

/** A seat that several people share shows what all of them agree to. The seats of bots hide nothing. */
export const sharingBySeat = ({ seats, people }: Pick<RoomView, 'seats' | 'people'>): readonly ReviewSharing[] =>
  seats.map((seat) => {
    const shared = seat.people.map((who) => people.find((one) => one.who === who)?.review ?? 'nothing');
    return FROM_LEAST.find((sharing) => shared.includes(sharing)) ?? 'misses';
  });
