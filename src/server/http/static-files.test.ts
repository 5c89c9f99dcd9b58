import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer } from '../testing/client.testing.ts';
import { FIXTURE_SCRIPT, FIXTURE_WORDS } from '../testing/web-fixture.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

type Answer = {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  readonly bytes: number;
};

/** Without `fetch`, which decompresses and hides the encoding. */
const get = (path: string, headers: { readonly [name: string]: string } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: running.port, path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, bytes }));
    });
    sent.on('error', reject);
    sent.end();
  });

it.each([
  [FIXTURE_SCRIPT, 'application/javascript; charset=utf-8'],
  ['/lexicon/packed.bin', 'application/octet-stream'],
])('serves %s compressed as the client accepts it', async (path, type) => {
  const plain = await get(path);
  expect(plain).toMatchObject({ status: 200, headers: { 'content-type': type } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const encoding of ['br', 'gzip']) {
    const compressed = await get(path, { 'accept-encoding': encoding });
    expect(compressed.headers).toMatchObject({ 'content-type': type, 'content-encoding': encoding });
    expect(String(compressed.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(compressed.bytes).toBeLessThan(plain.bytes * 0.7);
  }
});

it.each(['/', FIXTURE_SCRIPT, '/lexicon/packed.bin', '/sw.js'])(
  'answers 304 for %s if the client has it',
  async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'br' }] as { readonly [name: string]: string }[]) {
      const { headers: answered } = await get(path, headers);
      const again = await get(path, { ...headers, 'if-none-match': String(answered.etag) });
      expect(again).toMatchObject({ status: 304, bytes: 0 });
    }
  },
);

it('lets clients keep hashed files forever, and makes them validate all others', async () => {
  for (const path of [FIXTURE_SCRIPT, FIXTURE_WORDS])
    for (const headers of [{}, { 'accept-encoding': 'br' }] as { readonly [name: string]: string }[])
      expect((await get(path, headers)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/t/abc', '/sw.js', '/lexicon/packed.bin', '/manifest.webmanifest'])
    expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
});

it.each(['/', '/t/AZaz09-_', '/games/word-power', '/t/x?y=1'])(
  'serves the page for %s with security headers',
  async (path) => {
    expect(await get(path)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    });
  },
);

it.each([
  '/assets/none.js',
  '/assets/none',
  '/lexicon/none',
  '/none.txt',
  '/sw.js.br',
  '/lexicon/packed.bin.gz',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/lexicon/..%2f..%2fpackage.json',
])('answers 404 for %s', async (path) => {
  expect(await get(path)).toMatchObject({
    status: 404,
    headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) },
  });
});
