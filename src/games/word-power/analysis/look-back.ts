// What the cards said: for each player how many were right, caught and won, then the answer to every card that was played.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Highlight, PlayedMatch, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { PlayedCardView, View } from '../rules/view.ts';
import { sayAnswer } from '../text/phrases.ts';

type Match = PlayedMatch<Event, View>;
/** A card that was played, and the act that played it. */
type AnsweredCard = PlayedCardView & { readonly n: number | null };

export const lookBack: Analyst<View, Event>['lookBack'] = (match, players) => {
  const cards = listCards(match);
  const seats = match.acts.at(-1)!.views.map((_, seat) => seat);
  return [
    ...seats.flatMap((seat) => tellCounts(cards, seat, players)),
    ...cards.toSorted((a, b) => rankOf(a) - rankOf(b)).map((card) => tellAnswer(card, players)),
  ];
};

/** The answers are known once the match is over; the cards come in the order in which they were played. */
function listCards({ acts }: Match): readonly AnsweredCard[] {
  const placed = acts.flatMap(({ n, events }) => events.flatMap((event) => (event.type === 'cardPlaced' ? [n] : [])));
  return (acts.at(-1)!.views[0]!.review ?? []).map((card, i) => ({ ...card, n: placed[i] ?? null }));
}

/** Wrong cards that nobody noticed first, then other wrong cards, then right ones that were challenged. */
const rankOf = ({ right, challenge }: AnsweredCard): number => (right ? 2 : 0) + Number((challenge === null) === right);

function tellCounts(cards: readonly AnsweredCard[], seat: Seat, players: PlayerNames): readonly Highlight[] {
  const own = cards.filter(({ by }) => by === seat);
  const wrong = cards.filter(({ by, right }) => by !== seat && !right);
  const caught = wrong.filter(({ challenge }) => challenge?.by === seat && challenge.verdict === 'B');
  const bets = cards.filter(({ by, challenge }) => challenge !== null && (by === seat || challenge.by === seat));
  const won = bets.filter(({ by, challenge }) => challenge!.verdict === (by === seat ? 'A' : 'B'));
  const facts = [
    ...(own.length === 0
      ? []
      : [`played ${own.filter(({ right }) => right).length} of ${countOf(own.length, 'card')} right`]),
    ...(wrong.length === 0 ? [] : [`caught ${caught.length} of ${countOf(wrong.length, 'wrong card')}`]),
    ...(bets.length === 0 ? [] : [`won ${won.length} of ${countOf(bets.length, 'bet')}`]),
  ];
  if (facts.length === 0) return [];
  return [{ seat, text: `${players.subject(seat)} ${joinWithAnd(facts)}.`, words: [], n: null }];
}

function tellAnswer({ card, by, window, answer, right, challenge, n }: AnsweredCard, players: PlayerNames): Highlight {
  const word = card.words[window - 1]!;
  const own = `${players.subjectPossessive(by)} ${card.key} was ${right ? 'right' : 'wrong'}`;
  const unnoticed = right || challenge !== null ? '' : ', and nobody noticed';
  const truth = sayAnswer(answer, card.words);
  // The right word, but for the other kind of match.
  const isOtherKind = !right && card.words[Number(answer[1]) - 1] === word;
  const text = isOtherKind
    ? `${own}${unnoticed}: ${truth}, not ${answer.startsWith('S') ? 'the opposite' : 'the same'}.`
    : `${own}${right ? '' : ` with “${word}”`}${unnoticed}: ${truth}.`;
  return { seat: by, text, words: [card.key], n };
}
