// A sentence for each event, in the past tense, and the words it is about.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Premium } from '../rules/cards.ts';
import type { Event, SkipReason } from '../rules/state.ts';
import { describePremiums, formatNumber, formatPoints, listCards, listPremiums, quoteRow } from './phrases.ts';

export function sayEvent(event: Event, players: PlayerNames): string | null {
  switch (event.type) {
    case 'started':
      return `${countOf(event.setup.rounds, 'round')}, in this order: ${event.rotation.map(players.name).join(', ')}.`;
    case 'drew':
      return `${players.subject(event.seat)} drew ${event.again ? 'again and got ' : ''}${listCards(event.cards)}.`;
    case 'first':
      return `${players.subject(event.seat)} went first.`;
    case 'star':
      return `${players.subject(event.seat)} got the star. It doubles a word’s points.`;
    case 'dealt':
      return `${players.subject(event.seat)} got ${joinWithAnd([countOf(event.letters, 'letter'), ...listPremiums(event.premiums)])}.`;
    case 'turn':
      return `${players.subjectPossessive(event.seat)} turn.`;
    case 'laid':
      return null; // the event with the points follows
    case 'formed':
      return `${players.subject(event.seat)} made ${event.text} for ${formatPoints(event.points)}${sayPremiums(event.premiums, event.kept)}.`;
    case 'lettered':
      return event.text.length === 1
        ? `${players.subject(event.seat)} started with ${quoteRow(event.text)} for ${formatPoints(event.points)}.`
        : `${players.subject(event.seat)} played one letter for ${formatPoints(event.points)}: ${event.text}, still unfinished.`;
    case 'taken':
      return sayTaken(event, players);
    case 'cleared':
      return sayCleared(event, players);
    case 'satOut':
      return saySkip(event, players);
    case 'stalemate':
      return `Nobody continued ${quoteRow(event.text)}, so the row was cleared.`;
    case 'refilled':
      return sayRefill(event, players);
    case 'reshuffled':
      return `${countOf(event.cards, 'used card')} ${event.cards === 1 ? 'was' : 'were'} shuffled into a new pile.`;
    default:
      return sayRoundEvent(event, players);
  }
}

/** The words that can be looked up. What an unfinished row reads is left out: it may be only the start of a word. */
export function eventWords(event: Event): readonly string[] {
  switch (event.type) {
    case 'formed':
    case 'taken':
    case 'cleared':
      return [event.text];
    default:
      return [];
  }
}

/** TM-127: premiums that were there before count again, so the sum would be a riddle without them. */
function sayPremiums(used: readonly Premium[], kept: readonly Premium[]): string {
  const before = kept.length === 0 ? [] : [`${describePremiums(kept)} already in the row`];
  const parts = [...(used.length === 0 ? [] : [describePremiums(used)]), ...before];
  return parts.length === 0 ? '' : ` with ${parts.join(', plus ')}`;
}

function sayTaken({ seat, from, text, points }: Extract<Event, { type: 'taken' }>, players: PlayerNames): string {
  if (seat === from)
    return `${players.subject(seat)} made a new word from ${players.verb(seat, 'your own ', '')}${text} and lost its ${formatPoints(points)}.`;
  const took = `${players.subject(seat)} took ${text} from ${players.name(from)}`;
  return from === players.you
    ? `${took}: you lost ${formatPoints(points)}!`
    : `${took}, who lost ${formatPoints(points)}.`;
}

/** A word made of blanks has no points to keep. */
function sayCleared({ by, text, points }: Extract<Event, { type: 'cleared' }>, players: PlayerNames): string {
  return points === 0
    ? `${players.subjectPossessive(by)} ${text} was cleared.`
    : `${players.subject(by)} ${players.verb(by, 'keep', 'keeps')} ${formatPoints(points)} for ${text}.`;
}

function saySkip({ seat, why }: Extract<Event, { type: 'satOut' }>, players: PlayerNames): string | null {
  const player = players.subject(seat);
  const turn = `${players.verb(seat, 'your', 'the')} turn`;
  const sentences: Record<SkipReason, string | null> = {
    pass: `${player} passed.`,
    timeUp: `${player} ran out of time.`,
    giveup: `${player} gave up ${turn}.`,
    badPlay: `${player} lost ${turn}.`,
    noCards: `${player} had no letters and ${players.verb(seat, 'were', 'was')} skipped.`,
    left: null, // the player's leaving has been reported
  };
  return sentences[why];
}

function sayRefill({ seat, letters, premiums }: Extract<Event, { type: 'refilled' }>, players: PlayerNames): string {
  const start = `${players.subject(seat)} ran out of letters`;
  const drawn = [...(letters === 0 ? [] : [countOf(letters, 'new letter')]), ...listPremiums(premiums)];
  if (letters > 0) return `${start} and drew ${joinWithAnd(drawn)}.`;
  return `${start}, and there are none left to draw${drawn.length === 0 ? '' : `, only ${joinWithAnd(drawn)}`}.`;
}

type RoundEvent = Extract<
  Event,
  {
    type:
      | 'roundEnded'
      | 'offered'
      | 'noSwitch'
      | 'switched'
      | 'stayed'
      | 'badPlay'
      | 'away'
      | 'back'
      | 'left'
      | 'ended';
  }
>;

function sayRoundEvent(event: RoundEvent, players: PlayerNames): string {
  switch (event.type) {
    case 'roundEnded': {
      const scores = event.points.flatMap((points, seat) =>
        points === null ? [] : [`${players.name(seat)} +${points}`],
      );
      return `Round ${event.round} ended: ${scores.join(', ')}.`;
    }
    case 'offered':
      return `${players.subject(event.seat)} had the best round and may switch places.`;
    case 'noSwitch':
      return event.why === 'tie'
        ? `${players.subjectList(event.seats)} tied for the best round, so nobody may switch places.`
        : `${players.subjectList(event.seats)} had the best round but played last in it, so nobody may switch places.`;
    case 'switched':
      return `${players.subject(event.seat)} switched places with ${players.name(event.with)}. New order: ${event.rotation.map(players.name).join(', ')}.`;
    case 'stayed':
      return sayStayed(event, players);
    case 'badPlay':
      return `${players.subject(event.seat)} tried ${quoteRow(event.text)}, but ${event.code === 'NOT_A_WORD' ? 'it isn’t a word' : 'no word starts with it'}.`;
    case 'away':
      return event.seat === players.you
        ? 'You ran out of time twice in a row and were marked as away. Your turns are short until you’re back.'
        : `${players.subject(event.seat)} ran out of time twice in a row and was marked as away. ${players.subjectPossessive(event.seat)} turns are short for now.`;
    case 'back':
      return `${players.subject(event.seat)} came back.`;
    case 'left':
      return `${players.subject(event.seat)} left the game.`;
    case 'ended':
      return sayGameEnd(event, players);
  }
}

function sayStayed({ seat, why }: Extract<Event, { type: 'stayed' }>, players: PlayerNames): string {
  switch (why) {
    case 'stay':
      return `${players.subject(seat)} didn’t switch places.`;
    case 'timeUp':
      return `${players.subject(seat)} ran out of time, so nobody switched places.`;
    case 'left':
      return 'Nobody switched places.';
  }
}

const END_REASONS: { readonly [reason: string]: string } = {
  cards: 'No letters are left, so the game is over. ',
  left: 'Everyone else left. ',
};

function sayGameEnd(
  { reason, deductions, scores, winners }: Extract<Event, { type: 'ended' }>,
  players: PlayerNames,
): string {
  const costs = deductions.flatMap((points, seat) =>
    points === 0 ? [] : [`${players.name(seat)} ${formatPoints(points)}`],
  );
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .toSorted((a, b) => scores[b]! - scores[a]!)
    .map((seat, i) => `${i === 0 ? players.subject(seat) : players.name(seat)} got ${formatNumber(scores[seat]!)}`);
  const left = costs.length === 0 ? '' : `Unused letters cost ${joinWithAnd(costs)}. `;
  const won = `${players.subjectList(winners)} ${winners.length > 1 ? 'shared the win' : 'won'} with ${formatPoints(scores[winners[0]!]!)}.`;
  return `${END_REASONS[reason] ?? ''}${left}${won}${others.length === 0 ? '' : ` ${joinWithAnd(others)}.`}`;
}
