// What becomes of a word that was put forward: checked at once, or on trial in a window in which it may be challenged.
// Not which words may be put forward (propose.ts).

import type { Env, Millis, Refusal, Seat } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import { faultOf, layDown, pluralFault, takeBack, unknownFault } from '../play.ts';
import { activeSeats, bounce, type Fault, isAway, type Play, type Proposal, type State, type Tell } from '../state.ts';
import { spell } from '../tiles.ts';
import { drawToBoard, endTurn, hasWon, limitOf, restartClock, win } from './turn.ts';

/** WX-086, WX-087: the dictionary speaks before the word is laid down. */
export function playChecked(state: State, play: Play, env: Env, tell: Tell): Result<State, Refusal> {
  const plural = pluralFault(state.setup, play, env.lexicon);
  if (plural !== null)
    return bounce('PLURAL_ONLY', 'WX-045', spell(play.word), plural.of, String(plural.percent ?? ''));
  const unknown = unknownFault(play.word, env.lexicon);
  if (unknown !== null) {
    const limit = state.setup.refusalLimit;
    if (limit === 'none') return bounce('NOT_IN_DICTIONARY', 'WX-087', spell(play.word), unknown.as);
    return ok(refuseWord(state, play, unknown, limit, env.now, tell));
  }
  return ok(stand(lay(state, play, tell), play, env.now, tell));
}

function refuseWord(state: State, play: Play, fault: Fault, limit: number, now: Millis, tell: Tell): State {
  const { seat } = state.turn;
  const count = state.turn.refusals + 1;
  tell({ type: 'refused', seat, word: play.word, fault, count, limit });
  const counted = { ...state, turn: { ...state.turn, refusals: count } };
  return count < limit ? counted : endTurn(counted, 'refused', now, tell);
}

function lay(state: State, play: Play, tell: Tell): State {
  const { seat } = state.turn;
  const { type, word, target } = play;
  if (target === null) tell({ type: 'made', seat, word });
  else tell({ type: type === 'steal' ? 'stolen' : 'swapped', seat, from: target.seat, old: target.word, word });
  return layDown(state, seat, play);
}

/** The word counts: win, or draw and go on (WX-027, WX-071); a swap does neither (WX-065). */
function stand(state: State, play: Play, now: Millis, tell: Tell): State {
  const { seat } = state.turn;
  const stood = { ...state, proposal: null, turn: { ...state.turn, idle: false } };
  if (play.type === 'swap') return stood;
  if (hasWon(stood, seat)) return win(stood, seat, false, tell);
  return restartClock(drawToBoard(stood, tell), now, tell);
}

/** WX-088: the word is laid down unchecked and the others may speak. */
export function playOpenly(state: State, play: Play, now: Millis, tell: Tell): State {
  const { seat } = state.turn;
  const laid = lay(state, play, tell);
  const limit = limitOf(state.setup.challengeWindow, now);
  tell({ type: 'opened', seat, word: play.word, limit });
  const timeLeft = state.limit === null ? null : Math.max(0, state.limit - now);
  const answered = activeSeats(state).filter((one) => one !== seat && isAway(state, one));
  return closeIfAnswered({ ...laid, limit, proposal: { play, answered, timeLeft } }, now, tell);
}

/** The seats that may still challenge. */
export function judges(state: State): readonly Seat[] {
  const { proposal } = state;
  if (proposal === null) return [];
  return activeSeats(state).filter((seat) => seat !== state.turn.seat && !proposal.answered.includes(seat));
}

export const waveThrough = (state: State, proposal: Proposal, seat: Seat): State => ({
  ...state,
  proposal: { ...proposal, answered: [...proposal.answered, seat] },
});

export function closeIfAnswered(state: State, now: Millis, tell: Tell): State {
  return state.proposal === null || judges(state).length > 0 ? state : closeWindow(state, state.proposal, now, tell);
}

/** Nobody has challenged (WX-090). */
export const closeWindow = (state: State, proposal: Proposal, now: Millis, tell: Tell): State =>
  goOn(passUnchallenged(state, proposal, tell), proposal, now, tell);

function passUnchallenged(state: State, { play: { word } }: Proposal, tell: Tell): State {
  const { seat } = state.turn;
  tell({ type: 'stood', seat, word });
  return { ...state, verdict: { seat, word, by: null, stands: true } };
}

/** After a swap the proposer's time goes on where it stopped; after a word it starts anew. */
function goOn(state: State, { play, timeLeft }: Proposal, now: Millis, tell: Tell): State {
  const stood = stand({ ...state, limit: null }, play, now, tell);
  if (play.type !== 'swap' || timeLeft === null) return stood;
  const limit = now + timeLeft;
  tell({ type: 'clock', seat: state.turn.seat, limit });
  return { ...stood, limit };
}

/** WX-089: the first challenge is judged at once. */
export function judgeChallenge(state: State, proposal: Proposal, by: Seat, env: Env, tell: Tell): State {
  const { seat } = state.turn;
  const { play } = proposal;
  const { word, target } = play;
  const fault = faultOf(state.setup, play, env.lexicon);
  if (fault !== null) {
    const back = target === null ? null : { seat: target.seat, word: target.word };
    tell({ type: 'upheld', seat, by, word, fault, back });
    const undone = { ...takeBack(state, seat, play), proposal: null, verdict: { seat, word, by, stands: false } };
    return endTurn(undone, 'challenged', env.now, tell);
  }
  const losesTurn = state.setup.failedChallenge === 'lose-next-turn';
  tell({ type: 'rejected', seat, by, word, losesTurn });
  const owes = losesTurn && !state.owes.includes(by) ? [...state.owes, by] : state.owes;
  return goOn({ ...state, owes, verdict: { seat, word, by, stands: true } }, proposal, env.now, tell);
}

/** WX-091: a leaving proposer's word is waved through, and any other leaver has waved it through. */
export function leaveWindow(state: State, proposal: Proposal, seat: Seat, tell: Tell): State {
  if (seat !== state.turn.seat) return state;
  return { ...passUnchallenged(state, proposal, tell), proposal: null, turn: { ...state.turn, idle: false } };
}
