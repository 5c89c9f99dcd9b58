// Explains in a sentence why a string is or is not a valid word, and suggests valid words that are similar.
// A game may still refuse a word that is valid here.

import { describeReading } from './knowledge/describe-reading.ts';
import type { Knowledge, Word, WordExplanation, WordGraph, WordList } from './lexicon.ts';
import { isValidSpelling } from './lists/spelling.ts';
import { ALPHABET, ARC_CHILD_SHIFT, ARC_ENDS_WORD, ARC_IS_LAST, CODE_OF_A, findArc } from './lists/word-graph.ts';
import type { SharedWordData } from './shared-word-data.ts';

const MAX_SUGGESTIONS = 5;
const EVERYDAY_ZIPF = 2.5; // rarer words are not helpful suggestions if they differ in two letters
const MAX_WORD_LETTERS = 28; // of the longest word in any list

export function explainText(text: string, list: WordList, shared: SharedWordData): WordExplanation {
  const near = (): readonly Word[] => findNear(normalizeSpelling(text), list, shared.knowledge);
  const shown = text.length > MAX_WORD_LETTERS ? `${text.slice(0, MAX_WORD_LETTERS)}…` : text;
  const answer = (reason: WordExplanation['reason'], sentence: string, words: readonly Word[]): WordExplanation => ({
    text,
    inList: list.has(text),
    reason,
    sentence,
    near: words,
  });
  if (list.has(text)) return explainListedWord(text, shared.knowledge, answer);
  if (!isValidSpelling(text)) return answer({ type: 'letters' }, 'Use only the letters A to Z.', near());
  if (text.length < 2 || text.length > MAX_WORD_LETTERS) {
    return answer({ type: 'letters' }, `${shown} is too ${text.length < 2 ? 'short' : 'long'} to be a word.`, []);
  }
  if (shared.broad().has(text)) {
    const sentence =
      list.name === 'standard'
        ? `${text} is a rare word, and rare words don’t count here.`
        : `${text} doesn’t count at this table. Try another word.`;
    return answer({ type: 'broad-only' }, sentence, near());
  }
  const refuseAs = (type: 'name' | 'abbreviation', what: string): WordExplanation =>
    answer({ type }, `${text} is ${what}, so it doesn’t count.`, near());
  if (shared.isBrand(text)) return refuseAs('name', 'a brand name');
  if (shared.isName(text)) return refuseAs('name', 'a proper name');
  if (shared.isAbbreviation(text)) return refuseAs('abbreviation', 'an abbreviation');
  const suggestions = near();
  const question = suggestions.length > 0 ? ` Did you mean ${suggestions[0]}?` : '';
  return answer({ type: 'unknown' }, `${text} isn’t in the dictionary.${question}`, suggestions);
}

type Answer = (reason: WordExplanation['reason'], sentence: string, near: readonly Word[]) => WordExplanation;

function explainListedWord(
  word: Word,
  { readingsOf: readings, judgeBasicForm: basicForm, offensiveness: flag }: Knowledge,
  answer: Answer,
): WordExplanation {
  const forms = readings(word).filter(({ base }) => base !== word && flag(base) === null);
  const { ok, why, of } = basicForm(word);
  const isBase = forms.length < readings(word).length;
  if (of === null || flag(of) !== null || forms.length === 0 || (ok && isBase)) {
    return answer({ type: 'word' }, `${word} is a word.`, []);
  }
  const [first, ...others] = [...new Map(forms.toReversed().map((each) => [each.base, each])).values()].toReversed();
  const form = describeReading({ class: first!.class, of: first!.base, form: first!.form });
  const sentence = `${word} is a word, the ${[form, ...others.map(({ base }) => `a form of ${base}`)].join(' and ')}.`;
  return ok && why === 'plural'
    ? answer({ type: 'plural', of }, sentence, [of])
    : answer(
        { type: 'form', readings: forms },
        sentence,
        [first!, ...others].map(({ base }) => base),
      );
}

/** The text in the spelling of the lists: CAFE for café. */
function normalizeSpelling(text: string): Word {
  const letters = text
    .slice(0, 2 * MAX_WORD_LETTERS)
    .normalize('NFD')
    .toUpperCase();
  return letters.replace(/[^A-Z]/g, '').slice(0, MAX_WORD_LETTERS);
}

/** Words at edit distance 1 and anagrams, or else everyday words at edit distance 2; the most frequent first. */
function findNear(word: Word, list: WordList, { zipf, offensiveness }: Knowledge): readonly Word[] {
  const best = (words: Iterable<Word>): Word[] =>
    [...words].filter((each) => offensiveness(each) === null).sort((a, b) => zipf(b) - zipf(a) || (a < b ? -1 : 1));
  if (word.length < 2) return [];
  if (list.has(word)) return best([word]);
  const once = findWithinEdits(list.graph, word, 1);
  const near = new Set([...best(once), ...best(list.wordsFromLetters({ required: word }))]);
  if (near.size === 0)
    for (const each of best(findWithinEdits(list.graph, word, 2))) if (zipf(each) >= EVERYDAY_ZIPF) near.add(each);
  return [...near].slice(0, MAX_SUGGESTIONS);
}

/** All words within an edit distance: letters changed, added, left out, or two adjacent ones swapped. */
function findWithinEdits({ arcs, root }: WordGraph, word: Word, maxEdits: number): Set<Word> {
  const found = new Set<Word>();
  const walk = (list: number, at: number, left: number, start: string, isWord: boolean): void => {
    if (isWord && word.length - at <= left) found.add(start);
    if (left > 0 && at < word.length) walk(list, at + 1, left - 1, start, false);
    for (let arc = list; arc !== 0; arc++) {
      const value = arcs[arc]!;
      const letter = ALPHABET[value & 31]!;
      const below = value >>> ARC_CHILD_SHIFT;
      const ends = (value & ARC_ENDS_WORD) !== 0;
      if (letter === word[at]) walk(below, at + 1, left, start + letter, ends);
      else if (left > 0) {
        if (at < word.length) walk(below, at + 1, left - 1, start + letter, ends);
        walk(below, at, left - 1, start + letter, ends);
        const swapped = letter === word[at + 1] ? findArc(arcs, below, word.charCodeAt(at) - CODE_OF_A) : 0;
        if (swapped)
          walk(
            arcs[swapped]! >>> ARC_CHILD_SHIFT,
            at + 2,
            left - 1,
            start + letter + word[at],
            (arcs[swapped]! & ARC_ENDS_WORD) !== 0,
          );
      }
      if (value & ARC_IS_LAST) break;
    }
  };
  walk(root, 0, maxEdits, '', false);
  return found;
}
