// Runs docs/examples/verify_deal.py, which was written from docs/protocol.md alone, on records of every game, and compares
// the opening it works out with what the players saw.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/any-game.ts';
import { sha256 } from '../../src/core/hash/sha256.ts';
import { type MatchRequest, openMatch } from '../../src/core/open-match.ts';
import { formatRecord } from '../../src/core/records/record.ts';
import { findGame, games } from '../../src/games/index.ts';
import { loadLexicon } from '../../src/lexicon/load.node.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type AnyView = { readonly [field: string]: unknown };

/** What the players see at the start, in the words of verify_deal.py. */
const seen: { readonly [game: string]: (own: readonly AnyView[]) => object } = {
  'word-xchange': ([view]) => ({ first: view!.turn, board: view!.board }),
  'take-my-word': (own) => ({
    first: (own[0]!.rotation as number[])[0],
    hands: own.map((view, seat) => (view.players as { hand: string[] }[])[seat]!.hand),
    premiums: (own[0]!.players as { premiums: string[] }[]).map((player) => player.premiums),
    pile: own[0]!.pile,
  }),
  'outside-the-box': (own) => ({
    first: own[0]!.caller,
    tasks: own.map((view, seat) => (view.players as { task: { id: string } | null }[])[seat]!.task?.id ?? null),
  }),
  wordsters: ([view]) => ({
    first: view!.selector,
    card: [...(view!.offered as string[]), expect.any(String), expect.any(String)],
  }),
  'word-power': (own) => ({
    first: own[0]!.first,
    hands: own.map((view) => (view.hand as { key: string }[]).map(({ key }) => key)),
    rolls: (own[0]!.order as { seat: number; roll: number }[][]).map((round) =>
      round.map(({ seat, roll }) => [seat, roll]),
    ),
  }),
};

const verify = (text: string): Record<string, unknown> => {
  const file = join(folder, 'record.txt');
  writeFileSync(file, text);
  const packed = join(process.env.WORDHOARD_LEXICON ?? 'build/lexicon', 'packed.bin');
  const args = ['docs/examples/verify_deal.py', file, packed];
  return JSON.parse(execFileSync('python3', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }));
};

function deal(game: AnyGame, request: MatchRequest) {
  const opened = openMatch(game, request, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { match, table } = opened.value;
  const names = Array.from({ length: match.seats }, (_, seat) => `Player ${seat + 1}`);
  return { table, match, text: formatRecord({ match, names, entries: [], outcome: null }) };
}

it.each(Object.keys(games))('an outside program can work out the opening of %s from its record', (id) => {
  const game = findGame(id)!;
  const [min, max] = game.seats;
  for (let i = 0; i < 4; i++) {
    const seats = i === 0 ? max : min + (i % (max - min + 1));
    const options: MatchRequest['options'] =
      id === 'word-power' && i === 3 ? { deckMode: 'family', colour0: 'red', colour1: 'black' } : {};
    const { table, match, text } = deal(game, { seats, seed: `verify ${id} ${i}`, options });
    const own = Array.from({ length: match.seats }, (_, seat) => table.viewFor(seat) as AnyView);
    expect(verify(text)).toMatchObject({ game: id, ...seen[id]!(own) });
  }
});

it('hidden tiles of Word Xchange are the ones that appear when their owners’ turns come', () => {
  const game = findGame('word-xchange')!;
  const { table, text } = deal(game, { seats: 3, seed: 'hidden tiles' });
  const { first, hidden, bag } = verify(text) as { first: number; hidden: string[]; bag: string };
  for (let i = 1; i < 5; i++) {
    const planned = table.plan((first + i - 1) % 3, 'end', i * 1000);
    if (!planned.ok) throw new Error(planned.error.code);
    planned.value.commit();
    const expected = i < 3 ? hidden[(first + i) % 3] : bag[i - 3];
    expect(planned.value.events).toContainEqual(expect.objectContaining({ type: 'turn', tile: expected }));
  }
});

it('it notices a changed line, and a seed that was not promised though every hash is right', () => {
  const { text } = deal(findGame('word-xchange')!, { seats: 2, seed: 'honest' });
  expect(() => verify(text.replace('Player 1', 'Player 9'))).toThrow(/was changed/);
  let hash = '';
  const lines = text.replace('seed "honest"', 'seed "chosen later"').split('\n').slice(0, -1);
  const forged = lines.map((line) => {
    const content = line.slice(0, -' #123456789012'.length);
    hash = sha256(`${hash}\n${content}`).slice(0, 12);
    return `${content} #${hash}\n`;
  });
  expect(() => verify(forged.join(''))).toThrow(/not the one that was promised/);
});
