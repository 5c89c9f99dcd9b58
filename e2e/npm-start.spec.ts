// `npm start`: prints its address, serves every game, and stops cleanly.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { games } from '../src/games/index.ts';

test('npm start prints its address, serves a page with every game, and stops cleanly', async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  const server = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    env: { ...process.env, PORT: '0', WORDHOARD_DATA: data },
  });
  try {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => output, { timeout: 90_000 }).toMatch(/http:\/\/localhost:\d+/);
    const consoleErrors: string[] = [];
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && consoleErrors.push(message.text()),
    );
    await page.goto(/http:\/\/localhost:\d+/.exec(output)![0]);
    await expect(page.getByRole('heading', { name: 'Wordhoard' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(Object.keys(games).length);
    expect(consoleErrors).toEqual([]);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
