// Opens a table in a worker from a MatchOrder: loads its game and words. local-host.ts plays it.

import type { AnyGame } from '../../core/any-game.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { MatchOrder } from './local-messages.ts';

export type OpenTable = OpenedMatch & { readonly game: AnyGame };

/** The table, or a sentence why it cannot be opened. */
export async function openTable(order: MatchOrder): Promise<Result<OpenTable, string>> {
  const [loaded, words] = await Promise.all([loadGame(order.game), fetchLexicon()]);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  if (words === null) return err('The words could not be fetched. Try again when there is a network.');
  const opened = openMatch(game, { ...order, seats: order.names.length }, words);
  return opened.ok ? ok({ game, ...opened.value }) : err(game.say.refusal(opened.error));
}

/** A function that opens any word list; null without a network. The page fetches the same two files. */
export async function fetchLexicon(): Promise<((list: ListName) => Lexicon) | null> {
  try {
    const [{ openLexicon }, answer] = await Promise.all([
      import('../../lexicon/open-lexicon.ts'),
      fetch('/lexicon/packed.bin'),
    ]);
    if (!answer.ok) return null;
    const bytes = await answer.arrayBuffer();
    return (list) => openLexicon(bytes, list, () => null);
  } catch {
    return null;
  }
}
