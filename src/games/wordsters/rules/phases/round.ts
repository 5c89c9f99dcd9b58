// From round to round: who selects, what is offered, what the end of a round opens, and who has won (WS-080 to WS-086).
// Not what happens inside a round: writing.ts, turn.ts and settling.ts.

import type { Outcome, Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { clockwiseFrom, isHere, isWritten, scoreOf, seatsHere } from '../seats.ts';
import { LINES, type Line, type Player, type State } from '../state.ts';
import { type Draft, enter, ownClock, tell, update } from '../step-builder.ts';

/** Round 1 offers the red side, later ones whatever is unused (WS-081, WS-083). */
export const offeredWordsters = ({ card, round, used }: Pick<State, 'card' | 'round' | 'used'>): readonly Word[] =>
  (round === 1 ? card.slice(0, 2) : card).filter((wordster) => !used.includes(wordster));

export const emptyLines = (): readonly Line[] => Array.from({ length: LINES }, () => null);

export function openSelection(draft: Draft, selector: Seat): void {
  const { setup } = draft.state;
  update(draft, { selector });
  const deadline = ownClock(draft, selector, setup.selectSeconds);
  enter(draft, { type: 'select', deadline });
  const wordsters = setup.writing === 'inTurn' ? null : offeredWordsters(draft.state);
  tell(draft, { type: 'selectionOffered', selector, wordsters, deadline });
}

/** The lowest selects; among equals the first clockwise from the left of the previous selector (WS-081, WS-082). */
export function findSelector(state: State, previous: Seat): { readonly seat: Seat; readonly tie: boolean } {
  const scores = state.players.map(scoreOf);
  const order = clockwiseFrom(state, previous);
  const lowest = Math.min(...order.map((seat) => scores[seat]!));
  const tied = order.filter((seat) => scores[seat] === lowest);
  return { seat: tied[0]!, tie: tied.length > 1 };
}

export function selectNext(draft: Draft, previous: Seat): void {
  const { seat, tie } = findSelector(draft.state, previous);
  tell(draft, { type: 'nextSelector', seat, tie });
  openSelection(draft, seat);
}

export function endRound(draft: Draft): void {
  const { round, wordster, players, used, selector, setup } = draft.state;
  const lists = players.map(({ lines }) => lines.filter(isWritten));
  tell(draft, {
    type: 'roundEnded',
    round,
    wordster: wordster!,
    points: players.map(({ points }) => points),
    totals: players.map(scoreOf),
    lists,
  });
  update(draft, {
    players: players.map(
      (player): Player => ({ ...player, total: scoreOf(player), points: 0, lines: emptyLines(), done: false }),
    ),
    used: [...used, wordster!],
    wordster: null,
    accepted: [],
    struck: [],
    protections: [],
    opened: { round, wordster: wordster!, lists },
  });
  if (round === setup.rounds) endGame(draft, 'Most points after the last round');
  else {
    update(draft, { round: round + 1, previousSelector: selector });
    selectNext(draft, selector);
  }
}

export function endGame(draft: Draft, reason: string): void {
  const ranking = rank(draft.state);
  enter(draft, { type: 'over', outcome: { ranking, reason } });
  tell(draft, { type: 'gameWon', seats: ranking[0]!, reason });
}

/** WS-085: more 2-point words can only part the winners; retired seats come last, the latest to leave first. */
function rank(state: State): Outcome['ranking'] {
  const { players, setup } = state;
  const here = seatsHere(state);
  const best = Math.max(...here.map((seat) => scoreOf(players[seat]!)));
  const highest = here.filter((seat) => scoreOf(players[seat]!) === best);
  const most = Math.max(...highest.map((seat) => players[seat]!.twos));
  const winners = setup.tieBreak === 'shared' ? highest : highest.filter((seat) => players[seat]!.twos === most);
  const others = here.filter((seat) => !winners.includes(seat));
  const gone = [...players.keys()].filter((seat) => !isHere(players[seat]!));
  return [
    winners,
    ...places(others, (seat) => scoreOf(players[seat]!)),
    ...places(gone, (seat) => players[seat]!.left!),
  ];
}

/** Seats in places, the greatest measure first, equal ones together. */
function places(seats: readonly Seat[], measure: (seat: Seat) => number): readonly (readonly Seat[])[] {
  const measures = [...new Set(seats.map(measure))].toSorted((a, b) => b - a);
  return measures.map((one) => seats.filter((seat) => measure(seat) === one));
}
