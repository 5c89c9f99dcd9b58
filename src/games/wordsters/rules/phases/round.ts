// Between rounds: who selects the next Wordster, what the end of a round reveals, and who wins (WS-080 to WS-086).

import type { Outcome, Seat } from '../../../../core/game.ts';
import { decisionDeadline } from '../clock.ts';
import { grandTotal, isInGame, seatsClockwiseAfter, seatsInGame } from '../seats.ts';
import type { Player, State } from '../state.ts';
import { emit, enterPhase, type StepBuilder, updateState } from '../step-builder.ts';
import { emptyLines, isFilled } from '../words/list.ts';
import { listOfferedWordsters } from '../wordster-card.ts';

export function startSelection(step: StepBuilder, selector: Seat): void {
  const { setup } = step.state;
  updateState(step, { selector });
  const deadline = decisionDeadline(step, selector, setup.selectSeconds);
  enterPhase(step, { type: 'select', deadline });
  const wordsters = setup.writing === 'inTurn' ? null : listOfferedWordsters(step.state);
  emit(step, { type: 'selectionOffered', selector, wordsters, deadline });
}

/** The seat with the fewest points; in a tie, the first one left of the previous selector (WS-081, WS-082). */
export function findNextSelector(state: State, previous: Seat): { readonly seat: Seat; readonly tie: boolean } {
  const scores = state.players.map(grandTotal);
  const order = seatsClockwiseAfter(state, previous);
  const lowest = Math.min(...order.map((seat) => scores[seat]!));
  const tied = order.filter((seat) => scores[seat] === lowest);
  return { seat: tied[0]!, tie: tied.length > 1 };
}

export function startNextSelection(step: StepBuilder, previous: Seat): void {
  const { seat, tie } = findNextSelector(step.state, previous);
  emit(step, { type: 'nextSelector', seat, tie });
  startSelection(step, seat);
}

export function endRound(step: StepBuilder): void {
  const { round, wordster, players, usedWordsters, selector, setup } = step.state;
  const lists = players.map(({ lines }) => lines.filter(isFilled));
  emit(step, {
    type: 'roundEnded',
    round,
    wordster: wordster!,
    points: players.map(({ points }) => points),
    totals: players.map(grandTotal),
    lists,
  });
  updateState(step, {
    players: players.map(
      (player): Player => ({
        ...player,
        total: grandTotal(player),
        points: 0,
        lines: emptyLines(),
        declaredDone: false,
      }),
    ),
    usedWordsters: [...usedWordsters, wordster!],
    wordster: null,
    acceptedWords: [],
    struckWords: [],
    protections: [],
    lastRound: { round, wordster: wordster!, lists },
  });
  if (round === setup.rounds) endGame(step);
  else {
    updateState(step, { round: round + 1, previousSelector: selector });
    startNextSelection(step, selector);
  }
}

/** The ordinary reason, which the log leaves out. */
export const MOST_POINTS = 'Most points after the last round';

/** `reason` unless the points decide. */
export function endGame(step: StepBuilder, reason?: string): void {
  const ranking = rankSeats(step.state);
  const winners = ranking[0]!;
  const points = grandTotal(step.state.players[winners[0]!]!);
  const why = reason ?? describeVictory(step.state, winners, points);
  enterPhase(step, { type: 'over', outcome: { ranking, reason: why } });
  emit(step, { type: 'gameWon', seats: winners, points, reason: why });
}

function describeVictory(state: State, winners: readonly Seat[], points: number): string {
  const highest = seatsInGame(state).filter((seat) => grandTotal(state.players[seat]!) === points);
  return highest.length > winners.length ? 'More 2-point words broke the tie' : MOST_POINTS;
}

/** WS-085: the tie-break only separates winners. Seats that left come last, the latest to leave first. */
function rankSeats(state: State): Outcome['ranking'] {
  const { players, setup } = state;
  const here = seatsInGame(state);
  const best = Math.max(...here.map((seat) => grandTotal(players[seat]!)));
  const highest = here.filter((seat) => grandTotal(players[seat]!) === best);
  const most = Math.max(...highest.map((seat) => players[seat]!.twos));
  const winners = setup.tieBreak === 'shared' ? highest : highest.filter((seat) => players[seat]!.twos === most);
  const others = here.filter((seat) => !winners.includes(seat));
  const gone = [...players.keys()].filter((seat) => !isInGame(players[seat]!));
  return [
    winners,
    ...groupByScore(others, (seat) => grandTotal(players[seat]!)),
    ...groupByScore(gone, (seat) => players[seat]!.leaveOrder!),
  ];
}

/** Seats grouped by score, the highest first. */
function groupByScore(seats: readonly Seat[], scoreOf: (seat: Seat) => number): readonly (readonly Seat[])[] {
  const scores = [...new Set(seats.map(scoreOf))].toSorted((a, b) => b - a);
  return scores.map((score) => seats.filter((seat) => scoreOf(seat) === score));
}
