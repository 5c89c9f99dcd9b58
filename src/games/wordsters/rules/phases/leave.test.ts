import { describe, expect, it } from 'vitest';
import {
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
} from '../../testing/table.testing.ts';

describe('a seat that leaves', () => {
  it('[WS-094] withdraws its words, is not asked and does not announce', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG GANG', 'HANG BANG', 'FANG'] });
    expect(eventTypes(table.act(1, 'leave'))).toEqual(['seatRetired']);
    const events = table.act(0, 'announce HANG');
    expect(describeStruckWords(events)).toBe('');
    expect(table.status.toAct).toEqual([2]);
    expect(describeScores(table.act(2, 'nothing'))).toBe('HANG 1');
    expect(table.status.toAct).toEqual([2]);
    expect(table.refusalOf(1, 'announce BANG')).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'WS-094' });
    expect(table.refusalCode(1, 'leave')).toBe('NOT_YOUR_TURN');
  });

  it('[WS-094, WS-104] keeps its words secret until the round is over', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG', 'BANG', ''], setup: { sameJudge: 'auto' } });
    table.act(1, 'leave');
    expect(table.view(0).players[1]).toMatchObject({ words: 0, shown: [] });
    table.act(0, 'announce HANG');
    expect(table.view(0).opened!.lists[1]).toEqual([{ word: 'BANG', fate: 'withdrawn', points: null }]);
  });

  it('[WS-094] does not become active through an earlier response', () => {
    const players = [{ list: ['HANG'] }, { list: ['BANG'], idle: true }, { list: ['FANG'] }];
    const table = openTestTable({ wordster: 'ANG', seats: 3, scenario: { players } });
    expect(eventTypes(table.actAll('0 announce HANG', '1 nothing', '1 leave', '2 nothing'))).not.toContain('seatBack');
  });

  it('[WS-094] keeps what was accepted and what was struck', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG', 'HANG BANG', 'FANG'] });
    table.actAll('0 announce HANG', '1 nothing', '2 nothing', '0 leave');
    expect(table.view()).toMatchObject({ accepted: ['HANG'] });
    expect(table.status.scores).toEqual([2, 0, 0]);
    expect(table.live(1)).toBe('BANG');
  });

  it('[WS-094] passes the turn if it was announcing', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG', 'BANG', 'FANG'] });
    expect(eventTypes(table.act(0, 'leave'))).toEqual(['seatRetired', 'announceTurn']);
    expect(table.status.toAct).toEqual([1]);
  });

  it('[WS-094] scores nothing for its word in an open window, which is dropped', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'LOVES CLOVER'] });
    table.actAll('0 announce LOVE', '1 claim LOVER');
    expect(eventTypes(table.act(0, 'leave'))).toEqual(['seatRetired', 'wordScored', 'announceTurn']);
    expect(table.view()).toMatchObject({ accepted: [], judgements: [], protections: [] });
    expect([table.status.scores, table.status.toAct, table.live(2)]).toEqual([[0, 0, 0], [1], 'CLOVER']);
  });

  it('[WS-094] drops a vote on its word without a judgement', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing', '1 vote same', '0 leave');
    expect(table.view()).toMatchObject({ judgements: [], phase: { type: 'announce', seat: 1 } });
  });

  it('[WS-094] closes the window if only its response was missing', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    table.actAll('0 announce LOVE', '1 claim LOVER');
    expect(eventTypes(table.act(2, 'leave'))).toEqual(['seatRetired', 'responseClosed', 'claimsOpened', 'voteOpened']);
  });

  it('[WS-094] withdraws its claims, contests and question', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    table.actAll('0 announce LOVE', '1 claim LOVER', '1 leave');
    expect(table.status.toAct).toEqual([2]);
    expect(eventTypes(table.act(2, 'nothing'))).toEqual(['responseClosed', 'wordScored', 'outOfWords', 'announceTurn']);
  });

  it('[WS-094] drops a vote that nobody else raised; any other vote continues without its ballot', () => {
    const alone = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    alone.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing', '0 vote same');
    expect(describeScores(alone.act(1, 'leave'))).toBe('LOVE 1');
    expect(alone.view().judgements).toEqual([]);
    const both = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'LOVER', 'CLOVER'] });
    both.actAll('0 announce LOVE', '1 claim LOVER', '2 claim LOVER', '3 nothing');
    both.actAll('1 vote different', '0 vote same', '3 vote same', '1 leave');
    expect(both.phase).toBe('vote');
    const events = both.act(2, 'vote different');
    expect(eventsOfType(events, 'voteClosed')[0]!.ballots).toEqual(['SAME', null, 'DIFFERENT', 'SAME']);
  });

  it('[WS-094] closes the vote if only its ballot was missing', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing', '0 vote same', '1 vote same');
    expect(eventTypes(table.act(2, 'leave'))).toContain('voteClosed');
  });

  it('[WS-094] leaves the selection to the lowest score of the others', () => {
    const players = [{ total: 3 }, { total: 5 }, { total: 4 }];
    const table = openTestTable({ seats: 3, scenario: { phase: 'select', round: 2, used: ['ANG'], players } });
    expect(table.status.toAct).toEqual([0]);
    expect(eventTypes(table.act(0, 'leave'))).toEqual(['seatRetired', 'nextSelector', 'selectionOffered']);
    expect(table.status.toAct).toEqual([2]);
    const tied = openTestTable({
      seats: 4,
      scenario: {
        phase: 'select',
        round: 2,
        used: ['ANG'],
        previousSelector: 0,
        selector: 2,
        players: [{}, {}, {}, {}],
      },
    });
    tied.act(2, 'leave');
    expect(tied.status.toAct).toEqual([1]);
    const first = openTestTable({ seats: 3, scenario: { phase: 'select', selector: 1 } });
    first.act(1, 'leave');
    expect(first.status.toAct).toEqual([2]);
  });

  it('[WS-094] ends writing if everybody else is done', () => {
    const table = openTestTable({ seats: 3, scenario: { phase: 'write', players: [{ list: ['HANG'] }, {}, {}] } });
    table.actAll('0 done', '1 done');
    expect(eventTypes(table.act(2, 'leave'))).toContain('writingEnded');
  });

  it('[WS-094, WS-096] passes the device on if it was writing', () => {
    const table = openTestTable({ seats: 3, setup: { writing: 'inTurn' }, scenario: { phase: 'write', selector: 2 } });
    table.actAll('2 ready', '2 leave');
    expect(table.status.toAct).toEqual([0]);
    table.actAll('0 ready', '0 write HANG', '0 done', '1 ready', '1 done');
    expect(table.phase).toBe('announce');
  });

  it('[WS-094, WS-085] makes the last remaining player win; the latest to leave comes second', () => {
    const table = openTestTable({ seats: 4, wordster: 'ANG', lists: ['HANG', 'BANG', 'FANG', 'TANG'] });
    table.actAll('2 leave', '0 leave');
    expect(eventsOfType(table.act(3, 'leave'), 'gameWon')[0]).toMatchObject({ seats: [1] });
    expect(table.status.outcome!.ranking).toEqual([[1], [3], [0], [2]]);
  });

  it('[WS-085] ranks last, whatever its points', () => {
    const players = [{ total: 40 }, { total: 3 }, { total: 2 }];
    const table = openTestTable({
      seats: 3,
      scenario: { phase: 'write', round: 4, used: ['ANG', 'OTI', 'LOV'], players },
    });
    table.actAll('0 leave', '1 done', '2 done');
    expect(table.status.outcome!.ranking).toEqual([[1], [2], [0]]);
  });
});
