// What a bot hopes a line will be worth: the words that may still come about in it, weighed by how likely their missing letters
// are; and what a letter in it would change. Not exact, and not meant to be (score.ts is).

import { exp } from '../../../core/portable-math.ts';
import { ALPHABET_SIZE } from '../rules/letters.ts';
import { FREE, type Grid, LINES, type Line, linesThrough, readLine, SIZE, type Square } from '../rules/scoring/grid.ts';
import { POINTS, TASK_BONUS } from '../rules/scoring/score.ts';
import { findFitting, type Vocabulary } from './vocabulary.ts';

export type Hopes = {
  readonly vocabulary: Vocabulary;
  /** How likely a letter A to Z is to be had in time; above 0. */
  readonly chances: readonly number[];
  /** Words worth the task bonus besides their points. */
  readonly wanted: ReadonlySet<string>;
  /** Words that stand in a line already and count nowhere else. */
  readonly made: ReadonlyMap<string, Line>;
};

/** What a line is hoped to be worth now; `havingLetter` tells what with a letter. */
export type Outlook = {
  readonly now: number;
  readonly runs: readonly Run[];
  readonly values: Float64Array;
  /** By place * 26 + letter, once it has been worked out; before that UNASKED. */
  readonly having: Float64Array;
};
/** Remembers every line it has been asked for. */
export type Foresight = (text: string, line: Line) => Outlook;
/** What a letter (0 to 25) in a free square adds to the hopes of its row and column. */
export type Gains = (square: Square, letter: number) => number;

const UNASKED = -1;
/** How quickly many unlikely words add up to a likely one. */
const EAGERNESS = 6;

type Stretch = { readonly first: number; readonly length: number; readonly end: number };
/** All parts of a line that may hold a word, those that end earlier first. */
const STRETCHES: readonly Stretch[] = Array.from({ length: SIZE + 1 }, (_, end) =>
  Array.from({ length: Math.max(0, end - 1) }, (_, first) => ({ first, length: end - first, end })),
).flat();

export function foresee(hopes: Hopes): Foresight {
  const weights = weighWords(hopes);
  const seen = new Map<string, Outlook>();
  const runs = new Map<string, Run>();
  return (text, line) => {
    const key = /[A-Z]{2}/.test(text) ? `${line} ${text}` : text; // without a word in it it looks the same wherever it lies
    let outlook = seen.get(key);
    if (outlook === undefined) seen.set(key, (outlook = lookAhead(text, line, hopes, weights, runs)));
    return outlook;
  };
}

export function weighGains(grid: Grid, foresight: Foresight): Gains {
  const outlooks = LINES.map((line) => foresight(readLine(grid, line), line));
  return (square, letter) => {
    const [row, column] = linesThrough(square);
    const [across, down] = [outlooks[row]!, outlooks[column]!];
    return (
      havingLetter(across, square % SIZE, letter) -
      across.now +
      havingLetter(down, Math.floor(square / SIZE), letter) -
      down.now
    );
  };
}

/** By length and number of the word: the chance of all its letters; more with the task bonus, nothing if it has been made. */
function weighWords({ vocabulary, chances, wanted, made }: Hopes): readonly Float64Array[] {
  return vocabulary.shelves.map(({ length, words, numbers, letters }) => {
    const weights = new Float64Array(words.length);
    for (let n = 0; n < words.length; n++) {
      let all = 1;
      for (let i = n * length; i < (n + 1) * length; i++) all *= chances[letters[i]!]!;
      weights[n] = all;
    }
    const change = (word: string, factor: number): void => {
      const number = numbers.get(word);
      if (number !== undefined) weights[number]! *= factor;
    };
    for (const word of wanted) change(word, 1 + TASK_BONUS / POINTS[length]!);
    for (const word of made.keys()) change(word, 0);
    return weights;
  });
}

/** A stretch as the hope for a word in it: now, and with a letter at a place of its own (`having[place * 26 + letter]`). */
type Run = { readonly now: number; readonly having: Float64Array };
const NOTHING: Run = { now: 0, having: new Float64Array(SIZE * ALPHABET_SIZE) };
const WORD: Run = { now: Infinity, having: NOTHING.having };

function lookAhead(
  text: string,
  line: Line,
  hopes: Hopes,
  weights: readonly Float64Array[],
  runs: Map<string, Run>,
): Outlook {
  const { vocabulary, made } = hopes;
  const parts = STRETCHES.map(({ first, end }) => {
    const pattern = text.slice(first, end);
    if (!pattern.includes(FREE))
      return vocabulary.has(pattern) && (made.get(pattern) ?? line) === line ? WORD : NOTHING;
    let run = runs.get(pattern);
    if (run === undefined) runs.set(pattern, (run = weighRun(pattern, hopes, weights)));
    return run;
  });
  const values = Float64Array.from(parts, ({ now }, i) => worthOf(now, STRETCHES[i]!.length));
  return { now: pack(values), runs: parts, values, having: new Float64Array(SIZE * ALPHABET_SIZE).fill(UNASKED) };
}

const changed = new Float64Array(STRETCHES.length);

/** What a line is hoped to be worth with a letter (0 to 25) at a free place. */
export function havingLetter({ runs, values, having }: Outlook, place: number, letter: number): number {
  const at = place * ALPHABET_SIZE + letter;
  if (having[at] !== UNASKED) return having[at]!;
  for (let i = 0; i < STRETCHES.length; i++) {
    const { first, length, end } = STRETCHES[i]!;
    changed[i] =
      place < first || place >= end
        ? values[i]!
        : worthOf(runs[i]!.having[(place - first) * ALPHABET_SIZE + letter]!, length);
  }
  return (having[at] = pack(changed));
}

/** What a stretch is worth where the chances of its words add up to this. */
const worthOf = (sum: number, length: number): number =>
  sum === 0 ? 0 : POINTS[length]! * (1 - exp(-EAGERNESS * sum));

/** By the number of places used from the left. */
const best = new Float64Array(SIZE + 1);

/** The most that stretches of a line can be worth together without overlapping. */
function pack(values: Float64Array): number {
  best.fill(0);
  let from = 0;
  for (let i = 0; i < values.length; i++) {
    const { first, end } = STRETCHES[i]!;
    for (; from < end; from++) best[from + 1] = best[from]!;
    const sum = best[first]! + values[i]!;
    if (sum > best[end]!) best[end] = sum;
  }
  return best[SIZE]!;
}

function weighRun(pattern: string, { vocabulary, chances }: Hopes, weights: readonly Float64Array[]): Run {
  const { length } = pattern;
  const shelf = vocabulary.shelves[length - 2]!;
  const free: number[] = [];
  let standing = 1;
  for (let place = 0; place < length; place++)
    if (pattern[place] === FREE) free.push(place);
    else standing *= chances[pattern.charCodeAt(place) - 65]!;
  const fitting = findFitting(shelf, pattern);
  if (fitting.length === 0) return NOTHING;
  const having = new Float64Array(length * ALPHABET_SIZE);
  let now = 0;
  for (const n of fitting) {
    const chance = weights[length - 2]![n]! / standing;
    now += chance;
    for (const place of free) having[place * ALPHABET_SIZE + shelf.letters[n * length + place]!]! += chance;
  }
  for (let i = 0; i < having.length; i++) if (having[i]! > 0) having[i]! /= chances[i % ALPHABET_SIZE]!;
  return { now, having };
}

/** What a stretch through a square may become: its likeliest word, the letters that lacks, and how many words fit. */
export type Hope = {
  readonly line: Line;
  readonly word: string;
  readonly missing: readonly string[];
  readonly words: number;
  readonly worth: number;
};

/** The stretch of a line through a square that is hoped to be worth most; null: no word fits any more. */
export function findHope(grid: Grid, line: Line, square: Square, { vocabulary, chances, made }: Hopes): Hope | null {
  const text = readLine(grid, line);
  const place = line < SIZE ? square % SIZE : Math.floor(square / SIZE);
  const chanceOf = (missing: readonly string[]): number =>
    missing.reduce((all, letter) => all * chances[letter.charCodeAt(0) - 65]!, 1);
  let best: Hope | null = null;
  for (const { first, length, end } of STRETCHES) {
    const pattern = text.slice(first, end);
    if (place < first || place >= end || !pattern.includes(FREE)) continue;
    const { words } = vocabulary.shelves[length - 2]!;
    const fitting = findFitting(vocabulary.shelves[length - 2]!, pattern)
      .map((n) => words[n]!)
      .filter((word) => !made.has(word))
      .map((word) => ({ word, missing: [...word].filter((_, i) => pattern[i] === FREE) }))
      .map((one) => ({ ...one, chance: chanceOf(one.missing) }));
    const sum = fitting.reduce((all, { chance }) => all + chance, 0);
    if (worthOf(sum, length) <= (best?.worth ?? 0)) continue;
    const { word, missing } = fitting.reduce((a, b) => (b.chance > a.chance ? b : a));
    best = { line, word, missing, words: fitting.length, worth: worthOf(sum, length) };
  }
  return best;
}
