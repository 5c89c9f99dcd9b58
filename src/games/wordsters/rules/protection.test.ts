import { describe, expect, it } from 'vitest';
import {
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
  type TableSpec,
} from '../testing/table.testing.ts';

const ang = (lists: readonly string[], asked: TableSpec = {}) => openTestTable({ wordster: 'ANG', lists, ...asked });

describe('a protected word', () => {
  it('[WS-071] TRIANGLE, claimed after ANGLE, waits for its claimant: nobody else may announce it before', () => {
    const table = ang(['ANGLE HANG', 'TRIANGLE GANG', 'TRIANGLE CLANG'], { scenario: { announcer: 0 } });
    table.actAll('0 announce ANGLE', '1 nothing', '2 claim TRIANGLE');
    expect(table.status.toAct).toEqual([1]);
    expect(table.refusalOf(1, 'announce TRIANGLE')).toMatchObject({
      code: 'PROTECTED',
      rule: 'WS-075',
      about: ['TRIANGLE', 'TRIANGLE', 'GANG'],
    });
    expect(table.moves(1)).toEqual(['announce GANG']);
    table.actAll('1 announce GANG', '0 nothing', '2 nothing');
    expect(describeScores(table.actAll('2 announce TRIANGLE', '0 nothing'))).toBe('TRIANGLE 2');
  });

  it('[WS-072] is free again if its owner announces another word on that turn', () => {
    const table = ang(['HANG', 'TRIANGLE CLANG', 'TRIANGLE'], {
      scenario: { protected: [['TRIANGLE', 1]], accepted: ['ANGLE'], announcer: 1 },
    });
    const told = table.actAll('1 announce CLANG');
    expect(eventsOfType(told, 'protectionEnded')).toEqual([{ type: 'protectionEnded', seat: 1, word: 'TRIANGLE' }]);
    table.actAll('0 nothing', '2 nothing');
    expect(table.live(1)).toBe('TRIANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(table.refusalCode(2, 'announce TRIANGLE')).toBeNull();
  });

  it('[WS-073] several may be protected at once; announcing one ends the others', () => {
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

  it('[WS-074, WS-103] is never taken over by a later claimant, nor by way of a form of it', () => {
    const table = ang(['ANGLE', 'TRIANGLES HANG', 'TRIANGLE GANG'], {
      scenario: { protected: [['TRIANGLE', 2]], announcer: 0 },
    });
    const told = table.actAll('0 announce ANGLE', '1 claim TRIANGLES', '2 claim TRIANGLE');
    expect(eventsOfType(told, 'wordProtected')).toEqual([]);
    expect(table.view().protections).toEqual([{ word: 'TRIANGLE', seat: 2 }]);
  });

  it('[WS-075] blocks its forms too; the attempt is refused and costs nothing', () => {
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

  it('[WS-077] may still be struck, if it is judged the SAME in a later window', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVE', 'LOVER', 'CLOVER'],
      scenario: { protected: [['LOVER', 1]], announcer: 0 },
    });
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const told = table.actAll('0 vote same', '1 vote same', '2 vote same');
    expect([describeStruckWords(told), eventTypes(told).includes('protectionEnded')]).toEqual(['1 LOVER', true]);
    expect(table.view().protections).toEqual([]);
  });

  it('[WS-078] a player all of whose words are blocked is skipped and keeps them', () => {
    const table = ang(['HANG CLANG', 'TRIANGLE', 'TRIANGLE GANG'], { scenario: { protected: [['TRIANGLE', 2]] } });
    const told = table.actAll('0 announce HANG', '1 nothing', '2 nothing');
    expect(eventsOfType(told, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1, why: 'blocked' }]);
    expect([table.status.toAct, table.live(1)]).toEqual([[2], 'TRIANGLE']);
  });

  it('[WS-079] ends with the round, with a strike and when its owner leaves', () => {
    const table = ang(['HANG', 'TRIANGLE', 'GANG'], { scenario: { protected: [['TRIANGLE', 1]] } });
    expect(eventsOfType(table.act(1, 'leave'), 'protectionEnded')).toHaveLength(1);
    const ending = ang(['HANG', 'TRIANGLE'], { scenario: { protected: [['TRIANGLE', 1]], announcer: 1 } });
    ending.actAll('1 announce TRIANGLE', '0 nothing', '0 announce HANG');
    expect(ending.view()).toMatchObject({ round: 2, protections: [], accepted: [] });
  });
});
