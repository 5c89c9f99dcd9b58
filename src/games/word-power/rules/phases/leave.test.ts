import { describe, expect, it } from 'vitest';
import { SPACE_BY_RELATION, stageTestTable, tableWhilePlacing } from '../../testing/table.testing.ts';
import { rules } from '../rules.ts';

const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

describe('leaving', () => {
  it('[WP-131] the hand is discarded, the cash goes to the House, the pawn is removed and the seat skipped', () => {
    const table = stageTestTable({ players: [{}, { hand: FOUR, books: 2 }, {}], dice: [3] }).act(1, 'leave');
    expect(table.eventTypes).toEqual(['seatRetired']);
    expect(table.state.piles.blue.discard.map((card) => card.key)).toEqual(FOUR);
    expect(table.viewFor(0).players[1]).toMatchObject({ cash: 0, cards: 0, at: null, left: true, books: 2 });
    expect(table.state.house).toBe(-40_000);
    table.act(0, 'roll');
    expect(table.active).toBe(2);
    expect(table.refusalCode(1, 'roll')).toBe('NOT_YOUR_TURN');
    expect(table.refusalCode(1, 'leave')).toBe('NOT_YOUR_TURN');
    expect(table.refusalRule(1, 'waive')).toBe('WP-131');
  });

  it('[WP-131] if the active player leaves, the turn ends without a book or forfeit, and the cards stay', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'finish').act(0, 'leave');
    expect(table.eventTypes).toEqual(['seatRetired', 'turnEnded', 'turnBegan']);
    expect(table.windows[0]).toEqual(['SONE']);
    expect(table.active).toBe(1);
    const full = tableWhilePlacing(FOUR, [1, 1, 1, 0]).act(0, 'place SFOUR 4').act(0, 'leave');
    expect(full.eventTypes).toEqual(['seatRetired', 'windowsCleared', 'turnEnded', 'turnBegan']);
    expect(full.books[0]).toBe(0);
  });

  it('[WP-131] a challenge wait does not wait for a player who left', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'finish').act(1, 'waive').act(2, 'leave');
    expect(table.eventTypes).toEqual(['seatRetired', 'waitClosed', 'handRefilled', 'turnEnded', 'turnBegan']);
  });

  it('[WP-131] if the challenger leaves, the bet is settled at its level first', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1')
      .act(1, 'challenge SONE S2')
      .act(0, 'raise')
      .act(1, 'leave');
    expect(table.eventTypes).toEqual(['betCalled', 'answerRevealed', 'challengeSettled', 'seatRetired']);
    expect(table.cash).toEqual([22_000, 0, 20_000]);
    expect(table.phase).toBe('place');
  });

  it('[WP-131] if the challenged player leaves, the bet is settled and the next turn begins', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(1, 'challenge SONE S1').act(0, 'leave');
    expect(table.findEvent('challengeSettled')!.result).toBe('B');
    expect(table.cash).toEqual([0, 21_000, 20_000]);
    expect(table.active).toBe(1);
    const right = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(0, 'leave');
    expect(right.eventTypes.slice(-3)).toEqual(['seatRetired', 'turnEnded', 'turnBegan']);
    expect(right.active).toBe(1);
  });

  it('[WP-131] a challenged player who leaves gets no book, even if the card was right', () => {
    const table = tableWhilePlacing(FOUR, [0, 1, 1, 1])
      .act(0, 'place SONE 1')
      .act(2, 'waive')
      .act(1, 'challenge SONE S2');
    expect(table.act(0, 'leave').eventTypes).toEqual([
      ...['betCalled', 'answerRevealed', 'challengeSettled', 'seatRetired'],
      ...['windowsCleared', 'turnEnded', 'turnBegan'],
    ]);
    expect(table.books[0]).toBe(0);
  });

  it('[WP-131] a challenger who leaves is gone before the turn continues', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(1, 'challenge SONE S1').act(1, 'leave');
    expect(table.eventTypes.slice(3)).toEqual(['cardRemoved', 'seatRetired', 'handRefilled', 'turnEnded', 'turnBegan']);
    expect(table.active).toBe(2);
    expect(table.cash).toEqual([19_000, 0, 20_000]);
  });

  it('[WP-131] a player not involved may leave during a bet', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(2, 'leave');
    expect(table.phase).toBe('bet');
    expect(table.act(0, 'call').cash).toEqual([21_000, 19_000, 0]);
  });

  it('[WP-131] in a PASS the remaining players exchange as soon as all have chosen', () => {
    const hands = [FOUR, ['AONE', 'ATWO', 'ATHREE', 'AFOUR'], ['SONEB', 'STWOB', 'STHREEB', 'SFOURB']];
    const players = hands.map((hand, seat) => ({ hand, at: seat === 0 ? 7 : 0 }));
    const table = stageTestTable({ players, dice: [1] })
      .act(0, 'roll')
      .act(1, 'pass AONE')
      .act(0, 'pass SONE')
      .act(2, 'leave');
    expect(table.eventTypes).toEqual(['seatRetired', 'cardsPassed', 'turnEnded', 'turnBegan']);
    expect(table.hand(0)).toEqual(['STWO', 'STHREE', 'SFOUR', 'AONE']);
    expect(table.hand(1)).toEqual(['ATWO', 'ATHREE', 'AFOUR', 'SONE']);
    const lander = stageTestTable({ players, dice: [1] })
      .act(0, 'roll')
      .act(0, 'pass SONE')
      .act(0, 'leave')
      .act(1, 'pass AONE');
    lander.act(2, 'pass SFOURB');
    expect(lander.hand(2)).toEqual(['SONEB', 'STWOB', 'STHREEB', 'AONE']);
    expect(lander.active).toBe(1);
  });

  it('[WP-131] a player who left receives no payments', () => {
    const table = stageTestTable({ players: [{}, { books: 1 }, { books: 2 }], dice: [4, 1] })
      .act(1, 'leave')
      .act(0, 'roll');
    expect(table.findEvent('infringementRolled')!.due).toEqual([{ seat: 2, amount: 500 }]);
  });

  it('[WP-131] the last remaining seat wins at once', () => {
    const table = stageTestTable({ players: [{}, { books: 5 }, {}] })
      .act(1, 'leave')
      .act(0, 'leave');
    expect(rules.status(table.state).outcome).toEqual({ ranking: [[2], [0], [1]], reason: 'Everyone else left' });
  });

  it('[WP-131] if the settlement wins the game, it ends before the seat leaves', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, cash: 99_000 }, {}, {}],
    });
    table.act(0, 'place SONE 1').act(1, 'challenge SONE S2').act(1, 'leave');
    expect(rules.status(table.state).outcome!.ranking[0]).toEqual([0]);
    expect(table.eventTypes).not.toContain('seatRetired');
  });

  it.each([
    ['challenger with the right answer', 'place SONE 2', 1],
    ['challenged player with a right card', 'place SONE 1', 0],
  ])('[WP-131, WP-029] a %s who leaves cannot win by the settlement', (_, placement, leaver) => {
    const players = [{ at: SPACE_BY_RELATION.S, hand: FOUR }, {}, {}].map((player, seat) =>
      seat === leaver ? { ...player, cash: 99_000 } : player,
    );
    const table = stageTestTable({ phase: 'place', players })
      .act(0, placement)
      .act(1, placement === 'place SONE 2' ? 'challenge SONE S1' : 'challenge SONE S2')
      .act(leaver, 'leave');
    expect(table.findEvent('challengeSettled')!.gains).toMatchObject(
      leaver === 1 ? { challenger: 1000 } : { challenged: 1000 },
    );
    expect(table.findEvent('gameWon')).toBeUndefined();
    expect(table.phase).toBe('roll');
    expect(table.viewFor('spectator').players[leaver]).toMatchObject({ left: true, cash: 0 });
    expect(table.findEvent('betCalled')).toMatchObject({ left: leaver });
  });

  it('[WP-131] a call by a player says nothing about leaving', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(1, 'challenge SONE S1').act(0, 'call');
    expect(table.findEvent('betCalled')).not.toHaveProperty('left');
  });
});
