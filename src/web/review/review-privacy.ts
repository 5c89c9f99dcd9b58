// Who sees whose review. Everybody sees their own and the bots'. What another person has shared with the table comes from the server.
// A record holds all moves, so this keeps a page from showing somebody's misses to the table unasked. It can't keep a person who has
// the record from working them out.

import type { Seat } from '../../core/game.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';

export type SeatAccess = {
  readonly accuracy: boolean;
  readonly misses: boolean;
  /** The person may show it on this screen: they sit in front of it, or it is their file. */
  readonly canReveal: boolean;
};

export type ReviewAudience = {
  /** The seat of the person who reads; null if unknown. */
  readonly you: Seat | null;
  /** By seat: the bot that began there; null for a person. */
  readonly bots: readonly (string | null)[];
  /** By seat, for a match at a table on the server, where bots share everything; null for other matches. */
  readonly sharing: readonly ReviewSharing[] | null;
  /** Seats whose person has shown their review on this screen. */
  readonly revealed: readonly Seat[];
};

export function accessTo(seat: Seat, { you, bots, sharing, revealed }: ReviewAudience): SeatAccess {
  const everything: SeatAccess = { accuracy: true, misses: true, canReveal: false };
  const isBot = bots[seat] != null;
  if (seat === you || revealed.includes(seat)) return everything;
  if (sharing === null) return isBot ? everything : { accuracy: false, misses: false, canReveal: true };
  // Somebody may have taken over from a bot: then the seat shares no more than they do.
  const misses = (sharing[seat] ?? 'nothing') === 'misses';
  if (isBot && misses) return everything;
  return { accuracy: sharing.every((one) => one !== 'nothing'), misses, canReveal: false };
}
