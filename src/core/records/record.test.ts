import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/conformance/toy/game.ts';
import { playBots } from '../bot-driver.ts';
import { sha256 } from '../hash/sha256.ts';
import { lexicon, openToy } from '../testing/toy-match.testing.ts';
import { formatRecord, parseRecord, replayRecord, seedCommitment } from './record.ts';

const opened = openToy({ seed: 'a “seed” é🙂', at: 5 });
const { match } = opened;
const { entries } = playBots(game, opened, ['child', 'master', 'master'], 100);
const record = { match, names: ['Ann', 'Bo #1', 'C\nD'], entries, outcome: opened.table.status.outcome };
const text = formatRecord(record);

/** The lines of a record with the hashes that belong to them. */
function withHashes(lines: readonly string[]): string {
  let hash = '';
  return `${lines.map((line) => `${line} #${(hash = sha256(`${hash}\n${line}`).slice(0, 12))}`).join('\n')}\n`;
}

/** What parsing or replaying finds wrong, if anything. */
function faultOf(altered: string): { act: number; sentence: string } | null {
  const read = parseRecord(altered);
  if (!read.ok) return read.error;
  const played = replayRecord(read.value, game, lexicon);
  return played.ok ? null : played.error;
}

it('is parsed as it was written, and replays to the same end', () => {
  expect(parseRecord(text)).toEqual({ ok: true, value: record });
  const shown: number[] = [];
  expect(replayRecord(record, game, lexicon, (_, entry) => shown.push(entry.n)).ok).toBe(true);
  expect(shown).toEqual(record.entries.map((entry) => entry.n));
});

it('reports the first altered line, whichever character was altered', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '1', 'a', 'Z', ' ', '"', '#', '\n', 'é'), (at, sign) => {
      fc.pre(text[at] !== sign);
      const altered = text.slice(0, at) + sign + text.slice(at + 1);
      const line = text.slice(0, at).split('\n').length; // from 1
      const fault = faultOf(altered);
      expect(fault).not.toBeNull();
      expect(fault!.act).toBe(Math.min(Math.max(0, line - 13), record.entries.length + 1));
      expect(fault!.sentence).toMatch(/^This saved game (can’t be replayed|has an error at move \d+): .+\.$/);
    }),
    { numRuns: 500 },
  );
});

it('reports a missing or added line', () => {
  const lines = text.split('\n');
  for (const i of [0, 3, 14, lines.length - 2]) expect(faultOf(lines.toSpliced(i, 1).join('\n'))).not.toBeNull();
  expect(faultOf(`${text}more\n`)).not.toBeNull();
  expect(faultOf(text.slice(0, -1))?.sentence).toMatch(/last line is not finished/);
  expect(faultOf('')).not.toBeNull();
});

describe('with correct hashes', () => {
  it('reports an illegal move at its act, with the reason', () => {
    const entries = record.entries.with(1, { ...record.entries[1]!, text: 'bid 99' });
    expect(faultOf(formatRecord({ ...record, entries }))).toEqual({
      act: 2,
      sentence: expect.stringMatching(/at move 2: “bid 99” isn’t legal here\. You don’t have the card 99\.$/),
    });
  });
  it('reports a different result', () => {
    expect(
      faultOf(formatRecord({ ...record, outcome: { ranking: [[0], [1], [2]], reason: 'luck' } }))?.sentence,
    ).toMatch(/does not end as the record says/);
  });
  it('reports a seed that does not match the commitment', () => {
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ #[0-9a-f]{12}$/, ''))
      .map((line) => (line.startsWith('commitment ') ? `commitment "${seedCommitment('another')}"` : line));
    expect(faultOf(withHashes(lines))).toEqual({ act: 0, sentence: expect.stringMatching(/seed is not the one/) });
  });
  it('reports another seed with its own commitment, because the match replays differently', () => {
    expect(faultOf(formatRecord({ ...record, match: { ...match, seed: 'another' } }))?.act).toBeGreaterThan(0);
  });
  it('reports a different version or lexicon', () => {
    expect(faultOf(formatRecord({ ...record, match: { ...match, version: 2 } }))?.sentence).toMatch(/version 2/);
    expect(faultOf(formatRecord({ ...record, match: { ...match, lexicon: 'other' } }))?.sentence).toMatch(
      /lexicon other/,
    );
  });
});

it('never throws on noise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (noise) => {
      expect(parseRecord(noise).ok).toBe(false);
    }),
  );
});
