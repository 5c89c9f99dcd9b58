// How long people need to read the news of an act. No bot acts sooner, so that turns don’t run into each other.

import type { Millis } from '../game.ts';
import type { NarratedAct } from '../protocol/protocol.ts';

/** To look up, and to see the pieces move. */
const BASE_MS: Millis = 1200;
const PER_CHARACTER_MS: Millis = 40;
const MAX_MS: Millis = 5000;

export function readingTimeMs({ lines, topics }: Pick<NarratedAct, 'lines' | 'topics'>): Millis {
  const news = lines.filter((_, i) => topics[i]!.isNews).join(' ');
  return news === '' ? 0 : Math.min(MAX_MS, BASE_MS + PER_CHARACTER_MS * news.length);
}
