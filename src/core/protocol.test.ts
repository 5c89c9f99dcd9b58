import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_FRAME_CHARS, parseClientMessage } from './protocol.ts';

it.each([
  { t: 'enter', room: 'r1', name: null, match: null, n: 0 },
  { t: 'command', id: 'w1', command: { do: 'sit', seat: 2 } },
  { t: 'chat', id: 'c1', text: 'hello' },
  { t: 'act', match: 'm1', id: 'a1', text: 'make TEAM' },
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
  '{"t":"enter","room":"m","name":null,"match":null,"n":-1}',
  '{"t":"enter","room":"m","name":null,"match":null,"n":1.5}',
  '{"t":"command","id":"w","command":{"do":"sit","seat":-1}}',
  '{"t":"command","id":"w","command":{"do":"rob","seat":1}}',
  '{"t":"command","id":"w","command":{"do":"stand","seat":1}}',
  '{"t":"constructor"}',
  '{"t":"ping","at":"now"}',
  `{"t":"act","match":"m","id":"a","text":"${'x'.repeat(1001)}"}`,
  'x'.repeat(MAX_FRAME_CHARS + 1),
  '{"t":',
])('drops %s', (frame) => {
  expect(parseClientMessage(frame).ok).toBe(false);
});

it('never throws on noise', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (noise) => {
      parseClientMessage(noise);
    }),
  );
});
