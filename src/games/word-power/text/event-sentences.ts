// A sentence for every event of Word Power, for the log, screen readers and the terminal.

import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { countNoun, describeCard, formatMoney, joinOrNobody, relationWord, spaceTitle } from './phrases.ts';

type Sentences = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, name: (seat: number) => string) => string | null;
};

const SENTENCES: Sentences = {
  turnBegan: ({ seat, round }, name) => `Round ${round}: it is ${name(seat)}'s turn.`,
  turnLost: ({ seat }, name) => `${name(seat)} loses this turn.`,
  rolled: ({ seat, roll }, name) => `${name(seat)} rolls ${roll}.`,
  moved: ({ seat, path, passedStart }, name) =>
    `${name(seat)} ${passedStart && path.at(-1) !== 0 ? 'passes Start and comes' : 'comes'} to ${spaceTitle(path.at(-1)!)}.`,
  startOffered: ({ seat }, name) => `${name(seat)} may publish a book or take royalties.`,
  startChosen: ({ seat, choice }, name) => `${name(seat)} chooses ${choice === 'book' ? 'a book' : 'royalties'}.`,
  royaltyPaid: ({ seat, amount, books, status }, name) =>
    `${name(seat)} gets ${formatMoney(amount)} in royalties for ${countNoun(books, 'book')}${status === null ? '' : ` as a ${status}`}.`,
  infringementRolled: ({ seat, roll, due }, name) =>
    `${name(seat)} rolls ${roll} for the infringement: ${
      due.length === 0
        ? 'nobody is owed anything'
        : joinWithAnd(due.map((one) => `${name(one.seat)} is owed ${formatMoney(one.amount)}`))
    }.`,
  infringementPaid: ({ seat, total }, name) => `${name(seat)} pays ${formatMoney(total)} in all.`,
  infringementUnpaid: ({ seat, total }, name) =>
    `${name(seat)} cannot pay ${formatMoney(total)}, pays nobody and loses the next turn.`,
  passDemanded: ({ number, replaced }) =>
    replaced
      ? `Everybody chooses ${countNoun(number, 'card')} to throw away for new ones.`
      : `Everybody chooses ${countNoun(number, 'card')} to pass to the left.`,
  passReady: ({ seat }, name) => `${name(seat)} has chosen.`,
  cardsPassed: ({ number }) => `All pass ${countNoun(number, 'card')} to the left.`,
  cardsReplaced: ({ numbers }, name) =>
    `New cards: ${joinOrNobody(numbers.flatMap((number, seat) => (number === 0 ? [] : [`${number} for ${name(seat)}`])))}.`,
  cardPlaced: ({ seat, card, window, layer }, name) =>
    `${name(seat)} lays ${describeCard(card)} on window ${window}${layer > 1 ? `, ${layer} deep` : ''}, saying “${card.words[window - 1]}”.`,
  noPlayDeclared: ({ seat, forfeit, losesTurn }, name) =>
    losesTurn
      ? `${name(seat)} plays nothing, cannot pay the forfeit and loses the next turn.`
      : `${name(seat)} plays nothing and forfeits ${formatMoney(forfeit)} to the House.`,
  waitOpened: ({ kind }) =>
    kind === 'coverage'
      ? 'All four windows are covered. Does anybody challenge?'
      : 'That is all for this turn. Does anybody challenge?',
  waived: ({ seat }, name) => `${name(seat)} lets the cards stand.`,
  waitClosed: () => 'Nobody challenges any more.',
  challengeMade: ({ seat, card, statement }, name) =>
    `${name(seat)} challenges ${card} for $1,000: word ${statement[1]} is the ${relationWord(statement[0])}.`,
  challengeDisplaced: ({ seat, by }, name) =>
    `${name(by)} challenged at the same moment and sits nearer on the left: ${name(seat)} takes the bet back.`,
  betRaised: ({ seat, level }, name) => `${name(seat)} raises to ${formatMoney(level)}.`,
  betCalled: ({ seat, level }, name) => `${name(seat)} calls at ${formatMoney(level)}.`,
  betCapped: ({ level }) => `The bet stands at ${formatMoney(level)}: it can go no higher.`,
  answerRevealed: ({ card, code, word, definition }) =>
    `The dictionary says ${code}: ${word} is the ${relationWord(code[0])} of ${card}${definition === '' ? '' : `, “${definition}”`}.`,
  challengeSettled: ({ result, challenger, challenged, gains }, name) => {
    if (result === 'A')
      return `${name(challenged)} was right and wins ${formatMoney(gains.challenged)} from ${name(challenger)}.`;
    if (result === 'B')
      return `${name(challenger)} was right and wins ${formatMoney(gains.challenger)} from ${name(challenged)}.`;
    return `Both were wrong: ${formatMoney(-gains.challenger)} of ${name(challenger)} and ${formatMoney(-gains.challenged)} of ${name(challenged)} go to the House.`;
  },
  cardRemoved: ({ card, window }) => `${card} is taken off window ${window}, and the turn is over.`,
  bookPublished: ({ seat, method, count: books, status }, name) =>
    `${name(seat)} publishes a book ${PUBLISHING_METHODS[method]}: ${countNoun(books, 'book')} now, ${status}.`,
  windowsCleared: ({ numbers }) =>
    `The windows are cleared of ${countNoun(numbers.blue + numbers.black + numbers.red, 'card')}.`,
  handRefilled: ({ seat, number }, name) => `${name(seat)} draws ${countNoun(number, 'card')}.`,
  deckReshuffled: ({ colour, size }) => `The ${colour} discard pile, ${countNoun(size, 'card')}, is shuffled again.`,
  turnEnded: () => null,
  seatIdle: ({ seat }, name) => `${name(seat)} is away: the others no longer wait long.`,
  seatBack: ({ seat }, name) => `${name(seat)} is back.`,
  seatRetired: ({ seat }, name) => `${name(seat)} leaves the game.`,
  gameWon: ({ seat, reason }, name) => `${name(seat)} wins ${WIN_REASONS[reason]}.`,
};

const PUBLISHING_METHODS = { A: 'at Start', B: 'with a whole hand', C: 'by covering all four windows' } as const;

const WIN_REASONS = {
  books: 'by books published',
  cash: 'by cash in hand',
  'books and cash': 'by books and cash together',
  rounds: 'on books after the last round',
  'last seat': 'as the last one at the table',
} as const;

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
  const sentence = SENTENCES[event.type] as (event: Event, name: (seat: number) => string) => string | null;
  return sentence(event, (seat) => players.subject(seat));
}
