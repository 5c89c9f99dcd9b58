// The status text of a lobby: how many people are there, and what starting would do.

import type { RoomView } from '../../core/protocol/protocol.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const countInWords = (count: number): string => NUMBERS[count] ?? String(count);

export type LobbyStatus = { readonly headline: string; readonly detail: string; readonly start: string };

export function describeLobby({ seats, people, host }: RoomView, you: number, isSharedScreen: boolean): LobbyStatus {
  const freeSeats = seats.filter((seat) => seat.people.length === 0).length;
  const bots = freeSeats === 1 ? 'a bot' : `${countInWords(freeSeats)} bots`;
  return {
    headline: freeSeats === 0 ? 'Everybody is here' : describeArrivals(seats.length - freeSeats, seats.length),
    detail:
      you !== host
        ? `Waiting for ${people[host]?.name ?? 'the host'} to start.`
        : isSharedScreen
          ? 'This device is the table. Everybody plays on their own phone.'
          : freeSeats === 0
            ? 'Start when you like.'
            : `Invite ${countInWords(freeSeats)} more, or play with ${bots}.`,
    start: freeSeats === 0 ? 'Start' : `Start with ${bots}`,
  };
}

function describeArrivals(here: number, all: number): string {
  if (here === 0) return 'Nobody is here yet';
  const first = countInWords(here);
  return `${first[0]!.toUpperCase()}${first.slice(1)} of ${countInWords(all)} ${here > 1 ? 'are' : 'is'} here`;
}
