import { describe, expect, it } from 'vitest';
import { eventTypes, lexicon, openTestTable } from '../../testing/table.testing.ts';
import { listMoves } from '../list-moves.ts';

describe('the response window', () => {
  it('[WS-089] opens whatever is on the lists and does not show who has responded', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG', 'GANG'] });
    expect(eventTypes(table.act(0, 'announce ANGLE'))).toContain('responseOpened');
    const before = [table.view(2), table.view('spectator'), table.status];
    expect(table.act(1, 'nothing')).toEqual([]);
    expect([table.view(2), table.view('spectator'), table.status]).toEqual(before);
    expect(table.status.toAct).toEqual([1, 2]);
    expect(table.refusalCode(1, 'nothing')).toBe('ALREADY_RESPONDED');
    expect(eventTypes(table.act(2, 'nothing'))).toContain('responseClosed');
  });

  it('[WS-089] does not include the announcer', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG'] });
    table.act(0, 'announce ANGLE');
    expect(table.refusalOf(0, 'nothing')).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'WS-089' });
  });

  it('[WS-107] asks only seats that may have something to say, judging by public facts', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE HANG', '', 'GANG'], setup: { sameJudge: 'auto' } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(listMoves(table.view(1), 1, lexicon)).toEqual([]);
    expect(listMoves(table.view(2), 2, lexicon)).not.toEqual([]);
    table.actAll('2 nothing', '2 announce GANG', '0 nothing');
    expect(eventTypes(table.act(0, 'announce HANG'))).not.toContain('responseOpened');
  });

  it('[WS-107] asks everybody if the word can be contested or questioned', () => {
    const contested = openTestTable({ wordster: 'LOV', lists: ['LOVER', ''], scenario: { accepted: ['LOVE'] } });
    contested.act(0, 'announce LOVER');
    expect(contested.status.toAct).toEqual([1]);
    const questioned = openTestTable({ wordster: 'ANG', lists: ['HANG', ''], setup: { legality: 'onQuestion' } });
    questioned.act(0, 'announce HANG');
    expect(questioned.status.toAct).toEqual([1]);
  });

  it('[WS-107] does not wait for idle seats but accepts their responses', () => {
    const players = [{ list: ['ANGLE', 'HANG'] }, { list: ['TRIANGLE'], idle: true }, { list: ['GANG'] }];
    const table = openTestTable({ wordster: 'ANG', seats: 3, scenario: { players } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(table.act(1, 'claim TRIANGLE')).toEqual([]);
    expect(table.view(2).players[1]!.idle).toBe(true);
    const events = table.act(2, 'nothing');
    expect(eventTypes(events).slice(0, 3)).toEqual(['responseClosed', 'seatBack', 'claimsOpened']);
    expect(table.view().protections).toEqual([{ word: 'TRIANGLE', seat: 1 }]);
  });

  it('[WS-090] highlights words that may be the same only for their owner, and only if the option is on', () => {
    const lists = ['LOVE', 'LOVER GLOVE OLIVE', 'LOVELY'];
    const table = openTestTable({ wordster: 'LOV', lists });
    table.act(0, 'announce LOVE');
    expect(table.view(1).phase).toMatchObject({ similar: ['LOVER'] });
    expect(table.view(2).phase).toMatchObject({ similar: ['LOVELY'] });
    expect(table.view('spectator').phase).toMatchObject({ similar: null });
    expect(JSON.stringify(table.view(2))).not.toContain('GLOVE');
    const plain = openTestTable({ wordster: 'LOV', lists, setup: { highlightSimilar: false } });
    plain.act(0, 'announce LOVE');
    expect(plain.view(1).phase).toMatchObject({ similar: null });
    expect([table.moves(1), plain.moves(1)]).toEqual([['nothing', 'claim LOVER'], ['nothing']]);
    expect(plain.refusalCode(1, 'claim LOVER')).toBeNull();
    expect(plain.refusalCode(1, 'claim OLIVE')).toBe('NOT_SIMILAR');
  });

  it.each([
    ['EDO', 'PREDOMINANTLY', 'REDO'],
    ['PGN', 'PROPAGANDA', 'PAGAN'],
    ['ANG', 'ANGLE', 'TRIANGLE'],
  ])('[WS-090] for %s, does not ask about a different word: %s only contains %s', (wordster, read, own) => {
    const open = (sameJudge: 'hybrid' | 'vote') => {
      const table = openTestTable({ wordster, lists: [read, own], setup: { sameJudge } });
      table.act(0, `announce ${read}`);
      return table;
    };
    expect(open('hybrid').view(1).phase).toMatchObject({ similar: [] });
    expect(open('hybrid').refusalCode(1, `claim ${own}`)).toBeNull();
    expect(open('vote').moves(1)).toContain(`claim ${own}`);
  });

  it('[WS-090] always shows contestable words to everybody', () => {
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
