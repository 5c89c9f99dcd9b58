// Splits a stream into lines, with a limit on their length.

export const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** The lines of a stream; null for a line that is too long to keep in memory. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const finishLine = (): string | null => {
    const line = bytes > MAX_LINE_BYTES ? null : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    parts = [];
    bytes = 0;
    return line;
  };
  const append = (part: Buffer): void => {
    bytes += part.length;
    if (bytes <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      append(chunk.subarray(from, end));
      yield finishLine();
      from = end + 1;
    }
    append(chunk.subarray(from));
  }
  if (bytes > 0) yield finishLine();
}
