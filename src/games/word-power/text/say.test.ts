import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { rules } from '../rules/rules.ts';
import { SPACE_BY_RELATION, stageTestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { spaceTitle } from './phrases.ts';
import { sayRefusal } from './refusals.ts';
import { say } from './say.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

const refusalOf = (table: ReturnType<typeof tableWhilePlacing>, seat: number, text: string): string => {
  const result = rules.apply(table.state, { type: 'move', seat, move: rules.parseMove(text)! }, {
    now: table.now,
  } as never);
  return result.ok ? 'accepted' : say.refusal(result.error, playerNames([], null));
};

describe('sentences', () => {
  it('name the card, an alternative and the rule in a refusal', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1');
    expect(refusalOf(table, 1, 'challenge SONE S1')).toBe(
      'S1 is just what SONE on window 1 says: word 1 is the synonym. A challenge names another answer (WP-095).',
    );
    expect(refusalOf(table, 0, 'place AONE 1')).toBe('You do not hold AONE. You may lay STWO, STHREE, SFOUR (WP-062).');
    expect(refusalOf(table, 1, 'challenge AONE S1')).toContain('You may challenge SONE (WP-096)');
    expect(refusalOf(table, 1, 'roll')).toBe('You cannot roll the die now: cards are being laid (WP-141).');
    table.act(1, 'challenge SONE S2');
    expect(refusalOf(table, 0, 'raise 20000')).toBe(
      "$20,000 is too much: half of the poorer player's money allows $10,000 (WP-103).",
    );
    expect(refusalOf(table, 0, 'raise 3000')).toContain('the next step is $2,000');
  });

  it('exist for an unknown refusal', () => {
    expect(sayRefusal({ code: 'constructor', rule: 'WP-000', about: [] })).toMatch(/^[A-Z].*\(WP-000\)\.$/);
  });

  it('describe events with names and money', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2');
    expect(say.event(table.events[0]!, playerNames(NAMES, null))).toContain(
      'Ann lays SONE (noun): 1 alpha-sone, 2 bravo-sone',
    );
    table.act(1, 'challenge SONE S1').act(0, 'raise').act(1, 'call');
    const log = table.events.map((event) => say.event(event, playerNames(NAMES, null))).join('\n');
    expect(log).toContain('Bob calls at $2,000.');
    expect(log).toContain('The dictionary says S1: alpha-sone is the synonym of SONE, “the secret meaning of SONE”.');
    expect(log).toContain('Bob was right and wins $2,000 from Ann.');
    expect(log).not.toContain('undefined');
  });

  it('show players, windows and the viewer’s own hand on the table', () => {
    const table = tableWhilePlacing(FOUR, [['AONE', 'ATWO'], 0, 0, 0]).act(0, 'place SONE 2');
    const text = say.table(table.viewFor(0), 0, playerNames(NAMES, null));
    expect(text).toMatch(/^> Ann .*0 books.*\$20,000.*Play Synonyms$/m);
    expect(text).toMatch(/^\[1\] ATWO .*\n {4}AONE/m);
    expect(text).toMatch(/^\[2\] SONE .*<this turn, open>$/m);
    expect(text).toMatch(/^ {4}STWO \(noun\): 1 alpha-stwo/m);
    expect(say.table(table.viewFor(1), 1, playerNames(NAMES, null))).not.toContain('STWO (');
  });

  it('prompt each seat for what it can do', () => {
    const table = tableWhilePlacing(FOUR, [1, 1, 1, 0]);
    expect(say.prompt(table.viewFor(0), 0, playerNames(NAMES, null))).toBe('Play synonyms, or pay $500.');
    expect(say.prompt(table.viewFor(1), 1, playerNames(NAMES, null))).toBe('Waiting for Ann.');
    table.act(0, 'place SFOUR 4');
    expect(say.prompt(table.viewFor(0), 0, playerNames(NAMES, null))).toBe('Waiting for Bob and Cid.');
    expect(say.prompt(table.viewFor(1), 1, playerNames(NAMES, null))).toBe('Challenge SFOUR, or let it stand.');
    table.act(1, 'challenge SFOUR S1');
    expect(say.prompt(table.viewFor(0), 0, playerNames(NAMES, null))).toBe('Call at $1,000, or raise.');
    const pass = stageTestTable({ players: [{ at: 7 }, {}, {}], dice: [1] });
    expect(say.prompt(pass.viewFor(0), 0, playerNames(NAMES, null))).toBe('Roll the die.');
    expect(say.prompt(pass.act(0, 'roll').viewFor(1), 1, playerNames(NAMES, null))).toContain(
      'Choose 1 card to pass to the left',
    );
  });

  it('name the winner and list the cards at the end', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR, books: 9 }, {}, {}],
      windows: [1, 1, 1, 0],
    });
    table.act(0, 'place SONE 4').act(1, 'waive').act(2, 'waive');
    expect(say.prompt(table.viewFor(2), 2, playerNames(NAMES, null))).toBe('The game is over: Ann has won.');
    expect(say.table(table.viewFor(2), 2, playerNames(NAMES, null))).toContain(
      'Ann laid SONE on 4 (delta-sone): wrong, it is S1: alpha-sone is the synonym',
    );
  });

  it('name every space', () => {
    expect(spaceTitle(14)).toBe('All Pass 2 Cards');
    expect(spaceTitle(25)).toBe('Infringement: Novelists, $1,500 a pip');
  });
});
