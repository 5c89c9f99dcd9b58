// The parts of `npm run deep`. Each finishes within an hour on two cores.

import { games } from '../../src/games/index.ts';

export type DeepPart = {
  readonly name: string;
  readonly description: string;
  /** How long it takes on two cores, for the list of parts. */
  readonly minutes: number;
  readonly tests: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** Processes that share the work. */
  readonly shards?: number;
  readonly needsServices?: boolean;
  readonly browser?: boolean;
};

const CONFORMANCE = 'src/games/conformance/conformance.test.ts';
const ANALYSIS = 'src/games/conformance/analysis.test.ts';
const SERVER_TESTS = {
  leaks: 'src/server/rooms/secrets.test.ts',
  fuzz: 'src/server/fuzz.test.ts',
  kills: 'src/server/crash-recovery.test.ts',
  cuts: 'src/server/ws/idempotency.test.ts',
  chaos: 'src/server/chaos.test.ts',
  seats: 'src/server/app.test.ts',
  time: 'src/server/rooms/table-time.test.ts',
  days: 'src/server/rooms/one-move-a-day.test.ts',
};
const LAN_TEST = 'tools/deep/lan.deep.ts';
const CONFORMANCE_MINUTES: { readonly [game: string]: number } = {
  'word-xchange': 3,
  'outside-the-box': 40,
  'take-my-word': 5,
  wordsters: 15,
  'word-power': 40,
};
const excluding = (...files: readonly string[]): string[] => files.flatMap((file) => ['--exclude', file]);
/** Parts of their own, so that `properties-*` leave them out. */
const WITH_OWN_PART = [CONFORMANCE, ANALYSIS, LAN_TEST, ...Object.values(SERVER_TESTS)];

export const DEEP_PARTS: readonly DeepPart[] = [
  {
    name: 'leaks',
    description: '100 matches per game: every client gets its own view and nothing else',
    minutes: 25,
    tests: [SERVER_TESTS.leaks],
  },
  ...Object.keys(games).map((game) => ({
    name: `conformance-${game}`,
    description: `1,000 matches of ${game} fulfill the contract of a game`,
    minutes: CONFORMANCE_MINUTES[game] ?? 30,
    tests: [CONFORMANCE],
    env: { GAME: game },
    shards: 2,
  })),
  ...Object.keys(games).map((game) => ({
    name: `review-${game}`,
    description: `100 reviewed matches of ${game}: every suggestion is legal`,
    minutes: 5,
    tests: [ANALYSIS],
    env: { GAME: game },
  })),
  {
    name: 'fuzz',
    description: 'one million hostile frames into running matches',
    minutes: 20,
    tests: [SERVER_TESTS.fuzz],
  },
  {
    name: 'kills',
    description: 'the server is killed 600 times under load',
    minutes: 20,
    tests: [SERVER_TESTS.kills],
  },
  {
    name: 'cuts',
    description: 'the connection is cut at 800 acts of whole matches; every number of people; clocks after outages',
    minutes: 10,
    tests: [SERVER_TESTS.cuts, SERVER_TESTS.seats, SERVER_TESTS.time],
  },
  {
    name: 'days',
    description: 'all games to their end at one move a day, the server killed between any two moves',
    minutes: 12,
    tests: [SERVER_TESTS.days],
  },
  ...(['redis', 'nats'] as const).map((bus) => ({
    name: `chaos-${bus}`,
    description: `11 minutes of faults in three nodes on ${bus}`,
    minutes: 14,
    tests: [SERVER_TESTS.chaos],
    env: { BUS: bus },
    needsServices: true,
  })),
  {
    name: 'lan',
    description: 'another machine (a network namespace) plays at the address that npm start prints',
    minutes: 2,
    tests: [LAN_TEST],
  },
  ...Object.keys(games).map((game) => ({
    name: `properties-${game}`,
    description: `all other tests of ${game} with thousands of random cases`,
    minutes: 10,
    tests: [`src/games/${game}/`],
  })),
  {
    name: 'properties-server',
    description: 'all other tests of the server with more cases',
    minutes: 10,
    tests: ['src/server/', ...excluding(...WITH_OWN_PART)],
  },
  {
    name: 'properties-rest',
    description: 'all other unit tests with more cases',
    minutes: 10,
    tests: excluding(...WITH_OWN_PART, 'src/server/**', ...Object.keys(games).map((game) => `src/games/${game}/**`)),
  },
  { name: 'browser', description: 'browser tests in more sizes', minutes: 45, tests: [], browser: true },
];
