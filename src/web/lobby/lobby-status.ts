// The status text of a lobby: how many people are there, and what starting would do.

import type { RoomView } from '../../core/protocol/protocol.ts';
import { joinWithAnd } from '../../core/wording.ts';
import { BIG_SCREEN_NAME } from '../friends/big-screen.ts';

export type LobbyStatus = { readonly headline: string; readonly detail: string; readonly start: string };

export function describeLobby({ seats, people, host }: RoomView, you: number, isSharedScreen: boolean): LobbyStatus {
  const freeSeats = seats.filter((seat) => seat.people.length === 0).length;
  const bots = freeSeats === 1 ? 'a bot' : `${freeSeats} bots`;
  const here = seats.filter((seat) => seat.people.some((who) => people[who]?.here)).length;
  const away = people.filter((person) => !person.here && seats.some((seat) => seat.people.includes(person.who)));
  return {
    headline: here === seats.length ? 'Everyone’s here' : describeArrivals(here, seats.length),
    detail:
      you !== host
        ? people[host]?.name === BIG_SCREEN_NAME
          ? 'Start the game on the big screen.'
          : `Waiting for ${people[host]?.name ?? 'the host'} to start.`
        : isSharedScreen
          ? 'This screen is the board. Everyone plays on their own phone.'
          : away.length > 0
            ? `${joinWithAnd(away.map(({ name }) => name))} ${away.length === 1 ? 'is' : 'are'} away. Wait, or start anyway.`
            : freeSeats === 0
              ? 'Start when you’re ready.'
              : `Invite ${freeSeats} more, or start with ${bots}.`,
    start: freeSeats === 0 ? 'Start' : `Start with ${bots}`,
  };
}

const describeArrivals = (here: number, all: number): string =>
  here === 0 ? 'Nobody’s here yet' : `${here} of ${all} players here`;
