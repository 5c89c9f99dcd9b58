// The only list of games: one line for each. Server, terminal, judge, arena, conformance suite and browser tests use it. The
// web client finds the same games by their folders (web/catalog/game-catalog.ts).

import type { AnyGame } from '../core/any-game.ts';

export const games = {
  'word-xchange': (await import('./word-xchange/game.ts')).game,
  'outside-the-box': (await import('./outside-the-box/game.ts')).game,
  'take-my-word': (await import('./take-my-word/game.ts')).game,
  wordsters: (await import('./wordsters/game.ts')).game,
  'word-power': (await import('./word-power/game.ts')).game,
} as const satisfies { readonly [id: string]: AnyGame };

export type GameId = keyof typeof games;

export const findGame = (id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id as GameId] : undefined;
