// The log by turns, as EventLog.svelte shows it, and the latest news for LatestNews.svelte.

import type { LineTopic, Seat } from '../../../core/game.ts';
import type { NarratedAct } from '../../../core/protocol/protocol.ts';

export type LogLine = {
  /** The number of the act. */
  readonly n: number;
  readonly text: string;
  /** The player it is about. */
  readonly seat: Seat | null;
  /** Words that can be looked up, in capitals. */
  readonly words: readonly string[];
};

export type LogTurn = {
  /** The player whose turn it is; null before the first turn and for what concerns everybody. */
  readonly seat: Seat | null;
  /** In the order in which they happened. */
  readonly lines: readonly LogLine[];
};

function linesOf({ n, lines, topics, words }: NarratedAct): readonly (LogLine & LineTopic)[] {
  return lines.map((text, i) => ({ n, text, words, ...topics[i]! }));
}

/** Oldest turn first. */
export function groupByTurn(log: readonly NarratedAct[]): readonly LogTurn[] {
  const turns: { readonly seat: Seat | null; readonly lines: LogLine[] }[] = [];
  for (const line of log.flatMap(linesOf)) {
    if (line.opensTurn || turns.length === 0) turns.push({ seat: line.opensTurn ? line.seat : null, lines: [] });
    turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** The news of the latest act that has any. */
export function latestNews(log: readonly NarratedAct[]): readonly LogLine[] {
  const act = log.findLast(({ topics }) => topics.some(({ isNews }) => isNews));
  return act === undefined ? [] : linesOf(act).filter(({ isNews }) => isNews);
}
