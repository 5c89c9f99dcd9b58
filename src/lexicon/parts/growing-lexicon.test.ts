// Tests that the lexicon in parts answers as the whole one does, or reports the part it needs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../core/random.ts';
import { type Lexicon, LIST_NAMES, type ListName } from '../lexicon.ts';
import { decodeSections } from '../lists/lexicon-sections.ts';
import { loadLexicon } from '../load.node.ts';
import { openGrowingLexicon } from './growing-lexicon.ts';
import { packParts } from './pack-parts.ts';
import { retryWithWords } from './retry-with-words.ts';
import { MissingWordsError, PART_NAMES, type PartName, WordParts } from './word-parts.ts';

const folder = process.env.WORDHOARD_LEXICON ?? join(import.meta.dirname, '../../../build/lexicon');
const { directory, files } = packParts(new Uint8Array(readFileSync(join(folder, 'words.bin'))).buffer);
const broad = loadLexicon('broad');

type Question = { readonly about: string; ask(lexicon: Lexicon): unknown };

/** Words of all kinds: of every list, misspelled, joined, cut, and no words at all. */
function sampleQuestions(count: number, seed: string): readonly Question[] {
  const random = fastRandom(randomFrom(seed, 0));
  const word = (): string => broad.wordAt(random.below(broad.size));
  const text = (): string => {
    const one = word();
    switch (random.below(6)) {
      case 0:
        return one.slice(0, 1 + random.below(one.length));
      case 1:
        return one.slice(0, -1) + String.fromCharCode(65 + random.below(26));
      case 2:
        return `${one}${['S', 'ED', 'ING', 'ER'][random.below(4)]!}`;
      case 3:
        return ['LONDON', 'NASA', 'KLEENEX', '', 'cat', 'É', 'QQQQ', 'ANTIDISESTABLISHMENTARIANISMS'][random.below(8)]!;
      default:
        return one;
    }
  };
  const kinds: readonly (() => Question)[] = [
    ...Array.from({ length: 6 }, () => () => {
      const asked = text();
      return { about: `has ${asked}`, ask: (lexicon: Lexicon) => lexicon.has(asked) };
    }),
    () => {
      const asked = text();
      return { about: `isPrefix ${asked}`, ask: (lexicon) => lexicon.isPrefix(asked) };
    },
    () => {
      const asked = text();
      return { about: `indexOf ${asked}`, ask: (lexicon) => lexicon.indexOf(asked) };
    },
    () => {
      const asked = text();
      return {
        about: `facts of ${asked}`,
        ask: (lexicon) => [
          lexicon.zipf(asked),
          lexicon.learningAge(asked),
          lexicon.nounShare(asked),
          lexicon.offensiveness(asked),
        ],
      };
    },
    () => {
      const asked = text();
      return { about: `zipf ${asked}`, ask: (lexicon) => lexicon.zipf(asked) };
    },
    () => {
      const asked = text();
      return {
        about: `grammar of ${asked}`,
        ask: (lexicon) => [
          lexicon.readingsOf(asked),
          lexicon.variantsOf(asked),
          lexicon.judgeBasicForm(asked),
          lexicon.isBarePlural(asked, `${asked}S`, 0.3),
        ],
      };
    },
    () => {
      const [one, other] = [text(), text()];
      const near = random.below(2) === 0 ? other : `${one}S`;
      return { about: `compare ${one} ${near}`, ask: (lexicon) => lexicon.compareWords(one, near) };
    },
    () => {
      const asked = word();
      const relative = broad.readingsOf(asked)[0]?.base ?? asked;
      return { about: `compare ${asked} ${relative}`, ask: (lexicon) => lexicon.compareWords(asked, `${relative}ER`) };
    },
    () => {
      const name = ['cards.power', 'cards.wordsters', 'tasks.kinds', 'tasks.names', 'none'][random.below(5)]!;
      return {
        about: `section ${name}`,
        ask: (lexicon) => [lexicon.hasSection(name), lexicon.section(name)?.length ?? null],
      };
    },
    () => {
      const line = word().replace(/[AEIOU]/g, '.');
      return { about: `match ${line}`, ask: (lexicon) => lexicon.wordsMatching(line) };
    },
  ];
  return Array.from({ length: count }, () => kinds[random.below(kinds.length)]!());
}

/** Too slow to ask thousands of times. */
const slowQuestions: readonly Question[] = ['RETAINS', 'CAP', 'QUIZ', 'XYLEM', 'PLANET'].flatMap((letters) => [
  { about: `from ${letters}`, ask: (lexicon) => lexicon.wordsFromLetters({ optional: letters, optionalWild: 1 }) },
  { about: `hiding ${letters}`, ask: (lexicon) => lexicon.wordsHiding(letters.slice(0, 3)) },
  { about: `fitting ${letters}`, ask: (lexicon) => lexicon.wordsFittingLine(`..${letters[0]}...`) },
  { about: `explain ${letters}X`, ask: (lexicon) => lexicon.explain(`${letters}X`) },
  { about: `word ${letters.length}`, ask: (lexicon) => [lexicon.size, lexicon.wordAt(letters.length * 1000)] },
  { about: `only ${letters}`, ask: (lexicon) => askFew(lexicon.restrictTo([letters, 'XQX']), letters) },
]);
const askFew = (few: Lexicon, word: string): unknown => [few.id, few.has(word), few.has('CAT'), few.size];

const MISSING = Symbol('missing');
const askOrMissing = ({ ask }: Question, lexicon: Lexicon): unknown => {
  try {
    return ask(lexicon);
  } catch (error) {
    if (error instanceof MissingWordsError) return MISSING;
    throw error;
  }
};

/** The orders in which the parts arrive at a slow and at a lucky visitor. */
const orders: readonly (readonly PartName[])[] = [PART_NAMES, PART_NAMES.toReversed()];

describe.each(LIST_NAMES)('the list %s in parts', (list: ListName) => {
  const whole = loadLexicon(list);

  it.each(orders)('answers as the whole list does, or reports that a part is missing (first part: %s)', (...order) => {
    const parts = new WordParts(directory);
    const growing = openGrowingLexicon(parts, () => null)(list);
    expect([growing.id, growing.name]).toEqual([whole.id, whole.name]);
    const wrong: string[] = [];
    const answered: number[] = [];
    const present = order.filter((part) => files.has(part));
    for (const [stage, part] of [null, ...present].entries()) {
      if (part !== null) parts.add(part, files.get(part)!);
      const isLast = stage === present.length;
      const questions = [
        ...sampleQuestions(isLast ? 2500 : 400, `${list} ${stage}`),
        ...(isLast ? slowQuestions : slowQuestions.slice(0, 3)),
      ];
      let count = 0;
      for (const question of questions) {
        const answer = askOrMissing(question, growing);
        if (answer === MISSING) continue;
        count++;
        if (JSON.stringify(answer) !== JSON.stringify(question.ask(whole))) wrong.push(`${question.about} at ${stage}`);
      }
      answered.push(count / questions.length);
    }
    expect(wrong).toEqual([]);
    expect(answered[0]).toBeLessThan(0.2);
    expect(answered.at(-1)).toBe(1);
  });
});

it('judges short words by the part that arrives first', () => {
  const parts = new WordParts(directory);
  const growing = openGrowingLexicon(parts, () => null)('standard');
  expect(() => growing.has('CAT')).toThrow(MissingWordsError);
  parts.add('short', files.get('short')!);
  expect([growing.has('CAT'), growing.has('CATX'), growing.has('EIGHTEEN'), growing.isPrefix('CA')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(() => growing.has('ELEPHANTS')).toThrow(new MissingWordsError('standard'));
});

it('has every section of the packed lexicon in some part', () => {
  const sections = new Set([...files.values()].flatMap((bytes) => [...decodeSections(bytes).keys()]));
  expect(sections).toEqual(new Set(Object.values(directory.sections).flat()));
  expect(files.has('other')).toBe(false);
});

it('runs a question again when its parts have arrived', async () => {
  const parts = new WordParts(directory);
  const growing = openGrowingLexicon(parts, () => null)('standard');
  const asked: PartName[] = [];
  const answer = await retryWithWords(
    () => growing.compareWords('LOVER', 'LOVE'),
    async (part) => {
      asked.push(part);
      parts.add(part, files.get(part)!);
    },
  );
  expect(answer).toEqual(loadLexicon('standard').compareWords('LOVER', 'LOVE'));
  expect(asked).toEqual(['broad', 'grammar', 'relations']);
});
