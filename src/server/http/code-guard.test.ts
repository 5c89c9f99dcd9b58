import { expect, it } from 'vitest';
import { readLimits } from '../shared/limits.ts';
import { createAddressLimit, createNamedLimit } from '../shared/rate-limit.ts';
import { startServer, stopServer, TestClient } from '../testing/client.testing.ts';
import { createCodeGuard } from './code-guard.ts';

it('counts wrong codes only, per address and on the server, even when they come at the same time', async () => {
  const read = readLimits({ LIMIT_WRONG_CODES: '4/0', LIMIT_SERVER_WRONG_CODES: '10/0' });
  if (!read.ok) throw new Error(read.error);
  const limits = read.value;
  const guard = createCodeGuard(createAddressLimit(limits, 'wrongCodes'), createNamedLimit(limits, 'serverWrongCodes'));
  const guess = (address: string, found: string | null) =>
    guard.find(address, () => new Promise((resolve) => setTimeout(() => resolve(found), 1)));
  for (let i = 0; i < 100; i++) expect(await guess('192.0.2.1', 'room')).toBe('room');
  const wrong = await Promise.all(Array.from({ length: 20 }, () => guess('192.0.2.1', null)));
  expect(wrong.filter((answer) => answer === null)).toHaveLength(4);
  // A correct code above the limit is not looked up either.
  expect(await guess('192.0.2.1', 'room')).toBe('too many');
  expect(await guess('192.0.2.2', 'room')).toBe('room');
  const others = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(`192.0.2.${i + 10}`, null)));
  expect(others.filter((answer) => answer === null)).toHaveLength(6);
});

it('lets 100 people behind one address join by code within seconds, and gives tables long codes', {
  timeout: 60_000,
}, async () => {
  const running = await startServer(undefined, 'on');
  try {
    const host = new TestClient(running.port);
    const made = (await host.http('/api/rooms', 'POST', { game: 'word-xchange', seats: 2 })).body;
    const code = made.code as string;
    expect(code).toMatch(/^[B-Z]{8}$/);
    await host.enter(made.room as string, 'Teacher');
    const pupils = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const pupil = new TestClient(running.port);
        for (const path of ['/api/me', '/api/games', '/api/rooms'])
          expect((await pupil.http(path)).status, path).toBe(200);
        // Every fifth one mistypes the code first.
        if (i % 5 === 0) expect((await pupil.http('/api/code/bcdfgbcdfg')).status).toBe(404);
        const found = await pupil.http(`/api/code/${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`);
        expect(found).toMatchObject({ status: 200, body: { room: made.room } });
        return pupil.enter(made.room as string, `Pupil ${i}`);
      }),
    );
    expect(pupils.filter(({ room }) => room !== null)).toHaveLength(100);
    for (const client of [host, ...pupils]) client.drop();
  } finally {
    await stopServer(running);
  }
});
