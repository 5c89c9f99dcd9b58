import { describe, expect, it } from 'vitest';
import { nearlyFullGrid, openTestTable } from '../../testing/table.testing.ts';

describe('[OB-110] leaving', () => {
  it('[OB-110] returns the cards to the center and excludes the grid from scoring', () => {
    const table = openTestTable({ seats: 3, scenario: { cards: { '1': 'QX' } } });
    expect(table.act(1, 'leave')).toEqual([{ type: 'left', seat: 1, cards: 'QX' }]);
    expect(table.view()).toMatchObject({ left: [1], phase: 'call', caller: 0 });
    expect(table.view().players[1]!.cards).toBe('');
    expect(table.status.scores).toEqual([0, 0, 0]);
    table.acts(['0 call Q', '0 place R1C1', '2 grab']);
    expect(table.expireClock()[0]).toMatchObject({ type: 'rejected', seat: 2, from: null });
    expect(table.refusalOf(1, 'leave')).toMatchObject({ code: 'NOT_PLAYING', about: ['left'] });
    expect(table.refusalCode(1, 'back')).toBe('NOT_AWAY');
  });

  it('[OB-110] during a call, the next unfinished player calls', () => {
    const table = openTestTable({ seats: 4, scenario: { caller: 0, grids: { '1': 36 } } });
    expect(table.act(0, 'leave', 3000)).toMatchObject([{ type: 'left' }, { type: 'turn', caller: 2, limit: 23_000 }]);
    expect(table.eventTypes(3, 'leave', 4000)).toEqual(['left', 'lastOffered']);
  });

  it('[OB-075, OB-110] during a call, may lead to the last letter or to the end', () => {
    const last = openTestTable({ seats: 3, scenario: { caller: 0, grids: { '2': 36 } } });
    expect(last.eventTypes(1, 'leave')).toEqual(['left', 'lastOffered']);
    expect(last.view()).toMatchObject({ phase: 'final', toAct: [0] });
    const three = openTestTable({ seats: 4, scenario: { caller: 0, grids: { '2': 36, '3': 36 } } });
    three.act(1, 'leave');
    expect(three.eventTypes(0, 'leave')).toEqual(['left', 'opened', 'scored', 'scored', 'over']);
    expect(three.status.outcome!.ranking.slice(-2)).toEqual([[0], [1]]);
  });

  it('[OB-110] during the answers, the letter stays called, and the turn ends when all remaining players have answered', () => {
    const table = openTestTable({ seats: 3, scenario: { caller: 0, letter: 'E' } });
    table.act(1, 'place R1C1');
    expect(table.eventTypes(0, 'leave')).toEqual(['left']);
    expect(table.refusalOf(0, 'place R1C1')).toMatchObject({ code: 'NOT_PLAYING', rule: 'OB-110' });
    expect(table.eventTypes(2, 'place R1C1')).toEqual(['done', 'turnComplete', 'turn']);
    expect(table.status.toAct).toEqual([1]);
    const other = openTestTable({ seats: 3, scenario: { caller: 0, letter: 'E' } });
    other.acts(['0 place R1C1', '1 place R1C1']);
    expect(other.eventTypes(2, 'leave')).toEqual(['left', 'turnComplete', 'turn']);
  });

  it('[OB-070, OB-110] the only remaining player gets the bonus for a grid filled in this turn, if nobody finished earlier', () => {
    const grids = { '0': nearlyFullGrid(1), '1': nearlyFullGrid(2) };
    const table = openTestTable({ scenario: { letter: 'E', grids } });
    table.act(0, 'place R6C6');
    expect(table.eventTypes(1, 'leave')).toEqual(['left', 'filled', 'opened', 'scored', 'over']);
    expect(table.view().results[0]).toMatchObject({ first: 3 });
    const later = openTestTable({ seats: 3, scenario: { letter: 'E', grids: { ...grids, '2': 36 } } });
    later.acts(['0 place R6C6', '2 leave', '1 leave']);
    expect(later.view().results[0]).toMatchObject({ first: 0 });
  });

  it('[OB-110] drops a pending grab; if it was the only one, the card can still be grabbed', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' } });
    table.act(1, 'grab', 1000);
    table.act(1, 'leave', 1100);
    expect(table.view()).toMatchObject({ raceEnds: null, decided: false, deadline: 30_500 });
    table.act(2, 'grab', 1500);
    expect(table.status.deadline).toBe(1800);
    table.expireClock();
    expect(table.view().players[2]!.cards).toBe('Q');

    const both = openTestTable({ seats: 4, scenario: { letter: 'Q' } });
    both.act(1, 'grab', 1000);
    both.act(2, 'grab', 1200);
    both.act(1, 'leave', 1250);
    expect(both.status.deadline).toBe(1500);
    expect(both.eventTypes(1 + 2, 'leave', 1501)).toEqual(['rejected', 'left']);
  });

  it('[OB-110] drops a sealed answer', () => {
    const table = openTestTable({ seats: 3, scenario: { letter: 'Q' }, setup: { rejectMode: 'sealed' } });
    table.acts(['1 seal R1C1 reject', '1 leave', '2 seal R1C1 reject', '0 seal R1C1']);
    expect(table.view().lastRace).toMatchObject({ seat: 2 });
    expect(table.view().players[1]!.cards).toBe('');
  });

  it('[OB-110] makes the only remaining player the winner at once, whatever the points', () => {
    const table = openTestTable({
      seats: 3,
      words: 'OAK',
      scenario: { cards: { '2': 'ABC' }, grids: { '0': ['OAK...', ...Array(5).fill('......')] } },
    });
    table.act(0, 'leave');
    expect(table.eventTypes(1, 'leave')).toEqual(['left', 'opened', 'scored', 'over']);
    expect(table.status).toMatchObject({ scores: [0, 0, -3], outcome: { ranking: [[2], [1], [0]] } });
    expect(table.refusalCode(2, 'leave')).toBe('GAME_OVER');
    expect(table.refusalCode(2, 'call E')).toBe('GAME_OVER');
    expect(table.refusalCode(2, 'back')).toBe('GAME_OVER');
    expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
  });

  it('[OB-110] works during the last letter and during marking', () => {
    const last = openTestTable({ seats: 3, scenario: { grids: { '0': 36, '1': 36 } } });
    expect(last.eventTypes(2, 'leave')).toEqual(['left', 'opened', 'scored', 'scored', 'over']);
    const finished = openTestTable({ seats: 3, scenario: { grids: { '0': 36, '1': 36 } } });
    expect(finished.eventTypes(0, 'leave')).toEqual(['left']);
    expect(finished.status.toAct).toEqual([2]);
    const marking = openTestTable({
      seats: 3,
      setup: { scoring: 'manual' },
      scenario: { grids: { '0': 36, '1': 36, '2': 36 } },
    });
    marking.acts(['0 done', '1 done']);
    expect(marking.eventTypes(2, 'leave')).toEqual(['left', 'scored', 'scored', 'over']);
    const alone = openTestTable({
      setup: { scoring: 'manual' },
      words: 'XX',
      scenario: { grids: { '0': nearlyFullGrid(0), '1': 36 } },
    });
    alone.acts(['0 mark R1 1-2', '0 done']);
    expect(alone.eventTypes(1, 'leave')).toEqual(['left', 'scored', 'over']);
    expect(alone.status.scores).toEqual([2, 0]);
  });
});
