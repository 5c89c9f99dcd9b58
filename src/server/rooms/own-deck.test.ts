import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer, TestClient } from '../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const KEYS = ['brave', 'ancient', 'harvest', 'orchard', 'abandon', 'gather', 'whisper', 'journey', 'famous', 'gentle'];
const DECK = `title Farm\n${KEYS.map((key, i) => `card ${key}: =bold, bread, brown, bitter | secret meaning ${i}`).join('\n')}`;

it('a table with its own deck plays with it, and nobody gets an answer of it', async () => {
  const ann = new TestClient(running.port);
  await ann.http('/api/me');
  const { body } = await ann.http('/api/rooms', 'POST', { game: 'word-power', seats: 2, deck: DECK });
  await ann.enter(body.room as string, 'Ann');
  const bo = await new TestClient(running.port).enter(body.room as string, 'Bo');
  expect(bo.room!.deck).toEqual({ title: 'Farm', closed: false, words: 0, cards: 10, triples: 0, tasks: 0 });
  await ann.command({ do: 'start' });
  await bo.until(() => bo.step !== null);
  const hands = [ann, bo].map(({ step }) => JSON.stringify(step!.view)).join();
  expect(KEYS.some((key) => hands.includes(`"${key.toUpperCase()}"`))).toBe(true);
  for (const client of [ann, bo]) expect(JSON.stringify(client.received)).not.toContain('secret meaning');
  // A client that comes back gets no more.
  const again = await new TestClient(running.port, bo.cookie).enter(body.room as string);
  await again.until(() => again.step !== null);
  expect(JSON.stringify(again.received)).not.toContain('secret meaning');
});

it('a deck with a mistake, a rude word or too many characters opens no table', async () => {
  const ann = new TestClient(running.port);
  await ann.http('/api/me');
  const open = (deck: string) => ann.http('/api/rooms', 'POST', { game: 'word-power', deck });
  const faulty = await open('orchard\ncard BRAVE: =bold');
  expect(faulty.status).toBe(400);
  expect(faulty.body.sentence).toContain('line 2');
  expect((await open('shit')).status).toBe(400);
  expect((await open('# '.repeat(25_001))).status).toBe(400);
  expect((await open('orchard')).status).toBe(200);
});

it('Wordsters of one’s own can be played again and again', async () => {
  const ann = new TestClient(running.port);
  await ann.http('/api/me');
  const { body } = await ann.http('/api/rooms', 'POST', { game: 'wordsters', seats: 2, deck: 'triple E V A' });
  await ann.enter(body.room as string, 'Ann');
  for (let i = 0; i < 3; i++) {
    const before = ann.step?.match;
    expect(await ann.command({ do: 'start' })).toBeNull();
    await ann.until(() => ann.step !== null && ann.step.match !== before);
    await ann.command({ do: 'leave', standIn: null });
    await ann.until(() => ann.room!.phase === 'over');
    await ann.command({ do: 'sit', seat: 0 });
  }
});
