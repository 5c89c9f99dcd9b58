// Builds and sends the two messages that describe a room: the room itself, and its match as each person may see it.

import type { AnyGame } from '../../core/any-game.ts';
import type { Deck } from '../../core/decks/deck.ts';
import type { Json, Millis, Refusal, Viewer } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import type { DeckSummary, HouseVoteView, RoomView, ServerMessage } from '../../core/protocol/protocol.ts';
import type { Step } from '../../core/protocol/step-changes.ts';
import type { Broadcast, LiveMatch } from '../match/live-match.ts';
import { refusalSentence } from '../shared/refusals.ts';
import type { Presence } from './people/presence.ts';
import { chatLogFor } from './state/chat-log.ts';
import { isSlowMatch } from './state/pace.ts';
import { noPlans, plansFor } from './state/plans.ts';
import { hintsAllowed, type RoomState, seatInMatch, seatNames, seatOf } from './state/room-state.ts';
import type { StepWriter, WrittenStep } from './step-writer.ts';

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
    people: people.map(({ who, name, muted, review, vacationUntil }) => ({
      ...{ who, name, here: peopleHere.has(who), muted, review },
      vacationLeftMs: vacationUntil !== null && vacationUntil > now ? vacationUntil - now : null,
    })),
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
    contest: state.contest,
    deck: state.deck && describeDeck(state.deck),
    house: state.house,
    houseVote: describeVote(state, now),
  };
}

/** Who has voted, but not how. */
function describeVote({ houseVote: vote }: RoomState, now: number): HouseVoteView | null {
  if (vote === null) return null;
  const { by, change, word, why, yes, no, endsAt } = vote;
  return { by, change, word, why, voted: [...yes, ...no].sort((a, b) => a - b), leftMs: Math.max(0, endsAt - now) };
}

/** Only how much it has: its cards and tasks hold answers. */
const describeDeck = ({ title, closed, words, cards, triples, tasks }: Deck): DeckSummary => ({
  ...{ title, closed, words: words.length, cards: cards.length, triples: triples.length, tasks: tasks.length },
});

/** Whether a change of the room concerns anybody but the person who made it. Otherwise a message to everybody would show that
 *  somebody has planned something. */
export function isPublicChange(before: RoomState, state: RoomState): boolean {
  const publicPart = ({ plans: _, planResults: __, chatLog: ___, people, ...rest }: RoomState): string =>
    JSON.stringify([rest, people.map(({ recentCommandIds: ____, chatRead: _____, ...member }) => member)]);
  return publicPart(before) !== publicPart(state);
}

/** What only this person may know, or has missed: their plans, and the chat of a room that plays over days. */
export function buildOwnMessages(who: number, state: RoomState, game: AnyGame, now: number): readonly ServerMessage[] {
  const mayPlan = isSlowMatch(state) && game.plannedMoves !== null && seatOf(state, who) !== null;
  const plans = plansFor(state, who) ?? (mayPlan ? noPlans(state.match!) : null);
  return [plans, chatLogFor(state, who, now)].filter((message) => message !== null);
}

/** Sends people their own plans if they have changed. Nobody gets to know anybody else's. */
export function sendChangedPlans(presence: Presence, before: RoomState, state: RoomState): void {
  if (before.plans.length + before.planResults.length + state.plans.length + state.planResults.length === 0) return;
  for (const [who, connection] of presence.connections()) {
    const plans = plansFor(state, who);
    const old = plansFor(before, who);
    if (JSON.stringify(plans) === JSON.stringify(old)) continue;
    connection.send(plans ?? noPlans(old!.match));
  }
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

/** Sends everybody the match with the act just made. People at the same seat, and all spectators, see the same. */
export function broadcastAct(
  presence: Presence,
  state: RoomState,
  liveMatch: LiveMatch,
  broadcast: Broadcast,
  writer: StepWriter,
): void {
  const { n, origin } = broadcast;
  const steps = new Map<Viewer, WrittenStep>();
  for (const [who, connection] of presence.connections()) {
    const viewer = seatInMatch(state, who, liveMatch.match.seats) ?? 'spectator';
    const step = steps.get(viewer) ?? writer.write(viewer, buildStep(who, state, liveMatch, broadcast.events, n));
    steps.set(viewer, step);
    const latest = connection.latestStep;
    const canFollow = latest?.writer === writer && latest.viewer === viewer && latest.n === n - 1;
    const to = origin.actor === state.people[who]!.person ? origin.id : null;
    connection.sendText(canFollow && connection.wantsChanges ? step.changes(to) : step.whole(to));
    connection.latestStep = step.position;
  }
}

/** Sends everybody the match as it is, with the log from act `first` on. */
export function broadcastMatch(presence: Presence, state: RoomState, liveMatch: LiveMatch, first: number): void {
  // Spectators see the same, so their step is built once.
  let forSpectators: string | null = null;
  for (const [who, connection] of presence.connections()) {
    const watches = seatInMatch(state, who, liveMatch.match.seats) === null;
    const text: string = (watches && forSpectators) || JSON.stringify(buildStep(who, state, liveMatch, [], first));
    if (watches) forSpectators = text;
    connection.sendText(text);
    connection.latestStep = null;
  }
}

/** The match as one person sees it, with the log from act `first` on. */
export function buildStep(
  who: number,
  state: RoomState,
  liveMatch: LiveMatch,
  events: readonly Json[],
  first: number,
): Step {
  const { table, match, game, names, over } = liveMatch;
  const seat = seatInMatch(state, who, match.seats);
  const viewer = seat ?? 'spectator';
  const view = table.viewFor(viewer);
  return {
    t: 'step',
    match: liveMatch.id,
    n: table.n,
    to: null,
    seat,
    status: table.status,
    events,
    view,
    words: liveMatch.words,
    prompt: seat === null ? '' : game.say.prompt(view, seat, playerNames(names, seat)),
    told: liveMatch.narrate(viewer, first),
    at: liveMatch.now(),
    running: state.start !== null && !over,
    commitment: liveMatch.commitment,
    // Others may still play this deal. Once the contest has closed, the seed is in its archive.
    seed: over && state.contest === null ? match.seed : null,
  };
}
