// Download sizes and Lighthouse scores: `npm run bench -- web [--json]`. Sizes are of the gzipped JavaScript that a
// visitor downloads, workers included, without the word data.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import {
  gzippedKilobytes,
  MAX_GAME_KB,
  MAX_START_PAGE_KB,
  scriptsUntilBoard,
  startPageScripts,
} from '../e2e/loading/script-size.ts';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startRecordingProxy } from '../tools/services/recording-proxy.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const MIN_LIGHTHOUSE_SCORE = 95;
/** Lighthouse performance scores vary between runs, so several are taken. */
const LIGHTHOUSE_RUNS = process.argv.includes('--quick') ? 1 : 5;
const GAMES = ['word-xchange', 'outside-the-box', 'take-my-word', 'wordsters', 'word-power'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const print = (text: string): void => void process.stderr.write(`${text}\n`);

/** All scripts until the board stands, those of workers included. */
async function loadedKilobytes(browser: Browser, port: number, path: string): Promise<number> {
  const proxy = await startRecordingProxy(port);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(proxy.url + path);
  await page.locator('[data-board] button').first().waitFor();
  await context.close();
  proxy.close();
  return gzippedKilobytes(scriptsUntilBoard(proxy.fetched));
}

/** Lighthouse sometimes loses the trace of a page, so it is retried. */
async function runLighthouseWithRetry(chrome: string, url: string, tries = 3): Promise<readonly number[]> {
  try {
    return await runLighthouse(chrome, url);
  } catch (error) {
    if (tries === 1) throw new Error(`Lighthouse cannot measure ${url}: ${String(error).slice(0, 300)}`);
    return runLighthouseWithRetry(chrome, url, tries - 1);
  }
}

async function runLighthouse(chrome: string, url: string): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(PEERS_FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 2 ** 20 },
  );
  const { categories } = JSON.parse(stdout) as { categories: { [name: string]: { score: number } } };
  return CATEGORIES.map((name) => categories[name]!.score * 100);
}

installPeers();
const chrome = await findChromium();
if (!chrome.ok) throw new Error(chrome.error);
await buildWeb(print);
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await startServerProcess('src/server/main.ts', { PORT: '0', WORDHOARD_DATA: data });
const browser = await chromium.launch({
  executablePath: chrome.value,
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--no-first-run'],
});
const measurements: Measurement[] = [];
try {
  const sizes: readonly (readonly [string, number, number])[] = [
    ['start page', gzippedKilobytes(startPageScripts()), MAX_START_PAGE_KB],
    ...(await Promise.all(
      GAMES.map(
        async (game) => [game, await loadedKilobytes(browser, server.port, `/play/${game}`), MAX_GAME_KB] as const,
      ),
    )),
  ];
  for (const [name, value, most] of sizes)
    measurements.push({ name: `${name}: JavaScript, gzipped KB`, value, spread: '', target: ['<=', most], peer: '' });
  for (const path of ['/', ...GAMES.map((game) => `/play/${game}`), '/guide/word-xchange']) {
    print(`Lighthouse measures ${path}, ${LIGHTHOUSE_RUNS} times …`);
    const runs: (readonly number[])[] = [];
    while (runs.length < LIGHTHOUSE_RUNS)
      runs.push(await runLighthouseWithRetry(chrome.value, `http://localhost:${server.port}${path}`));
    for (const [i, category] of CATEGORIES.entries()) {
      const scores = runs.map((run) => run[i]!).toSorted((one, other) => one - other);
      measurements.push({
        name: `${path}: ${category}`,
        value: scores[Math.floor(LIGHTHOUSE_RUNS / 2)]!,
        spread: formatInterquartileRange(scores),
        target: ['>=', MIN_LIGHTHOUSE_SCORE],
        peer: 'Lighthouse',
      });
    }
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
reportMeasurements(measurements, 'web');
