// A sentence for every refusal: why the move isn't possible, then what is.

import type { Refusal } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithOr } from '../../../core/wording.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { formatMoney, sayMeaning } from './phrases.ts';

type Details = readonly string[];
type Context = { readonly rule: string; readonly players: PlayerNames };

const SENTENCES: { readonly [C in RefusalCode]: (about: Details, context: Context) => string } = {
  GAME_OVER: () => 'The game is over.',
  UNKNOWN_SEAT: () => 'There’s no such player at this table.',
  WRONG_PHASE: ([verb = '', phase = '']) => `You can’t ${MOVE_PHRASES.get(verb)} now. ${PHASE_SENTENCES.get(phase)}`,
  NOT_YOUR_TURN: ([, , active], { rule, players }) =>
    rule === 'WP-131'
      ? 'You’ve left this game.'
      : `It’s ${players.possessive(Number(active))} turn. You can plan your move while you wait.`,
  TIME_UP: ([late]) => `Your move came ${(Number(late) / 1000).toFixed(1)} seconds too late.`,
  NOT_DUE: () => 'Time isn’t up yet.',
  MALFORMED: () => 'That isn’t a move in this game.',
  BAD_SCENARIO: ([what]) => `This position can’t be set up: ${what}.`,
  CARD_NOT_IN_HAND: ([card, hand = ''], { rule }) =>
    hand === ''
      ? `You don’t have ${card}. Your hand is empty.`
      : `You don’t have ${card}. You can ${rule === 'WP-055' ? 'pass' : 'play'} ${listCards(hand)}.`,
  BAD_WINDOW: ([window]) => `There’s no window ${window}. Choose window 1, 2, 3 or 4.`,
  WAIT_OPEN: ([kind]) =>
    kind === 'coverage'
      ? 'All four windows are covered, so the others can challenge first.'
      : 'You’ve ended your turn. The others can still challenge.',
  BET_OPEN: ([card]) => `The bet on ${card} has to end first.`,
  NOTHING_LAID: () => 'You haven’t played a card yet. Play one, or play nothing and pay for the empty windows.',
  ALREADY_LAID: ([card]) => `You’ve played ${card}, so there’s nothing to pay. Just end your turn.`,
  OWN_CARD: ([card]) => `${card} is your own card. Only the others can challenge it.`,
  NO_SUCH_PLACEMENT: ([card, open = '']) =>
    `${card} isn’t on a window. ${open === '' ? 'There’s nothing to challenge right now.' : `You can challenge ${listCards(open)}.`}`,
  NOT_THIS_TURN: ([card]) => `${card} was played in an earlier turn, so it can’t be challenged now.`,
  ALREADY_CHALLENGED: ([card]) => `${card} has already been challenged, and a card can be challenged only once.`,
  AGREES_WITH_PLAY: ([card, , reading, window]) =>
    reading === 'SA'
      ? `${card} was played as word ${window}, so that’s not a challenge. Choose a different word.`
      : `${card} was played to say that word ${window} ${sayMeaning(reading)}. Choose a different answer.`,
  TOO_POOR: ([cash]) => `You need $1,000 to challenge, and you have ${formatMoney(Number(cash))}.`,
  WAIVED: ([card]) => `You’ve already decided not to challenge ${card}.`,
  LOST_TIE: ([card, challenger], { players }) =>
    `${players.subject(Number(challenger))} challenged at the same moment and comes earlier in turn order, so you can’t challenge ${card} now.`,
  NOTHING_OPEN: () => 'There’s nothing to challenge right now. Wait for the next card.',
  NO_BET: () => 'There’s no bet right now.',
  NOT_YOUR_BET: ([speaker], { players }) => `It’s ${players.possessive(Number(speaker))} turn to call or raise.`,
  OVER_CAP: ([amount, cap]) =>
    `You can’t raise to ${formatMoney(Number(amount))}. The limit is ${formatMoney(Number(cap))}: half the money of the player who has less, rounded down to the nearest $1,000.`,
  BAD_AMOUNT: ([amount, next, step]) =>
    `You can’t raise to ${formatMoney(Number(amount))}. ${step === 'free' ? `Choose ${formatMoney(Number(next))} or more, in steps of $1,000.` : `The next step is ${formatMoney(Number(next))}.`}`,
  WRONG_COUNT: ([wanted, given]) => `Choose exactly ${countOf(Number(wanted), 'card')}. You chose ${given}.`,
  DUPLICATE_CARD: ([card]) => `You chose ${card} twice. Choose different cards.`,
  ALREADY_CHOSEN: () => 'You’ve already chosen, and you can’t change that now.',
};

const listCards = (keys: string): string => joinWithOr(keys.split(', '));

const MOVE_PHRASES: ReadonlyMap<string, string> = new Map([
  ['roll', 'roll the die'],
  ['book', 'publish a book at Start'],
  ['royalty', 'take royalties at Start'],
  ['place', 'play a card'],
  ['finish', 'end your turn'],
  ['noplay', 'pay instead of playing'],
  ['challenge', 'challenge'],
  ['waive', 'say “Let it stand”'],
  ['call', 'call'],
  ['raise', 'raise'],
  ['pass', 'pass cards'],
]);

const PHASE_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['roll', 'The turn starts with a roll.'],
  ['start', 'The choice at Start comes first: a book or royalties.'],
  ['place', 'Cards are being played.'],
  ['wait', 'The cards just played can still be challenged.'],
  ['bet', 'The bet has to end first.'],
  ['pass', 'Everyone is choosing cards.'],
  ['over', 'The game is over.'],
]);

export function sayRefusal({ code, rule, about }: Refusal, players: PlayerNames): string {
  return Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code as RefusalCode](about, { rule, players })
    : 'You can’t do that right now.';
}
