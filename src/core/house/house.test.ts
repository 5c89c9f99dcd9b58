// Tests house words at a table, in records and in files.

import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { checkEntry } from '../contests/check-entry.ts';
import { makeDeal } from '../contests/deal.ts';
import { originContest } from '../contests/origin.ts';
import { type LogEntry, lexiconForMatch } from '../match.ts';
import { openMatch } from '../open-match.ts';
import { playerNames } from '../player-names.ts';
import { formatRecord, parseRecord, replayRecord } from '../records/record.ts';
import { performAct } from '../table.ts';
import { formatHouseFile, parseHouseFile } from './house-file.ts';

const game = findGame('word-xchange')!;
const scenario = { board: 'Z E N Y Q X A B E T', turn: 0 };

function open(house?: { add: string[]; ban: string[] }, list: 'standard' | 'standard-family' = 'standard') {
  const opened = openMatch(
    game,
    { seats: 2, seed: 'house', options: { refusalLimit: 'none' }, scenario, list, house },
    loadLexicon,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const codeOf = (result: { ok: boolean; error?: { code: string } }): string | null =>
  result.ok ? null : result.error!.code;

describe('a vote in the log', () => {
  it('makes the word playable from then on, is replayed elsewhere, and without it the same act is refused', () => {
    const { match, table } = open();
    expect(codeOf(performAct(table, 0, 'make QXAZ', 1))).toBe('NOT_IN_DICTIONARY');
    const acts = [
      ['clock', 'house add QXAZ'],
      [0, 'make QXAZ'],
      ['clock', 'house ban BEE'],
      [0, 'leave'],
    ] as const;
    const entries: LogEntry[] = [];
    for (const [by, text] of acts) {
      const done = performAct(table, by, text, 10);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      entries.push(done.value.entry);
    }
    expect(table.house).toEqual({ add: ['QXAZ'], ban: ['BEE'] });
    expect([table.lexicon.has('QXAZ'), table.lexicon.has('BEE')]).toEqual([true, false]);
    expect(table.status.outcome).not.toBeNull();
    const text = formatRecord({ match, names: ['A', 'B'], entries, outcome: table.status.outcome });
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.sentence);
    const lexicon = lexiconForMatch(record.value.match, loadLexicon);
    const replayed = replayRecord(record.value, game, lexicon);
    expect(replayed.ok && replayed.value.viewFor(1)).toEqual(table.viewFor(1));
    const without = { ...record.value, entries: entries.slice(1).map((entry, i) => ({ ...entry, n: i + 1 })) };
    const refused = replayRecord(without, game, lexicon);
    expect(!refused.ok && refused.error).toMatchObject({ act: 1, sentence: expect.stringContaining('QXAZ') });
    const deal = { ...match, lexicon: match.lexicon };
    const { at: _, ...contestDeal } = deal;
    const contest = { deal: contestDeal, bots: [null, null], pointsFrom: 'score' as const };
    const entry = checkEntry(text, { contest, anyBots: true, checkBots: false }, game, {}, lexicon);
    expect(!entry.ok && entry.error.sentence).toContain('house words');
    expect(originContest({ ...record.value, match: { ...match, scenario: null } }, 0, [2, 5])).toMatchObject({
      error: expect.stringContaining('house words'),
    });
  });

  it('changes no secret and no score, and says so in one sentence', () => {
    const { table } = open();
    const before = [table.viewFor(0), table.viewFor(1), table.status];
    const done = performAct(table, 'clock', 'house add QXAZ', 5);
    expect([table.viewFor(0), table.viewFor(1), table.status]).toEqual(before);
    const event = done.ok ? done.value.events[0]! : null;
    expect(game.say.event(event, playerNames(['A', 'B'], 0))).toBe('The table agreed: QXAZ counts from now on.');
    expect(game.say.words(event)).toEqual(['QXAZ']);
    expect(game.say.playedWords(event)).toEqual([]);
  });

  it('is the host’s alone, and refuses what it can’t change', () => {
    const { table } = open();
    expect(codeOf(table.plan(0, 'house add QXAZ', 1))).toBe('MALFORMED');
    for (const [text, code] of [
      ['house add BEE', 'HOUSE_COUNTS'],
      ['house ban QXAZ', 'HOUSE_NO_WORD'],
      ['house add Q', 'HOUSE_LETTERS'],
      ['house add ABCDEFGHIJKLMNOP', 'HOUSE_LETTERS'],
      ['house add qxaz', 'MALFORMED'],
      ['house add QX AZ', 'MALFORMED'],
      ['house', 'MALFORMED'],
    ] as const)
      expect(codeOf(table.plan('clock', text, 1)), text).toBe(code);
    const family = open(undefined, 'standard-family').table;
    const coarse = family.plan('clock', 'house add FUCK', 1);
    expect(!coarse.ok && game.say.refusal(coarse.error, playerNames([], null))).toBe(
      'This is a family table, so FUCK can’t be a house word.',
    );
  });

  it('adding a banned word takes the ban back', () => {
    const { table } = open({ add: ['QXAZ'], ban: ['BEE'] });
    performAct(table, 'clock', 'house add BEE', 1);
    performAct(table, 'clock', 'house ban QXAZ', 2);
    expect(table.house).toEqual({ add: [], ban: [] });
    expect(table.lexicon.id).toBe(loadLexicon('standard').id);
  });
});

describe('house words of a match', () => {
  it('are pinned, hashed into the lexicon and kept by its record', () => {
    const { match, table, lexicon } = open({ add: ['QXAZ', 'BEE', 'X'], ban: ['CAT', 'QQQ'] });
    expect(match.house).toEqual({ add: ['QXAZ'], ban: ['CAT'] });
    expect(match.lexicon).toBe(lexicon.id);
    expect(lexicon.id).toContain('-house-');
    expect(performAct(table, 0, 'make QXAZ', 1).ok).toBe(true);
    const text = formatRecord({ match, names: ['A', 'B'], bots: [null, null], entries: [], outcome: null });
    const record = parseRecord(text);
    expect(record.ok && record.value.match).toEqual(match);
    const { house: _, ...plain } = match;
    expect(
      replayRecord({ match: plain, names: [], entries: [], outcome: null }, game, lexiconForMatch(plain, loadLexicon))
        .ok,
    ).toBe(false);
  });

  it('leave no trace in a match without any', () => {
    const plain = open();
    const none = open({ add: ['BEE'], ban: ['QXAZ'] });
    expect(none.match).toEqual(plain.match);
    expect('house' in plain.match).toBe(false);
    expect(none.lexicon.id).toBe(loadLexicon('standard').id);
  });

  it('leave out coarse words at a family table, and are no part of a deal', () => {
    expect(open({ add: ['FUCK', 'QXAZ'], ban: [] }, 'standard-family').match.house).toEqual({ add: ['QXAZ'], ban: [] });
    const deal = makeDeal(
      game,
      {
        game: 'word-xchange',
        seed: 's',
        seats: 2,
        bots: [null, 'keen'],
        preset: 'rulebook',
        options: {},
        scenario: null,
      },
      loadLexicon,
    );
    expect(deal.ok && 'house' in deal.value).toBe(false);
  });

  it('in a record must be words, and no more than 300', () => {
    const { match } = open({ add: ['QXAZ'], ban: [] });
    for (const house of [
      { add: ['a b'], ban: [] },
      { add: [1], ban: [] },
      { add: Array.from({ length: 301 }, () => 'QX'), ban: [] },
      'x',
    ])
      expect(
        parseRecord(formatRecord({ match: { ...match, house: house as never }, names: [], entries: [], outcome: null }))
          .ok,
      ).toBe(false);
  });
});

describe('a file of house words', () => {
  it('is read as it was written', () => {
    const house = { add: ['AXOLOTLY', 'ZENNY'], ban: ['QI'] };
    expect(parseHouseFile(formatHouseFile(house))).toEqual({ ok: true, value: house });
    expect(parseHouseFile('\uFEFF zenny\r\n# note\n\nNOT qi\nnot zenny\n')).toEqual({
      ok: true,
      value: { add: [], ban: ['QI', 'ZENNY'] },
    });
  });

  it('names the line with a fault', () => {
    for (const text of ['CAT\nA', 'CAT\ntwo words', 'CAT\nÄRA', 'CAT\nnot a b'])
      expect(parseHouseFile(text)).toMatchObject({ ok: false, error: expect.stringMatching(/^Line 2: /) });
    const many = Array.from(
      { length: 301 },
      (_, i) => `QX${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`,
    );
    expect(parseHouseFile(many.join('\n'))).toMatchObject({ ok: false, error: expect.stringContaining('300') });
  });
});
