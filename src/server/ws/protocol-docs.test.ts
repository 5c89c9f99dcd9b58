// Checks docs/protocol.md against the code: its examples parse, and no message or refusal is missing.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseClientMessage, type RoomCommand, type ServerMessage } from '../../core/protocol/protocol.ts';
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
  expect(kinds).toEqual(['enter', 'act', 'command', 'chat', 'hint', 'ping']);
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
    rematch: true,
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
