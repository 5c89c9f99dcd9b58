import { afterEach, expect, it, vi } from 'vitest';
import { answerBotRequest, botRequest } from '../../core/bot-driver.ts';
import { openMatch } from '../../core/open-match.ts';
import { game } from '../../games/conformance/toy/game.ts';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import { type BotAnswer, BotClient, type BotQuestion } from './bot-client.ts';
import type { LocalTableData } from './open-local-table.ts';

function openToyTable(): LocalTableData {
  const opened = openMatch(game, { seats: 2, seed: 'thread' }, () => customLexicon([]));
  if (!opened.ok) throw new Error(opened.error.code);
  const words = { waitFor: async () => {}, waitForCommonParts: async () => {}, percentOf: () => 100 };
  return { game, words, loadBots: async () => game, ...opened.value };
}

const data = openToyTable();
const request = botRequest(data.table, data.match, 0, 'master');
const move = answerBotRequest(request, game, data.lexicon);

/** A worker that records what it is sent; the test answers for it. */
class FakeWorker {
  static last: FakeWorker | null = null;
  readonly sent: BotQuestion[] = [];
  readonly #listeners = new Map<string, (event: unknown) => void>();
  terminated = false;
  constructor() {
    FakeWorker.last = this;
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, listener);
  }
  postMessage(question: BotQuestion): void {
    this.sent.push(question);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(data: BotAnswer): void {
    this.#listeners.get('message')!({ data });
  }
  fail(): void {
    this.#listeners.get('error')!({});
  }
}

function startClient(worker: unknown): BotClient {
  vi.stubGlobal('self', { location: { href: 'https://wordhoard.test/client.worker.js' } });
  vi.stubGlobal('Worker', worker);
  return new BotClient(data);
}

afterEach(() => vi.unstubAllGlobals());

it('asks the worker one question at a time', async () => {
  const client = startClient(FakeWorker);
  const worker = FakeWorker.last!;
  const answers = [client.choose(request), client.explain(request, ['Ann', 'Ben'])];
  expect(worker.sent).toHaveLength(1);
  worker.answer({ move: { text: 'bid 1', after: 5 }, failed: false });
  expect(worker.sent).toHaveLength(2);
  worker.answer({ move: { text: 'bid 1', why: 'Because.' }, failed: false });
  expect(await Promise.all(answers)).toEqual([
    { text: 'bid 1', after: 5 },
    { text: 'bid 1', why: 'Because.' },
  ]);
});

it('never sends outdated questions, but keeps hints', async () => {
  const client = startClient(FakeWorker);
  const worker = FakeWorker.last!;
  void client.choose(request);
  const outdated = client.choose(request);
  void client.explain(request, []);
  void client.choose({ ...request, n: 1 });
  client.dropBefore(1);
  expect(await outdated).toBeNull();
  worker.answer({ move: null, failed: false });
  worker.answer({ move: null, failed: false });
  expect(worker.sent.map(({ request: { n }, names }) => [n, names])).toEqual([
    [0, null],
    [0, []],
    [1, null],
  ]);
});

it('thinks in place if no worker can be started', async () => {
  const client = startClient(undefined);
  expect(await client.choose(request)).toEqual(move);
  expect((await client.explain(request, []))?.text).toBe(move!.text);
});

it.each(['fail', 'answer'] as const)('thinks in place after the worker has failed (%s)', async (how) => {
  const client = startClient(FakeWorker);
  const worker = FakeWorker.last!;
  const answers = [client.choose(request), client.choose(request)];
  if (how === 'fail') worker.fail();
  else worker.answer({ move: null, failed: true });
  expect(await Promise.all(answers)).toEqual([move, move]);
  expect(worker.terminated).toBe(true);
});
