import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMatch } from '../../core/open-match.ts';
import { ok } from '../../core/result.ts';
import { game } from '../../games/conformance/toy/game.ts';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import { MissingWordsError } from '../../lexicon/parts/word-parts.ts';
import type { LocalMatchRequest, TableWorkerReply } from './local-messages.ts';
import { handleTableMessage } from './local-table-worker.ts';
import type { LocalTableData } from './open-local-table.ts';

/** Acts that need the part “standard” throw until it is there. */
let isStandardMissing = false;
let deliverWords: () => void = () => {};
let failToLoadWords: () => void = () => {};
const words = {
  waitFor: (_part: string, onFailure?: () => void) =>
    new Promise<void>((resolve) => {
      failToLoadWords = () => onFailure?.();
      deliverWords = () => {
        isStandardMissing = false;
        resolve();
      };
    }),
  waitForCommonParts: async () => {},
  percentOf: () => 40,
};

vi.mock('./open-local-table.ts', () => ({
  openLocalTable: async (
    matchRequest: LocalMatchRequest,
    _firstSeat: null,
    start: (data: LocalTableData) => unknown,
  ) => {
    const opened = openMatch(game, { ...matchRequest, seats: matchRequest.names.length }, () => customLexicon([]));
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    const plan: typeof table.plan = (...act) => {
      if (isStandardMissing) throw new MissingWordsError('standard');
      return table.plan(...act);
    };
    const waiting = Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(table), plan: { value: plan } });
    return ok(start({ ...opened.value, game, words, loadBots: async () => game, table: waiting as typeof table }));
  },
}));

const sent: TableWorkerReply[] = [];
const latestStep = (): Extract<TableWorkerReply, { t: 'step' }> => sent.findLast((message) => message.t === 'step')!;

async function openTable(botLevels: readonly (string | null)[]): Promise<void> {
  const options = { bidClock: 10, rounds: 3 };
  const matchRequest = { game: 'toy', preset: 'rulebook', options, names: ['Ann', 'Ben'], botLevels, seed: 'pause' };
  handleTableMessage({ t: 'open', matchRequest, saved: null, seat: 0, firstSeat: null });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('postMessage', (message: TableWorkerReply) => sent.push(message));
  vi.stubGlobal('self', { location: { href: 'https://wordhoard.test/client.worker.js' } });
  vi.stubGlobal('Worker', undefined); // the bots think in place
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stops the clock while the table is paused', async () => {
  await openTable([null, null]);
  const { deadline } = latestStep().status;
  await vi.advanceTimersByTimeAsync(4000);
  handleTableMessage({ t: 'pause', isPaused: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(latestStep().n).toBe(0);
  handleTableMessage({ t: 'pause', isPaused: false });
  await vi.advanceTimersByTimeAsync(deadline! - 4000 - 100);
  expect(latestStep().n).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(latestStep()).toMatchObject({ n: 1, at: deadline });
});

it('stops the bots while the table is paused, even one that is thinking', async () => {
  await openTable([null, 'master']);
  await vi.advanceTimersByTimeAsync(400);
  handleTableMessage({ t: 'pause', isPaused: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latestStep().n).toBe(0);
  handleTableMessage({ t: 'pause', isPaused: false });
  await vi.advanceTimersByTimeAsync(9000);
  expect(latestStep().n).toBe(1);
});

const sentTypes = (): string[] => sent.map(({ t }) => t).filter((t) => t !== 'wordsReady');

it('lets an act wait for missing words, performs it once, and stops the clock meanwhile', async () => {
  isStandardMissing = true;
  await openTable([null, null]);
  await vi.advanceTimersByTimeAsync(4000);
  const [card] = (latestStep().view as { hand: number[] }).hand;
  handleTableMessage({ t: 'act', by: 0, text: `bid ${card}` });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)).toEqual({ t: 'waitingForWords', percent: 40 });
  failToLoadWords();
  expect(sent.at(-1)).toEqual({ t: 'waitingForWords', percent: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latestStep().n).toBe(0);
  deliverWords();
  await vi.advanceTimersByTimeAsync(0);
  expect(latestStep()).toMatchObject({ n: 1, at: 4000 });
  expect(sentTypes().filter((t) => t === 'step')).toHaveLength(2);
  const { deadline } = latestStep().status;
  await vi.advanceTimersByTimeAsync(deadline! - 4000 + 100);
  expect(latestStep()).toMatchObject({ n: 2, at: deadline });
});

it('performs acts in the order in which they were made, though the first one waits', async () => {
  await openTable([null, null]);
  isStandardMissing = true;
  const hand = (latestStep().view as { hand: number[] }).hand;
  handleTableMessage({ t: 'act', by: 0, text: `bid ${hand[0]}` });
  handleTableMessage({ t: 'act', by: 0, text: `bid ${hand[1]}` });
  await vi.advanceTimersByTimeAsync(100);
  deliverWords();
  await vi.advanceTimersByTimeAsync(0);
  expect(latestStep().n).toBe(1);
  expect(sent.findLast((message) => message.t === 'refused')).toBeDefined(); // only one bid a round
});

it('counts the acts that are done, so that no other step is taken for the result of an act', async () => {
  await openTable([null, 'master']);
  isStandardMissing = true;
  const [card] = (latestStep().view as { hand: number[] }).hand;
  handleTableMessage({ t: 'act', by: 0, text: `bid ${card}` });
  await vi.advanceTimersByTimeAsync(100);
  handleTableMessage({ t: 'look', seat: 0 });
  await vi.advanceTimersByTimeAsync(100);
  expect(latestStep()).toMatchObject({ n: 0, actsDone: 0 });
  deliverWords();
  await vi.advanceTimersByTimeAsync(0);
  expect(latestStep()).toMatchObject({ n: 1, actsDone: 1 });
  handleTableMessage({ t: 'act', by: 0, text: `bid ${card}` });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.findLast((message) => message.t === 'refused')).toBeDefined();
  expect(latestStep().n).toBeGreaterThan(1); // the bot has played too
  expect(latestStep().actsDone).toBe(2);
});
