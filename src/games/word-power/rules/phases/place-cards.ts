// The Publishing House: placing cards on windows, waiting for challenges, publishing, and having nothing to play.

import type { Millis, Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { forfeitFor, HAND_SIZE } from '../amounts.ts';
import { toCardFace } from '../cards.ts';
import { challengeDeadline, remainingMs, setClock, startClock } from '../clock.ts';
import { areAllCovered, relationInPlay, seatsAwaited, type WaitPhase } from '../state.ts';
import { clearWindows, emit, payFromHouse, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { publishBook } from './game-end.ts';
import { endTurn } from './turn.ts';

export function beginPlacing(step: StepBuilder): void {
  updateState(step, { phase: { type: 'place' } });
  startClock(step, 'placeSeconds', step.state.turn.seat);
}

/** Places a card from the active player's hand on a window, right or wrong (WP-062, WP-068). */
export function placeCard(step: StepBuilder, key: Word, window: number): void {
  const { turn, players, windows, playedCards } = step.state;
  const { seat } = turn;
  const card = players[seat]!.hand.find((one) => one.key === key)!;
  const hand = players[seat]!.hand.filter((one) => one !== card);
  const stack = [...windows[window - 1]!, card];
  const relation = relationInPlay(players, seat)!;
  updatePlayer(step, seat, { hand });
  updateState(step, {
    windows: windows.with(window - 1, stack),
    turn: {
      ...turn,
      placements: [...turn.placements, { card, window, placedAt: step.env.now, waived: [], status: 'open' }],
    },
    playedCards: [...playedCards, { turn: turn.number, by: seat, card, window, relation, challenge: null }],
  });
  emit(step, { type: 'cardPlaced', seat, card: toCardFace(card), window, layer: stack.length });
  if (areAllCovered(step.state.windows)) openWait(step, 'coverage');
  else if (hand.length === 0) finishPlacing(step); // WP-069
}

export const finishPlacing = (step: StepBuilder): void => openWait(step, 'final');

/** Opens a challenge wait, or skips it if nobody can challenge (WP-078, WP-121, WP-122). */
function openWait(step: StepBuilder, kind: WaitPhase['kind']): void {
  const phase: WaitPhase = { type: 'wait', kind, placeLeft: remainingMs(step) };
  updateState(step, { phase });
  if (seatsAwaited(step.state).length === 0) finishWait(step, phase);
  else {
    const deadline = challengeDeadline(step.state, step.env.now);
    updateState(step, { deadline });
    emit(step, { type: 'waitOpened', kind, deadline });
  }
}

/** Closes the current wait, because its time is up or nobody can challenge anymore. */
export function closeChallengeWait(step: StepBuilder): void {
  const phase = step.state.phase as WaitPhase;
  emit(step, { type: 'waitClosed', kind: phase.kind });
  finishWait(step, phase);
}

export function closeWaitIfNobodyAwaited(step: StepBuilder): void {
  if (step.state.phase.type === 'wait' && seatsAwaited(step.state).length === 0) closeChallengeWait(step);
}

/** Publishes what has not been removed (WP-082 to WP-087). */
function finishWait(step: StepBuilder, { kind, placeLeft }: WaitPhase): void {
  if (kind === 'coverage') publishAndClearWindows(step, placeLeft);
  else {
    const { seat, placements } = step.state.turn;
    const wholeHand = placements.length === HAND_SIZE; // a removed card would have ended the turn
    if (!(wholeHand && publishBook(step, seat, 'B'))) endTurn(step);
  }
}

/** Publishes the book first, then clears the windows, then the turn continues (WP-076). */
function publishAndClearWindows(step: StepBuilder, placeLeft: Millis | null): void {
  const { seat } = step.state.turn;
  if (publishBook(step, seat, 'C')) return;
  clearWindows(step);
  if (step.state.players[seat]!.hand.length === 0) finishPlacing(step);
  else {
    updateState(step, { phase: { type: 'place' } });
    setClock(step, placeLeft, seat);
  }
}

/** Waives every placement currently open (WP-124). */
export function waiveChallenges(step: StepBuilder, seat: Seat): void {
  const { turn } = step.state;
  const placements = turn.placements.map((placement) =>
    placement.status === 'open' && !placement.waived.includes(seat)
      ? { ...placement, waived: [...placement.waived, seat] }
      : placement,
  );
  updateState(step, { turn: { ...turn, placements } });
  emit(step, { type: 'waived', seat });
  closeWaitIfNobodyAwaited(step);
}

/** WP-070, WP-071 */
export function declareNoPlay(step: StepBuilder): void {
  const { turn, players, windows } = step.state;
  const { seat } = turn;
  const due = forfeitFor(windows);
  const losesTurn = players[seat]!.cash < due;
  if (losesTurn) updatePlayer(step, seat, { losesTurn });
  else payFromHouse(step, seat, -due);
  emit(step, { type: 'noPlayDeclared', seat, forfeit: losesTurn ? 0 : due, losesTurn });
  endTurn(step);
}
