// The daily deals on the server: the sealed ones with one's own results, and handing in what was played offline.

import { dailyContestId } from '../../core/contests/contest.ts';
import type { ContestView, RankingAnswer, RankingLine } from '../../core/contests/contest-api.ts';
import { addDays } from '../../core/time/utc-date.ts';
import { enterContest, getDaily, getRanking, handIn } from '../connection/contests/contests-api.ts';
import { keepClosedTries, notePlayed, type PlayedDays, playedDays } from '../connection/contests/own-tries.ts';
import { dateOfDailyId } from '../connection/daily/daily-id.ts';
import type { FinishedMatch } from '../connection/finished-matches.ts';

const HANDED_IN_KEY = 'wordhoard handed in';
/** A day is open for 36 hours, until noon of the next one. So before noon UTC the latest closed day is the one before
 *  yesterday, and after noon it is yesterday. Who played yesterday may look at its rankings before. */
const DAYS_BACK = [1, 2];
const CLOCK_TOLERANCE_MS = 60_000;
const MAX_WAIT_MS = 5000;

/** Where a deal is played. On this device if the server can't be reached; nowhere if the server refuses it. */
export type Entered =
  | { readonly where: 'server'; readonly path: string }
  | { readonly where: 'device' }
  | { readonly where: 'nowhere'; readonly sentence: string };

export type OwnResult = { readonly line: RankingLine; readonly people: number };

export class DailyOnline {
  /** By game; empty while the server can't be reached. */
  sealed = $state.raw<ReadonlyMap<string, ContestView>>(new Map());
  results = $state.raw<ReadonlyMap<string, OwnResult>>(new Map());
  /** The sealed deals I have finished, as far as this device knows. */
  played = $state.raw<PlayedDays>(playedDays());
  /** How far the server's clock is ahead of this device's. A clock that is wrong must not lead to the deals of another day. */
  clockAheadMs = $state(0);
  /** Whether the server couldn't be reached the last time. */
  isOffline = $state(false);
  /** Matches of this device that were handed in just now. */
  handedIn = $state.raw<readonly string[]>([]);
  /** The rankings of the latest day before today that this person may see. */
  earlier = $state.raw<{
    readonly date: string;
    readonly boards: readonly { readonly contest: ContestView; readonly lines: RankingAnswer['lines'] }[];
  } | null>(null);

  /** Returns today's date by the server's clock; null if it can't be reached. */
  async #loadToday(): Promise<string | null> {
    const answer = await getDaily();
    this.isOffline = !answer.ok && answer.error.status === 0;
    if (!answer.ok) return null;
    const { date: today, now, contests, played } = answer.value;
    const aheadMs = now - Date.now();
    this.clockAheadMs = Math.abs(aheadMs) < CLOCK_TOLERANCE_MS ? 0 : aheadMs;
    const finished = contests.filter((one) => isSealed(one) && one.mine?.isFinished === true).map(({ game }) => game);
    notePlayed({
      ...Object.fromEntries(played.map((date) => [date, []])),
      ...(finished.length === 0 ? {} : { [today]: finished }),
    });
    this.played = playedDays();
    this.sealed = new Map(contests.filter(isSealed).map((contest) => [contest.game, contest]));
    return today;
  }

  async load(): Promise<void> {
    const today = await this.#loadToday();
    if (today === null) return;
    const results = new Map<string, OwnResult>();
    for (const [game, { id, mine }] of this.sealed) {
      if (mine === null) continue;
      const ranking = await getRanking(id);
      const line = ranking.ok ? ranking.value.lines.find(({ isMine }) => isMine) : undefined;
      if (!ranking.ok || line === undefined) continue;
      results.set(game, { line, people: ranking.value.lines.filter(({ bot }) => bot === null).length });
    }
    this.results = results;
    await this.#loadEarlier(today);
    await keepClosedTries();
  }

  async #loadEarlier(today: string): Promise<void> {
    for (const days of DAYS_BACK) {
      const date = addDays(today, -days);
      const answer = await getDaily(date);
      const visible = answer.ok ? answer.value.contests.filter((one) => isSealed(one) && isVisible(one)) : [];
      if (visible.length === 0) continue;
      const boards = [];
      for (const contest of visible) {
        const ranking = contest.finished === 0 ? null : await getRanking(contest.id);
        if (ranking?.ok) boards.push({ contest, lines: ranking.value.lines });
      }
      this.earlier = { date, boards };
      return;
    }
  }

  async enter(game: string, name: string): Promise<Entered> {
    // Somebody may tap before the server has answered. The deal of this device is for those who can't reach it.
    if (!this.sealed.has(game) && navigator.onLine) await Promise.race([this.#loadToday(), sleep(MAX_WAIT_MS)]);
    const contest = this.sealed.get(game);
    if (contest === undefined) return { where: 'device' };
    const entered = await enterContest(contest.id, name.trim() || 'Player');
    if (entered.ok) return { where: 'server', path: `/t/${entered.value}` };
    const { status, sentence } = entered.error;
    return status === 0 ? { where: 'device' } : { where: 'nowhere', sentence };
  }

  /** Hands in the open deals that were played on this device, each once. */
  async handInAll(matches: readonly FinishedMatch[]): Promise<void> {
    const done = new Set(readHandedIn());
    for (const { id, game, record } of matches) {
      const date = dateOfDailyId(id);
      if (date === null || done.has(id)) continue;
      const answer = await handIn(dailyContestId(date, game, 'open'), record);
      if (answer.ok) this.handedIn = [...this.handedIn, id];
      // Refused for good: too late, or handed in from another device. 404 is a day that hasn't begun on the server.
      if (answer.ok || [400, 409].includes(answer.error.status)) done.add(id);
    }
    keepHandedIn([...done]);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isVisible = ({ isClosed, mine }: ContestView): boolean => isClosed || mine?.isFinished === true;
const isSealed = ({ secrecy }: ContestView): boolean => secrecy === 'sealed';

const MAX_KEPT = 100;

function readHandedIn(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(HANDED_IN_KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keepHandedIn(ids: readonly string[]): void {
  try {
    localStorage.setItem(HANDED_IN_KEY, JSON.stringify(ids.slice(-MAX_KEPT)));
  } catch {
    // Without storage it is handed in again, which the server refuses.
  }
}
