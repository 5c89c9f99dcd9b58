// Lays a table in a worker as it was ordered: its words, its game, its options, the position to begin with.
// Not who plays at it (host.ts).

import type { AnyGame } from '../../core/any-game.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { Order } from './local-messages.ts';

export type Laid = OpenedMatch & { readonly game: AnyGame };

/** The table, or a sentence why there is none. */
export async function layTable(order: Order): Promise<Result<Laid, string>> {
  const [loaded, words] = await Promise.all([loadGame(order.game), fetchWords()]);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  if (words === null) return err('The words could not be fetched. Try again when there is a network.');
  const opened = openMatch(game, { ...order, seats: order.names.length }, words);
  return opened.ok ? ok({ game, ...opened.value }) : err(game.say.refusal(opened.error));
}

/** What opens any list of words; null without a network. The page loads the same two files. */
export async function fetchWords(): Promise<((list: ListName) => Lexicon) | null> {
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
