import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_MESSAGE_CHARS, PROTOCOL_VERSION, parseClientMessage } from './protocol.ts';

it.each([
  { t: 'enter', version: PROTOCOL_VERSION, build: 'abc', room: 'r1', name: null, match: null, n: 0 },
  { t: 'enter', version: PROTOCOL_VERSION, build: null, room: 'r1', name: 'Ann', match: 'm1', n: 7 },
  { t: 'command', id: 'w1', command: { do: 'sit', seat: 2 } },
  { t: 'chat', id: 'c1', text: 'hello' },
  { t: 'act', match: 'm1', id: 'a1', text: 'make TEAM' },
  { t: 'command', id: 'w2', command: { do: 'plan', match: 'm1', situation: 'S', move: 'seal R1C1' } },
  { t: 'read', n: 4 },
  { t: 'ping', at: 12.5 },
])('reads $t', (message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

it.each([
  'null',
  '[]',
  '{"t":"act"}',
  '{"t":"act","match":"m","id":"","text":"x"}',
  '{"t":"act","match":"m","id":"a","text":"x","seat":1}',
  '{"t":"act","match":"m","id":"a","text":""}',
  '{"t":"act","match":"m m","id":"a","text":"x"}',
  '{"t":"act","match":"m","id":"é","text":"x"}',
  '{"t":"act","match":1,"id":"a","text":"x"}',
  '{"t":"act","match":"m","text":"x","command":{}}',
  `{"t":"act","match":"m","id":"${'a'.repeat(65)}","text":"x"}`,
  `{"t":"enter","version":${PROTOCOL_VERSION},"build":null,"room":"m","name":null,"match":null,"n":-1}`,
  `{"t":"enter","version":${PROTOCOL_VERSION},"build":null,"room":"m","name":null,"match":null,"n":1.5}`,
  '{"t":"command","id":"w","command":{"do":"sit","seat":-1}}',
  '{"t":"command","id":"w","command":{"do":"rob","seat":1}}',
  '{"t":"command","id":"w","command":{"do":"stand","seat":1}}',
  '{"t":"constructor"}',
  '{"t":"ping","at":"now"}',
  `{"t":"act","match":"m","id":"a","text":"${'x'.repeat(1001)}"}`,
  'x'.repeat(MAX_MESSAGE_CHARS + 1),
  '{"t":',
])('refuses %s', (text) => {
  expect(parseClientMessage(text).ok).toBe(false);
});

it.each([
  ['no version', '{"t":"enter","room":"m","name":null,"match":null,"n":0}', null],
  ['an older version', '{"t":"enter","version":1,"room":"m","name":null,"match":null,"n":0}', 1],
  ['a newer version with fields unknown here', '{"t":"enter","version":99,"room":"m","flavor":"x"}', 99],
])('recognizes an outdated client: %s', (_, text, version) => {
  expect(parseClientMessage(text)).toEqual({ ok: false, error: { type: 'outdated', version } });
});

it.each([
  ['{"t":"wish","id":"w1","wish":{"do":"start"}}', 'w1'],
  ['{"t":"act","match":"m","id":"a1"}', 'a1'],
  ['{"t":"act","match":"m","id":"not an id"}', null],
  ['{"id":7}', null],
])('gives the id of an unreadable message, so that it can be refused: %s', (text, id) => {
  expect(parseClientMessage(text)).toEqual({ ok: false, error: { type: 'unreadable', id } });
});

it('never throws on noise', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (noise) => {
      parseClientMessage(noise);
    }),
  );
});
