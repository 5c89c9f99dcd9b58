// What one looks at: one's own pad or another, at the end each in turn while it is counted; and the race just run.
// Not what is drawn on it (forecast.ts).

import type { Seat } from '../../../core/game.ts';
import type { Event, Race, View } from '../rules/state.ts';
import { beginFinale, isOver, isTold, litOn, stepFinale, TOLD } from './score-reveal.ts';

/** Other pads than one's own are counted so much faster, and one's own once it is hurried. */
const FAST = 4;
/** A total stands for so many reveals before the next pad is counted. */
const REST = 4;

type Seen = { readonly view: View; readonly seat: Seat | null; readonly events: readonly Event[] };
export type Look = ReturnType<typeof lookAround>;

export function lookAround(seen: () => Seen) {
  // Each wakes what reads it only when it is another one, not with every word from the table.
  const view = $derived(seen().view);
  const seat = $derived(seen().seat);
  const events = $derived(seen().events);
  const turn = $derived(`${seat} ${view.phase} ${view.calls.length}`);
  /** Whom one has chosen to look at, and in which turn. */
  let chosen = $state.raw<{ readonly seat: Seat; readonly turn: string } | null>(null);
  let race = $state.raw<Race | null>(null);
  let finale = $state.raw(TOLD);
  let isHurried = $state(false);

  $effect.pre(() => {
    for (const event of events) {
      if (event.type === 'rejected') race = event;
      if (event.type === 'called') race = null;
    }
  });
  $effect.pre(() => {
    if (!events.some(({ type }) => type === 'over')) return;
    finale = beginFinale(view, seat);
    isHurried = false;
  });
  const at = $derived(
    isOver(finale) ? (chosen?.turn === turn ? chosen.seat : firstLook(view, seat)) : finale.pads[finale.at]!,
  );
  const finish = (): void => void (finale = TOLD);

  return {
    /** null: no pad is to be seen. */
    get at(): Seat | null {
      return at;
    },
    /** The race for a card in this turn, or in the one just over. */
    get race(): Race | null {
      return race;
    },
    get isCounting(): boolean {
      return !isOver(finale);
    },
    /** How many words are lit on the pad that is looked at. */
    get lit(): number {
      return at === null ? Infinity : litOn(finale, at);
    },
    /** Time to the next step of the counting, in reveals. */
    get pace(): number {
      if (isOver(finale)) return Infinity;
      if (isTold(finale, view, finale.pads[finale.at]!)) return REST;
      return finale.at > 0 || isHurried ? 1 / FAST : 1;
    },
    step(): void {
      finale = stepFinale(finale, view);
    },
    isTold: (one: Seat): boolean => isTold(finale, view, one),
    /** Looking for oneself ends the counting. */
    to(one: Seat): void {
      finish();
      chosen = { seat: one, turn };
    },
    /** Once: faster. Twice: all at once. */
    hurry(): void {
      if (isHurried || finale.at > 0) finish();
      isHurried = true;
    },
    finish,
  };
}

function firstLook(view: View, seat: Seat | null): Seat | null {
  if (seat !== null && !view.left.includes(seat)) return seat;
  const first = view.phase === 'over' ? view.outcome!.ranking[0]![0]! : (view.caller ?? 0);
  return view.players[first]!.grid === null ? null : first;
}
