// The text of the status strip: whose turn it is and what to do. What to do comes from the game's own prompt.

import type { Seat } from '../../core/game.ts';
import { joinWithAnd } from '../../core/wording.ts';
import type { TableSnapshot } from '../connection/connection.ts';

export type TurnStatus = {
  /** The seat whose piece is shown; null for none. */
  readonly seat: Seat | null;
  /** The small line above the headline. */
  readonly kicker: string;
  readonly headline: string;
  readonly detail: string;
  /** The strip is amber: it is the viewer's turn, or on a shared screen anybody's. */
  readonly isYourTurn: boolean;
};

/** `hasAnswered`: the status still lists the viewer among those to act, but they have answered already. */
export function describeTurn(
  { status, names, seat, prompt }: TableSnapshot,
  isSharedScreen = false,
  hasAnswered = false,
): TurnStatus {
  const { toAct, outcome } = status;
  if (outcome !== null) return { seat: null, kicker: '', headline: 'Game over', detail: '', isYourTurn: false };
  if (!isSharedScreen && seat !== null && toAct.includes(seat))
    return {
      seat,
      kicker: hasAnswered ? '' : 'Your turn',
      headline: prompt.replace(/\.$/, ''),
      detail: '',
      isYourTurn: !hasAnswered,
    };
  const only = toAct.length === 1 ? toAct[0]! : null;
  if (isSharedScreen)
    return { seat: only, kicker: '', headline: describeAllTurns(toAct, names), detail: '', isYourTurn: true };
  const headline =
    only !== null
      ? `${names[only]} is thinking`
      : toAct.length === 0
        ? 'One moment'
        : toAct.length === names.length
          ? 'Everyone is thinking'
          : `${joinWithAnd(toAct.map((one) => names[one]!))} are thinking`;
  return { seat: only, kicker: '', headline, detail: '', isYourTurn: false };
}

function describeAllTurns(toAct: readonly Seat[], names: readonly string[]): string {
  if (toAct.length === 0) return 'One moment';
  if (toAct.length === names.length) return 'Everyone’s turn';
  return `${joinWithAnd(toAct.map((seat) => `${names[seat]}’s`))} turn`;
}
