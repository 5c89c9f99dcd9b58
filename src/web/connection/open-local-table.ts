// Opens a table in a worker from a LocalMatchRequest: loads its game and words. local-table-worker.ts plays it.

import type { AnyGame } from '../../core/any-game.ts';
import type { OpenList } from '../../core/match.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { LocalMatchRequest } from './local-messages.ts';

export type LocalTableData = OpenedMatch & { readonly game: AnyGame };

/** The table, or a sentence why it cannot be opened. */
export async function openLocalTable(matchRequest: LocalMatchRequest): Promise<Result<LocalTableData, string>> {
  const [loaded, openList] = await Promise.all([loadGame(matchRequest.game), fetchLexicon()]);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  if (openList === null) return err('Can’t load the word list. Try again when you’re online.');
  const opened = openMatch(game, { ...matchRequest, seats: matchRequest.names.length }, openList);
  return opened.ok
    ? ok({ game, ...opened.value })
    : err(game.say.refusal(opened.error, playerNames(matchRequest.names, null)));
}

/** A function that opens any word list; null without a network. It uses /lexicon/packed.bin, as the page does, so the browser
 *  downloads that file once. */
export async function fetchLexicon(): Promise<OpenList | null> {
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
