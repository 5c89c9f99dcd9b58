// Checks docs/protocol.md against the code: its examples parse, and no message or refusal is missing.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  MAX_MESSAGE_CHARS,
  parseClientMessage,
  type RoomCommand,
  type ServerMessage,
} from '../../core/protocol/protocol.ts';
import { ROOM_REFUSALS } from '../shared/refusals.ts';

const page = readFileSync('docs/protocol.md', 'utf8');
const [clientPart, serverPart] = page.split('### Client messages')[1]!.split('### Server messages') as [string, string];
const examples = (text: string, start: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.split(/ {2,}/)[0]!.replaceAll('…', ''));

it('shows every client message, and the server can parse it', () => {
  const shown = examples(clientPart, '{"t":').map((example) => parseClientMessage(example));
  expect(shown.every((message) => message.ok)).toBe(true);
  const kinds = shown.map((message) => (message.ok ? message.value.t : null));
  expect(kinds).toEqual(['enter', 'act', 'command', 'chat', 'hint', 'seen', 'read', 'ping']);
});

it('shows every command, and the server can parse it', () => {
  const commands: { readonly [kind in RoomCommand['do']]: true } = {
    name: true,
    sit: true,
    stand: true,
    leave: true,
    return: true,
    pause: true,
    resume: true,
    pace: true,
    rematch: true,
    askTable: true,
    voteWord: true,
    plan: true,
    plansRead: true,
    share: true,
    report: true,
    options: true,
    seats: true,
    bot: true,
    access: true,
    hints: true,
    start: true,
    move: true,
    decline: true,
    mute: true,
    kick: true,
    ban: true,
    unban: true,
    lock: true,
    chat: true,
    host: true,
    houseWords: true,
  };
  const shown = examples(clientPart, '{"do":');
  for (const command of shown)
    expect(parseClientMessage(`{"t":"command","id":"w","command":${command}}`), command).toMatchObject({ ok: true });
  expect(new Set(shown.map((command) => (JSON.parse(command) as RoomCommand).do))).toEqual(
    new Set(Object.keys(commands)),
  );
});

it('shows every server message and refusal', () => {
  const messages: { readonly [kind in ServerMessage['t']]: true } = {
    room: true,
    step: true,
    refused: true,
    done: true,
    chat: true,
    chatLog: true,
    plans: true,
    hint: true,
    notice: true,
    pong: true,
    bye: true,
    outdated: true,
  };
  const shown = [...serverPart.matchAll(/^\{"t":"(\w+)"/gm)].map(([, kind]) => kind);
  expect(shown).toEqual(Object.keys(messages));
  for (const code of Object.keys(ROOM_REFUSALS)) expect(serverPart).toContain(`\`${code}\``);
});

it('documents the lengths that the server accepts, and no more', () => {
  const accepts = (message: object): boolean => parseClientMessage(JSON.stringify(message)).ok;
  const limits = page.split('## Limits')[1]!.split('## After the match')[0]!;
  const command = (fields: object) => ({ t: 'command', id: 'c', command: fields });
  const cases: readonly [row: string, atLimit: object, beyond: object][] = [
    ['1–64 visible ASCII', { t: 'chat', id: 'i'.repeat(64), text: 'a' }, { t: 'chat', id: 'i'.repeat(65), text: 'a' }],
    ['1–1,000 characters', act('x'.repeat(1000)), act('x'.repeat(1001))],
    ['1–300 characters', chat('x'.repeat(300)), chat('x'.repeat(301))],
    [
      'at most 100 characters',
      command({ do: 'name', name: 'x'.repeat(100) }),
      command({ do: 'name', name: 'x'.repeat(101) }),
    ],
    ['0–9', command({ do: 'sit', seat: 9 }), command({ do: 'sit', seat: 10 })],
    ['0–1,000,000', command({ do: 'host', who: 1_000_000 }), command({ do: 'host', who: 1_000_001 })],
    [
      'at most 20 characters',
      command({ do: 'leave', standIn: 'x'.repeat(20) }),
      command({ do: 'leave', standIn: 'x'.repeat(21) }),
    ],
    [
      'at most 40 characters',
      command({ do: 'options', preset: 'x'.repeat(40), options: {} }),
      command({ do: 'options', preset: 'x'.repeat(41), options: {} }),
    ],
  ];
  for (const [row, atLimit, beyond] of cases) {
    expect(limits).toContain(row);
    expect([row, accepts(atLimit), accepts(beyond)]).toEqual([row, true, false]);
  }
  expect(limits).toContain(`${MAX_MESSAGE_CHARS.toLocaleString('en-US')} characters`);
  expect(limits).toContain(`${(MAX_MESSAGE_CHARS * 4).toLocaleString('en-US')} bytes`);
});

it('names every route of docs/openapi.json, but for those of operators', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: { [path: string]: unknown } };
  const forPlayers = Object.keys(paths).filter((path) => !/^\/(api\/admin|healthz|metrics)/.test(path));
  expect(forPlayers.length).toBeGreaterThan(50);
  expect(forPlayers.filter((path) => !page.includes(path))).toEqual([]);
});

const act = (text: string) => ({ t: 'act', match: 'm', id: 'a', text });
const chat = (text: string) => ({ t: 'chat', id: 't', text });
