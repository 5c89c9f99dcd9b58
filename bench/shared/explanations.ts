// Why a measurement misses its target, as profiles show it. write-readme.ts prints these beside the misses.

const WORK_PER_CORE =
  'A profile (perf, 20 tables as fast as answers come, 700 samples on a busy machine) of 85 µs an act: 14 µs writing to three sockets and 7 µs of other network and scheduling work in the kernel; 13 µs for the disk (6 µs the share of a sync that up to 16 acts wait for, 3 µs writing the log, 4 µs SQLite); 13 µs in Node’s streams; 4 µs JSON; 4 µs garbage collection and compiling; the other 30 µs are rules, views, checks and promises. System calls and disk alone are 34 µs, and the targets leave 42 to 46 µs for everything: the peers are filled up to the quarter of a kilobyte that our steps have now, which costs them less, too.';
const LATENCY =
  'An act waits for the disk before anybody sees it: half a millisecond on an idle disk, and longer while other programs write. The peer stores nothing.';

const EXPLANATIONS: readonly (readonly [name: RegExp, text: string])[] = [
  [/^Wordhoard over [\w.]+: acts per second of one core/, WORK_PER_CORE],
  [/^Wordhoard over [\w.]+: speed to the last screen/, LATENCY],
];

export const explainMiss = (name: string): string => EXPLANATIONS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
