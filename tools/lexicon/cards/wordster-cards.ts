// Chooses the Wordsters: 72 cards of four letter triples, none with too few or too many words that people think of.
// The same lexicon gives the same cards.

import { randomFrom } from '../../../src/core/random.ts';
import type { WordsterCard } from '../../../src/games/wordsters/content.ts';
import type { Lexicon } from '../../../src/lexicon/lexicon.ts';
import type { WordFacts } from '../knowledge/build-knowledge.ts';

/** How many everyday words hide a triple. */
type TripleStatistics = {
  readonly triple: string;
  /** Everyday words that hide it, and how many different words these are forms of. */
  readonly words: number;
  readonly families: number;
  /** How many of the families hide it in their base; few if it mostly occurs in an ending such as ING. */
  readonly bases: number;
  readonly breadth: number;
};
type Pools = {
  readonly easy: readonly TripleStatistics[];
  readonly medium: readonly TripleStatistics[];
  readonly hard: readonly TripleStatistics[];
};

const CARD_COUNT = 72;
/** Words at least this frequent are everyday words. */
const EVERYDAY_ZIPF = 3;
/** The chance that people think of a family grows with this power of its frequency. */
const RECALL_EXPONENT = 0.5;
const FAMILY_COUNT_RANGE = { least: 40, most: 400 };
const MAX_FORMS_PER_FAMILY = 1.35;
const MIN_SHARE_IN_BASE = 0.75;
export const BREADTH_RANGES = { hard: [25, 40], medium: [40, 70], easy: [70, 120] } as const;

/** Offensive as a word, as an abbreviation, or because they look like one. Offensive words of the lexicon are left out as well. */
const OFFENSIVE_TRIPLES = new Set(
  `ANL ARS ASS BCH BLK BNG BOM BRA BRE BST BTC BUM CIA CLT CNT COC COK CON CRP CUM DAM DCK DEA DIC DIE DIK DMN DOM FAG FAT FBI FCK FGT
  FGS FKN FUC FUK GAY GOD GUN HAG HEL HIV HOE HOM HOR HRN IRA JAP JEW JUG KGB KIL KKK LES LSD LST MUF NAZ NGR NIG NIP NRA OMG PEE PEN PMS
  PIG PIS PLO POO POT PRV PSS PUS RAP RPE RPT SAD SEX SHT SLT SOB SOT SPR SSY STD SUC SUK TIT TRD TWT UGL VAG WEE WAR WHR WNK WOP WTF XXX`.match(
    /\S+/g,
  ),
);

export function chooseWordsters(words: readonly string[], facts: WordFacts): WordsterCard[] {
  const measures = measureTriples(words, facts).filter(
    ({ triple, words: count, families, bases }) =>
      families >= FAMILY_COUNT_RANGE.least &&
      families <= FAMILY_COUNT_RANGE.most &&
      count <= MAX_FORMS_PER_FAMILY * families &&
      bases >= MIN_SHARE_IN_BASE * families &&
      !OFFENSIVE_TRIPLES.has(triple) &&
      !facts.offensiveWords.has(triple.toLowerCase()),
  );
  const within = ([least, most]: readonly [number, number]) =>
    measures.filter(({ breadth }) => breadth >= least && breadth < most);
  const used = new Map<string, number>();
  const hard = pickVaried(within(BREADTH_RANGES.hard), CARD_COUNT, used);
  const easy = pickVaried(within(BREADTH_RANGES.easy), CARD_COUNT, used);
  const medium = pickVaried(within(BREADTH_RANGES.medium), 2 * CARD_COUNT, used);
  return dealCards({ easy, medium, hard });
}

/** All triples that everyday words hide; a letter can occur twice. */
function measureTriples(words: readonly string[], { grammar, zipf, offensiveWords }: WordFacts): TripleStatistics[] {
  const found = new Map<string, { words: number; bases: number; families: Map<string, number> }>();
  for (const spelling of words) {
    const word = spelling.toLowerCase();
    const frequency = zipf(word);
    if (word.length < 4 || frequency < EVERYDAY_ZIPF || offensiveWords.has(word)) continue;
    const family = grammar.inflections.get(word)?.[0]?.base ?? word;
    for (const triple of triplesIn(spelling)) {
      let known = found.get(triple);
      if (!known) found.set(triple, (known = { words: 0, bases: 0, families: new Map() }));
      known.words++;
      if (word === family) known.bases++;
      known.families.set(family, Math.max(frequency, known.families.get(family) ?? 0));
    }
  }
  const measures = Array.from(found, ([triple, { words: count, bases, families }]) => ({
    triple,
    words: count,
    families: families.size,
    bases,
    breadth: breadthOf(families.values()),
  }));
  return measures.sort((a, b) => (a.triple < b.triple ? -1 : 1));
}

/** The same for one triple in a finished lexicon, for tests and the report. */
export function measureWordster(lexicon: Lexicon, triple: string) {
  const families = new Map<string, number>();
  const legal = lexicon.wordsHiding(triple);
  for (const word of legal) {
    const frequency = lexicon.zipf(word);
    if (frequency < EVERYDAY_ZIPF || lexicon.offensiveness(word)) continue;
    const family = lexicon.readingsOf(word).find((reading) => reading.form !== 'base')?.base ?? word;
    families.set(family, Math.max(frequency, families.get(family) ?? 0));
  }
  return { legal: legal.length, families: families.size, breadth: breadthOf(families.values()) };
}

/** The perceived number of families: if a few common ones dominate, it is smaller than their real number. */
export function breadthOf(frequencies: Iterable<number>): number {
  let sum = 0;
  let squares = 0;
  for (const frequency of frequencies) {
    const weight = 10 ** (RECALL_EXPONENT * frequency);
    sum += weight;
    squares += weight ** 2;
  }
  return sum ** 2 / squares;
}

function triplesIn(word: string): ReadonlySet<string> {
  const triples = new Set<string>();
  for (let i = 0; i < word.length; i++)
    for (let j = i + 1; j < word.length; j++)
      for (let k = j + 1; k < word.length; k++) triples.add(word[i]! + word[j]! + word[k]!);
  return triples;
}

const pairsOf = ([a, b, c]: string): string[] => [`${a}${b}`, `${a}${c}`, `${b}${c}`];

/** Picks those whose letters and letter pairs have been used least so far. */
function pickVaried(pool: readonly TripleStatistics[], count: number, used: Map<string, number>): TripleStatistics[] {
  const rest = randomFrom('wordsters', pool.length).shuffle(pool);
  const weigh = ({ triple }: TripleStatistics): number =>
    [...triple].reduce((sum, letter) => sum + (used.get(letter) ?? 0), 0) +
    pairsOf(triple).reduce((sum, pair) => sum + 20 * (used.get(pair) ?? 0), 0);
  const taken: TripleStatistics[] = [];
  while (taken.length < count) {
    if (rest.length === 0) throw new Error(`Only ${taken.length} of ${count} Wordsters of one difficulty.`);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    rest.forEach((measure, i) => {
      const weight = weigh(measure);
      if (weight < least) [best, least] = [i, weight];
    });
    const [measure] = rest.splice(best, 1) as [TripleStatistics];
    for (const part of [...measure.triple, ...pairsOf(measure.triple)]) used.set(part, (used.get(part) ?? 0) + 1);
    taken.push(measure);
  }
  return taken;
}

/** One easy, two medium and one hard Wordster on each card, the easy and the hard one on different sides, no letter pair twice. */
function dealCards({ easy, medium, hard }: Pools): WordsterCard[] {
  const columns = [easy, medium.slice(0, CARD_COUNT), medium.slice(CARD_COUNT), hard].map((column) =>
    column.map(({ triple }) => triple),
  );
  reduceOverlap(columns);
  return columns[0]!.map((_, card) => {
    const triples = columns.map((column) => column[card]!);
    return (card % 2 === 0 ? triples : triples.reverse()) as unknown as WordsterCard;
  });
}

/** Swaps triples of the same difficulty between cards as long as this makes the four on a card less alike. */
function reduceOverlap(columns: string[][]): void {
  const overlaps = new Map<string, number>();
  const overlap = (a: string, b: string): number => {
    let known = overlaps.get(a + b);
    if (known === undefined) {
      const letters = [...a].filter((letter) => b.includes(letter)).length;
      known = letters + (pairsOf(a).some((pair) => pairsOf(b).includes(pair)) ? 1000 : 0);
      overlaps.set(a + b, known);
    }
    return known;
  };
  const costOf = (card: number): number => {
    const [a, b, c, d] = columns.map((column) => column[card]!) as [string, string, string, string];
    return overlap(a, b) + overlap(a, c) + overlap(a, d) + overlap(b, c) + overlap(b, d) + overlap(c, d);
  };
  for (let better = true; better; ) {
    better = false;
    for (const column of columns.slice(1)) {
      for (let a = 0; a < CARD_COUNT; a++) {
        for (let b = a + 1; b < CARD_COUNT; b++) {
          const before = costOf(a) + costOf(b);
          [column[a], column[b]] = [column[b]!, column[a]!];
          if (costOf(a) + costOf(b) < before) better = true;
          else [column[a], column[b]] = [column[b]!, column[a]!];
        }
      }
    }
  }
}
