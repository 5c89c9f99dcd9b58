import { describe, expect, it } from 'vitest';
import { stageTestTable } from '../../testing/table.testing.ts';
import { authorStatusOf, royaltyOf, SPACES } from '../spaces.ts';

const at = (
  space: number,
  roll: number,
  first: object = {},
  others: readonly object[] = [{}, {}],
  dice: number[] = [],
) => stageTestTable({ players: [{ at: space, ...first }, ...others] as never, dice: [roll, ...dice] });

describe('the board', () => {
  it('[WP-114, WP-115, WP-116, WP-056] has its 28 spaces in this order', () => {
    const short = SPACES.map((space) => {
      if (space.type === 'play') return space.relation;
      if (space.type === 'pass') return `pass ${space.count}`;
      return space.type === 'infringement' ? `${space.status} ${space.rate}` : space.type;
    });
    expect(short.join(', ')).toBe(
      'start, S, A, royalty, Writer 500, S, A, SA, pass 1, S, A, royalty, S, Journalist 1000, ' +
        'pass 2, A, S, SA, A, royalty, S, SA, A, pass 3, S, Novelist 1500, royalty, A',
    );
    const counts = new Map<string, number>();
    for (const kind of short.map((name) => name.split(' ')[0]!)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(counts.get('S')).toBe(7);
    expect(counts.get('A')).toBe(7);
    expect(counts.get('SA')).toBe(3);
    expect(counts.get('royalty')).toBe(4);
  });

  it('[WP-045, WP-046, WP-117] status and royalty depend on the number of books', () => {
    expect([0, 1, 3, 4, 6, 7, 9, 10].map(authorStatusOf)).toEqual([
      null,
      'Writer',
      'Writer',
      'Journalist',
      'Journalist',
      'Novelist',
      'Novelist',
      'Novelist',
    ]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(royaltyOf)).toEqual([
      0, 1000, 2000, 3000, 8000, 10_000, 12_000, 21_000, 24_000, 27_000, 30_000, 36_000,
    ]);
  });
});

describe('moving', () => {
  it('[WP-022, WP-127] the roll moves the pawn clockwise, and the space takes effect', () => {
    const table = at(5, 4).act(0, 'roll');
    expect(table.findEvent('rolled')).toMatchObject({ seat: 0, roll: 4 });
    expect(table.findEvent('moved')).toMatchObject({ path: [6, 7, 8, 9], passedStart: false });
    expect(table.state.players[0]!.at).toBe(9);
    expect(table.phase).toBe('place');
  });

  it('[WP-023] passing royalty, infringement and PASS spaces has no effect', () => {
    const table = at(22, 5, { books: 3 }, [{ books: 8 }, {}]).act(0, 'roll');
    expect(table.eventTypes).toEqual(['rolled', 'moved']);
    expect(table.cash).toEqual([20_000, 20_000, 20_000]);
  });

  it('[WP-024] after a turn the next seat clockwise begins', () => {
    const table = stageTestTable({ active: 2, players: [{}, {}, {}], dice: [3] }).act(2, 'roll');
    expect(table.eventTypes).toEqual(['rolled', 'moved', 'royaltyPaid', 'turnEnded', 'turnBegan']);
    expect(table.active).toBe(0);
  });

  it('[WP-025, WP-027] a lost turn is skipped once: no roll, no START, no play', () => {
    const table = at(0, 3, {}, [{ losesTurn: true, at: 27 }, {}], [3, 3]).act(0, 'roll');
    expect(table.eventTypes.slice(-3)).toEqual(['turnEnded', 'turnLost', 'turnBegan']);
    expect(table.findEvent('turnLost')).toMatchObject({ seat: 1 });
    expect(table.active).toBe(2);
    expect(table.state.players[1]).toMatchObject({ losesTurn: false, at: 27 });
    table.act(2, 'roll').act(0, 'roll').act(0, 'noplay');
    expect(table.active).toBe(1);
  });

  it('[WP-025] if everybody loses a turn, all are skipped once and the next seat plays', () => {
    const table = stageTestTable({ players: [{ cash: 0, at: 3 }, { losesTurn: true }], dice: [2] }).act(0, 'roll');
    table.act(0, 'noplay');
    expect(table.eventTypes).toEqual(['noPlayDeclared', 'turnEnded', 'turnLost', 'turnLost', 'turnBegan']);
    expect(table.active).toBe(1);
  });
});

describe('START', () => {
  it('[WP-037, WP-081] landing on or passing START offers royalties or a book', () => {
    expect(at(26, 2).act(0, 'roll').phase).toBe('start');
    const table = at(26, 3).act(0, 'roll');
    expect(table.eventTypes).toEqual(['rolled', 'moved', 'startOffered']);
    expect(table.findEvent('moved')!.passedStart).toBe(true);
    table.act(0, 'book');
    expect(table.findEvent('bookPublished')).toMatchObject({ seat: 0, method: 'A', count: 1, status: 'Writer' });
    expect(at(26, 3, { books: 5 }).act(0, 'roll').act(0, 'royalty').cash[0]).toBe(30_000);
  });

  it('[WP-038] the choice comes before the effect of the space reached', () => {
    const table = at(26, 3).act(0, 'roll').act(0, 'book');
    expect(table.phase).toBe('place');
    expect(table.state.players[0]!.at).toBe(1);
  });

  it('[WP-039] landing exactly on START, the choice is the whole turn', () => {
    const table = at(26, 2).act(0, 'roll').act(0, 'royalty');
    expect(table.active).toBe(1);
    expect(table.eventTypes).toEqual(['startChosen', 'royaltyPaid', 'turnEnded', 'turnBegan']);
  });

  it('[WP-040] leaving START is not passing it', () => {
    expect(at(0, 5).act(0, 'roll').phase).toBe('place');
  });

  it('[WP-041] royalties at START ignore the new book; a book published there counts for the space reached', () => {
    const table = at(25, 6, { books: 3 }).act(0, 'roll').act(0, 'book');
    expect(table.findEvent('royaltyPaid')).toMatchObject({ amount: 8000, books: 4, status: 'Journalist' });
    const other = at(25, 6, { books: 3 }).act(0, 'roll').act(0, 'royalty');
    expect(other.cash[0]).toBe(20_000 + 3000 + 3000);
  });

  it('[WP-042] royalties may be chosen without books and pay nothing', () => {
    const table = at(26, 2).act(0, 'roll').act(0, 'royalty');
    expect(table.findEvent('royaltyPaid')).toMatchObject({ amount: 0, books: 0, status: null });
  });

  it('[WP-043, WP-054] royalties from START can pay for an infringement in the same turn', () => {
    const poor = { books: 3, cash: 1000 };
    const table = at(27, 5, poor, [{ books: 1 }, {}], [6]).act(0, 'roll');
    expect(table.phase).toBe('start');
    table.act(0, 'royalty');
    expect(table.findEvent('infringementPaid')).toMatchObject({ total: 3000 });
    expect(table.cash).toEqual([1000, 23_000, 20_000]);
  });
});

describe('royalties and infringement', () => {
  it('[WP-044] the House pays royalties by status, and the turn ends without placing cards', () => {
    const table = at(0, 3, { books: 5 }).act(0, 'roll');
    expect(table.cash[0]).toBe(30_000);
    expect(table.state.house).toBe(-70_000);
    expect(table.active).toBe(1);
  });

  it('[WP-048, WP-049, WP-051] a second roll sets what each other player of that status receives', () => {
    const others = [{ books: 4 }, { books: 6 }, { books: 7 }, { books: 0 }];
    const table = at(9, 4, { books: 5 }, others, [3]).act(0, 'roll');
    expect(table.findEvent('infringementRolled')).toEqual({
      type: 'infringementRolled',
      seat: 0,
      roll: 3,
      due: [
        { seat: 1, amount: 3000 },
        { seat: 2, amount: 3000 },
      ],
    });
    expect(table.cash).toEqual([14_000, 23_000, 23_000, 20_000, 20_000]);
    expect(table.active).toBe(1);
    expect(at(19, 6, {}, [{ books: 9 }, {}], [2]).act(0, 'roll').cash).toEqual([17_000, 23_000, 20_000]);
    expect(at(0, 4, {}, [{ books: 1 }, {}], [2]).act(0, 'roll').cash).toEqual([19_000, 21_000, 20_000]);
  });

  it('[WP-050] if nobody is eligible, the die is still rolled and shown, and the next turn begins', () => {
    const table = at(0, 4, { books: 2 }, [{ books: 4 }, {}], [5]).act(0, 'roll');
    expect(table.eventTypes).toEqual(['rolled', 'moved', 'infringementRolled', 'turnEnded', 'turnBegan']);
    expect(table.findEvent('infringementRolled')).toMatchObject({ roll: 5, due: [] });
    expect(table.viewFor('spectator').thrown).toEqual([4, 5]);
  });

  it('[WP-052] a player who cannot pay everybody pays nobody and loses the next turn', () => {
    const table = at(0, 4, { cash: 4500 }, [{ books: 1 }, { books: 2 }], [5]).act(0, 'roll');
    expect(table.findEvent('infringementUnpaid')).toMatchObject({ total: 5000 });
    expect(table.cash).toEqual([4500, 20_000, 20_000]);
    expect(table.state.players[0]!.losesTurn).toBe(true);
  });

  it('[WP-053] exactly the total is enough and leaves no cash', () => {
    const table = at(0, 4, { cash: 5000 }, [{ books: 1 }, { books: 2 }], [5]).act(0, 'roll');
    expect(table.cash).toEqual([0, 22_500, 22_500]);
    expect(table.state.players[0]!.losesTurn).toBe(false);
  });

  it('[WP-026] a player who loses the next turn still receives infringement money', () => {
    const table = at(0, 4, {}, [{ books: 1, losesTurn: true }, {}], [2]).act(0, 'roll');
    expect(table.cash[1]).toBe(21_000);
  });
});
