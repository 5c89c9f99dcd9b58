import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('npm start serves a page with every game, says where, and stops cleanly', async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-'));
  const server = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    env: { ...process.env, PORT: '0', WORDHOARD_DATA: data },
  });
  try {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said, { timeout: 90_000 }).toMatch(/http:\/\/localhost:\d+/);
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await page.goto(/http:\/\/localhost:\d+/.exec(said)![0]);
    await expect(page.getByRole('heading', { name: 'Wordhoard' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    expect(complaints).toEqual([]);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
