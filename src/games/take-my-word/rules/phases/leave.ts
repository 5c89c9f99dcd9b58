// Somebody leaves for good: what becomes of the cards, the turn, the offer and the passes (TM-175).
// Not the away seat, whose turns go on (turn.ts).

import { type Env, type Refusal, refuse, type Seat, type Step } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import type { Event, State } from '../state.ts';
import { type Course, change, changePlayer, closeCourse, discard, isExhausted, openCourse } from '../step-builder.ts';
import { clearStalemate, endGame, goOn, isToAct, partnersOf, sitOut, startNextRound } from './round.ts';

export function leave(state: State, seat: Seat, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.phase === 'over') return refuse('GAME_OVER', 'TM-140');
  const place = state.rotation.indexOf(seat);
  if (place < 0) return refuse('ALREADY_LEFT', 'TM-175');
  const course = openCourse(state, env);
  const { hand, premiums } = state.players[seat]!;
  course.events.push({ type: 'left', seat, letters: hand.length, premiums });
  const isAlone = state.rotation.length === 2;
  const endsTurn = state.phase === 'turn' && isToAct(state, seat) && !isAlone;
  if (endsTurn) sitOut(course, seat, 'left');
  depart(course, seat);
  if (isAlone) endGame(course, 'left');
  else if (endsTurn) goOn(course, place);
  else goOnWithout(course, seat);
  return ok(closeCourse(course));
}

function depart(course: Course, seat: Seat): void {
  const { rotation, place, left, row, folded, players } = course.state;
  const { hand, premiums } = players[seat]!;
  changePlayer(course, seat, { hand: [], premiums: [], away: false });
  discard(course, premiums);
  change(course, {
    rotation: rotation.filter((one) => one !== seat),
    place: rotation.indexOf(seat) < place ? place - 1 : place,
    left: [...left, seat],
    row: { ...row, passed: row.passed.filter((one) => one !== seat) },
    folded: [...folded, ...hand],
  });
}

/** Somebody left out of turn: the others may now all have passed, or be out of cards, or the offer be void. */
function goOnWithout(course: Course, seat: Seat): void {
  clearStalemate(course);
  const { phase, holder } = course.state;
  if (isExhausted(course.state)) endGame(course, 'cards');
  else if (phase === 'switch' && (holder === seat || partnersOf(course.state, holder!).length === 0)) {
    course.events.push({ type: 'stayed', seat: holder!, why: 'left' });
    startNextRound(course);
  }
}
