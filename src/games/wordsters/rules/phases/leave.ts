// A seat leaves for good: what happens to its words, its responses and its turn (WS-094). Idle seats are in clock.ts.

import type { Seat } from '../../../../core/game.ts';
import { endIdleOfResponders } from '../clock.ts';
import { isInGame, seatsInGame } from '../seats.ts';
import type { Announcement, Dispute, Line, Phase } from '../state.ts';
import { emit, enterPhase, type StepBuilder, updatePlayer } from '../step-builder.ts';
import { endProtections } from '../words/protection.ts';
import { closeWindowIfAllResponded } from './announcing.ts';
import { endGame, startNextSelection } from './round.ts';
import { closeVoteIfAllVoted, scoreZero, settleNextDispute } from './settlement.ts';
import { passTurn } from './turn.ts';
import { endWritingIfAllDone, passDevice } from './writing.ts';

export function leaveTable(step: StepBuilder, seat: Seat): void {
  const { players } = step.state;
  updatePlayer(step, seat, {
    lines: players[seat]!.lines.map((line): Line => (line?.fate === 'live' ? { ...line, fate: 'withdrawn' } : line)),
    leaveOrder: players.filter((player) => !isInGame(player)).length,
    declaredDone: false,
  });
  emit(step, { type: 'seatRetired', seat });
  endProtections(step, (one) => one.seat === seat);
  if (seatsInGame(step.state).length === 1) endGame(step, 'Everyone else left');
  else continueWithoutSeat(step, seat);
}

function continueWithoutSeat(step: StepBuilder, seat: Seat): void {
  const { phase, selector, previousSelector } = step.state;
  if (phase.type === 'select' && selector === seat) startNextSelection(step, previousSelector ?? seat);
  if (phase.type === 'write' && phase.writer === null) endWritingIfAllDone(step);
  if (phase.type === 'write' && phase.writer === seat) passDevice(step, phase, seat);
  if (phase.type === 'announce' && phase.seat === seat) passTurn(step, seat);
  if (phase.type === 'respond' || phase.type === 'vote') {
    if (phase.announcement.publicPart.seat === seat) dropAnnouncement(step, phase, seat);
    else if (phase.type === 'respond') removeResponder(step, phase, seat);
    else removeVoter(step, phase, seat);
  }
}

type PendingPhase = Extract<Phase, { type: 'respond' | 'vote' }>;

function dropAnnouncement(step: StepBuilder, phase: PendingPhase, seat: Seat): void {
  const answers = phase.type === 'vote' ? phase.ballots : phase.announcement.responses;
  endIdleOfResponders(step, answers.with(seat, null));
  scoreZero(step, phase.announcement);
}

function removeResponder(step: StepBuilder, phase: Extract<Phase, { type: 'respond' }>, seat: Seat): void {
  enterPhase(step, {
    ...phase,
    announcement: removeFromAnnouncement(phase.announcement, seat),
    asked: phase.asked.filter((one) => one !== seat),
    similar: phase.similar.with(seat, []),
    marked: phase.marked.with(seat, []),
  });
  closeWindowIfAllResponded(step);
}

function removeVoter(step: StepBuilder, phase: Extract<Phase, { type: 'vote' }>, seat: Seat): void {
  const announcement = removeFromAnnouncement(phase.announcement, seat);
  const dispute = removeFromDispute(phase.dispute, seat);
  const ballots = phase.ballots.with(seat, null);
  if (dispute.by.length === 0) {
    endIdleOfResponders(step, ballots);
    settleNextDispute(step, announcement);
  } else {
    enterPhase(step, { ...phase, announcement, dispute, ballots });
    closeVoteIfAllVoted(step);
  }
}

const removeFromDispute = (dispute: Dispute, seat: Seat): Dispute => ({
  ...dispute,
  by: dispute.by.filter((one) => one !== seat),
});

/** Withdraws what the seat responded. A dispute nobody else raised lapses when its turn comes. */
const removeFromAnnouncement = (announcement: Announcement, seat: Seat): Announcement => ({
  ...announcement,
  responses: announcement.responses.with(seat, null),
  disputes: announcement.disputes.map((dispute) => removeFromDispute(dispute, seat)),
});
