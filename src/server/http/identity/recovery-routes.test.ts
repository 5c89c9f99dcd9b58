import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { hashPhrase, newPhrase, phraseWords } from '../../shared/recovery-phrase.ts';
import { type RunningServer, startServer, stopServer, TestClient } from '../../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => stopServer(running));

const personOf = (client: TestClient): string => client.cookie.split('=')[1]!.split('.')[0]!;

it('makes phrases of six words with more than 60 random bits', () => {
  const words = phraseWords(loadLexicon);
  expect(new Set(words).size).toBe(words.length);
  expect(Math.log2(words.length) * 6).toBeGreaterThan(60);
  expect(newPhrase(words)).toMatch(/^[a-z]{4,7}( [a-z]{4,7}){5}$/);
  expect(newPhrase(words)).not.toBe(newPhrase(words));
});

it('brings a person back with their phrase, however it is typed, until they make a new one', async () => {
  const lost = new TestClient(running.port);
  const { phrase } = (await lost.http('/api/me/phrase', 'POST', {})).body as { phrase: string };
  expect((await lost.http('/api/me/recovery')).body).toMatchObject({
    ...{ ok: true, phraseCreated: expect.any(Number), passkeys: [] },
  });
  const found = new TestClient(running.port);
  await found.http('/api/me');
  const typed = ` ${phrase.toUpperCase().replaceAll(' ', ', ')}.\n`;
  expect((await found.http('/api/recover', 'POST', { phrase: typed })).body).toEqual({ ok: true });
  expect(personOf(found)).toBe(personOf(lost));
  expect((await found.http('/api/me/devices')).body.devices).toHaveLength(2);

  await lost.http('/api/me/phrase', 'POST', {});
  const stranger = new TestClient(running.port);
  for (const wrong of [phrase, phrase.split(' ').reverse().join(' '), '', 'x'.repeat(300), 7])
    expect((await stranger.http('/api/recover', 'POST', { phrase: wrong })).status).toBe(404);
  expect(stranger.cookie).toBe('');
});

it('stores only a slow hash of the phrase, different on every server', async () => {
  const phrase = 'apple bread candle drum eagle fence';
  expect(await hashPhrase(phrase, 'salt 1')).toMatch(/^[\w-]{43}$/);
  expect(await hashPhrase(phrase, 'salt 1')).not.toBe(await hashPhrase(phrase, 'salt 2'));
});

it('limits how often an address may try', async () => {
  const own = await startServer(undefined, 'on');
  try {
    const client = new TestClient(own.port);
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await client.http('/api/recover', 'POST', { phrase: 'a b c' })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await stopServer(own);
  }
});

it('refuses passkey responses that answer no challenge, or that are made up', async () => {
  const client = new TestClient(running.port);
  const response = (challenge: string, type: string) => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type, challenge, origin: 'http://127.0.0.1' })).toString(
        'base64url',
      ),
      attestationObject: 'oA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  });
  const challengeFrom = async (path: string): Promise<string> => {
    const { options } = (await client.http(path, 'POST', {})).body as { options: { challenge: string } };
    return options.challenge;
  };
  const add = await challengeFrom('/api/me/passkeys/options');
  const use = await challengeFrom('/api/recover/passkey/options');
  for (const body of [
    {},
    response('none', 'webauthn.create'),
    response(use, 'webauthn.create'),
    response(add, 'webauthn.create'),
  ])
    expect((await client.http('/api/me/passkeys', 'POST', body)).status).toBe(400);
  for (const body of [response('none', 'webauthn.get'), response(use, 'webauthn.get'), response(use, 'webauthn.get')])
    expect((await client.http('/api/recover/passkey', 'POST', body)).status).toBe(404);
  expect(
    (await client.http('/api/recover/passkey', 'POST', { id: 'x', response: { clientDataJSON: '%' } })).status,
  ).toBe(404);
  expect((await client.http('/api/me/recovery')).body.passkeys).toEqual([]);
});
