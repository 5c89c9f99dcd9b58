import { describe, expect, it } from 'vitest';
import { game } from '../games/conformance/toy/game.ts';
import type { BotMove } from './any-game.ts';
import {
  type AutomaticAct,
  answerBotRequest,
  BotDriver,
  type BotDriverHost,
  botRequest,
  explainBotRequest,
  pickNext,
  playBots,
} from './bot-driver.ts';
import { refuse } from './game.ts';
import { playerNames } from './player-names.ts';
import { performAct } from './table.ts';
import { lexicon, openToy } from './testing/toy-match.testing.ts';

describe('playBots', () => {
  it('plays a match to its end, the same each time', () => {
    const run = (): unknown => {
      const opened = openToy();
      const played = playBots(game, opened, ['child', 'keen', 'master'], 100);
      expect(played.stopped).toBe('over');
      return [played.entries, opened.table.status];
    };
    expect(run()).toEqual(run());
  });

  it('lets the clock act for a seat without a bot', () => {
    const played = playBots(game, openToy(), ['child', null, 'master'], 100);
    expect(played.stopped).toBe('over');
    expect(played.entries.some(({ by }) => by === 'clock')).toBe(true);
  });

  it('stops at a seat without a bot if there is no clock, and at the limit', () => {
    expect(playBots(game, openToy({ preset: 'relaxed' }), ['child', null, 'master'], 100).stopped).toBe('waiting');
    expect(playBots(game, openToy(), ['child', 'child', 'child'], 2)).toMatchObject({
      stopped: 'limit',
      entries: { length: 2 },
    });
  });

  it('throws if a bot is refused', () => {
    const broken = { ...game, choose: () => ({ text: 'bid 99', after: 0 }) };
    expect(() => playBots(broken, openToy(), ['child', 'child', 'child'], 9)).toThrow(
      'toy: the bot at seat 0 was refused at act 1: NOT_IN_HAND TO-002 for “bid 99”',
    );
  });
});

describe('pickNext', () => {
  const { table } = openToy();
  const { deadline } = table.status;
  const move = (after: number): BotMove => ({ text: `${after}`, after });

  it('picks the earliest move, and the lower seat of two at the same time', () => {
    expect(pickNext(table, [move(30), move(10), move(10)])).toEqual({ by: 1, text: '10', at: 10 });
  });

  it('rounds delays and never goes back in time', () => {
    expect(pickNext(table, [move(10.4), null])?.at).toBe(10);
    expect(pickNext(table, [move(-5)])?.at).toBe(0);
  });

  it('lets a bot act before the clock at the same time, and the clock before later bots', () => {
    expect(pickNext(table, [move(deadline!)])?.by).toBe(0);
    expect(pickNext(table, [move(deadline! + 1)])).toEqual({ by: 'clock', text: 'timeUp', at: deadline });
    expect(pickNext(table, [], false)).toBeNull();
  });

  it('gives people time to follow, but never past the clock', () => {
    expect(pickNext(table, [move(10)], true, () => 3000)?.at).toBe(3000);
    expect(pickNext(table, [move(10)], true, () => 1e9)).toMatchObject({ by: 0, at: deadline! - 500 });
    expect(pickNext(table, [move(deadline! - 100)], true, () => 1e9)).toMatchObject({ by: 0, at: deadline! - 100 });
  });
});

it('explains the move that the bot would play', () => {
  const { table, match } = openToy();
  const request = botRequest(table, match, 1, 'master');
  expect(explainBotRequest(request, game, lexicon, playerNames([], null))?.text).toBe(
    answerBotRequest(request, game, lexicon)?.text,
  );
  expect(JSON.stringify(request)).not.toContain(match.seed);
});

/** A host whose time moves only when the test says so. */
function createHost(changes: Partial<BotDriverHost> = {}) {
  const opened = openToy({ options: { rounds: 1 } });
  const { table, match } = opened;
  const timers = new Set<{ readonly callback: () => void; readonly at: number }>();
  const performed: AutomaticAct[] = [];
  const faults: string[] = [];
  let now = 0;
  const levels = ['master', 'master', 'master'];
  const driver: BotDriver = new BotDriver({
    table,
    match,
    choose: async (request) => answerBotRequest(request, game, lexicon),
    now: () => now,
    setTimer(callback, delayMs) {
      const timer = { callback, at: now + delayMs };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    perform(act) {
      performed.push(act);
      const done = performAct(table, act.by, act.text, now);
      if (done.ok) driver.reschedule(levels);
      return done;
    },
    reportFault: (message) => faults.push(message),
    ...changes,
  });
  const advance = async (to: number): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = [...timers].filter(({ at }) => at <= to).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.callback();
    }
    now = to;
  };
  return { table, driver, levels, performed, faults, timers, advance };
}

describe('BotDriver', () => {
  it('performs the same acts in real time as playBots does in table time', async () => {
    const { driver, levels, performed, advance } = createHost();
    driver.reschedule(levels);
    await advance(60_000);
    const { entries } = playBots(game, openToy({ options: { rounds: 1 } }), levels, 100);
    expect(performed.map(({ by, text, at }) => ({ by, text, at }))).toEqual(
      entries.map(({ by, text, at }) => ({ by, text, at })),
    );
  });

  it('does not wait for a bot that is still thinking', async () => {
    const never = new Promise<null>(() => {});
    const { driver, performed, advance } = createHost({ choose: () => never });
    driver.reschedule(['master', 'master', 'master']);
    await advance(60_000);
    expect(performed.map(({ by }) => by)).toEqual(['clock']);
  });

  it('ignores an answer that comes after the table has changed', async () => {
    const answers: ((move: BotMove) => void)[] = [];
    const { driver, table, performed, advance } = createHost({
      choose: ({ seat }) => (seat === 0 ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(null)),
    });
    driver.reschedule(['master', null, null]);
    performAct(table, 1, table.listMoves(1)[0]!, 5);
    driver.reschedule(['master', null, null]);
    answers[0]!({ text: 'bid 1', after: 0 });
    await advance(1000);
    expect(performed).toEqual([]);
    answers[1]!({ text: table.listMoves(0)[0]!, after: 0 });
    await advance(1001);
    expect(performed).toHaveLength(1);
  });

  it('reports a refused bot once, does not try it again, and lets the others and the clock act', async () => {
    const { driver, performed, faults, advance } = createHost({
      choose: async (request) =>
        request.seat === 0 ? { text: 'bid 99', after: 0 } : answerBotRequest(request, game, lexicon),
    });
    driver.reschedule(['master', null, null]);
    await advance(60_000);
    expect(faults).toEqual(['the bot at seat 0 was refused at act 1: NOT_IN_HAND TO-002']);
    expect(performed.map(({ by }) => by)).toEqual([0, 'clock']);
  });

  it('reports a refused clock once', async () => {
    const { driver, faults, timers, advance } = createHost({ perform: () => refuse('NOT_DUE', 'TO-005') });
    driver.reschedule([null, null, null]);
    await advance(60_000);
    expect(faults).toEqual(['the clock was refused at act 1: NOT_DUE TO-005']);
    expect(timers.size).toBe(0);
  });

  it('performs an act once, even if another bot answers before it is done', async () => {
    const calls: [AutomaticAct['by'], number][] = [];
    const answers: ((move: BotMove) => void)[] = [];
    const { driver, advance } = createHost({
      choose: ({ seat }) =>
        seat === 0 ? Promise.resolve({ text: 'bid 1', after: 0 }) : new Promise((resolve) => answers.push(resolve)),
      perform: ({ by }, n) => {
        calls.push([by, n]);
        return new Promise(() => {});
      },
    });
    driver.reschedule(['master', 'master', null]);
    await advance(10);
    answers[0]!({ text: 'bid 1', after: 500 });
    await advance(400);
    expect(calls).toEqual([[0, 0]]);
  });

  it('names the act after which the bots were asked, so that the host can tell a move that comes too late', async () => {
    const calls: number[] = [];
    const { driver, table, advance } = createHost({
      choose: async () => ({ text: 'bid 1', after: 50 }),
      perform: (_, n) => {
        calls.push(n);
        return refuse('LATE', '');
      },
    });
    driver.reschedule(['master', null, null]);
    await advance(10);
    performAct(table, 1, table.listMoves(1)[0]!, 10); // without a reschedule
    await advance(100);
    expect(calls).toEqual([0]);
  });

  it('reports a bot that throws', async () => {
    const { driver, faults, advance } = createHost({ choose: () => Promise.reject(new Error('oops')) });
    driver.reschedule([null, 'keen', null]);
    await advance(10);
    expect(faults).toEqual(['the bot at seat 1 (keen) failed: Error: oops']);
  });

  it('lets the next bot act at once if people skip the wait, and only that one', async () => {
    const { driver, levels, performed, advance } = createHost({ pace: () => 5000 });
    driver.reschedule(levels);
    await advance(100);
    expect(performed).toEqual([]);
    driver.skipWait();
    await advance(200);
    expect(performed).toHaveLength(1);
    await advance(5000);
    expect(performed).toHaveLength(1);
    await advance(5200);
    expect(performed).toHaveLength(2);
  });

  it('skips the wait for a bot that is still thinking', async () => {
    const answers: ((move: BotMove) => void)[] = [];
    const { driver, performed, advance } = createHost({
      choose: () => new Promise((resolve) => answers.push(resolve)),
    });
    driver.reschedule(['master', null, null]);
    driver.skipWait();
    await advance(100);
    answers[0]!({ text: 'bid 1', after: 5000 });
    await advance(200);
    expect(performed).toHaveLength(1);
  });

  it('tells bots which seats people play', async () => {
    const asked: (readonly number[])[] = [];
    const { driver, advance } = createHost({
      choose: async ({ people }) => {
        asked.push(people);
        return null;
      },
    });
    driver.reschedule([null, 'keen', null]);
    await advance(10);
    expect(asked).toEqual([[0, 2]]);
  });

  it('keeps its timer after an act that leaves the deadline as it was, and the clock then names the latest act', async () => {
    const calls: number[] = [];
    const { driver, table, timers, advance } = createHost({
      perform: (_, n) => {
        calls.push(n);
        return refuse('LATE', '');
      },
    });
    const nobody = [null, null, null];
    expect(driver.tryContinue()).toBe(false); // nothing is scheduled yet
    driver.reschedule(nobody);
    const [timer] = timers;
    const { deadline } = table.status;
    performAct(table, 1, table.listMoves(1)[0]!, 10);
    expect(table.status.deadline).toBe(deadline);
    expect(driver.tryContinue()).toBe(true);
    expect([...timers]).toEqual([timer]);
    await advance(deadline! + 1);
    expect(calls).toEqual([1]);
    expect(driver.tryContinue()).toBe(false); // it has just acted
  });

  it('starts over where the deadline is another one, bots play, or it was stopped', () => {
    const { driver, table } = createHost();
    driver.reschedule([null, null, null]);
    for (const seat of [0, 1, 2]) performAct(table, seat, table.listMoves(seat)[0]!, 10);
    expect(driver.tryContinue()).toBe(false);
    driver.reschedule(['keen', null, null]);
    expect(driver.tryContinue()).toBe(false);
    driver.reschedule([null, null, null]);
    driver.stop();
    expect(driver.tryContinue()).toBe(false);
  });

  it('does nothing after it was stopped', async () => {
    const { driver, levels, performed, advance } = createHost();
    driver.reschedule(levels);
    driver.stop();
    await advance(60_000);
    expect(performed).toEqual([]);
  });
});
