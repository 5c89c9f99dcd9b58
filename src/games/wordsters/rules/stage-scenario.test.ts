import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import {
  DEFAULT_SETUP,
  lexicon,
  openTestTable,
  TestTable,
  type TestTableOptions,
  tryOpenTestTable,
} from '../testing/table.testing.ts';
import { startFromScenario } from './stage-scenario.ts';

const LEDGER = {
  card: [
    ['ANG', 'OTI'],
    ['LOV', 'STA'],
  ],
  round: 2,
  wordster: 'LOV',
  used: ['ANG'],
  phase: 'announce',
  selector: 0,
  announcer: 1,
  players: [
    { total: 9, points: 1, list: ['CLOVER', 'LOVELY'] },
    { total: 7, list: ['LOVER', 'GLOVE'] },
    { total: 11, list: ['LOVER'] },
    { total: 12 },
  ],
  accepted: ['LOVE'],
  struck: ['LOVES'],
  protected: [['LOVER', 2]],
  judged: [['LOVE', 'LOVER', 'DIFFERENT']],
  words: ['LOVE', 'LOVES', 'LOVER', 'LOVELY', 'CLOVER', 'GLOVE'],
};

const wrong = (scenario: { readonly [field: string]: Json }, spec: TestTableOptions = {}): string => {
  const table = tryOpenTestTable({ ...spec, scenario });
  if (table instanceof TestTable) return 'accepted';
  expect(table).toMatchObject({ code: 'BAD_SCENARIO', rule: 'WS-110' });
  return table.about[0]!;
};
const four = (change: { readonly [field: string]: Json }) => wrong({ ...LEDGER, ...change }, { seats: 4 });

describe('a scenario', () => {
  it('[WS-110] sets up the example of RULES.md', () => {
    const table = openTestTable({ seats: 4, scenario: LEDGER, at: 5000 });
    expect(table.status).toEqual({ toAct: [1], scores: [10, 7, 11, 12], deadline: 35_000, outcome: null });
    expect(table.view(1)).toMatchObject({
      round: 2,
      wordster: 'LOV',
      used: ['ANG'],
      selector: 0,
      accepted: ['LOVE'],
      struck: ['LOVES'],
      protections: [{ word: 'LOVER', seat: 2 }],
      judgements: [{ words: ['LOVE', 'LOVER'], verdict: 'DIFFERENT', ballots: [] }],
    });
    expect(table.moves(1)).toEqual(['announce GLOVE']);
  });

  it('[WS-110] gets defaults for missing fields', () => {
    expect(openTestTable({ scenario: {} }).view()).toMatchObject({ round: 1, selector: 0, phase: { type: 'select' } });
    const table = openTestTable({ scenario: { players: [{}, { list: [null, 'hang'] }] } });
    expect(table.view()).toMatchObject({ wordster: 'ANG', phase: { type: 'announce', seat: 1 } });
    expect(table.view(1).players[1]!.lines!.slice(0, 2)).toEqual([null, { word: 'HANG', fate: 'live', points: null }]);
    expect(openTestTable({ scenario: { round: 2, used: ['ANG'], phase: 'write' } }).view().wordster).toBe('OTI');
  });

  it('[WS-110] accepts lists that entryCheck would refuse', () => {
    const table = openTestTable({ scenario: { players: [{ list: ['ANG', "HANG'S", 'HANG', 'HANG'] }, {}] } });
    expect(table.live(0)).toBe("ANG HANG'S HANG HANG");
  });

  it.each([
    ['a word both live and accepted', { accepted: ['LOVE', 'GLOVE'] }, 'players – GLOVE'],
    ['a form of an accepted word that is live', { accepted: ['LOVE', 'GLOVES'] }, 'players – GLOVE'],
    ['two accepted words that are the same', { accepted: ['LOVE', 'LOVED'] }, 'accepted – '],
    ['a struck word that is live', { struck: ['GLOVE'] }, 'struck – GLOVE'],
    ['a protected word its owner does not have', { protected: [['LOVER', 0]] }, 'protected – seat 0'],
    [
      'a word protected twice',
      {
        protected: [
          ['LOVER', 2],
          ['LOVER', 1],
        ],
      },
      'protected – LOVER twice',
    ],
    ['a list of more than ten', { players: [{ list: Array(11).fill('LOVE') }, {}, {}, {}] }, 'players.0.list – '],
    ['a Wordster that is not on the card', { wordster: 'CAP' }, 'wordster – it is not on the card'],
    ['a Wordster used before', { wordster: 'ANG' }, 'wordster – it was used before'],
    ['a used Wordster that is not on the card', { used: ['CAP'] }, 'used – '],
    ['more used than earlier rounds', { used: ['ANG', 'OTI'] }, 'used – '],
    ['a first round with the back of the card', { used: ['STA'] }, 'used – round 1'],
    [
      'a card with a Wordster twice',
      {
        card: [
          ['ANG', 'ANG'],
          ['LOV', 'STA'],
        ],
      },
      'card – ',
    ],
    [
      'a Wordster of four letters',
      {
        card: [
          ['ANGE', 'OTI'],
          ['LOV', 'STA'],
        ],
      },
      'card.0.0 – ',
    ],
    ['a round too many', { round: 5 }, 'round – '],
    ['an announcer without a word', { announcer: 3 }, 'announcer – '],
    ['a seat that is not there', { selector: 4 }, 'selector – there is no such seat'],
    ['an unknown phase', { phase: 'vote' }, 'phase – '],
    ['an unknown field', { winner: 2 }, 'winner – '],
    ['an unknown field of a player', { players: [{ hand: 1 }, {}, {}, {}] }, 'players.0.hand – '],
    ['too few players', { players: [{}, {}] }, 'players – 2 are named for 4 seats'],
    ['a pair judged with itself', { judged: [['LOVE', 'LOVE', 'SAME']] }, 'judged – LOVE with itself'],
    [
      'a pair judged twice',
      {
        judged: [
          ['LOVE', 'LOVER', 'DIFFERENT'],
          ['LOVER', 'LOVE', 'DIFFERENT'],
        ],
      },
      'judged – ',
    ],
    ['a verdict that is none', { judged: [['LOVE', 'LOVER', 'PERHAPS']] }, 'judged.0.2 – '],
    ['points that are none', { players: [{ total: -1 }, {}, {}, {}] }, 'players.0.total – '],
    ['a word that no record could keep', { struck: ['LOV\u0000ED'] }, 'struck.0 – '],
    ['a fraction of a round', { round: 1.5 }, 'round – '],
    ['words in the choosing phase', { phase: 'select' }, 'announcer – '],
    ['no list where one is announced', { announcer: 1, players: [{}, {}, {}, {}], protected: [] }, 'players – nobody'],
  ] as const)('[WS-110] is refused: %s', (_, change, field) => {
    expect(four(change as unknown as { [field: string]: Json })).toContain(field);
  });

  it.each([
    [{ phase: 'select', players: [{ list: ['HANG'] }, {}] }, 'players – nothing is written yet'],
    [{ phase: 'select', wordster: 'ANG' }, 'wordster – none is chosen yet'],
    [{ phase: 'write', accepted: ['HANG'] }, 'accepted – nothing has been announced yet'],
    [{ phase: 'write', players: [{ done: true }, { done: true }] }, 'players – with everybody done'],
    [{ wordster: 'STA', phase: 'write' }, 'wordster – round 1 is played with the red side'],
  ] as const)('[WS-110] is refused: %j', (scenario, field) => {
    expect(wrong(scenario as unknown as { [field: string]: Json })).toContain(field);
  });

  it('[WS-110] is refused with a round beyond the last one', () => {
    expect(wrong({ round: 3 }, { setup: { rounds: 2 } })).toBe('round – this game has 2');
  });

  it.each([
    '7',
    '"x"',
    '[]',
    '[1]',
    '{"__proto__":1}',
    '{"players":{"length":2}}',
    '{"players":[null,null]}',
    '{"accepted":"HANG"}',
    '{"judged":[[]]}',
    '{"card":[]}',
    '{"round":1e308}',
    '{"used":["__PROTO__"]}',
  ])('[WS-110] does not crash on %s', (json) => {
    const scenario = JSON.parse(json) as Json;
    const table = tryOpenTestTable({ scenario: scenario as { [field: string]: Json } });
    expect(table instanceof TestTable || table.code === 'BAD_SCENARIO').toBe(true);
  });

  it('[WS-110] is refused if it is an array', () => {
    const env = { now: 0, random: randomFrom('list', 0), lexicon };
    expect(startFromScenario([], DEFAULT_SETUP, 2, env)).toMatchObject({
      ok: false,
      error: { code: 'BAD_SCENARIO' },
    });
  });

  it('[WS-110] puts the named Wordsters on the drawn card', () => {
    const table = openTestTable({
      scenario: { card: undefined as unknown as Json, round: 2, used: ['CAP'], wordster: 'QUI', phase: 'write' },
    });
    expect(table.view().card.slice(0, 2)).toEqual(['CAP', 'QUI']);
    expect(new Set(table.view().card).size).toBe(4);
  });
});
