// `wordhoard judge`: answers one JSON request per line of standard input with one line of JSON. The answers are in judge.ts.

import type { AnyGame } from '../core/any-game.ts';
import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { type Analysts, createJudge } from './judge.ts';
import { type CommandUsage, type ExitCode, parseArguments } from './parse-arguments.ts';
import { MAX_LINE_BYTES, readLines } from './stdin-lines.ts';

const USAGE: CommandUsage = {
  name: 'judge',
  help: `wordhoard judge

A referee for programs in any language. Reads one JSON object per line from standard input and answers each with one line:
  {"do":"open","game":"word-xchange","seats":2,"preset":"rulebook","options":{},"seed":"any text"}
  {"do":"act","by":0,"text":"make TEAM","at":4000}
  {"do":"see","viewer":0}      {"do":"moves","seat":0}      {"do":"bot","seat":0,"level":"casual"}
  {"do":"assess","seat":0,"text":"make TEAM"}      {"do":"record"}
  {"do":"word","text":"PENCILS"}      {"do":"same","a":"LOVE","b":"LOVELY"}      {"do":"score","game":"outside-the-box",…}
`,
  flags: {},
  maxPositionals: 0,
};

const LINE_TOO_LONG_ANSWER = JSON.stringify({
  ok: false,
  code: 'LINE_TOO_LONG',
  rule: '',
  say: `A line may have ${MAX_LINE_BYTES} bytes at most.`,
});

export async function judgeCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const answer = createJudge(games, loadLexicon, await loadAnalysts());
  for await (const line of readLines(process.stdin)) {
    if (line !== null && line.trim() === '') continue;
    process.stdout.write(`${line === null ? LINE_TOO_LONG_ANSWER : answer(line)}\n`);
  }
  return 0;
}

/** Only analysts are loaded asynchronously, so the judge gets them at once and can answer every line right away. */
async function loadAnalysts(): Promise<Analysts> {
  const loaded = Object.values<AnyGame>(games).map(async (game) => [game.id, await game.loadAnalyst()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
