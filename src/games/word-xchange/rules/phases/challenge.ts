// The challenge window: the other seats accept or challenge a word that was placed unchecked.
// How a word is placed and completed is in play-word.ts.

import type { Env, Millis, Seat } from '../../../../core/game.ts';
import { clockEnd } from '../clock.ts';
import type { EmitEvent } from '../events.ts';
import { undoPlay } from '../resolve-play.ts';
import { activeSeats, isAway, type Play, type Proposal, type State } from '../state.ts';
import { findWordFault } from '../word-check.ts';
import { completePlay, placeWord } from './play-word.ts';
import { endTurn } from './turn.ts';

/** WX-088: places the word unchecked and lets the other seats challenge it. */
export function openChallengeWindow(state: State, play: Play, now: Millis, emit: EmitEvent): State {
  const { seat } = state.turn;
  const placed = placeWord(state, play, emit);
  const limit = clockEnd(state.setup.challengeWindow, now);
  emit({ type: 'opened', seat, word: play.word, limit });
  const timeLeft = state.clockEndsAt === null ? null : Math.max(0, state.clockEndsAt - now);
  const answered = activeSeats(state).filter((one) => one !== seat && isAway(state, one));
  return closeWindowIfAllAnswered({ ...placed, clockEndsAt: limit, proposal: { play, answered, timeLeft } }, now, emit);
}

/** The seats that may still accept or challenge the proposed word. */
export function seatsToAnswer(state: State): readonly Seat[] {
  const { proposal } = state;
  if (proposal === null) return [];
  return activeSeats(state).filter((seat) => seat !== state.turn.seat && !proposal.answered.includes(seat));
}

export const recordAcceptance = (state: State, proposal: Proposal, seat: Seat): State => ({
  ...state,
  proposal: { ...proposal, answered: [...proposal.answered, seat] },
});

export function closeWindowIfAllAnswered(state: State, now: Millis, emit: EmitEvent): State {
  return state.proposal === null || seatsToAnswer(state).length > 0
    ? state
    : closeChallengeWindow(state, state.proposal, now, emit);
}

/** Nobody challenged, so the word stays whatever it is (WX-090). */
export const closeChallengeWindow = (state: State, proposal: Proposal, now: Millis, emit: EmitEvent): State =>
  resumeTurn(recordUnchallenged(state, proposal, emit), proposal, now, emit);

function recordUnchallenged(state: State, { play: { word } }: Proposal, emit: EmitEvent): State {
  const { seat } = state.turn;
  emit({ type: 'stood', seat, word });
  return { ...state, lastChallenge: { seat, word, by: null, stands: true } };
}

/** After a swap the proposer's clock continues where it stopped; after a word it restarts. */
function resumeTurn(state: State, { play, timeLeft }: Proposal, now: Millis, emit: EmitEvent): State {
  const completed = completePlay({ ...state, clockEndsAt: null }, play, now, emit);
  if (play.type !== 'swap' || timeLeft === null) return completed;
  const limit = now + timeLeft;
  emit({ type: 'clock', seat: state.turn.seat, limit });
  return { ...completed, clockEndsAt: limit };
}

/** WX-089: the first challenge is decided at once. */
export function resolveChallenge(state: State, proposal: Proposal, by: Seat, env: Env, emit: EmitEvent): State {
  const { seat } = state.turn;
  const { play } = proposal;
  const { word, target } = play;
  const fault = findWordFault(state.setup, play, env.lexicon);
  if (fault !== null) {
    const back = target === null ? null : { seat: target.seat, word: target.word };
    emit({ type: 'upheld', seat, by, word, fault, back });
    const undone = { ...undoPlay(state, seat, play), proposal: null, lastChallenge: { seat, word, by, stands: false } };
    return endTurn(undone, 'challenged', env.now, emit);
  }
  const losesTurn = state.setup.failedChallenge === 'lose-next-turn';
  emit({ type: 'rejected', seat, by, word, losesTurn });
  const seatsToSkip = losesTurn && !state.seatsToSkip.includes(by) ? [...state.seatsToSkip, by] : state.seatsToSkip;
  return resumeTurn(
    { ...state, seatsToSkip, lastChallenge: { seat, word, by, stands: true } },
    proposal,
    env.now,
    emit,
  );
}

/** WX-091: if the proposer leaves, the word stays unchallenged. Any other seat that leaves counts as accepting. */
export function closeWindowOfLeaver(state: State, proposal: Proposal, seat: Seat, emit: EmitEvent): State {
  if (seat !== state.turn.seat) return state;
  return { ...recordUnchallenged(state, proposal, emit), proposal: null, turn: { ...state.turn, isIdle: false } };
}
