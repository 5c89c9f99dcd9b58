// What people are told: the room as everybody sees it, and the match as one person sees it.
// Pure pictures; who gets them, and when, is the room's business.

import type { Seat } from '../../core/game.ts';
import type { RoomView, ServerMessage } from '../../core/protocol.ts';
import type { Broadcast, LiveMatch } from '../match/live-match.ts';
import { hintsAllowed, type RoomState, seatNames, seatOf } from './room-state.ts';

export function buildRoomView(
  id: string,
  code: string,
  state: RoomState,
  here: ReadonlySet<number>,
  play: LiveMatch | null,
): RoomView {
  const { game, preset, options, access, teams, family, phase, host, chairs, people, match, votes } = state;
  const names = play?.names.length === chairs.length && phase !== 'lobby' ? play.names : seatNames(state);
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
    seats: chairs.map((chair, seat) => ({
      people: chair.people,
      bot: chair.bot,
      standIn: chair.standIn,
      name: names[seat]!,
    })),
    people: people.map(({ who, name, muted }) => ({ who, name, here: here.has(who), muted })),
    match,
    votes,
  };
}

/** A person's seat in the match; chairs may have been added since. */
export function seatInMatch(who: number, state: RoomState, { match }: LiveMatch): Seat | null {
  const seat = seatOf(state, who);
  return seat !== null && seat < match.seats ? seat : null;
}

/** The match as one person sees it, with the act just shown, or with all that happened after act `n`. */
export function buildStep(
  who: number,
  state: RoomState,
  play: LiveMatch,
  n: number,
  shown: Broadcast | null,
): ServerMessage {
  const seat = seatInMatch(who, state, play);
  const view = play.table.viewFor(seat ?? 'spectator');
  return {
    t: 'step',
    match: play.id,
    n: play.table.n,
    to: shown !== null && shown.origin.actor === state.people[who]!.person ? shown.origin.id : null,
    seat,
    status: play.table.status,
    events: shown?.events ?? [],
    view,
    prompt: seat === null ? '' : play.game.say.prompt(view, seat, play.names),
    told: shown === null ? play.eventLog.filter((told) => told.n > n || n === 0) : [shown.logEntry],
    at: play.now(),
    running: state.start !== null && !play.over,
    commitment: play.commitment,
    seed: play.over ? play.match.seed : null,
  };
}
