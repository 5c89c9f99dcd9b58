// Loads a game when it is played: first what its table needs, then its bots, scenarios and other texts. It does not use the
// manifest, because then the worker bundle would contain all boards.

import type { AnyGame } from '../../core/any-game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TableGame } from '../../core/table-game.ts';

const tables = import.meta.glob<{ tableGame: TableGame }>('../../games/*/table.ts');
const games = import.meta.glob<{ game: AnyGame }>('../../games/*/game.ts');

/** The rules and sentences of a game, without bots and scenarios. */
export const loadTableGame = (id: string): Promise<Result<TableGame, string>> =>
  load(tables[`../../games/${id}/table.ts`], ({ tableGame }) => tableGame);

export const loadGame = (id: string): Promise<Result<AnyGame, string>> =>
  load(games[`../../games/${id}/game.ts`], ({ game }) => game);

async function load<Module, Game>(
  loadModule: (() => Promise<Module>) | undefined,
  gameOf: (module: Module) => Game,
): Promise<Result<Game, string>> {
  if (loadModule === undefined) return err('We don’t have this game.');
  try {
    return ok(gameOf(await loadModule()));
  } catch {
    return err('Can’t load the game. Try again when you’re online.');
  }
}
