// The Publishing House: laying cards on its windows, waiting for challenges, publishing, having nothing to play.
// Not the challenges themselves (bet.ts).

import type { Millis, Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { faceOf } from '../cards.ts';
import { leftOnClock, runFor, startClock, waitDeadline } from '../clock.ts';
import { FORFEIT, HAND } from '../spaces.ts';
import { isCovered, readingOf, type WaitPhase, waitedFor } from '../state.ts';
import { type Course, change, changePlayer, clearWindows, payFromHouse, publish, tell } from '../step-builder.ts';
import { endTurn } from './turn.ts';

export function beginPlacing(course: Course): void {
  change(course, { phase: { type: 'place' } });
  startClock(course, 'placeSeconds', course.state.turn.seat);
}

/** Puts a card of the active player's hand on a window, right or wrong (WP-062, WP-068). */
export function layCard(course: Course, key: Word, window: number): void {
  const { turn, players, windows, played } = course.state;
  const { seat } = turn;
  const card = players[seat]!.hand.find((one) => one.key === key)!;
  const hand = players[seat]!.hand.filter((one) => one !== card);
  const stack = [...windows[window - 1]!, card];
  const reading = readingOf(players, seat)!;
  changePlayer(course, seat, { hand });
  change(course, {
    windows: windows.with(window - 1, stack),
    turn: { ...turn, laid: [...turn.laid, { card, window, at: course.env.now, waived: [], fate: 'open' }] },
    played: [...played, { turn: turn.number, by: seat, card, window, reading, challenge: null }],
  });
  tell(course, { type: 'cardPlaced', seat, card: faceOf(card), window, layer: stack.length });
  if (isCovered(course.state.windows)) openWait(course, 'coverage');
  else if (hand.length === 0) finishPlacing(course); // WP-069
}

export const finishPlacing = (course: Course): void => openWait(course, 'final');

/** WP-078, WP-121, WP-122: where nothing is open to anybody there is no wait. */
function openWait(course: Course, kind: WaitPhase['kind']): void {
  const phase: WaitPhase = { type: 'wait', kind, placeLeft: leftOnClock(course) };
  change(course, { phase });
  if (waitedFor(course.state).length === 0) carryOn(course, phase);
  else {
    const deadline = waitDeadline(course.state, course.env.now);
    change(course, { deadline });
    tell(course, { type: 'waitOpened', kind, deadline });
  }
}

/** Closes the wait that is on: its time is up, or it waits for nobody. */
export function closeWait(course: Course): void {
  const phase = course.state.phase as WaitPhase;
  tell(course, { type: 'waitClosed', kind: phase.kind });
  carryOn(course, phase);
}

export function closeWaitForNobody(course: Course): void {
  if (course.state.phase.type === 'wait' && waitedFor(course.state).length === 0) closeWait(course);
}

/** What has survived is published (WP-082 to WP-087). */
function carryOn(course: Course, { kind, placeLeft }: WaitPhase): void {
  if (kind === 'coverage') carryOnCovered(course, placeLeft);
  else {
    const { seat, laid } = course.state.turn;
    const wholeHand = laid.length === HAND; // a removed card would have ended the turn
    if (!(wholeHand && publish(course, seat, 'B'))) endTurn(course);
  }
}

/** First the book, then the clearing, then the turn goes on (WP-076). */
function carryOnCovered(course: Course, placeLeft: Millis | null): void {
  const { seat } = course.state.turn;
  if (publish(course, seat, 'C')) return;
  clearWindows(course);
  if (course.state.players[seat]!.hand.length === 0) finishPlacing(course);
  else {
    change(course, { phase: { type: 'place' } });
    runFor(course, placeLeft, seat);
  }
}

/** WP-124: covers all that is open to this seat now. */
export function waive(course: Course, seat: Seat): void {
  const { turn } = course.state;
  const laid = turn.laid.map((placement) =>
    placement.fate === 'open' && !placement.waived.includes(seat)
      ? { ...placement, waived: [...placement.waived, seat] }
      : placement,
  );
  change(course, { turn: { ...turn, laid } });
  tell(course, { type: 'waived', seat });
  closeWaitForNobody(course);
}

/** WP-070, WP-071 */
export function declareNoPlay(course: Course): void {
  const { turn, players, windows } = course.state;
  const { seat } = turn;
  const due = FORFEIT * windows.filter((cards) => cards.length === 0).length;
  const losesTurn = players[seat]!.cash < due;
  if (losesTurn) changePlayer(course, seat, { losesTurn });
  else payFromHouse(course, seat, -due);
  tell(course, { type: 'noPlayDeclared', seat, forfeit: losesTurn ? 0 : due, losesTurn });
  endTurn(course);
}
