// How hard the bots are: three choices for people who don't want to pick their opponents one by one.

import type { BotLevel } from '../../core/bot-cast.ts';

/** Two neighboring levels each, so that nobody at the table is out of place. */
const levels = {
  easy: ['beginner', 'child'],
  medium: ['casual', 'beginner'],
  hard: ['expert', 'keen'],
} as const satisfies { readonly [difficulty: string]: readonly BotLevel[] };

export type Difficulty = keyof typeof levels;

export const difficulties: { readonly [D in Difficulty]: string } = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const isDifficulty = (value: unknown): value is Difficulty =>
  typeof value === 'string' && Object.hasOwn(difficulties, value);

export const levelsOf = (difficulty: Difficulty): readonly BotLevel[] => levels[difficulty];
