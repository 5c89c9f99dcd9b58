import { describe, expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';
import { formatMove, parseMove } from './moves.ts';

describe('moves as text', () => {
  it.each([
    'choose CAP',
    'write CAPTURE',
    "write A B'C;D",
    'replace 3 CATNIP',
    'erase 3',
    'done',
    'notdone',
    'ready',
    'announce CAPTURE',
    'nothing',
    'claim TRIANGLE RECTANGLE',
    'contest LOVE',
    'contest LOVE LOVELY',
    'question',
    'claim TRIANGLE; question',
    'claim TRIANGLE; contest LOVE; question',
    'vote same',
    'vote different',
  ])('[WS-109] “%s” is parsed and formatted back unchanged', (text) => {
    const move = parseMove(text);
    expect(move).not.toBeNull();
    expect(formatMove(move!)).toBe(text);
  });

  it.each([
    ['WRITE capture', 'write CAPTURE'],
    ['write  Café ', 'write CAFE'],
    ['Claim triangle ;CONTEST love', 'claim TRIANGLE; contest LOVE'],
    ['replace 03 catnip', 'replace 3 CATNIP'],
    ['Vote SAME', 'vote same'],
    ['write one two', 'write ONE TWO'],
    ['question', 'question'],
  ])('[WS-109] “%s” is normalized to “%s”', (text, normal) => {
    expect(formatMove(parseMove(text)!)).toBe(normal);
  });

  it.each([
    '',
    'write',
    'write \u0301',
    'choose',
    'choose CAP OTI',
    'replace CATNIP',
    'replace 3',
    'replace -1 CATNIP',
    'erase',
    'erase three',
    'erase 3 4',
    'done now',
    'claim',
    'contest',
    'question LOVE',
    'contest LOVE; claim LOVER',
    'claim A; claim B',
    'nothing; question',
    'claim LOVER;',
    'vote',
    'vote maybe',
    'sing',
    'write CAP\u2028TURE',
    'write CAP\u0000TURE',
    'write \ud800CAPTURE',
    '__proto__',
    'constructor X',
  ])('[WS-109] “%s” is malformed', (text) => {
    expect(parseMove(text)).toBeNull();
  });

  it('[WS-109] a character whose normal form is a semicolon separates the parts of a response', () => {
    const move = parseMove('claim LOVER\u037e question')!;
    expect(parseMove(formatMove(move))).toEqual(move);
  });

  it('[WS-109] a table refuses unparsable moves as MALFORMED and unknown seats as UNKNOWN_SEAT', () => {
    const table = openTestTable({ scenario: { phase: 'write' } });
    expect(table.refusalCode(0, 'scribble')).toBe('MALFORMED');
    expect(table.refusalCode(2, 'done')).toBe('UNKNOWN_SEAT');
  });
});

describe('listed moves', () => {
  it('[WS-016, WS-097] do not suggest words while writing', () => {
    const table = openTestTable({ scenario: { phase: 'write', players: [{ list: ['HANG', null, 'GANG'] }, {}] } });
    expect(table.moves(0)).toEqual(['done', 'erase 1', 'erase 3']);
    table.act(0, 'done');
    expect(table.moves(0)).toEqual(['notdone', 'erase 1', 'erase 3']);
  });

  it('[WS-108] exist exactly for the seats that can act', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVER', 'LOVELY'], scenario: { accepted: ['LOVE'] } });
    expect([table.moves(0), table.moves(1)]).toEqual([['announce LOVER'], []]);
    table.act(0, 'announce LOVER');
    expect([table.moves(0), table.moves(1)]).toEqual([[], ['nothing', 'claim LOVELY', 'contest LOVE']]);
    table.act(1, 'contest LOVE');
    expect(table.moves(1)).toEqual(['vote same', 'vote different']);
    table.act(1, 'vote same');
    expect(table.moves(1)).toEqual([]);
    expect(openTestTable({ scenario: { phase: 'select' } }).moves(0)).toEqual(['choose ANG', 'choose OTI']);
    const inTurn = openTestTable({ scenario: { phase: 'write' }, setup: { writing: 'inTurn' } });
    expect([inTurn.moves(0), inTurn.moves(1)]).toEqual([['ready'], []]);
  });
});
