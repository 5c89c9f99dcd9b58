// A miss in a sentence or two: the play, its points, and what was done instead.

import type { Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { chanceOfBeingTaken, type EvaluatedPlay, isWordSafe, tableOutlook } from '../bot/evaluate.ts';
import { handWorth } from '../bot/hand-worth.ts';
import { textOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { describePremiums, formatPoints, quoteRow } from '../text/phrases.ts';
import { outcomeOf } from './assess-turn.ts';

export function sayMiss(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  const { seat, kind, everyday, best, played } = assessment;
  const text = textOf(view.row.slots);
  if (kind === 'switch')
    return best.text === 'stay'
      ? `${players.subject(seat)} had no reason to switch seats.`
      : `Switching to the first seat would have let ${players.name(seat)} clear ${text} and keep its points.`;
  const choice = everyday ?? best;
  const missed = outcomeOf(choice, seat, view);
  if (missed === null) return `${players.subject(seat)} had nothing better to play.`;
  const instead = played === null ? null : outcomeOf(played, seat, view);
  return [
    `${sayPlay(missed, choice, view, seat, players)} for ${formatPoints(missed.points)}${sayPremiums(missed)}.`,
    sayAdvantage(missed, instead, costOf(choice, assessment), view, seat, players),
    sayInstead(instead, assessment, players),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sayPlay(
  { play, text, isWord }: EvaluatedPlay,
  { begins }: Choice,
  { row }: View,
  seat: Seat,
  players: PlayerNames,
): string {
  const word = quoteRow(text);
  const old = textOf(row.slots);
  if (!isWord && play.cells.length > 1) {
    const start = begins === undefined || begins === text ? '' : `, the start of ${begins},`;
    return `One letter would have turned ${quoteRow(old)} into ${word}${start}`;
  }
  if (row.by === null)
    return old === '' ? `${word} could have been played` : `${quoteRow(old)} could have become ${word}`;
  const standing = `${players.possessive(row.by)} ${old}`;
  return play.type === 'clear'
    ? `After clearing ${standing}, ${players.name(seat)} could have played ${word}`
    : `${word} would have taken ${standing}`;
}

/** “ with the star and a triple word card”, for a play that uses premium cards. */
function sayPremiums({ play: { cells } }: EvaluatedPlay): string {
  const premiums = cells.flatMap(({ premium }) => premium ?? []);
  return premiums.length === 0 ? '' : ` with ${describePremiums(premiums)}`;
}

/** What the miss cost, in points. */
const costOf = ({ worth }: Choice, { played, baseline }: PositionAssessment): number =>
  worth - Math.max(baseline, played?.worth ?? baseline);

/** The points say why a play was better if they make up at least this part of the difference. */
const ENOUGH = 0.5;

/** Why it was better although it scored hardly more, or why so few points matter; empty if the points say it. */
function sayAdvantage(
  missed: EvaluatedPlay,
  instead: EvaluatedPlay | null,
  cost: number,
  view: View,
  seat: Seat,
  players: PlayerNames,
): string {
  const hand = instead?.hand ?? view.players[seat]!.hand ?? [];
  const outlook = tableOutlook(view, seat);
  const { turnsLeft } = outlook;
  const betterHand = handWorth(missed.hand, turnsLeft) - handWorth(hand, turnsLeft);
  const morePoints = missed.points - (instead?.points ?? 0);
  if (morePoints > 0 && morePoints >= ENOUGH * cost && betterHand < missed.points) return '';
  const danger = ({ isWord, slots, points }: EvaluatedPlay): number =>
    isWord && !isWordSafe(outlook, points) ? points * chanceOfBeingTaken(slots, outlook.nextPlayerLetters) : 0;
  const safer = instead === null ? 0 : danger(instead) - danger(missed);
  if (turnsLeft > 0 && missed.hand.length === 0 && hand.length > 0) {
    const worth = Math.round(betterHand) < 1 ? '' : `, worth about ${formatPoints(Math.round(betterHand))}`;
    return `It would have brought a new hand${worth}${safer < 1 ? '' : ', and it’s harder to take'}.`;
  }
  const prize = missed.play.type === 'play' && instead?.play.type !== 'play' ? outlook.takePrize : 0;
  if (prize > 0 && prize >= Math.max(safer, betterHand)) return sayTaken(view, players);
  if (safer > betterHand) return 'It’s harder to take.';
  if (turnsLeft === 0) return `It would have left fewer points in ${players.possessive(seat)} hand at the end.`;
  return missed.hand.length < hand.length
    ? `It would have brought ${players.name(seat)} closer to a new hand.`
    : 'It would have left better cards.';
}

/** The standing word is lost to its player, who would have kept its points. */
function sayTaken({ row, players: states }: View, players: PlayerNames): string {
  const points = formatPoints(states[row.by!]!.turns.at(-1)!.points);
  return `${players.subject(row.by!)} would have lost the ${points} of ${textOf(row.slots)}.`;
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
