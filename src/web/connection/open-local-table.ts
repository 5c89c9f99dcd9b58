// Opens a table in a worker from a LocalMatchRequest: loads its game, and those words without which it can’t open. local-table-worker.ts plays it.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import type { OpenList } from '../../core/match.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { TableGame } from '../../core/table-game.ts';
import { retryWithWords } from '../../lexicon/parts/retry-with-words.ts';
import { loadGame, loadTableGame } from '../catalog/load-game.ts';
import type { LocalMatchRequest } from './local-messages.ts';
import { type WordLoader, workerWords } from './words/word-loader.ts';

export type LocalTableData = OpenedMatch & {
  readonly game: TableGame;
  /** Most of them may still be on their way. A question that comes too early throws MissingWordsError. */
  readonly words: TableWords;
  /** The game with its bots, for browsers in which they can’t think in a worker of their own. */
  loadBots(): Promise<AnyGame>;
};
export type TableWords = Pick<WordLoader, 'waitFor' | 'waitForCommonParts' | 'percentOf'>;

const NO_WORDS_SENTENCE = 'Can’t load the word list. Try again when you’re online.';

/** The table, or a sentence why it cannot be opened. `start` makes what is needed of the opened table; like the table, it is
 *  tried again whenever it needs words that have not arrived. */
export async function openLocalTable<T>(
  matchRequest: LocalMatchRequest,
  firstSeat: Seat | null,
  start: (data: LocalTableData) => T,
): Promise<Result<T, string>> {
  const needsScenarios = (matchRequest.scenario ?? null) !== null;
  const loaded = await (needsScenarios ? loadGame : loadTableGame)(matchRequest.game);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  const words = workerWords();
  try {
    return await retryWithWords(
      () => {
        const opened = openWithFirstSeat(game, matchRequest, words.openList, firstSeat);
        return opened.ok
          ? ok(start({ game, words, loadBots: () => loadWithBots(game.id), ...opened.value }))
          : err(game.say.refusal(opened.error, playerNames(matchRequest.names, null)));
      },
      (part) => words.load(part).catch(() => Promise.reject(new NoWordsError())),
    );
  } catch (error) {
    if (error instanceof NoWordsError) return err(NO_WORDS_SENTENCE);
    throw error;
  }
}

async function loadWithBots(id: string): Promise<AnyGame> {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

class NoWordsError extends Error {}

/** Enough for any number of players: one of them starts about every sixth deal. */
const MAX_DEALS = 60;

/** Opens the match with a seed under which this seat is asked to move first. The deal decides who starts, so other seeds are
 *  tried until one fits. */
export function openWithFirstSeat(
  game: TableGame,
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

/** A function that opens any word list, with all words; null without a network. */
export async function fetchLexicon(): Promise<OpenList | null> {
  try {
    const words = workerWords();
    await words.loadAll();
    return words.openList;
  } catch {
    return null;
  }
}
