// Download sizes and Lighthouse scores: `npm run bench -- web [--json]`. Sizes are of the gzipped JavaScript that a
// visitor downloads, workers included, without the word data.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const MAX_START_PAGE_KB = 60;
const MAX_GAME_KB = 120;
const MIN_LIGHTHOUSE_SCORE = 95;
/** Lighthouse performance scores vary between runs, so several are taken. */
const LIGHTHOUSE_RUNS = process.argv.includes('--quick') ? 1 : 5;
const GAMES = ['word-xchange', 'outside-the-box', 'take-my-word', 'wordsters', 'word-power'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const print = (text: string): void => void process.stderr.write(`${text}\n`);

/** A proxy in front of the server that records requests, because browsers do not report what their workers load. */
async function startRecordingProxy(
  port: number,
): Promise<{ readonly url: string; fetched: Set<string>; close(): void }> {
  const fetched = new Set<string>();
  const proxy = createServer((incoming, response) => {
    fetched.add(incoming.url!.split('?')[0]!);
    const forwarded = request(
      { port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (reply) => {
        response.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(response);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => proxy.listen(0, ready));
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, fetched, close: () => proxy.close() };
}

async function loadedKilobytes(browser: Browser, port: number, path: string): Promise<number> {
  const proxy = await startRecordingProxy(port);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(proxy.url + path);
  await page
    .locator(path === '/' ? 'article' : '.strip')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  proxy.close();
  const scripts = [...proxy.fetched].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`build/web${file}`), { level: 9 }).length, 0) / 1024;
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
  for (const [name, path, most] of [
    ['start page', '/', MAX_START_PAGE_KB],
    ...GAMES.map((game) => [game, `/play/${game}`, MAX_GAME_KB]),
  ] as [string, string, number][])
    measurements.push({
      name: `${name}: JavaScript, gzipped KB`,
      value: await loadedKilobytes(browser, server.port, path),
      spread: '',
      target: ['<=', most],
      peer: '',
    });
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
