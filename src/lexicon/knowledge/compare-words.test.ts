// Tests which words count as the same, as doubtful, and as different.

import { expect, it } from 'vitest';
import { loadLexicon } from '../load.node.ts';

const lexicon = loadLexicon('broad');
const wrong = (pairs: string, verdict: string): string[] =>
  pairs
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => lexicon.compareWords(...(pair.split(' ') as [string, string])).verdict !== verdict);

it('calls words with -ISH doubtful, whatever their length', () => {
  const pairs = `FOOL FOOLISH, RED REDDISH, BOOK BOOKISH, SELF SELFISH, CHILD CHILDISH, GIRL GIRLISH, BOY BOYISH, ELF ELFISH, OLD OLDISH,
    BLUE BLUISH, IMP IMPISH, SLUG SLUGGISH, WASP WASPISH, POPE POPISH, HAWK HAWKISH, PINK PINKISH, LATE LATISH`;
  expect(wrong(pairs, 'DOUBTFUL')).toEqual([]);
});

it('calls words different that only look derived', () => {
  const pairs = `BIT BITTER, BAT BATTER, BATS BATTER, COW COWARD, BIT BITTERLY, MIST MISTER, MUST MUSTY, HOLE HOLY, SCAR SCARE,
    FLAT FLATTERY, GORGE GORGEOUS, LITER LITERAL, INTERN INTERNAL, RAFT RAFTER, START STARTLE, ANGLE TRIANGLE, BUT BUTTER,
    LET LETTER, LAV LAVISH, GAR GARISH, BAN BANISH, FIN FINISH, PAR PARISH, PUN PUNISH, RAD RADISH, VAN VANISH, RUB RUBBISH`;
  expect(wrong(pairs, 'DIFFERENT')).toEqual([]);
});

it('still calls real derivations doubtful', () => {
  const pairs = `RUN RUNNER, CUT CUTTER, HIT HITTER, HAT HATTER, LOVE LOVER, BITTER BITTERNESS, SUN SUNNY, FLAT FLATTEN, DIVERSE DIVERSITY`;
  expect(wrong(pairs, 'DOUBTFUL')).toEqual([]);
});

it('knows old past forms', () => expect(wrong('SPEAK SPAKE, EAT ET, HELP HOLPEN, DRIVE DRAVE', 'SAME')).toEqual([]));
