// Plays from another machine of the local network. A network namespace stands for it: it has its own network card, and
// reaches the server only by the address that `npm start` prints. Needs root and iproute2 (the command `ip`).

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFigures } from '../../src/core/testing/deep.testing.ts';
import { findChromium } from '../find-chromium.ts';

const NAMESPACE = `wordhoard-${process.pid}`;
const [OUR_CARD, THEIR_CARD] = [`wh${process.pid}a`.slice(-15), `wh${process.pid}b`.slice(-15)];
// A block reserved for documentation, so that no real network is hidden.
const [OUR_ADDRESS, THEIR_ADDRESS] = ['203.0.113.1', '203.0.113.2'];

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-lan-'));
let server: ChildProcess;
let address = '';

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' });

function createNetwork(): void {
  try {
    ip('netns', 'add', NAMESPACE);
    ip('link', 'add', OUR_CARD, 'type', 'veth', 'peer', 'name', THEIR_CARD, 'netns', NAMESPACE);
    ip('addr', 'add', `${OUR_ADDRESS}/24`, 'dev', OUR_CARD);
    ip('link', 'set', OUR_CARD, 'up');
    ip('-n', NAMESPACE, 'addr', 'add', `${THEIR_ADDRESS}/24`, 'dev', THEIR_CARD);
    ip('-n', NAMESPACE, 'link', 'set', THEIR_CARD, 'up');
    ip('-n', NAMESPACE, 'link', 'set', 'lo', 'up');
  } catch (error) {
    throw new Error(
      `This machine allows no network namespaces. Run this part as root, with iproute2. ${String(error)}`,
    );
  }
}

beforeAll(async () => {
  createNetwork();
  // What `npm start` runs when everything is built.
  server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', WORDHOARD_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Ctrl-C')) resolve(text);
    });
    server.on('exit', () => reject(new Error(`The server did not start: ${text}`)));
  });
  address = new RegExp(`http://${OUR_ADDRESS}:\\d+`).exec(output)?.[0] ?? '';
});
afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await new Promise((resolve) => server.on('exit', resolve));
  for (const args of [
    ['link', 'del', OUR_CARD],
    ['netns', 'del', NAMESPACE],
  ] as const)
    try {
      ip(...args);
    } catch {
      // It was never created.
    }
  rmSync(folder, { recursive: true, force: true });
});

it('npm start prints an address for the local network', () => {
  expect(address).toMatch(/^http:\/\/203\.0\.113\.1:\d+$/);
});

it('a Python client on another machine plays moves there', { timeout: 120_000 }, async () => {
  const inside = ['netns', 'exec', NAMESPACE, 'python3', 'docs/examples/wordhoard_client.py', address, '--acts', '2'];
  const { stdout } = await promisify(execFile)('ip', inside);
  const result = JSON.parse(stdout.trim().split('\n').at(-1)!) as { acts: number; n: number };
  expect(result.acts).toBe(2);
  expect(result.n).toBeGreaterThanOrEqual(2);
  reportFigures({ pythonMoves: result.acts });
});

it('a browser on another machine opens the page and plays a move', { timeout: 240_000 }, async () => {
  const path = await findChromium();
  if (!path.ok) throw new Error(path.error);
  const wrapper = join(folder, 'chromium-inside');
  // Playwright talks to the browser through a pipe, so the browser can be in another network.
  writeFileSync(wrapper, `#!/bin/sh\nexec ip netns exec ${NAMESPACE} "${path.value}" "$@"\n`);
  chmodSync(wrapper, 0o755);
  const browser = await chromium.launch({ executablePath: wrapper, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: 'Play Word Xchange with friends' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    const ready = { timeout: 90_000 };
    await expectPage(page.getByRole('heading', { name: 'Your turn' })).toBeVisible(ready);
    await page.getByRole('button', { name: 'End turn' }).click();
    await expectPage(page.getByRole('complementary', { name: 'What happened' })).toContainText('You passed.', ready);
    reportFigures({ browserMoves: 1 });
  } finally {
    await browser.close();
  }
});
