// Judges whether a word matches a task card: by its spelling, its class, its meaning, or as a name that the card accepts.
// The cards themselves: task-cards.ts. Which words mean what: tools/lexicon/cards/task-words.ts.

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { getSection } from '../../../lexicon/lists/lexicon-sections.ts';
import { readGraph } from '../../../lexicon/lists/packed-format.ts';
import { indexOfWord, type NumberedWordGraph, withWordCounts } from '../../../lexicon/lists/word-graph.ts';
import { MEANING_CARDS, MIN_LETTERS, NAME_CARDS, WORD_CLASS_CARDS } from './task-cards.ts';

/** How a word matches a task card. */
export type TaskFit = {
  readonly fits: boolean;
  /** It is valid only because the task accepts it (OB-062, OB-064). */
  readonly exception: boolean;
  /** It fits by a common meaning (one of its first two senses). Which names are common says task-names.ts. */
  readonly sure: boolean;
};

type SpellingTest = (word: string, isValid: (word: string) => boolean) => boolean;

const VOWELS = 'AEIOU';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);
const letters = (word: string): string[] => word.split('');
const reverse = (word: string): string => letters(word).reverse().join('');
const everyPair = (word: string, test: (a: string, b: string) => boolean): boolean =>
  letters(word).every((letter, i) => i === 0 || test(word[i - 1]!, letter));
/** EARS does not hide EAR: a plural does not count. */
const hides = (word: string, hidden: readonly string[]): boolean =>
  hidden.some((part) => word.includes(part) && word !== part && word !== `${part}S`);

const wordsOf = (text: string): readonly string[] => text.match(/\S+/g)!;
const NUMBERS = wordsOf(
  `ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE TWENTY THIRTY FORTY FIFTY SIXTY EIGHTY NINETY
  ZERO NIL NOUGHT NAUGHT DOZEN SCORE GROSS LAKH CRORE GOOGOL`,
);
const BODY = wordsOf(
  `ARM BACK BELLY BONE BROW BUM BUTT CALF CHEEK CHEST CHIN EAR ELBOW EYE FACE FIST FOOT GUM GUT HAIR HAND HEAD
  HEART HEEL HIP JAW KNEE LAP LEG LIMB LIP LIVER LUNG MOUTH NAIL NECK NOSE PALM RIB SHIN SKIN SPINE THIGH THUMB
  TOE TOOTH VEIN WAIST WRIST`,
);
const ANIMALS = wordsOf(
  `ANT APE ASP ASS BAT BEAR BEE BOAR BUG BULL CALF CAMEL CARP CAT CLAM COCK COD COLT COW CRAB CROW CUB DEER DOE DOG
  DOVE DUCK EAGLE EEL ELK EMU EWE FISH FLEA FLY FOX FROG GNAT GNU GOAT GOOSE GULL HARE HAWK HEN HERON HOG HORSE
  JAY KITE LAMB LARK LICE LION LLAMA LYNX MARE MICE MINK MITE MOLE MOOSE MOTH MOUSE MULE NEWT ORCA OTTER OWL OX
  PANDA PIG PONY PUMA PUP RAM RAT RAY ROBIN ROOK SEAL SHARK SHEEP SLUG SNAIL SNAKE SOW STAG STORK SWAN TERN TICK
  TIGER TIT TOAD TUNA VIPER VOLE WASP WHALE WOLF WORM WREN YAK ZEBRA`,
);

const SPELLING_TESTS: ReadonlyMap<string, SpellingTest> = new Map<string, SpellingTest>([
  ['T33', (word) => NUMBERS.some((number) => [number, `${number}S`, `${number}ES`].includes(word))],
  ['T34', (word) => word.length >= 3 && word === reverse(word)],
  ['T35', (word, isValid) => word.length >= 3 && word !== reverse(word) && isValid(reverse(word))],
  ['T36', (word) => word.length >= 5 && !everyPair(word, (a, b) => a !== b)],
  ['T37', (word) => word.length >= 4 && word[0] === word.at(-1) && word[0] !== 'S'],
  ['T38', (word) => word.length >= 3 && !letters(word).some(isVowel)],
  ['T39', (word) => word.length >= 4 && letters(word).filter(isVowel).length > word.length / 2],
  ['T40', (word) => word.length >= 3 && /[JQXZ]/.test(word)],
  ['T41', (word) => new Set(word).size === 6],
  ['T42', (word) => word.length >= 4 && everyPair(word, (a, b) => a < b)],
  ['T43', (word, isValid) => word.length >= 5 && isValid(word.slice(1))],
  ['T44', (word, isValid) => word.length >= 5 && word.at(-1) !== 'S' && isValid(word.slice(0, -1))],
  ['T48', (word) => word.length >= 5 && everyPair(word, (a, b) => isVowel(a) !== isVowel(b))],
  ['T49', (word) => word.length >= 4 && isVowel(word[0]!) && isVowel(word.at(-1)!)],
  ['T50', (word) => hides(word, BODY)],
  ['T51', (word) => hides(word, ANIMALS)],
]);

export const DOES_NOT_FIT: TaskFit = { fits: false, exception: false, sure: false };

export function openTaskFit(lexicon: Lexicon): (id: string, word: string) => TaskFit {
  const sections = {
    get: (name: string) => lexicon.section(name) ?? undefined,
    has: (name: string) => lexicon.hasSection(name),
  };
  let words: NumberedWordGraph | null = null; // opened when first needed
  const numberOf = (word: string): number => {
    words ??= withWordCounts(readGraph(sections, 'tasks'));
    return indexOfWord(words, word);
  };
  /** By word number, one bit per card. */
  const wordBits = {
    kinds: getSection(sections, 'tasks.kinds', 4),
    sure: getSection(sections, 'tasks.sure', 4),
    classes: getSection(sections, 'tasks.classes', 1),
    names: getSection(sections, 'tasks.names', 2),
  };
  const isListedFor = (word: string, column: keyof typeof wordBits, bit: number): boolean =>
    ((wordBits[column][numberOf(word)] ?? 0) & (1 << bit)) !== 0;
  // OB-050. In a custom list every word is valid, whatever its form.
  const isValid = (word: string): boolean =>
    lexicon.has(word) && (lexicon.name === 'custom' || lexicon.judgeBasicForm(word).ok);
  const singularsOf = (word: string): string[] =>
    lexicon
      .readingsOf(word)
      .flatMap(({ base, form, class: wordClass }) => (form === 'plural' && wordClass === 'noun' ? [base] : []));

  const judgeMeaning = (id: string, word: string, bit: number): TaskFit => {
    const things = [word, ...singularsOf(word)].filter((thing) => id !== 'T21' || thing.length >= 3); // OB-065
    const fits = things.some((thing) => isListedFor(thing, 'kinds', bit));
    return { fits, exception: false, sure: fits && things.some((thing) => isListedFor(thing, 'sure', bit)) };
  };
  const judgeValidWord = (id: string, word: string): TaskFit => {
    if (word.length < (MIN_LETTERS.get(id) ?? 2) || !isValid(word)) return DOES_NOT_FIT;
    const meaning = MEANING_CARDS.indexOf(id);
    if (meaning >= 0) return judgeMeaning(id, word, meaning);
    const wordClass = WORD_CLASS_CARDS.indexOf(id);
    const fits =
      wordClass >= 0 ? isListedFor(word, 'classes', wordClass) : (SPELLING_TESTS.get(id)?.(word, isValid) ?? false);
    return { fits, exception: false, sure: fits };
  };

  return (id, word) => {
    if (!/^[A-Z]{2,6}$/.test(word)) return DOES_NOT_FIT;
    const name = NAME_CARDS.indexOf(id);
    if (name < 0) return judgeValidWord(id, word);
    if (!isListedFor(word, 'names', name)) return DOES_NOT_FIT;
    return { fits: true, exception: !isValid(word), sure: false };
  };
}
