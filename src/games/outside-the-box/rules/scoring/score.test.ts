import { describe, expect, it } from 'vitest';
import { fastRandom, randomFrom } from '../../../../core/random.ts';
import { customLexicon } from '../../../../lexicon/custom-lexicon.ts';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { loadSolver, sampleGrid, solveByIlp } from '../../testing/ilp-solver.testing.ts';
import { gridRows } from '../../testing/table.testing.ts';
import { ALL_LINES, EMPTY_GRID, formatRun, type Grid, type Run } from './grid.ts';
import {
  type CountedWord,
  countLengths,
  findCountableWords,
  POINTS_BY_LENGTH,
  scoreGrid,
  sumWordPoints,
  taskBonusPoints,
  type WordChecker,
} from './score.ts';
import { createWordChecker } from './word-validity.ts';

const gridOf = (...texts: readonly string[]): Grid => gridRows(...texts).join('');

/** The counted words and their places: `DOOR R1 1-4`. */
function count(texts: readonly string[], words: string, task?: { words: string; exceptions?: string }): string[] {
  const split = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
  const card = task && {
    id: 'T01',
    text: '',
    staged: { words: split(task.words), exceptions: split(task.exceptions) },
  };
  const { counted } = scoreGrid(gridOf(...texts), createWordChecker(card ?? null, customLexicon(split(words))));
  return counted.map((run) => `${run.word} ${formatRun(run)}`);
}

const pointsFor = (texts: readonly string[], words: string): number =>
  sumWordPoints(count(texts, words).map((text) => ({ word: text.split(' ')[0]! })));

describe('which words can count', () => {
  it('[OB-045] words read from left to right and from top to bottom, never backwards or diagonally', () => {
    expect(count(['TEN'], 'TEN')).toEqual(['TEN R1 1-3']);
    expect(count(['T', 'E', 'N'], 'TEN')).toEqual(['TEN C1 1-3']);
    expect(count(['NET'], 'TEN')).toEqual([]);
    expect(count(['N', 'E', 'T'], 'TEN')).toEqual([]);
    expect(count(['T..', '.E.', '..N'], 'TEN')).toEqual([]);
  });

  it('[OB-046] a word is an unbroken run of 2 to 6 letters', () => {
    expect(count(['TE.N'], 'TEN TE')).toEqual(['TE R1 1-2']);
    expect(count(['A'], 'A')).toEqual([]);
    expect(count(['LETTER'], 'LETTER')).toEqual(['LETTER R1 1-6']);
    expect(count(['CANT', '....IN'], 'IN')).toEqual(['IN R2 5-6']);
  });

  it('[OB-051, OB-052] words of a line may be adjacent but not overlap, in rows and in columns', () => {
    expect(count(['HOTTEA'], 'HOT TEA')).toEqual(['HOT R1 1-3', 'TEA R1 4-6']);
    expect(pointsFor(['DOORE'], 'DOOR ORE')).toBe(5);
    expect(pointsFor(['D', 'O', 'O', 'R', 'E'], 'DOOR ORE')).toBe(5);
  });

  it('[OB-053, OB-094] a row word and a column word that cross count in full', () => {
    expect(count(['TEN', 'A', 'R'], 'TEN TAR')).toEqual(['TEN R1 1-3', 'TAR C1 1-3']);
  });

  it('[OB-054, OB-092] a word counts once, across lines and within one', () => {
    expect(pointsFor(['SHE', '...SHE'], 'SHE')).toBe(3);
    expect(pointsFor(['SHE', 'H', 'E'], 'SHE')).toBe(3);
    expect(pointsFor(['TEATEA'], 'TEA')).toBe(3);
  });

  it('[OB-055] a shorter word inside a counted one adds nothing; elsewhere both count', () => {
    expect(pointsFor(['PLAYS'], 'PLAY PLAYS')).toBe(7);
    expect(pointsFor(['PLAYS', '', 'PLAY'], 'PLAY PLAYS')).toBe(12);
  });

  it('[OB-080, OB-095] 2, 3, 4, 5 and 6 letters are worth 2, 3, 5, 7 and 10', () => {
    expect(POINTS_BY_LENGTH.slice(2)).toEqual([2, 3, 5, 7, 10]);
    for (const [word, points] of [
      ['GO', 2],
      ['TEN', 3],
      ['DOOR', 5],
      ['PLAYS', 7],
      ['LETTER', 10],
    ] as const)
      expect(pointsFor([word], word)).toBe(points);
  });
});

describe('which words are counted', () => {
  it('[OB-083, OB-090] the most points; among equals, the longer words', () => {
    expect(count(['DOORE'], 'DOOR ORE DO')).toEqual(['DOOR R1 1-4']);
    expect(count(['ABCDEF'], 'ABC DEF ABCD')).toEqual(['ABC R1 1-3', 'DEF R1 4-6']);
    // Either words of 5 and 2 letters, or words of 4, 2 and 2: 9 points each; the 5-letter word decides.
    expect(count(['ABCDEF', '', 'GH'], 'ABCDE ABCD EF GH')).toEqual(['ABCDE R1 1-5', 'GH R3 1-2']);
  });

  it('[OB-083, OB-093] if still equal, the word that comes first', () => {
    expect(count(['HOTEA'], 'HOT TEA')).toEqual(['HOT R1 1-3']);
    expect(count(['TEN', '...TEN'], 'TEN')).toEqual(['TEN R1 1-3']);
    expect(count(['T', 'E', 'NTEN'], 'TEN')).toEqual(['TEN R3 2-4']);
  });

  it('[OB-084] the best set for the whole grid, not for each line', () => {
    // On its own, the first row would take AB and AC; but those are found elsewhere, and BA is not.
    expect(count(['ABAC', '', 'AB', '', 'AC'], 'AB AC BA')).toEqual(['BA R1 2-3', 'AB R3 1-2', 'AC R5 1-2']);
    // TEN is not counted in the first row, because it is the only word of the third.
    expect(count(['TENTEE', '', 'TEN'], 'TEN TENT TENTEE ENT')).toEqual(['TENTEE R1 1-6', 'TEN R3 1-3']);
  });

  it('[OB-061, OB-063] the task is worth 3 once, and its word must be counted', () => {
    const score = (texts: readonly string[], words: string, task: string) => {
      const card = { id: 'T01', text: '', staged: { words: task.split(' '), exceptions: [] } };
      const { counted } = scoreGrid(gridOf(...texts), createWordChecker(card, customLexicon(words.split(' '))));
      return [counted.map(({ word }) => word).join(' '), sumWordPoints(counted) + taskBonusPoints(counted)];
    };
    expect(score(['OAK', '', 'ELM'], 'OAK ELM', 'OAK ELM')).toEqual(['OAK ELM', 9]);
    // SOAK is worth 5 points, OAK 3 plus the bonus.
    expect(score(['SOAK'], 'SOAK OAK', 'OAK')).toEqual(['OAK', 6]);
    expect(score(['SOAKED'], 'SOAKED OAK', 'OAK')).toEqual(['SOAKED', 10]);
  });

  it('[OB-062, OB-064] one word that only the task allows counts, with the points for its length', () => {
    expect(count(['ANNA', '', 'EMMA'], 'OAK', { words: 'ANNA EMMA', exceptions: 'ANNA EMMA' })).toEqual([
      'ANNA R1 1-4',
    ]);
    expect(count(['ANNA', '', 'EMMA'], 'EMMA', { words: 'ANNA EMMA', exceptions: 'ANNA' })).toEqual([
      'ANNA R1 1-4',
      'EMMA R3 1-4',
    ]);
    expect(count(['ANNA'], 'OAK', { words: 'OAK' })).toEqual([]);
  });
});

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, i) => one !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** Brute force: tries every set of runs. */
function bestByTrying(grid: Grid, checkWord: WordChecker): readonly CountedWord[] {
  const runs = ALL_LINES.flatMap((line) => findCountableWords(grid, line, checkWord));
  const place = (run: Run): number => run.line * 100 + run.first * 10 + run.last;
  const rank = (set: readonly CountedWord[]): number[] => [
    sumWordPoints(set) + taskBonusPoints(set),
    ...countLengths(set),
    ...set.map((run) => -place(run)),
  ];
  let best: { set: readonly CountedWord[]; rank: number[] } = { set: [], rank: rank([]) };
  const extend = (set: readonly CountedWord[], from: number): void => {
    const mine = rank(set);
    if (compare(mine, best.rank) > 0) best = { set, rank: mine };
    for (let i = from; i < runs.length; i++) {
      const run = runs[i]!;
      const clash = set.some(
        (one) =>
          (one.line === run.line && one.last >= run.first) || one.word === run.word || (one.exception && run.exception),
      );
      if (!clash) extend([...set, run], i + 1);
    }
  };
  extend([], 0);
  return best.set;
}

const deep = process.env.WORDHOARD_DEEP !== undefined;

describe('the exact solver', () => {
  it('[OB-083] finds the same set as brute force, including ties', () => {
    const random = fastRandom(randomFrom('small grids', 0));
    let tried = 0;
    for (let n = 0; tried < (deep ? 5000 : 400); n++) {
      const letters = 'ABC'.slice(0, 1 + random.below(3));
      const fill = 0.2 + random.real() * 0.4;
      const share = 0.2 + random.real() * 0.8;
      const verdicts = new Map<string, ReturnType<WordChecker>>();
      const checkWord: WordChecker = (word) => {
        if (!verdicts.has(word)) {
          const valid = !word.includes('.') && random.real() < share;
          const fits = !word.includes('.') && n % 2 === 1 && random.real() < 0.3;
          verdicts.set(word, { counts: valid || fits, fits, exception: fits && !valid });
        }
        return verdicts.get(word)!;
      };
      const grid = [...EMPTY_GRID].map((free) => (random.real() < fill ? random.pick([...letters]) : free)).join('');
      const runs = ALL_LINES.flatMap((line) => findCountableWords(grid, line, checkWord)).length;
      if (runs < 4 || runs > 18) continue;
      tried++;
      expect(scoreGrid(grid, checkWord).counted, `${grid} ${n}`).toEqual(bestByTrying(grid, checkWord));
    }
  });

  it('[OB-083, OB-084] agrees with an integer program and explores few nodes', { timeout: 3_600_000 }, async () => {
    const solver = await loadSolver();
    const lexicon = loadLexicon('standard');
    const random = fastRandom(randomFrom('grids', 0));
    let most = 0;
    for (let n = 0; n < (deep ? 10_000 : 150); n++) {
      const { name, grid, checkWord } = sampleGrid(n, lexicon, random);
      const { counted, nodes } = scoreGrid(grid, checkWord);
      const found = { total: sumWordPoints(counted) + taskBonusPoints(counted), lengths: countLengths(counted) };
      expect(found, `${name} ${grid}`).toEqual(solveByIlp(grid, checkWord, solver));
      most = Math.max(most, nodes);
    }
    expect(most).toBeLessThan(1000);
  });
});
