// Whose turn it is to announce a word (WS-030 to WS-036).

import type { Seat } from '../../../../core/game.ts';
import { decisionDeadline } from '../clock.ts';
import { seatsClockwiseAfter } from '../seats.ts';
import { emit, enterPhase, type StepBuilder } from '../step-builder.ts';
import { liveWordsOfSeat } from '../words/list.ts';
import { announceableWords } from '../words/protection.ts';
import { endRound } from './round.ts';

/** Gives the turn to the first of these seats that can announce a word. If no seat has a live word, the round ends. */
export function startAnnounceTurn(step: StepBuilder, order: readonly Seat[]): void {
  const { state, env } = step;
  const live = order.map((seat) => liveWordsOfSeat(state, seat));
  if (live.every((words) => words.length === 0)) {
    endRound(step);
    return;
  }
  // This always finds a seat: the owner of a protected word can announce it.
  const first = order.findIndex((seat, i) => announceableWords(live[i]!, seat, state, env.lexicon).length > 0);
  for (const [i, seat] of order.slice(0, first).entries())
    emit(step, { type: 'turnSkipped', seat, why: live[i]!.length === 0 ? 'outOfWords' : 'blocked' });
  const seat = order[first]!;
  const deadline = decisionDeadline(step, seat, state.setup.announceSeconds);
  enterPhase(step, { type: 'announce', seat, deadline });
  emit(step, { type: 'announceTurn', seat, deadline });
}

/** Moves the turn to the left of this seat (WS-030). */
export const passTurn = (step: StepBuilder, from: Seat): void =>
  startAnnounceTurn(step, seatsClockwiseAfter(step.state, from));
