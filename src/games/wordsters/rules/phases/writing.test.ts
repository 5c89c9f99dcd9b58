import { describe, expect, it } from 'vitest';
import { eventsOfType, eventTypes, openTestTable, type TestTableOptions } from '../../testing/table.testing.ts';

const CAP = [
  ['CAP', 'OTI'],
  ['LOV', 'STA'],
];
const writing = (spec: TestTableOptions = {}, scenario: TestTableOptions['scenario'] = {}) =>
  openTestTable({ ...spec, scenario: { card: CAP, phase: 'write', wordster: 'CAP', ...scenario } });

describe('choosing', () => {
  it('[WS-018, WS-006] is limited to the red side in round 1, and everybody gets the same Wordster', () => {
    const table = openTestTable({ seats: 3, scenario: { card: CAP, phase: 'select', selector: 1 } });
    expect(table.refusalOf(1, 'choose LOV')).toMatchObject({ code: 'NOT_OFFERED', about: ['LOV', 'CAP', 'OTI'] });
    expect(table.refusalCode(0, 'choose CAP')).toBe('NOT_YOUR_TURN');
    table.act(1, 'choose oti');
    for (const seat of [0, 1, 2]) expect(table.view(seat).wordster).toBe('OTI');
  });

  it('[WS-019] starts writing and the clock for everybody at once', () => {
    const table = openTestTable({ seats: 3, scenario: { card: CAP, phase: 'select' }, at: 1000 });
    expect(eventTypes(table.act(0, 'choose CAP', 5000))).toEqual(['wordsterChosen', 'writingStarted']);
    expect(table.status).toMatchObject({ toAct: [0, 1, 2], deadline: 5000 + 180_000 + 250 });
    expect(table.view().phase).toMatchObject({ ends: 185_000, deadline: 185_250 });
  });
});

describe('a list', () => {
  it('[WS-020] has ten lines; fewer words are allowed, even none', () => {
    const table = writing();
    const words = 'CAPE CAPER CAPTAIN CAPTURE CATNIP CLAMP SCRAP CHAP CRAMP CAMPUS'.split(' ');
    for (const word of words) table.act(0, `write ${word}`);
    expect(table.refusalCode(0, 'write COMPACT')).toBe('LIST_FULL');
    expect(table.view(0).players[0]!.words).toBe(10);
    table.actAll('0 done', '1 done');
    expect(table.phase).toBe('announce');
  });

  it.each([
    [60_250, 60],
    [300_250, 300],
  ])('[WS-021] has a time limit set by the option: %i ms for %i seconds', (deadline, writingSeconds) => {
    expect(writing({ setup: { writingSeconds } }).status.deadline).toBe(deadline);
  });

  it('[WS-022] is hidden from the others, who see only the number of words', () => {
    const table = writing({ seats: 3 });
    table.actAll('0 write CAPTURE', '0 write CLAMP');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(table.view(viewer).players[0]).toMatchObject({ words: 2, lines: null, shown: [] });
      expect(JSON.stringify(table.view(viewer))).not.toMatch(/CAPTURE|CLAMP/);
    }
    expect(table.view(0).players[0]!.lines!.slice(0, 2)).toMatchObject([{ word: 'CAPTURE' }, { word: 'CLAMP' }]);
  });

  it('[WS-023] can be edited; an erased line stays free in its place', () => {
    const table = writing();
    table.actAll('0 write CAPE', '0 write CLAMP', '0 write SCRAP', '0 erase 2', '0 replace 3 CATNIP');
    expect(
      table
        .view(0)
        .players[0]!.lines!.slice(0, 4)
        .map((line) => line?.word ?? null),
    ).toEqual(['CAPE', null, 'CATNIP', null]);
    table.actAll('0 write CAPTURE', '0 write CHAP');
    expect(table.live(0)).toBe('CAPE CAPTURE CATNIP CHAP');
    expect(table.refusalCode(0, 'erase 5')).toBe('NO_SUCH_LINE');
    for (const line of [0, 11, 1000]) expect(table.refusalCode(0, `replace ${line} CLAMP`)).toBe('NO_SUCH_LINE');
    expect(table.refusalCode(0, 'erase 0')).toBe('NO_SUCH_LINE');
  });

  it('[WS-012, WS-024] accepts only texts with the shape of a word for this Wordster', () => {
    const table = writing();
    table.act(0, 'write CAPE');
    const codes = ['CAP', "CAP'S", 'RE-CAP', 'CAP GUN', 'CAPT4IN', `CAP${'E'.repeat(28)}`, 'CLOVER', 'cape'].map(
      (word) => table.refusalCode(0, `write ${word}`),
    );
    expect(codes).toEqual([
      'TOO_SHORT',
      'BAD_CHARACTERS',
      'BAD_CHARACTERS',
      'BAD_CHARACTERS',
      'BAD_CHARACTERS',
      'TOO_LONG',
      'NO_WORDSTER',
      'DUPLICATE',
    ]);
    expect(table.refusalCode(0, 'replace 1 CAPE')).toBeNull();
  });

  it('[WS-024, WS-016] gives no help with spelling unless entryCheck is full', () => {
    expect(writing().refusalCode(0, 'write CAPXQ')).toBeNull();
    expect(writing({ setup: { entryCheck: 'full' } }).refusalCode(0, 'write CAPXQ')).toBe('NOT_A_WORD');
    expect(writing({ setup: { entryCheck: 'full' } }).refusalCode(0, 'write CAPTURE')).toBeNull();
  });

  it('[WS-024] accepts any text of 1 to 30 characters with entryCheck none', () => {
    const table = writing({ setup: { entryCheck: 'none' } });
    table.actAll("0 write a b'c", '0 write ZZZ', '0 write ZZZ', `0 write ${'Z'.repeat(30)}`);
    expect(table.view(0).players[0]!.words).toBe(4);
    expect(table.refusalCode(0, `write ${'Z'.repeat(31)}`)).toBe('TOO_LONG');
    expect(table.refusalCode(0, 'write')).toBe('MALFORMED');
  });

  it('[WS-025] drops diacritics and ignores case', () => {
    const table = writing();
    table.act(0, 'write Canapé');
    expect(table.live(0)).toBe('CANAPE');
    expect(table.refusalCode(0, 'write CANAPE')).toBe('DUPLICATE');
  });

  it('[WS-026] may contain different forms of one word', () => {
    const table = writing();
    table.actAll('0 write CLAMP', '0 write CLAMPS');
    expect(table.live(0)).toBe('CLAMP CLAMPS');
  });

  it('[WS-097] reveals only its number of words to the others', () => {
    const table = writing();
    expect(table.act(0, 'write CAPE')).toEqual([{ type: 'listCount', seat: 0, words: 1 }]);
    expect(table.act(0, 'replace 1 CLAMP')).toEqual([{ type: 'listCount', seat: 0, words: 1 }]);
    expect(table.act(0, 'erase 1')).toEqual([{ type: 'listCount', seat: 0, words: 0 }]);
  });
});

describe('the end of writing', () => {
  it('[WS-027] comes with the clock plus grace, however few words there are', () => {
    const table = writing({ setup: { lateGraceMs: 500 } });
    expect(table.refusalCode('clock', 'timeUp', 180_499)).toBe('NOT_DUE');
    table.act(0, 'write CAPE', 180_500);
    expect(table.refusalCode(0, 'write CLAMP', 180_501)).toBe('TIME_UP');
    expect(eventTypes(table.act('clock', 'timeUp', 180_500))).toEqual(['writingEnded', 'announceTurn']);
    expect(table.refusalCode(1, 'write CLAMP', 180_600)).toBe('WRONG_PHASE');
  });

  it('[WS-028] comes as soon as everybody is done; an edit or notdone withdraws that', () => {
    const table = writing({ seats: 3 });
    table.actAll('0 write CAPE', '0 done', '1 done');
    expect(table.status.toAct).toEqual([2]);
    expect(eventTypes(table.act(0, 'write CLAMP'))).toEqual(['listCount', 'seatNotDone']);
    expect(eventTypes(table.act(1, 'notdone'))).toEqual(['seatNotDone']);
    table.actAll('2 done', '1 done');
    expect(table.phase).toBe('write');
    expect(eventTypes(table.act(0, 'done'))).toEqual(['seatDone', 'writingEnded', 'announceTurn']);
    expect(table.view().players.map(({ done }) => done)).toEqual([false, false, false]);
  });

  it('[WS-028] waits for the clock if endEarly is off', () => {
    const table = writing({ setup: { endEarly: false } });
    table.actAll('0 write CAPE', '0 done', '1 done');
    expect(table.phase).toBe('write');
    table.timeUp();
    expect(table.phase).toBe('announce');
  });

  it('[WS-028, WS-093] does not wait for idle seats, unless all seats are idle', () => {
    const table = writing({}, { players: [{}, { idle: true }] });
    table.actAll('0 write CAPE', '0 done');
    expect(table.phase).toBe('announce');
    const asleep = writing({}, { players: [{ idle: true }, { idle: true }] });
    expect(asleep.phase).toBe('write');
    expect(eventTypes(asleep.act(0, 'write CAPE'))).toEqual(['seatBack', 'listCount']);
  });
});

describe('writing in turn on one device', () => {
  const inTurn = (scenario: TestTableOptions['scenario'] = {}) =>
    openTestTable({
      seats: 3,
      setup: { writing: 'inTurn' },
      scenario: { card: CAP, phase: 'select', selector: 1, ...scenario },
    });

  it('[WS-096] starts with the selector and goes clockwise, each with the full time from ready on', () => {
    const table = inTurn();
    table.act(1, 'choose CAP', 3000);
    expect(table.status).toMatchObject({ toAct: [1], deadline: null });
    expect(table.refusalCode(1, 'write CAPE')).toBe('WRONG_PHASE');
    expect(table.refusalCode(2, 'ready')).toBe('NOT_YOUR_TURN');
    expect(table.act(1, 'ready', 10_000)).toEqual([{ type: 'writingStarted', seat: 1, ends: 190_000 }]);
    expect(table.refusalCode(1, 'ready')).toBe('WRONG_PHASE');
    expect(table.status.deadline).toBe(190_250);
    table.actAll('1 write CAPE');
    expect(table.refusalCode(2, 'write CLAMP')).toBe('NOT_YOUR_TURN');
    expect(eventTypes(table.act(1, 'done', 20_000))).toEqual(['seatDone', 'writingEnded']);
    expect(table.status).toMatchObject({ toAct: [2], deadline: null });
    table.act(2, 'ready', 30_000);
    expect(table.status.deadline).toBe(210_250);
    table.timeUp();
    expect(table.status.toAct).toEqual([0]);
    table.act(0, 'ready', 220_000);
    expect(eventTypes(table.act(0, 'done'))).toEqual([
      'seatDone',
      'writingEnded',
      'wordsterShown',
      'writingEnded',
      'announceTurn',
    ]);
    expect(table.status.toAct).toEqual([1]);
  });

  it('[WS-096] shows the Wordster to the selector, to others from their ready on, and finally to everybody', () => {
    const table = inTurn();
    const seen = () => ([0, 1, 2, 'spectator'] as const).map((viewer) => table.view(viewer).wordster);
    expect(eventsOfType(table.openingEvents, 'selectionOffered')[0]!.wordsters).toBeNull();
    expect([0, 1, 2].map((viewer) => table.view(viewer).offered)).toEqual([null, ['CAP', 'OTI'], null]);
    expect(table.view(0).card).toEqual([null, null, null, null]);
    const events = table.act(1, 'choose CAP');
    expect(eventsOfType(events, 'wordsterChosen')[0]!.wordster).toBeNull();
    expect(seen()).toEqual([null, 'CAP', null, null]);
    table.actAll('1 ready', '1 done', '2 ready');
    expect(seen()).toEqual([null, 'CAP', 'CAP', null]);
    table.actAll('2 done', '0 ready', '0 write CAPE', '0 done');
    expect(seen()).toEqual(['CAP', 'CAP', 'CAP', 'CAP']);
  });

  it('[WS-096] is the only mode with the move ready', () => {
    expect(writing().refusalOf(0, 'ready')).toMatchObject({ code: 'WRONG_PHASE', rule: 'WS-096' });
  });
});
