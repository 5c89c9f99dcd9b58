// Whose turn it is and what is asked, in the words of the strip: for whoever looks, or for everybody at a shared screen.
// Not how the question is put: that is the game's own prompt.

import type { Seat } from '../../core/game.ts';
import type { Seen } from '../connection/connection.ts';

export type Turn = {
  /** Whose piece is shown; null for none. */
  readonly seat: Seat | null;
  /** Whose turn, where the headline does not say so itself. */
  readonly whose: string;
  readonly headline: string;
  readonly detail: string;
  /** The lamp is on: you are asked, or on a shared screen anybody. */
  readonly asked: boolean;
};

/** `answered`: the table still counts me among those asked, but I have done what was asked. */
export function tellTurn({ status, names, seat, prompt }: Seen, shared = false, answered = false): Turn {
  const { toAct, outcome } = status;
  if (outcome !== null) return { seat: null, whose: '', headline: 'The game is over', detail: '', asked: false };
  if (!shared && seat !== null && toAct.includes(seat))
    return {
      seat,
      whose: answered ? '' : 'Your turn',
      headline: prompt.replace(/\.$/, ''),
      detail: '',
      asked: !answered,
    };
  const only = toAct.length === 1 ? toAct[0]! : null;
  if (shared) return { seat: only, whose: '', headline: tellAll(toAct, names), detail: '', asked: true };
  const headline =
    only !== null
      ? `${names[only]} is thinking`
      : toAct.length === 0
        ? 'One moment'
        : seat === null
          ? 'Everybody is thinking'
          : 'The others are thinking';
  return { seat: only, whose: '', headline, detail: 'Look around, think ahead.', asked: false };
}

function tellAll(toAct: readonly Seat[], names: readonly string[]): string {
  if (toAct.length === 0) return 'One moment';
  if (toAct.length === names.length) return 'It is everybody’s turn';
  const said = toAct.map((seat) => `${names[seat]}’s`);
  return `It is ${[said.slice(0, -1).join(', '), said.at(-1)].filter(Boolean).join(' and ')} turn`;
}
