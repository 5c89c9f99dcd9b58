import { describe, expect, it } from 'vitest';
import {
  describeScores,
  eventsOfType,
  eventTypes,
  openTestTable,
  type TestTableOptions,
} from '../testing/table.testing.ts';

describe('deadlines', () => {
  it.each([
    ['select', { phase: 'select' }, 20_000],
    ['write', { phase: 'write' }, 180_250],
    ['announce', { players: [{ list: ['HANG'] }, {}] }, 30_000],
  ] as const)('[WS-088, WS-108] apply in phase %s', (phase, scenario, deadline) => {
    const table = openTestTable({
      scenario: scenario as unknown as NonNullable<TestTableOptions['scenario']>,
      at: 500,
    });
    expect([table.phase, table.status.deadline]).toEqual([phase, 500 + deadline]);
    const move = { select: 'choose ANG', write: 'write HANG', announce: 'announce HANG' }[phase];
    expect(table.refusalCode(0, move, 500 + deadline)).toBeNull();
    expect(table.refusalCode(0, move, 501 + deadline)).toBe('TIME_UP');
    expect(table.refusalCode('clock', 'timeUp', 499 + deadline)).toBe('NOT_DUE');
    expect(table.refusalCode('clock', 'timeUp', 500 + deadline)).toBeNull();
  });

  it('[WS-088] exist only for writing when the clocks are off', () => {
    const setup = { selectSeconds: 0, announceSeconds: 0, responseSeconds: 0, voteSeconds: 0 };
    const table = openTestTable({ setup, wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    const deadlines = [table.status.deadline];
    table.act(0, 'announce LOVE');
    deadlines.push(table.status.deadline);
    table.act(1, 'claim LOVER');
    deadlines.push(table.status.deadline);
    expect(deadlines).toEqual([null, null, null]);
    expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
    expect(openTestTable({ setup, scenario: { phase: 'select' } }).status.deadline).toBeNull();
  });
});

describe('when time is up', () => {
  it('[WS-091] in the select phase, the first unused Wordster in card order is chosen', () => {
    const table = openTestTable({ scenario: { phase: 'select', round: 2, used: ['ANG'], players: [{}, {}] } });
    expect(eventsOfType(table.timeUp(), 'wordsterChosen')[0]).toMatchObject({ wordster: 'OTI', byClock: true });
  });

  it('[WS-091] in the announce phase, the topmost word that is not blocked is announced', () => {
    const table = openTestTable({
      wordster: 'ANG',
      lists: ['TRIANGLE HANG GANG', 'TRIANGLE'],
      scenario: { protected: [['TRIANGLE', 1]] },
    });
    expect(eventsOfType(table.timeUp(), 'wordAnnounced')[0]).toMatchObject({ word: 'HANG', byClock: true });
  });

  it('[WS-091] missing responses count as nothing and missing ballots as abstentions', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'LOVELY'] });
    table.actAll('0 announce LOVE', '1 claim LOVER');
    expect(eventTypes(table.timeUp())).toEqual(['responseClosed', 'claimsOpened', 'voteOpened']);
    expect(eventsOfType(table.timeUp(), 'voteClosed')[0]!.ballots).toEqual([null, null, null]);
  });

  it('[WS-092] responses are resolved clockwise from the announcer’s left, in whatever order they came in', () => {
    const outcome = (...order: readonly number[]) => {
      const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'GLOVE LOVER', 'LOVER', 'GLOVE'] });
      const answers = ['', 'claim GLOVE', 'claim LOVER', 'claim GLOVE'];
      const events = [...table.act(0, 'announce LOVE'), ...order.flatMap((seat) => table.act(seat, answers[seat]!))];
      return events;
    };
    expect(outcome(3, 2, 1)).toEqual(outcome(1, 2, 3));
    expect(eventsOfType(outcome(2, 3, 1), 'wordProtected')).toMatchObject([{ seat: 1, word: 'GLOVE' }]);
  });
});

describe('idle seats', () => {
  it('[WS-093] a seat becomes idle after two missed decisions in a row, until it makes a move', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG GANG CLANG', 'BANG FANG TANG'] });
    expect(eventTypes(table.timeUp())).not.toContain('seatIdle');
    table.actAll('1 nothing', '1 announce BANG', '0 nothing');
    expect(eventTypes(table.timeUp())).toContain('seatIdle');
    expect(table.view(1).players[0]!.idle).toBe(true);
    table.act(1, 'nothing');
    table.act(1, 'announce FANG');
    expect(table.status).toMatchObject({ toAct: [0] });
    expect(eventsOfType(table.actAll('0 announce CLANG'), 'seatBack')).toHaveLength(1);
    expect(table.view(1).players[0]!.idle).toBe(false);
  });

  it('[WS-093] an idle seat has 2 seconds, even with the clocks off', () => {
    const players = [{ list: ['HANG'], idle: true }, { list: ['BANG'] }];
    const table = openTestTable({ wordster: 'ANG', scenario: { players }, setup: { announceSeconds: 0 }, at: 1000 });
    expect(table.status.deadline).toBe(3000);
    const selecting = openTestTable({ scenario: { phase: 'select', players: [{ idle: true }, {}] } });
    expect(selecting.status.deadline).toBe(2000);
  });

  it('[WS-093] a decision made in time resets the count of missed ones', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['HANG GANG CLANG', 'BANG FANG TANG'] });
    table.timeUp();
    table.actAll(
      '1 nothing',
      '1 announce BANG',
      '0 nothing',
      '0 announce GANG',
      '1 nothing',
      '1 announce FANG',
      '0 nothing',
    );
    expect(eventTypes(table.timeUp())).not.toContain('seatIdle');
  });

  it('[WS-093] votes do not wait for idle seats, but their words still match', () => {
    const players = [{ list: ['LOVE', 'GLOVE'] }, { list: ['LOVER'] }, { list: ['LOVES', 'GLOVE'], idle: true }];
    const table = openTestTable({ wordster: 'LOV', seats: 3, scenario: { players } });
    table.actAll('0 announce LOVE', '1 claim LOVER', '0 vote same');
    const events = table.act(1, 'vote same');
    expect(describeScores(events)).toBe('LOVE 2');
    expect(table.status.toAct).toEqual([2]);
  });

  it('[WS-093, WS-070] the ballot of an idle seat counts and makes it active when the vote closes', () => {
    const players = [{ list: ['LOVE', 'GLOVE'] }, { list: ['LOVER'] }, { list: ['CLOVER'], idle: true }];
    const table = openTestTable({ wordster: 'LOV', seats: 3, scenario: { players } });
    table.actAll('0 announce LOVE', '1 claim LOVER');
    expect(table.act(2, 'vote same')).toEqual([]);
    const events = table.actAll('0 vote same', '1 vote different');
    expect(eventsOfType(events, 'seatBack')).toEqual([{ type: 'seatBack', seat: 2 }]);
    expect(describeScores(events)).toBe('LOVE 2');
  });

  it.each([
    [['2 nothing'], 0],
    [['1 claim LOVER', '2 vote same'], 0],
    [['1 claim LOVER', '2 vote same'], 1],
  ])(
    '[WS-093, WS-094] %j makes an idle seat active even if seat %i leaves and the dispute is dropped',
    (lines, leaver) => {
      const players = [{ list: ['LOVE'] }, { list: ['LOVER'] }, { list: ['CLOVER'], idle: true }];
      const table = openTestTable({ wordster: 'LOV', seats: 3, scenario: { players } });
      table.actAll('0 announce LOVE', ...lines);
      expect(eventsOfType(table.act(leaver, 'leave'), 'seatBack')).toEqual([{ type: 'seatBack', seat: 2 }]);
      expect(table.view().players[2]!.idle).toBe(false);
    },
  );
});
