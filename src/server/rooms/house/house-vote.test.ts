// Tests "Ask the table" over the wire: who votes, what they see, and what becomes of the word.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, seatClients, startServer, stopServer, TestClient } from '../../testing/client.testing.ts';

let running: RunningServer;
beforeEach(async () => {
  running = await startServer();
});
afterEach(() => stopServer(running));

const ask = (word: string, change: 'add' | 'ban' = 'add') => ({ do: 'askTable', change, word }) as const;
const vote = (counts: boolean) => ({ do: 'voteWord', counts }) as const;

async function start(game: string, people: number, seats = people): Promise<TestClient[]> {
  const clients = await seatClients(running, game, people, seats);
  expect(await clients[0]!.command({ do: 'start' })).toBeNull();
  await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
  return clients;
}

const houseOf = (client: TestClient) => client.step!.words.house;

it('a word that more than half vote for counts at once, in the log, and in the next match', {
  timeout: 60_000,
}, async () => {
  const [ann, ben, cem] = (await start('wordsters', 3)) as [TestClient, TestClient, TestClient];
  const watcher = await new TestClient(running.port).enter(ann.room!.id);
  expect(await ann.command(ask('QXAZ'))).toBeNull();
  await ben.until(() => ben.room!.houseVote != null);
  expect(ben.room!.houseVote).toMatchObject({ by: ann.you, word: 'QXAZ', voted: [ann.you] });
  expect(ben.room!.houseVote!.why).toBe('It isn’t in the dictionary.');
  // Nobody plays while the table decides, nobody else asks, and people who watch don't vote.
  await ben.until(() => !ben.step!.running);
  expect(await ben.act('choose AAA')).toBe('VOTING');
  expect(await cem.command(ask('QXB'))).toBe('VOTING');
  expect(await watcher.command(vote(true))).toBe('NO_SEAT');
  expect(await watcher.command(ask('QXB'))).toBe('NO_SEAT');
  expect(await ann.command(vote(true))).toBe('VOTED');
  expect(await ben.command(vote(true))).toBeNull();
  for (const client of [ann, ben, cem, watcher]) {
    await client.until(() => houseOf(client) !== undefined);
    expect(houseOf(client)).toEqual({ add: ['QXAZ'], ban: [] });
  }
  await cem.until(() => cem.room!.houseVote === null && cem.step!.running);
  const told = cem.received.flatMap((message) =>
    message.t === 'step' ? message.told.flatMap(({ lines }) => lines) : [],
  );
  expect(told).toContain('The table agreed: QXAZ counts from now on.');
  expect(cem.room!.house).toEqual({ add: ['QXAZ'], ban: [] });
  // Nobody was ever told how somebody else voted.
  for (const client of [ann, cem, watcher]) expect(JSON.stringify(client.received)).not.toMatch(/"(yes|no|isPassed)":/);

  // A second question in a row, and a word is taken away again.
  expect(await cem.command(ask('qxb' as string))).toBe('BAD_MESSAGE');
  expect(await cem.command(ask('QXAZ', 'ban'))).toBeNull();
  await ann.until(() => ann.room!.houseVote != null);
  expect(await ann.command(vote(true))).toBeNull();
  await ben.until(() => houseOf(ben) === undefined && ben.room!.houseVote === null);
  expect(ben.room!.house).toEqual({ add: [], ban: [] });
});

it('a lost vote changes nothing, and the same question isn’t asked again', { timeout: 60_000 }, async () => {
  const [ann, ben] = (await start('word-xchange', 2)) as [TestClient, TestClient];
  const { n } = ann.step!;
  for (const word of ['QXA', 'QXB', 'QXC']) {
    expect(await ann.command(ask(word))).toBeNull();
    await ben.until(() => ben.room!.houseVote?.word === word);
    expect(await ben.command(vote(false))).toBeNull();
    await ann.until(() => ann.room!.houseVote === null);
  }
  await ann.until(() => ann.step!.running);
  expect(ann.step!.n).toBe(n);
  expect(houseOf(ann)).toBeUndefined();
  expect(ben.received.filter((message) => message.t === 'notice').at(-1)).toEqual({
    t: 'notice',
    sentence: 'The table voted: QXC doesn’t count.',
  });
  expect(await ben.command(ask('QXA'))).toBe('ALREADY_VOTED_ON');
  expect(await ann.command(ask('QXD'))).toBe('TOO_MANY_QUESTIONS');
  expect(await ben.command(vote(true))).toBe('NO_VOTE');
});

it('somebody who leaves the table no longer holds up the vote', { timeout: 60_000 }, async () => {
  const [ann, ben, cem] = (await start('word-xchange', 3)) as [TestClient, TestClient, TestClient];
  expect(await ann.command(ask('QXA'))).toBeNull();
  await ben.until(() => ben.room!.houseVote != null);
  expect(await ben.command(vote(false))).toBeNull();
  cem.socket!.close();
  await ann.until(() => ann.room!.houseVote === null);
  expect(houseOf(ann)).toBeUndefined();
  await ann.until(() => ann.step!.running);
});

it('one person among bots decides alone', { timeout: 60_000 }, async () => {
  const [ann] = (await start('word-xchange', 1, 3)) as [TestClient];
  expect(await ann.command(ask('CAT', 'ban'))).toBeNull();
  await ann.until(() => houseOf(ann)?.ban.includes('CAT') === true);
  await ann.until(() => ann.step!.running);
});

it('refuses what can’t be voted on, and frames that are no questions', { timeout: 60_000 }, async () => {
  const [ann] = (await start('word-xchange', 2)) as [TestClient];
  expect(await ann.command(ask('CAT'))).toBe('HOUSE_COUNTS');
  expect(await ann.command(ask('QXA', 'ban'))).toBe('HOUSE_NO_WORD');
  expect(await ann.command(ask('A'))).toBe('HOUSE_LETTERS');
  const hostile = [
    { do: 'askTable', change: 'add' },
    { do: 'askTable', change: 'remove', word: 'QXA' },
    { do: 'askTable', change: 'add', word: 'Q'.repeat(100) },
    { do: 'askTable', change: 'add', word: ['QXA'] },
    { do: 'voteWord', counts: 'yes' },
    { do: 'houseWords', house: { add: ['QXA'] } },
    { do: 'houseWords', house: { add: ['x y'], ban: [] } },
    { do: 'houseWords', house: { add: Array.from({ length: 400 }, () => 'QX'), ban: [] } },
  ];
  for (const command of hostile) expect(await ann.command(command as never)).toBe('BAD_MESSAGE');
  expect(await ann.command({ do: 'houseWords', house: { add: ['QXA'], ban: [] } })).toBe('PLAYING');
  expect(ann.room!.houseVote).toBeNull();
});

it('a room starts with the house words its host chose', { timeout: 60_000 }, async () => {
  const [ann, ben] = (await seatClients(running, 'word-xchange', 2, 2)) as [TestClient, TestClient];
  expect(await ben.command({ do: 'houseWords', house: { add: ['QXA'], ban: [] } })).toBe('HOST_ONLY');
  expect(await ann.command({ do: 'houseWords', house: { add: ['QXA', 'CAT'], ban: ['DOG'] } })).toBeNull();
  expect(await ann.command({ do: 'start' })).toBeNull();
  await ben.until(() => ben.step !== null);
  expect(houseOf(ben)).toEqual({ add: ['QXA'], ban: ['DOG'] });
});
