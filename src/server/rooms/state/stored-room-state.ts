// A room's state as text in the store, and how rooms of earlier versions are read.

import type { Millis } from '../../../core/game.ts';
import type { ReviewSharing } from '../../../core/protocol/protocol.ts';
import { NO_HOUSE_WORDS } from '../../../lexicon/house/house-words.ts';
import type { RoomMember, RoomSeat, RoomState } from './room-state.ts';

/** The state as JSON in the store. Some keys there are older than the names here; only the next two functions use them. */
type StoredRoomState = Omit<RoomState, 'seats' | 'people' | 'stoppedAt' | 'usedDeals'> & {
  chairs: RoomSeat[];
  people: (Omit<RoomMember, 'recentCommandIds' | 'review' | 'removed' | 'address' | 'vacationUntil' | 'chatRead'> & {
    asked?: string[];
    review?: ReviewSharing;
    removed?: boolean;
    address?: string | null;
    vacationUntil?: number | null;
    chatRead?: number;
  })[];
  still?: Millis;
  cards?: string[];
};

export function formatRoomState({ seats, people, stoppedAt, usedDeals, ...rest }: RoomState): string {
  const stored: StoredRoomState = {
    ...rest,
    chairs: seats,
    people: people.map(({ recentCommandIds, ...member }) => ({ ...member, asked: recentCommandIds })),
    still: stoppedAt,
    cards: usedDeals,
  };
  return JSON.stringify(stored);
}

/** Rooms stored by earlier versions lack the newer keys. */
export function parseRoomState(text: string): RoomState {
  const { chairs, people, still, cards, ...rest } = JSON.parse(text) as StoredRoomState;
  return {
    ...rest,
    seats: chairs,
    people: people.map(
      ({
        asked,
        review = 'nothing',
        removed = false,
        address = null,
        vacationUntil = null,
        chatRead = 0,
        ...member
      }) => ({
        ...member,
        review,
        removed,
        address,
        vacationUntil,
        chatRead,
        recentCommandIds: asked ?? [],
      }),
    ),
    deck: rest.deck ?? null,
    absentHost: rest.absentHost ?? null,
    seatHistory:
      rest.seatHistory ??
      chairs.flatMap((roomSeat, seat) =>
        rest.match === null ? [] : roomSeat.people.map((who) => ({ person: people[who]!.person, seat, late: false })),
      ),
    requests: rest.requests ?? [],
    locked: rest.locked ?? false,
    bans: rest.bans ?? [],
    chat: rest.chat ?? 'everyone',
    hints: rest.hints ?? null,
    votes: rest.votes ?? [],
    rematch: rest.rematch ?? null,
    pace: rest.pace ?? null,
    returnPace: rest.returnPace ?? null,
    paceVote: rest.paceVote ?? null,
    moveBy: rest.moveBy ?? null,
    moveTimeFrom: rest.moveTimeFrom ?? 0,
    waitFrom: rest.waitFrom ?? 0,
    start: rest.start ?? null,
    stoppedAt: still ?? 0,
    usedDeals: cards ?? [],
    plans: rest.plans ?? [],
    planResults: rest.planResults ?? [],
    chatLog: rest.chatLog ?? [],
    house: rest.house ?? NO_HOUSE_WORDS,
    houseVote: rest.houseVote ?? null,
    houseVotesLost: rest.houseVotesLost ?? [],
    contest: rest.contest ?? null,
  };
}
