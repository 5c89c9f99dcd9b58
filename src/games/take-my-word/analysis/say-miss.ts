// A miss in a sentence or two: the play, its points, and what was done instead.

import type { PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { chanceOfBeingTaken, type EvaluatedPlay, isWordSafe, tableOutlook } from '../bot/evaluate.ts';
import { textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatPoints, quoteRow } from '../text/phrases.ts';
import { outcomeOf } from './assess-turn.ts';

export function sayMiss(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  const { seat, kind, everyday, best, played } = assessment;
  const text = textOf(view.row.slots);
  if (kind === 'switch')
    return best.text === 'stay'
      ? `${players.subject(seat)} had no reason to switch seats.`
      : `Switching to the first seat would have let ${players.name(seat)} clear ${text} and keep its points.`;
  const missed = outcomeOf(everyday ?? best, seat, view);
  if (missed === null) return `${players.subject(seat)} had nothing better to play.`;
  const instead = played === null ? null : outcomeOf(played, seat, view);
  return [
    `${sayPlay(missed, view, players)} for ${formatPoints(missed.points)}.`,
    sayAdvantage(missed, instead, view, seat),
    sayInstead(instead, assessment, players),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sayPlay({ play, text, isWord }: EvaluatedPlay, { row }: View, players: PlayerNames): string {
  const word = quoteRow(text);
  const old = textOf(row.slots);
  if (!isWord && play.cells.length > 1)
    return `One letter would have turned ${quoteRow(old)} into ${word}, the start of a word,`;
  if (row.by === null)
    return old === '' ? `${word} could have been played` : `${quoteRow(old)} could have become ${word}`;
  const standing = `${players.possessive(row.by)} ${old}`;
  return play.type === 'clear'
    ? `${word} could have been played after clearing ${standing}`
    : `${word} would have taken ${standing}`;
}

/** Why it was better although it scored no more; empty if it scored more. */
function sayAdvantage(missed: EvaluatedPlay, instead: EvaluatedPlay | null, view: View, seat: number): string {
  if (instead === null || missed.points > instead.points) return '';
  const outlook = tableOutlook(view, seat);
  const danger = ({ isWord, slots, points }: EvaluatedPlay): number =>
    isWord && !isWordSafe(outlook, points) ? chanceOfBeingTaken(slots, outlook.nextPlayerLetters) : 0;
  if (missed.hand.length === 0 && instead.hand.length > 0) return 'It would have brought a new hand.';
  return danger(missed) < danger(instead) - 0.1 ? 'It’s harder to take.' : 'It would have left better cards.';
}

function sayInstead(
  instead: EvaluatedPlay | null,
  { seat, refused }: PositionAssessment,
  players: PlayerNames,
): string {
  if (refused !== undefined) return `${players.subject(seat)} tried ${refused}.`;
  return instead === null
    ? ''
    : `${players.subject(seat)} played ${quoteRow(instead.text)} for ${formatPoints(instead.points)} instead.`;
}
