// A seat leaves for good: what becomes of its words, its answers and its turn (WS-094).
// Not people who are only away: idle seats are a matter of draft.ts, everything else the host's.

import type { Seat } from '../../../../core/game.ts';
import { isHere, seatsHere } from '../seats.ts';
import type { Announcement, Dispute, Line, Phase } from '../state.ts';
import { comeBackAll, type Draft, enter, tell, updatePlayer } from '../step-builder.ts';
import { closeIfAllResponded } from './announcing.ts';
import { endGame, selectNext } from './round.ts';
import { closeIfAllVoted, earnNothing, settle } from './settlement.ts';
import { endProtections, passTurn } from './turn.ts';
import { endIfAllDone, handOn } from './writing.ts';

export function leave(draft: Draft, seat: Seat): void {
  const { players } = draft.state;
  updatePlayer(draft, seat, {
    lines: players[seat]!.lines.map((line): Line => (line?.fate === 'live' ? { ...line, fate: 'withdrawn' } : line)),
    left: players.filter((player) => !isHere(player)).length,
    done: false,
  });
  tell(draft, { type: 'seatRetired', seat });
  endProtections(draft, (one) => one.seat === seat);
  if (seatsHere(draft.state).length === 1) endGame(draft, 'Everybody else has left');
  else goOnWithout(draft, seat);
}

function goOnWithout(draft: Draft, seat: Seat): void {
  const { phase, selector, previousSelector } = draft.state;
  if (phase.type === 'select' && selector === seat) selectNext(draft, previousSelector ?? seat);
  if (phase.type === 'write' && phase.writer === null) endIfAllDone(draft);
  if (phase.type === 'write' && phase.writer === seat) handOn(draft, phase, seat);
  if (phase.type === 'announce' && phase.seat === seat) passTurn(draft, seat);
  if (phase.type === 'respond' || phase.type === 'vote') {
    if (phase.announcement.story.seat === seat) dropAnnouncement(draft, phase, seat);
    else if (phase.type === 'respond') respondWithout(draft, phase, seat);
    else voteWithout(draft, phase, seat);
  }
}

type Pending = Extract<Phase, { type: 'respond' | 'vote' }>;

function dropAnnouncement(draft: Draft, phase: Pending, seat: Seat): void {
  const given = phase.type === 'vote' ? phase.ballots : phase.announcement.responses;
  comeBackAll(draft, given.with(seat, null));
  earnNothing(draft, phase.announcement);
}

function respondWithout(draft: Draft, phase: Extract<Phase, { type: 'respond' }>, seat: Seat): void {
  enter(draft, {
    ...phase,
    announcement: withdrawFrom(phase.announcement, seat),
    asked: phase.asked.filter((one) => one !== seat),
    similar: phase.similar.with(seat, []),
  });
  closeIfAllResponded(draft);
}

function voteWithout(draft: Draft, phase: Extract<Phase, { type: 'vote' }>, seat: Seat): void {
  const announcement = withdrawFrom(phase.announcement, seat);
  const dispute = without(phase.dispute, seat);
  const ballots = phase.ballots.with(seat, null);
  if (dispute.by.length === 0) {
    comeBackAll(draft, ballots);
    settle(draft, announcement);
  } else {
    enter(draft, { ...phase, announcement, dispute, ballots });
    closeIfAllVoted(draft);
  }
}

const without = (dispute: Dispute, seat: Seat): Dispute => ({
  ...dispute,
  by: dispute.by.filter((one) => one !== seat),
});

/** What the seat said no longer counts; disputes that nobody else brought lapse when their turn comes. */
const withdrawFrom = (announcement: Announcement, seat: Seat): Announcement => ({
  ...announcement,
  responses: announcement.responses.with(seat, null),
  disputes: announcement.disputes.map((dispute) => without(dispute, seat)),
});
