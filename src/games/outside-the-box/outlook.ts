// What a bot hopes a grid will be worth: for every line the words that may still come about, weighed by how likely their
// missing letters are; and what any letter in any square would change. Not exact, and not meant to be (score.ts is).

import { FREE, type Grid, LINES, type Line, linesThrough, readLine, SIZE, type Square } from './grid.ts';
import { POINTS, TASK_BONUS } from './score.ts';
import { findFitting, type Vocabulary } from './vocabulary.ts';

export type Hopes = {
  readonly vocabulary: Vocabulary;
  /** How likely a letter A to Z is to be had in time. */
  readonly chances: readonly number[];
  /** Words worth the task bonus besides their points. */
  readonly wanted: ReadonlySet<string>;
  /** Words that stand elsewhere already, by line. */
  readonly made: ReadonlyMap<string, Line>;
};

/** No letter is counted on but the one to come. */
const isBlind = ({ chances }: Hopes): boolean => chances[0] === 0;

/** What a line is hoped to be worth now, and with a letter (0 to 25) at a free place: `with[place * 26 + letter]`. */
type Outlook = { readonly now: number; readonly with: Float64Array };

const LETTERS = 26;
/** How quickly many unlikely words add up to a likely one. */
const EAGERNESS = 6;

/** What a letter (0 to 25) in a free square adds to the hopes of its row and column. */
export type Gains = (square: Square, letter: number) => number;

export function weighGains(grid: Grid, hopes: Hopes): Gains {
  const seen = new Map<string, Outlook>();
  const outlooks = LINES.map((line) => {
    const text = readLine(grid, line);
    const taken = [...hopes.made].filter(([, where]) => where !== line).map(([word]) => word);
    // A line without letters looks the same wherever it lies: none of the words made elsewhere matters much there.
    const key = /[A-Z]/.test(text) ? `${line} ${text}` : text;
    let outlook = seen.get(key);
    if (outlook === undefined) seen.set(key, (outlook = lookAhead(text, hopes, new Set(taken))));
    return outlook;
  });
  return (square, letter) => {
    const [row, column] = linesThrough(square);
    const place = { row: square % SIZE, column: Math.floor(square / SIZE) };
    return (
      outlooks[row]!.with[place.row * LETTERS + letter]! -
      outlooks[row]!.now +
      outlooks[column]!.with[place.column * LETTERS + letter]! -
      outlooks[column]!.now
    );
  };
}

/** A run of the line: its hope now, and its hope with a letter at a free place. */
type Run = { readonly first: number; readonly length: number; readonly hope: number; readonly having: Float64Array };

function lookAhead(text: string, hopes: Hopes, taken: ReadonlySet<string>): Outlook {
  const runs: Run[] = [];
  for (const { length } of hopes.vocabulary.shelves)
    for (let first = 0; first + length <= SIZE; first++) runs.push(weighRun(text, first, length, hopes, taken));
  const worth = (sum: number, length: number): number => POINTS[length]! * (1 - Math.exp(-EAGERNESS * sum));
  const now = runs.map(({ hope, length }) => worth(hope, length));
  const better = new Float64Array(SIZE * LETTERS);
  for (let place = 0; place < SIZE; place++) {
    if (text[place] !== FREE) continue;
    for (let letter = 0; letter < LETTERS; letter++) {
      const values = runs.map(({ first, length, having }, i) =>
        place < first || place >= first + length ? now[i]! : worth(having[(place - first) * LETTERS + letter]!, length),
      );
      better[place * LETTERS + letter] = pack(runs, values);
    }
  }
  return { now: pack(runs, now), with: better };
}

/** The most that runs of a line can be worth together without overlapping. */
function pack(runs: readonly Run[], values: readonly number[]): number {
  const best = [0, 0, 0, 0, 0, 0, 0]; // by the number of places used from the left
  for (let end = 1; end <= SIZE; end++) {
    best[end] = best[end - 1]!;
    for (const [i, { first, length }] of runs.entries())
      if (first + length === end) best[end] = Math.max(best[end]!, best[first]! + values[i]!);
  }
  return best[SIZE]!;
}

function weighRun(text: string, first: number, length: number, hopes: Hopes, taken: ReadonlySet<string>): Run {
  const { vocabulary, chances, wanted } = hopes;
  const pattern = text.slice(first, first + length);
  const shelf = vocabulary.shelves[length - 2]!;
  const { words, letters } = shelf;
  const free = [...pattern].flatMap((sign, place) => (sign === FREE ? [place] : []));
  const having = new Float64Array(length * LETTERS);
  const bonus = (POINTS[length]! + TASK_BONUS) / POINTS[length]!;
  let hope = 0;
  if (free.length > 1 && isBlind(hopes)) return { first, length, hope, having };
  for (const n of findFitting(shelf, pattern)) {
    if (taken.has(words[n]!)) continue;
    const weight = wanted.has(words[n]!) ? bonus : 1;
    let all = weight;
    for (const place of free) all *= chances[letters[n * length + place]!]!;
    hope += all;
    for (const place of free) {
      const letter = letters[n * length + place]!;
      having[place * LETTERS + letter]! += free.length === 1 ? weight : all / chances[letter]!;
    }
  }
  return { first, length, hope, having };
}
