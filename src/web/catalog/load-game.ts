// Loads a game's rules and bots when it is played. It does not use the manifest, because then the worker bundle would contain
// all boards.

import type { AnyGame } from '../../core/any-game.ts';
import { err, ok, type Result } from '../../core/result.ts';

const gameLoaders = import.meta.glob<{ game: AnyGame }>('../../games/*/game.ts');

export async function loadGame(id: string): Promise<Result<AnyGame, string>> {
  const load = gameLoaders[`../../games/${id}/game.ts`];
  if (load === undefined) return err('We don’t have this game.');
  try {
    return ok((await load()).game);
  } catch {
    return err('Can’t load the game. Try again when you’re online.');
  }
}
