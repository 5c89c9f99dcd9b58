import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { SPACE_BY_RELATION, stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { spaceTitle } from './phrases.ts';
import { say } from './say.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

const names = (reader: number | null = null) => playerNames(NAMES, reader);
const logOf = (table: TestTable, reader: number | null = null): readonly (string | null)[] =>
  table.events.map((event) => say.event(event, names(reader))).filter((line) => line !== null);
const promptFor = (table: TestTable, seat: number): string => say.prompt(table.viewFor(seat), seat, names(seat));

describe('event sentences', () => {
  it('name the key, the word said and the window of a card, not all its words', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2');
    expect(logOf(table)).toEqual(['Ann played SONE on window 2: “bravo-sone”.']);
    expect(logOf(table, 0)).toEqual(['You played SONE on window 2: “bravo-sone”.']);
  });

  it('tell a challenge as a claim with its word, then the answer and who won what', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(1, 'challenge SONE S1');
    expect(logOf(table)).toEqual(['Bob challenged SONE for $1,000, saying “alpha-sone” means the same thing.']);
    table.act(0, 'raise').act(1, 'call');
    expect(logOf(table, 1)).toEqual([
      'You called, so the bet stayed at $2,000.',
      'The dictionary says “alpha-sone” means the same thing as SONE: “the secret meaning of SONE”.',
      'You were right and won $2,000 from Ann.',
      'SONE came off window 2, and the turn ended.',
      'Ann drew 1 card.',
      'Round 1: your turn.',
    ]);
  });

  it.each([
    [500, 'S1', 'Bob was right and won $500, all that Ann had.'],
    [0, 'S1', 'Bob was right, but Ann had no money to lose.'],
    [500, 'S3', 'Both were wrong: Bob lost $1,000 and Ann lost $500.'],
  ])('explain what a player with $%d can lose (%s)', (cash, claim, sentence) => {
    const players = [{ at: SPACE_BY_RELATION.S, hand: FOUR, cash }, {}, {}];
    const table = stageTestTable({ phase: 'place', players }).act(0, 'place SONE 2').act(1, `challenge SONE ${claim}`);
    expect(logOf(table)).toContain('The bet can’t go above $1,000.');
    expect(logOf(table)).toContain(sentence);
  });

  it('do not say that a player called who did not', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(1, 'challenge SONE S1').act(1, 'leave');
    expect(logOf(table)[0]).toBe('Bob left, so the bet ended at $1,000.');
    expect(logOf(table).join()).not.toContain('called');
  });

  it('do not ask for challenges after one was settled', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'finish').act(2, 'waive');
    table.act(1, 'challenge SONE S2').act(0, 'call');
    expect(table.eventTypes).toContain('waitClosed');
    expect(logOf(table).join()).not.toMatch(/challenge/);
  });

  it('are true about short hands in a PASS', () => {
    const players = [
      { at: 20, hand: FOUR },
      { hand: ['AONE'], handSize: 1 },
      { hand: [], handSize: 0 },
    ];
    const table = stageTestTable({ players, dice: [3], draw: { blue: { only: [] } } }).act(0, 'roll');
    expect(logOf(table).slice(1)).toEqual([
      'Everyone has to pass 3 cards to the left, or as many as they have.',
      'Cid had no cards to choose from.',
    ]);
    table.act(1, 'pass AONE').act(0, 'pass SONE STWO STHREE');
    expect(logOf(table)).toContain('Cards passed to the left: 3 by Ann and 1 by Bob.');
  });

  it('tell full hands simply', () => {
    const table = stageTestTable({ players: [{ at: 7, hand: FOUR }, {}], dice: [1] }).act(0, 'roll');
    expect(logOf(table)).toContain('Everyone has to pass 1 card to the left.');
    table.act(0, 'pass SONE').timeUp();
    expect(logOf(table)).toContain('Everyone passed 1 card to the left.');
  });

  it('name a new rank only when it is reached', () => {
    const publish = (books: number): string | undefined => {
      const table = stageTestTable({ players: [{ at: 27, books }, {}], dice: [1] })
        .act(0, 'roll')
        .act(0, 'book');
      return logOf(table)[0] ?? undefined;
    };
    expect(publish(3)).toBe('Ann published book 4 at Start and became a Journalist.');
    expect(publish(4)).toBe('Ann published book 5 at Start.');
  });

  it.each([
    [{ books: 7, cash: 79_500 }, 'royalty', 'You won with $100,500!', 'Ann won with $100,500!'],
    [{ books: 9, cash: 20_000 }, 'book', 'You won with 10 books!', 'Ann won with 10 books!'],
  ])('say how the game was won (%o)', (player, choice, own, other) => {
    const table = stageTestTable({ players: [{ at: 27, ...player }, {}], dice: [1] })
      .act(0, 'roll')
      .act(0, choice);
    expect(logOf(table, 0).at(-1)).toBe(own);
    expect(logOf(table, 1).at(-1)).toBe(other);
  });

  it('say who won after the last round and as the last one left', () => {
    const left = stageTestTable({ players: [{}, {}] }).act(1, 'leave');
    expect(logOf(left)).toEqual(['Bob left the game.', 'Everyone else left, so Ann won.']);
    const won = { type: 'gameWon', seat: 1, reason: 'rounds', books: 6, cash: 34_000 } as const;
    expect(say.event(won, names())).toBe('Bob won after the last round with 6 books and $34,000!');
  });
});

describe('the table as text', () => {
  it('shows players, windows and the viewer’s own hand', () => {
    const table = tableWhilePlacing(FOUR, [['AONE', 'ATWO'], 0, 0, 0]).act(0, 'place SONE 2');
    const text = say.table(table.viewFor(0), 0, names());
    expect(text).toMatch(/^> Ann .*0 books.*\$20,000.*Synonym$/m);
    expect(text).toMatch(/^\[1\] ATWO .*\n {4}AONE/m);
    expect(text).toMatch(/^\[2\] SONE .*<this turn>$/m);
    expect(text).toMatch(/^ {4}STWO \(noun\): 1 alpha-stwo/m);
    expect(say.table(table.viewFor(1), 1, names())).not.toContain('STWO (');
  });

  it('lists the cards at the end', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, books: 9 }, {}, {}],
      windows: [1, 1, 1, 0],
    });
    table.act(0, 'place SONE 4').act(1, 'waive').act(2, 'waive');
    expect(promptFor(table, 2)).toBe('The game is over. Ann won.');
    expect(say.table(table.viewFor(2), 2, names())).toContain(
      'Ann played SONE on 4 (delta-sone): wrong, “alpha-sone” means the same thing (S1)',
    );
  });

  it('names every space as the board does', () => {
    expect(spaceTitle(14)).toBe('Pass 2 cards');
    expect(spaceTitle(25)).toBe('Copyright: Novelists');
  });
});

describe('prompts', () => {
  it('ask each seat for what it can do', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0]);
    expect(promptFor(table, 0)).toBe('Play synonyms (same meaning), or pay $500.');
    expect(promptFor(table, 1)).toBe('Ann is playing synonyms.');
    table.act(0, 'place SFOUR 4');
    expect(promptFor(table, 0)).toBe('Waiting for Bob and Cid to decide.');
    table.act(1, 'challenge SFOUR S1');
    expect(promptFor(table, 0)).toBe('Call and see the answer for $1,000, or raise?');
    expect(promptFor(table, 2)).toBe('Waiting for Ann to call or raise.');
    const pass = stageTestTable({ players: [{ at: 7 }, {}, {}], dice: [1] });
    expect(promptFor(pass, 0)).toBe('Roll the die.');
    expect(promptFor(pass.act(0, 'roll'), 1)).toBe('Choose 1 card to pass to Cid.');
  });

  it('offer a challenge from the first card on, while its player is still placing', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1');
    expect(table.phase).toBe('place');
    expect(promptFor(table, 1)).toBe('Challenge SONE?');
    table.act(0, 'place STWO 2');
    expect(promptFor(table, 1)).toBe('Challenge one of the 2 cards?');
    expect(promptFor(table.act(1, 'waive'), 1)).toBe('Ann is playing synonyms.');
  });

  it('name the lost turn of a player who cannot pay', () => {
    const poor = stageTestTable({ phase: 'place', players: [{ at: 9, cash: 500 }, {}] });
    expect(promptFor(poor, 0)).toBe('Play synonyms (same meaning), or lose your next turn.');
  });
});
