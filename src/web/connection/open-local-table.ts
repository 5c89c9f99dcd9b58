// Opens a table in a worker from a LocalMatchRequest: loads its game, and those words without which it can’t open. local-table-worker.ts plays it.

import type { AnyGame } from '../../core/any-game.ts';
import type { Refusal, Seat } from '../../core/game.ts';
import type { OpenList } from '../../core/match.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { performAct } from '../../core/table.ts';
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

/** Enough for any number of players: one of them starts about every sixth deal, and rolls a space to play on in two of three. */
const MAX_DEALS = 60;

/** Opens the match with a seed under which this seat is asked to move first. The deal decides who starts, so other seeds are
 *  tried until one fits, if possible one that gives this seat something to decide in its first turn. */
export function openWithFirstSeat(
  game: TableGame,
  matchRequest: LocalMatchRequest,
  openList: OpenList,
  firstSeat: Seat | null,
): Result<OpenedMatch, Refusal> {
  const seats = matchRequest.names.length;
  let started: Result<OpenedMatch, Refusal> | null = null;
  for (let deal = 0; ; deal++) {
    const seed = deal === 0 ? matchRequest.seed : `${matchRequest.seed} ${deal}`;
    const opened = openMatch(game, { ...matchRequest, seats, seed }, openList);
    if (!opened.ok || firstSeat === null) return opened;
    if (opened.value.table.status.toAct.includes(firstSeat)) {
      if (leadsToChoice(game, opened.value, firstSeat)) return opened;
      started ??= opened;
    }
    if (deal === MAX_DEALS) return started ?? opened;
  }
}

/** Whether the player has anything to decide in the first turn, tried out at another table with the same deal. */
function leadsToChoice(game: TableGame, { match, lexicon }: OpenedMatch, seat: Seat): boolean {
  if (game.forcedOpening === undefined) return true;
  const trial = game.openTable(match, lexicon);
  if (!trial.ok || !performAct(trial.value, seat, game.forcedOpening, match.at).ok) return true;
  return trial.value.status.toAct.includes(seat);
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
