// How fast every word play of a hand is found, against trying each word of the list in each place: `node bench/take-my-word.ts [--json]`.
// Not a test: run it on a quiet machine. That both find the same is shown by search.test.ts.

import { randomFrom } from '../src/core/random.ts';
import { forEachWordPlay } from '../src/games/take-my-word/rules/plays/find-word-plays.ts';
import type { Position } from '../src/games/take-my-word/rules/plays/position.ts';
import { allWords, findPlaysByBruteForce, randomPosition } from '../src/games/take-my-word/testing/brute-force.testing.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { compare, type Figure, format, type Job, report } from './shared/measure.ts';

const lexicon = loadLexicon('standard');
const words = allWords(lexicon);
const POSITIONS = 4;

/** Full hands on standing words. */
function positions(round: number, blanks: number): readonly Position[] {
  const random = randomFrom(`bench ${blanks}`, round);
  return Array.from({ length: POSITIONS }, () => randomPosition(words, random, { blanks, cards: 7, status: 'word' }));
}

function figure(name: string, blanks: number, again: number, least: number): Figure {
  const walk = (round: number): Job => {
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
  const scan = (round: number): Job => {
    const tables = positions(round, blanks);
    return { run: () => tables.map((position) => findPlaysByBruteForce(position, words, lexicon).length), times: POSITIONS };
  };
  const { median, low, high } = compare(walk, scan);
  return {
    name,
    value: 1 / median,
    spread: `${format(1 / high)} – ${format(1 / low)}`,
    target: ['>=', least],
    peer: 'each word of the list in each place',
  };
}

report(
  [
    figure('take-my-word plays, no blank, times faster', 0, 100, 300),
    figure('take-my-word plays, one blank, times faster', 1, 5, 20),
  ],
  'take-my-word',
);
