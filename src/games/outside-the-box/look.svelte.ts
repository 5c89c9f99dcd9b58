// Whose pad lies in the ring: one's own unless one looks at another; at the end each in turn while it is counted.
// Not what is drawn on it (forecast.ts).

import type { Seat } from '../../core/game.ts';
import { beginFinale, isOver, isTold, litOn, stepFinale, TOLD } from './finale.ts';
import type { Event, View } from './state.ts';

/** Other pads than one's own are counted so much faster, and one's own once it is hurried. */
const FAST = 4;
/** A total stands for so many reveals before the next pad is counted. */
const REST = 4;

type Seen = { readonly view: View; readonly seat: Seat | null; readonly events: readonly Event[] };
export type Look = ReturnType<typeof lookAround>;

export function lookAround(seen: () => Seen) {
  const turn = $derived(`${seen().seat} ${seen().view.phase} ${seen().view.calls.length}`);
  /** Whom one has chosen to look at, and in which turn. */
  let chosen = $state.raw<{ readonly seat: Seat; readonly turn: string } | null>(null);
  let finale = $state.raw(TOLD);
  let isHurried = $state(false);

  $effect.pre(() => {
    const { view, seat, events } = seen();
    if (!events.some(({ type }) => type === 'over')) return;
    finale = beginFinale(view, seat);
    isHurried = false;
  });
  const at = $derived(
    isOver(finale) ? (chosen?.turn === turn ? chosen.seat : firstLook(seen())) : finale.pads[finale.at]!,
  );
  const finish = (): void => void (finale = TOLD);

  return {
    /** null: no pad is to be seen. */
    get at(): Seat | null {
      return at;
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
      if (isTold(finale, seen().view, finale.pads[finale.at]!)) return REST;
      return finale.at > 0 || isHurried ? 1 / FAST : 1;
    },
    step(): void {
      finale = stepFinale(finale, seen().view);
    },
    isTold: (seat: Seat): boolean => isTold(finale, seen().view, seat),
    /** Looking for oneself ends the counting. */
    to(seat: Seat): void {
      finish();
      chosen = { seat, turn };
    },
    /** Once: faster. Twice: all at once. */
    hurry(): void {
      if (isHurried || finale.at > 0) finish();
      isHurried = true;
    },
    finish,
  };
}

function firstLook({ view, seat }: Seen): Seat | null {
  if (seat !== null && !view.left.includes(seat)) return seat;
  const first = view.phase === 'over' ? view.outcome!.ranking[0]![0]! : (view.caller ?? 0);
  return view.players[first]!.grid === null ? null : first;
}
