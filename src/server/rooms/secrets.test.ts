import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerMessage } from '../../core/protocol/protocol.ts';
import { parseRecord, replayRecord } from '../../core/records/record.ts';
import { repetitions, reportFigures, reportProgress } from '../../core/testing/deep.testing.ts';
import { findGame, games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import {
  playToEnd,
  type RunningServer,
  seatClients,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';

const MATCHES = repetitions(1, 100);

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

it.each(Object.keys(games))(
  `%s sends each client its own view and nothing else, in ${MATCHES} matches`,
  { timeout: MATCHES * 120_000 },
  async (id) => {
    const game = findGame(id)!;
    let compared = 0;
    for (let i = 0; i < MATCHES; i++) {
      const players = await seatClients(running, id, 2);
      const spectator = await new TestClient(running.port).enter(players[0]!.room!.id, 'Wim');
      await players[0]!.command({ do: 'start' });
      const clients = [...players, spectator];
      await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
      await playToEnd(players);
      const last = players[0]!.step!;
      await spectator.until(() => spectator.step!.n === last.n);
      const read = parseRecord((await players[0]!.http(`/api/matches/${last.match}/record`)).text);
      if (!read.ok) throw new Error(read.error.sentence);
      const seen = clients.map((client) => stepsOf(client, last.match));
      const checkSteps = (n: number, events: unknown, see: (viewer: number | 'spectator') => unknown): void => {
        for (const [c, steps] of seen.entries()) {
          for (const step of steps.filter((one) => one.n === n)) {
            compared++;
            expect(step.view).toEqual(see(step.seat ?? 'spectator'));
            expect(step.seat).toBe(clients[c] === spectator ? null : players[c]!.step!.seat);
            if (step.events.length > 0) expect(step.events).toEqual(events);
          }
        }
      };
      const played = replayRecord(read.value, game, loadLexicon(game.defaultList), (table, entry, events) =>
        checkSteps(entry.n, events, (viewer) => table.viewFor(viewer)),
      );
      expect(played.ok).toBe(true);
      for (const client of clients) {
        const early = client.received.slice(
          0,
          client.received.findIndex((message) => message.t === 'step' && message.status.outcome !== null),
        );
        expect(JSON.stringify(early)).not.toContain(read.value.match.seed);
        for (const { cookie } of clients) expect(JSON.stringify(client.received)).not.toContain(personOf(cookie));
        client.drop();
      }
      reportProgress(id, i + 1, MATCHES);
    }
    expect(compared).toBeGreaterThan(MATCHES * 10);
    reportFigures({ matches: MATCHES, viewsCompared: compared });
  },
);

const SQUARES = Array.from({ length: 36 }, (_, i) => `R${Math.floor(i / 6) + 1}C${(i % 6) + 1}`);
const LETTERS = 'ETAOINSR';

it(`sends planned moves to their owners only, in ${MATCHES} matches over days`, {
  timeout: MATCHES * 120_000,
}, async () => {
  let planned = 0;
  for (let i = 0; i < MATCHES; i++) {
    const players = await seatClients(running, 'outside-the-box', 2);
    const spectator = await new TestClient(running.port).enter(players[0]!.room!.id, 'Wim');
    for (const command of [
      { do: 'options', preset: 'letter', options: {} },
      { do: 'pace', pace: 86_400 },
      { do: 'start' },
    ] as const)
      expect(await players[0]!.command(command)).toBeNull();
    const clients = [...players, spectator];
    await Promise.all(clients.map((client) => client.until(() => client.step !== null)));
    const { match } = players[0]!.step!;
    // Each player plans in a half of the grid of their own, so that every plan shows whose it is.
    const plan = async (): Promise<void> => {
      for (const [p, client] of players.entries())
        for (const [l, situation] of [...LETTERS].entries()) {
          const square = SQUARES[p * 18 + ((l + planned) % 18)]!;
          const refusal = await client.command({ do: 'plan', match, situation, move: `seal ${square}` });
          if (refusal === null) planned++;
        }
    };
    await plan();
    await playToEnd(players, async (acts) =>
      acts % 8 === 0 && players[0]!.room!.phase === 'playing' ? plan() : undefined,
    );
    for (const [p, client] of players.entries()) {
      const plans = client.received.filter((message) => message.t === 'plans');
      expect(plans.length).toBeGreaterThan(LETTERS.length / 2);
      const foreign = SQUARES.slice((1 - p) * 18, (1 - p) * 18 + 18);
      for (const square of foreign) expect(JSON.stringify(plans)).not.toContain(square);
      const rest = client.received.filter((message) => !['plans', 'step', 'refused'].includes(message.t));
      expect(JSON.stringify(rest)).not.toMatch(/seal R|\bplan(s|ned)?\b/);
    }
    expect(JSON.stringify(spectator.received)).not.toMatch(/seal R|"plans"|plan-/);
    for (const step of stepsOf(spectator, match)) expect(step.to).toBeNull();
    for (const client of clients) client.drop();
    reportProgress('planned moves', i + 1, MATCHES);
  }
  reportFigures({ plannedMoves: planned });
});

const personOf = (cookie: string): string => /=([^.]{10,})\./.exec(cookie)![1]!;
type Step = Extract<ServerMessage, { t: 'step' }>;
const stepsOf = (client: TestClient, match: string): Step[] =>
  client.received.filter((message): message is Step => message.t === 'step' && message.match === match);
