// Serves the built web client and the lexicon files, compressed at build time (tools/compress-files.ts).
// Addresses of the client's own pages, such as /t/<room>, get index.html.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOT_FOUND_SENTENCE } from './request-context.ts';

/** Names in assets/ and of the words' parts contain a hash of the content, so they never change. Everything else is validated
 *  by its ETag. */
const cacheControl = (path: string): string =>
  /[\\/]assets[\\/]|[\\/]part-[\w-]+\.bin(\.\w+)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A client page: no file ending, and not in a folder of files. */
const isClientPage = (path: string): boolean => /^\/(?!assets\/|lexicon\/)[\w/-]*$/.test(path);

export async function registerStaticFiles(
  app: FastifyInstance,
  { webFolder, lexiconFolder }: { readonly webFolder: string; readonly lexiconFolder: string },
): Promise<void> {
  const web = resolve(webFolder);
  const options = {
    // One route per file, found at start: nothing outside the folder can be asked for.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheControl(path)),
  };
  if (existsSync(web)) await app.register(staticFiles, { ...options, root: web });
  if (existsSync(lexiconFolder))
    await app.register(staticFiles, {
      ...options,
      root: resolve(lexiconFolder),
      prefix: '/lexicon/',
      decorateReply: false,
    });
  const hasClient = existsSync(join(web, 'index.html'));
  app.get('/*', (request, reply) =>
    hasClient && isClientPage(request.url.split('?')[0]!)
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND_SENTENCE),
  );
}

/** The id that the web build wrote into its page (vite.config.ts); null if there is no build. */
export function readBuildId(webFolder: string): string | null {
  const page = join(webFolder, 'index.html');
  if (!existsSync(page)) return null;
  return /<meta name="wordhoard-build" content="([\w-]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? null;
}
