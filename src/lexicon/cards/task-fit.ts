// How a word answers a task card of Outside the Box: by its spelling, its class, its meaning, or as a name the card admits.
// Not what the cards say (content/tasks.ts), nor which words mean what (tools/lexicon/cards/task-words.ts).

import type { Cards, Knowledge, TaskFit, WordList } from '../lexicon.ts';
import { openGraph } from '../lists/packed-format.ts';
import { type Sections, section } from '../lists/sections.ts';
import { indexOf, type NumberedGraph, numberWords } from '../lists/word-graph.ts';
import { CLASSES, KINDS, LEAST, NAMES, TASKS } from './task-cards.ts';

type Spelling = (word: string, isValid: (word: string) => boolean) => boolean;

const VOWELS = 'AEIOU';
const isVowel = (letter: string): boolean => VOWELS.includes(letter);
const letters = (word: string): string[] => word.split('');
const reverse = (word: string): string => letters(word).reverse().join('');
const everyPair = (word: string, test: (a: string, b: string) => boolean): boolean =>
  letters(word).every((letter, i) => i === 0 || test(word[i - 1]!, letter));
/** The bare plural of what is hidden does not hide it. */
const hides = (word: string, hidden: readonly string[]): boolean =>
  hidden.some((part) => word.includes(part) && word !== part && word !== `${part}S`);

const NUMBERS = new Set(
  `ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE TWENTY THIRTY FORTY FIFTY SIXTY EIGHTY NINETY ZERO DOZEN
  SCORE`.match(/\S+/g),
);
const BODY = 'ARM CHIN EAR EYE GUM HIP JAW KNEE LEG LIP NOSE RIB SHIN TOE'.split(' ');
const ANIMALS =
  'ANT APE ASP ASS BAT BEAR BEE CAT COD COW DOG EEL ELK EMU EWE FOX GOAT HEN HOG LION OWL PIG RAM RAT SOW YAK'.split(
    ' ',
  );

const SPELLINGS: ReadonlyMap<string, Spelling> = new Map<string, Spelling>([
  ['T33', (word) => NUMBERS.has(word)],
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

const NONE: TaskFit = { fits: false, exception: false, sure: false };

export function openTasks(sections: Sections, list: WordList, knowledge: Knowledge): Pick<Cards, 'tasks' | 'task'> {
  let words: NumberedGraph | null = null; // most matches have no use for it
  const numberOf = (word: string): number => {
    words ??= numberWords(openGraph(sections, 'tasks'));
    return indexOf(words, word);
  };
  const marks = {
    kinds: section(sections, 'tasks.kinds', 4),
    sure: section(sections, 'tasks.sure', 4),
    classes: section(sections, 'tasks.classes', 1),
    names: section(sections, 'tasks.names', 2),
  };
  const isMarked = (word: string, as: keyof typeof marks, bit: number): boolean =>
    ((marks[as][numberOf(word)] ?? 0) & (1 << bit)) !== 0;
  // OB-050; where a table names the words that count, no verdict is asked for.
  const isValid = (word: string): boolean =>
    list.has(word) && (list.list === 'only' || knowledge.judgeBasicForm(word).ok);
  const singulars = (word: string): string[] =>
    knowledge
      .readingsOf(word)
      .flatMap(({ base, form, class: of }) => (form === 'plural' && of === 'noun' ? [base] : []));

  const judgeKind = (id: string, word: string, bit: number): TaskFit => {
    const things = [word, ...singulars(word)].filter((thing) => id !== 'T21' || thing.length >= 3); // OB-065
    const fits = things.some((thing) => isMarked(thing, 'kinds', bit));
    return { fits, exception: false, sure: fits && things.some((thing) => isMarked(thing, 'sure', bit)) };
  };
  const judgeValid = (id: string, word: string): TaskFit => {
    if (word.length < (LEAST.get(id) ?? 2) || !isValid(word)) return NONE;
    const kind = KINDS.findIndex((each) => each.id === id);
    if (kind >= 0) return judgeKind(id, word, kind);
    const asked = CLASSES.findIndex((each) => each.id === id);
    const fits = asked >= 0 ? isMarked(word, 'classes', asked) : (SPELLINGS.get(id)?.(word, isValid) ?? false);
    return { fits, exception: false, sure: fits };
  };

  return {
    tasks: TASKS,
    task(id, word) {
      if (!/^[A-Z]{2,6}$/.test(word)) return NONE;
      const name = NAMES.findIndex((each) => each.id === id);
      if (name < 0) return judgeValid(id, word);
      if (!isMarked(word, 'names', name)) return NONE;
      return { fits: true, exception: !isValid(word), sure: NAMES[name]!.listed.includes(word) };
    },
  };
}
