import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toy } from '../games/conformance/toy/checks.ts';
import { customLexicon } from '../lexicon/custom.ts';
import { eraseTypes } from './any-game.ts';
import { playBots } from './bot-driver.ts';
import type { Match } from './match.ts';
import { formatRecord, parseRecord, replayRecord, seedCommitment } from './record.ts';

const game = eraseTypes({ rules: toy.rules, bot: toy.bot, say: toy.say });
const lexicon = customLexicon(['CAT']);
const match: Match = {
  game: 'toy',
  version: 1,
  seats: 3,
  setup: { clock: 1000 },
  list: 'standard',
  words: null,
  scenario: null,
  lexicon: lexicon.id,
  seed: 'a “seed” é🙂',
  at: 5,
};

function recorded() {
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(game, { match, table: opened.value, lexicon }, ['child', 'master', 'master'], 100);
  return { match, names: ['Ann', 'Bo #1', 'C\nD'], entries, outcome: opened.value.status.outcome };
}

const record = recorded();
const text = formatRecord(record);

/** The fault that parsing or replaying finds, if any. */
function faultOf(altered: string): { act: number; sentence: string } | null {
  const read = parseRecord(altered);
  if (!read.ok) return read.error;
  const played = replayRecord(read.value, game, lexicon);
  return played.ok ? null : played.error;
}

it('is read back as it was written, and replays to the same end', () => {
  expect(parseRecord(text)).toEqual({ ok: true, value: record });
  const shown: number[] = [];
  expect(replayRecord(record, game, lexicon, (_, entry) => shown.push(entry.n)).ok).toBe(true);
  expect(shown).toEqual(record.entries.map((entry) => entry.n));
});

it('shows the first altered line, whichever character was altered', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '1', 'a', 'Z', ' ', '"', '#', '\n', 'é'), (at, sign) => {
      fc.pre(text[at] !== sign);
      const altered = text.slice(0, at) + sign + text.slice(at + 1);
      const line = text.slice(0, at).split('\n').length; // from 1
      const fault = faultOf(altered);
      expect(fault).not.toBeNull();
      expect(fault!.act).toBe(Math.min(Math.max(0, line - 13), record.entries.length + 1));
      expect(fault!.sentence).toMatch(/^The record is wrong (before act 1|at act \d+): .+\.$/);
    }),
    { numRuns: 500 },
  );
});

it('shows a missing or added line', () => {
  const lines = text.split('\n');
  for (const i of [0, 3, 14, lines.length - 2]) expect(faultOf(lines.toSpliced(i, 1).join('\n'))).not.toBeNull();
  expect(faultOf(`${text}more\n`)).not.toBeNull();
  expect(faultOf(text.slice(0, -1))?.sentence).toMatch(/last line is not finished/);
  expect(faultOf('')).not.toBeNull();
});

describe('even with right seals', () => {
  it('an illegal move fails at its act, with the reason', () => {
    const entries = record.entries.with(1, { ...record.entries[1]!, text: 'bid 99' });
    expect(faultOf(formatRecord({ ...record, entries }))).toEqual({
      act: 2,
      sentence: expect.stringMatching(/at act 2: “bid 99” is not legal here\. .*NOT_YOURS/),
    });
  });
  it('another result fails', () => {
    expect(
      faultOf(formatRecord({ ...record, outcome: { ranking: [[0], [1], [2]], reason: 'luck' } }))?.sentence,
    ).toMatch(/does not end as the record says/);
  });
  it('a seed that was not promised fails', () => {
    const forged = formatRecord({ ...record, match: { ...match, seed: 'another' } });
    const honest = formatRecord(record);
    expect(seedCommitment('another')).not.toBe(seedCommitment(match.seed));
    expect(faultOf(forged)).not.toBeNull();
    expect(faultOf(honest)).toBeNull();
  });
  it('another version or lexicon fails', () => {
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
