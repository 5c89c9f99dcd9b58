import { describe, expect, it } from 'vitest';
import { SPACE_BY_RELATION, stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const THREE_LEFT = ['STWO', 'STHREE', 'SFOUR'];

describe('clocks', () => {
  it('[WP-141, WP-126] every phase starts its own clock', () => {
    const table = stageTestTable({ players: [{ at: 26, hand: FOUR }, {}, {}], dice: [3, 1] });
    expect([table.phase, table.deadline, table.toAct]).toEqual(['roll', 20_000, [0]]);
    table.act(0, 'roll', 1000);
    expect([table.phase, table.deadline, table.toAct]).toEqual(['start', 21_000, [0]]);
    table.act(0, 'book', 2000);
    expect([table.phase, table.deadline, table.toAct]).toEqual(['place', 92_000, [0]]);
    table.act(0, 'place SONE 1', 5000).act(1, 'challenge SONE S2', 6000);
    expect([table.phase, table.deadline, table.toAct]).toEqual(['bet', 21_000, [0]]);
    table.act(0, 'raise', 10_000);
    expect([table.deadline, table.toAct]).toEqual([25_000, [1]]);
    const pass = stageTestTable({ players: [{ at: 7 }, {}, {}], dice: [1] }).act(0, 'roll', 3000);
    expect([pass.phase, pass.deadline, pass.toAct]).toEqual(['pass', 33_000, [0, 1, 2]]);
  });

  it('[WP-126] an act at the deadline is in time; a later one is not, even before timeUp', () => {
    const table = stageTestTable({ players: [{}, {}] });
    expect(table.refusalCode(0, 'roll', 20_001)).toBe('TIME_UP');
    expect(table.refusalCode('clock', 'timeUp', 19_999)).toBe('NOT_DUE');
    expect(table.act(0, 'roll', 20_000).eventTypes).toContain('rolled');
  });

  it('[WP-129] a clock of 0 never runs', () => {
    const relaxed = { rollSeconds: 0, placeSeconds: 0, challengeSeconds: 0, betSeconds: 0 };
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0], relaxed);
    expect(table.deadline).toBe(null);
    expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
    table.act(0, 'place SFOUR 4', 1e7);
    expect([table.phase, table.deadline]).toEqual(['wait', null]);
    expect(table.act(1, 'challenge SFOUR S1', 2e7).deadline).toBe(null);
    expect(table.act(0, 'call', 3e7).deadline).toBe(null);
    table.act(0, 'place SONE 1').act(0, 'finish').actForEach([1, 2], 'waive');
    expect([table.phase, table.deadline]).toEqual(['roll', null]);
  });

  it('[WP-119] a refused act changes nothing, dice included', () => {
    const table = stageTestTable({ players: [{}, {}] });
    const before = structuredClone(table.state);
    table.refusalCode(1, 'roll');
    expect(table.state).toEqual(before);
    const again = stageTestTable({ players: [{}, {}] });
    expect(table.act(0, 'roll').state).toEqual(again.act(0, 'roll').state);
  });
});

describe('waits', () => {
  it('[WP-121] there is no wait while cards are being placed', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1', 5000);
    expect([table.phase, table.toAct, table.deadline]).toEqual(['place', [0], 90_000]);
    expect(table.moves(1)).toContain('waive');
  });

  it.each([
    ['right after one card', [1000], 1000, 11_000],
    ['long after it', [1000], 30_000, 34_000],
    ['8 s after it', [1000], 9000, 13_000],
    ['after three cards', [1000, 2000, 4000], 4000, 20_000],
  ])('[WP-121] the final wait %s', (_, times, finish, deadline) => {
    const table = tableWhilePlacing(FOUR);
    for (const [i, time] of times.entries()) table.act(0, `place ${FOUR[i]} 1`, time);
    table.act(0, 'finish', finish);
    expect(table.findEvent('waitOpened')).toEqual({ type: 'waitOpened', kind: 'final', deadline });
    expect(table.deadline).toBe(deadline);
    expect(table.toAct).toEqual([1, 2]);
  });

  it('[WP-121] a wait closes at its deadline', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'finish').timeUp();
    expect(table.eventTypes).toEqual(['waitClosed', 'handRefilled', 'turnEnded', 'turnBegan']);
    expect(table.now).toBe(10_000);
  });

  it('[WP-122] there is no final wait for cards that were upheld or cleared', () => {
    const upheld = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1')
      .act(1, 'challenge SONE S2')
      .act(0, 'call')
      .act(0, 'finish');
    expect(upheld.eventTypes).not.toContain('waitOpened');
    const cleared = tableWhilePlacing(FOUR, [1, 1, 1, 0]).act(0, 'place SFOUR 4').timeUp().act(0, 'finish');
    expect(cleared.eventTypes).toEqual(['handRefilled', 'turnEnded', 'turnBegan']);
  });

  it('[WP-123] after result A a wait resumes with the time left, at least 5 s, and waivers stay valid', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1', 1000)
      .act(0, 'place STWO 2', 2000)
      .act(0, 'finish', 2000);
    expect(table.deadline).toBe(15_000);
    table.act(2, 'waive', 3000).act(1, 'challenge SONE S2', 4000).act(0, 'call', 12_000);
    expect([table.phase, table.deadline, table.toAct]).toEqual(['wait', 12_000 + 11_000, [1]]);
    const late = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1', 1000)
      .act(0, 'place STWO 2', 2000)
      .act(0, 'finish', 2000);
    late.act(1, 'challenge SONE S2', 14_000).act(0, 'call', 15_000);
    expect(late.deadline).toBe(20_000);
  });

  it('[WP-123] a wait closes at once if no card is open anymore', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0])
      .act(0, 'place SFOUR 4')
      .act(1, 'challenge SFOUR S1')
      .act(0, 'call');
    expect(table.eventTypes.slice(-3)).toEqual(['waitClosed', 'bookPublished', 'windowsCleared']);
  });

  it('[WP-123, WP-129] after result A outside a wait the placing clock resumes with the time left, at least 15 s', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1', 10_000)
      .act(1, 'challenge SONE S2', 20_000)
      .act(0, 'call', 30_000);
    expect(table.deadline).toBe(30_000 + 70_000);
    const late = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1', 80_000)
      .act(1, 'challenge SONE S2', 88_000)
      .act(0, 'call', 89_000);
    expect(late.deadline).toBe(89_000 + 15_000);
  });

  it('[WP-129] the placing clock is paused during a coverage wait', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0])
      .act(0, 'place SFOUR 4', 30_000)
      .act(1, 'waive', 31_000)
      .act(2, 'waive', 38_000);
    expect([table.phase, table.deadline]).toEqual(['place', 38_000 + 60_000]);
  });

  it('[WP-124] a waiver is public and final, and covers the cards open at that time only', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(1, 'waive');
    expect(table.findEvent('waived')).toEqual({ type: 'waived', seat: 1 });
    expect(table.refusalCode(1, 'challenge SONE S2')).toBe('WAIVED');
    expect(table.refusalCode(1, 'waive')).toBe('NOTHING_OPEN');
    expect(table.viewFor(2).laid[0]!.waived).toEqual([1]);
    table.act(0, 'place STWO 2').act(0, 'finish');
    expect(table.toAct).toEqual([1, 2]);
    table.act(1, 'challenge STWO S1');
    expect(table.phase).toBe('bet');
  });

  it('[WP-124] a wait ignores players without $1,000 and idle seats, which may still act', () => {
    const players = [{ at: SPACE_BY_RELATION.S, hand: FOUR }, { idle: true }, { cash: 500 }, {}];
    const table = stageTestTable({ phase: 'place', players }).act(0, 'place SONE 1').act(0, 'finish');
    expect(table.toAct).toEqual([3]);
    expect(table.act(1, 'challenge SONE S2').eventTypes.slice(0, 2)).toEqual(['seatBack', 'challengeMade']);
    const closes = stageTestTable({ phase: 'place', players }).act(0, 'place SONE 1').act(0, 'finish').act(3, 'waive');
    expect(closes.active).toBe(1);
  });
});

describe('when time is up', () => {
  it('[WP-128] the die is rolled, and at START a book is chosen', () => {
    const table = stageTestTable({ players: [{ at: 26 }, {}], dice: [2] }).timeUp();
    expect(table.phase).toBe('start');
    expect(table.timeUp().books[0]).toBe(1);
  });

  it('[WP-128] royalties are chosen at START if both targets are needed and the books are complete', () => {
    const table = stageTestTable({ players: [{ at: 26, books: 10 }, {}], dice: [2] }, { winRule: 'both' })
      .timeUp()
      .timeUp();
    expect(table.findEvent('startChosen')!.choice).toBe('royalty');
  });

  it('[WP-128] placing finishes if a card was placed, otherwise it is no play', () => {
    expect(tableWhilePlacing(FOUR).timeUp().eventTypes).toContain('noPlayDeclared');
    const laid = tableWhilePlacing(FOUR).act(0, 'place SONE 1', 85_000).timeUp();
    expect(laid.findEvent('waitOpened')).toEqual({ type: 'waitOpened', kind: 'final', deadline: 95_000 });
  });

  it('[WP-128] a bet is called', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(1, 'challenge SONE S2').timeUp();
    expect(table.findEvent('betCalled')).toMatchObject({ seat: 0, level: 1000 });
  });

  it('[WP-128] the oldest cards are passed for players who have not chosen', () => {
    const table = stageTestTable({
      players: [{ at: 13, hand: FOUR }, { hand: ['AONE', 'ATWO', 'ATHREE', 'AFOUR'] }],
      dice: [1],
    });
    table.act(0, 'roll').act(1, 'pass AFOUR ATHREE').timeUp();
    expect(table.hand(0)).toEqual(['STHREE', 'SFOUR', 'ATHREE', 'AFOUR']);
    expect(table.hand(1)).toEqual(['AONE', 'ATWO', 'SONE', 'STWO']);
  });
});

describe('idle seats', () => {
  const away = (): TestTable => stageTestTable({ players: [{ at: 0, hand: FOUR }, {}, {}], dice: [1, 3, 3, 1] });

  it('[WP-130] two missed deadlines in a row make a seat idle and shorten its clocks to 2 s', () => {
    const table = away().timeUp();
    expect(table.eventTypes).not.toContain('seatIdle');
    table.timeUp();
    expect(table.findEvent('seatIdle')).toMatchObject({ seat: 0 });
    expect(table.viewFor(1).players[0]!.idle).toBe(true);
    table.act(1, 'roll').act(2, 'roll');
    expect(table.deadline).toBe(table.now + 2000);
    table.timeUp();
    expect([table.phase, table.deadline]).toEqual(['place', table.now + 2000]);
  });

  it('[WP-130] a move ends idleness, resets the count and restores a shortened placing clock', () => {
    const table = away().timeUp().act(0, 'place SONE 1').timeUp();
    expect(table.eventTypes).not.toContain('seatIdle');
    const back = stageTestTable({ phase: 'place', players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, idle: true }, {}] });
    expect(back.deadline).toBe(2000);
    back.act(0, 'place SONE 1', 1000);
    expect(back.eventTypes[0]).toBe('seatBack');
    expect(back.deadline).toBe(90_000);
    expect(back.viewFor(1).players[0]!.idle).toBe(false);
  });

  it('[WP-130] an expired challenge wait makes nobody idle', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0])
      .act(0, 'place SFOUR 4')
      .timeUp()
      .act(0, 'place SONE 1')
      .act(0, 'finish')
      .timeUp();
    expect(table.state.players.map((player) => player.missedDeadlines)).toEqual([0, 0, 0]);
  });

  it('[WP-130] in a PASS the choice of an idle seat is made immediately', () => {
    const players = [{ at: 7 }, { idle: true, hand: FOUR }, { hand: THREE_LEFT.map((key) => `${key}B`) }];
    const table = stageTestTable({ players, dice: [1] }).act(0, 'roll');
    expect(table.findEvent('passReady')).toEqual({ type: 'passReady', seat: 1, number: 1 });
    expect(table.toAct).toEqual([0, 2]);
    expect(table.viewFor(1).chosen).toEqual(['SONE']);
  });

  it('[WP-130] a challenger who misses two bet deadlines is no longer waited for', () => {
    const players = [{ at: SPACE_BY_RELATION.S, hand: FOUR }, {}, { idle: true }];
    const table = stageTestTable({ phase: 'place', players })
      .act(0, 'place SONE 1')
      .act(0, 'place STWO 2')
      .act(0, 'finish');
    table.state = {
      ...table.state,
      players: table.state.players.with(1, { ...table.state.players[1]!, missedDeadlines: 1 }),
    };
    table.act(1, 'challenge SONE S2').act(0, 'raise');
    expect(table.state.players[1]!.missedDeadlines).toBe(0);
    table.timeUp();
    expect(table.toAct).toEqual([1]);
  });
});
