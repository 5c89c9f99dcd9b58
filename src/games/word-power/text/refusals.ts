// A sentence for every refusal: what is not possible, what would be, and the rule.

import type { Refusal } from '../../../core/game.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { formatMoney, relationWord } from './phrases.ts';

type Details = readonly string[];

const SENTENCES: { readonly [C in RefusalCode]: (about: Details, rule: string) => string } = {
  GAME_OVER: () => 'The game is over',
  UNKNOWN_SEAT: ([seat]) => `There is no seat ${seat} at this table`,
  WRONG_PHASE: ([verb = '', phase = '']) => `You cannot ${MOVE_PHRASES.get(verb)} now: ${PHASE_PHRASES.get(phase)}`,
  NOT_YOUR_TURN: ([verb], rule) =>
    rule === 'WP-131' ? 'You have left this game' : `It is not your turn to ${MOVE_PHRASES.get(verb ?? '')}`,
  TIME_UP: ([late]) => `Your move came ${(Number(late) / 1000).toFixed(1)} seconds after the time was up`,
  NOT_DUE: () => 'The time is not up yet',
  MALFORMED: () => 'That cannot be read as a move',
  BAD_SCENARIO: ([what]) => `This position cannot be set up: ${what}`,
  CARD_NOT_IN_HAND: ([card, hand], rule) =>
    `You do not hold ${card}. You may ${rule === 'WP-055' ? 'pass' : 'lay'} ${hand || 'nothing: your hand is empty'}`,
  BAD_WINDOW: ([window]) => `There is no window ${window}: the windows are 1, 2, 3 and 4`,
  WAIT_OPEN: ([kind]) =>
    kind === 'coverage'
      ? 'All four windows are covered: first the others may challenge'
      : 'You have finished: now the others may challenge',
  BET_OPEN: ([card]) => `First the bet on ${card} has to be settled`,
  NOTHING_LAID: () => 'You have laid no card yet. Lay one, or choose “No play” and pay for the empty windows',
  ALREADY_LAID: ([card]) => `You have laid ${card} in this turn, so you owe nothing: finish the turn`,
  OWN_CARD: ([card]) => `${card} is your own card: only the others may challenge it`,
  NO_SUCH_PLACEMENT: ([card, open]) =>
    `${card} does not lie on a window. ${open ? `You may challenge ${open}` : 'Nothing is open to challenge'}`,
  NOT_THIS_TURN: ([card]) => `${card} was laid in an earlier turn and can no longer be challenged`,
  ALREADY_CHALLENGED: ([card]) => `${card} has been challenged already, and a card is challenged only once`,
  AGREES_WITH_PLAY: ([card, statement = '', reading, window]) =>
    reading === 'SA'
      ? `${statement} does not contradict the play: ${card} on window ${window} says that word ${window} matches, as a synonym or an antonym. Name another word`
      : `${statement} is just what ${card} on window ${window} says: word ${window} is the ${relationWord(reading)}. A challenge names another answer`,
  TOO_POOR: ([cash]) => `A challenge takes a bet of $1,000, and you have ${formatMoney(Number(cash))}`,
  WAIVED: ([card]) => `You have let ${card} stand, and that is final`,
  LOST_TIE: ([card]) =>
    `Another player nearer on the left challenged at the same moment, so ${card} is not yours to challenge now`,
  NOTHING_OPEN: () => 'There is no card open for you to challenge, so nothing to let stand',
  NO_BET: () => 'There is no bet now',
  NOT_YOUR_BET: () => 'It is not for you to speak in this bet now',
  OVER_CAP: ([amount, cap]) =>
    `${formatMoney(Number(amount))} is too much: half of the poorer player's money allows ${formatMoney(Number(cap))}`,
  BAD_AMOUNT: ([amount, next]) =>
    `You cannot raise to ${formatMoney(Number(amount))}: the next step is ${formatMoney(Number(next))}, in whole thousands`,
  WRONG_COUNT: ([wanted, given]) => `You have to pass ${wanted}, not ${given}`,
  DUPLICATE_CARD: ([card]) => `You named ${card} twice: each card is passed once`,
  ALREADY_CHOSEN: () => 'You have chosen already, and the choice is final',
};

const MOVE_PHRASES: ReadonlyMap<string, string> = new Map([
  ['roll', 'roll the die'],
  ['book', 'publish a book at START'],
  ['royalty', 'take royalties at START'],
  ['place', 'lay a card'],
  ['finish', 'finish'],
  ['noplay', 'declare that you have nothing to play'],
  ['challenge', 'challenge'],
  ['waive', 'let cards stand'],
  ['call', 'call'],
  ['raise', 'raise'],
  ['pass', 'pass cards'],
]);

const PHASE_PHRASES: ReadonlyMap<string, string> = new Map([
  ['roll', 'the turn begins with the die'],
  ['start', 'the choice at START comes first'],
  ['place', 'cards are being laid'],
  ['wait', 'the cards just laid may be challenged'],
  ['bet', 'a bet is on'],
  ['pass', 'everybody is passing cards'],
  ['over', 'the game is over'],
]);

export function sayRefusal({ code, rule, about }: Refusal): string {
  const sentence = Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code as RefusalCode](about, rule)
    : 'That is not possible';
  return `${sentence} (${rule}).`;
}
