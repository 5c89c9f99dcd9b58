// How long a bot thinks before it moves, so that people can follow. The time says nothing about the cards.

import type { Millis } from '#core/game.ts';
import type { Random } from '#core/random.ts';

const MIN_THINKING_MS: Millis = 2000;
const MAX_THINKING_MS: Millis = 4000;

export const thinkingTimeMs = (random: Random): Millis =>
  MIN_THINKING_MS + random.below(MAX_THINKING_MS - MIN_THINKING_MS);
