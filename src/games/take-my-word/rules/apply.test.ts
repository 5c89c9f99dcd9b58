import { describe, expect, it } from 'vitest';
import { openTestTable, stageTestTable } from '../testing/table.testing.ts';

describe('turns', () => {
  it('[TM-041, TM-042] all viewers see the row and its status', () => {
    const t = stageTestTable({ hands: { 0: 'rC yA kT rE', 1: 'kS kE' } }).act(0, 'play rC yA kT');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { row, status } = t.view(viewer);
      expect([row.slots.map(({ card }) => card).join(' '), row.by, status]).toEqual(['rC yA kT', 0, 'word']);
    }
    expect(t.event('turn')).toMatchObject({ seat: 1, status: 'word', round: 1 });
  });

  it('[TM-135] turns follow the rotation, and nobody can play out of turn', () => {
    const t = stageTestTable({ rotation: [2, 0, 1], hands: { 0: 'kA kE', 1: 'kT kE', 2: 'rR kE' } }, 3);
    expect(t.code(0, 'play kA')).toBe('NOT_YOUR_TURN');
    t.act(2, 'play rR').act(0, 'play . kA');
    expect(t.toAct).toEqual([1]);
    expect(t.code(1, 'stay')).toBe('WRONG_PHASE');
  });

  it('[TM-120, TM-181] every turn updates the tally and the scores', () => {
    const t = stageTestTable({ hands: { 0: 'rC yA kT rE', 1: 'kS kE' } }).act(0, 'play rC yA kT');
    expect(t.scores).toEqual([5, 0]);
    t.act(1, 'play ... kS word');
    expect(t.scores).toEqual([0, 6]);
    expect(t.view().players[0]!.turns).toEqual([{ how: 'word', text: 'CAT', points: 0, lost: 5 }]);
  });
});

describe('taking a word', () => {
  it('[TM-083, TM-084, TM-118] only the player who formed the word loses points, all those of that turn', () => {
    const t = stageTestTable(
      { hands: { 0: 'rC yA kT rE', 1: 'kS kE', 2: 'yO kE', 3: 'rE' }, premiums: { 0: 'TL' } },
      4,
    );
    t.act(0, 'play rC yA kT+TL');
    expect(t.scores).toEqual([7, 0, 0, 0]);
    t.act(1, 'play ... kS word');
    expect(t.scores).toEqual([0, 8, 0, 0]);
    expect(t.event('taken')).toEqual({ type: 'taken', seat: 1, from: 0, text: 'CAT', points: 7 });
  });

  it('[TM-084] a second take does not affect earlier players', () => {
    const t = openTestTable({
      words: ['CAT', 'CATS', 'SCATS'],
      seats: 3,
      scenario: { hands: { 0: 'rC yA kT rE', 1: 'kS kE', 2: 'bS kE' } },
    });
    t.act(0, 'play rC yA kT').act(1, 'play ... kS word').act(2, 'play bS .... word');
    expect(t.scores).toEqual([0, 0, 7]);
  });

  it('[TM-085] a word of the previous round can be taken', () => {
    const t = stageTestTable({ turn: 1, hands: { 0: 'kS kE', 1: 'rC yA kT rE' } }, 2, { seatSwitch: 'off' });
    t.act(1, 'play rC yA kT');
    expect([t.view().round, t.scores]).toEqual([2, [0, 5]]);
    t.act(0, 'play ... kS word');
    expect([t.points(0), t.points(1)]).toEqual([[0, 6], [0]]);
  });

  it('[TM-086] a cleared word is safe for good', () => {
    const t = stageTestTable({ hands: { 0: 'rC yA kT rE', 1: 'kA kE', 2: 'kN' } }, 3)
      .act(0, 'play rC yA kT')
      .act(1, 'clear kA');
    expect(t.event('cleared')).toEqual({ type: 'cleared', seat: 1, by: 0, text: 'CAT', points: 5 });
    t.act(2, 'play . kN word');
    expect(t.points(0)).toEqual([5]);
  });

  it('[TM-112, TM-119, TM-157] a letter score is never lost, and the next player faces an open row', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'yI kE', 1: 'rT kE' } }, 2, { seatSwitch: 'off' }).act(
      0,
      'play yI . letter',
    );
    expect(t.code(1, 'clear rT')).toBe('CANNOT_CLEAR');
    t.act(1, 'play rT .. word');
    expect(t.points(0)).toEqual([0, 1]);
    expect(t.event('taken')).toBeUndefined();
  });

  it('[TM-089] the last word of the game cannot be taken', () => {
    const t = stageTestTable({ round: 10, turn: 1, hands: { 0: 'kS', 1: 'rC yA kT' } }).act(1, 'play rC yA kT');
    expect(t.outcome!.ranking).toEqual([[1], [0]]);
    expect(t.scores).toEqual([-1, 5]);
  });
});

describe('passing', () => {
  const NOTHING = { row: 'kR kA kT kE', hands: { 0: 'rR', 1: 'gX' } };

  it('[TM-070, TM-117] a player without a legal play passes for 0 points', () => {
    const t = stageTestTable(NOTHING).act(0, 'pass');
    expect(t.points(0)).toEqual([0, 0]);
    expect(t.event('satOut')).toEqual({ type: 'satOut', seat: 0, why: 'pass' });
    expect(t.row).toBe('kR kA kT kE open');
  });

  it('[TM-071] a pass is refused while a play is possible, without saying which', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'yI' } });
    expect(t.refusal(0, 'pass')).toEqual({ code: 'PASS_NOT_ALLOWED', rule: 'TM-071', about: ['open'] });
    expect(stageTestTable({ row: 'kN', hands: { 0: 'yI' } }, 2, { passRule: 'free' }).act(0, 'pass').toAct).toEqual([
      1,
    ]);
  });

  it('[TM-071] a play that needs a blank counts as possible', () => {
    expect(stageTestTable({ row: 'kR kA kT kE', hands: { 0: 'b?' } }).code(0, 'pass')).toBe('PASS_NOT_ALLOWED');
    expect(stageTestTable({ row: 'kR kA kT kE kS', hands: { 0: 'b?' } }).act(0, 'pass').toAct).toEqual([1]);
  });

  it.each(['forced', 'free'] as const)(
    '[TM-072] passing is not allowed on an empty row or a standing word (%s)',
    (passRule) => {
      expect(stageTestTable({ hands: { 0: 'gX' } }, 2, { passRule }).refusal(0, 'pass')).toMatchObject({
        code: 'PASS_NOT_ALLOWED',
        rule: 'TM-072',
      });
      const standing = stageTestTable({ row: 'kI kN', status: 'word', hands: { 0: 'gX' } }, 2, { passRule });
      expect(standing.refusal(0, 'pass').rule).toBe('TM-072');
    },
  );

  it('[TM-075, TM-076, TM-078, TM-156] when everyone has passed, the row is cleared', () => {
    const t = stageTestTable({ row: 'kR kA kT', turn: 2, hands: { 0: 'rR', 1: 'gX', 2: 'yE gV' } }, 3, {
      seatSwitch: 'off',
    });
    t.act(2, 'play ... yE letter').act(0, 'pass').act(1, 'pass');
    expect(t.row, 'the player who placed last has to pass too').toBe('kR kA kT yE open');
    t.act(2, 'pass');
    expect(t.event('stalemate')).toEqual({ type: 'stalemate', text: 'RATE' });
    expect([t.row, t.toAct]).toEqual(['empty', [0]]);
    expect(t.state.discard).toEqual(['kR', 'kA', 'kT', 'yE']);
  });

  it('[TM-079] a stalemate costs no points', () => {
    const t = stageTestTable({ ...NOTHING, passed: [1], tally: { 0: [4], 1: [6] } }).act(0, 'pass');
    expect([t.row, t.scores]).toEqual(['empty', [4, 6]]);
  });

  it('[TM-077] passes count since a card was last placed, even across rounds', () => {
    const t = stageTestTable({ row: 'kR kA kT', turn: 1, hands: { 0: 'rE rR', 1: 'gX' } }, 2, { seatSwitch: 'off' });
    t.act(1, 'pass').act(0, 'play ... rE letter');
    expect(t.view().row.passed, 'placing a card resets the passes').toEqual([]);
    t.act(1, 'pass').act(0, 'pass');
    expect(t.row).toBe('empty');
    expect(t.view().round).toBe(3);
  });

  it('[TM-097] a pass does not change which cards were placed last', () => {
    const t = stageTestTable({ row: 'rC yA', turn: 0, hands: { 0: 'gT kE', 1: 'gX', 2: 'gN yO kE' } }, 3, {
      seatSwitch: 'off',
    });
    t.act(0, 'play .. gT letter').act(1, 'giveup');
    expect(t.refusal(2, 'play .. /gN')).toMatchObject({ code: 'KEEP_ONE', about: ['laid', 'T'] });
    t.act(2, 'play . /yO . letter');
  });

  it('[TM-077] passes on an empty row are no stalemate', () => {
    const t = stageTestTable({}).act('clock').act('clock').act('clock');
    expect(t.view().row.passed).toEqual([]);
    expect(t.events.some(({ type }) => type === 'stalemate')).toBe(false);
  });
});

describe('giving up', () => {
  it('[TM-180] is always allowed in your turn and ends it like a time-out', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'yI' } });
    expect(t.code(1, 'giveup')).toBe('NOT_YOUR_TURN');
    t.act(0, 'giveup');
    expect([t.points(0), t.view().row.passed]).toEqual([[0, 0], [0]]);
  });

  it('[TM-088, TM-180] clears a standing word, which is then safe', () => {
    const t = stageTestTable({ row: 'kI kN', status: 'word', hands: { 0: 'gX' } }).act(0, 'giveup');
    expect([t.row, t.points(0), t.points(1)]).toEqual(['empty', [0, 0], [2]]);
    expect(t.state.discard).toEqual(['kI', 'kN']);
    expect(t.event('cleared')).toMatchObject({ by: 1, text: 'IN' });
  });

  it('[TM-180] does not count toward being away', () => {
    const t = stageTestTable({}, 2, { seatSwitch: 'off' });
    for (let i = 0; i < 3; i++) t.act(0, 'giveup').act(1, 'giveup');
    expect(t.view().players.map(({ away }) => away)).toEqual([false, false]);
  });
});

describe('a play that costs the turn', () => {
  const lose = { invalidPlay: 'lose-turn' } as const;

  it('[TM-171] by default an invalid word is shown to nobody, and the player may try again', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'kK yI kE' } });
    const before = t.state;
    expect(t.code(0, 'play . kK')).toBe('NOT_A_BEGINNING');
    expect(t.state).toBe(before);
    t.act(0, 'play . yI');
  });

  it.each([
    ['play . kK', 'NK', 'NOT_A_BEGINNING'],
    ['play . kK yI', 'NKI', 'NOT_A_WORD'],
    ['play . yI word', 'NI', 'NOT_A_WORD'],
  ])('[TM-171] with lose-turn “%s” ends the turn, and everyone sees it', (text, shown, code) => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'kK yI kE' } }, 2, lose).act(0, text);
    expect(t.event('badPlay')).toEqual({ type: 'badPlay', seat: 0, text: shown, code });
    expect([t.hand(0), t.points(0), t.row, t.toAct]).toEqual(['kK yI kE', [0, 0], 'kN open', [1]]);
    expect(t.view().row.passed).toEqual([0]);
    expect(t.view('spectator').players[0]!.turns.at(-1)).toEqual({
      how: 'badPlay',
      text: shown,
      points: 0,
      lost: null,
    });
  });

  it('[TM-171, TM-088] an invalid play on a standing word clears it', () => {
    const t = stageTestTable({ row: 'kI kN', status: 'word', hands: { 0: 'kK yI' } }, 2, lose).act(0, 'play .. kK');
    expect([t.row, t.points(1)]).toEqual(['empty', [2]]);
  });

  it.each(['play . rZ', 'play yI .', 'play .', 'play yI=S .'])(
    '[TM-171] “%s” is refused but keeps the turn',
    (text) => {
      const t = stageTestTable({ row: 'kN', hands: { 0: 'kK yI' } }, 2, lose);
      t.refusal(0, text);
      expect(t.toAct).toEqual([0]);
    },
  );
});

describe('the clock', () => {
  it('[TM-172] the deadline is half a second after the clock ends; then the turn counts as a pass', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'yI kE', 1: 'kE' } });
    expect([t.view().limit, t.status.deadline]).toEqual([90_000, 90_500]);
    expect(t.refusal('clock', 'timeUp', 90_499)).toMatchObject({ code: 'NOT_DUE', rule: 'TM-172' });
    expect(t.code(0, 'play . yI', 90_501)).toBe('TIME_UP');
    t.act('clock', 'timeUp', 90_500);
    expect([t.points(0), t.view().row.passed, t.status.deadline]).toEqual([[0, 0], [0], 181_000]);
  });

  it('[TM-172] a move exactly at the deadline is accepted', () => {
    stageTestTable({ row: 'kN', hands: { 0: 'yI kE' } }).act(0, 'play . yI', 90_500);
  });

  it('[TM-172] turn and phase are checked before the time', () => {
    const t = stageTestTable({ row: 'kN', hands: { 0: 'yI kE' } });
    expect(t.code(1, 'pass', 99_000)).toBe('NOT_YOUR_TURN');
    expect(t.code(0, 'stay', 99_000)).toBe('WRONG_PHASE');
    expect(t.code(0, 'clear', 99_000)).toBe('TIME_UP');
  });

  it('[TM-088, TM-172] a time-out on a standing word clears it', () => {
    const t = stageTestTable({ row: 'kI kN', status: 'word' }).act('clock');
    expect([t.row, t.points(1)]).toEqual(['empty', [2]]);
  });

  it('[TM-172, TM-177] without a clock there is no deadline, so that players can share a device', () => {
    const t = stageTestTable({}, 2, { turnClock: 'off' });
    expect([t.status.deadline, t.view().limit]).toEqual([null, null]);
    expect(t.code('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
  });
});

describe('away seats', () => {
  const quiet = { seatSwitch: 'off' } as const;

  it('[TM-174] after two consecutive time-outs a seat is away, and its turns are short', () => {
    const t = stageTestTable({}, 2, quiet).act('clock').act(1, 'giveup').act('clock');
    expect(t.event('away')).toEqual({ type: 'away', seat: 0 });
    t.act(1, 'giveup');
    expect(t.view().limit! - t.now).toBe(5000);
  });

  it('[TM-174] a move between two time-outs resets the count', () => {
    const t = stageTestTable({}, 2, quiet).act('clock').act(1, 'giveup').act(0, 'giveup').act(1, 'giveup').act('clock');
    expect(t.view().players[0]!.away).toBe(false);
  });

  it('[TM-174] any accepted move ends being away, and so does “back”, in or out of turn', () => {
    const away = () => stageTestTable({}, 2, quiet).act('clock').act(1, 'giveup').act('clock');
    expect(away().code(1, 'back')).toBe('NOT_AWAY');
    const out = away().act(0, 'back');
    expect(out.view().players[0]!.away).toBe(false);
    expect(out.toAct, 'the other player’s turn continues').toEqual([1]);
    const own = away().act(1, 'giveup', 200_000).act(0, 'back', 204_000);
    expect(own.view().limit).toBe(294_000);
    const moved = away().act(1, 'giveup').act(0, 'giveup');
    expect(moved.event('back')).toMatchObject({ seat: 0 });
  });

  it('[TM-174] “back” after your own deadline is too late', () => {
    const t = stageTestTable({}, 2, quiet).act('clock').act(1, 'giveup').act('clock').act(1, 'giveup');
    expect(t.code(0, 'back', t.status.deadline! + 1)).toBe('TIME_UP');
  });
});
