// How unusual the pairs of neighboring letters in a word are. People try the usual ones first, so words like RHYTHM or
// AARDVARK are harder to find than words like STATION.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { ln } from '../math/portable-math.ts';

/** How far a word can be from the average, in standard deviations. */
const MAX_DEVIATIONS = 1.5;
/** Every this many words one is counted, which is quick and accurate enough. */
const SAMPLE_STEP = 16;

type PairStatistics = { readonly logs: Float64Array; readonly mean: number; readonly deviation: number };

const statisticsByLexicon = new WeakMap<Lexicon, PairStatistics>();

/** From -1.5 for the most usual pairs to 1.5 for the oddest. */
export function letterPairOddity(word: string, lexicon: Lexicon): number {
  const known = statisticsByLexicon.get(lexicon);
  const statistics = known ?? countPairs(lexicon);
  if (known === undefined) statisticsByLexicon.set(lexicon, statistics);
  const { logs, mean, deviation } = statistics;
  if (deviation === 0) return 0;
  return Math.max(-MAX_DEVIATIONS, Math.min(MAX_DEVIATIONS, (mean - meanLog(word, logs)) / deviation));
}

const LETTERS = 26;
const pairIndex = (word: string, at: number): number =>
  LETTERS * (word.charCodeAt(at) - 65) + (word.charCodeAt(at + 1) - 65);

function meanLog(word: string, logs: Float64Array): number {
  let sum = 0;
  for (let i = 0; i + 1 < word.length; i++) sum += logs[pairIndex(word, i)]!;
  return sum / Math.max(1, word.length - 1);
}

function countPairs(lexicon: Lexicon): PairStatistics {
  const step = lexicon.size < 100 * SAMPLE_STEP ? 1 : SAMPLE_STEP;
  const words = Array.from({ length: Math.floor(lexicon.size / step) }, (_, i) => lexicon.wordAt(i * step));
  const counts = new Float64Array(LETTERS * LETTERS).fill(1);
  for (const word of words) for (let i = 0; i + 1 < word.length; i++) counts[pairIndex(word, i)]!++;
  const logs = counts.map(ln);
  const scores = words.map((word) => meanLog(word, logs));
  const mean = scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length);
  const variance = scores.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, scores.length);
  return { logs, mean, deviation: Math.sqrt(variance) };
}
