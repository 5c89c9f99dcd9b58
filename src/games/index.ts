// The only list of games. Server, terminal, judge, arena, bots, conformance suite and browser tests use it. The web client
// finds the games by their folders (web/catalog/game-catalog.ts).

import type { AnyGame } from '../core/any-game.ts';
import { game as outsideTheBox } from './outside-the-box/game.ts';
import { game as takeMyWord } from './take-my-word/game.ts';
import { game as wordPower } from './word-power/game.ts';
import { game as wordXchange } from './word-xchange/game.ts';
import { game as wordsters } from './wordsters/game.ts';

export const games = {
  'word-xchange': wordXchange,
  'outside-the-box': outsideTheBox,
  'take-my-word': takeMyWord,
  wordsters,
  'word-power': wordPower,
} as const satisfies { readonly [id: string]: AnyGame };

export type GameId = keyof typeof games;

export const findGame = (id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id as GameId] : undefined;
