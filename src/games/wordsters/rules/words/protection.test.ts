import { describe, expect, it } from 'vitest';
import {
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
  type TestTableOptions,
} from '../../testing/table.testing.ts';

const ang = (lists: readonly string[], spec: TestTableOptions = {}) =>
  openTestTable({ wordster: 'ANG', lists, ...spec });

describe('a protected word', () => {
  it('[WS-071] can be announced only by its claimant until their next turn: TRIANGLE claimed after ANGLE', () => {
    const table = ang(['ANGLE HANG', 'TRIANGLE GANG', 'TRIANGLE CLANG'], { scenario: { announcer: 0 } });
    table.actAll('0 announce ANGLE', '1 nothing', '2 claim TRIANGLE');
    expect(table.status.toAct).toEqual([1]);
    expect(table.refusalOf(1, 'announce TRIANGLE')).toMatchObject({
      code: 'PROTECTED',
      rule: 'WS-075',
      about: ['TRIANGLE', 'TRIANGLE', '2', 'GANG'],
    });
    expect(table.moves(1)).toEqual(['announce GANG']);
    table.actAll('1 announce GANG', '0 nothing', '2 nothing');
    expect(describeScores(table.actAll('2 announce TRIANGLE', '0 nothing'))).toBe('TRIANGLE 2');
  });

  it('[WS-072] loses protection if its owner announces another word on that turn', () => {
    const table = ang(['HANG', 'TRIANGLE CLANG', 'TRIANGLE'], {
      scenario: { protected: [['TRIANGLE', 1]], accepted: ['ANGLE'], announcer: 1 },
    });
    const events = table.actAll('1 announce CLANG');
    expect(eventsOfType(events, 'protectionEnded')).toEqual([{ type: 'protectionEnded', seat: 1, word: 'TRIANGLE' }]);
    table.actAll('0 nothing', '2 nothing');
    expect(table.live(1)).toBe('TRIANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(table.refusalCode(2, 'announce TRIANGLE')).toBeNull();
  });

  it('[WS-073] can be one of several; announcing one ends the protection of the others', () => {
    const table = ang(['HANG', 'TRIANGLE RECTANGLE'], {
      scenario: {
        protected: [
          ['TRIANGLE', 1],
          ['RECTANGLE', 1],
        ],
        accepted: ['ANGLE'],
        announcer: 1,
      },
    });
    table.act(1, 'announce RECTANGLE');
    expect(table.view().protections).toEqual([]);
    expect(table.live(1)).toBe('TRIANGLE');
  });

  it('[WS-074, WS-103] cannot be claimed by another player, not even by a form of it', () => {
    const table = ang(['ANGLE', 'TRIANGLES HANG', 'TRIANGLE GANG'], {
      scenario: { protected: [['TRIANGLE', 2]], announcer: 0 },
    });
    const events = table.actAll('0 announce ANGLE', '1 claim TRIANGLES', '2 claim TRIANGLE');
    expect(eventsOfType(events, 'wordProtected')).toEqual([]);
    expect(table.view().protections).toEqual([{ word: 'TRIANGLE', seat: 2 }]);
  });

  it('[WS-075] blocks its forms too, and trying to announce one costs nothing', () => {
    const table = ang(['TRIANGLES HANG', 'TRIANGLE'], { scenario: { protected: [['TRIANGLE', 1]] } });
    expect(table.refusalCode(0, 'announce TRIANGLES')).toBe('PROTECTED');
    expect(table.status.toAct).toEqual([0]);
    expect(table.live(0)).toBe('TRIANGLES HANG');
  });

  it('[WS-076] is announced like any other word: matches, dictionary, contests about other pairs', () => {
    const shared = ang(['HANG', 'TRIANGLE'], { scenario: { protected: [['TRIANGLE', 1]], announcer: 1 } });
    expect(describeScores(shared.actAll('1 announce TRIANGLE', '0 nothing'))).toBe('TRIANGLE 1');
    const illegal = ang(['HANG', 'XTRIANGLE'], { scenario: { protected: [['XTRIANGLE', 1]], announcer: 1 } });
    expect(describeScores(illegal.act(1, 'announce XTRIANGLE'))).toBe('XTRIANGLE 0');
    const contested = openTestTable({
      wordster: 'LOV',
      lists: ['CLOVER', 'LOVER'],
      scenario: {
        protected: [['LOVER', 1]],
        accepted: ['LOVE', 'LOVELY'],
        judged: [['LOVE', 'LOVER', 'DIFFERENT']],
        announcer: 1,
      },
    });
    contested.actAll('1 announce LOVER', '0 contest LOVELY', '0 vote same', '1 vote same');
    expect(contested.status.scores).toEqual([0, 0]);
  });

  it('[WS-077] is still struck if it is judged SAME in a later window', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVE', 'LOVER', 'CLOVER'],
      scenario: { protected: [['LOVER', 1]], announcer: 0 },
    });
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const events = table.actAll('0 vote same', '1 vote same', '2 vote same');
    expect([describeStruckWords(events), eventTypes(events).includes('protectionEnded')]).toEqual(['1 LOVER', true]);
    expect(table.view().protections).toEqual([]);
  });

  it('[WS-078] can block all words of a player, who is skipped and keeps them', () => {
    const table = ang(['HANG CLANG', 'TRIANGLE', 'TRIANGLE GANG'], { scenario: { protected: [['TRIANGLE', 2]] } });
    const events = table.actAll('0 announce HANG', '1 nothing', '2 nothing');
    expect(eventsOfType(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1, why: 'blocked' }]);
    expect([table.status.toAct, table.live(1)]).toEqual([[2], 'TRIANGLE']);
  });

  it('[WS-079] loses protection when the round ends, when it is struck and when its owner leaves', () => {
    const table = ang(['HANG', 'TRIANGLE', 'GANG'], { scenario: { protected: [['TRIANGLE', 1]] } });
    expect(eventsOfType(table.act(1, 'leave'), 'protectionEnded')).toHaveLength(1);
    const ending = ang(['HANG', 'TRIANGLE'], { scenario: { protected: [['TRIANGLE', 1]], announcer: 1 } });
    ending.actAll('1 announce TRIANGLE', '0 nothing', '0 announce HANG');
    expect(ending.view()).toMatchObject({ round: 2, protections: [], accepted: [] });
  });
});
