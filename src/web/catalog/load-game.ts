// Every game's rules, bots and words, loaded when it is played: a table in the browser needs one game, not all.
// A game that is missing here does not compile.

import type { AnyGame } from '../../core/any-game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameId } from '../../games/index.ts';

const loaders: { readonly [id in GameId]: () => Promise<{ game: AnyGame }> } = {
  'word-xchange': () => import('../../games/word-xchange/game.ts'),
  'outside-the-box': () => import('../../games/outside-the-box/game.ts'),
  'take-my-word': () => import('../../games/take-my-word/game.ts'),
  wordsters: () => import('../../games/wordsters/game.ts'),
  'word-power': () => import('../../games/word-power/game.ts'),
};

export async function loadGame(id: string): Promise<Result<AnyGame, string>> {
  if (!Object.hasOwn(loaders, id)) return err('There is no such game.');
  try {
    return ok((await loaders[id as GameId]()).game);
  } catch {
    return err('The game could not be fetched. Try again when there is a network.');
  }
}
