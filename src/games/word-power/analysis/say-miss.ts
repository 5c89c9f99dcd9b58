// A miss in a sentence or two: which card was right or wrong and why, and what was done instead.

import type { Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { NEW_CARD_VALUE_DOLLARS } from '../bot/placement-plan.ts';
import { HAND_SIZE } from '../rules/amounts.ts';
import type { CardFace } from '../rules/cards.ts';
import { type Move, parseMove } from '../rules/moves.ts';
import { royaltyOf } from '../rules/spaces.ts';
import { relationInPlay } from '../rules/state.ts';
import { findPlacedFace, type View } from '../rules/view.ts';
import { formatMoney, sayAnswer, sayClaim } from '../text/phrases.ts';
import { isRightChoice } from './answer-key.ts';

export function sayMiss(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  switch (assessment.kind) {
    case 'place':
      return sayPlacement(assessment, view, players);
    case 'challenge':
      return sayChallenge(assessment, view, players);
    case 'bet':
      return sayBet(assessment, players);
    default:
      return sayBenefit(assessment, view, players);
  }
}

const betterChoice = ({ everyday, best }: PositionAssessment): Choice => everyday ?? best;

function readMove<T extends Move['type']>(choice: Choice | null, type: T): Extract<Move, { type: T }> | null {
  const move = choice && parseMove(choice.text);
  return move?.type === type ? (move as Extract<Move, { type: T }>) : null;
}

function sayPlacement(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  const { seat, played } = assessment;
  const better = readMove(betterChoice(assessment), 'place');
  const own = readMove(played, 'place');
  const instead =
    own === null || played === null
      ? `${players.subject(seat)} played ${view.laid.length > 0 ? 'no more cards' : 'no card'}.`
      : `${players.subject(seat)} played ${own.card} on window ${own.window}${isRightChoice(played) ? '' : ', which was wrong'}.`;
  if (better === null)
    return `${instead} ${view.laid.length > 0 ? 'Stopping' : 'Playing no card'} would have been better.`;
  const face = view.hand.find(({ key }) => key === better.card)!;
  const relation = relationInPlay(view.players, view.active)!;
  const word = face.words[better.window - 1]!;
  // Where both synonyms and antonyms count, the view doesn't say which of them it is.
  const reason = relation === 'SA' ? `, with “${word}”` : `: ${sayClaim(relation, face.key, word)}`;
  const right = `${own?.card === better.card ? 'It' : better.card} was right on window ${better.window}${reason}.`;
  return `${instead} ${right}${sayBook(betterChoice(assessment), better.window, view, players.name(seat))}`;
}

/** What right cards are worth at most if they publish no book. */
const MAX_WITHOUT_BOOK = HAND_SIZE * NEW_CARD_VALUE_DOLLARS;

function sayBook(better: Choice, window: number, { hand, windows }: View, name: string): string {
  if (better.worth <= MAX_WITHOUT_BOOK) return '';
  const isLastEmpty = windows.every((cards, i) => (cards.length === 0) === (i === window - 1));
  return isLastEmpty || hand.length === 1
    ? ' It would have published a book.'
    : ` With more right cards, ${name} could have published a book.`;
}

function faceOnTable(view: View, key: string): CardFace | undefined {
  const placement = view.laid.find((one) => one.key === key);
  return placement && findPlacedFace(view, placement);
}

function sayChallenge(assessment: PositionAssessment, view: View, players: PlayerNames): string {
  const { seat, played } = assessment;
  const better = readMove(betterChoice(assessment), 'challenge');
  const own = readMove(played, 'challenge');
  const face = better && faceOnTable(view, better.card);
  if (better === null || !face)
    return `${players.subject(seat)} challenged ${own?.card ?? 'a card'}, but it was right.`;
  const owner = players.possessive(view.active);
  const truth = `${sayAnswer(better.statement, face.words)}`;
  const wrong = `${players.subjectPossessive(view.active)} ${face.key} was wrong: ${truth}.`;
  if (own === null) return `${wrong} ${players.subject(seat)} let it pass.`;
  return own.card === better.card
    ? `${wrong} ${players.subject(seat)} challenged it with the wrong word.`
    : `${wrong} ${players.subject(seat)} challenged ${owner} ${own.card} instead.`;
}

function sayBet(assessment: PositionAssessment, players: PlayerNames): string {
  const { seat, baseline, played } = assessment;
  const better = betterChoice(assessment);
  const [card = ''] = better.words;
  const difference = formatMoney(better.worth - (played?.worth ?? baseline));
  const subject = players.subject(seat);
  return better.worth > 0
    ? `${subject} ${players.verb(seat, 'were', 'was')} right about ${card}. Raising would have won ${difference} more.`
    : `${subject} ${players.verb(seat, 'were', 'was')} wrong about ${card}. Calling would have saved ${difference}.`;
}

function sayBenefit(assessment: PositionAssessment, { players: all }: View, players: PlayerNames): string {
  const { seat } = assessment;
  const royalty = formatMoney(royaltyOf(all[seat]!.books));
  return betterChoice(assessment).text === 'book'
    ? `A book would have brought ${players.name(seat)} closer to winning than ${royalty} in royalties.`
    : `${royalty} in royalties would have brought ${players.name(seat)} closer to winning than a book.`;
}
