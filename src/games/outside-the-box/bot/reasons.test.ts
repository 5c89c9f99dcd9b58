import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';

const lexicon = loadLexicon('standard');
const NAMES = ['Ann', 'Bob'];

function why(table: TestTable, level: BotLevel = 'master', words = lexicon) {
  const view = table.view(0);
  const env = () => ({ now: view.at, random: randomFrom('why', 0), lexicon: words });
  const explained = bot.explain(view, 0, plainPersona(level), env(), playerNames(NAMES, null))!;
  expect(explained.move).toEqual(bot.choose(view, 0, plainPersona(level), env())!.move);
  return `${formatMove(explained.move)}: ${explained.why}`;
}

/** Only needs an E for LITTLE and SIMPLE. */
const ruinable = ['XXXXXS', 'XXXXXI', 'XXXXXM', 'XXXXXP', 'XXXXXL', 'LITTL.'];
const setup = { tasks: 'off' } as const;

describe('the reason for a bot’s move', () => {
  it('names the words a letter makes', () => {
    expect(
      why(openTestTable({ lexicon, setup, scenario: { letter: 'D', grids: { '0': gridRows('FRIEN') } } })),
    ).toMatch(
      /^place R1C6: I’d write “D” in row 1, column 6\. That makes FRIEND in row 1 \(10 points\)\. Column 6 could become one of [\d,]+ words, such as D[A-Z]+\.$/,
    );
    const last = { grids: { '0': nearlyFullGrid(1).with(5, 'FRIEN.'), '1': 36 } };
    expect(
      why(openTestTable({ words: 'FRIEND', setup, scenario: last }), 'master', lexicon.restrictTo(['FRIEND'])),
    ).toBe(
      'final D R6C6: I’d write “D” in row 6, column 6 for 10 more points. That makes FRIEND in row 6 (10 points).',
    );
  });

  it('names the words a rejected letter would have spoiled, and the previous holder of the card', () => {
    const scenario = { letter: 'Q', grids: { '0': ruinable }, caller: 1, cards: { '1': 'Q' } };
    expect(why(openTestTable({ lexicon, setup, scenario }))).toBe(
      'grab: I’d take the “Q” card from Bob. Even in my best square it would cost me LITTLE and SIMPLE, and the card costs only 1 point.',
    );
  });

  it('says that a secret answer only asks for the card', () => {
    const scenario = { letter: 'Q', grids: { '0': ruinable }, caller: 1 };
    expect(why(openTestTable({ lexicon, setup: { ...setup, rejectMode: 'sealed' }, scenario }))).toMatch(
      /^seal R6C6 reject: I’d ask for the “Q” card\. Even in my best square/,
    );
  });

  it('explains marking and unmarking', () => {
    const only = lexicon.restrictTo(['DOOR', 'ORE']);
    const table = openTestTable({
      words: 'DOOR ORE',
      setup: { ...setup, scoring: 'manual' },
      scenario: { grids: { '0': nearlyFullGrid(0).with(0, 'DOOREX'), '1': 36 } },
    });
    table.act(0, 'mark R1 3-5');
    expect(why(table, 'master', only)).toBe(
      'unmark R1 3-5: I’d unmark ORE. Without it, there’s room for better words.',
    );
    table.act(0, 'unmark R1 3-5');
    expect(why(table, 'master', only)).toBe('mark R1 1-4: I’d mark DOOR. It’s one of the best words I can find.');
    table.act(0, 'mark R1 1-4');
    expect(why(table, 'master', only)).toBe(
      'done: I’d finish here. I can’t find any more words, and mine are worth 5 points.',
    );
  });

  it('is a sentence at every level, and null when there is nothing to do', () => {
    for (const level of BOT_LEVELS) {
      expect(why(openTestTable({ lexicon, scenario: {} }), level)).toMatch(
        /^call [A-Z]: I’d call “[A-Z]” and write it in row \d, column \d\. .+\.$/,
      );
      expect(why(openTestTable({ lexicon, scenario: { away: [0], caller: 1 } }), level)).toMatch(
        /^back: I’d come back.+\.$/,
      );
      expect(say.levels[level]).toMatch(/^[A-Z].+\.$/);
    }
    const view = openTestTable({ lexicon, scenario: { caller: 0 } }).view(1);
    expect(
      bot.explain(
        view,
        1,
        plainPersona('master'),
        { now: 0, random: randomFrom('why', 0), lexicon },
        playerNames(NAMES, null),
      ),
    ).toBeNull();
  });
});
