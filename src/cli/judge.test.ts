import { spawn } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../core/game.ts';
import { parseRecord } from '../core/records/record.ts';
import { game as toy } from '../games/conformance/toy/game.ts';
import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { createJudge } from './judge.ts';
import { MAX_LINE_BYTES, readLines } from './stdin-lines.ts';

const toys = { toy };
const analysts = { toy: await toy.loadAnalyst() };
type Answer = { ok: boolean; code?: string; say?: string; [key: string]: Json | undefined };

function ask(): (request: unknown) => Answer {
  const judge = createJudge(toys, loadLexicon, analysts);
  return (request) => JSON.parse(judge(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;
}

it('opens a table, performs acts, shows views and moves, asks a bot, and writes the record', () => {
  const judge = ask();
  expect(judge({ do: 'open', game: 'toy', seats: 2, seed: 's' })).toMatchObject({
    ok: true,
    n: 0,
    status: { toAct: [0, 1] },
  });
  const { moves } = judge({ do: 'moves', seat: 0 }) as unknown as { moves: string[] };
  expect(moves).toHaveLength(4);
  expect(judge({ do: 'bot', seat: 0, level: 'master' })).toMatchObject({
    ok: true,
    text: expect.stringMatching(/^bid /),
  });
  expect(judge({ do: 'act', by: 0, text: moves[0], at: 7 })).toMatchObject({
    ok: true,
    n: 1,
    say: ['Player 1 made a bid.'],
  });
  expect(judge({ do: 'see', viewer: 'spectator' })).toMatchObject({
    ok: true,
    view: { players: [{ hasBid: true }, { hasBid: false }], hand: [] },
  });
  expect(judge({ do: 'act', by: 0, text: moves[1] })).toMatchObject({ ok: false, code: 'ALREADY_BID', rule: 'TO-002' });
  const { record } = judge({ do: 'record' }) as unknown as { record: string };
  expect(parseRecord(record)).toMatchObject({ ok: true, value: { entries: [{ n: 1, at: 7, by: 0, text: moves[0] }] } });
});

describe('answers bad requests with one line and a sentence:', () => {
  it.each<[unknown, string]>([
    ['', 'BAD_JSON'],
    ['{"do":', 'BAD_JSON'],
    ['\u0000\u0001\uffff', 'BAD_JSON'],
    ['null', 'BAD_REQUEST'],
    ['[1]', 'BAD_REQUEST'],
    [{ do: 'dance' }, 'BAD_REQUEST'],
    [{ do: 'constructor' }, 'BAD_REQUEST'],
    [{ do: 'act', by: 0, text: 'bid 1' }, 'NO_TABLE'],
    [{ do: 'open', game: 'chess' }, 'NO_SUCH_GAME'],
    [{ do: 'open', game: '__proto__' }, 'NO_SUCH_GAME'],
    [{ do: 'open', game: 'toy', seats: 9 }, 'BAD_SEATS'],
    [{ do: 'open', game: 'toy', seats: 'two' }, 'BAD_REQUEST'],
    [{ do: 'open', game: 'toy', seats: 2, preset: 'no' }, 'NO_SUCH_PRESET'],
    [{ do: 'open', game: 'toy', seats: 2, options: { bidClock: 5 } }, 'BAD_OPTION'],
    [{ do: 'open', game: 'toy', seats: 2, options: { constructor: 5 } }, 'NO_SUCH_OPTION'],
    ['{"do":"open","game":"toy","seats":2,"options":{"__proto__":5}}', 'NO_SUCH_OPTION'],
    [{ do: 'open', game: 'toy', seats: 2, options: [] }, 'BAD_REQUEST'],
    [{ do: 'open', game: 'toy', seats: 2, scenario: { words: [1] } }, 'BAD_SCENARIO'],
    [{ do: 'open', game: 'toy', seats: 2, scenario: {} }, 'BAD_SCENARIO'],
    [{ do: 'open', game: 'toy', seats: 2, words: ['no way'] }, 'BAD_REQUEST'],
    [{ do: 'score', game: 'toy' }, 'NO_SCORING'],
    [{ do: 'word' }, 'BAD_REQUEST'],
  ])('%j → %s', (request, code) => {
    const answer = ask()(request);
    expect(answer).toMatchObject({ ok: false, code });
    expect(answer.say).toMatch(/^\S.*\.$/s);
  });
});

it('keeps its table through bad requests', () => {
  const judge = ask();
  judge({ do: 'open', game: 'toy', seats: 2 });
  judge('noise');
  judge({ do: 'open', game: 'none' });
  expect(judge({ do: 'see', viewer: 0 })).toMatchObject({ ok: true });
  expect(judge({ do: 'see', viewer: 5 })).toMatchObject({ ok: false, code: 'UNKNOWN_SEAT' });
});

it('assesses a move from what its seat sees', () => {
  const judge = ask();
  const hands = [
    [3, 9, 1],
    [5, 7, 2],
  ];
  judge({ do: 'open', game: 'toy', seats: 2, scenario: { hands } });
  expect(judge({ do: 'assess', seat: 0, text: 'bid 3' })).toMatchObject({
    ok: true,
    unit: 'points',
    assessment: { n: 1, seat: 0, kind: 'bid', best: { text: 'bid 9' }, played: { text: 'bid 3' }, possible: 3 },
  });
  expect(judge({ do: 'assess', seat: 0, text: 'bid 7' })).toMatchObject({ ok: false, code: 'NOT_IN_HAND' });
  expect(judge({ do: 'assess', seat: 2, text: 'bid 7' })).toMatchObject({ ok: false, code: 'UNKNOWN_SEAT' });
  expect(judge({ do: 'see', viewer: 0 })).toMatchObject({ view: { hand: [1, 3, 9] } });
});

it('assesses nothing where that would tell answers', () => {
  const judge = createJudge(toys, loadLexicon, { toy: { ...analysts.toy, knowsAnswers: true } });
  judge(JSON.stringify({ do: 'open', game: 'toy', seats: 2 }));
  expect(JSON.parse(judge(JSON.stringify({ do: 'assess', seat: 0, text: 'bid 3' })))).toMatchObject({
    ok: false,
    code: 'KNOWS_ANSWERS',
  });
});

it('answers every input with one line of JSON', () => {
  const judge = createJudge(toys, loadLexicon, analysts);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc
          .record({
            do: fc.constantFrom('open', 'act', 'see', 'moves', 'bot', 'word', 'same'),
            game: fc.constant('toy'),
            by: fc.anything(),
            text: fc.anything(),
          })
          .map((request) => JSON.stringify(request) ?? ''),
      ),
      (line) => {
        const answer = judge(line);
        expect(answer).not.toContain('\n');
        expect(typeof (JSON.parse(answer) as Answer).ok).toBe('boolean');
      },
    ),
  );
});

it('answers for any text as a word', () => {
  const judge = ask();
  for (const text of [
    'PENCILS',
    'pencils',
    'constructor',
    '__proto__',
    '',
    'é',
    '🙂',
    '\ud800',
    'A'.repeat(10_000),
    'NEW YORK',
  ])
    expect(judge({ do: 'word', text })).toMatchObject({ ok: true });
  expect(judge({ do: 'same', a: 'START', b: 'STARTLE' })).toMatchObject({ ok: true, verdict: 'DIFFERENT' });
});

it('splits a stream into lines however it arrives, with null for a line that is too long', async () => {
  const chunks = ['a', 'b\nc\r\n', '', '\nlast', 'x'.repeat(MAX_LINE_BYTES), '\nend'];
  const lines: (string | null)[] = [];
  for await (const line of readLines(
    (async function* () {
      for (const chunk of chunks) yield Buffer.from(chunk);
    })(),
  ))
    lines.push(line);
  expect(lines).toEqual(['ab', 'c', '', null, 'end']);
});

it('goes on after a line that is too long, a long line and binary noise', { timeout: 60_000 }, async () => {
  const judge = spawn(process.execPath, ['src/cli/main.ts', 'judge'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const noise = Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7919) % 256).filter((byte) => byte !== 10));
  judge.stdin.end(
    Buffer.concat([
      Buffer.from(`${'x'.repeat(MAX_LINE_BYTES + 1)}\n${'x'.repeat(MAX_LINE_BYTES)}\n`),
      noise,
      Buffer.from(`\n{"do":"open","game":"${Object.keys(games)[0]}","seats":2}\n`),
    ]),
  );
  let output = '';
  for await (const chunk of judge.stdout) output += String(chunk);
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  expect(answers.map(({ ok, code }) => code ?? ok)).toEqual(['LINE_TOO_LONG', 'BAD_JSON', 'BAD_JSON', true]);
});
