// Applies every act at the table: moves, time-outs and leaving, with the checks in the order of RULES.md.
// Whether cards may be placed is checked in plays/check-play.ts; what follows a turn is in phases/.

import type { Act, Env, Millis, Refusal, Seat, Step } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import { lexiconForSeat, refuseSeatWord } from '../../../core/handicap/seat-words.ts';
import { ok, type Result } from '../../../core/result.ts';
import { AWAY_AFTER_TIMEOUTS, clockEndFor, deadlineOf, isLate } from './clock.ts';
import type { Move, Play } from './moves.ts';
import { mayAlwaysPass } from './options.ts';
import { leaveTable } from './phases/leave.ts';
import { advanceTurn, clearStandingWord, recordTurn, refillIfEmpty, skipTurn, startNextRound } from './phases/round.ts';
import { checkSwitch, switchSeats } from './phases/seat-switch.ts';
import { checkPlay, type PlayResult } from './plays/check-play.ts';
import { hasLegalPlay } from './plays/find-plays.ts';
import { type PlayLexicon, positionInState } from './plays/position.ts';
import { type RefusalCode, type Refused, refuse } from './refuse.ts';
import { type Event, isToAct, rowStatus, type State, seatToAct, textOf } from './state.ts';
import {
  beginStep,
  discardCards,
  emit,
  finishStep,
  type StepBuilder,
  updatePlayer,
  updateState,
} from './step-builder.ts';

type ApplyResult = Result<Step<State, Event>, Refusal>;

export function apply(state: State, act: Act<Move>, env: Env): ApplyResult {
  switch (act.type) {
    case 'timeUp':
      return applyTimeUp(state, env);
    case 'leave':
      return leaveTable(state, act.seat, env);
    case 'move':
      return applyMove(state, act.seat, act.move, env);
  }
}

function applyMove(state: State, seat: Seat, move: Move, env: Env): ApplyResult {
  const refused = checkTurn(state, seat, move, env.now);
  if (refused !== null) return refused;
  const step = beginStep(state, env);
  switch (move.type) {
    case 'play':
    case 'clear': {
      const checked = checkPlay(positionInState(state, seat), move, wordsForSeat(state, seat, env));
      if (!checked.ok) {
        const refusedForSeat = refuseForSeat(state, seat, checked.error, env);
        if (refusedForSeat !== null) return refusedForSeat;
        if (!costsTurn(state, checked.error)) return checked;
      }
      markPresent(step, seat);
      if (checked.ok) placeCards(step, seat, move, checked.value);
      else {
        const [text = ''] = checked.error.about;
        emit(step, { type: 'badPlay', seat, text, code: checked.error.code as RefusalCode });
        skipTurn(step, seat, 'badPlay', text);
      }
      advanceTurn(step, step.state.turnIndex + 1);
      break;
    }
    case 'pass':
      if (rowStatus(state.row) !== 'open') return refuse('PASS_NOT_ALLOWED', 'TM-072', rowStatus(state.row));
      if (!mayAlwaysPass(state.setup, seat) && hasLegalPlay(positionInState(state, seat), env.lexicon))
        return refuse('PASS_NOT_ALLOWED', 'TM-071', 'open');
      markPresent(step, seat);
      skipTurn(step, seat, 'pass');
      advanceTurn(step, step.state.turnIndex + 1);
      break;
    case 'giveup':
      markPresent(step, seat);
      skipTurn(step, seat, 'giveup');
      advanceTurn(step, step.state.turnIndex + 1);
      break;
    case 'switch':
      markPresent(step, seat);
      switchSeats(step, seat, move.with);
      startNextRound(step);
      break;
    case 'stay':
      markPresent(step, seat);
      emit(step, { type: 'stayed', seat, why: 'stay' });
      startNextRound(step);
      break;
    case 'back':
      markPresent(step, seat);
      break;
  }
  return ok(finishStep(step));
}

/** TM-191: a beginning may be the beginning of any word. */
function wordsForSeat({ setup }: State, seat: Seat, { lexicon }: Env): PlayLexicon {
  const own = lexiconForSeat(lexicon, handicapOf(setup, seat));
  return own === lexicon ? lexicon : { has: own.has, isPrefix: (text) => lexicon.isPrefix(text), graph: lexicon.graph };
}

/** The refusal of a word that counts at the table, but not for this seat. */
function refuseForSeat({ setup }: State, seat: Seat, { code, about }: Refusal, { lexicon }: Env): Refused | null {
  const [text = ''] = about;
  return code === 'NOT_A_WORD' && lexicon.has(text) ? refuseSeatWord(setup, seat, text, lexicon, 'TM-191') : null;
}

/** The checks that come before any look at the cards: game over, phase, turn, time. */
function checkTurn(state: State, seat: Seat, move: Move, now: Millis): Refused | null {
  if (state.phase === 'over') return refuse('GAME_OVER', 'TM-140');
  if (move.type === 'back') {
    if (!state.players[seat]!.away) return refuse('NOT_AWAY', 'TM-174');
    return isToAct(state, seat) && isLate(state, now) ? refuse('TIME_UP', 'TM-172') : null;
  }
  const toAct = String(seatToAct(state));
  const answersOffer = move.type === 'switch' || move.type === 'stay';
  if (answersOffer !== (state.phase === 'switch')) return refuse('WRONG_PHASE', 'TM-179', state.phase, toAct);
  if (!isToAct(state, seat))
    return answersOffer
      ? refuse('NOT_YOUR_OFFER', 'TM-138', toAct)
      : refuse('NOT_YOUR_TURN', 'TM-135', toAct, ...(state.leftSeats.includes(seat) ? ['left'] : []));
  if (isLate(state, now)) return refuse('TIME_UP', answersOffer ? 'TM-173' : 'TM-172');
  return move.type === 'switch' ? checkSwitch(state, seat, move.with) : null;
}

/** TM-171: only text that is not in the dictionary costs the turn. */
const costsTurn = (state: State, { code }: Refusal): boolean =>
  state.setup.invalidPlay === 'lose-turn' && (code === 'NOT_A_WORD' || code === 'NOT_A_BEGINNING');

/** Any accepted move shows that the player is present; a seat that was away gets its full clock again (TM-174). */
function markPresent(step: StepBuilder, seat: Seat): void {
  const { away } = step.state.players[seat]!;
  updatePlayer(step, seat, { timeouts: 0, away: false });
  if (!away) return;
  const isOwnTurn = isToAct(step.state, seat);
  if (isOwnTurn) updateState(step, { limit: clockEndFor(step.state, seat, step.env.now) });
  emit(step, { type: 'back', seat, limit: isOwnTurn ? step.state.limit : null });
}

function placeCards(step: StepBuilder, seat: Seat, play: Play, result: PlayResult): void {
  const { row } = step.state;
  const startsRow = play.type === 'clear' || row.slots.length === 0;
  if (play.type === 'clear') clearStandingWord(step, seat);
  const { slots, text, isWord, points, added, replaced, usedPremiums, keptPremiums, hand, premiums } = result;
  discardCards(step, replaced);
  updatePlayer(step, seat, { hand, premiums });
  updateState(step, { row: { slots, by: isWord ? seat : null, passed: [] } });
  emit(step, { type: 'laid', seat, added, replaced, slots, text, status: rowStatus(step.state.row) });
  if (!startsRow && row.by !== null) takeWord(step, seat, row.by, textOf(row.slots));
  emit(
    step,
    isWord
      ? { type: 'formed', seat, text, points, premiums: usedPremiums, kept: keptPremiums }
      : { type: 'lettered', seat, text, points },
  );
  recordTurn(step, seat, isWord ? 'word' : 'letter', text, points);
  refillIfEmpty(step, seat);
}

/** TM-083 to TM-085: the player who formed the word gets 0 for that turn, even if it was in an earlier round. */
function takeWord(step: StepBuilder, seat: Seat, from: Seat, text: string): void {
  const { turns } = step.state.players[from]!;
  const { points } = turns.at(-1)!;
  updatePlayer(step, from, { turns: turns.with(-1, { ...turns.at(-1)!, points: 0, lost: points }) });
  emit(step, { type: 'taken', seat, from, text, points });
}

function applyTimeUp(state: State, env: Env): ApplyResult {
  const deadline = deadlineOf(state);
  if (deadline === null || env.now < deadline) return refuse('NOT_DUE', 'TM-172');
  const step = beginStep(state, env);
  const seat = seatToAct(state)!;
  const { timeouts, away } = state.players[seat]!;
  const isAway = away || timeouts + 1 >= AWAY_AFTER_TIMEOUTS;
  updatePlayer(step, seat, { timeouts: timeouts + 1, away: isAway });
  if (isAway && !away) emit(step, { type: 'away', seat });
  if (state.phase === 'switch') {
    emit(step, { type: 'stayed', seat, why: 'timeUp' });
    startNextRound(step);
  } else {
    skipTurn(step, seat, 'timeUp');
    advanceTurn(step, state.turnIndex + 1);
  }
  return ok(finishStep(step));
}
