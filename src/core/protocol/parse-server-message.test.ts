import { expect, it } from 'vitest';
import { parseServerMessage } from './parse-server-message.ts';
import type { ServerMessage } from './protocol.ts';

const messages: readonly ServerMessage[] = [
  {
    t: 'room',
    version: 2,
    build: 'b1',
    you: 0,
    room: {
      id: 'r',
      code: 'MAPLE',
      game: 'word-xchange',
      preset: 'relaxed',
      options: { targetWords: 5, wordClock: 'off', jokers: true },
      access: 'link',
      teams: false,
      family: false,
      hints: true,
      phase: 'lobby',
      host: 0,
      seats: [{ people: [0], bot: null, standIn: null, name: 'Ann' }],
      people: [{ who: 0, name: 'Ann', here: true, muted: false }],
      match: null,
      votes: [],
    },
  },
  {
    t: 'step',
    match: 'm1',
    n: 1,
    to: null,
    seat: 0,
    status: { toAct: [0], scores: [0, 0], deadline: null, outcome: null },
    events: [{ type: 'pass' }],
    view: null,
    words: { list: 'standard', only: null },
    prompt: 'Make a word.',
    told: [
      {
        n: 1,
        by: 'clock',
        lines: ['Time is up.'],
        topics: [{ seat: null, opensTurn: false, isNews: true }],
        words: [],
      },
    ],
    at: 12,
    running: true,
    commitment: 'c',
    seed: null,
  },
  { t: 'refused', id: 'a1', code: 'X', rule: 'WX-001', sentence: 'No.' },
  { t: 'done', id: 'c1' },
  { t: 'chat', who: 1, text: 'hi', among: 'players' },
  { t: 'chat', who: 1, text: 'hi', among: 'players', n: 7 },
  { t: 'chatLog', messages: [{ n: 6, who: 0, text: 'hello', among: 'players', agoMs: 7000 }], read: 5 },
  {
    t: 'plans',
    match: 'm1',
    plans: [{ situation: 'S', move: 'seal R1C1' }],
    results: [{ situation: 'T', move: 'seal R1C2', result: 'dropped' }],
  },
  { t: 'hint', id: 'h1', text: 'pass', why: 'Nothing better.' },
  { t: 'notice', sentence: 'Ann asked for a hint.' },
  { t: 'pong', at: 1, now: 2 },
  { t: 'bye', sentence: 'The table is gone.' },
  { t: 'outdated', version: 3, build: 'b2', sentence: 'Reload.' },
];

it.each(messages)('accepts a $t message unchanged', (message) => {
  expect(parseServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
});

it('accepts fields of a newer server', () => {
  expect(parseServerMessage('{"t":"done","id":"c1","more":[1]}').ok).toBe(true);
});

it('rejects what is not a server message and says where', () => {
  for (const text of ['', '{', 'null', '[]', '{"t":"surprise"}', '{"t":"done"}', '{"t":"chat","who":"1"}'])
    expect(parseServerMessage(text).ok).toBe(false);
  const step = { ...messages[1], status: { toAct: [0], scores: 'many', deadline: null, outcome: null } };
  expect(parseServerMessage(JSON.stringify(step))).toMatchObject({
    ok: false,
    error: expect.stringContaining('status.scores'),
  });
  const { view: _, ...withoutView } = messages[1] as { view: unknown };
  expect(parseServerMessage(JSON.stringify(withoutView)).ok).toBe(false);
});
