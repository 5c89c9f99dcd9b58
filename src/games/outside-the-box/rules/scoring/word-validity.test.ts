import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { printedTasks } from '../../content.ts';
import { gridRows } from '../../testing/table.testing.ts';
import { lookUpWord } from '../../text/word-lookup.ts';
import { scoreGrid, sumWordPoints, taskBonusPoints } from './score.ts';
import { createWordChecker, findWordFault, isValidWord } from './word-validity.ts';

const lexicon = loadLexicon('standard');
const wordsOf = (text: string): string[] => text.split(' ');
const counted = (line: string): string =>
  scoreGrid(gridRows(line).join(''), createWordChecker(null, lexicon))
    .counted.map(({ word }) => word)
    .join(' ');

describe('valid words', () => {
  it('[OB-047] names and abbreviations do not count', () => {
    for (const word of wordsOf('DOOR TABLE HORSE')) expect(isValidWord(word, lexicon), word).toBe(true);
    for (const word of wordsOf('OSLO KENYA SUSAN NATO')) expect(isValidWord(word, lexicon), word).toBe(false);
    expect(findWordFault('KENYA', lexicon)).toMatchObject({ rule: 'OB-047', reason: 'name' });
    expect(findWordFault('NATO', lexicon)).toMatchObject({ rule: 'OB-047', reason: 'abbreviation' });
    expect(findWordFault('IPHONE', lexicon)).toMatchObject({ rule: 'OB-047', reason: 'name' });
    for (const word of wordsOf('MM CM KG INTRA MULTI')) expect(isValidWord(word, lexicon), word).toBe(false);
    expect(isValidWord('OK', lexicon)).toBe(true);
  });

  it('[OB-048, OB-091] basic forms and plurals count, other inflections do not', () => {
    for (const word of wordsOf('PLAY PLAYS BABIES FEET')) expect(isValidWord(word, lexicon), word).toBe(true);
    for (const word of wordsOf('PLAYED PLAYING BIGGER OLDEST')) expect(isValidWord(word, lexicon), word).toBe(false);
    expect(findWordFault('BIGGER', lexicon)).toEqual({ rule: 'OB-048', reason: 'comparison', instead: 'BIG' });
    expect(counted('PLAYS')).toBe('PLAYS');
    expect(counted('PLAY')).toBe('PLAY');
  });

  it('[OB-049, OB-091] verbs count only in the infinitive', () => {
    expect(isValidWord('GO', lexicon)).toBe(true);
    expect(findWordFault('ET', lexicon)).toEqual({ rule: 'OB-049', reason: 'verb', instead: 'EAT' });
    expect(counted('ET')).toBe('');
    expect(counted('FLYER')).toBe('FLYER');
    expect(findWordFault('GOES', lexicon)).toEqual({ rule: 'OB-049', reason: 'verb', instead: 'GO' });
    expect(counted('GOES')).toBe(
      'GO ES'
        .split(' ')
        .filter((word) => isValidWord(word, lexicon))
        .join(' '),
    );
  });

  it('[OB-050] a word must be in the word list of the match and be a basic form', () => {
    expect(isValidWord('ZZZZ', lexicon)).toBe(false);
    const only = lexicon.restrictTo(['GOES', 'DOOR']);
    // With a word list named by the host, every listed word counts, whatever its form.
    expect([isValidWord('GOES', only), isValidWord('DOOR', only), isValidWord('GO', only)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[OB-056] misspelled words do not count', () => {
    expect(findWordFault('DOORR', lexicon)).toMatchObject({ rule: 'OB-056', reason: 'unknown' });
  });

  it('[OB-057] a lookup says whether a word counts, and if not, why', () => {
    const lookUp = (word: string) => lookUpWord(word, null, lexicon)!.sentence;
    expect(lookUp('door')).toBe('DOOR counts: 5 points.');
    expect(lookUp('GOES')).toBe('GOES is a form of GO, so it doesn’t count. GO does.');
    expect(lookUp('BIGGER')).toBe('BIGGER is a form of BIG, so it doesn’t count. BIG does.');
    expect(lookUp('KENYA')).toBe('KENYA is a name, and names don’t count.');
    expect(lookUp('xyzzy')).toMatch(/^XYZZY isn’t in the dictionary\. Did you mean [A-Z]+\?$/);
  });

  it('[OB-057] a lookup judges the whole word, even if it is longer than a line', () => {
    const lookUp = (word: string) => lookUpWord(word, null, lexicon)!;
    expect(lookUp('playing').sentence).toBe('PLAYING is a form of PLAY, so it doesn’t count. PLAY does.');
    expect(lookUp('planets')).toEqual({
      counts: false,
      sentence: 'PLANETS is too long: a row or column has 6 squares.',
    });
    expect(lookUp('qqqqqqqqqqqq').sentence).toBe('QQQQQQQQQQQQ isn’t in the dictionary.');
  });

  it('[OB-058, OB-059] basic forms are judged as listed in RULES.md', () => {
    const yes =
      'PLAY PLAYS GO DOOR ORE SHE THE HOT TEA DOES BEING MEN FEET DICE BABIES WOLVES WALKS WORKS NEEDS CUT CUTS SAW FELL FOUND LEFT ROSE SPOKE KING SPRING SEED LETTER UNDER GUEST THIS JEANS ABODE BIT BORE BOUND CLEFT CLOVE DOVE DROVE DRUNK FELT GILT GROUND LAY MIGHT RENT RUNG SHOT SMELT SPAT SPELT STOLE STOVE WON WOUND NUMBER SHEEP SET';
    const noes =
      'PLAYED GOES WENT GOING TAKING DYING EATS TAKES SAYS KNOWS GIVES COMES TAKEN SAT SUNG WAS HAD LOST BIGGER LARGER OLDEST AM IS ARE WERE BEEN HAS DID DONE CHOSEN DUG GIVEN SANG SENT SHOOK SLAIN TORE ATE TIRED';
    expect(wordsOf(yes).filter((word) => !isValidWord(word, lexicon))).toEqual([]);
    expect(wordsOf(noes).filter((word) => isValidWord(word, lexicon))).toEqual([]);
  });
});

describe('task cards', () => {
  const checkWord = (id: string) => createWordChecker({ id, text: '', staged: null }, lexicon);

  it('[OB-060, OB-061] a matching word is worth 3 points, once', () => {
    const score = (task: string | null, ...texts: string[]): number => {
      const { counted } = scoreGrid(
        gridRows(...texts).join(''),
        task === null ? createWordChecker(null, lexicon) : checkWord(task),
      );
      return sumWordPoints(counted) + taskBonusPoints(counted);
    };
    expect(score('T02', 'OWL', '', 'SWAN')).toBe(score(null, 'OWL', '', 'SWAN') + 3);
    expect(score('T02', 'OWL')).toBe(score(null, 'OWL') + 3);
    expect(score('T02', 'TEA')).toBe(score(null, 'TEA'));
  });

  it('[OB-062, OB-064] first names, cities and the like count only with a task that allows them', () => {
    expect(checkWord('T53')('OSLO')).toEqual({ counts: true, fits: true, exception: true });
    expect(checkWord('T52')('OSLO').counts).toBe(false);
    expect(createWordChecker(null, lexicon)('OSLO').counts).toBe(false);
    expect(checkWord('T53')('CORK')).toEqual({ counts: true, fits: true, exception: false });
  });

  it('[OB-065] a plural matches if its singular does', () => {
    expect(checkWord('T02')('OWLS')).toEqual({ counts: true, fits: true, exception: false });
    expect(checkWord('T15')('TABLES').fits).toBe(true);
    expect(checkWord('T15')('OWLS').fits).toBe(false);
  });

  it('[OB-003] the examples of every card pass its test', () => {
    for (const { id, examples } of printedTasks(lexicon)) {
      expect(examples.length).toBeGreaterThan(1);
      for (const word of examples)
        expect(checkWord(id)(word), `${id} ${word}`).toMatchObject({ counts: true, fits: true });
    }
  });
});
