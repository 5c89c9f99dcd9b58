// Speed of finding every play of a hand compared with trying each word of the list in each position: `npm run bench --
// take-my-word [--json]`. A unit test shows that both find the same plays.

import { randomFrom } from '../src/core/random.ts';
import { forEachWordPlay } from '../src/games/take-my-word/rules/plays/find-word-plays.ts';
import type { Position } from '../src/games/take-my-word/rules/plays/position.ts';
import {
  allWords,
  findPlaysByBruteForce,
  randomPosition,
} from '../src/games/take-my-word/testing/brute-force.testing.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { type BenchJob, compareTimes, formatNumber, type Measurement, reportMeasurements } from './shared/measure.ts';

const lexicon = loadLexicon('standard');
const words = allWords(lexicon);
const POSITIONS = 4;

/** Full hands with a word on the table. */
function positions(round: number, blanks: number): readonly Position[] {
  const random = randomFrom(`bench ${blanks}`, round);
  return Array.from({ length: POSITIONS }, () => randomPosition(words, random, { blanks, cards: 7, status: 'word' }));
}

function figure(name: string, blanks: number, again: number, least: number): Measurement {
  const walk = (round: number): BenchJob => {
    const tables = positions(round, blanks);
    const run = (): number => {
      let found = 0;
      for (let i = 0; i < again; i++)
        for (const position of tables)
          forEachWordPlay(position, lexicon, () => {
            found++;
            return false;
          });
      return found;
    };
    return { run, times: again * POSITIONS };
  };
  const scan = (round: number): BenchJob => {
    const tables = positions(round, blanks);
    return {
      run: () => tables.map((position) => findPlaysByBruteForce(position, words, lexicon).length),
      times: POSITIONS,
    };
  };
  const { median, low, high } = compareTimes(walk, scan);
  return {
    name,
    value: 1 / median,
    spread: `${formatNumber(1 / high)} – ${formatNumber(1 / low)}`,
    target: ['>=', least],
    peer: 'each word of the list in each place',
  };
}

reportMeasurements(
  [
    figure('take-my-word plays, no blank, times faster', 0, 100, 300),
    figure('take-my-word plays, one blank, times faster', 1, 5, 20),
  ],
  'take-my-word',
);
