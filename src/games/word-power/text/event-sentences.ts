// A sentence for every event of Word Power, for the log, screen readers and the terminal.

import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import { BET_STEP_DOLLARS } from '../rules/amounts.ts';
import type { Event } from '../rules/events.ts';
import { authorStatusOf } from '../rules/spaces.ts';
import { formatMoney, sayMeaning, spaceTitle } from './phrases.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Sentences = {
  readonly [T in Event['type']]: (event: EventOf<T>, players: PlayerNames) => string | null;
};

const SENTENCES: Sentences = {
  turnBegan: ({ seat, round }, players) => `Round ${round}: ${players.possessive(seat)} turn.`,
  turnLost: ({ seat }, players) => `${players.subjectPossessive(seat)} turn was skipped.`,
  rolled: () => null, // the move of the piece follows
  moved: ({ seat, path, passedStart }, players) =>
    `${players.subject(seat)} rolled a ${path.length}${passedStart && path.at(-1) !== 0 ? ', passed Start' : ''} and landed on ${spaceTitle(path.at(-1)!)}.`,
  startOffered: () => null, // the prompt asks, and the book or the royalties follow
  startChosen: () => null,
  royaltyPaid: ({ seat, amount, books }, players) =>
    amount === 0
      ? `${players.subject(seat)} had no books yet and got no money.`
      : `${players.subject(seat)} collected ${formatMoney(amount)} in royalties for ${countOf(books, 'book')}.`,
  infringementRolled: ({ seat, roll, due }, players) =>
    due.length === 0
      ? `${players.subject(seat)} rolled a ${roll}, but there was nobody to pay.`
      : `${players.subject(seat)} rolled a ${roll} and had to pay ${players.list(due.map((one) => one.seat))} ${formatMoney(due[0]!.amount)}${due.length === 1 ? '' : ' each'}.`,
  infringementPaid: () => null, // what is owed is paid, unless the next sentence says otherwise
  infringementUnpaid: ({ seat, total }, players) =>
    `${players.subject(seat)} didn’t have ${formatMoney(total)}, so nobody was paid and ${players.possessive(seat)} next turn will be skipped.`,
  passDemanded: ({ number, replaced, short }) =>
    `Everyone has to ${replaced ? 'swap' : 'pass'} ${countOf(number, 'card')}${replaced ? '' : ' to the left'}${short ? ', or as many as they have' : ''}.`,
  passReady: ({ seat, number }, players) =>
    number === 0
      ? `${players.subject(seat)} had no cards to choose from.`
      : `${players.subject(seat)} chose ${countOf(number, 'card')}.`,
  cardsPassed: sayCardsPassed,
  cardsReplaced: sayCardsReplaced,
  cardPlaced: ({ seat, card, window }, players) =>
    `${players.subject(seat)} played ${card.key} on window ${window}: “${card.words[window - 1]}”.`,
  noPlayDeclared: ({ seat, forfeit, losesTurn }, players) =>
    losesTurn
      ? `${players.subject(seat)} played nothing and couldn’t pay, so ${players.possessive(seat)} next turn will be skipped.`
      : `${players.subject(seat)} played nothing and paid ${formatMoney(forfeit)}.`,
  waitOpened: ({ kind }) =>
    kind === 'coverage' ? 'All four windows are covered. Any challenges?' : 'All cards are down. Any challenges?',
  waived: ({ seat }, players) => `${players.subject(seat)} didn’t challenge.`,
  waitClosed: () => null, // every answer has its own sentence
  challengeMade: ({ seat, card, statement, word }, players) =>
    `${players.subject(seat)} challenged ${card} for ${formatMoney(BET_STEP_DOLLARS)}, saying “${word}” ${sayMeaning(statement[0])}.`,
  challengeDisplaced: ({ seat, by }, players) =>
    `${players.subject(by)} challenged at the same moment and ${players.verb(by, 'come', 'comes')} earlier in turn order, so ${players.possessive(seat)} bet was returned.`,
  betRaised: ({ seat, level }, players) => `${players.subject(seat)} raised to ${formatMoney(level)}.`,
  betCalled: ({ seat, level, left }, players) =>
    left === undefined
      ? `${players.subject(seat)} called, so the bet stayed at ${formatMoney(level)}.`
      : `${players.subject(left)} left, so the bet ended at ${formatMoney(level)}.`,
  betCapped: ({ level }) => `The bet can’t go above ${formatMoney(level)}.`,
  answerRevealed: ({ card, code, word, definition }) =>
    `The dictionary says “${word}” ${sayMeaning(code[0])} ${code[0] === 'S' ? 'as' : 'of'} ${card}${definition === '' ? '' : `: “${definition}”`}.`,
  challengeSettled: sayChallengeSettled,
  cardRemoved: ({ card, window }) => `${card} came off window ${window}, and the turn ended.`,
  bookPublished: ({ seat, method, count, status }, players) =>
    `${players.subject(seat)} published book ${count} ${PUBLISHING_METHODS[method]}${status === authorStatusOf(count - 1) ? '' : ` and became a ${status}`}.`,
  windowsCleared: () => 'The windows were cleared.',
  handRefilled: ({ seat, number }, players) => `${players.subject(seat)} drew ${countOf(number, 'card')}.`,
  deckReshuffled: ({ colour }) => `The ${colour} discard pile was shuffled into a new draw pile.`,
  turnEnded: () => null,
  seatIdle: ({ seat }, players) =>
    `${players.subject(seat)} ${players.verb(seat, 'seem', 'seems')} to be away. The game won’t wait long.`,
  seatBack: ({ seat }, players) => `${players.subject(seat)} came back.`,
  seatRetired: ({ seat }, players) => `${players.subject(seat)} left the game.`,
  gameWon: sayWinner,
};

export const PUBLISHING_METHODS = {
  A: 'at Start',
  B: 'by playing all four cards',
  C: 'by covering the last window',
} as const;

function sayCardsPassed({ number, each }: EventOf<'cardsPassed'>, players: PlayerNames): string {
  if (each.every((one) => one.number === number)) return `Everyone passed ${countOf(number, 'card')} to the left.`;
  const passed = each.filter((one) => one.number > 0).map((one) => `${one.number} by ${players.name(one.seat)}`);
  return passed.length === 0 ? 'Nobody had a card to pass.' : `Cards passed to the left: ${joinWithAnd(passed)}.`;
}

function sayCardsReplaced({ numbers }: EventOf<'cardsReplaced'>, players: PlayerNames): string {
  const drawn = numbers.flatMap((number, seat) => (number === 0 ? [] : [{ seat, number }]));
  const [first] = drawn;
  if (first === undefined) return 'There were no new cards to draw.';
  if (drawn.some(({ number }) => number !== first.number))
    return `New cards: ${joinWithAnd(drawn.map(({ seat, number }) => `${number} for ${players.name(seat)}`))}.`;
  const cards = countOf(first.number, 'new card');
  return `${players.subjectList(drawn.map(({ seat }) => seat))} drew ${cards}${drawn.length === 1 ? '' : ' each'}.`;
}

function sayChallengeSettled(
  { result, challenger, challenged, gains }: EventOf<'challengeSettled'>,
  players: PlayerNames,
): string {
  const [winner, loser] = result === 'A' ? [challenged, challenger] : [challenger, challenged];
  if (result === 'C')
    return `Both were wrong: ${players.name(challenger)} lost ${formatMoney(-gains.challenger)} and ${players.name(challenged)} lost ${formatMoney(-gains.challenged)}.`;
  const won = result === 'A' ? gains.challenged : gains.challenger;
  if (won === 0)
    return `${players.subject(winner)} ${wasOrWere(winner, players)} right, but ${players.name(loser)} had no money to lose.`;
  // Less than a full bet means that the other player had no more (WP-104).
  const from = won < BET_STEP_DOLLARS ? `, all that ${players.name(loser)} had` : ` from ${players.name(loser)}`;
  return `${players.subject(winner)} ${wasOrWere(winner, players)} right and won ${formatMoney(won)}${from}.`;
}

const wasOrWere = (seat: number, players: PlayerNames): string => players.verb(seat, 'were', 'was');

function sayWinner({ seat, reason, books, cash }: EventOf<'gameWon'>, players: PlayerNames): string {
  const winner = players.subject(seat);
  switch (reason) {
    case 'books':
      return `${winner} won with ${countOf(books, 'book')}!`;
    case 'cash':
      return `${winner} won with ${formatMoney(cash)}!`;
    case 'books and cash':
      return `${winner} won with ${countOf(books, 'book')} and ${formatMoney(cash)}!`;
    case 'rounds':
      return `${winner} won after the last round with ${countOf(books, 'book')} and ${formatMoney(cash)}!`;
    case 'last seat':
      return `Everyone else left, so ${players.name(seat)} won.`;
  }
}

/** The key words an event is about, in the order of its sentence. Not the space names and the four words of a card. */
export function eventWords(event: Event): readonly string[] {
  switch (event.type) {
    case 'cardPlaced':
      return [event.card.key];
    case 'challengeMade':
    case 'answerRevealed':
    case 'cardRemoved':
      return [event.card];
    default:
      return [];
  }
}

export function sayEvent(event: Event, players: PlayerNames): string | null {
  const sentence = SENTENCES[event.type] as (event: Event, players: PlayerNames) => string | null;
  return sentence(event, players);
}
