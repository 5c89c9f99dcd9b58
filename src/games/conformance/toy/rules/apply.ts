// Applies an act to the state: a bid, a player who leaves, or the clock.

import type { Act, Env, Refusal, Seat, Step } from '#core/game.ts';
import { ok, type Result } from '#core/result.ts';
import type { Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { deadlineFrom } from './setup.ts';
import { type Event, isOver, type Player, type State, seatsToBid } from './state.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  if (isOver(state)) return refuse('GAME_OVER', 'TO-006');
  switch (act.type) {
    case 'timeUp':
      return applyTimeUp(state, env);
    case 'leave':
      return leaveTable(state, act.seat, env);
    case 'move':
      return bid(state, act.seat, act.move.card, env);
  }
}

/** TO-002. */
function bid(state: State, seat: Seat, card: number, env: Env): Result<Step<State, Event>, Refusal> {
  const player = state.players[seat]!;
  if (player.left) return refuse('HAS_LEFT', 'TO-007');
  if (state.deadline !== null && env.now > state.deadline) return refuse('TIME_IS_UP', 'TO-005');
  if (player.bid !== null) return refuse('ALREADY_BID', 'TO-002');
  if (!player.hand.includes(card)) return refuse('NOT_IN_HAND', 'TO-002', String(card));
  return ok(revealIfAllHaveBid(withBid(state, seat, card), [{ type: 'bid', seat }], env));
}

/** TO-005: everybody who has not bid bids the lowest card. */
function applyTimeUp(state: State, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.deadline === null || env.now < state.deadline) return refuse('NOT_DUE', 'TO-005');
  const late = seatsToBid(state);
  const next = late.reduce((sum, seat) => withBid(sum, seat, sum.players[seat]!.hand[0]!), state);
  const events = late.map((seat): Event => ({ type: 'bid', seat }));
  return ok(revealIfAllHaveBid(next, events, env));
}

/** TO-007. */
function leaveTable(state: State, seat: Seat, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.players[seat]!.left) return refuse('HAS_LEFT', 'TO-007');
  return ok(revealIfAllHaveBid(withPlayer(state, seat, { left: true }), [{ type: 'left', seat }], env));
}

/** TO-003, TO-004. */
function revealIfAllHaveBid(state: State, events: readonly Event[], env: Env): Step<State, Event> {
  if (isOver(state) || seatsToBid(state).length > 0) return { state, events };
  const bids = state.players.map((player) => player.bid);
  const highest = Math.max(...bids.map((card) => card ?? 0));
  const winner = bids.indexOf(highest);
  const next: State = {
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      bid: null,
      points: player.points + (seat === winner ? 1 : 0),
    })),
    revealed: bids,
    round: state.round + 1,
    deadline: deadlineFrom(state.setup, env.now),
  };
  return { state: next, events: [...events, { type: 'revealed', bids, winner }] };
}

function withBid(state: State, seat: Seat, card: number): State {
  return withPlayer(state, seat, { bid: card, hand: state.players[seat]!.hand.filter((one) => one !== card) });
}

const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat]!, ...change }),
});
