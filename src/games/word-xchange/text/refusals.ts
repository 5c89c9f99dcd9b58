// The sentence for every refusal and every invalid word: what is wrong, then what to do instead.
// Never suggests words: players may only look up words that were played (WX-082).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithOr, quoteLetter } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import { HAS_LEFT, type RefusalCode } from '../rules/refuse.ts';
import { JOKER, spellingOf } from '../rules/tiles.ts';
import type { WordFault } from '../rules/word-check.ts';
import { sayMissingTiles, sayTiles } from './phrases.ts';

/** The middle of a sentence that has named the word. */
export function sayFault(fault: WordFault): string {
  if (fault.type === 'plural') return `just adding ${quoteLetter('S')} isn’t a steal`;
  return { name: 'it’s a name', abbreviation: 'it’s an abbreviation', other: 'it isn’t in the dictionary' }[fault.as];
}

function sayUnknownWord(word: string, as: string): string {
  if (as === 'name') return `${word} is a name, and names don’t count.`;
  if (as === 'abbreviation') return `${word} is an abbreviation, a short way to write something. Those don’t count.`;
  return `${word} isn’t in the dictionary.`;
}

type RefusedEvent = Extract<Event, { type: 'refused' }>;

export const sayTriesLeft = ({ count, limit }: Pick<RefusedEvent, 'count' | 'limit'>): string =>
  `${countOf(limit - count, 'try', 'tries')} left this turn.`;

/** What a seat reads at its new word after it failed the dictionary check. Everybody sees the event too (WX-087). */
export function sayFailedWord(
  events: readonly Event[],
  seat: Seat | null,
): { readonly sentence: string; readonly rule: string } | null {
  const event = events.find((one) => one.type === 'refused' && one.seat === seat);
  if (event?.type !== 'refused') return null;
  const cost = event.count < event.limit ? sayTriesLeft(event) : 'You lost your turn.';
  const as = event.fault.type === 'unknown' ? event.fault.as : 'other';
  return { sentence: `${sayUnknownWord(spellingOf(event.word), as)} ${cost}`, rule: 'WX-080' };
}

/** “RACE@1 (Ben)”: how to write a word that several players have. */
const sayChoices = (choices: string, players: PlayerNames): readonly string[] =>
  choices.split(' or ').map((choice) => `${choice} (${players.subject(Number(choice.split('@')[1]))})`);

type About = readonly [a: string, b: string, c: string];

const REFUSAL_SENTENCES: {
  readonly [code in RefusalCode]: (about: About, players: PlayerNames) => string;
} = {
  GAME_OVER: () => 'The game is over.',
  WRONG_PHASE: ([phase, word]) =>
    phase === 'challenge'
      ? `Wait a moment: ${spellingOf(word)} can still be challenged. Then play continues.`
      : 'There’s no word to challenge right now. You can challenge a word right after it’s played.',
  NOT_YOUR_TURN: ([seat], players) =>
    `It’s ${players.possessive(Number(seat))} turn. You can plan your move while you wait.`,
  TIME_UP: () => 'Time’s up.',
  NO_SUCH_WORD: ([ref, alike], players) =>
    alike === ''
      ? `None of your rivals has ${ref.split('@')[0]}. Choose a rival’s word that you can see.`
      : `None of your rivals has ${ref}. Did you mean ${joinWithOr(sayChoices(alike, players))}?`,
  AMBIGUOUS_WORD: ([word, choices], players) =>
    `More than one rival has ${word}. Choose ${joinWithOr(sayChoices(choices, players))}.`,
  OWN_WORD: ([word]) => `${spellingOf(word)} is your own word. You can only change your rivals’ words.`,
  NOT_ALL_LETTERS: ([word, old, lost]) =>
    lost === JOKER
      ? `${word} leaves out the joker from ${spellingOf(old)}. Use it as one of the letters. When you type, put that letter in brackets.`
      : `${spellingOf(word)} leaves out ${sayTiles(lost)} from ${spellingOf(old)}. To steal a word, use all its letters.`,
  NO_LETTER_ADDED: ([word, old]) =>
    `${spellingOf(word)} adds nothing to ${spellingOf(old)}. Add at least one letter from the board to steal it.`,
  NO_JOKER_THERE: ([old]) => `There’s no joker in ${old}. You can steal the word by adding a letter.`,
  NOT_ONE_EXCHANGED: ([, old]) =>
    `That doesn’t free the joker. Use all the other letters of ${spellingOf(old)}, in any order, and one letter from the board.`,
  TWO_JOKERS: ([word]) => `There’s only one joker, but ${word} needs two.`,
  NOT_ON_BOARD: ([word, missing, withJoker]) =>
    `${sayMissingTiles(word, missing)} ${withJoker === '' ? 'Try another word.' : `You could use the joker: ${withJoker}.`}`,
  TOO_SHORT: ([word]) => `${spellingOf(word)} is too short. A word needs at least three letters.`,
  PLURAL_ONLY: ([, noun]) =>
    `You can’t steal ${noun} just by adding ${quoteLetter('S')}. Mix up the letters, or add a different one.`,
  NOT_IN_DICTIONARY: ([word, as]) => `${sayUnknownWord(word, as)} Try another word.`,
  OWN_PROPOSAL: ([word]) => `${spellingOf(word)} is your own word. The others decide whether to challenge it.`,
  ALREADY_ANSWERED: ([word]) => `You’ve already accepted ${spellingOf(word)}. You can’t change that now.`,
  NOT_AWAY: () => 'You’re not away. Just keep playing.',
  NOT_DUE: ([deadline]) => (deadline === '' ? 'No clock is running.' : 'The clock is still running.'),
  BAD_SCENARIO: ([what]) => `This position can’t be set up: ${what}.`,
};

export function sayRefusal({ code, about }: Refusal, players: PlayerNames): string {
  if (about.at(-1) === HAS_LEFT) return 'You’ve left this game.';
  const [a = '', b = '', c = ''] = about;
  return REFUSAL_SENTENCES[code as RefusalCode]([a, b, c], players);
}
