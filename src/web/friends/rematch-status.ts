// What the card about a rematch says and offers to one viewer. How a rematch comes about is in server/rooms/rematch.

import type { RoomView } from '../../core/protocol/protocol.ts';
import { joinWithAnd } from '../../core/wording.ts';

/** The host can start without people who have not answered by then, or who declined. */
export const PATIENCE_MS = 15_000;

export type RematchStatus = {
  readonly headline: string;
  readonly detail: string;
  /** null until everybody has agreed. */
  readonly secondsLeft: number | null;
  readonly canAccept: boolean;
  /** The label of the button that declines, or stops the countdown; null if there is nothing to decline. */
  readonly declineLabel: string | null;
  /** The label of the host's button that starts without the others; null if there is none yet. */
  readonly startLabel: string | null;
};

/** `sinceSentMs`: how long ago the server sent this room. */
export function describeRematch(room: RoomView, you: number, sinceSentMs: number): RematchStatus | null {
  const { rematch, seats, people, host } = room;
  if (rematch == null) return null;
  const isSeated = (who: number): boolean => seats.some((seat) => seat.people.includes(who));
  const names = (list: readonly number[]): string => joinWithAnd(list.map((who) => people[who]?.name ?? ''));
  const hasAgreed = rematch.agreed.includes(you);
  const hasDeclined = rematch.declined.includes(you);
  const declined = rematch.declined.filter((who) => who !== you && isSeated(who) && people[who]?.here);
  const waiting = people
    .filter(({ who, here }) => here && isSeated(who))
    .map(({ who }) => who)
    .filter((who) => who !== you && !rematch.agreed.includes(who) && !declined.includes(who));
  const isDecider = isSeated(you) || you === host;
  const secondsLeft =
    rematch.startsInMs === null ? null : Math.max(0, Math.ceil((rematch.startsInMs - sinceSentMs) / 1000));
  const asker = rematch.by === you ? 'You' : isSeated(rematch.by) ? names([rematch.by]) : 'The host';
  const detail = [
    ...(declined.length === 0 ? [] : [`${names(declined)} said “not now”.`]),
    ...(waiting.length > 0 && hasAgreed ? [`Waiting for ${names(waiting)}.`] : []),
    ...(hasDeclined ? ['You said “not now”.'] : []),
  ].join(' ');
  const missing = [...declined, ...waiting];
  const isPatient = waiting.length > 0 && rematch.askedMsAgo + sinceSentMs < PATIENCE_MS;
  return {
    headline:
      secondsLeft !== null
        ? 'Everyone’s in! Get ready.'
        : rematch.by === you
          ? 'You asked for a rematch'
          : `${asker} ${asker === 'You' ? 'want' : 'wants'} a rematch`,
    detail: secondsLeft === null ? detail : '',
    secondsLeft,
    canAccept: isDecider && !hasAgreed,
    declineLabel: !isDecider || hasDeclined ? null : hasAgreed ? 'Cancel' : 'Not now',
    startLabel:
      you === host && hasAgreed && secondsLeft === null && missing.length > 0 && !isPatient
        ? `Start without ${names(missing)}`
        : null,
  };
}
