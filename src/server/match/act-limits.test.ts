import { expect, it } from 'vitest';
import { seatClients, startServer, stopServer, type TestClient } from '../testing/client.testing.ts';

/** A Wordsters match in which Ann can write a line and erase it again without end. */
async function startEndless(env: { readonly [name: string]: string }) {
  const running = await startServer(undefined, 'on', undefined, env);
  const [ann] = (await seatClients(running, 'wordsters', 1, 2)) as [TestClient];
  await ann.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first' } });
  await ann.command({ do: 'start' });
  await ann.until(() => ann.step !== null);
  const [wordster] = (ann.step!.view as { offered: string[] }).offered;
  expect(await ann.act(`choose ${wordster}`)).toBeNull();
  const line = `write ${[...wordster!].join('E')}E`;
  const act = (i: number): Promise<string | null> => ann.act(i % 2 === 0 ? line : 'erase 1');
  return { running, ann, act };
}

it('limits how fast a seat may act, without counting what the game refuses', { timeout: 60_000 }, async () => {
  const { running, ann, act } = await startEndless({ LIMIT_MESSAGES: '9999/9999', LIMIT_ACTS: '11/0' });
  try {
    for (let i = 0; i < 20; i++) expect(await ann.act('erase 5')).not.toBe('TOO_FAST');
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await act(i));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => null), 'TOO_FAST']);
    expect(await ann.command({ do: 'leave', standIn: null })).toBeNull();
  } finally {
    ann.drop();
    await stopServer(running);
  }
});

it('limits how many acts a match may have; people can still leave it', { timeout: 60_000 }, async () => {
  const { running, ann, act } = await startEndless({ LIMIT_MESSAGES: '9999/9999', LIMIT_MATCH_ACTS: '9' });
  try {
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await act(i));
    expect(answers).toContain('TOO_MANY_ACTS');
    expect(answers.filter((answer) => answer === null).length).toBeLessThan(9);
    expect(await ann.command({ do: 'leave', standIn: null })).toBeNull();
  } finally {
    ann.drop();
    await stopServer(running);
  }
});

it.each([
  [{ LIMIT_MATCH_ACTS: '9' }, 'TOO_MANY_ACTS'],
  [{ LIMIT_ACTS: '9/0' }, 'TOO_FAST'],
])('limits how often a word may be voted in and out (%o)', { timeout: 60_000 }, async (limits, code) => {
  const { running, ann } = await startEndless({ LIMIT_MESSAGES: '9999/9999', ...limits });
  try {
    let answer: string | null = null;
    for (let i = 0; i < 40 && answer === null; i++) {
      answer = await ann.command({ do: 'askTable', change: i % 2 === 0 ? 'add' : 'ban', word: 'QXAZ' });
      await ann.until(() => ann.room!.houseVote === null);
    }
    expect(answer).toBe(code);
    expect(ann.step!.n).toBeLessThan(12);
  } finally {
    ann.drop();
    await stopServer(running);
  }
});

it('sends somebody who enters a very long match only its latest sentences', { timeout: 120_000 }, async () => {
  const { running, ann, act } = await startEndless({ LIMITS: 'off' });
  try {
    for (let i = 0; i < 1600; i++) expect(await act(i)).toBeNull();
    ann.step = null;
    await ann.enter(ann.room!.id);
    await ann.until(() => ann.step !== null);
    const { told, n } = ann.step as unknown as { told: { n: number }[]; n: number };
    expect(told).toHaveLength(1500);
    expect(told.at(-1)!.n).toBe(n);
  } finally {
    ann.drop();
    await stopServer(running);
  }
});
