import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { DEFAULT_SETUP, gridRows, nearlyFullGrid, openTestTable, tryOpenTestTable } from '../testing/table.testing.ts';
import { startFromScenario } from './stage-scenario.ts';

const lexicon = loadLexicon('standard');

describe('a scenario', () => {
  it('sets up the given fields and fills in the rest', () => {
    const table = openTestTable({
      seats: 3,
      lexicon,
      words: 'DOOR ORE OAK SOAK',
      scenario: {
        words: ['DOOR', 'ORE', 'OAK', 'SOAK'],
        taskWords: { '0': ['OAK', 'ANNA'] },
        exceptions: { '0': ['ANNA'] },
        caller: 1,
        letter: 'Q',
        grids: { '0': ['DOORE.', ' ANNA ', '......', '......', '......', '......'], '1': 35, '2': 34 },
        cards: { '2': 'QX' },
        tasks: { '0': 'T05' },
        finishedFirst: [],
        calls: 'ET',
      },
      at: 7000,
    });
    expect(table.view('spectator')).toMatchObject({
      phase: 'respond',
      caller: 1,
      letter: 'Q',
      limit: 37_000,
      at: 7000,
    });
    expect(table.grid(0).slice(0, 2)).toEqual(['DOORE.', '.ANNA.']);
    expect(table.view().players.map(({ filled }) => filled)).toEqual([9, 35, 34]);
    expect(table.view(1).players[1]!.grid).toMatch(/^[A-Z]{35}\.$/);
    expect(table.view().players[2]!.cards).toBe('QX');
    expect(table.view(0).players[0]!.task).toMatchObject({
      id: 'T05',
      staged: { words: ['OAK', 'ANNA'], exceptions: ['ANNA'] },
    });
    expect(table.view(1).players[1]!.task!.staged).toBeNull();
  });

  it('starts in the phase that follows from it', () => {
    const phase = (scenario: Json, setup = {}) => {
      const { phase, toAct } = openTestTable({ seats: 3, scenario, setup }).view();
      return [phase, ...toAct];
    };
    expect(phase({})).toEqual(['call', 0]);
    expect(phase({ caller: 2 })).toEqual(['call', 2]);
    expect(phase({ caller: 2, grids: { '2': 36 } })).toEqual(['call', 0]);
    expect(phase({ letter: 'E' })).toEqual(['respond', 0, 1, 2]);
    expect(phase({ letter: 'E', done: [1] })).toEqual(['respond', 0, 2]);
    expect(phase({ letter: 'E', done: [0, 1, 2] })).toEqual(['call', 1]);
    expect(phase({ grids: { '0': 36, '2': 36 } })).toEqual(['final', 1]);
    expect(phase({ grids: { '0': 36, '1': 36, '2': 36 } })).toEqual(['over']);
    expect(phase({ grids: { '0': 36, '1': 36, '2': 36 } }, { scoring: 'manual' })).toEqual(['mark', 0, 1, 2]);
    expect(phase({ away: [0, 1, 2], letter: 'E' })).toEqual(['call', 1]);
  });

  it('knows who filled the grid in the current turn', () => {
    const grids = { '0': 36, '1': nearlyFullGrid(1) };
    const now = openTestTable({ seats: 3, scenario: { letter: 'E', done: [0], grids } });
    now.acts(['1 place R6C6', '2 place R6C6', '2 decline']);
    expect(now.view().results.map((result) => result!.first)).toEqual([3, 3, 0]);
    const later = openTestTable({ seats: 3, scenario: { letter: 'E', grids } });
    later.acts(['1 place R6C6', '2 place R6C6', '2 decline']);
    expect(later.view().results.map((result) => result!.first)).toEqual([0, 0, 0]);
  });

  it('offers the last letter to the only unfinished seat, or scores if there is none, whatever letter is called (OB-073, OB-075)', () => {
    const last = openTestTable({ scenario: { letter: 'E', done: [0], grids: { '0': 36, '1': nearlyFullGrid(1) } } });
    expect(last.view()).toMatchObject({ phase: 'final', letter: null, toAct: [1] });
    const none = openTestTable({ scenario: { letter: 'E', done: [0, 1], grids: { '0': 36, '1': 36 } } });
    expect(none.view().phase).toBe('over');
  });

  it('uses its words, task words and exceptions in place of the lexicon', () => {
    const scenario = {
      grids: { '0': nearlyFullGrid(0, 'Z').with(0, 'OAKZZZ').with(2, 'ANNAZZ'), '1': 36 },
      taskWords: { '0': ['OAK', 'ANNA'] },
      exceptions: { '0': ['ANNA'] },
    };
    const table = openTestTable({ lexicon, words: 'OAK', scenario });
    expect(table.view().results[0]!.counted).toMatchObject([
      { word: 'OAK', fits: true, exception: false },
      { word: 'ANNA', fits: true, exception: true },
    ]);
    expect(table.status.scores[0]).toBe(11);
  });

  it.each([
    [[], 'a scenario is an object'],
    ['x', 'a scenario is an object'],
    [{ colour: 1 }, 'there is no field “colour”'],
    [JSON.parse('{"__proto__": {}}'), 'there is no field “__proto__”'],
    [{ caller: 3 }, 'caller must be a seat from 0 to 1'],
    [{ caller: '0' }, 'caller must be a seat from 0 to 1'],
    [{ letter: 'QU' }, 'letter must be one letter A to Z'],
    [{ letter: null }, 'letter must be one letter A to Z'],
    [{ grids: [] }, 'grids must be an object with a field for each seat'],
    [{ grids: { '2': 3 } }, 'grids: there is no seat “2”'],
    [JSON.parse('{"grids": {"__proto__": 3}}'), 'grids: there is no seat “__proto__”'],
    [{ grids: { '0': 37 } }, 'grids: seat 0 must have six strings of six, or a number from 0 to 36'],
    [{ grids: { '0': 1.5 } }, 'grids: seat 0 must have six strings of six, or a number from 0 to 36'],
    [{ grids: { '0': ['ABC'] } }, 'grids: seat 0 must have six strings of six, or a number from 0 to 36'],
    [{ grids: { '0': gridRows('A1') } }, 'grids: seat 0 must have six strings of six, or a number from 0 to 36'],
    [{ cards: { '0': 'Q1' } }, 'cards: seat 0 must have letters'],
    [{ cards: { '0': 'Q', '1': 'XQ' } }, 'cards: the card Q is in two places'],
    [{ cards: { '0': 'QQ' } }, 'cards: the card Q is in two places'],
    [{ tasks: { '0': 'T61' } }, 'tasks: there is no task card “T61”'],
    [{ tasks: { '0': 5 } }, 'tasks: seat 0 must have the name of a task card'],
    [{ tasks: { '0': 'T05', '1': 'T05' } }, 'tasks: a card is in two hands'],
    [{ taskWords: { '0': 'OAK' } }, 'taskWords: seat 0 must have a list of words'],
    [{ exceptions: { '0': [1] } }, 'exceptions: seat 0 must have a list of words'],
    [{ finishedFirst: [0] }, 'finishedFirst: seat 0 has empty squares'],
    [{ finishedFirst: 0 }, 'finishedFirst must be a list of seats'],
    [{ away: [2] }, 'away: a seat is a number from 0 to 1'],
    [{ away: [1, 1] }, 'away names a seat twice'],
    [{ done: [0] }, 'done needs a letter that was called'],
    [{ calls: 'E T' }, 'calls must be letters A to Z'],
    [{ callers: [2] }, 'callers: a seat is a number from 0 to 1'],
    [{ words: 'OAK' }, 'words must be a list of words'],
  ] as [Json, string][])('%j cannot be set up: %s', (scenario, why) => {
    expect(tryOpenTestTable({ lexicon, scenario })).toBe(why);
  });

  it('calls its letters at once for the callers it names, until they are used up', () => {
    const table = openTestTable({ lexicon, scenario: { caller: 0, callers: [1], calls: 'ET' } });
    table.acts(['0 call A', '0 place R1C1']);
    expect(table.eventTypes(1, 'place R1C1')).toEqual(['done', 'turnComplete', 'turn', 'called']);
    table.acts(['0 place R1C2', '1 place R1C2', '0 call A', '0 place R1C3', '1 place R1C3']);
    table.acts(['0 place R1C4', '1 place R1C4', '0 call A', '0 place R1C5', '1 place R1C5']);
    expect(table.view().calls.map(({ caller, letter }) => `${caller}${letter}`)).toEqual([
      '0A',
      '1E',
      '0A',
      '1T',
      '0A',
    ]);
    expect(table.status.toAct).toEqual([1]);
    expect(openTestTable({ lexicon, scenario: { caller: 1, callers: [1], calls: 'E' } }).view().calls).toEqual([
      { caller: 1, letter: 'E' },
    ]);
  });

  it('has no tasks if the option is off', () => {
    const scenario = {
      grids: { '0': nearlyFullGrid(0).with(0, 'OAKXXX'), '1': 36 },
      tasks: { '0': 'T01' },
      taskWords: { '0': ['OAK'] },
    };
    const table = openTestTable({ lexicon, words: 'OAK', setup: { tasks: 'off' }, scenario });
    expect(table.view().results[0]).toMatchObject({ words: 3, task: 0 });
  });

  it('is refused by section 18 and never throws, whatever it contains', () => {
    const env = { now: 0, random: randomFrom('noise', 0), lexicon };
    const field = fc.constantFrom(
      'caller',
      'letter',
      'grids',
      'cards',
      'tasks',
      'taskWords',
      'exceptions',
      'done',
      'away',
      'calls',
      'callers',
      'finishedFirst',
      'words',
    );
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })), (scenario) => {
        const staged = startFromScenario(scenario as Json, DEFAULT_SETUP, 3, env);
        if (!staged.ok) expect(staged.error).toMatchObject({ code: 'BAD_SCENARIO', rule: 'OB-§18' });
      }),
      { numRuns: 300 },
    );
  });
});
