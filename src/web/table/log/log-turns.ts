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
  readonly lines: readonly (LogLine & LineTopic)[];
};

function linesOf({ n, lines, topics, words }: NarratedAct): readonly (LogLine & LineTopic)[] {
  return lines.map((text, i) => ({ n, text, words, ...topics[i]! }));
}

/** Oldest turn first. */
export function groupByTurn(log: readonly NarratedAct[]): readonly LogTurn[] {
  const turns: { readonly seat: Seat | null; readonly lines: (LogLine & LineTopic)[] }[] = [];
  for (const line of log.flatMap(linesOf)) {
    if (line.opensTurn || turns.length === 0) turns.push({ seat: line.opensTurn ? line.seat : null, lines: [] });
    turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** Without the line that only says whose turn it is, as soon as the turn has others: the piece beside them says it too. */
export function withoutAnnouncement({ seat, lines }: LogTurn): LogTurn {
  const [first] = lines;
  return lines.length > 1 && first!.opensTurn && !first!.isNews ? { seat, lines: lines.slice(1) } : { seat, lines };
}

/** About two lines on a phone: longer news would push the board down. */
const MAX_RECAP_CHARACTERS = 90;

/** What to read at the start of a player's turn: all news since that player's last act if it is short, or at least what it has
 *  done to the player and as much else as fits; the latest news comes last. The log has the rest. */
export function newsForTurn(log: readonly NarratedAct[], seat: Seat): readonly LogLine[] {
  const latest = latestNews(log);
  const lastOwn = log.findLastIndex(({ by }) => by === seat);
  const earlier = log
    .slice(lastOwn + 1)
    .flatMap(linesOf)
    .filter(({ n, isNews }) => isNews && n > 0 && n < (latest[0]?.n ?? 0));
  const isRequired = (line: LogLine): boolean => latest.includes(line) || /\byour?\b/i.test(line.text);
  const all = [...earlier, ...latest];
  const shown = new Set(all.filter(isRequired));
  if (!isShort([...shown])) return latest;
  if (isShort(all)) return all;
  for (const line of all.filter((line) => !shown.has(line)).toReversed()) {
    if (!isShort([...shown, line])) break;
    shown.add(line);
  }
  return all.filter((line) => shown.has(line));
}

const isShort = (lines: readonly LogLine[]): boolean =>
  lines.reduce((sum, { text }) => sum + text.length, 0) <= MAX_RECAP_CHARACTERS;

/** The news of the latest act that has any. */
export function latestNews(log: readonly NarratedAct[]): readonly LogLine[] {
  const act = log.findLast(({ topics }) => topics.some(({ isNews }) => isNews));
  return act === undefined ? [] : linesOf(act).filter(({ isNews }) => isNews);
}

/** Of the last act, only its first line: the others say how the match ended. */
export const withoutEnding = (log: readonly NarratedAct[], last: number): readonly NarratedAct[] =>
  log.map((act) => (act.n === last ? { ...act, lines: act.lines.slice(0, 1), topics: act.topics.slice(0, 1) } : act));
