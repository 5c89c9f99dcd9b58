import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { openTestTable, type TestTable } from '../testing/table.testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const others = (seat: number): readonly Viewer[] => VIEWERS.filter((viewer) => viewer !== seat);
const shows = (table: TestTable, viewer: Viewer, text: string): boolean =>
  JSON.stringify([table.view(viewer), table.status]).includes(`"${text}"`);

describe('who sees what', () => {
  it('[WS-104] live words are visible only to their owner until they are announced, claimed or struck', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER LOVES', 'CLOVER GLOVE'] });
    for (const viewer of others(1)) expect(shows(table, viewer, 'LOVER')).toBe(false);
    table.act(0, 'announce LOVE');
    for (const viewer of VIEWERS) expect(shows(table, viewer, 'LOVES'), `${viewer}`).toBe(true);
    table.act(1, 'claim LOVER');
    for (const viewer of others(1)) expect(shows(table, viewer, 'LOVER'), `${viewer}`).toBe(false);
    expect(table.view(1).phase).toMatchObject({ mine: { claims: ['LOVER'] } });
    table.act(2, 'claim GLOVE');
    for (const viewer of VIEWERS) expect(shows(table, viewer, 'LOVER'), `${viewer}`).toBe(true);
    for (const viewer of others(2)) expect(shows(table, viewer, 'CLOVER'), `${viewer}`).toBe(false);
  });

  it('[WS-104] views, events and refusals do not depend on the live words of others', () => {
    const spec = { wordster: 'LOV', scenario: { accepted: ['LOVING'] } } as const;
    const one = openTestTable({ ...spec, lists: ['GLOVE', 'LOVER LOVABLE', 'CLOVER'] });
    const other = openTestTable({ ...spec, lists: ['GLOVE', 'OLIVE ZZZZ', 'CLOVER'] });
    const acts = [
      [0, 'announce GLOVE'],
      [1, 'nothing'],
      [2, 'claim CLOVER'],
      [2, 'nothing'],
    ] as const;
    for (const [seat, text] of acts) {
      const refusals = [one, other].map((table) => table.refusalOf(seat, text));
      expect(refusals[0]).toEqual(refusals[1]);
      if (refusals[0] === null) expect(one.act(seat, text)).toEqual(other.act(seat, text));
      for (const viewer of [0, 2, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.status).toEqual(other.status);
    }
  });

  it('[WS-097, WS-104] nothing reveals to a writer whether a word is in the dictionary', () => {
    const one = openTestTable({ scenario: { phase: 'write' } });
    const other = openTestTable({ scenario: { phase: 'write' } });
    expect(one.act(0, 'write HANG')).toEqual(other.act(0, 'write HANGXQ'));
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.moves(0)).toEqual(other.moves(0));
  });

  it('[WS-066, WS-104] sealed claims that are dropped stay secret', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVER', 'LOVELY', 'CLOVER'],
      scenario: { accepted: ['LOVE'] },
    });
    table.actAll('0 announce LOVER', '1 claim LOVELY; contest LOVE', '2 nothing');
    for (const viewer of others(1)) expect(shows(table, viewer, 'LOVELY'), `${viewer}`).toBe(false);
    const events = table.actAll('0 vote same', '1 vote same', '2 vote same');
    expect(JSON.stringify(events)).not.toContain('LOVELY');
    for (const viewer of others(1)) expect(shows(table, viewer, 'LOVELY'), `${viewer}`).toBe(false);
  });

  it('[WS-104] a refused response changes nothing for the others', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER'] });
    table.act(0, 'announce LOVE');
    const before = others(1).map((viewer) => table.view(viewer));
    table.refusalOf(1, 'claim CLOVER');
    expect(others(1).map((viewer) => table.view(viewer))).toEqual(before);
  });

  it('[WS-022, WS-080] all lists are public after the round', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['GLOVE', '', ''], setup: { sameJudge: 'auto' } });
    table.act(0, 'announce GLOVE');
    for (const viewer of VIEWERS) expect(shows(table, viewer, 'GLOVE')).toBe(true);
  });
});
