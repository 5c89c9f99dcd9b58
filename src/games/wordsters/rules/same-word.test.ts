import { describe, expect, it } from 'vitest';
import { defaultSetup, lexicon } from '../testing/table.testing.ts';
import { findContestableWords, findPairVerdict, findSimilarWords } from './same-word.ts';
import type { Judgement, Setup, Verdict } from './state.ts';

const judgement = (a: string, b: string, verdict: Verdict): Judgement => ({ words: [a, b], verdict, ballots: [] });

function hold(a: string, b: string, sameJudge: Setup['sameJudge'] = 'hybrid', judgements: readonly Judgement[] = []) {
  const judging = { setup: { ...defaultSetup, sameJudge }, judgements };
  const standing = findPairVerdict(a, b, judging, lexicon);
  expect(findPairVerdict(b, a, judging, lexicon).verdict, 'it does not matter which comes first').toBe(
    standing.verdict,
  );
  return standing.verdict;
}

const pairs = (words: string): (readonly [string, string])[] => {
  const list = words.split(' ');
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));
};

describe('what the rulebook says of two words', () => {
  it('[WS-046] words spelled alike are the same, whatever they mean', () => {
    for (const judge of ['hybrid', 'auto', 'vote'] as const) expect(hold('FAST', 'FAST', judge)).toBe('SAME');
  });

  it.each([['COURSE', 'COARSE'] as const, ...pairs('PAIR PARE PEAR')])(
    '[WS-047] %s and %s only sound alike',
    (a, b) => {
      expect(hold(a, b)).toBe('DIFFERENT');
      expect(lexicon.compareWords(a, b).similar).toBe(true);
    },
  );

  it.each(pairs('START STARTS STARTED STARTING'))('[WS-048, WS-050] %s and %s are forms of one word', (a, b) => {
    expect(hold(a, b)).toBe('SAME');
  });

  it.each([
    ['START', 'STARTLE'],
    ['ANGLE', 'TRIANGLE'],
  ])('[WS-049, WS-054] %s stands in %s, which is another word', (a, b) => {
    expect(hold(a, b)).toBe('DIFFERENT');
    expect(lexicon.compareWords(a, b).similar).toBe(true);
  });
});

describe('what the comparator makes of it', () => {
  it('[WS-050] a spelling variant is the same word', () => {
    expect(hold('COLOR', 'COLOUR')).toBe('SAME');
    expect(hold('COLORS', 'COLOURS')).toBe('SAME');
  });

  it('[WS-051] LEAVES is the same as LEAF and as LEAVE, which are different', () => {
    expect([hold('LEAVES', 'LEAF'), hold('LEAVES', 'LEAVE'), hold('LEAF', 'LEAVE')]).toEqual([
      'SAME',
      'SAME',
      'DIFFERENT',
    ]);
  });

  it.each([
    ['MOUSE', 'MICE'],
    ['BRING', 'BROUGHT'],
    ['GOOD', 'BETTER'],
  ])('[WS-052] %s and %s are forms too, if irregular', (a, b) => {
    expect(hold(a, b)).toBe('SAME');
  });

  it.each([...pairs('LOVE LOVER BELOVED LOVABLE LOVELY'), ['OPTION', 'OPTIONAL'], ['ANGLE', 'ANGLER']] as const)(
    '[WS-053] %s and %s are doubtful',
    (a, b) => {
      expect(lexicon.compareWords(a, b).verdict).toBe('DOUBTFUL');
      expect(hold(a, b)).toBeNull();
    },
  );

  it('[WS-054] a word the lexicon does not know is different from all others', () => {
    expect(hold('LOVERZ', 'LOVER')).toBe('DIFFERENT');
    expect(hold('XQLOVE', 'LOVE')).toBe('DIFFERENT');
  });

  it('[WS-055] similar are relatives, words in words and sound-alikes; strangers and odd signs are not', () => {
    const words = ['LOVER', 'GLOVE', 'CLOVER', 'OLIVE', "LOVE'S", 'LOVE', 'XLOVEX'];
    expect(findSimilarWords(words, 'LOVE', lexicon)).toEqual(['LOVER', 'GLOVE', 'CLOVER', 'XLOVEX']);
    expect(findSimilarWords(['COARSE'], 'COURSE', lexicon)).toEqual(['COARSE']);
  });
});

describe('what holds in a game', () => {
  it('[WS-057] three judges: relatives are voted on, or different, and the vote judge takes forms to the table too', () => {
    expect([hold('LOVE', 'LOVER'), hold('LOVE', 'LOVER', 'auto'), hold('LOVE', 'LOVER', 'vote')]).toEqual([
      null,
      'DIFFERENT',
      null,
    ]);
    expect([hold('START', 'STARTS'), hold('START', 'STARTS', 'auto'), hold('START', 'STARTS', 'vote')]).toEqual([
      'SAME',
      'SAME',
      null,
    ]);
    expect([hold('ANGLE', 'TRIANGLE'), hold('ANGLE', 'TRIANGLE', 'auto'), hold('ANGLE', 'TRIANGLE', 'vote')]).toEqual([
      'DIFFERENT',
      'DIFFERENT',
      null,
    ]);
    expect(hold('ANGLE', 'CLOVER', 'vote')).toBe('DIFFERENT');
  });

  it('[WS-056, WS-106] in hybrid a judgement covers forms of both words', () => {
    const judgements = [judgement('LOVE', 'LOVER', 'SAME')];
    expect(hold('LOVERS', 'LOVES', 'hybrid', judgements)).toBe('SAME');
    expect(hold('LOVERS', 'LOVE', 'hybrid', judgements)).toBe('SAME');
    expect(hold('LOVELY', 'LOVE', 'hybrid', judgements)).toBeNull();
    expect(hold('LOVERS', 'LOVER', 'hybrid', judgements)).toBe('SAME');
  });

  it('[WS-056, WS-106] in vote a judgement covers the two spellings only', () => {
    const judgements = [judgement('LOVE', 'LOVER', 'SAME')];
    expect(hold('LOVER', 'LOVE', 'vote', judgements)).toBe('SAME');
    expect(hold('LOVERS', 'LOVE', 'vote', judgements)).toBeNull();
  });

  it('[WS-106] the judgement on the pair itself comes before one that covers it, then the earliest', () => {
    const judgements = [
      judgement('LOVES', 'LOVER', 'DIFFERENT'),
      judgement('LOVED', 'LOVERS', 'SAME'),
      judgement('LOVE', 'LOVERS', 'SAME'),
    ];
    expect(hold('LOVE', 'LOVERS', 'hybrid', judgements)).toBe('SAME');
    expect(hold('LOVING', 'LOVER', 'hybrid', judgements)).toBe('DIFFERENT');
  });

  it('[WS-106] what the lexicon is sure of comes before any judgement', () => {
    expect(hold('START', 'STARTS', 'hybrid', [judgement('START', 'STARTS', 'DIFFERENT')])).toBe('SAME');
    expect(hold('ANGLE', 'TRIANGLE', 'auto', [judgement('ANGLE', 'TRIANGLE', 'SAME')])).toBe('DIFFERENT');
  });

  it('[WS-065, WS-106] only undecided pairs can be contested', () => {
    const judging = { setup: defaultSetup, judgements: [judgement('LOVER', 'LOVELY', 'DIFFERENT')] };
    expect(findContestableWords('LOVER', ['LOVE', 'LOVELY', 'GLOVE', 'CLOVER'], judging, lexicon)).toEqual(['LOVE']);
  });
});
