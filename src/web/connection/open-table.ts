// Lays a table in a worker as it was ordered: its words, its game, its options, the position to begin with.
// Not who plays at it (host.ts).

import type { AnyGame } from '../../core/any-game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Match, Table } from '../../core/table.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { MatchOrder } from './local-messages.ts';

export type OpenTable = {
  readonly game: AnyGame;
  readonly match: Match;
  readonly table: Table;
  readonly lexicon: Lexicon;
};

/** The table, or a sentence why there is none. */
export async function openTable(order: MatchOrder): Promise<Result<OpenTable, string>> {
  const [loaded, words] = await Promise.all([loadGame(order.game), fetchLexicon()]);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  if (words === null) return err('The words could not be fetched. Try again when there is a network.');
  const list = order.list ?? game.defaultList;
  const whole = words(list);
  const scenario = order.scenario ?? null;
  const only =
    scenario !== null && typeof scenario === 'object' && 'words' in scenario
      ? (scenario.words as readonly string[])
      : null;
  const lexicon = only === null ? whole : whole.restrictTo(only);
  const setup = game.resolveSetup(order.preset, order.options);
  if (!setup.ok) return err(game.say.refusal(setup.error));
  const match: Match = {
    game: game.id,
    version: game.version,
    seats: order.names.length,
    setup: setup.value,
    list,
    words: only,
    scenario,
    lexicon: lexicon.id,
    seed: order.seed,
    at: 0,
  };
  const opened = game.openTable(match, lexicon);
  return opened.ok ? ok({ game, match, table: opened.value, lexicon }) : err(game.say.refusal(opened.error));
}

/** What opens any list of words; null without a network. The page loads the same two files. */
export async function fetchLexicon(): Promise<((list: ListName) => Lexicon) | null> {
  try {
    const [{ openLexicon }, answer] = await Promise.all([
      import('../../lexicon/open.ts'),
      fetch('/lexicon/packed.bin'),
    ]);
    if (!answer.ok) return null;
    const bytes = await answer.arrayBuffer();
    return (list) => openLexicon(bytes, list, () => null);
  } catch {
    return null;
  }
}
