// Plays whole matches with docs/examples/wordhoard_client.py, which was written from docs/protocol.md, against a server.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer } from '../../src/server/testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer(undefined, 'on');
});
afterAll(() => stopServer(running));

type Result = {
  readonly acts: number;
  readonly n: number;
  readonly outcome: { readonly ranking: readonly (readonly number[])[] } | null;
  readonly honest: boolean;
  readonly recordLines: number;
};

async function play(
  ...args: readonly string[]
): Promise<{ readonly result: Result; readonly lines: readonly string[] }> {
  const { stdout } = await promisify(execFile)('python3', [
    'docs/examples/wordhoard_client.py',
    `http://127.0.0.1:${running.port}`,
    ...args,
  ]);
  const lines = stdout.trim().split('\n');
  return { result: JSON.parse(lines.at(-1)!) as Result, lines };
}

it.concurrent.each([
  ['word-xchange', { targetWords: 4 }, ['--bot', 'beginner', '--reconnect']],
  ['take-my-word', { rounds: 5 }, []],
] as const)('a Python client plays %s to its end against a bot', { timeout: 300_000 }, async (game, options, more) => {
  const { result, lines } = await play('--game', game, '--options', JSON.stringify(options), ...more);
  expect(result).toMatchObject({ honest: true, outcome: { ranking: expect.any(Array) } });
  expect(result.outcome!.ranking.flat().toSorted()).toEqual([0, 1]);
  expect(result.acts).toBeGreaterThan(0);
  expect(result.n).toBeGreaterThan(result.acts); // the bot played, too
  expect(result.recordLines).toBe(15 + result.n); // 14 lines of header, the acts, the end
  expect(lines.some((line) => line.startsWith('Monty') || line.startsWith('You'))).toBe(true);
});

it('it says what is wrong if the game does not exist', async () => {
  await expect(play('--game', 'nonsense')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('404') });
});
