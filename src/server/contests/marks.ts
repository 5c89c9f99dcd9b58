// Bots play a contest's deal in the entrant's seat, so that every ranking has a mark to reach. They think in the pool of bots,
// after the bots of running matches.

import type { BotMove } from '../../core/any-game.ts';
import type { BotLevel } from '../../core/bot-cast.ts';
import { botRequest, pickNext } from '../../core/bot-driver.ts';
import { type Contest, entrantSeat } from '../../core/contests/contest.ts';
import { type LogEntry, lexiconForMatch, type Match } from '../../core/match.ts';
import { formatRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import { findGame } from '../../games/index.ts';
import { errorText } from '../shared/log.ts';
import { SerialQueue } from '../shared/serial-queue.ts';
import type { StoredContest } from '../store/contests.ts';
import type { ContestContext } from './contest-context.ts';
import { newId } from './make-contest.ts';

const MARKS = ['keen', 'master'] as const satisfies readonly BotLevel[];
export const MARK_NAMES: { readonly [level in (typeof MARKS)[number]]: string } = {
  keen: 'Keen bot',
  master: 'Master bot',
};
const MAX_ACTS = 3000;

export interface Marks {
  /** Lets the bots play the deal, unless they have. */
  request(stored: StoredContest): void;
  stop(): void;
}

export function createMarks(context: ContestContext): Marks {
  const { server, checker, now } = context;
  const { store, log } = server;
  const requested = new Set<string>();
  const queue = new SerialQueue();
  let stopped = false;

  const playMark = async (contest: Contest, level: (typeof MARKS)[number]): Promise<void> => {
    const person = `bot.${level}`;
    if ((await store.contests.getEntry(contest.id, person)) !== null) return;
    const bots = contest.bots.map((bot) => bot ?? level);
    const match: Match = { ...contest.deal, at: 0 };
    const entries = await playOut(match, bots);
    if (entries === null) return;
    const names = bots.map((bot, seat) => (seat === entrantSeat(contest.bots) ? MARK_NAMES[level] : bot));
    const { outcome, acts } = entries;
    const text = formatRecord({ match, names, bots, entries: acts, outcome });
    const proved = await checker.checkEntry(text, { contest, anyBots: true, checkBots: false }, null);
    if (!proved.ok) throw new Error(proved.error.sentence);
    const { result, insight, log: entryLog } = proved.value;
    await store.contests.enter(
      {
        ...{ contest: contest.id, person, id: newId(), name: MARK_NAMES[level], bot: level },
        ...{ room: null, match: null, enteredAt: now(), isOrigin: false },
      },
      { result: { ...result, insight, elapsedMs: null }, log: entryLog, isListed: true },
    );
  };

  /** null if the server stops, or a bot doesn't answer. */
  const playOut = async (match: Match, bots: readonly string[]) => {
    const game = findGame(match.game)!;
    const opened = game.openTable(match, lexiconForMatch(match, server.openList));
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value;
    const acts: LogEntry[] = [];
    while (table.status.outcome === null && acts.length < MAX_ACTS) {
      const moves: (BotMove | null)[] = [];
      for (const [seat, level] of bots.entries()) {
        if (stopped) return null;
        moves.push(await server.bots.choose(botRequest(table, match, seat, level), { key: 'marks' }));
      }
      const next = pickNext(table, moves);
      const performed = next === null ? null : performAct(table, next.by, next.text, next.at);
      if (!performed?.ok) return null;
      acts.push(performed.value.entry);
    }
    const { outcome } = table.status;
    return outcome === null ? null : { acts, outcome };
  };

  return {
    request({ contest }) {
      if (requested.has(contest.id) || stopped) return;
      requested.add(contest.id);
      void queue.run(async () => {
        for (const level of MARKS)
          await playMark(contest, level).catch((error: unknown) => {
            if (!stopped) log.warn('a bot could not play a deal', { game: contest.deal.game, error: errorText(error) });
          });
      });
    },
    stop() {
      stopped = true;
    },
  };
}
