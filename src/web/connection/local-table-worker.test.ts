import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMatch } from '../../core/open-match.ts';
import { ok } from '../../core/result.ts';
import { game } from '../../games/conformance/toy/game.ts';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import type { LocalMatchRequest, TableWorkerReply } from './local-messages.ts';
import { handleTableMessage } from './local-table-worker.ts';
import type { LocalTableData } from './open-local-table.ts';

const ALL_WORDS = { waitFor: async () => {}, waitForCommonParts: async () => {}, percentOf: () => 100 };

vi.mock('./open-local-table.ts', () => ({
  openLocalTable: async (
    matchRequest: LocalMatchRequest,
    _firstSeat: null,
    start: (data: LocalTableData) => unknown,
  ) => {
    const opened = openMatch(game, { ...matchRequest, seats: matchRequest.names.length }, () => customLexicon([]));
    if (!opened.ok) throw new Error(opened.error.code);
    return ok(start({ game, words: ALL_WORDS, ...opened.value }));
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
