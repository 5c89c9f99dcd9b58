// Builds and sends the two messages that describe a room: the room itself, and its match as each person may see it.

import type { AnyGame } from '../../core/any-game.ts';
import type { Millis, Refusal } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import type { RoomView, ServerMessage } from '../../core/protocol/protocol.ts';
import type { Broadcast, LiveMatch } from '../match/live-match.ts';
import { refusalSentence } from '../shared/refusals.ts';
import type { Presence } from './people/presence.ts';
import { isSlowMatch } from './state/pace.ts';
import { hintsAllowed, type RoomState, seatInMatch, seatNames } from './state/room-state.ts';

const paceInSeconds = (pace: Millis | null): number => (pace ?? 0) / 1000;

export function buildRoomView(
  id: string,
  code: string,
  state: RoomState,
  peopleHere: ReadonlySet<number>,
  liveMatch: LiveMatch | null,
  now: number,
): RoomView {
  const { game, preset, options, access, teams, family, phase, host, seats, people, match, votes } = state;
  const { locked, chat, bans, requests, rematch, pace, moveBy, paceVote, returnPace } = state;
  const names = liveMatch?.names.length === seats.length && phase !== 'lobby' ? liveMatch.names : seatNames(state);
  return {
    id,
    code,
    game,
    preset,
    options,
    access,
    teams,
    family,
    hints: hintsAllowed(state),
    phase,
    host,
    seats: seats.map((roomSeat, seat) => ({
      people: roomSeat.people,
      bot: roomSeat.bot,
      standIn: roomSeat.standIn,
      name: names[seat]!,
    })),
    people: people.map(({ who, name, muted, review }) => ({ who, name, here: peopleHere.has(who), muted, review })),
    match,
    votes,
    locked,
    chat,
    bans: bans.map(({ id: ban, name }) => ({ ban, name })),
    requests: requests.filter(({ who }) => peopleHere.has(who)).map(({ who, seat }) => ({ who, seat })),
    rematch: rematch && {
      ...{ by: rematch.by, agreed: rematch.agreed, declined: rematch.declined },
      askedMsAgo: now - rematch.askedAt,
      startsInMs: rematch.startsAt === null ? null : Math.max(0, rematch.startsAt - now),
    },
    pace: paceInSeconds(pace),
    moveLeftMs: isSlowMatch(state) && moveBy !== null ? Math.max(0, moveBy - now) : null,
    isLiveForNow: returnPace !== null,
    paceVote: paceVote && { pace: paceInSeconds(paceVote.pace), agreed: paceVote.agreed },
  };
}

/** A refusal as its sender reads it: "you" is the sender. */
export function describeRefusal(
  refusal: Refusal,
  game: AnyGame,
  who: number,
  state: RoomState,
  liveMatch: LiveMatch | null,
): string {
  const names = liveMatch?.names ?? seatNames(state);
  return refusalSentence(refusal, game, playerNames(names, seatInMatch(state, who, names.length)));
}

/** Sends everybody the match, with the act just made, or with the log after act `n`. */
export function broadcastStep(
  presence: Presence,
  state: RoomState,
  liveMatch: LiveMatch,
  broadcast: Broadcast | null,
  n: number,
): void {
  // Spectators see the same, so their step is built once.
  let forSpectators: string | null = null;
  for (const [who, connection] of presence.connections()) {
    if (forSpectators !== null && !needsOwnStep(who, state, liveMatch, broadcast)) {
      connection.sendText(forSpectators);
      continue;
    }
    const text = JSON.stringify(buildStep(who, state, liveMatch, broadcast, n));
    if (!needsOwnStep(who, state, liveMatch, broadcast)) forSpectators = text;
    connection.sendText(text);
  }
}

function needsOwnStep(who: number, state: RoomState, { match }: LiveMatch, broadcast: Broadcast | null): boolean {
  return seatInMatch(state, who, match.seats) !== null || broadcast?.origin.actor === state.people[who]!.person;
}

export function buildStep(
  who: number,
  state: RoomState,
  liveMatch: LiveMatch,
  broadcast: Broadcast | null,
  n: number,
): Extract<ServerMessage, { t: 'step' }> {
  const { table, match, game, names, over } = liveMatch;
  const seat = seatInMatch(state, who, match.seats);
  const viewer = seat ?? 'spectator';
  const view = table.viewFor(viewer);
  return {
    t: 'step',
    match: liveMatch.id,
    n: table.n,
    to: broadcast !== null && broadcast.origin.actor === state.people[who]!.person ? broadcast.origin.id : null,
    seat,
    status: table.status,
    events: broadcast?.events ?? [],
    view,
    words: { list: match.list, only: match.words },
    prompt: seat === null ? '' : game.say.prompt(view, seat, playerNames(names, seat)),
    told: liveMatch.narrate(viewer, broadcast?.n ?? (n === 0 ? 0 : n + 1)),
    at: liveMatch.now(),
    running: state.start !== null && !over,
    commitment: liveMatch.commitment,
    seed: over ? match.seed : null,
  };
}
