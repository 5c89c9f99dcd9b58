// Opens a table in a worker from a LocalMatchRequest: loads its game and words. local-table-worker.ts plays it.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import type { OpenList } from '../../core/match.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { loadGame } from '../catalog/load-game.ts';
import type { LocalMatchRequest } from './local-messages.ts';

export type LocalTableData = OpenedMatch & { readonly game: AnyGame };

/** The table, or a sentence why it cannot be opened. */
export async function openLocalTable(
  matchRequest: LocalMatchRequest,
  firstSeat: Seat | null = null,
): Promise<Result<LocalTableData, string>> {
  const [loaded, openList] = await Promise.all([loadGame(matchRequest.game), fetchLexicon()]);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  if (openList === null) return err('Can’t load the word list. Try again when you’re online.');
  const opened = openWithFirstSeat(game, matchRequest, openList, firstSeat);
  return opened.ok
    ? ok({ game, ...opened.value })
    : err(game.say.refusal(opened.error, playerNames(matchRequest.names, null)));
}

/** Enough for any number of players: one of them starts about every sixth deal. */
const MAX_DEALS = 60;

/** Opens the match with a seed under which this seat is asked to move first. The deal decides who starts, so other seeds are
 *  tried until one fits. */
export function openWithFirstSeat(
  game: AnyGame,
  matchRequest: LocalMatchRequest,
  openList: OpenList,
  firstSeat: Seat | null,
): Result<OpenedMatch, Refusal> {
  const seats = matchRequest.names.length;
  for (let deal = 0; ; deal++) {
    const seed = deal === 0 ? matchRequest.seed : `${matchRequest.seed} ${deal}`;
    const opened = openMatch(game, { ...matchRequest, seats, seed }, openList);
    const fits = !opened.ok || firstSeat === null || opened.value.table.status.toAct.includes(firstSeat);
    if (fits || deal === MAX_DEALS) return opened;
  }
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
