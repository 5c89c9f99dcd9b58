import { expect, it } from 'vitest';
import type { BotRequest } from '../../core/bot-driver.ts';
import { botRequest } from '../../core/bot-driver.ts';
import { openMatch } from '../../core/open-match.ts';
import { findGame, games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { createBotPool } from './pool.ts';

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
  const choices = await Promise.all(requests.map((one) => pool.choose(one)));
  for (let i = 0; i < choices.length; i += 2) expect(choices[i]).toEqual(choices[i + 1]);
  for (const [i, one] of requests.entries()) {
    if (i % 2 === 1) continue;
    const explained = await pool.explain(one, ['Ann', 'Bo']);
    expect(explained?.text).toBe(choices[i]?.text);
  }
  clearInterval(beat);
  expect(beats).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await pool.close();
  expect(await pool.choose(requests[0]!)).toBeNull();
});

it('logs a bot that fails, and answers the next request', { timeout: 60_000 }, async () => {
  const errors: string[] = [];
  const pool = createBotPool(1, (message) => errors.push(message));
  const good = request('take-my-word');
  const [bad, after] = await Promise.all([pool.choose({ ...good, view: null }), pool.choose(good)]);
  expect(bad).toBeNull();
  expect(after).not.toBeNull();
  expect(errors).toEqual([expect.stringMatching(/^the bot of take-my-word \(casual\) failed/)]);
  await pool.close();
});
