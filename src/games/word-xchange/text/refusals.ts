// A sentence for every refusal and every fault of a word: what is wrong, by which rule, and what would be right instead.
// It never proposes a word from the dictionary: that may only be asked about words put forward (WX-082).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Code, Event, Fault } from '../rules/state.ts';
import { JOKER, jokerLetter, type Shown, spell, type Tile, type Tiles } from '../rules/tiles.ts';

export const sayTile = (tile: Tile): string => (tile === JOKER ? 'the joker' : tile);

/** The word, and what the joker stands for in it. */
export function sayWord(word: Shown): string {
  const letter = jokerLetter(word);
  return letter === null ? word : `${spell(word)} (the joker is ${letter})`;
}

export const sayList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const sayTiles = (tiles: Tiles): string => sayList([...tiles].map(sayTile));

const sayUnknown = (word: string, as: string): string =>
  as === 'name'
    ? `${word} is a name and no common word in the dictionary`
    : as === 'abbreviation'
      ? `${word} is an abbreviation and no common word in the dictionary`
      : `${word} is not in the dictionary`;

const sayPlural = (word: string, noun: string, percent: string): string =>
  `${word} only makes a plural of ${noun}${percent === '' ? '' : ` (a noun in ${percent} of 100 uses)`}, which does not steal it`;

export function sayFault(word: Shown, fault: Fault): string {
  return fault.type === 'unknown'
    ? `${sayUnknown(spell(word), fault.as)} (WX-080)`
    : `${sayPlural(spell(word), fault.of, String(fault.percent ?? ''))} (WX-045)`;
}

/** A refused word is told to everybody (WX-087), and once more to the seat that tried it. */
export function sayRefused(events: readonly Event[], seat: Seat | null, onTurn: boolean): string | null {
  const tried = events.find((event) => event.type === 'refused' && event.seat === seat);
  if (tried?.type !== 'refused') return null;
  const cost = onTurn ? `Refused word ${tried.count} of ${tried.limit} in this turn.` : 'That cost you the turn.';
  return `${sayFault(tried.word, tried.fault)}. ${cost}`;
}

/** The reason, and what to do instead, both without their full stop. */
type Reason = readonly [reason: string, instead: string];

const REASONS: { readonly [code in Code]: (a: string, b: string, c: string) => Reason } = {
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
  const [reason, instead] = REASONS[code as Code](a, b, c);
  const first = `${reason} (${rule}).`;
  return instead === '' ? first : `${first} ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`;
}
