// The task cards judge words as their ledger says and as people at a table would.
// Not the scoring of a grid (src/games/outside-the-box).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../load.node.ts';
import { KINDS, NAMES, TASKS } from './task-cards.ts';

const lexicon = loadLexicon('standard');
const fits = (id: string, word: string): boolean => lexicon.task(id, word).fits;
const short = Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).filter((word) => word.length <= 6);

describe('the task cards', () => {
  it('[OB-003] are sixty, and every example passes its own card', () => {
    expect(TASKS.map((task) => task.id)).toEqual(
      Array.from({ length: 60 }, (_, i) => `T${`${i + 1}`.padStart(2, '0')}`),
    );
    expect(TASKS.flatMap(({ id, examples }) => examples.filter((word) => !fits(id, word)))).toEqual([]);
  });

  it('have each at least 15 words that are commonly meant so', () => {
    const listed = new Map(NAMES.map((names) => [names.id, names.listed]));
    const poor = TASKS.filter(({ id }) => {
      let found = 0;
      return (listed.get(id) ?? short).every((word) => !lexicon.task(id, word).sure || ++found < 15);
    });
    expect(poor).toEqual([]);
  });

  it('judge common words as people would', () => {
    const gold = readFileSync(join(import.meta.dirname, 'task-word-labels.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1);
    const wrong = gold.flatMap((line) => {
      const [id, verdict, words] = line.split('\t') as [string, string, string];
      return words
        .split(' ')
        .filter((word) => fits(id, word) !== (verdict === 'yes'))
        .map((word) => `${id} ${word} ${verdict}`);
    });
    expect(wrong).toEqual([]);
    expect(new Set(gold.map((line) => line.slice(0, 3))).size).toBe(KINDS.length);
  });

  it('[OB-062] [OB-064] admit all listed names, as exceptions where they are no words', () => {
    expect(NAMES.flatMap(({ id, listed }) => listed.filter((word) => !fits(id, word)))).toEqual([]);
    expect(lexicon.task('T53', 'OSLO')).toEqual({ fits: true, exception: true, sure: true });
    expect(lexicon.task('T52', 'ROSE')).toEqual({ fits: true, exception: false, sure: true });
    expect(lexicon.task('T53', 'GRAZ')).toEqual({ fits: true, exception: true, sure: false });
    for (const word of ['TABLE', 'QZX', 'WATER']) expect(fits('T53', word)).toBe(false);
    const admitted = TASKS.filter(({ id }) => fits(id, 'KENYA') || fits(id, 'MOZART')).map(({ id }) => id);
    expect(admitted).toEqual(['T54', 'T60']);
  });

  it('[OB-048] [OB-065] take plurals by their singular and no other form', () => {
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

  it('go by the letters where they say so', () => {
    const yes = `T33 ZERO T34 NOON T35 TRAP T36 COFFEE T37 TREAT T38 RHYTHM T39 OCEAN T40 JAZZ T41 PLANET T42 ALMOST T43 PLATE
      T44 PLANET T45 BRING T46 GREAT T47 NEVER T48 LEMON T49 OLIVE T50 CHARM T51 SCOWL`;
    const no = `T33 FIRST T34 TABLE T35 NOON T36 BOOK T37 SEEDS T38 CAMERA T39 WATER T40 TABLE T41 LITTLE T42 BEET T43 SKY T44 CLOCKS
      T45 APRON T46 RIVER T47 TABLE T48 BRING T49 WATER T50 EARS T51 CATS`;
    const cases = (text: string) => [...text.matchAll(/(T\d\d) (\w+)/g)].map(([, id, word]) => fits(id!, word!));
    expect(cases(yes)).toEqual(cases(yes).map(() => true));
    expect(cases(no)).toEqual(cases(no).map(() => false));
  });

  it('ask the list of the match which words are valid', () => {
    const few = lexicon.restrictTo(['STOP', 'POTS', 'PART', 'OAKS', 'WENT']);
    expect(few.task('T35', 'STOP').fits).toBe(true);
    expect(few.task('T35', 'PART').fits).toBe(false);
    expect(few.task('T05', 'OAKS').fits).toBe(true);
    expect(few.task('T05', 'ELMS').fits).toBe(false);
  });

  it('answer no to what is no word and no card', () => {
    for (const text of ['', 'A', 'horse', 'HORSES!', 'constructor', '__proto__', 'É', '🐎', 'HIPPOPOTAMUS']) {
      for (const { id } of TASKS) expect(fits(id, text)).toBe(false);
    }
    expect(fits('T99', 'HORSE')).toBe(false);
  });
});
