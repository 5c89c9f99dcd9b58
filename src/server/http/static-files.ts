// The built files of the product: the web client and the words. Names with a hash never change; everything else is asked for anew.
// Not how they are sent (http.ts).

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type StaticFile = {
  readonly body: Buffer;
  readonly packed: Buffer | null;
  readonly type: string;
  readonly tag: string;
  readonly lasting: boolean;
};

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.bin', '.txt']);

/** Finds a file by its path on the web; read and packed when first asked for. */
export function openStaticFiles(folders: { readonly [prefix: string]: string }): (path: string) => StaticFile | null {
  const paths = new Map<string, string>();
  for (const [prefix, folder] of Object.entries(folders))
    for (const file of list(folder)) paths.set(prefix + relative(folder, file).split(sep).join('/'), file);
  const read = new Map<string, StaticFile>();
  return (path) => {
    const file = paths.get(path);
    if (file === undefined) return null;
    let served = read.get(path);
    if (served === undefined) read.set(path, (served = load(file, path)));
    return served;
  };
}

function load(file: string, path: string): StaticFile {
  const body = readFileSync(file);
  const ending = extname(file);
  const quality = body.length > 1_000_000 ? 5 : 9;
  const packed = PACKED.has(ending)
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : null;
  return {
    body,
    packed,
    type: TYPES[ending] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    lasting: path.startsWith('/assets/'),
  };
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? list(path) : [path];
  });
}
