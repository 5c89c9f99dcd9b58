// Whose grid the board shows: the player's own, another one, or at the end each in turn while its words are counted.
// Also remembers the latest race for a card. What is drawn on the grid is in grid-display.ts.

import type { Seat } from '../../../core/game.ts';
import type { Event, RaceResult, View } from '../rules/state.ts';
import {
  advanceReveal,
  countRevealedWords,
  isRevealFinished,
  isTotalRevealed,
  REVEAL_FINISHED,
  startReveal,
} from './score-reveal.ts';

/** Speed-up for the grids of other players, and for the viewer's own after a tap. */
const FAST_FACTOR = 4;
/** How long a total is shown before the next grid is counted, measured in reveals of a word. */
const TOTAL_PAUSE_REVEALS = 4;

type SelectionInputs = { readonly view: View; readonly seat: Seat | null; readonly events: readonly Event[] };
export type GridSelection = ReturnType<typeof createGridSelection>;

export function createGridSelection(inputs: () => SelectionInputs) {
  // Derived one by one, so that dependents update only when their own input changes.
  const view = $derived(inputs().view);
  const seat = $derived(inputs().seat);
  const events = $derived(inputs().events);
  const turn = $derived(`${seat} ${view.phase} ${view.calls.length}`);
  /** The seat the player chose to look at. The choice lasts for that turn. */
  let chosen = $state.raw<{ readonly seat: Seat; readonly turn: string } | null>(null);
  let recentRace = $state.raw<RaceResult | null>(null);
  let reveal = $state.raw(REVEAL_FINISHED);
  let isSpedUp = $state(false);

  $effect.pre(() => {
    for (const event of events) {
      if (event.type === 'rejected') recentRace = event;
      if (event.type === 'called') recentRace = null;
    }
  });
  $effect.pre(() => {
    if (!events.some(({ type }) => type === 'over')) return;
    reveal = startReveal(view, seat);
    isSpedUp = false;
  });
  const shownSeat = $derived.by((): Seat | null => {
    if (!isRevealFinished(reveal)) return reveal.seats[reveal.index]!;
    return chosen?.turn === turn ? chosen.seat : defaultSeat(view, seat);
  });
  const finishReveal = (): void => void (reveal = REVEAL_FINISHED);

  return {
    /** null: the viewer may not see any grid. */
    get shownSeat(): Seat | null {
      return shownSeat;
    },
    /** The race for a card in this turn or in the one just finished. */
    get recentRace(): RaceResult | null {
      return recentRace;
    },
    get isRevealing(): boolean {
      return !isRevealFinished(reveal);
    },
    /** How many words of the shown grid are revealed. */
    get revealedWords(): number {
      return shownSeat === null ? Infinity : countRevealedWords(reveal, shownSeat);
    },
    /** Time until the next step, measured in reveals of a word. */
    get stepReveals(): number {
      if (isRevealFinished(reveal)) return Infinity;
      if (isTotalRevealed(reveal, view, reveal.seats[reveal.index]!)) return TOTAL_PAUSE_REVEALS;
      return reveal.index > 0 || isSpedUp ? 1 / FAST_FACTOR : 1;
    },
    advance(): void {
      reveal = advanceReveal(reveal, view);
    },
    isTotalRevealed: (one: Seat): boolean => isTotalRevealed(reveal, view, one),
    /** Choosing a grid by hand ends the reveal. */
    show(one: Seat): void {
      finishReveal();
      chosen = { seat: one, turn };
    },
    /** The first call speeds the reveal up, the second finishes it. */
    speedUp(): void {
      if (isSpedUp || reveal.index > 0) finishReveal();
      isSpedUp = true;
    },
    finishReveal,
  };
}

function defaultSeat(view: View, seat: Seat | null): Seat | null {
  if (seat !== null && !view.left.includes(seat)) return seat;
  const first = view.phase === 'over' ? view.outcome!.ranking[0]![0]! : (view.caller ?? 0);
  return view.players[first]!.grid === null ? null : first;
}
