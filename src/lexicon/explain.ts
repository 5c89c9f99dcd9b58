// Why a string does or does not count, in a sentence for players, and what near it would.
// Not the rules of any game: a word that counts here may still be refused there.

import type { Explanation, Graph, Knowledge, Word, WordList } from './lexicon.ts';
import { BELOW, END, isSpelling, LAST, LETTERS } from './lists/word-graph.ts';
import type { Library } from './shared-data.ts';

const MOST_NEAR = 5;
const EVERYDAY = 2.5; // by zipf: a rare word far off helps nobody
const LONGEST = 28; // letters of the longest word in any list

export function explain(text: string, list: WordList, library: Library): Explanation {
  const near = (): readonly Word[] => findNear(spell(text), list, library.knowledge);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const answer = (reason: Explanation['reason'], sentence: string, words: readonly Word[]): Explanation => ({
    text,
    inList: list.has(text),
    reason,
    sentence,
    near: words,
  });
  if (list.has(text)) return explainWord(text, library.knowledge, answer);
  if (!isSpelling(text))
    return answer({ type: 'letters' }, 'A word is spelled with the letters A to Z and nothing else.', near());
  if (text.length < 2 || text.length > LONGEST) {
    return answer({ type: 'letters' }, `${shown} is too ${text.length < 2 ? 'short' : 'long'} for a word.`, []);
  }
  if (library.broad.has(text)) {
    const where =
      list.list === 'standard'
        ? 'it counts only where the broad list is played'
        : 'it is not among the words of this table';
    return answer({ type: 'broad-only' }, `${text} is a word, but ${where}.`, near());
  }
  if (library.isName(text)) return answer({ type: 'name' }, `${text} is known only as a name.`, near());
  if (library.isAbbreviation(text))
    return answer({ type: 'abbreviation' }, `${text} is an abbreviation, not a word.`, near());
  return answer({ type: 'unknown' }, `${text} is not a word we know.`, near());
}

type Answer = (reason: Explanation['reason'], sentence: string, near: readonly Word[]) => Explanation;

function explainWord(
  word: Word,
  { readingsOf: readings, judgeBasicForm: basicForm, flag }: Knowledge,
  answer: Answer,
): Explanation {
  const forms = readings(word).filter(({ base }) => base !== word && flag(base) === null);
  const { ok, why, of } = basicForm(word);
  const isBase = forms.length < readings(word).length;
  if (of === null || flag(of) !== null || forms.length === 0 || (ok && isBase)) {
    return answer({ type: 'word' }, `${word} is a word.`, []);
  }
  if (ok && why === 'plural') return answer({ type: 'plural', of }, `${word} is a word: the plural of ${of}.`, [of]);
  const bases = [...new Set(forms.map(({ base }) => base))];
  return answer({ type: 'form', readings: forms }, `${word} is a word: a form of ${bases.join(' and of ')}.`, bases);
}

/** What the text would be if it were typed as we spell: CAFÉ for café is CAFE. */
function spell(text: string): Word {
  const letters = text
    .slice(0, 2 * LONGEST)
    .normalize('NFD')
    .toUpperCase();
  return letters.replace(/[^A-Z]/g, '').slice(0, LONGEST);
}

/** One slip of the pen away, else the same letters or two slips; the commonest first. */
function findNear(word: Word, list: WordList, { zipf, flag }: Knowledge): readonly Word[] {
  const best = (words: Iterable<Word>): Word[] =>
    [...words].filter((each) => flag(each) === null).sort((a, b) => zipf(b) - zipf(a) || (a < b ? -1 : 1));
  if (word.length < 2) return [];
  if (list.has(word)) return best([word]);
  const once = findSlips(list.graph, word, 1);
  const near = new Set([...best(once), ...best(list.wordsFromLetters({ need: word }))]);
  if (near.size === 0)
    for (const each of best(findSlips(list.graph, word, 2))) if (zipf(each) >= EVERYDAY) near.add(each);
  return [...near].slice(0, MOST_NEAR);
}

/** All words that differ by at most so many letters changed, added, left out or swapped with the next. */
function findSlips({ arcs, root }: Graph, word: Word, most: number): Set<Word> {
  const found = new Set<Word>();
  const walk = (list: number, at: number, left: number, start: string, isWord: boolean): void => {
    if (isWord && word.length - at <= left) found.add(start);
    if (left > 0 && at < word.length) walk(list, at + 1, left - 1, start, false);
    for (let arc = list; arc !== 0; arc++) {
      const value = arcs[arc]!;
      const letter = LETTERS[value & 31]!;
      const below = value >>> BELOW;
      const ends = (value & END) !== 0;
      if (letter === word[at]) walk(below, at + 1, left, start + letter, ends);
      else if (left > 0) {
        if (at < word.length) walk(below, at + 1, left - 1, start + letter, ends);
        walk(below, at, left - 1, start + letter, ends);
        const swapped = letter === word[at + 1] ? arcOf(arcs, below, word[at]!) : 0;
        if (swapped)
          walk(arcs[swapped]! >>> BELOW, at + 2, left - 1, start + letter + word[at], (arcs[swapped]! & END) !== 0);
      }
      if (value & LAST) break;
    }
  };
  walk(root, 0, most, '', false);
  return found;
}

function arcOf(arcs: Uint32Array, list: number, letter: string): number {
  for (let arc = list; arc !== 0; arc++) {
    if (LETTERS[arcs[arc]! & 31] === letter) return arc;
    if (arcs[arc]! & LAST) return 0;
  }
  return 0;
}
