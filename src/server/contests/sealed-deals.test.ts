import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContestView } from '../../core/contests/contest-api.ts';
import { seedCommitment } from '../../core/records/record.ts';
import { repetitions, reportFigures } from '../../core/testing/deep.testing.ts';
import { games } from '../../games/index.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import {
  botMove,
  enterMessage,
  type RunningServer,
  startServer,
  stopServer,
  TestClient,
} from '../testing/client.testing.ts';

/** Long enough for a few moves of everybody: bots take the time of people. */
const PLAY_MS = repetitions(9, 90) * 1000;
const DAILY_SEED = 'a secret of the dailies';
const ADMIN_TOKEN = 'a token of the operator';
let running: RunningServer;
/** The database as another node sees it, to know what must not be told. */
let store: Store;
beforeAll(async () => {
  running = await startServer(undefined, 'off', undefined, { DAILY_SEED, ADMIN_TOKEN });
  store = openSqlite(running.data);
});
afterAll(async () => {
  await store.close();
  await stopServer(running);
});

/** What is asked for besides the contest itself. */
const EVERYBODYS_PATHS = [
  ...['/api/me', '/api/me/contests', '/api/me/export', '/api/me/tables', '/api/me/items'],
  ...['/api/matches', '/api/rooms', '/api/daily', '/api/games', '/healthz', '/metrics'],
  ...['/api/me/devices', '/api/me/notifications', '/api/me/lessons', '/api/announcement'],
];

/** Remembers what the server answers. */
class Listener extends TestClient {
  readonly answers: string[] = [];
  override async http(path: string, method?: string, body?: unknown): ReturnType<TestClient['http']> {
    const answer = await super.http(path, method, body);
    this.answers.push(answer.text);
    return answer;
  }
  /** Everything this client has been told so far. */
  heard = (): string => [...this.answers, ...this.received.map((message) => JSON.stringify(message))].join('\n');
}

const connect = async (): Promise<Listener> => new Listener(running.port).connect();

async function enter(client: Listener, id: string, name: string): Promise<void> {
  const { body } = await client.http(`/api/contests/${id}/enter`, 'POST', { name });
  await client.enter(body.room as string);
  await client.until(() => client.step !== null);
}

/** Ann plays like a bot. Whenever Ben has the same position, he makes the same move. */
async function playTogether(ann: Listener, ben: Listener): Promise<void> {
  const until = Date.now() + PLAY_MS;
  const moves = new Map<string, string>();
  const keyOf = ({ step }: Listener): string => JSON.stringify(withoutTimes(step!.view));
  const play = async (client: Listener, choose: () => string | null | undefined): Promise<void> => {
    while (Date.now() < until && client.step!.status.outcome === null) {
      const { n, status, seat } = client.step!;
      const move = status.toAct.includes(seat!) ? choose() : null;
      if (move != null && (await client.act(move)) === null) continue;
      await client.until(() => client.step!.n > n, 100).catch(() => {});
    }
  };
  await Promise.all([
    play(ann, () => {
      const move = botMove(ann);
      if (move !== null) moves.set(keyOf(ann), move);
      return move;
    }),
    play(ben, () => moves.get(keyOf(ben))),
  ]);
}

/** A view without the numbers that are times: two people don't play at the same moment. */
const withoutTimes = (view: unknown): unknown =>
  JSON.parse(JSON.stringify(view, (key, value) => (/limit|deadline|^since$|^at$|At$/.test(key) ? undefined : value)));

/** Every text of the deal that must not be known before: the seed, and what was prepared. */
function secretsOf(seed: string, scenario: unknown): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(scenario, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 12) texts.push(value);
    if (Array.isArray(value) && value.length > 8) texts.push(JSON.stringify(value));
    return value;
  });
  return [seed, ...texts];
}

it.concurrent.each(Object.keys(games))(
  '%s shows two people the same as long as they play the same, and tells nobody the deal before it closes',
  { timeout: PLAY_MS + 30_000 },
  async (game) => {
    const [ann, ben, outsider] = [await connect(), await connect(), await connect()];
    const request = { game, length: 'short', name: 'Ann', invited: null };
    const { id, commitment } = (await ann.http('/api/contests', 'POST', request)).body.contest as ContestView;
    await enter(ann, id, 'Ann');
    await enter(ben, id, 'Ben');
    await playTogether(ann, ben);
    // Somebody who watches gets nothing, at the table or on a big screen.
    for (const name of ['Wim', null]) outsider.send(enterMessage(ann.room!.id, name));
    await outsider.until(() => outsider.received.length > 0);
    expect(outsider.step).toBeNull();
    const clients = [ann, ben, outsider];
    for (const client of clients) {
      for (const path of ['record', 'review'])
        expect((await client.http(`/api/matches/${ann.step!.match}/${path}`)).status).toBeGreaterThanOrEqual(400);
      for (const path of ['', '/ranking']) expect((await client.http(`/api/contests/${id}${path}`)).status).toBe(200);
      for (const path of ['archive', 'records/any'])
        expect((await client.http(`/api/contests/${id}/${path}`)).status).toBe(409);
      for (const path of EVERYBODYS_PATHS) expect((await client.http(path)).status, path).toBe(200);
    }
    // Operators see no more of a deal than others.
    const operator = await fetch(`http://127.0.0.1:${running.port}/api/admin`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    expect(operator.status).toBe(200);
    const told = [...clients.map((client) => client.heard()), await operator.text()];
    const { contest } = (await store.contests.get(id))!;
    const { seed, scenario } = contest.deal;
    expect(seedCommitment(seed)).toBe(commitment);
    const secrets = [...secretsOf(seed, scenario), DAILY_SEED];
    for (const text of told) for (const secret of secrets) expect(text).not.toContain(secret);

    const logs = await Promise.all(
      [ann, ben].map(async ({ step }) => (await store.readActs(step!.match, 0)).map(({ by, text }) => `${by} ${text}`)),
    );
    let shared = 0;
    while (logs[0]![shared] !== undefined && logs[0]![shared] === logs[1]![shared]) shared++;
    const views = [ann, ben].map(
      ({ received }) => new Map(received.flatMap((one) => (one.t === 'step' ? [[one.n, withoutTimes(one.view)]] : []))),
    );
    let compared = 0;
    for (let n = 0; n <= shared; n++) {
      if (!views[0]!.has(n) || !views[1]!.has(n)) continue;
      expect(views[1]!.get(n)).toEqual(views[0]!.get(n));
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
    reportFigures({ moves: logs[0]!.length, sharedMoves: shared, viewsCompared: compared });
    for (const client of clients) client.drop();
  },
);
