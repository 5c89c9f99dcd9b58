import { expect, it } from 'vitest';
import type { BotRequest } from '../../core/bot-driver.ts';
import { botRequest } from '../../core/bot-driver.ts';
import { openMatch } from '../../core/open-match.ts';
import { findGame, games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { createBotPool } from './pool.ts';

const JOB = { key: 'match' };

function request(id: string): BotRequest {
  const game = findGame(id)!;
  const opened = openMatch(game, { seats: 2, seed: 'pool' }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { match, table } = opened.value;
  return botRequest(table, match, table.status.toAct[0]!, 'casual');
}

it('answers every request, the same one with the same move, without blocking the event loop', {
  timeout: 60_000,
}, async () => {
  const errors: string[] = [];
  const pool = createBotPool(2, (message) => errors.push(message));
  let beats = 0;
  const beat = setInterval(() => beats++, 5);
  const requests = Object.keys(games).flatMap((id) => [request(id), request(id)]);
  const choices = await Promise.all(requests.map((one) => pool.choose(one, JOB)));
  for (let i = 0; i < choices.length; i += 2) expect(choices[i]).toEqual(choices[i + 1]);
  for (const [i, one] of requests.entries()) {
    if (i % 2 === 1) continue;
    const explained = await pool.explain(one, ['Ann', 'Bo'], JOB);
    expect(explained?.text).toBe(choices[i]?.text);
  }
  clearInterval(beat);
  expect(beats).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await pool.close();
  expect(await pool.choose(requests[0]!, JOB)).toBeNull();
});

it('logs a bot that fails, and answers the next request', { timeout: 60_000 }, async () => {
  const errors: string[] = [];
  const pool = createBotPool(1, (message) => errors.push(message));
  const good = request('take-my-word');
  const [bad, after] = await Promise.all([pool.choose({ ...good, view: null }, JOB), pool.choose(good, JOB)]);
  expect(bad).toBeNull();
  expect(after).not.toBeNull();
  expect(errors).toEqual([expect.stringMatching(/^the bot of take-my-word \(casual\) failed/)]);
  await pool.close();
});

it('answers hints at once while many rooms think, and drops requests that were aborted', {
  timeout: 60_000,
}, async () => {
  const pool = createBotPool(1, () => {});
  const slow = { ...request('word-xchange'), level: 'expert' };
  const hint = request('take-my-word');
  const askHint = () => pool.explain(hint, ['Ann', 'Bo'], { key: 'other', urgent: true });
  await Promise.all([askHint(), askHint()]); // both threads load their word lists
  const stop = new AbortController();
  let answered = 0;
  const count = (): void => {
    answered++;
  };
  const thoughts = Array.from({ length: 18 }, (_, room) =>
    Array.from({ length: 5 }, () => pool.choose(slow, { key: `room ${room}`, signal: stop.signal }).then(count)),
  ).flat();
  expect(pool.waiting).toBe(89);
  expect(await askHint()).not.toBeNull();
  expect(answered).toBeLessThan(45);
  stop.abort();
  expect(pool.waiting).toBe(0);
  await Promise.all(thoughts);
  await pool.close();
});
