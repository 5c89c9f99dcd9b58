import { expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { deriveBotSeed } from '../../core/bot-driver.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { type BotRequest, createBotPool } from './pool.ts';

function request(id: string): BotRequest {
  const game = (games as { readonly [id: string]: AnyGame })[id]!;
  const lexicon = loadLexicon(game.defaultList);
  const setup = game.resolveSetup('rulebook', {});
  if (!setup.ok) throw new Error(setup.error.code);
  const match = {
    game: id,
    version: game.version,
    seats: 2,
    setup: setup.value,
    list: game.defaultList,
    words: null,
    scenario: null,
    lexicon: lexicon.id,
    seed: 'pool',
    at: 0,
  };
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const seat = opened.value.status.toAct[0]!;
  const view = opened.value.viewFor(seat);
  return {
    game: id,
    list: game.defaultList,
    words: null,
    view,
    seat,
    level: 'casual',
    n: 0,
    now: 0,
    seed: deriveBotSeed('pool'),
  };
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
