// Everything that can happen at the table, act by act: moves, leaving, the clock, with the checks in their order.
// Not whether cards may lie so (play.ts), and not what follows a turn (round.ts).

import { type Act, type Env, type Millis, type Refusal, refuse, type Seat, type Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Move, Play } from './moves.ts';
import { leave } from './phases/leave.ts';
import {
  AWAY_AFTER,
  clearWord,
  deadlineOf,
  enter,
  goOn,
  isToAct,
  limitFor,
  partnersOf,
  refill,
  seatToAct,
  sitOut,
  startNextRound,
} from './phases/round.ts';
import { judgePlay, type Laying } from './plays/check-play.ts';
import { canPlay } from './plays/find-plays.ts';
import type { Position } from './plays/position.ts';
import { type Code, type Event, type State, spell, statusOf } from './state.ts';
import { type Course, change, changePlayer, closeCourse, discard, openCourse } from './step-builder.ts';

type Applied = Result<Step<State, Event>, Refusal>;

export function apply(state: State, act: Act<Move>, env: Env): Applied {
  switch (act.type) {
    case 'timeUp':
      return timeUp(state, env);
    case 'leave':
      return leave(state, act.seat, env);
    case 'move':
      return move(state, act.seat, act.move, env);
  }
}

export const positionOf = (state: State, seat: Seat): Position => ({
  row: state.row,
  hand: state.players[seat]!.hand,
  premiums: state.players[seat]!.premiums,
  keepRule: state.setup.keepRule,
});

const isLate = (state: State, now: Millis): boolean => state.limit !== null && now > deadlineOf(state)!;

function move(state: State, seat: Seat, move: Move, env: Env): Applied {
  const flaw = orderFlaw(state, seat, move, env.now);
  if (flaw !== null) return flaw;
  const course = openCourse(state, env);
  switch (move.type) {
    case 'play':
    case 'clear': {
      const laying = judgePlay(positionOf(state, seat), move, env.lexicon);
      if (!laying.ok && !losesTurn(state, laying.error)) return laying;
      comeBack(course, seat);
      if (laying.ok) lay(course, seat, move, laying.value);
      else {
        const [text = ''] = laying.error.about;
        course.events.push({ type: 'badPlay', seat, text, code: laying.error.code as Code });
        sitOut(course, seat, 'badPlay', text);
      }
      goOn(course, course.state.place + 1);
      break;
    }
    case 'pass':
      if (statusOf(state.row) !== 'open') return refuse('PASS_NOT_ALLOWED', 'TM-072', statusOf(state.row));
      if (state.setup.passRule === 'forced' && canPlay(positionOf(state, seat), env.lexicon))
        return refuse('PASS_NOT_ALLOWED', 'TM-071', 'open');
      comeBack(course, seat);
      sitOut(course, seat, 'pass');
      goOn(course, course.state.place + 1);
      break;
    case 'giveup':
      comeBack(course, seat);
      sitOut(course, seat, 'giveup');
      goOn(course, course.state.place + 1);
      break;
    case 'switch':
      comeBack(course, seat);
      switchSeats(course, seat, move.with);
      break;
    case 'stay':
      comeBack(course, seat);
      course.events.push({ type: 'stayed', seat, why: 'stay' });
      startNextRound(course);
      break;
    case 'back':
      comeBack(course, seat);
      break;
  }
  return ok(closeCourse(course));
}

/** Game over, phase, turn, time: what comes before any look at the cards. */
function orderFlaw(state: State, seat: Seat, move: Move, now: Millis): { ok: false; error: Refusal } | null {
  if (state.phase === 'over') return refuse('GAME_OVER', 'TM-140');
  if (move.type === 'back') {
    if (!state.players[seat]!.away) return refuse('NOT_AWAY', 'TM-174');
    return isToAct(state, seat) && isLate(state, now) ? refuse('TIME_UP', 'TM-172') : null;
  }
  const isAnswer = move.type === 'switch' || move.type === 'stay';
  if (isAnswer !== (state.phase === 'switch')) return refuse('WRONG_PHASE', 'TM-179', state.phase);
  if (!isToAct(state, seat)) return isAnswer ? refuse('NOT_YOUR_OFFER', 'TM-138') : refuse('NOT_YOUR_TURN', 'TM-135');
  if (isLate(state, now)) return refuse('TIME_UP', isAnswer ? 'TM-173' : 'TM-172');
  return move.type === 'switch' ? switchFlaw(state, seat, move.with) : null;
}

function switchFlaw(state: State, seat: Seat, other: Seat): { ok: false; error: Refusal } | null {
  if (!state.rotation.includes(other)) return refuse('NO_SUCH_PLAYER', 'TM-139', String(other));
  if (other === seat) return refuse('CANNOT_SWITCH_WITH_SELF', 'TM-136');
  return partnersOf(state, seat).includes(other) ? null : refuse('NO_DOUBLE', 'TM-139', String(other));
}

/** TM-171: only a string that the dictionary does not have costs the turn. */
const losesTurn = (state: State, { code }: Refusal): boolean =>
  state.setup.invalidPlay === 'lose-turn' && (code === 'NOT_A_WORD' || code === 'NOT_A_BEGINNING');

/** Any accepted move shows that somebody is there; an away seat gets its full clock again (TM-174). */
function comeBack(course: Course, seat: Seat): void {
  const { away } = course.state.players[seat]!;
  changePlayer(course, seat, { timeouts: 0, away: false });
  if (!away) return;
  const isTheirs = isToAct(course.state, seat);
  if (isTheirs) change(course, { limit: limitFor(course.state, seat, course.env.now) });
  course.events.push({ type: 'back', seat, limit: isTheirs ? course.state.limit : null });
}

function lay(course: Course, seat: Seat, play: Play, laying: Laying): void {
  const { row } = course.state;
  const isFresh = play.type === 'clear' || row.slots.length === 0;
  if (play.type === 'clear') clearWord(course, seat);
  const by = laying.isWord ? seat : null;
  const { slots, text, added, replaced, points } = laying;
  discard(course, replaced);
  changePlayer(course, seat, { hand: laying.hand, premiums: laying.premiums });
  change(course, { row: { slots, by, passed: [] } });
  course.events.push({ type: 'laid', seat, added, replaced, slots, text, status: statusOf(course.state.row) });
  if (!isFresh && row.by !== null) take(course, seat, row.by, spell(row.slots));
  course.events.push(
    laying.isWord
      ? { type: 'formed', seat, text, points, premiums: laying.spent }
      : { type: 'lettered', seat, text, points },
  );
  enter(course, seat, laying.isWord ? 'word' : 'letter', text, points);
  refill(course, seat);
}

/** TM-083 to TM-085: whoever formed the word has 0 for that turn, in whatever round it was. */
function take(course: Course, seat: Seat, from: Seat, text: string): void {
  const { turns } = course.state.players[from]!;
  const { points } = turns.at(-1)!;
  changePlayer(course, from, { turns: turns.with(-1, { ...turns.at(-1)!, points: 0, lost: points }) });
  course.events.push({ type: 'taken', seat, from, text, points });
}

function switchSeats(course: Course, seat: Seat, other: Seat): void {
  const { rotation } = course.state;
  const switched = rotation.map((one) => (one === seat ? other : one === other ? seat : one));
  change(course, { rotation: switched });
  course.events.push({ type: 'switched', seat, with: other, rotation: switched });
  startNextRound(course);
}

function timeUp(state: State, env: Env): Applied {
  const deadline = deadlineOf(state);
  if (deadline === null || env.now < deadline) return refuse('NOT_DUE', 'TM-172');
  const course = openCourse(state, env);
  const seat = seatToAct(state)!;
  const { timeouts, away } = state.players[seat]!;
  const isAway = away || timeouts + 1 >= AWAY_AFTER;
  changePlayer(course, seat, { timeouts: timeouts + 1, away: isAway });
  if (isAway && !away) course.events.push({ type: 'away', seat });
  if (state.phase === 'switch') {
    course.events.push({ type: 'stayed', seat, why: 'timeUp' });
    startNextRound(course);
  } else {
    sitOut(course, seat, 'timeUp');
    goOn(course, state.place + 1);
  }
  return ok(closeCourse(course));
}
