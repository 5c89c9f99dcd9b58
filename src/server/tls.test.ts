import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createServer, type Server } from './app.ts';
import { readConfig } from './config.ts';
import { makeCertificate } from './testing/certificate.testing.ts';
import { writeWebFixture } from './testing/web-fixture.testing.ts';
import { createHttpsRedirect, createTlsServer } from './tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-tls-'));
const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
const certificate = makeCertificate(1);
const write = ({ cert, key }: { readonly cert: string; readonly key: string }): void => {
  writeFileSync(files.certFile, cert);
  writeFileSync(files.keyFile, key);
};

const startServer = async (env: { readonly [name: string]: string }): Promise<{ server: Server; port: number }> => {
  const config = readConfig({ HOST: '127.0.0.1', WORDHOARD_DATA: join(folder, 'data'), LOG: 'error', ...env });
  if (!config.ok) throw new Error(config.error);
  const server = await createServer({ ...config.value, ...writeWebFixture(join(folder, 'served')) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.app.server.address() as AddressInfo).port };
};

let running: { server: Server; port: number };
beforeAll(async () => {
  write(certificate);
  running = await startServer({ TLS_CERT: files.certFile, TLS_KEY: files.keyFile });
});
afterAll(async () => {
  await running.server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { readonly status: number; readonly headers: { readonly [name: string]: string | string[] | undefined } };
const get = (port: number, path: string, host: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, ca: certificate.cert, servername: 'localhost', headers: { host } },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode!, headers: answer.headers });
      },
    )
      .on('error', reject)
      .end();
  });

it('serves https with HSTS and secure cookies, and WebSockets over it', async () => {
  const me = await get(running.port, '/api/me', 'words.example.org');
  expect(me.status).toBe(200);
  expect(me.headers['strict-transport-security']).toBe('max-age=15552000');
  const cookie = String(me.headers['set-cookie']);
  expect(cookie).toMatch(/; Secure/);
  // A browser would apply it to every other server on this computer too.
  expect((await get(running.port, '/api/me', 'localhost')).headers['strict-transport-security']).toBeUndefined();
  const socket = new WebSocket(`wss://127.0.0.1:${running.port}/ws`, {
    ca: certificate.cert,
    headers: { cookie: cookie.split(';')[0]! },
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.terminate();
});

it('sends HSTS behind a proxy that speaks https, and only if the proxy is trusted', async () => {
  for (const [proxy, expected] of [
    ['1', 'max-age=15552000'],
    ['0', null],
  ] as const) {
    const { server, port } = await startServer({ PROXY: proxy, WORDHOARD_DATA: join(folder, `data ${proxy}`) });
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-forwarded-host': 'words.example.org', ...headers } });
    expect((await ask({ 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBe(expected);
    expect((await ask({})).headers.get('strict-transport-security')).toBeNull();
    await server.stop();
  }
});

it('takes over a renewed certificate, and keeps the old one while the files do not fit', async () => {
  const warnings: string[] = [];
  const log = {
    error: () => {},
    warn: (message: string) => void warnings.push(message),
    info: () => {},
    debug: () => {},
  };
  write(certificate);
  const server = createTlsServer(files, log, 20)((_, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serial = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: (server.address() as AddressInfo).port, rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.destroy();
      }).on('error', reject);
    });
  expect(await serial()).toBe('01');
  const renewed = makeCertificate(2);
  writeFileSync(files.certFile, renewed.cert); // its key is not there yet
  while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await serial()).toBe('01');
  write(renewed);
  while ((await serial()) === '01') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await serial()).toBe('02');
  server.close();
  write(certificate);
});

it('does not start with a key of another certificate', () => {
  writeFileSync(files.keyFile, makeCertificate(3).key);
  expect(() => createTlsServer(files, { error() {}, warn() {}, info() {}, debug() {} })).toThrow('does not belong to');
  write(certificate);
});

it('redirects http to https on the same host', async () => {
  const redirect = createHttpsRedirect(() => 8443);
  await new Promise<void>((resolve) => redirect.listen(0, '127.0.0.1', resolve));
  const { port } = redirect.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/room/x?y=1`, { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('https://127.0.0.1:8443/room/x?y=1');
  redirect.close();
});
