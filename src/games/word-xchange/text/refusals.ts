// The sentence for every refusal and every invalid word: what is wrong, which rule says so, and what to do instead.
// Never suggests words: players may only look up words that were played (WX-082).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { JOKER, spellingOf, type TileWord } from '../rules/tiles.ts';
import type { WordFault } from '../rules/word-check.ts';
import { sayTiles } from './phrases.ts';

const sayUnknown = (word: string, as: string): string =>
  as === 'name'
    ? `${word} is a name and no common word in the dictionary`
    : as === 'abbreviation'
      ? `${word} is an abbreviation and no common word in the dictionary`
      : `${word} is not in the dictionary`;

const sayPlural = (word: string, noun: string, percent: string): string =>
  `${word} only makes a plural of ${noun}${percent === '' ? '' : ` (a noun in ${percent} of 100 uses)`}, which does not steal it`;

export function sayFault(word: TileWord, fault: WordFault): string {
  return fault.type === 'unknown'
    ? `${sayUnknown(spellingOf(word), fault.as)} (WX-080)`
    : `${sayPlural(spellingOf(word), fault.of, String(fault.percent ?? ''))} (WX-045)`;
}

/** What a seat reads at its draft after its word failed the dictionary check. Everybody sees the event too (WX-087). */
export function sayFailedWord(events: readonly Event[], seat: Seat | null, onTurn: boolean): string | null {
  const rejected = events.find((event) => event.type === 'refused' && event.seat === seat);
  if (rejected?.type !== 'refused') return null;
  const cost = onTurn ? `Refused word ${rejected.count} of ${rejected.limit} in this turn.` : 'That cost you the turn.';
  return `${sayFault(rejected.word, rejected.fault)}. ${cost}`;
}

/** Both parts without the final period. */
type RefusalSentence = readonly [reason: string, instead: string];

const REFUSAL_SENTENCES: { readonly [code in RefusalCode]: (a: string, b: string, c: string) => RefusalSentence } = {
  GAME_OVER: (left) => [left === '' ? 'The game is over' : 'You have left this game', ''],
  WRONG_PHASE: (phase, word) =>
    phase === 'challenge'
      ? [`${word} is still on trial`, 'Wait until it stands or falls']
      : ['No word is on trial now', 'A word can be challenged or accepted only right after it was put forward'],
  NOT_YOUR_TURN: (seat) => [`It is the turn of seat ${seat}`, 'Wait for yours; think ahead meanwhile'],
  TIME_UP: () => ['The time is up', ''],
  NO_SUCH_WORD: (word, alike) => [
    `No rival has ${word}`,
    alike === '' ? 'Name a rival’s word just as it is shown' : `Did you mean ${alike}?`,
  ],
  AMBIGUOUS_WORD: (word, choices) => [`More than one rival has ${word}`, `Say which: ${choices}`],
  OWN_WORD: (word) => [
    `${word} is yours, and your own words are closed to you`,
    'Only a rival’s word can be stolen or swapped',
  ],
  NOT_ALL_LETTERS: (word, old, lost) =>
    lost === JOKER
      ? [`${word} leaves out the joker of ${old}`, 'Put the letter it stands for in brackets']
      : [
          `${word} does not hold all tiles of ${old}: ${sayTiles(lost)} would be left over`,
          'A steal uses every one of them',
        ],
  NO_LETTER_ADDED: (word, old) => [
    `${word} only rearranges ${old}`,
    'A steal needs at least one more letter from the board',
  ],
  NO_JOKER_THERE: (old) => [
    `There is no joker in ${old}`,
    'Only a word with brackets can be swapped; others can be stolen',
  ],
  NOT_ONE_EXCHANGED: (word, old) => [
    `${word} is not ${old} with just the joker exchanged for one letter`,
    'Keep its other letters, in any order, and add one',
  ],
  TWO_JOKERS: (word) => [`${word} would need two jokers, and there is only one`, ''],
  NOT_ON_BOARD: (word, missing, joker) => [
    `${word} needs ${sayTiles(missing)}, which ${missing.length > 1 ? 'are' : 'is'} not there to take from the board`,
    joker === '' ? '' : `The joker is: ${joker} would use it`,
  ],
  TOO_SHORT: (word) => [`${word} is too short`, 'A word needs at least three letters'],
  PLURAL_ONLY: (word, noun, percent) => [sayPlural(word, noun, percent), 'Another order or another letter would'],
  NOT_IN_DICTIONARY: (word, as) => [sayUnknown(word, as), 'Try another word: at this table it costs nothing'],
  OWN_PROPOSAL: (word) => [`${word} is your own word`, 'The others decide whether to challenge it'],
  ALREADY_ANSWERED: (word) => [`You have answered for ${word} already`, 'An answer is final'],
  NOT_AWAY: () => ['You are not away', 'Just play on'],
  NOT_DUE: (deadline) => [deadline === '' ? 'No clock is running' : `The clock runs until ${deadline} ms`, ''],
  BAD_SCENARIO: (what) => [`This position cannot be set up: ${what}`, ''],
};

export function sayRefusal({ code, rule, about: [a = '', b = '', c = ''] }: Refusal): string {
  const [reason, instead] = REFUSAL_SENTENCES[code as RefusalCode](a, b, c);
  const first = `${reason} (${rule}).`;
  return instead === '' ? first : `${first} ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`;
}
