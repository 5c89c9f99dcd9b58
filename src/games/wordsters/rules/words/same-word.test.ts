import { describe, expect, it } from 'vitest';
import { DEFAULT_SETUP, lexicon } from '../../testing/table.testing.ts';
import type { Setup } from '../options.ts';
import type { Verdict, VoteResult } from '../state.ts';
import { findContestableWords, findPairVerdict, findSimilarWords } from './same-word.ts';

const judgement = (a: string, b: string, verdict: Verdict): VoteResult => ({ words: [a, b], verdict, ballots: [] });

function verdictOn(
  a: string,
  b: string,
  sameJudge: Setup['sameJudge'] = 'hybrid',
  judgements: readonly VoteResult[] = [],
) {
  const context = { setup: { ...DEFAULT_SETUP, sameJudge }, judgements };
  const { verdict } = findPairVerdict(a, b, context, lexicon);
  expect(findPairVerdict(b, a, context, lexicon).verdict, 'the order does not matter').toBe(verdict);
  return verdict;
}

const pairs = (words: string): (readonly [string, string])[] => {
  const list = words.split(' ');
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));
};

describe('pairs from the rulebook', () => {
  it('[WS-046] identical spellings are the same word, whatever they mean', () => {
    for (const judge of ['hybrid', 'auto', 'vote'] as const) expect(verdictOn('FAST', 'FAST', judge)).toBe('SAME');
  });

  it.each([['COURSE', 'COARSE'] as const, ...pairs('PAIR PARE PEAR')])(
    '[WS-047] %s and %s sound alike and are different',
    (a, b) => {
      expect(verdictOn(a, b)).toBe('DIFFERENT');
      expect(lexicon.compareWords(a, b).similar).toBe(true);
    },
  );

  it.each(pairs('START STARTS STARTED STARTING'))('[WS-048, WS-050] %s and %s are forms of one word', (a, b) => {
    expect(verdictOn(a, b)).toBe('SAME');
  });

  it.each([
    ['START', 'STARTLE'],
    ['ANGLE', 'TRIANGLE'],
  ])('[WS-049, WS-054] %s is contained in %s and is different', (a, b) => {
    expect(verdictOn(a, b)).toBe('DIFFERENT');
    expect(lexicon.compareWords(a, b).similar).toBe(true);
  });
});

describe('comparisons by the lexicon', () => {
  it('[WS-050] a spelling variant is the same word', () => {
    expect(verdictOn('COLOR', 'COLOUR')).toBe('SAME');
    expect(verdictOn('COLORS', 'COLOURS')).toBe('SAME');
  });

  it('[WS-051] LEAVES is the same as LEAF and as LEAVE, which are different', () => {
    expect([verdictOn('LEAVES', 'LEAF'), verdictOn('LEAVES', 'LEAVE'), verdictOn('LEAF', 'LEAVE')]).toEqual([
      'SAME',
      'SAME',
      'DIFFERENT',
    ]);
  });

  it.each([
    ['MOUSE', 'MICE'],
    ['BRING', 'BROUGHT'],
    ['GOOD', 'BETTER'],
  ])('[WS-052] %s and %s are irregular forms of one word', (a, b) => {
    expect(verdictOn(a, b)).toBe('SAME');
  });

  it.each([...pairs('LOVE LOVER BELOVED LOVABLE LOVELY'), ['OPTION', 'OPTIONAL'], ['ANGLE', 'ANGLER']] as const)(
    '[WS-053] %s and %s are doubtful',
    (a, b) => {
      expect(lexicon.compareWords(a, b).verdict).toBe('DOUBTFUL');
      expect(verdictOn(a, b)).toBeNull();
    },
  );

  it('[WS-054] a word the lexicon does not know is different from all others', () => {
    expect(verdictOn('LOVERZ', 'LOVER')).toBe('DIFFERENT');
    expect(verdictOn('XQLOVE', 'LOVE')).toBe('DIFFERENT');
  });

  it('[WS-055] relatives, contained words and sound-alikes are similar; other words are not', () => {
    const words = ['LOVER', 'GLOVE', 'CLOVER', 'OLIVE', "LOVE'S", 'LOVE', 'XLOVEX'];
    expect(findSimilarWords(words, 'LOVE', lexicon)).toEqual(['LOVER', 'GLOVE', 'CLOVER', 'XLOVEX']);
    expect(findSimilarWords(['COARSE'], 'COURSE', lexicon)).toEqual(['COARSE']);
  });
});

describe('verdicts in a game', () => {
  it('[WS-057] depend on sameJudge: hybrid votes on relatives, auto calls them different, vote also votes on forms', () => {
    expect([
      verdictOn('LOVE', 'LOVER'),
      verdictOn('LOVE', 'LOVER', 'auto'),
      verdictOn('LOVE', 'LOVER', 'vote'),
    ]).toEqual([null, 'DIFFERENT', null]);
    expect([
      verdictOn('START', 'STARTS'),
      verdictOn('START', 'STARTS', 'auto'),
      verdictOn('START', 'STARTS', 'vote'),
    ]).toEqual(['SAME', 'SAME', null]);
    expect([
      verdictOn('ANGLE', 'TRIANGLE'),
      verdictOn('ANGLE', 'TRIANGLE', 'auto'),
      verdictOn('ANGLE', 'TRIANGLE', 'vote'),
    ]).toEqual(['DIFFERENT', 'DIFFERENT', null]);
    expect(verdictOn('ANGLE', 'CLOVER', 'vote')).toBe('DIFFERENT');
  });

  it('[WS-056, WS-106] with hybrid, a judgement covers forms of both words', () => {
    const judgements = [judgement('LOVE', 'LOVER', 'SAME')];
    expect(verdictOn('LOVERS', 'LOVES', 'hybrid', judgements)).toBe('SAME');
    expect(verdictOn('LOVERS', 'LOVE', 'hybrid', judgements)).toBe('SAME');
    expect(verdictOn('LOVELY', 'LOVE', 'hybrid', judgements)).toBeNull();
    expect(verdictOn('LOVERS', 'LOVER', 'hybrid', judgements)).toBe('SAME');
  });

  it('[WS-056, WS-106] with vote, a judgement covers only the two spellings', () => {
    const judgements = [judgement('LOVE', 'LOVER', 'SAME')];
    expect(verdictOn('LOVER', 'LOVE', 'vote', judgements)).toBe('SAME');
    expect(verdictOn('LOVERS', 'LOVE', 'vote', judgements)).toBeNull();
  });

  it('[WS-106] a judgement on the pair itself takes precedence, then the earliest that covers it', () => {
    const judgements = [
      judgement('LOVES', 'LOVER', 'DIFFERENT'),
      judgement('LOVED', 'LOVERS', 'SAME'),
      judgement('LOVE', 'LOVERS', 'SAME'),
    ];
    expect(verdictOn('LOVE', 'LOVERS', 'hybrid', judgements)).toBe('SAME');
    expect(verdictOn('LOVING', 'LOVER', 'hybrid', judgements)).toBe('DIFFERENT');
  });

  it('[WS-106] a clear verdict of the lexicon takes precedence over any judgement', () => {
    expect(verdictOn('START', 'STARTS', 'hybrid', [judgement('START', 'STARTS', 'DIFFERENT')])).toBe('SAME');
    expect(verdictOn('ANGLE', 'TRIANGLE', 'auto', [judgement('ANGLE', 'TRIANGLE', 'SAME')])).toBe('DIFFERENT');
  });

  it('[WS-065, WS-106] only undecided pairs can be contested', () => {
    const context = { setup: DEFAULT_SETUP, judgements: [judgement('LOVER', 'LOVELY', 'DIFFERENT')] };
    expect(findContestableWords('LOVER', ['LOVE', 'LOVELY', 'GLOVE', 'CLOVER'], context, lexicon)).toEqual(['LOVE']);
  });
});
