// `node tools/take-screenshots.ts [folder] [game …]`: pictures of every game at its beginning, middle and end, on a
// phone, a laptop and a television, in light and dark mode. Bots play from a fixed seed, so the pictures are repeatable.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { AnyGame } from '../src/core/any-game.ts';
import { playBots } from '../src/core/bot-driver.ts';
import type { LogEntry } from '../src/core/match.ts';
import { openMatch } from '../src/core/open-match.ts';
import { games } from '../src/games/index.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { buildWeb } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const SEED = 'pictures';
const LEVELS = ['keen', 'casual', 'keen'];
const NAMES = ['Ann', 'Ben', 'Ines'];
const SCREENS = [
  { name: 'phone', width: 390, height: 844, watch: false },
  { name: 'small-phone', width: 360, height: 640, watch: false },
  { name: 'landscape', width: 844, height: 390, watch: false },
  { name: 'laptop', width: 1280, height: 800, watch: false },
  { name: 'tv', width: 1920, height: 1080, watch: true },
];

/** A saved match at the beginning, in the middle with Ann to move, and at the end. */
function savedMatches(game: AnyGame): readonly { readonly state: string; saved(watch: boolean): object }[] {
  const opened = openMatch(game, { seats: NAMES.length, preset: 'relaxed', seed: SEED }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  const annsTurns: number[] = table.status.toAct.includes(0) ? [0] : [];
  const { entries } = playBots(game, opened.value, LEVELS, 5000, ({ n }) => {
    if (table.status.toAct.includes(0)) annsTurns.push(n);
  });
  const upTo = (acts: readonly LogEntry[]) => (watch: boolean) => ({
    acts: acts.map(({ at, by, text }) => ({ at, by, text })),
    at: acts.at(-1)?.at ?? 0,
    order: {
      game: game.id,
      preset: 'relaxed',
      options: {},
      names: NAMES,
      drivers: watch ? LEVELS : [null, ...LEVELS.slice(1)],
      seed: SEED,
    },
  });
  const middle = annsTurns.find((n) => n >= entries.length * 0.55) ?? annsTurns.at(-1)!;
  return [
    { state: 'beginning', saved: upTo(entries.slice(0, annsTurns[0])) },
    { state: 'middle', saved: upTo(entries.slice(0, middle)) },
    { state: 'end', saved: upTo(entries) },
  ];
}

async function takeScreenshots(browser: Browser, url: string, folder: string, game: AnyGame): Promise<void> {
  for (const { state, saved } of savedMatches(game))
    for (const { name, width, height, watch } of SCREENS)
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme });
        await context.addInitScript(
          ([game, text]) => localStorage.setItem(`wordhoard play ${game}`, text!),
          [game.id, JSON.stringify(saved(watch))],
        );
        const page = await context.newPage();
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            console.log(`${game.id} ${state} ${name}: ${message.text()}`);
        });
        await page.goto(`${url}/play/${game.id}?resume=1${watch ? '&watch=1' : ''}`);
        await page.locator(state === 'end' ? '.ending' : '.strip').waitFor({ timeout: 90_000 });
        await page.waitForTimeout(state === 'end' ? 3000 : 1000); // until bots have explained their moves and definitions are loaded
        const path = join(folder, `${game.id}-${state}-${name}-${colorScheme}.jpg`);
        await page.screenshot({ path, quality: 82 });
        await context.close();
      }
}

async function main([folder = 'build/pictures', ...wanted]: readonly string[]): Promise<void> {
  const found = await findChromium();
  if (!found.ok) throw new Error(found.error);
  await buildWeb(console.log);
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', WORDHOARD_DATA: data },
  });
  const browser = await chromium.launch({
    executablePath: found.value,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--no-first-run'],
  });
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const address = /http:\/\/localhost:\d+/.exec(chunk.toString());
        if (address !== null) resolve(address[0]);
      });
    });
    for (const game of Object.values(games) as readonly AnyGame[])
      if (wanted.length === 0 || wanted.includes(game.id)) await takeScreenshots(browser, url, folder, game);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
