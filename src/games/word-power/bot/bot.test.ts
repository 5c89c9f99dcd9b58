import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { botRandom, deriveBotSeed, nextAutomaticAct, playBots } from '../../../core/bot-driver.ts';
import type { Json } from '../../../core/game.ts';
import { type OpenedMatch, openMatch } from '../../../core/open-match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import type { Event } from '../rules/events.ts';
import type { Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { View } from '../rules/view.ts';
import { SPACE_BY_RELATION, stageTestTable, testEnv } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';

const deep = process.env.WORDHOARD_DEEP !== undefined;
const game = eraseTypes({
  rules,
  startFromScenario,
  bot,
  say,
  loadAnalyst: () => import('../analysis/analyst.ts'),
  loadPractice: () => import('../practice.ts'),
  loadDaily: () => import('../daily.ts'),
  loadLesson: () => import('../lesson.ts'),
});
const lexicon = loadLexicon('standard');

function openTestMatch(seats: number, seed: string, options: { readonly [name: string]: unknown } = {}): OpenedMatch {
  const opened = openMatch(game, { seats, seed, options }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** Plays a game between these levels and returns the winner and the number of turns, including lost ones. */
function playOut(levels: readonly BotLevel[], seed: string): { winner: number; turns: number } {
  const opened = openTestMatch(levels.length, seed);
  const { table } = opened;
  let turns = 1;
  playBots(game, opened, levels, 10_000, (_, events) => {
    turns += (events as readonly Json[] as readonly Event[]).filter(
      ({ type }) => type === 'turnBegan' || type === 'turnLost',
    ).length;
  });
  return { winner: table.status.outcome!.ranking[0]![0]!, turns };
}

describe('playing', () => {
  it('[WP-132] waits 2 to 4 s before challenging or waiving, no matter what it knows', () => {
    const delays = ['SONE 1', 'SONE 2', 'AFOUR 3'].map((laid) => {
      const [key, window] = laid.split(' ');
      const table = stageTestTable({
        phase: 'place',
        players: [{ at: SPACE_BY_RELATION.S, hand: [key!] }, {}],
        windows: [0, 0, 0, 0],
      });
      table.act(0, `place ${key} ${window}`).act(0, 'finish');
      return bot.choose(table.viewFor(1), 1, plainPersona('master'), testEnv(3, 0))!.after;
    });
    expect(new Set(delays).size).toBe(1);
    expect(delays[0]).toBeGreaterThanOrEqual(2000);
    expect(delays[0]).toBeLessThanOrEqual(4000);
  });

  it('does nothing when it is not its turn to decide', () => {
    const table = stageTestTable({ players: [{}, {}] });
    expect(bot.choose(table.viewFor(1), 1, plainPersona('keen'), testEnv(1, 0))).toBe(null);
    table.act(1, 'leave');
    expect(bot.choose(table.viewFor(0), 0, plainPersona('keen'), testEnv(1, 0))).toBe(null);
  });

  it('handles an empty hand', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: SPACE_BY_RELATION.S, handSize: 0 }, {}] });
    expect(bot.choose(table.viewFor(0), 0, plainPersona('master'), testEnv(1, 0))!.move).toEqual({ type: 'noplay' });
  });

  it('is deterministic', () => {
    const opened = openTestMatch(4, 'again');
    const drivers = ['master', 'expert', 'casual', 'child'];
    playBots(game, opened, drivers, 60);
    const first = nextAutomaticAct(game, opened, drivers);
    expect(nextAutomaticAct(game, opened, drivers)).toEqual(first);
  });
});

/** Collects a hint for every seat that may act, after every act, and the reason for each move made. */
function collectWhys(levels: readonly BotLevel[], seed: string): readonly string[] {
  const opened = openTestMatch(levels.length, seed);
  const { table } = opened;
  const names = playerNames(['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'], null);
  const envOf = (seat: number) => ({ now: table.at, random: botRandom(deriveBotSeed(seed), seat, table.n), lexicon });
  const whys: string[] = [];
  while (table.status.outcome === null) {
    for (const seat of table.status.toAct) {
      const hint = game.explain(table.viewFor(seat), seat, levels[seat]!, envOf(seat), names);
      expect(hint, `${(table.viewFor(seat) as View).phase.type} of seat ${seat}`).not.toBeNull();
      whys.push(hint!.why);
    }
    const next = nextAutomaticAct(game, opened, levels)!;
    if (next.by !== 'clock') {
      const explained = game.explain(table.viewFor(next.by), next.by, levels[next.by]!, envOf(next.by), names);
      expect(explained?.text).toBe(next.text);
    }
    expect(performAct(table, next.by, next.text, next.at).ok).toBe(true);
  }
  return whys;
}

describe('choosing at Start', () => {
  const decide = (books: number, cash: number, options: Partial<Setup> = {}) => {
    const table = stageTestTable({ players: [{ at: 27, books, cash }, {}], dice: [1] }, options).act(0, 'roll');
    return bot.explain(table.viewFor(0), 0, plainPersona('keen'), testEnv(1, 0), playerNames(['Ann', 'Ben'], null))!;
  };

  it('never takes royalties of $0', () => {
    for (const cash of [0, 20_000, 99_500])
      for (const winRule of ['either', 'both'] as const)
        expect(decide(0, cash, { winRule })).toEqual({
          move: { type: 'book' },
          why: 'I’d publish a book: without books, royalties pay nothing.',
        });
  });

  it.each<[Setup['winRule'], number, number, string]>([
    ['either', 1, 20_000, 'book'],
    ['either', 6, 40_000, 'book'],
    ['either', 9, 80_000, 'book'],
    ['either', 8, 76_000, 'royalty'],
    ['either', 7, 75_000, 'royalty'],
    ['both', 3, 20_000, 'book'],
    ['both', 9, 100_000, 'book'],
    ['both', 10, 60_000, 'royalty'],
  ])(
    'if %s targets win, takes with %i books and $%i what brings the win closer: a %s',
    (winRule, books, cash, type) => {
      expect(decide(books, cash, { winRule }).move).toEqual({ type });
    },
  );
});

describe('explaining', () => {
  it('gives a hint to every seat that may act, and the reason for every move', { timeout: 60_000 }, () => {
    const whys = [
      collectWhys(['master', 'keen', 'child'], 'why'),
      collectWhys(['expert', 'casual', 'beginner'], 'why'),
    ];
    for (const why of whys.flat()) {
      expect(why).toMatch(/^I(’d| wouldn’t) [^\n]+\.$/);
      expect(why).not.toMatch(/undefined|NaN|\[object|Seat \d/);
    }
    const kinds = [
      ...['I’d roll', 'I’d publish a book', 'I’d play', 'I’d bluff', 'I’d challenge', 'I wouldn’t challenge'],
      ...['I’d call', 'I’d give away'],
    ];
    for (const kind of kinds)
      expect(
        whys.flat().some((why) => why.startsWith(kind)),
        kind,
      ).toBe(true);
  });

  it('names its confidence, the book at stake and the odds of a bet', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: ['SONE'] }, {}],
      windows: [0, 1, 1, 1],
    });
    const ask = (seat: number) =>
      bot.explain(table.viewFor(seat), seat, plainPersona('master'), testEnv(1, 0), playerNames(['Ann', 'Ben'], null))!
        .why;
    expect(ask(0)).toBe(
      'I’d play SONE on window 1: “alpha-sone” means the same thing. It covers the last empty window, so I get a book.',
    );
    table.act(0, 'place SONE 1');
    expect(ask(1)).toMatch(/^I wouldn’t challenge SONE: it looks right to me \(about 9\d% sure\)\.$/);
    table.act(1, 'challenge SONE S2');
    expect(ask(0)).toMatch(/^I’d raise: I’m about \d\d% sure about SONE\.$/);
  });
});

describe('strength and length', () => {
  const names = Object.keys(LEVELS) as BotLevel[];
  const pairs = names.slice(1).map((higher, i) => [higher, names[i]!] as const);
  const share = (higher: BotLevel, lower: BotLevel, games: number): number => {
    const won = Array.from({ length: games }, (_, i) => {
      const seats = i % 2 === 0 ? [higher, lower] : [lower, higher];
      return seats[playOut(seats, `${higher} ${i >> 1}`).winner] === higher;
    });
    return won.filter(Boolean).length / games;
  };

  if (deep)
    it.each(pairs)('%s beats %s', { timeout: 300_000 }, (higher, lower) => {
      expect(share(higher, lower, 200)).toBeGreaterThan(0.53);
    });

  it('the higher of two adjacent levels wins more often', { timeout: 60_000 }, () => {
    const shares = pairs.map(([higher, lower]) => share(higher, lower, 12));
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThan(0.5);
  });

  /** These levels know about as much as the players simulated in section 4.3 of RULES.md. */
  const lengths = (
    [
      ['master', 53, 85],
      ['keen', 62, 100],
      ['beginner', 106, 158],
    ] as const
  ).slice(...(deep ? [] : [1, 2]));
  it.each(lengths)(
    '[WP-118] four players of level %s take %i to %i turns in the median',
    { timeout: 300_000 },
    (level, least, most) => {
      const turns = Array.from(
        { length: deep ? 200 : 15 },
        (_, i) => playOut([level, level, level, level], `length ${i}`).turns,
      );
      const median = turns.toSorted((a, b) => a - b)[turns.length >> 1]!;
      expect(median).toBeGreaterThanOrEqual(least);
      expect(median).toBeLessThanOrEqual(most);
    },
  );
});
