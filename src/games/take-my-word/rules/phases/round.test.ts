import { describe, expect, it } from 'vitest';
import { openTestTable, stageTestTable } from '../../testing/table.testing.ts';

describe('hands and pile', () => {
  it('[TM-100, TM-101] only an empty hand is refilled, at the end of that turn', () => {
    const t = stageTestTable({ hands: { 0: 'rC yA kT', 1: 'kS kE' }, draw: 'rA TL rE yE gE bE rI rO DW' });
    t.act(0, 'play rC yA kT');
    expect([t.hand(0), t.premiums(0)]).toEqual(['rA rE yE gE bE rI rO', 'ST TL']);
    expect(t.event('refilled')).toEqual({ type: 'refilled', seat: 0, letters: 7, premiums: ['TL'] });
    t.act(1, 'play ... kS word');
    expect(t.hand(1)).toBe('kE');
  });

  it('[TM-102] a hand emptied in the last round stays empty', () => {
    const t = stageTestTable({ round: 10, hands: { 0: 'rC yA kT', 1: 'kE' } }).act(0, 'play rC yA kT');
    expect([t.hand(0), t.event('refilled')]).toEqual(['', undefined]);
  });

  it('[TM-103] the discards are shuffled into a new pile, the same way for the same seed', () => {
    const scenario = { hands: { 0: 'kI kN' }, draw: 'rA DL', pile: 2, discard: 'gO gU gE gI yU yI' };
    const t = stageTestTable(scenario).act(0, 'play kI kN');
    expect(t.event('reshuffled')).toEqual({ type: 'reshuffled', cards: 6 });
    expect(t.hand(0).split(' ').toSorted()).toEqual(['gE', 'gI', 'gO', 'gU', 'rA', 'yI', 'yU']);
    expect([t.state.discard, t.state.pile]).toEqual([[], []]);
    expect(stageTestTable(scenario).act(0, 'play kI kN').hand(0)).toBe(t.hand(0));
  });

  it('[TM-103] without recycling, or without discards, the hand stays smaller', () => {
    const scenario = { hands: { 0: 'kI kN' }, draw: 'rA DL', pile: 2, discard: 'gO' };
    const off = stageTestTable(scenario, 2, { recycle: 'off' }).act(0, 'play kI kN');
    expect([off.hand(0), off.premiums(0), off.state.discard]).toEqual(['rA', 'ST DL', ['gO']]);
    expect(
      stageTestTable({ hands: { 0: 'kI kN' }, pile: 0 })
        .act(0, 'play kI kN')
        .hand(0),
    ).toBe('');
  });

  it('[TM-107] a player without letters is skipped', () => {
    const t = stageTestTable({ row: 'kN', turn: 2, hands: { 0: '', 1: 'kE', 2: 'yI kE' } }, 3, { seatSwitch: 'off' });
    t.act(2, 'play . yI');
    expect([t.toAct, t.points(0), t.view().row.passed]).toEqual([[1], [0, 0], [0]]);
    expect(t.event('satOut')).toEqual({ type: 'satOut', seat: 0, why: 'noCards' });
  });

  it('[TM-088, TM-107] skipping a player clears a standing word', () => {
    const t = stageTestTable({ turn: 0, hands: { 0: 'kI kN kE', 1: '', 2: 'kE' } }, 3).act(0, 'play kI kN');
    expect([t.row, t.points(0), t.toAct]).toEqual(['empty', [2], [2]]);
  });

  it('[TM-104] the game ends when nobody holds or can draw a letter', () => {
    const t = stageTestTable({ hands: { 0: 'kI kN', 1: '' }, draw: 'DL', pile: 1 }, 2).act(0, 'play kI kN');
    expect(t.outcome).toEqual({ ranking: [[0], [1]], reason: 'cards' });
    expect(t.scores).toEqual([2, 0]);
  });

  it('[TM-104, TM-140] after the last turn of the match the reason is the end of the rounds, even without letters', () => {
    const t = stageTestTable({ round: 10, turn: 1, hands: { 0: '', 1: 'kI kN' }, pile: 0 }).act(1, 'play kI kN');
    expect(t.outcome?.reason).toBe('rounds');
  });
});

describe('switching seats', () => {
  const SCORES = { phase: 'switch', round: 2, tally: { 0: [1, 5], 1: [9, 3], 2: [4, 8] } };

  it('[TM-136, TM-138, TM-179] the single best player of the round gets the offer', () => {
    const t = stageTestTable(SCORES, 3);
    expect([t.toAct, t.view().phase, t.view().partners]).toEqual([[2], 'switch', [0, 1]]);
    expect(t.event('offered')).toMatchObject({ seat: 2, partners: [0, 1] });
    expect(t.event('roundEnded')).toEqual({ type: 'roundEnded', round: 2, points: [5, 3, 8] });
    expect(t.code(2, 'play rA')).toBe('WRONG_PHASE');
    expect(t.code(1, 'stay')).toBe('NOT_YOUR_OFFER');
  });

  it('[TM-139] a switch swaps two positions; cards and scores stay with their owners', () => {
    const t = stageTestTable({ ...SCORES, hands: { 0: 'rA', 2: 'rC' } }, 3).act(2, 'switch 0');
    expect([t.view().rotation, t.toAct, t.view().round]).toEqual([[2, 1, 0], [2], 3]);
    expect([t.hand(0), t.hand(2), t.scores]).toEqual(['rA', 'rC', [6, 12, 12]]);
  });

  it('[TM-138] “stay” and a time-out keep the order', () => {
    for (const t of [stageTestTable(SCORES, 3).act(2, 'stay'), stageTestTable(SCORES, 3).act('clock')])
      expect([t.view().rotation, t.toAct, t.view().round]).toEqual([[0, 1, 2], [0], 3]);
  });

  it('[TM-137] nobody may switch if the best score is tied', () => {
    const t = stageTestTable({ ...SCORES, tally: { 0: [1, 8], 1: [9, 3], 2: [4, 8] } }, 3);
    expect([t.view().phase, t.view().round]).toEqual(['turn', 3]);
    expect(t.event('noSwitch')).toEqual({ type: 'noSwitch', why: 'tie', seats: [0, 2] });
  });

  it('[TM-138] the last word of the round counts although it can still be taken; taking it does not undo the switch', () => {
    const t = stageTestTable({ turn: 1, hands: { 0: 'kS kE', 1: 'rC yA kT kE' } }).act(1, 'play rC yA kT');
    expect(t.toAct).toEqual([1]);
    t.act(1, 'stay').act(0, 'play ... kS word');
    expect(t.points(1)).toEqual([0]);
  });

  it('[TM-138] there is no offer after the last round or if the option is off', () => {
    const last = stageTestTable({ round: 10, turn: 1, hands: { 1: 'rC yA kT' } }).act(1, 'play rC yA kT');
    expect(last.view().phase).toBe('over');
    expect(stageTestTable(SCORES, 3, { seatSwitch: 'off' }).view().round).toBe(3);
  });

  it('[TM-139] a player who switches from last to first faces their own word: clearing keeps its points, taking loses them', () => {
    const twice = () =>
      stageTestTable({ turn: 1, hands: { 1: 'rC yA kT kS kE' } })
        .act(1, 'play rC yA kT')
        .act(1, 'switch 0');
    expect(twice().toAct).toEqual([1]);
    expect(twice().act(1, 'clear kS').points(1)).toEqual([5, 1]);
    expect(twice().act(1, 'play ... kS word').points(1)).toEqual([0, 6]);
  });

  it('[TM-139] noDouble keeps the last player of the round out of position 1', () => {
    const t = stageTestTable(SCORES, 3, { seatSwitch: 'noDouble' });
    expect(t.view().partners).toEqual([1]);
    expect(t.refusal(2, 'switch 0')).toMatchObject({ code: 'NO_DOUBLE', rule: 'TM-139' });
    expect(t.act(2, 'switch 1').view().rotation).toEqual([0, 2, 1]);
    const first = stageTestTable({ ...SCORES, tally: { 0: [1, 9] } }, 3, { seatSwitch: 'noDouble' });
    expect(first.view().partners).toEqual([1, 2]);
  });

  it('[TM-139] with two players noDouble leaves the last one no partner, so there is no offer', () => {
    const t = stageTestTable({ phase: 'switch', tally: { 0: [3], 1: [5] } }, 2, { seatSwitch: 'noDouble' });
    expect([t.view().phase, t.view().round]).toEqual(['turn', 2]);
    expect(t.event('noSwitch')).toEqual({ type: 'noSwitch', why: 'noDouble', seats: [1] });
  });

  it('[TM-136, TM-139] players can only switch with another active player', () => {
    const t = stageTestTable(SCORES, 3);
    expect(t.code(2, 'switch 3')).toBe('NO_SUCH_PLAYER');
    expect(t.code(2, 'switch 123456')).toBe('NO_SUCH_PLAYER');
    expect(t.code(2, 'switch 2')).toBe('CANNOT_SWITCH_WITH_SELF');
    t.act(1, 'leave');
    expect(t.code(2, 'switch 1')).toBe('NO_SUCH_PLAYER');
  });

  it('[TM-173] the offer has its own clock, or none if turns have none', () => {
    const t = stageTestTable(SCORES, 3, { switchClock: 30 });
    expect([t.view().limit, t.status.deadline]).toEqual([30_000, 30_500]);
    expect(t.refusal(2, 'stay', 30_501)).toMatchObject({ code: 'TIME_UP', rule: 'TM-173' });
    expect(t.act('clock').event('stayed')).toEqual({ type: 'stayed', seat: 2, why: 'timeUp' });
    expect(stageTestTable(SCORES, 3, { turnClock: 'off' }).status.deadline).toBe(null);
  });
});

describe('the end', () => {
  it('[TM-140, TM-141, TM-142] after the last round the letters in hand are deducted, and the best score wins', () => {
    const t = stageTestTable({
      round: 10,
      turn: 1,
      hands: { 0: 'bZ k? rA', 1: 'kT kE' },
      tally: { 0: [3], 1: [4, 4] },
      premiums: { 1: 'TW' },
    }).act(1, 'play kT');
    expect(t.scores).toEqual([3 - 10, 9 - 1]);
    expect(t.outcome).toEqual({ ranking: [[1], [0]], reason: 'rounds' });
    expect(t.event('ended')).toMatchObject({ deductions: [10, 1], winners: [1], scores: [-7, 8] });
  });

  it('[TM-143, TM-144] equal best scores share the victory', () => {
    const t = stageTestTable(
      { round: 10, turn: 2, hands: { 0: 'rA', 1: 'rA yA', 2: 'kE kE' }, tally: { 0: [8], 1: [9] } },
      3,
    );
    t.act(2, 'giveup');
    expect(t.scores).toEqual([7, 7, -2]);
    expect(t.outcome!.ranking).toEqual([[0, 1], [2]]);
  });

  it('[TM-140] after the end no act is accepted', () => {
    const t = stageTestTable({ round: 10, turn: 1 }).act(1, 'giveup');
    for (const text of ['play kE', 'pass', 'giveup', 'stay', 'switch 0', 'back', 'leave'])
      expect(t.code(0, text)).toBe('GAME_OVER');
    expect(t.code('clock')).toBe('NOT_DUE');
    expect([t.toAct, t.status.deadline]).toEqual([[], null]);
  });

  it('[TM-053, TM-140] a match of three rounds ends after three', () => {
    const t = openTestTable({ seats: 2, setup: { rounds: 3, seatSwitch: 'off' } });
    for (let i = 0; i < 6; i++) t.act(t.toAct[0]!, 'giveup');
    expect(t.outcome?.reason).toBe('rounds');
  });
});
