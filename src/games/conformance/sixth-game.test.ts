// A sixth game needs its folder and one line in games/index.ts, nothing else. e2e/sixth-game.spec.ts shows the same for the
// web client.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../../server/testing/client.testing.ts';
import { copyProjectWithSixthGame, type ProjectCopy } from './sixth-game.testing.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProjectWithSixthGame();
});
afterAll(() => copy.remove());

it('compiles with a sixth game', async () => {
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  await copy.run([tsc, '-p', 'tsconfig.json']);
  await copy.run([tsc, '-p', 'tsconfig.pure.json']);
});

it('serves it: the list of games, a room, and a match with a bot', async () => {
  const { port } = await copy.startServer();
  const client = await new TestClient(port).connect();
  const { games } = (await client.http('/api/games')).body as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toHaveLength(6);
  expect(games.at(-1)).toMatchObject({ id: 'toy', title: 'Toy', seats: [2, 4] });
  const { room } = (await client.http('/api/rooms', 'POST', { game: 'toy', seats: 2 })).body as { room: string };
  await client.enter(room, 'Ann');
  expect(await client.command({ do: 'start' })).toBeNull();
  await client.until(() => client.step !== null);
  const { hand } = client.step!.view as { hand: number[] };
  expect(await client.act(`bid ${hand[0]}`)).toBeNull();
  await client.until(() => (client.step!.view as { round: number }).round === 2); // the bot has bid, too
  expect(client.step!.told.at(-1)!.lines.join(' ')).toMatch(/wins the round/);
  client.drop();
});

it('plays it in the arena', async () => {
  const flags = ['--levels', 'casual,keen', '--games', '2', '--threads', '1', '--json'];
  const report: unknown = JSON.parse(await copy.run(['src/cli/main.ts', 'arena', 'toy', ...flags]));
  expect(report).toMatchObject({ game: 'toy', matches: 2 });
});

it('judges it', async () => {
  const requests = [
    {
      do: 'open',
      game: 'toy',
      seats: 2,
      scenario: {
        hands: [
          [3, 9, 1],
          [5, 7, 2],
        ],
      },
    },
    { do: 'act', by: 0, text: 'bid 9' },
    { do: 'moves', seat: 1 },
  ];
  const lines = await copy.run(
    ['src/cli/main.ts', 'judge'],
    requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
  );
  const answers = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(answers).toMatchObject([
    { ok: true, n: 0 },
    { ok: true, n: 1, say: ['Player 1 made a bid.'] },
    { ok: true, moves: ['bid 2', 'bid 5', 'bid 7'] },
  ]);
});
