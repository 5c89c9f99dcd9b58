// "Ask the table": a vote of the seated people on whether a word counts in the running match. Nobody sees how anybody voted.
// A word that passes becomes an act of the match (house-vote-writer.ts), and the room remembers it for its next matches.

import type { Millis, Refusal } from '../../../core/game.ts';
import { type HouseChange, withHouseChange } from '../../../core/house/house-act.ts';
import { ok, type Result } from '../../../core/result.ts';
import { refuse } from '../../shared/refusals.ts';
import type { Timed } from '../room-countdown.ts';
import { isSlow, isSlowMatch } from '../state/pace.ts';
import { isMatchOpen, type RoomState, seatOf, startTableClock, stopTableClock } from '../state/room-state.ts';

/** How long a live table votes. Over days it has the time of a move. */
const HOUSE_VOTE_MS: Millis = 45_000;
/** A person who has lost this many votes in a match can't ask again: every question stops the clocks. */
const MAX_LOST_VOTES = 3;

export type Moment = { readonly here: ReadonlySet<number>; readonly now: number; readonly tableTime: Millis };

/** Somebody asks the table; they vote for it. `why` is what everybody reads before the vote. */
export function askTable(
  state: RoomState,
  who: number,
  id: string,
  { change, word }: HouseChange,
  why: string,
  moment: Moment,
): Result<null, Refusal> {
  if (!isMatchOpen(state) || state.match === null) return refuse('NOT_PLAYING');
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  if (state.houseVote !== null) return refuse('VOTING', state.houseVote.word);
  if (state.houseVotesLost.some((lost) => lost.change === change && lost.word === word))
    return refuse('ALREADY_VOTED_ON', word);
  if (state.houseVotesLost.filter((lost) => lost.who === who).length >= MAX_LOST_VOTES)
    return refuse('TOO_MANY_QUESTIONS');
  const endsAt = moment.now + (state.pace ?? HOUSE_VOTE_MS);
  state.houseVote = { id, by: who, change, word, why, yes: [who], no: [], endsAt, isPassed: false };
  stopTableClock(state, moment.tableTime);
  settleHouseVote(state, moment);
  return ok(null);
}

export function voteOnWord(state: RoomState, who: number, isFor: boolean, moment: Moment): Result<null, Refusal> {
  const { houseVote: vote } = state;
  if (vote === null || vote.isPassed) return refuse('NO_VOTE');
  if (seatOf(state, who) === null) return refuse('NO_SEAT');
  // A vote that could be changed would tell who changed it.
  if (vote.yes.includes(who) || vote.no.includes(who)) return refuse('VOTED');
  (isFor ? vote.yes : vote.no).push(who);
  settleHouseVote(state, moment);
  return ok(null);
}

/** Who decides: over days everybody seated, at a live table those who are here. Bots abstain. */
const votersOf = (state: RoomState, here: ReadonlySet<number>): readonly number[] =>
  state.seats.flatMap(({ people }) => people).filter((who) => isSlow(state) || here.has(who));

/** Ends the vote when more than half of the voters are for it, when they can't be anymore, or when its time is up. */
export function settleHouseVote(state: RoomState, moment: Moment): void {
  const { houseVote: vote } = state;
  if (vote === null || vote.isPassed) return;
  const voters = votersOf(state, moment.here);
  const countIn = (people: readonly number[]): number => voters.filter((who) => people.includes(who)).length;
  if (countIn(vote.yes) * 2 > voters.length) vote.isPassed = true;
  else if ((voters.length - countIn(vote.no)) * 2 <= voters.length || vote.endsAt <= moment.now)
    closeHouseVote(state, vote.id, moment);
}

/** Ends the vote when its time is up. */
export const houseVoteCountdown = (moment: () => Moment): Timed => ({
  dueAt: ({ houseVote: vote }) => (vote === null || vote.isPassed ? null : vote.endsAt),
  perform(draft) {
    settleHouseVote(draft, moment());
    return ok(null);
  },
});

/** Goes on with the match. A change that passed is in its log now, and the room remembers it. */
export function closeHouseVote(state: RoomState, id: string, { here, now, tableTime }: Moment): void {
  const { houseVote: vote } = state;
  if (vote?.id !== id) return;
  if (vote.isPassed) state.house = withHouseChange(state.house, vote);
  else state.houseVotesLost.push({ who: vote.by, change: vote.change, word: vote.word });
  state.houseVote = null;
  if (here.size > 0) startTableClock(state, now, tableTime);
}

/** While a live table votes, its match waits. */
export const waitsForVote = (state: RoomState): boolean => state.houseVote !== null && !isSlowMatch(state);
