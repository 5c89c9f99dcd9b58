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

it('answers everybody, the same question in the same way, while the loop goes on', { timeout: 60_000 }, async () => {
  const said: string[] = [];
  const pool = createBotPool(2, (message) => said.push(message));
  let beats = 0;
  const beat = setInterval(() => beats++, 5);
  const asked = Object.keys(games).flatMap((id) => [request(id), request(id)]);
  const choices = await Promise.all(asked.map((one) => pool.choose(one)));
  for (let i = 0; i < choices.length; i += 2) expect(choices[i]).toEqual(choices[i + 1]);
  for (const [i, one] of asked.entries()) {
    if (i % 2 === 1) continue;
    const explained = await pool.explain(one, ['Ann', 'Bo']);
    expect(explained?.text).toBe(choices[i]?.text);
  }
  clearInterval(beat);
  expect(beats).toBeGreaterThan(5);
  expect(said).toEqual([]);
  await pool.close();
  expect(await pool.choose(asked[0]!)).toBeNull();
});

it('a bot that fails says so in the log, and the next is answered', { timeout: 60_000 }, async () => {
  const said: string[] = [];
  const pool = createBotPool(1, (message) => said.push(message));
  const good = request('take-my-word');
  const [bad, after] = await Promise.all([pool.choose({ ...good, view: null }), pool.choose(good)]);
  expect(bad).toBeNull();
  expect(after).not.toBeNull();
  expect(said).toEqual([expect.stringMatching(/^the bot of take-my-word \(casual\) failed/)]);
  await pool.close();
});
