// `wordhoard judge`: answers one JSON request per line of standard input with one line of JSON. The answers are in judge.ts.

import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createJudge } from './judge.ts';
import { parseArguments, printError } from './parse-arguments.ts';
import { MAX_LINE_BYTES, readLines } from './stdin-lines.ts';

const HELP = `wordhoard judge

A referee for programs in any language. Reads one JSON object per line from standard input and answers each with one line:
  {"do":"open","game":"word-xchange","seats":2,"preset":"rulebook","options":{},"seed":"any text"}
  {"do":"act","by":0,"text":"make TEAM","at":4000}
  {"do":"see","viewer":0}      {"do":"moves","seat":0}      {"do":"bot","seat":0,"level":"casual"}      {"do":"record"}
  {"do":"word","text":"PENCILS"}      {"do":"same","a":"LOVE","b":"LOVELY"}      {"do":"score","game":"outside-the-box",…}
`;

const LINE_TOO_LONG_ANSWER = JSON.stringify({
  ok: false,
  code: 'LINE_TOO_LONG',
  rule: '',
  say: `A line may have ${MAX_LINE_BYTES} bytes at most.`,
});

export async function judgeCommand(args: readonly string[]): Promise<number> {
  const parsed = parseArguments(args, {}, 0);
  if (!parsed.ok) return printError(`${parsed.error}\n\n${HELP}`, 2);
  if (parsed.value.flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const answer = createJudge(games, loadLexicon);
  for await (const line of readLines(process.stdin)) {
    if (line !== null && line.trim() === '') continue;
    process.stdout.write(`${line === null ? LINE_TOO_LONG_ANSWER : answer(line)}\n`);
  }
  return 0;
}
