import { expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { stageTestTable } from '../testing/table.testing.ts';
import { groupRolls, rollOutcomesOf } from './roll-outcomes.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];

function brought(players: Json): readonly string[] {
  const view = stageTestTable({ players }).viewFor(0);
  return rollOutcomesOf({ view, seat: 0, players: playerNames(NAMES, 0) }).map(
    ({ roll, name, effect: brings }) => `${roll} ${name}: ${brings}`,
  );
}

it('describes the effect of each roll: cards, royalties, a payment', () => {
  expect(brought([{ at: 0, books: 4 }, { books: 1 }, { books: 2 }])).toEqual([
    '1 Synonym: play synonyms',
    '2 Antonym: play antonyms',
    '3 Royalty: you get $8,000',
    '4 Writers: roll again: Bob and Cid each get $500 × the die',
    '5 Synonym: play synonyms',
    '6 Antonym: play antonyms',
  ]);
});

it('says if there is nothing to receive or pay', () => {
  const [, , royalty, writers] = brought([{ at: 0 }, { books: 4 }, {}]);
  expect(royalty).toBe('3 Royalty: no money: you have no books yet');
  expect(writers).toBe('4 Writers: no effect: nobody else is a Writer');
});

it('does not deny that the viewer is a Writer', () => {
  expect(brought([{ at: 0, books: 1 }, { books: 4 }, {}])[3]).toBe('4 Writers: no effect: nobody else is a Writer');
});

it('puts the choice at START before the space beyond it (WP-038)', () => {
  const [first, start, , beyond] = brought([{ at: 26, books: 1 }, {}, {}]);
  expect(first).toBe('1 Antonym: play antonyms');
  expect(start).toBe('2 Start: a book or $1,000');
  expect(beyond).toBe('4 Antonym: first a book or $1,000 at Start, then this space');
});

it('puts rolls with the same effect together, in a few words', () => {
  const groups = (players: Json) => {
    const view = stageTestTable({ players }).viewFor(0);
    return groupRolls(rollOutcomesOf({ view, seat: 0, players: playerNames(NAMES, 0) })).map(
      ({ rolls, name, brief }) => `${rolls.join(' ')} ${name}: ${brief}`,
    );
  };
  expect(groups([{ at: 0 }, { books: 1 }, {}])).toEqual([
    '1 5 Synonym: same meaning',
    '2 6 Antonym: opposite',
    '3 Royalty: no books, no money',
    '4 Writers: pay Writers',
  ]);
  expect(groups([{ at: 26, books: 1 }, {}, {}])).toContain('2 Start: a book');
  expect(groups([{ at: 26, books: 1 }, {}, {}])).toContain('3 Synonym: Start first');
});
