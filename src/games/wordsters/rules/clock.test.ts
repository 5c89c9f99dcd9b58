import { describe, expect, it } from 'vitest';
import { type Laid, lay, only, scored, types } from '../testing/table.testing.ts';

describe('deadlines', () => {
  it.each([
    ['select', { phase: 'select' }, 20_000],
    ['write', { phase: 'write' }, 180_250],
    ['announce', { players: [{ list: ['HANG'] }, {}] }, 30_000],
  ] as const)('[WS-088, WS-108] one runs in the phase %s', (phase, scenario, deadline) => {
    const table = lay({ scenario: scenario as unknown as NonNullable<Laid['scenario']>, at: 500 });
    expect([table.phase, table.status.deadline]).toEqual([phase, 500 + deadline]);
    const move = { select: 'choose ANG', write: 'write HANG', announce: 'announce HANG' }[phase];
    expect(table.code(0, move, 500 + deadline)).toBeNull();
    expect(table.code(0, move, 501 + deadline)).toBe('TIME_UP');
    expect(table.code('clock', 'timeUp', 499 + deadline)).toBe('NOT_DUE');
    expect(table.code('clock', 'timeUp', 500 + deadline)).toBeNull();
  });

  it('[WS-088] with the clocks off there is none but for writing', () => {
    const setup = { selectSeconds: 0, announceSeconds: 0, responseSeconds: 0, voteSeconds: 0 };
    const table = lay({ setup, wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    const deadlines = [table.status.deadline];
    table.act(0, 'announce LOVE');
    deadlines.push(table.status.deadline);
    table.act(1, 'claim LOVER');
    deadlines.push(table.status.deadline);
    expect(deadlines).toEqual([null, null, null]);
    expect(table.code('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
    expect(lay({ setup, scenario: { phase: 'select' } }).status.deadline).toBeNull();
  });
});

describe('what the clock does', () => {
  it('[WS-091] selecting: the first unused Wordster in card order', () => {
    const table = lay({ scenario: { phase: 'select', round: 2, used: ['ANG'], players: [{}, {}] } });
    expect(only(table.timeUp(), 'wordsterChosen')[0]).toMatchObject({ wordster: 'OTI', byClock: true });
  });

  it('[WS-091] announcing: the topmost word that is not blocked', () => {
    const table = lay({
      wordster: 'ANG',
      lists: ['TRIANGLE HANG GANG', 'TRIANGLE'],
      scenario: { protected: [['TRIANGLE', 1]] },
    });
    expect(only(table.timeUp(), 'wordAnnounced')[0]).toMatchObject({ word: 'HANG', byClock: true });
  });

  it('[WS-091] responding: nothing for whoever has not answered; voting: abstained', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'LOVELY'] });
    table.acts('0 announce LOVE', '1 claim LOVER');
    expect(types(table.timeUp())).toEqual(['responseClosed', 'claimsOpened', 'voteOpened']);
    expect(only(table.timeUp(), 'voteClosed')[0]!.ballots).toEqual([null, null, null]);
  });

  it('[WS-092] the order of sealed responses does not matter: it is clockwise from the announcer’s left', () => {
    const outcome = (...order: readonly number[]) => {
      const table = lay({ wordster: 'LOV', lists: ['LOVE', 'GLOVE LOVER', 'LOVER', 'GLOVE'] });
      const answers = ['', 'claim GLOVE', 'claim LOVER', 'claim GLOVE'];
      const told = [...table.act(0, 'announce LOVE'), ...order.flatMap((seat) => table.act(seat, answers[seat]!))];
      return told;
    };
    expect(outcome(3, 2, 1)).toEqual(outcome(1, 2, 3));
    expect(only(outcome(2, 3, 1), 'wordProtected')).toMatchObject([{ seat: 1, word: 'GLOVE' }]);
  });
});

describe('the response window', () => {
  it('[WS-089] opens whoever holds what, and shows nobody who has responded', () => {
    const table = lay({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG', 'GANG'] });
    expect(types(table.act(0, 'announce ANGLE'))).toContain('responseOpened');
    const before = [table.see(2), table.see('spectator'), table.status];
    expect(table.act(1, 'nothing')).toEqual([]);
    expect([table.see(2), table.see('spectator'), table.status]).toEqual(before);
    expect(table.status.toAct).toEqual([1, 2]);
    expect(table.code(1, 'nothing')).toBe('ALREADY_RESPONDED');
    expect(types(table.act(2, 'nothing'))).toContain('responseClosed');
  });

  it('[WS-089] is not for the announcer', () => {
    const table = lay({ wordster: 'ANG', lists: ['ANGLE HANG', 'CLANG'] });
    table.act(0, 'announce ANGLE');
    expect(table.refused(0, 'nothing')).toMatchObject({ code: 'NOT_YOUR_TURN', rule: 'WS-089' });
  });

  it('[WS-107] asks only seats to which public facts leave something to say; the last words run through', () => {
    const table = lay({ wordster: 'ANG', lists: ['ANGLE HANG', '', 'GANG'], setup: { sameJudge: 'auto' } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    table.acts('2 nothing', '2 announce GANG', '0 nothing');
    expect(types(table.act(0, 'announce HANG'))).not.toContain('responseOpened');
  });

  it('[WS-107] asks everybody if a word can be contested or questioned', () => {
    const contested = lay({ wordster: 'LOV', lists: ['LOVER', ''], scenario: { accepted: ['LOVE'] } });
    contested.act(0, 'announce LOVER');
    expect(contested.status.toAct).toEqual([1]);
    const questioned = lay({ wordster: 'ANG', lists: ['HANG', ''], setup: { legality: 'onQuestion' } });
    questioned.act(0, 'announce HANG');
    expect(questioned.status.toAct).toEqual([1]);
  });

  it('[WS-107] does not ask idle seats, yet takes a response of theirs that comes in time', () => {
    const players = [{ list: ['ANGLE', 'HANG'] }, { list: ['TRIANGLE'], idle: true }, { list: ['GANG'] }];
    const table = lay({ wordster: 'ANG', seats: 3, scenario: { players } });
    table.act(0, 'announce ANGLE');
    expect(table.status.toAct).toEqual([2]);
    expect(table.act(1, 'claim TRIANGLE')).toEqual([]);
    expect(table.see(2).players[1]!.idle).toBe(true);
    const told = table.act(2, 'nothing');
    expect(types(told).slice(0, 3)).toEqual(['responseClosed', 'seatBack', 'claimsOpened']);
    expect(table.see().protections).toEqual([{ word: 'TRIANGLE', seat: 1 }]);
  });

  it('[WS-090] marks similar words in their owner’s view only, and not at all if the table says so', () => {
    const lists = ['LOVE', 'LOVER GLOVE OLIVE', 'LOVELY'];
    const table = lay({ wordster: 'LOV', lists });
    table.act(0, 'announce LOVE');
    expect(table.see(1).phase).toMatchObject({ similar: ['LOVER', 'GLOVE'] });
    expect(table.see(2).phase).toMatchObject({ similar: ['LOVELY'] });
    expect(table.see('spectator').phase).toMatchObject({ similar: null });
    expect(JSON.stringify(table.see(2))).not.toContain('GLOVE');
    const plain = lay({ wordster: 'LOV', lists, setup: { highlightSimilar: false } });
    plain.act(0, 'announce LOVE');
    expect(plain.see(1).phase).toMatchObject({ similar: null });
    expect([table.moves(1), plain.moves(1)]).toEqual([['nothing', 'claim LOVER', 'claim GLOVE'], ['nothing']]);
    expect(plain.code(1, 'claim LOVER')).toBeNull();
    expect(plain.code(1, 'claim OLIVE')).toBe('NOT_SIMILAR');
  });

  it('[WS-090] contestable words are public and always shown', () => {
    const table = lay({
      wordster: 'LOV',
      lists: ['LOVER', 'GLOVE'],
      scenario: { accepted: ['LOVE', 'CLOVER'] },
      setup: { highlightSimilar: false },
    });
    table.act(0, 'announce LOVER');
    expect(table.see('spectator').phase).toMatchObject({ contestable: ['LOVE'] });
  });
});

describe('idle seats', () => {
  it('[WS-093] two own decisions in a row that run out make a seat idle; its clocks are cut to 2 seconds', () => {
    const table = lay({ wordster: 'ANG', lists: ['HANG GANG CLANG', 'BANG FANG TANG'] });
    expect(types(table.timeUp())).not.toContain('seatIdle');
    table.acts('1 nothing', '1 announce BANG', '0 nothing');
    expect(types(table.timeUp())).toContain('seatIdle');
    expect(table.see(1).players[0]!.idle).toBe(true);
    table.act(1, 'nothing');
    table.act(1, 'announce FANG');
    expect(table.status).toMatchObject({ toAct: [0] });
    expect(only(table.acts('0 announce CLANG'), 'seatBack')).toHaveLength(1);
    expect(table.see(1).players[0]!.idle).toBe(false);
  });

  it('[WS-093] the clock of an idle seat is 2 seconds, even where there is none', () => {
    const players = [{ list: ['HANG'], idle: true }, { list: ['BANG'] }];
    const table = lay({ wordster: 'ANG', scenario: { players }, setup: { announceSeconds: 0 }, at: 1000 });
    expect(table.status.deadline).toBe(3000);
    const selecting = lay({ scenario: { phase: 'select', players: [{ idle: true }, {}] } });
    expect(selecting.status.deadline).toBe(2000);
  });

  it('[WS-093] a decision made in time starts the count again; answers in between do not', () => {
    const table = lay({ wordster: 'ANG', lists: ['HANG GANG CLANG', 'BANG FANG TANG'] });
    table.timeUp();
    table.acts(
      '1 nothing',
      '1 announce BANG',
      '0 nothing',
      '0 announce GANG',
      '1 nothing',
      '1 announce FANG',
      '0 nothing',
    );
    expect(types(table.timeUp())).not.toContain('seatIdle');
  });

  it('[WS-093] votes do not wait for idle seats; their words still match', () => {
    const players = [{ list: ['LOVE', 'GLOVE'] }, { list: ['LOVER'] }, { list: ['LOVES', 'GLOVE'], idle: true }];
    const table = lay({ wordster: 'LOV', seats: 3, scenario: { players } });
    table.acts('0 announce LOVE', '1 claim LOVER', '0 vote same');
    const told = table.act(1, 'vote same');
    expect(scored(told)).toBe('LOVE 2');
    expect(table.status.toAct).toEqual([2]);
  });

  it('[WS-093, WS-070] a ballot of an idle seat counts, and brings it back when the vote closes', () => {
    const players = [{ list: ['LOVE', 'GLOVE'] }, { list: ['LOVER'] }, { list: ['CLOVER'], idle: true }];
    const table = lay({ wordster: 'LOV', seats: 3, scenario: { players } });
    table.acts('0 announce LOVE', '1 claim LOVER');
    expect(table.act(2, 'vote same')).toEqual([]);
    const told = table.acts('0 vote same', '1 vote different');
    expect(only(told, 'seatBack')).toEqual([{ type: 'seatBack', seat: 2 }]);
    expect(scored(told)).toBe('LOVE 2');
  });

  it.each([
    [['2 nothing'], 0],
    [['1 claim LOVER', '2 vote same'], 0],
    [['1 claim LOVER', '2 vote same'], 1],
  ])('[WS-093, WS-094] %j brings an idle seat back also if seat %i leaves, which drops the matter', (lines, leaver) => {
    const players = [{ list: ['LOVE'] }, { list: ['LOVER'] }, { list: ['CLOVER'], idle: true }];
    const table = lay({ wordster: 'LOV', seats: 3, scenario: { players } });
    table.acts('0 announce LOVE', ...lines);
    expect(only(table.act(leaver, 'leave'), 'seatBack')).toEqual([{ type: 'seatBack', seat: 2 }]);
    expect(table.see().players[2]!.idle).toBe(false);
  });
});

describe('phases', () => {
  it('[WS-108] each move belongs to one phase', () => {
    const tables = [
      lay({ scenario: { phase: 'select' } }),
      lay({ scenario: { phase: 'write' } }),
      lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
      lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
      lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
    ];
    tables[3]!.act(0, 'announce LOVE');
    tables[4]!.acts('0 announce LOVE', '1 claim LOVER');
    expect(tables.map(({ phase }) => phase)).toEqual(['select', 'write', 'announce', 'respond', 'vote']);
    const moves = ['choose ANG', 'write HANG', 'announce LOVE', 'nothing', 'vote same'];
    for (const [i, table] of tables.entries())
      for (const [j, move] of moves.entries())
        expect(table.code(1, move) === 'WRONG_PHASE', `${table.phase}: ${move}`).toBe(i !== j);
  });

  it('[WS-108] while writing, seats that are not done are shown as to act; scores include this round', () => {
    const players = [{ total: 7, points: 2, done: true }, { total: 3 }, {}];
    const table = lay({ seats: 3, scenario: { phase: 'write', players } });
    expect(table.status).toMatchObject({ toAct: [1, 2], scores: [9, 3, 0] });
  });

  it('[WS-087] the same seed and acts give the same game', () => {
    const run = () => {
      const table = lay({ scenario: null, seed: 'again' });
      const [selector] = table.status.toAct;
      table.act(selector!, `choose ${table.see(selector).offered![0]}`, 700);
      return [table.see(0), table.status];
    };
    expect(run()).toEqual(run());
  });

  it('[WS-087] a refused act changes nothing', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    const before = [table.see(0), table.see(1), table.status];
    table.refused(0, 'announce LOVER');
    table.refused(1, 'announce LOVER');
    expect([table.see(0), table.see(1), table.status]).toEqual(before);
  });
});
