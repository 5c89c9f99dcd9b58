// Writes a Brotli and a gzip copy beside every file worth it, so that the server compresses nothing at run time.

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts are compressed already. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.bin', '.txt']);
const MIN_BYTES = 1024;
/** Brotli's best quality takes ten times as long for a few percent: not worth it for what nobody waits for. */
const isWaitedFor = (file: string): boolean => !/(definitions-\w+|packed)\.bin$/.test(file);

const brotli = (body: Buffer, file: string): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isWaitedFor(file) ? constants.BROTLI_MAX_QUALITY : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
const ENCODERS = { '.br': brotli, '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }) };

/** Copies that are newer than their file are left as they are. */
export async function compressFiles(folder: string, include: (name: string) => boolean = () => true): Promise<void> {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)) && include(entry.name))
      .map(({ parentPath, name }) => compressFile(join(parentPath, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = statSync(file);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const copy = file + ending;
    if (existsSync(copy) && statSync(copy).mtimeMs >= mtimeMs) continue;
    rmSync(copy, { force: true });
    if (size < MIN_BYTES) continue;
    const packed = await encode(readFileSync(file), file);
    if (packed.length < size) writeFileSync(copy, packed);
  }
}
