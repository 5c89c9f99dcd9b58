// A big screen at a table: a device without a seat that shows the board to everybody, under this name.

import type { RoomView } from '../../core/protocol/protocol.ts';

export const BIG_SCREEN_NAME = 'Big screen';

/** Whether a big screen shows the board of this room now. */
export const hasBigScreen = ({ people, seats }: Pick<RoomView, 'people' | 'seats'>): boolean =>
  people.some(
    ({ who, name, here }) => name === BIG_SCREEN_NAME && here && !seats.some((seat) => seat.people.includes(who)),
  );
