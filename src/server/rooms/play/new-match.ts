// Creates a new match for a room: setup, word list, seed and players. match/ plays it.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../../core/any-game.ts';
import type { Refusal } from '../../../core/game.ts';
import type { Match, OpenList } from '../../../core/match.ts';
import { createMatch } from '../../../core/open-match.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Lexicon, ListName } from '../../../lexicon/lexicon.ts';
import { refuse } from '../../shared/refusals.ts';
import type { NewMatch } from '../../store/store.ts';
import { paceOfOptions, restartMoveTime } from '../state/pace.ts';
import { botLevels, botSeat, type RoomState, seatNames, seatOf } from '../state/room-state.ts';

/** For a game of 72 deals, finding the last unused one among seeds misses it about once in e^40 times. */
const TRIES_PER_DEAL = 40;

/** What a new match needs besides the room's state. */
export type StartContext = {
  readonly room: string;
  readonly game: AnyGame;
  readonly openList: OpenList;
  readonly now: number;
};

/** Creates the room's next match and lets its clock run. */
export function startMatch(state: RoomState, { room, game, openList, now }: StartContext): Result<NewMatch, Refusal> {
  const match = createRoomMatch(room, state, game, openList);
  if (!match.ok) return match;
  state.match = match.value.id;
  state.seatHistory = match.value.players.map((player) => ({ ...player, late: false }));
  state.requests = [];
  state.phase = 'playing';
  state.votes = [];
  state.rematch = null;
  state.pace ??= paceOfOptions(match.value.match.setup);
  state.start = state.pace === null ? now : null;
  state.stoppedAt = 0;
  state.paceVote = null;
  state.plans = [];
  state.planResults = [];
  state.returnPace = null;
  state.houseVote = null;
  state.houseVotesLost = [];
  restartMoveTime(state, 0, now);
  return match;
}

/** Seats without a person get a bot. */
export function createRoomMatch(
  room: string,
  state: RoomState,
  game: AnyGame,
  openList: OpenList,
): Result<NewMatch, Refusal> {
  if (state.seats.every((roomSeat) => roomSeat.people.length === 0)) return refuse('NO_PLAYERS');
  for (const roomSeat of state.seats) if (roomSeat.people.length === 0) roomSeat.bot ??= botSeat(state.seats).bot;
  const { preset, options, house } = state;
  const list: ListName = state.family ? `${game.defaultList}-family` : game.defaultList;
  const created = createMatch(
    game,
    { seats: state.seats.length, preset, options, list, house, deck: state.deck ?? undefined, seed: randomSeed() },
    openList,
  );
  if (!created.ok) return created;
  const match = avoidRepeatedDeal(state, game, created.value.lexicon, created.value.match);
  if (!match.ok) return match;
  return ok({
    id: randomBytes(12).toString('base64url'),
    room,
    match: match.value,
    names: seatNames(state),
    bots: botLevels(state),
    players: state.people.flatMap(({ who, person }) => {
      const seat = seatOf(state, who);
      return seat === null ? [] : [{ person, seat }];
    }),
  });
}

const randomSeed = (): string => randomBytes(16).toString('hex');

/**
 * Where a game has a limited number of deals (a card from a pack), a room repeats none before all have been used: it
 * tries seeds until one gives a new deal. The room remembers deals by what everybody sees of them, which gives nothing away.
 */
function avoidRepeatedDeal(state: RoomState, game: AnyGame, lexicon: Lexicon, match: Match): Result<Match, Refusal> {
  // A deck of people’s own has fewer deals than the printed game.
  const deals = state.deck === null ? (game.deals?.count ?? 0) : 0;
  if (state.usedDeals.length >= deals) state.usedDeals = [];
  for (let tries = 1, candidate = match; ; tries++, candidate = { ...match, seed: randomSeed() }) {
    const opened = game.openTable(candidate, lexicon);
    if (!opened.ok) return opened;
    const key = game.deals?.key(opened.value.viewFor('spectator')) ?? null;
    if (key === null) return ok(candidate);
    if (state.usedDeals.includes(key) && tries < deals * TRIES_PER_DEAL) continue;
    state.usedDeals.push(key);
    return ok(candidate);
  }
}
