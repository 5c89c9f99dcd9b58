import { describe, expect, it } from 'vitest';
import { SPACE_BY_RELATION, stageTestTable, tableWhilePlacing } from '../../testing/table.testing.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];
const ABANDON = { key: 'ABANDON', words: ['retain', 'desert', 'gallop', 'mirror'], answer: 'S2' };

describe('placing cards', () => {
  it('[WP-060, WP-061, WP-003] ABANDON on window 2 of a synonym space claims “desert” and is right', () => {
    const table = tableWhilePlacing(['ABANDON'], undefined, {}, { cards: [ABANDON] });
    table.act(0, 'place abandon 2').act(1, 'challenge ABANDON S3').act(0, 'call');
    expect(table.findEvent('answerRevealed')).toMatchObject({ card: 'ABANDON', code: 'S2', word: 'desert' });
    expect(table.findEvent('challengeSettled')!.result).toBe('A');
  });

  it.each([
    ['S', 'SONE', 1, 'A'],
    ['S', 'SONE', 2, 'C'],
    ['S', 'AONE', 1, 'C'],
    ['A', 'AONE', 1, 'A'],
    ['A', 'SONE', 1, 'C'],
    ['SA', 'SONE', 1, 'A'],
    ['SA', 'AONE', 1, 'A'],
    ['SA', 'AONE', 2, 'C'],
  ] as const)('[WP-060, WP-061] on a space for %s, the card %s on window %i is %s', (on, key, window, result) => {
    const table = tableWhilePlacing([key], undefined, {}, {}, on).act(0, `place ${key} ${window}`);
    table.act(1, `challenge ${key} S4`).act(0, 'call');
    expect(table.findEvent('challengeSettled')!.result).toBe(result);
  });

  it('[WP-062] any card may be placed on any window, and a wrong one looks like a right one', () => {
    const right = tableWhilePlacing(['SONE']).act(0, 'place SONE 1');
    const wrong = tableWhilePlacing(['SONE']).act(0, 'place SONE 3');
    expect(right.eventTypes).toEqual(wrong.eventTypes);
    expect(
      tableWhilePlacing(FOUR)
        .moves(0)
        .filter((move) => move.startsWith('place')).length,
    ).toBe(16);
  });

  it('[WP-063, WP-068] cards are stacked without limit, one at a time; a placement is public and final', () => {
    const table = tableWhilePlacing(FOUR, [['SONEB', 'STWOB'], 0, 0, 0]);
    table.act(0, 'place SONE 1').act(0, 'place STWO 1');
    expect(table.windows[0]).toEqual(['SONEB', 'STWOB', 'SONE', 'STWO']);
    expect(table.findEvent('cardPlaced')).toMatchObject({ seat: 0, window: 1, layer: 4, card: { key: 'STWO' } });
    expect(table.viewFor(2).windows[0]!.map((card) => card.key)).toEqual(table.windows[0]);
    expect(table.refusalCode(0, 'place STWO 2')).toBe('CARD_NOT_IN_HAND');
    expect(table.moves(0)).toContain('finish');
  });

  it('[WP-064] on a synonym-and-antonym space both may be mixed', () => {
    const table = tableWhilePlacing(['SONE', 'ATWO'], undefined, {}, {}, 'SA')
      .act(0, 'place SONE 1')
      .act(0, 'place ATWO 2');
    expect(table.viewFor(0).laid.map(({ key, window }) => [key, window])).toEqual([
      ['SONE', 1],
      ['ATWO', 2],
    ]);
  });

  it('[WP-065, WP-066] the hand is refilled to four cards only at the end of the turn', () => {
    const draw = { blue: ['AONEB', 'ATWOB', 'AONEC'] };
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0], {}, { draw });
    table.act(0, 'place SFOUR 4').actForEach([1, 2], 'waive');
    expect(table.findEvent('windowsCleared')).toBeTruthy();
    expect(table.hand(0)).toEqual(['SONE', 'STWO', 'STHREE']);
    table.act(0, 'place SONE 1').act(0, 'finish').actForEach([1, 2], 'waive');
    expect(table.findEvent('handRefilled')).toMatchObject({ seat: 0, number: 2 });
    expect(table.hand(0)).toEqual(['STWO', 'STHREE', 'AONEB', 'ATWOB']);
  });

  it('[WP-067, WP-107, WP-109] a lost challenge ends the turn; the hand is refilled and other cards stay', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'place STWO 3');
    table.act(1, 'challenge STWO S2').act(0, 'call');
    expect(table.findEvent('cardRemoved')).toMatchObject({ card: 'STWO', window: 3 });
    expect(table.windows).toEqual([['SONE'], [], [], []]);
    expect(table.hand(0).length).toBe(4);
    expect(table.state.piles.blue.discard.map((card) => card.key)).toEqual(['STWO']);
    expect(table.active).toBe(1);
    expect(table.phase).toBe('roll');
  });

  it('[WP-069] placing the last card finishes the turn automatically', () => {
    const table = tableWhilePlacing(FOUR);
    for (const key of FOUR) table.act(0, `place ${key} 1`);
    expect(table.phase).toBe('wait');
    expect(table.findEvent('waitOpened')!.kind).toBe('final');
    const covered = tableWhilePlacing(
      ['SONE'],
      [0, 1, 1, 1],
      {},
      { players: [{ at: SPACE_BY_RELATION.S, hand: ['SONE'], handSize: 1 }, {}, {}] },
    );
    covered.act(0, 'place SONE 1');
    expect(covered.findEvent('waitOpened')!.kind).toBe('coverage');
    covered.actForEach([1, 2], 'waive');
    expect(covered.eventTypes).toContain('windowsCleared');
    expect(covered.active).toBe(1);
  });
});

describe('having nothing to play', () => {
  it.each([
    [[0, 0, 0, 0], 2000],
    [[1, 1, 1, 0], 500],
    [[1, 0, 2, 0], 1000],
  ])('[WP-070, WP-072] with windows %j no play costs %i', (windows, due) => {
    const table = tableWhilePlacing(FOUR, windows).act(0, 'noplay');
    expect(table.cash[0]).toBe(20_000 - due);
    expect(table.findEvent('noPlayDeclared')).toMatchObject({ seat: 0, forfeit: due, losesTurn: false });
    expect(table.active).toBe(1);
  });

  it('[WP-071] a player who cannot pay the full forfeit pays nothing and loses the next turn', () => {
    const poor = (cash: number) =>
      stageTestTable({ phase: 'place', players: [{ at: SPACE_BY_RELATION.S, cash }, {}], windows: [1, 0, 0, 0] });
    const table = poor(1000).act(0, 'noplay');
    expect(table.cash[0]).toBe(1000);
    expect(table.state.players[0]!.losesTurn).toBe(true);
    expect(poor(1500).act(0, 'noplay').cash[0]).toBe(0);
  });

  it('[WP-073] once a card was placed there is no forfeit, even if a challenge removed it', () => {
    const table = tableWhilePlacing(['SONE', 'STWO']).act(0, 'place SONE 1');
    expect(table.refusalCode(0, 'noplay')).toBe('ALREADY_LAID');
    table.act(0, 'place STWO 1').act(1, 'challenge STWO S2').act(0, 'call');
    expect(table.cash[0]).toBe(19_000);
    expect(table.eventTypes).not.toContain('noPlayDeclared');
  });
});

describe('windows', () => {
  it('[WP-074, WP-075] cards stay on the windows from turn to turn', () => {
    const table = tableWhilePlacing(FOUR, [['SONEB'], 0, 0, 0])
      .act(0, 'place STWO 2')
      .act(0, 'finish')
      .actForEach([1, 2], 'waive');
    expect(table.active).toBe(1);
    expect(table.windows).toEqual([['SONEB'], ['STWO'], [], []]);
  });

  it('[WP-076, WP-077, WP-084] when all four windows are covered there is a wait, then the book, then the windows are cleared', () => {
    const family = { deckMode: 'family', colour0: 'blue', colour1: 'black', colour2: 'red' } as const;
    const windows = [['KSONE'], ['RSTWO', 'KATWO'], ['STHREEB'], 0];
    const table = tableWhilePlacing(FOUR, windows, family).act(0, 'place SFOUR 4');
    expect(table.findEvent('waitOpened')!.kind).toBe('coverage');
    table.act(1, 'waive').act(2, 'waive');
    expect(table.eventTypes).toEqual(['waived', 'waitClosed', 'bookPublished', 'windowsCleared']);
    expect(table.findEvent('windowsCleared')!.numbers).toEqual({ blue: 2, black: 2, red: 1 });
    expect(table.windows).toEqual([[], [], [], []]);
    expect(table.state.piles.black.discard.map((card) => card.key)).toEqual(['KSONE', 'KATWO']);
    expect(table.phase).toBe('place');
    expect(table.active).toBe(0);
  });

  it('[WP-078] during the coverage wait cards cannot be placed, but every open card can be challenged', () => {
    const table = tableWhilePlacing(FOUR, [0, 1, 1, 0]).act(0, 'place SONE 1').act(0, 'place SFOUR 4');
    expect(table.refusalCode(0, 'place STWO 2')).toBe('WAIT_OPEN');
    expect(table.refusalCode(0, 'finish')).toBe('WAIT_OPEN');
    expect(table.moves(1).filter((move) => move.startsWith('challenge')).length).toBe(14);
  });

  it('[WP-078, WP-122] there is no wait if nobody can challenge', () => {
    const waived = tableWhilePlacing(FOUR, [0, 1, 1, 0]).act(0, 'place SONE 1').actForEach([1, 2], 'waive');
    waived.act(0, 'finish');
    expect(waived.eventTypes).not.toContain('waitOpened');
    expect(waived.active).toBe(1);
    const poor = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, { cash: 500 }, { cash: 0 }],
      windows: [1, 1, 1, 0],
    });
    poor.act(0, 'place SFOUR 4');
    expect(poor.eventTypes).toEqual(['cardPlaced', 'bookPublished', 'windowsCleared']);
    expect(poor.phase).toBe('place');
  });

  it('[WP-079] if a removal empties a window, there is no book and the windows are not cleared', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0])
      .act(0, 'place SONE 4')
      .act(1, 'challenge SONE S1')
      .act(0, 'call');
    expect(table.books[0]).toBe(0);
    expect(table.eventTypes).not.toContain('windowsCleared');
    expect(table.windows.map((cards) => cards.length)).toEqual([1, 1, 1, 0]);
    expect(table.active).toBe(1);
  });

  it('[WP-080, WP-109] if all four windows stay covered after a removal, there is no book but the windows are cleared', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0]).act(0, 'place SONE 2').act(0, 'place SFOUR 4');
    table.act(1, 'challenge SONE S1').act(0, 'call');
    expect(table.eventTypes.slice(-5)).toEqual([
      'cardRemoved',
      'windowsCleared',
      'handRefilled',
      'turnEnded',
      'turnBegan',
    ]);
    expect(table.books[0]).toBe(0);
    expect(table.windows.flat()).toEqual([]);
  });
});

describe('publishing', () => {
  it('[WP-082] placing a whole hand of four in one turn publishes a book, no matter which windows', () => {
    const table = tableWhilePlacing(FOUR);
    for (const key of FOUR) table.act(0, `place ${key} 2`);
    expect(table.books[0]).toBe(0);
    table.actForEach([1, 2], 'waive');
    expect(table.findEvent('bookPublished')).toMatchObject({ method: 'B', count: 1 });
    expect(table.active).toBe(1);
  });

  it('[WP-083] windows covered in earlier turns count', () => {
    const table = tableWhilePlacing(['STHREE', 'SFOUR'], [['SONEB'], ['STWOB'], 0, 0]);
    table.act(0, 'place STHREE 3').act(0, 'place SFOUR 4').actForEach([1, 2], 'waive');
    expect(table.findEvent('bookPublished')).toMatchObject({ method: 'C', count: 1 });
  });

  it('[WP-085] a wrong card that nobody challenges counts fully', () => {
    const table = tableWhilePlacing(['AONE', 'ATWO', 'ATHREE', 'AFOUR']);
    for (const key of ['AONE', 'ATWO', 'ATHREE', 'AFOUR']) table.act(0, `place ${key} 1`);
    table.actForEach([1, 2], 'waive');
    expect(table.books[0]).toBe(1);
  });

  it('[WP-086, WP-139] one turn can publish three books: START, the last window and the whole hand', () => {
    const table = stageTestTable({ players: [{ at: 27, hand: FOUR }, {}, {}], windows: [1, 1, 1, 0], dice: [6] });
    table.act(0, 'roll').act(0, 'book');
    expect(table.books[0]).toBe(1);
    table.act(0, 'place SFOUR 4').actForEach([1, 2], 'waive');
    expect(table.books[0]).toBe(2);
    for (const key of ['SONE', 'STWO', 'STHREE']) table.act(0, `place ${key} 1`);
    table.actForEach([1, 2], 'waive');
    expect(table.findEvent('bookPublished')).toMatchObject({ method: 'B', count: 3 });
    expect(table.active).toBe(1);
  });

  it('[WP-087] four cards on four empty windows publish two books, C before B', () => {
    const table = tableWhilePlacing(FOUR);
    for (const [i, key] of FOUR.entries()) table.act(0, `place ${key} ${i + 1}`);
    table.actForEach([1, 2], 'waive');
    const methods = table.events.flatMap((event) => (event.type === 'bookPublished' ? [event.method] : []));
    expect(methods).toEqual(['C', 'B']);
    expect(table.active).toBe(1);
  });

  it('[WP-088] a short hand does not count as a whole hand', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: ['SONE', 'STWO', 'STHREE'], handSize: 3 }, {}],
    });
    for (const key of ['SONE', 'STWO', 'STHREE']) table.act(0, `place ${key} 1`);
    table.act(1, 'waive');
    expect(table.books[0]).toBe(0);
  });

  it('[WP-089] a book is kept if a later card of the turn is removed', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0]).act(0, 'place SFOUR 4').actForEach([1, 2], 'waive');
    table.act(0, 'place SONE 3').act(1, 'challenge SONE S1').act(0, 'call');
    expect(table.books[0]).toBe(1);
  });

  it('[WP-047] every book counts toward the status', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: ['SFOUR'], books: 3 }, {}],
      windows: [1, 1, 1, 0],
    });
    table.act(0, 'place SFOUR 4').act(1, 'waive');
    expect(table.findEvent('bookPublished')).toMatchObject({ count: 4, status: 'Journalist' });
    expect(table.viewFor(1).players[0]).toMatchObject({ books: 4, status: 'Journalist' });
  });
});

describe('piles', () => {
  it('[WP-111, WP-112] the discard pile is reshuffled only when a card is needed and the draw pile is empty', () => {
    const scenario = {
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, {}],
      draw: { blue: { only: ['AONE'] } },
      discard: { blue: ['ATWO', 'ATHREE'] },
    } as const;
    const table = stageTestTable(scenario as never)
      .act(0, 'place SONE 1')
      .act(0, 'place STWO 1')
      .act(0, 'finish')
      .act(1, 'waive');
    expect(table.findEvent('deckReshuffled')).toMatchObject({ colour: 'blue', size: 2 });
    expect(table.hand(0).slice(2)[0]).toBe('AONE');
    expect(['ATWO', 'ATHREE']).toContain(table.hand(0)[3]);
    expect(table.windows[0]).toEqual(['SONE', 'STWO']);
    expect(table.state.piles.blue).toMatchObject({ discard: [] });
    expect(table.state.piles.blue.draw.length).toBe(1);
  });

  it('[WP-113] if no cards are left, the hand stays short until the end of a later turn', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, { at: 2 }],
      windows: [1, 1, 0, 0],
      draw: { blue: { only: [] } },
      dice: [1, 3],
    });
    table.act(0, 'place STHREE 3').act(0, 'finish').act(1, 'waive');
    expect(table.hand(0).length).toBe(3);
    expect(table.eventTypes).not.toContain('handRefilled');
    table.act(1, 'roll'); // royalty
    table.act(0, 'roll').act(0, 'noplay');
    expect(table.hand(0).length).toBe(3);
    const later = stageTestTable({
      players: [{ at: 2, hand: ['SONE'], handSize: 1 }, {}],
      draw: { blue: { only: [] } },
      discard: { blue: ['ATWO', 'ATHREE', 'AFOUR'] },
      dice: [1],
    });
    later.act(0, 'roll');
    expect(later.hand(0).length).toBe(4);
  });
});
