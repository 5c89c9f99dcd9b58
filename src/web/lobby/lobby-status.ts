// How many have come to a table before a game, and what that means for starting it, in the words of its lobby.
// Not who may do what: that is the server's business.

import type { RoomView } from '../../core/protocol.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export type Gathering = { readonly headline: string; readonly detail: string; readonly start: string };

export function tellGathering({ seats, people, host }: RoomView, you: number, shared: boolean): Gathering {
  const free = seats.filter((seat) => seat.people.length === 0).length;
  const bots = free === 1 ? 'a bot' : `${inWords(free)} bots`;
  return {
    headline: free === 0 ? 'Everybody is here' : tellHere(seats.length - free, seats.length),
    detail:
      you !== host
        ? `Waiting for ${people[host]?.name ?? 'the host'} to start.`
        : shared
          ? 'This device is the table. Everybody plays on their own phone.'
          : free === 0
            ? 'Start when you like.'
            : `Invite ${inWords(free)} more, or play with ${bots}.`,
    start: free === 0 ? 'Start' : `Start with ${bots}`,
  };
}

function tellHere(here: number, all: number): string {
  if (here === 0) return 'Nobody is here yet';
  const first = inWords(here);
  return `${first[0]!.toUpperCase()}${first.slice(1)} of ${inWords(all)} ${here > 1 ? 'are' : 'is'} here`;
}
