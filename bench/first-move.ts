// How long a newcomer waits from pressing Play to their first move: `npm run bench -- first-move [--game=ID] [--json]`. Every visit is a
// new browser profile, so nothing is cached.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { games } from '../src/games/index.ts';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const VISITS = process.argv.includes('--quick') ? 5 : 20;
const ONLY = process.argv.find((arg) => arg.startsWith('--game='))?.slice('--game='.length);
const MAX_MEDIAN_S = 5;
const MAX_WORST_S = 12;

type Shown = { snapshot: { seat: number | null; status: { toAct: readonly number[] } } | null };

async function secondsToFirstMove(browser: Browser, url: string, game: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const started = performance.now();
  await page.locator(`a[href="/play/${game}"]`).click();
  await page.waitForFunction(() => {
    const { snapshot } = (globalThis as unknown as { wordhoard?: Shown }).wordhoard ?? { snapshot: null };
    return snapshot?.seat != null && snapshot.status.toAct.includes(snapshot.seat);
  });
  await page.getByRole('region', { name: 'Whose turn' }).waitFor();
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

const chrome = await findChromium();
if (!chrome.ok) throw new Error(chrome.error);
await buildWeb((text) => process.stderr.write(`${text}\n`));
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await startServerProcess('src/server/main.ts', { PORT: '0', WORDHOARD_DATA: data });
const browser = await chromium.launch({ executablePath: chrome.value, chromiumSandbox: process.getuid?.() !== 0 });
const measurements: Measurement[] = [];
try {
  for (const game of Object.keys(games).filter((id) => ONLY === undefined || id === ONLY)) {
    const seconds: number[] = [];
    while (seconds.length < VISITS)
      seconds.push(await secondsToFirstMove(browser, `http://localhost:${server.port}`, game));
    seconds.sort((a, b) => a - b);
    const spread = formatInterquartileRange(seconds);
    const median = seconds[Math.floor(VISITS / 2)]!;
    const name = `${game}: seconds from Play to your first move`;
    measurements.push(
      { name: `${name}, median`, value: median, spread, target: ['<=', MAX_MEDIAN_S], peer: '' },
      { name: `${name}, worst of ${VISITS}`, value: seconds.at(-1)!, spread, target: ['<=', MAX_WORST_S], peer: '' },
    );
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
reportMeasurements(measurements, ONLY === undefined ? 'first-move' : null);
