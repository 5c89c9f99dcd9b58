import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { fitTask } from '../content.ts';
import { NAME_CARDS, TASK_CARDS } from './task-cards.ts';
import { COMMON_NAMES, fitsSurely } from './task-names.ts';

const lexicon = loadLexicon('standard');
const fits = (id: string, word: string): boolean => fitTask(lexicon, id, word).fits;
const short = Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).filter((word) => word.length <= 6);

describe('a task card', () => {
  it('[OB-003] is one of sixty, and its examples match it', () => {
    expect(TASK_CARDS.map((task) => task.id)).toEqual(
      Array.from({ length: 60 }, (_, i) => `T${`${i + 1}`.padStart(2, '0')}`),
    );
    expect(TASK_CARDS.flatMap(({ id, examples }) => examples.filter((word) => !fits(id, word)))).toEqual([]);
  });

  it('has at least 15 words that match by a common meaning', () => {
    const poor = TASK_CARDS.filter(({ id }) => {
      let found = 0;
      return (COMMON_NAMES.get(id) ?? short).every((word) => !fitsSurely(lexicon, id, word) || ++found < 15);
    });
    expect(poor).toEqual([]);
  });

  it('[OB-060] accepts at least 98 % of the words that people would, and none that they would not', () => {
    const labels = readFileSync(join(import.meta.dirname, 'task-word-labels.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const cases = labels.flatMap((line) => {
      const [id, verdict, words] = line.split('\t') as [string, string, string];
      return words.split(' ').map((word) => ({ id, word, isYes: verdict === 'yes', fits: fits(id, word) }));
    });
    const list = (wrong: typeof cases): string => wrong.map(({ id, word }) => `${id} ${word}`).join(', ');
    expect(list(cases.filter((each) => !each.isYes && each.fits))).toBe('');
    for (const { id } of TASK_CARDS) {
      const expected = cases.filter((each) => each.id === id && each.isYes);
      const missed = expected.filter((each) => !each.fits);
      expect(expected.length, id).toBeGreaterThanOrEqual(20);
      expect(missed.length / expected.length, list(missed)).toBeLessThanOrEqual(0.02);
    }
  });

  it('[OB-062] [OB-064] accepts all listed names, as exceptions if they are not words', () => {
    expect([...COMMON_NAMES.keys()]).toEqual(NAME_CARDS);
    expect([...COMMON_NAMES].flatMap(([id, listed]) => listed.filter((word) => !fits(id, word)))).toEqual([]);
    expect(fitTask(lexicon, 'T53', 'OSLO')).toMatchObject({ fits: true, exception: true });
    expect(fitTask(lexicon, 'T52', 'ROSE')).toMatchObject({ fits: true, exception: false });
    expect(fitTask(lexicon, 'T53', 'GRAZ')).toMatchObject({ fits: true, exception: true });
    expect(['OSLO', 'GRAZ'].map((name) => fitsSurely(lexicon, 'T53', name))).toEqual([true, false]);
    expect(fitsSurely(lexicon, 'T52', 'ROSE')).toBe(true);
    for (const word of ['TABLE', 'QZX', 'WATER']) expect(fits('T53', word)).toBe(false);
    const admitted = TASK_CARDS.filter(({ id }) => fits(id, 'KENYA') || fits(id, 'MOZART')).map(({ id }) => id);
    expect(admitted).toEqual(['T54', 'T60']);
  });

  it('takes a dictionary word for a name only if our own lists have it', () => {
    for (const card of ['T52 ROSE', 'T53 BATH', 'T55 ORANGE', 'T59 PAN', 'T60 BACON'])
      expect(fits(card.slice(0, 3), card.slice(4)), card).toBe(true);
    for (const card of ['T52 ANY', 'T52 CAR', 'T52 MERSEY', 'T53 OF', 'T53 COME', 'T54 NORTH', 'T59 WEIRD'])
      expect(fits(card.slice(0, 3), card.slice(4)), card).toBe(false);
  });

  it('[OB-048] [OB-065] judges plurals by their singular, and accepts no other inflected form', () => {
    expect(
      ['T01 MICE', 'T02 GEESE', 'T09 FEET', 'T18 WIVES'].filter((card) => !fits(card.slice(0, 3), card.slice(4))),
    ).toEqual([]);
    for (const [id, word] of [
      ['T31', 'ROARED'],
      ['T45', 'GOING'],
      ['T46', 'LARGER'],
      ['T45', 'TAKEN'],
    ] as const) {
      expect(fits(id, word)).toBe(false);
    }
  });

  it('about spelling looks only at the letters', () => {
    const yes = `T33 ZERO T34 NOON T35 TRAP T36 COFFEE T37 TREAT T38 RHYTHM T39 OCEAN T40 JAZZ T41 PLANET T42 ALMOST T43 PLATE
      T44 PLANET T45 BRING T46 GREAT T47 NEVER T48 LEMON T49 OLIVE T50 CHARM T51 SCOWL`;
    const no = `T33 FIRST T34 TABLE T35 NOON T36 BOOK T37 SEEDS T38 CAMERA T39 WATER T40 TABLE T41 LITTLE T42 BEET T43 SKY T44 CLOCKS
      T45 APRON T46 RIVER T47 TABLE T48 BRING T49 WATER T50 EARS T51 CATS`;
    const cases = (text: string) => [...text.matchAll(/(T\d\d) (\w+)/g)].map(([, id, word]) => fits(id!, word!));
    expect(cases(yes)).toEqual(cases(yes).map(() => true));
    expect(cases(no)).toEqual(cases(no).map(() => false));
  });

  it('uses the word list of the match to decide which words are valid', () => {
    const few = lexicon.restrictTo(['STOP', 'POTS', 'PART', 'OAKS', 'WENT']);
    expect(fitTask(few, 'T35', 'STOP').fits).toBe(true);
    expect(fitTask(few, 'T35', 'PART').fits).toBe(false);
    expect(fitTask(few, 'T05', 'OAKS').fits).toBe(true);
    expect(fitTask(few, 'T05', 'ELMS').fits).toBe(false);
  });

  it('rejects text that is not a word, and does not exist under an unknown id', () => {
    for (const text of ['', 'A', 'horse', 'HORSES!', 'constructor', '__proto__', 'É', '🐎', 'HIPPOPOTAMUS']) {
      for (const { id } of TASK_CARDS) expect(fits(id, text)).toBe(false);
    }
    expect(fits('T99', 'HORSE')).toBe(false);
  });
});
