import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playBots } from '../../core/bot-driver.ts';
import type { Json, Viewer } from '../../core/game.ts';
import { openMatch } from '../../core/open-match.ts';
import { completeStep, isStepChanges, type Step } from '../../core/protocol/step-changes.ts';
import { findGame, games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import {
  enterMessage,
  playToEnd,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';
import { StepWriter } from './step-writer.ts';

const testStep = (n: number, view: Json, changes: Partial<Step> = {}): Step => ({
  ...{ t: 'step', match: 'm', n, to: null, seat: 0, events: [], view, prompt: '', told: [], at: n, running: true },
  ...{ status: { toAct: [0], scores: [0], deadline: null, outcome: null }, commitment: 'c', seed: null },
  words: { list: 'standard', only: null },
  ...changes,
});

/** What a client has that got every step as changes where there are some. Returns how many characters it received. */
class Reader {
  latest: Step | null = null;
  chars = 0;

  receive(text: string): void {
    this.chars += text.length;
    const message = JSON.parse(text) as Step;
    this.latest = isStepChanges(message) ? completeStep(this.latest, message) : message;
  }
}

describe.each(Object.keys(games))('%s', (id) => {
  it('gives everybody the whole view, from changes that are much smaller', { timeout: 60_000 }, () => {
    const game = findGame(id)!;
    const seats = game.seats[0];
    const result = openMatch(game, { seats, seed: `changes ${id}` }, loadLexicon);
    if (!result.ok) throw new Error(result.error.code);
    const opened = result.value;
    const writer = new StepWriter();
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    const readers = new Map(viewers.map((viewer) => [viewer, new Reader()]));
    let wholeChars = 0;
    let steps = 0;
    const { table } = opened;
    playBots(
      game,
      opened,
      Array.from({ length: seats }, () => 'keen'),
      400,
      ({ n, at }, events) => {
        for (const viewer of viewers) {
          const view = table.viewFor(viewer);
          const seat = viewer === 'spectator' ? null : viewer;
          const step = testStep(n, view, { at, events, seat, status: table.status });
          const written = writer.write(viewer, step);
          const reader = readers.get(viewer)!;
          expect(isStepChanges(JSON.parse(written.changes('act')))).toBe(n > 1);
          reader.receive(written.changes('act'));
          const expected = JSON.parse(JSON.stringify({ ...step, to: 'act' }));
          expect(reader.latest).toEqual(expected);
          expect(JSON.parse(written.whole('act'))).toEqual(expected);
          wholeChars += written.whole('act').length;
          steps++;
        }
      },
    );
    expect(steps).toBeGreaterThan(20);
    const chars = [...readers.values()].reduce((sum, reader) => sum + reader.chars, 0);
    expect(chars / wholeChars).toBeLessThan(0.8);
  });
});

it('sends a whole step if the step before was not written, and a whole view if a field is gone', () => {
  const writer = new StepWriter();
  const write = (viewer: Viewer, step: Step): unknown => JSON.parse(writer.write(viewer, step).changes(null));
  const changes = (n: number, view: readonly unknown[]) => ({
    ...{ t: 'step', match: 'm', n, since: n - 1, to: null, at: n, events: [], told: [], view },
  });
  const players = [{ words: 1 }, { words: 2 }, { words: 3 }];
  expect(write(0, testStep(1, { a: 1, b: 2 }))).toEqual(testStep(1, { a: 1, b: 2 }));
  expect(write(0, testStep(2, { a: 1, players }))).toEqual(changes(2, [[[], { a: 1, players }]]));
  const next = [players[0]!, { words: 5 }, { words: 3 }];
  expect(write(0, testStep(3, { a: 1, players: next }))).toEqual(changes(3, [[['players', 1, 'words'], 5]]));
  const last = [{ words: 6 }, { words: 7 }, { words: 3 }];
  expect(write(0, testStep(4, { a: 1, players: last }))).toEqual(changes(4, [[['players'], last]]));
  expect(write(0, testStep(6, { a: 3 }))).toEqual(testStep(6, { a: 3 }));
  expect(write(1, testStep(7, { a: 3 }))).toEqual(testStep(7, { a: 3 }));
});

it('restores any views, also with fields that every object inherits', () => {
  const view = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('valueOf', 'constructor')),
    fc.oneof(fc.jsonValue(), fc.constant(undefined)),
    { maxKeys: 5 },
  );
  fc.assert(
    fc.property(fc.array(view, { minLength: 1 }), (views) => {
      const writer = new StepWriter();
      const reader = new Reader();
      for (const [n, one] of views.entries()) {
        const written = writer.write(0, testStep(n, one as Json));
        reader.receive(written.changes(null));
        expect(reader.latest!.view).toEqual(JSON.parse(JSON.stringify(one)));
      }
    }),
  );
});

describe('on a server', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => stopServer(running));

  it('sends the same match to clients with and without changes, through reconnects, pauses and repeated acts', {
    timeout: 60_000,
  }, async () => {
    const clients = (await seatClients(running, 'word-xchange', 2)) as [TestClient, TestClient];
    const [host, guest] = clients;
    const { id } = host.room!;
    const open = async (client: TestClient): Promise<void> => {
      client.drop();
      client.wantsChanges = true;
      await client.connect();
      await client.enter(id);
    };
    const watchers = [new TestClient(running.port), new TestClient(running.port)] as const;
    await watchers[0].enter(id, 'Wes');
    await open(watchers[1]);
    await open(guest);
    await host.command({ do: 'options', preset: 'relaxed', options: {} });
    await host.command({ do: 'start' });
    await Promise.all([...clients, ...watchers].map((client) => client.until(() => client.step !== null)));
    const expectEqual = async (): Promise<void> => {
      // Whoever gets a step first gets no further message when the others have it, too.
      const steps = () => new Set([...clients, ...watchers].map(({ step }) => step!.n));
      await expect.poll(() => steps().size, { timeout: 20_000 }).toBe(1);
      expect(watchers[1].step!.view).toEqual(watchers[0].step!.view);
      const again = await new TestClient(running.port, guest.cookie).enter(id);
      await again.until(() => again.step !== null);
      for (const field of ['view', 'status', 'prompt', 'words', 'seat', 'running', 'commitment', 'seed'] as const)
        expect(guest.step![field], field).toEqual(again.step![field]);
      again.drop();
    };
    await playToEnd(
      clients,
      async (acts) => {
        if (acts === 3) for (const client of clients) await client.command({ do: 'pause' });
        if (acts === 3) await guest.until(() => !guest.step!.running);
        if (acts === 3) await guest.command({ do: 'resume' });
        if (acts === 3) await guest.until(() => guest.step!.running);
        if (acts === 5) await open(guest);
        if (acts === 7) guest.send(enterMessage(id, null));
        if (acts === 9) await guest.act('end', 'twice');
        if (acts === 9) await guest.act('end', 'twice');
        if (acts % 4 === 0) await expectEqual();
      },
      24,
    );
    await expectEqual();
    expect(guest.changesReceived).toBeGreaterThan(8);
    expect(watchers[1].changesReceived).toBeGreaterThan(8);
    expect(host.changesReceived + watchers[0].changesReceived).toBe(0);
    for (const client of [...clients, ...watchers]) client.drop();
  });
});
