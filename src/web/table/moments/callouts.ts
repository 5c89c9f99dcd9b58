// What the table calls out after a step: a word lost, a word that is safe, a triumph, or somebody about to win.

import type { Seat } from '../../../core/game.ts';
import type { Moment, NearWin } from '../../../core/moments.ts';
import type { PlayerNames } from '../../../core/player-names.ts';

export type Callout = {
  /** The seat where it is shown; null: in the middle. */
  readonly seat: Seat | null;
  /** Empty if the board shows it itself. */
  readonly text: string;
  /** For screen readers, who don't see where it is. */
  readonly spoken: string;
  readonly kind: 'lost' | 'safe' | 'triumph' | 'near';
};

/** Who has come within one step of winning with this step; null if nobody has. */
export function newlyNear(before: NearWin | null, now: NearWin | null): NearWin | null {
  if (now === null) return null;
  if (now.seats.length === 0) return before === null || before.text !== now.text ? now : null;
  const seats = now.seats.filter((seat) => !before?.seats.includes(seat));
  return seats.length === 0 ? null : { ...now, seats };
}

/** The callouts of a step, the most important first. Losses and safe words matter only to the player they belong to. */
export function calloutsOf(
  moments: readonly Moment[],
  near: NearWin | null,
  viewer: Seat | null,
  players: PlayerNames,
): readonly Callout[] {
  const callouts: Callout[] = [];
  const lost = moments.filter((moment) => moment.type === 'taken' && moment.from === viewer);
  for (const { by, word, text = `${players.subject(by)} took ${word}!` } of lost as readonly Extract<
    Moment,
    { type: 'taken' }
  >[]) {
    callouts.push({ kind: 'lost', seat: viewer, text, spoken: '' }); // the news says it already
  }
  for (const moment of moments)
    if (moment.type === 'triumph')
      callouts.push({
        kind: 'triumph',
        seat: moment.by,
        text: moment.text ?? '',
        spoken: moment.text === null ? '' : `${players.subject(moment.by)}: ${moment.text}`,
      });
  if (near !== null)
    for (const seat of near.seats.length === 0 ? [null] : near.seats)
      callouts.push({
        kind: 'near',
        seat,
        text: near.text,
        spoken: seat === null ? near.text : `${players.subject(seat)}: ${near.text}`,
      });
  if (callouts.length === 0)
    for (const moment of moments)
      if (moment.type === 'safe' && moment.by === viewer) {
        const text = moment.text ?? `Safe! ${moment.word.toUpperCase()} is yours.`;
        callouts.push({ kind: 'safe', seat: viewer, text, spoken: text });
      }
  return callouts;
}
