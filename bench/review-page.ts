// The review page on a slow phone: from the end of a match to the first miss on the screen, and the longest task that keeps the
// page from answering: `npm run bench -- review-page [--quick] [--game=ID] [--json]`. All threads of the page, workers included,
// run a quarter of the time. The end of a match has its own pace (a pause, and in Outside the Box the counting of the grids), so
// the three seconds start when somebody asks for the review. Tasks are measured by their processor time, times four, which a busy
// machine hardly changes.

/// <reference lib="dom" />

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { playBotRecord } from '../src/cli/review/bot-record.ts';
import type { AnyGame } from '../src/core/any-game.ts';
import type { LogEntry } from '../src/core/match.ts';
import { games } from '../src/games/index.ts';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';
import { renderersOf } from './shared/renderers.ts';
import { slowDown } from './shared/slow-processor.ts';

const ROUNDS = process.argv.includes('--quick') ? 1 : 2;
const ONLY = process.argv.find((arg) => arg.startsWith('--game='))?.slice('--game='.length);
const CPU_SLOWDOWN = 4;
const MAX_FIRST_MISS_S = 3;
const MAX_TASK_MS = 50;
/** The person plays like the first of these. */
const BOTS = ['casual', 'casual', 'keen'];
/** On the command line of the browser, to find its processes. */
const BENCH_ID = `wordhoard-bench-${process.pid}`;
const TRACED = ['toplevel', 'blink.user_timing'];

type Watched = {
  /** When something happened, in milliseconds since the page was opened. */
  times: { over?: number; pressed?: number; miss?: number };
  wordhoard?: {
    snapshot: { n: number; status: { outcome: unknown }; sending: boolean } | null;
    skipWait?: (() => void) | null;
    sendMove(text: string): void;
  };
};

/** Runs in the page: opens the review as soon as it is offered, and notes when the first miss is there, or the sentence that there is
 *  none. */
function watchReview(): void {
  const watched = globalThis as unknown as Watched;
  watched.times = {};
  const { times } = watched;
  const watch = (): void => {
    if (times.over === undefined && watched.wordhoard?.snapshot?.status.outcome != null)
      times.over = performance.mark('match over').startTime;
    const review = [...document.querySelectorAll<HTMLButtonElement>('.ending button')].find(
      ({ textContent }) => textContent.trim() === 'Review',
    );
    if (times.pressed === undefined && review !== undefined) {
      times.pressed = performance.mark('review pressed').startTime;
      review.click();
    }
    const misses = document.querySelector('#misses');
    if (times.miss === undefined && (misses?.querySelector('li') || misses?.textContent.includes('stands out')))
      times.miss = performance.mark('first miss').startTime;
    if (times.miss === undefined) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Runs in the page: plays the person's next moves of the recorded match, while bots hurry. */
function playRest(moves: readonly LogEntry[]): void {
  const { wordhoard } = globalThis as unknown as Watched;
  let next = 0;
  const step = (): void => {
    const snapshot = wordhoard!.snapshot!;
    if (snapshot.status.outcome !== null || next >= moves.length) return;
    if (!snapshot.sending && snapshot.n === moves[next]!.n - 1) wordhoard!.sendMove(moves[next++]!.text);
    else wordhoard!.skipWait?.();
    setTimeout(step, 20);
  };
  step();
}

type Round = {
  readonly firstMissMs: number;
  readonly openedMs: number;
  /** What the page and its workers did until then, one after another. */
  readonly processorMs: number;
  readonly reviewTaskMs: number;
  readonly boardTaskMs: number;
};

async function measureRound(browser: Browser, url: string, game: AnyGame, seed: string): Promise<Round> {
  const { match, names, entries } = playBotRecord(game, BOTS.slice(0, game.seats[1]), seed).record;
  const last = entries.findLastIndex(({ by }) => by === 0);
  const stored = {
    order: {
      ...{ game: match.game, names, list: match.list, seed: match.seed, preset: 'rulebook', options: match.setup },
      drivers: names.map((_, seat) => (seat === 0 ? null : BOTS[seat]!)),
    },
    acts: entries.slice(0, last),
    at: entries[last]!.at,
    ...{ progress: '', savedAt: Date.now() },
  };
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await page.goto(url);
  await page.evaluate((text) => localStorage.setItem('wordhoard match review-page', text), JSON.stringify(stored));
  await page.addInitScript(watchReview);
  await page.goto(`${url}/play/${game.id}?match=review-page`);
  await page.waitForFunction(() => (globalThis as unknown as Watched).wordhoard?.snapshot != null);
  await page.waitForLoadState('networkidle'); // everything that is loaded by the end of a match
  await browser.startTracing(page, { categories: TRACED });
  const renderers = renderersOf(BENCH_ID);
  const fullSpeed = slowDown(() => renderers, CPU_SLOWDOWN);
  try {
    const own = entries.slice(last).filter(({ by }) => by === 0);
    await page.evaluate(playRest, own);
    await page.waitForFunction(() => (globalThis as unknown as Watched).times.miss !== undefined, undefined, {
      polling: 200,
      timeout: 120_000,
    });
    await page.getByText('Looking for what was there all along…').waitFor({ state: 'detached', timeout: 120_000 });
    const times = await page.evaluate(() => (globalThis as unknown as Watched).times);
    const trace = readTrace(await browser.stopTracing());
    await browser.startTracing(page, { categories: TRACED });
    const showMe = page.getByRole('button', { name: /^Show me/ }).first();
    if (!(await showMe.isVisible())) await page.getByLabel('Rare words too').check();
    await showMe.click();
    await page.locator('.moment [data-board] button').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    return {
      firstMissMs: times.miss! - times.over!,
      openedMs: times.miss! - times.pressed!,
      processorMs: processorTime(trace, 'match over', 'first miss'),
      reviewTaskMs: longestTask(trace, 'review pressed'),
      boardTaskMs: longestTask(readTrace(await browser.stopTracing()), null),
    };
  } finally {
    fullSpeed();
    await page.context().close();
  }
}

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const readTrace = (trace: Buffer): readonly TraceEvent[] =>
  (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;

/** The tasks of threads with these names. */
function tasksOf(events: readonly TraceEvent[], thread: RegExp): readonly TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && thread.test(args?.name ?? ''))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
  );
}

const markedAt = (events: readonly TraceEvent[], mark: string): number => events.find(({ name }) => name === mark)!.ts;

/** The processor time of the page and its workers between two marks, on a slow phone. */
function processorTime(events: readonly TraceEvent[], from: string, to: string): number {
  const [start, end] = [markedAt(events, from), markedAt(events, to)];
  const tasks = tasksOf(events, /^(CrRendererMain|DedicatedWorker thread)$/);
  const inside = tasks.filter(({ ts }) => ts >= start && ts <= end);
  return (CPU_SLOWDOWN * inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
}

/** The longest task of the page's main thread, after this mark, on a slow phone. */
function longestTask(events: readonly TraceEvent[], mark: string | null): number {
  const from = mark === null ? 0 : markedAt(events, mark);
  const tasks = tasksOf(events, /^CrRendererMain$/).filter(({ ts }) => ts >= from);
  return (CPU_SLOWDOWN * Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))) / 1000;
}

const chrome = await findChromium();
if (!chrome.ok) throw new Error(chrome.error);
await buildWeb((text) => process.stderr.write(`${text}\n`));
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await startServerProcess('src/server/main.ts', { PORT: '0', WORDHOARD_DATA: data });
const measurements: Measurement[] = [];
const report = (name: string, values: readonly number[], target: Measurement['target']): void => {
  const sorted = values.toSorted((a, b) => a - b);
  measurements.push({
    ...{ name, target, spread: formatInterquartileRange(sorted), value: sorted[Math.floor(sorted.length / 2)]! },
    peer: `load average ${loadavg()[0]!.toFixed(1)}`,
  });
};

const browser = await chromium.launch({
  executablePath: chrome.value,
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--no-first-run', `--${BENCH_ID}`],
});
try {
  for (const game of Object.values<AnyGame>(games).filter(({ id }) => ONLY === undefined || id === ONLY)) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await measureRound(browser, `http://localhost:${server.port}`, game, `review page ${round}`));
      process.stderr.write(`${game.id}: ${JSON.stringify(rounds.at(-1))}\n`);
    }
    const seconds = (key: 'firstMissMs' | 'openedMs' | 'processorMs'): readonly number[] =>
      rounds.map((round) => round[key] / 1000);
    report(`${game.id}: from the end to the first miss, s`, seconds('firstMissMs'), null);
    report(`${game.id}: of these, after Review was pressed, s`, seconds('openedMs'), ['<=', MAX_FIRST_MISS_S]);
    report(`${game.id}: processor time from the end to the first miss, s`, seconds('processorMs'), null);
    const tasks = (key: 'reviewTaskMs' | 'boardTaskMs'): readonly number[] => rounds.map((round) => round[key]);
    report(`${game.id}: longest task while the review comes in, ms`, tasks('reviewTaskMs'), ['<=', MAX_TASK_MS]);
    report(`${game.id}: longest task of Show me, ms`, tasks('boardTaskMs'), ['<=', MAX_TASK_MS]);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
reportMeasurements(measurements, 'review-page');
