// Time to the first move: `npm start` in a fresh clone and again, then a phone on a slow network, then offline.
// `npm run bench -- load [--quick]` (quick: without the fresh clone). The peer is the tutorial page of boardgame.io.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildWeb } from '../tools/build-web.ts';
import { findChromium } from '../tools/find-chromium.ts';
import { startServerProcess } from './server/server-traffic.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 10;
/** A mid-range phone on a slow mobile network, throttled as Lighthouse does it. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
/** The factor by which the browser slows its processor down. */
const CPU_SLOWDOWN = 4;

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const measurement = (name: string, values: readonly number[], peer = '', most: number | null = null): Measurement => ({
  name,
  value: median(values),
  spread: values.length > 1 ? formatInterquartileRange(values) : '',
  target: most === null ? null : ['<=', most],
  peer,
});

/** Seconds from `npm start` until the page is served. */
function measureStart(folder: string): Promise<number> {
  const started = performance.now();
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-load-'));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', WORDHOARD_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let ready = false;
    child.on('exit', () => reject(new Error(`npm start ended: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined || ready) return;
      ready = true;
      void fetch(`http://127.0.0.1:${port}/`).then(() => {
        const seconds = (performance.now() - started) / 1000;
        child.removeAllListeners('exit');
        child.on('exit', () => {
          rmSync(data, { recursive: true, force: true });
          resolve(seconds);
        });
        child.kill('SIGTERM');
      });
    });
  });
}

function measureLexiconBuild(folder: string): number {
  const started = performance.now();
  execFileSync(process.execPath, [join('tools', 'lexicon', 'build.ts'), folder], { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

async function measureStarts(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-clone-'));
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  print('npm start in a fresh clone …');
  const first = await measureStart(folder);
  const again: number[] = [];
  for (let i = 0; i < 3; i++) again.push(await measureStart(folder));
  print('the lexicon …');
  const lexicon: number[] = [];
  for (let i = 0; i < 3; i++) lexicon.push(measureLexiconBuild(join(folder, `lexicon-${i}`)));
  rmSync(folder, { recursive: true, force: true });
  return [
    measurement('npm start to the page, first time, s', [first], 'fresh clone, packages over the network', 30),
    measurement('npm start to the page, again, s', again),
    measurement('build of the lexicon, s', lexicon, '', 10),
  ];
}

const MIME_TYPES: { readonly [ending: string]: string } = { '.html': 'text/html', '.js': 'text/javascript' };

/** The peer's page, compressed like ours. */
async function servePeer(): Promise<{ url: string; kilobytes: number; close(): void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'wordhoard-peer-'));
  await build({
    root: join(PEERS_FOLDER, 'demo'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  let bytes = 0;
  const server = createServer((request, answer) => {
    const file = join(outDir, request.url === '/' ? 'index.html' : request.url!);
    try {
      const body = gzipSync(readFileSync(file), { level: 9 });
      if (file.endsWith('.js')) bytes = Math.max(bytes, body.length);
      answer.writeHead(200, { 'content-type': MIME_TYPES[extname(file)] ?? 'text/plain', 'content-encoding': 'gzip' });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    get kilobytes() {
      return bytes / 1024;
    },
    close: () => server.close(),
  };
}

async function measureOnPhone(browser: Browser, use: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const started = performance.now();
  await use(page);
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

/** Time from entering the address until a move is possible. */
const playOurs = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('a[href^="/play/word-xchange"]').first().click();
  await page.locator('.strip').first().waitFor();
  await page.locator('.strip').first().getByText(/./).first().waitFor();
};
const playTheirs = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('button').first().click();
  await page.getByText('0').first().waitFor();
};

async function measureOffline(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.goto(`${address}play/word-xchange`);
  await page.locator('.strip').first().waitFor();
  await context.setOffline(true);
  const started = performance.now();
  await page.goto(address);
  await page.locator('a[href^="/play/word-xchange"]').first().click();
  await page.locator('.strip').first().waitFor();
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

installPeers();
const chrome = await findChromium();
if (!chrome.ok) throw new Error(chrome.error);
await buildWeb(print);
const measurements: Measurement[] = QUICK ? [] : await measureStarts();
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await startServerProcess('src/server/main.ts', { PORT: '0', WORDHOARD_DATA: data, LIMITS: 'off' });
const peer = await servePeer();
const browser = await chromium.launch({
  executablePath: chrome.value,
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-background-networking', '--no-first-run'],
});
try {
  const address = `http://localhost:${server.port}/`;
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    print(`phone, round ${round} of ${ROUNDS}`);
    const mine = await measureOnPhone(browser, playOurs(address));
    const their = await measureOnPhone(browser, playTheirs(peer.url));
    if (round > 0) [ours, theirs].forEach((list, i) => void list.push(i === 0 ? mine : their));
  }
  measurements.push(
    measurement(
      'phone, slow network: address to a whole game of Word Xchange against bots, s',
      ours,
      'word list included',
    ),
    measurement(
      'phone, slow network: address to a mark in noughts and crosses, s',
      theirs,
      'boardgame.io tutorial, no opponent',
    ),
    measurement('boardgame.io tutorial: JavaScript, gzipped KB', [peer.kilobytes], 'boardgame.io with React'),
    measurement('offline: start page to the board, s', [await measureOffline(browser, address)], '', 5),
  );
} finally {
  await browser.close();
  server.stop();
  peer.close();
  rmSync(data, { recursive: true, force: true });
}
reportMeasurements(measurements, 'load');
process.exit();
