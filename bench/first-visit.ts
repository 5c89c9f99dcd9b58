// The first and the second visit on a slow phone, from the address to the first own move:
// `npm run bench -- first-visit [--quick] [--json] [--game=ID] [--rounds=5]`. If it is stopped, the next run goes on. The line is
// shaped outside of the browser, the service worker is on, and all threads of the page, workers included, run a quarter of the time.

/// <reference lib="dom" />

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { answerBotRequest } from '../src/core/bot-driver.ts';
import type { Json, Seat } from '../src/core/game.ts';
import { games } from '../src/games/index.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';
import { currentCommit, resumeResults } from './shared/partial-results.ts';
import { renderersOf } from './shared/renderers.ts';
import { SLOW_MOBILE, startSlowLine } from './shared/slow-line.ts';
import { slowDown } from './shared/slow-processor.ts';

const argument = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const ROUNDS = process.argv.includes('--quick') ? 1 : Number(argument('rounds') ?? 5);
const ONLY = argument('game');
const CPU_SLOWDOWN = 4;
const TARGETS_S = { start: 1.5, board: 1, firstMove: 4, secondVisit: 1.5 };

/** Milliseconds since the page was asked for. `board` and `judged` are null until they have happened. */
type Times = { start: number; tap: number; board: number; judged: number };
type Shown = { seat: Seat | null; view: Json; n: number; sending: boolean; refusal: unknown };
type Watched = {
  times: Partial<Times>;
  wordhoard?: { snapshot: Shown | null; sendMove(text: string): void };
  findMove(game: string, shown: Pick<Shown, 'seat' | 'view' | 'n'>): Promise<string | null>;
};

/** Runs in the page: taps the game as soon as it can be tapped, and moves as soon as the board stands. */
function playFirstMove(game: string): void {
  const watched = globalThis as unknown as Watched;
  watched.times = {};
  const { times } = watched;
  const isVisible = (element: Element | null): boolean => (element?.getBoundingClientRect().height ?? 0) > 0;
  const watch = (): void => {
    const link = document.querySelector<HTMLAnchorElement>(
      `a[href="/play/${game}"], a[href^="/play/${game}?"]`, // on the second visit the unfinished game is offered
    );
    if (times.start === undefined && isVisible(link)) {
      times.start = performance.now();
      requestAnimationFrame(() => {
        times.tap = performance.now();
        link!.click();
      });
    }
    const board = document.querySelector('[data-board]');
    if (times.tap !== undefined && times.board === undefined && isVisible(board?.querySelector('button') ?? null)) {
      times.board = performance.now();
      const { seat, view, n } = watched.wordhoard!.snapshot!;
      void watched.findMove(game, { seat, view, n }).then((text) => {
        if (text === null) return void (times.judged = performance.now());
        watched.wordhoard!.sendMove(text);
        const judge = (): void => {
          const { snapshot } = watched.wordhoard!;
          if (snapshot!.sending && snapshot!.n === n) requestAnimationFrame(judge);
          else times.judged = performance.now();
        };
        judge();
      });
    }
    if (times.judged === undefined) requestAnimationFrame(watch);
  };
  watch();
}

/** A good move for what the page shows, null if it is not the person's turn (on the second visit). It is found by a bot with all words, which takes the page no time. */
function findMove(id: string, { seat, view, n }: Pick<Shown, 'seat' | 'view' | 'n'>): string | null {
  const game = games[id as keyof typeof games];
  const request = { game: id, list: game.defaultList, words: null, view, seat: seat!, level: 'master', people: [] };
  const move = answerBotRequest({ ...request, n, now: 0, seed: 'first visit' }, game, loadLexicon(game.defaultList));
  return move?.text ?? null;
}

async function visit(context: BrowserContext, url: string, game: string): Promise<Times> {
  const page: Page = await context.newPage();
  await page.exposeFunction('findMove', findMove);
  await page.addInitScript(playFirstMove, game);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as Watched).times.judged !== undefined, undefined, {
    polling: 200,
    timeout: 60_000,
  });
  const times = (await page.evaluate(() => (globalThis as unknown as Watched).times)) as Times;
  await page
    .waitForFunction(() => navigator.serviceWorker.ready.then(() => true), undefined, { timeout: 60_000 })
    .catch(() => {});
  await page.close();
  return times;
}

const chrome = await findChromium();
if (!chrome.ok) throw new Error(chrome.error);
await buildWeb((text) => process.stderr.write(`${text}\n`));
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await startServerProcess('src/server/main.ts', { PORT: '0', WORDHOARD_DATA: data });
const line = await startSlowLine(server.port, SLOW_MOBILE);
const url = `http://localhost:${line.port}/`;
const measurements: Measurement[] = [];
const starts: number[] = [];
type Visits = { readonly first: Times[]; readonly second: Times[] };
const { results, save, finish } = resumeResults<{ [game: string]: Visits }>(`first-visit-${ROUNDS}`, {});

const seconds = (name: string, values: readonly number[], most: number): void => {
  const sorted = values.map((ms) => ms / 1000).toSorted((a, b) => a - b);
  measurements.push({
    name,
    value: sorted[Math.floor(sorted.length / 2)]!,
    spread: formatInterquartileRange(sorted),
    target: ['<=', most],
    peer: `load average ${loadavg()[0]!.toFixed(1)}`,
  });
};

try {
  for (const game of Object.keys(games).filter((id) => ONLY === undefined || id === ONLY)) {
    const { first, second } = (results[game] ??= { first: [], second: [] });
    while (second.length < ROUNDS) {
      // A browser of its own for every visitor: nothing is cached, and its processes are known.
      const profile = mkdtempSync(join(tmpdir(), 'wordhoard-phone-'));
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: chrome.value,
        chromiumSandbox: process.getuid?.() !== 0,
        args: ['--disable-background-networking', '--no-first-run'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      let renderers: readonly number[] = renderersOf(profile);
      const looking = setInterval(() => {
        renderers = renderersOf(profile);
      }, 1000);
      const fullSpeed = slowDown(() => renderers, CPU_SLOWDOWN);
      try {
        const visits = [await visit(context, url, game), await visit(context, url, game)] as const;
        first.push(visits[0]);
        second.push(visits[1]);
        save();
      } finally {
        clearInterval(looking);
        fullSpeed();
        await context.close();
        rmSync(profile, { recursive: true, force: true });
      }
      process.stderr.write(`${game}: ${JSON.stringify([first.at(-1), second.at(-1)])}\n`);
    }
    starts.push(...first.map(({ start }) => start));
    seconds(
      `${game}: from the tap to the board, s`,
      first.map(({ tap, board }) => board - tap),
      TARGETS_S.board,
    );
    seconds(
      `${game}: from the address to the first move answered, s`,
      first.map(({ judged }) => judged),
      TARGETS_S.firstMove,
    );
    seconds(
      `${game}: second visit, from the address to the board, s`,
      second.map(({ board }) => board),
      TARGETS_S.secondVisit,
    );
  }
  seconds('start page: from the address until it can be used, s', starts, TARGETS_S.start);
} finally {
  line.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
reportMeasurements(measurements, ONLY === undefined ? 'first-visit' : null, currentCommit());
if (ONLY === undefined) finish();
