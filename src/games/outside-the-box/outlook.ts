// What a bot hopes a grid will be worth: for every line the words that may still come about, weighed by how likely their
// missing letters are; and what a letter in a square would change. Not exact, and not meant to be (score.ts is).

import { FREE, type Grid, LINES, type Line, linesThrough, readLine, SIZE, type Square } from './grid.ts';
import { POINTS, TASK_BONUS } from './score.ts';
import { findFitting, type Vocabulary } from './vocabulary.ts';

export type Hopes = {
  readonly vocabulary: Vocabulary;
  /** How likely a letter A to Z is to be had in time; 0 for all: none is counted on but the one to come. */
  readonly chances: readonly number[];
  /** Words worth the task bonus besides their points. */
  readonly wanted: ReadonlySet<string>;
  /** Words that stand in a line already and count nowhere else. */
  readonly made: ReadonlyMap<string, Line>;
};

const LETTERS = 26;
/** How quickly many unlikely words add up to a likely one. */
const EAGERNESS = 6;

/** What a letter (0 to 25) in a free square adds to the hopes of its row and column. */
export type Gains = (square: Square, letter: number) => number;

/** For these letters only; for others it knows nothing. */
export function weighGains(grid: Grid, letters: readonly number[], hopes: Hopes): Gains {
  const weights = weighWords(hopes);
  const seen = new Map<string, Outlook>();
  const outlooks = LINES.map((line) => {
    const text = readLine(grid, line);
    const key = /[A-Z]{2}/.test(text) ? `${line} ${text}` : text; // without a word in it it looks the same wherever it lies
    let outlook = seen.get(key);
    if (outlook === undefined) seen.set(key, (outlook = lookAhead(text, line, letters, hopes, weights)));
    return outlook;
  });
  const gain = ({ now, having }: Outlook, place: number, letter: number): number =>
    having[place * LETTERS + letter]! - now;
  return (square, letter) => {
    const [row, column] = linesThrough(square);
    return gain(outlooks[row]!, square % SIZE, letter) + gain(outlooks[column]!, Math.floor(square / SIZE), letter);
  };
}

/** By length and number of the word: 1, more with the task bonus, nothing if it has been made. */
function weighWords({ vocabulary, wanted, made }: Hopes): readonly Float64Array[] {
  return vocabulary.shelves.map(({ length, words, numbers }) => {
    const weights = new Float64Array(words.length).fill(1);
    const change = (word: string, weight: number): void => {
      const number = numbers.get(word);
      if (number !== undefined) weights[number] = weight;
    };
    for (const word of wanted) change(word, 1 + TASK_BONUS / POINTS[length]!);
    for (const word of made.keys()) change(word, 0);
    return weights;
  });
}

/** What a line is hoped to be worth now, and with a letter at a free place: `having[place * 26 + letter]`. */
type Outlook = { readonly now: number; readonly having: Float64Array };
/** The same for a run, as the chance of a word; places counted from its own first. */
type Run = { readonly first: number; readonly length: number; readonly now: number; readonly having: Float64Array };

function lookAhead(
  text: string,
  line: Line,
  letters: readonly number[],
  hopes: Hopes,
  weights: readonly Float64Array[],
): Outlook {
  const runs: Run[] = [];
  for (const { length } of hopes.vocabulary.shelves)
    for (let first = 0; first + length <= SIZE; first++) runs.push(weighRun(text, line, first, length, hopes, weights));
  const values = runs.map(({ now, length }) => worthOf(now, length));
  const having = new Float64Array(SIZE * LETTERS);
  for (let place = 0; place < SIZE; place++) {
    if (text[place] !== FREE) continue;
    for (const letter of letters)
      having[place * LETTERS + letter] = pack(runs, (run, i) =>
        place < run.first || place >= run.first + run.length
          ? values[i]!
          : worthOf(run.having[(place - run.first) * LETTERS + letter]!, run.length),
      );
  }
  return { now: pack(runs, (_, i) => values[i]!), having };
}

/** The most that runs of a line can be worth together without overlapping. */
function pack(runs: readonly Run[], worthOf: (run: Run, i: number) => number): number {
  const best = [0, 0, 0, 0, 0, 0, 0]; // by the number of places used from the left
  const values = runs.map(worthOf);
  for (let end = 1; end <= SIZE; end++) {
    best[end] = best[end - 1]!;
    for (let i = 0; i < runs.length; i++) {
      const { first, length } = runs[i]!;
      if (first + length === end) best[end] = Math.max(best[end]!, best[first]! + values[i]!);
    }
  }
  return best[SIZE]!;
}

function weighRun(
  text: string,
  line: Line,
  first: number,
  length: number,
  { vocabulary, chances, made }: Hopes,
  weights: readonly Float64Array[],
): Run {
  const pattern = text.slice(first, first + length);
  const shelf = vocabulary.shelves[length - 2]!;
  const free: number[] = [];
  for (let place = 0; place < length; place++) if (pattern[place] === FREE) free.push(place);
  const having = new Float64Array(length * LETTERS);
  if (free.length === 0) {
    const counts = vocabulary.has(pattern) && (made.get(pattern) ?? line) === line;
    return { first, length, now: counts ? 1 : 0, having };
  }
  let now = 0;
  if (free.length === 1 || chances[0] !== 0)
    for (const n of findFitting(shelf, pattern)) {
      const weight = weights[length - 2]![n]!;
      let all = weight;
      for (const place of free) all *= chances[shelf.letters[n * length + place]!]!;
      now += all;
      for (const place of free) {
        const letter = shelf.letters[n * length + place]!;
        having[place * LETTERS + letter]! += free.length === 1 ? weight : all / chances[letter]!;
      }
    }
  return { first, length, now, having };
}

/** What a run through a square may become: its likeliest word, the letters that lacks, and how many words fit. */
export type Hope = {
  readonly line: Line;
  readonly word: string;
  readonly missing: readonly string[];
  readonly words: number;
  readonly worth: number;
};

/** The run of a line through a square that is hoped to be worth most; null: no word fits any more. */
export function findHope(grid: Grid, line: Line, square: Square, { vocabulary, chances, made }: Hopes): Hope | null {
  const text = readLine(grid, line);
  const place = line < SIZE ? square % SIZE : Math.floor(square / SIZE);
  const chanceOf = (missing: readonly string[]): number =>
    missing.reduce((all, letter) => all * chances[letter.charCodeAt(0) - 65]!, 1);
  let best: Hope | null = null;
  for (const { length, words } of vocabulary.shelves)
    for (let first = Math.max(0, place - length + 1); first <= Math.min(place, SIZE - length); first++) {
      const pattern = text.slice(first, first + length);
      if (!pattern.includes(FREE)) continue;
      const fitting = findFitting(vocabulary.shelves[length - 2]!, pattern)
        .map((n) => words[n]!)
        .filter((word) => !made.has(word))
        .map((word) => ({ word, missing: [...word].filter((_, i) => pattern[i] === FREE) }))
        .map((one) => ({ ...one, chance: chanceOf(one.missing) }));
      const worth = worthOf(
        fitting.reduce((sum, { chance }) => sum + chance, 0),
        length,
      );
      if (worth <= (best?.worth ?? 0)) continue;
      const { word, missing } = fitting.reduce((a, b) => (b.chance > a.chance ? b : a));
      best = { line, word, missing, words: fitting.length, worth };
    }
  return best;
}

const worthOf = (sum: number, length: number): number => POINTS[length]! * (1 - Math.exp(-EAGERNESS * sum));
