// Feeds the judge from standard input: whole lines only, however they arrive, and none so long that it harms.

import { games, positionScorers } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createJudge } from './judge.ts';

const LINE_BYTES = 4 * 1024 * 1024;
const TOO_LONG = JSON.stringify({
  ok: false,
  code: 'LINE_TOO_LONG',
  rule: '',
  say: `A line may have ${LINE_BYTES} bytes at most.`,
});

export async function judge(): Promise<number> {
  const answer = createJudge(games, positionScorers, loadLexicon);
  for await (const line of linesOf(process.stdin)) {
    if (line !== null && line.trim() === '') continue;
    process.stdout.write(`${line === null ? TOO_LONG : answer(line)}\n`);
  }
  return 0;
}

/** Lines of a stream; null for one that is too long to be kept. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = (): string | null => {
    const line = bytes > LINE_BYTES ? null : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    parts = [];
    bytes = 0;
    return line;
  };
  const keep = (part: Buffer): void => {
    bytes += part.length;
    if (bytes <= LINE_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (bytes > 0) yield take();
}
