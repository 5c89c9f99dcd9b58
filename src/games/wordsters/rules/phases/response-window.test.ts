import { describe, expect, it } from 'vitest';
import { eventTypes, openTestTable } from '../../testing/table.testing.ts';

describe('the response window', () => {
  it('[WS-089] opens whoever holds what, and shows nobody who has responded', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG', 'GANG'] });
    expect(eventTypes(table.act(0, 'announce ANGLE'))).toContain('responseOpened');
    const before = [table.view(2), table.view('spectator'), table.status];
    expect(table.act(1, 'nothing')).toEqual([]);
    expect([table.view(2), table.view('spectator'), table.status]).toEqual(before);
    expect(table.status.toAct).toEqual([1, 2]);
    expect(table.refusalCode(1, 'nothing')).toBe('ALREADY_RESPONDED');
    expect(eventTypes(table.act(2, 'nothing'))).toContain('responseClosed');
  });

  it('[WS-089] is not for the announcer', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG'] });
    table.act(0, 'announce ANGLE');
    expect(table.refusalOf(0, 'nothing')).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'WS-089' });
  });

  it('[WS-107] asks only seats to which public facts leave something to say; the last words run through', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', '', 'GANG'], setup: { sameJudge: 'auto' } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    table.actAll('2 nothing', '2 announce GANG', '0 nothing');
    expect(eventTypes(table.act(0, 'announce HANG'))).not.toContain('responseOpened');
  });

  it('[WS-107] asks everybody if a word can be contested or questioned', () => {
    const contested = openTestTable({ wordster: 'LOV', lists: ['LOVER', ''], scenario: { accepted: ['LOVE'] } });
    contested.act(0, 'announce LOVER');
    expect(contested.status.toAct).toEqual([1]);
    const questioned = openTestTable({ wordster: 'ANG', lists: ['HANG', ''], setup: { legality: 'onQuestion' } });
    questioned.act(0, 'announce HANG');
    expect(questioned.status.toAct).toEqual([1]);
  });

  it('[WS-107] does not ask idle seats, yet takes a response of theirs that comes in time', () => {
    const players = [{ list: ['ANGLE', 'HANG'] }, { list: ['TRIANGLE'], idle: true }, { list: ['GANG'] }];
    const table = openTestTable({ wordster: 'ANG', seats: 3, scenario: { players } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(table.act(1, 'claim TRIANGLE')).toEqual([]);
    expect(table.view(2).players[1]!.idle).toBe(true);
    const told = table.act(2, 'nothing');
    expect(eventTypes(told).slice(0, 3)).toEqual(['responseClosed', 'seatBack', 'claimsOpened']);
    expect(table.view().protections).toEqual([{ word: 'TRIANGLE', seat: 1 }]);
  });

  it('[WS-090] marks similar words in their owner’s view only, and not at all if the table says so', () => {
    const lists = ['LOVE', 'LOVER GLOVE OLIVE', 'LOVELY'];
    const table = openTestTable({ wordster: 'LOV', lists });
    table.act(0, 'announce LOVE');
    expect(table.view(1).phase).toMatchObject({ similar: ['LOVER', 'GLOVE'] });
    expect(table.view(2).phase).toMatchObject({ similar: ['LOVELY'] });
    expect(table.view('spectator').phase).toMatchObject({ similar: null });
    expect(JSON.stringify(table.view(2))).not.toContain('GLOVE');
    const plain = openTestTable({ wordster: 'LOV', lists, setup: { highlightSimilar: false } });
    plain.act(0, 'announce LOVE');
    expect(plain.view(1).phase).toMatchObject({ similar: null });
    expect([table.moves(1), plain.moves(1)]).toEqual([['nothing', 'claim LOVER', 'claim GLOVE'], ['nothing']]);
    expect(plain.refusalCode(1, 'claim LOVER')).toBeNull();
    expect(plain.refusalCode(1, 'claim OLIVE')).toBe('NOT_SIMILAR');
  });

  it('[WS-090] contestable words are public and always shown', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVER', 'GLOVE'],
      scenario: { accepted: ['LOVE', 'CLOVER'] },
      setup: { highlightSimilar: false },
    });
    table.act(0, 'announce LOVER');
    expect(table.view('spectator').phase).toMatchObject({ contestable: ['LOVE'] });
  });
});
