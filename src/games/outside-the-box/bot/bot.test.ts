import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { BOT_LEVELS, type BotLevel, personaOf, plainPersona } from '../../../core/bot-cast.ts';
import { playBots } from '../../../core/bot-driver.ts';
import { openMatch } from '../../../core/open-match.ts';
import { randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { isValidWord } from '../rules/scoring/word-validity.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { View } from '../rules/state.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';
import { createDecisionContext } from './decision-context.ts';
import { LEVELS, settingsOf } from './levels.ts';
import { getVocabulary } from './vocabulary.ts';

const lexicon = loadLexicon('standard');

const choose = (view: View, seat: number, level: BotLevel = 'master', now = view.at, seed = 'bot', words = lexicon) =>
  bot.choose(view, seat, plainPersona(level), { now, random: randomFrom(seed, 0), lexicon: words });
const moveText = (table: TestTable, seat: number, level: BotLevel = 'master'): string =>
  formatMove(choose(table.view(seat), seat, level)!.move);

/** Only needs an E for LITTLE and SIMPLE. */
const ruinable = ['XXXXXS', 'XXXXXI', 'XXXXXM', 'XXXXXP', 'XXXXXL', 'LITTL.'];

describe('a bot', () => {
  it('completes a word by placing, calling and naming the last letter', () => {
    const grids = { '0': gridRows('FRIEN'), '1': gridRows('FRIEN') };
    expect(moveText(openTestTable({ lexicon, scenario: { letter: 'D', grids } }), 0)).toBe('place R1C6');
    const last = openTestTable({
      lexicon,
      setup: { tasks: 'off' },
      scenario: { grids: { '0': nearlyFullGrid(1, 'X').with(5, 'FRIEN.'), '1': 36 } },
    });
    expect(moveText(last, 0)).toBe('final D R6C6');
    const call = openTestTable({
      lexicon,
      setup: { tasks: 'off' },
      scenario: { grids: { '0': nearlyFullGrid(1, 'X').with(5, 'FRIEN.') } },
    });
    expect(moveText(call, 0)).toBe('call D');
  });

  it('rejects a letter that would ruin its grid, unless it may not', () => {
    const scenario = { letter: 'Q', grids: { '0': ruinable }, caller: 1 };
    expect(moveText(openTestTable({ lexicon, scenario }), 0)).toBe('grab');
    expect(moveText(openTestTable({ lexicon, scenario: { ...scenario, cards: { '0': 'Q' } } }), 0)).toBe('place R6C6');
    expect(moveText(openTestTable({ lexicon, scenario, setup: { rejectMode: 'sealed' } }), 0)).toBe('seal R6C6 reject');
  });

  it('[OB-111] grabs no earlier than a second and a half after the call', () => {
    const view = openTestTable({ lexicon, scenario: { letter: 'Q', grids: { '0': ruinable }, caller: 1 } }).view(0);
    for (let i = 0; i < 20; i++)
      for (const now of [0, 700, 1400]) {
        const choice = choose(view, 0, 'master', now, `seed ${i}`)!;
        expect(choice.move.type).toBe('grab');
        expect(now + choice.after).toBeGreaterThanOrEqual(1500);
      }
  });

  it('[OB-111] makes the same choice from the same view and seed, whatever is hidden from it', () => {
    const scenario = (other: string) => ({
      letter: 'E',
      grids: { '0': gridRows('FRIE', 'LO'), '1': gridRows(other) },
      tasks: { '0': 'T01' },
    });
    const one = openTestTable({ lexicon, scenario: { ...scenario('ABCDEF'), tasks: { '0': 'T01', '1': 'T02' } } });
    const two = openTestTable({ lexicon, scenario: { ...scenario('UVWXYZ'), tasks: { '0': 'T01', '1': 'T03' } } });
    for (const level of BOT_LEVELS) expect(choose(one.view(0), 0, level)).toEqual(choose(two.view(0), 0, level));
  });

  it('marks the best words it knows, one by one', () => {
    const table = openTestTable({
      lexicon,
      words: 'DOOR ORE TEN',
      setup: { scoring: 'manual' },
      scenario: { grids: { '0': nearlyFullGrid(0).with(0, 'DOOREX').with(2, 'TENXXX'), '1': 36 } },
    });
    const only = lexicon.restrictTo(['DOOR', 'ORE', 'TEN']);
    const next = (): string => formatMove(choose(table.view(0), 0, 'child', 0, 'x', only)!.move);
    table.act(0, 'mark R1 3-5');
    const moves: string[] = [];
    for (let i = 0; i < 4; i++) {
      moves.push(next());
      table.act(0, moves.at(-1)!);
    }
    expect(moves).toEqual(['unmark R1 3-5', 'mark R1 1-4', 'mark R3 1-3', 'done']);
  });

  it('comes back when it is away, and waits when it has nothing to do', () => {
    expect(moveText(openTestTable({ lexicon, scenario: { caller: 0, away: [1] } }), 1)).toBe('back');
    expect(choose(openTestTable({ lexicon, scenario: { caller: 0 } }).view(1), 1)).toBeNull();
    const pending = openTestTable({ lexicon, scenario: { letter: 'Q' } });
    pending.act(1, 'grab', 1000);
    expect(choose(pending.view(1), 1)).toBeNull();
    expect(choose(openTestTable({ lexicon, scenario: {} }).view(0), 0, 'master', 20_501)).toBeNull();
  });

  it('takes the calls of other players into account at strong levels only', () => {
    const view = openTestTable({ lexicon, setup: { tasks: 'off' }, scenario: { letter: 'S', caller: 1 } }).view(0);
    const viewWithCalls = { ...view, calls: Array.from({ length: 20 }, () => ({ caller: 1, letter: 'Z' })) };
    const env = { now: 0, random: randomFrom('heed', 0), lexicon };
    const callsOf = (level: BotLevel, seen: View) =>
      createDecisionContext(seen, 0, plainPersona(level), env).callWeights;
    expect(callsOf('master', viewWithCalls)[25]).toBeGreaterThan(callsOf('master', view)[25]!);
    expect(callsOf('keen', viewWithCalls)).toEqual(callsOf('keen', view));
  });

  it('plays the same moves whatever the wording of its task card', () => {
    const view = openTestTable({ lexicon, scenario: { letter: 'S', caller: 1 } }).view(0);
    const players = view.players.map((one) => ({ ...one, task: one.task && { ...one.task, text: 'Other words.' } }));
    const env = { now: 0, random: randomFrom('wording', 0), lexicon };
    const situationOf = (seen: View) => createDecisionContext(seen, 0, plainPersona('master'), env).situation;
    expect(situationOf({ ...view, players })).toBe(situationOf(view));
  });

  it('plays within the shortest clocks', () => {
    const view = openTestTable({ lexicon, setup: { callClock: 5 }, scenario: {} }).view(0);
    for (const level of BOT_LEVELS) expect(choose(view, 0, level)!.after).toBeLessThanOrEqual(5000);
  });

  it('handles an empty word list', () => {
    const empty = customLexicon([]);
    expect(choose(openTestTable({ scenario: {} }).view(0), 0, 'master', 0, 'x', empty)!.move.type).toBe('call');
    expect(
      choose(openTestTable({ scenario: { grids: { '0': 36 } } }).view(1), 1, 'master', 0, 'x', empty)!.move.type,
    ).toBe('decline');
  });
});

describe('levels', () => {
  it('a master beats a child with the same letters', () => {
    const game = eraseTypes({
      rules,
      startFromScenario,
      bot,
      say,
      loadAnalyst: () => import('../analysis/analyst.ts'),
      loadPractice: () => import('../practice.ts'),
      loadDaily: () => import('../daily.ts'),
      loadLesson: () => import('../lesson.ts'),
    });
    for (const [i, drivers] of [
      ['master', 'child'],
      ['child', 'master'],
    ].entries()) {
      const opened = openMatch(game, { seats: 2, seed: `levels ${i}` }, () => lexicon);
      if (!opened.ok) throw new Error(opened.error.code);
      playBots(game, opened.value, drivers, 500);
      expect(opened.value.table.status.outcome!.ranking[0]).toEqual([drivers.indexOf('master')]);
    }
  });
});

describe('the vocabulary', () => {
  it('of a child has the words of children, whether or not they are often written', () => {
    const words = ['HUG', 'COZY', 'SILLY', 'LEVY', 'ASSET', 'QUOTA'];
    expect(words.filter((word) => getVocabulary(lexicon, 'child').has(word))).toEqual(['HUG', 'COZY', 'SILLY']);
  });

  it('of a player differs from that of another player of the level, and their other settings do too', () => {
    const [ada, tomo] = ['ada', 'tomo'].map((id) => getVocabulary(lexicon, id).words);
    expect(ada!.length).toBeGreaterThan(tomo!.length);
    expect(tomo!.some((word) => !ada!.includes(word))).toBe(true);
    const [pip, joy, lena] = ['pip', 'joy', 'lena'].map((id) => settingsOf(personaOf(id)!));
    expect(pip!.lookahead).toBeLessThan(LEVELS.child.lookahead);
    expect(joy!.errorPoints).toBeLessThan(lena!.errorPoints);
    expect(joy!.rejectThresholdPoints).toBeLessThan(lena!.rejectThresholdPoints);
    expect(settingsOf(personaOf('ruth')!).callHistoryWeight).toBeGreaterThan(LEVELS.expert.callHistoryWeight);
    for (const level of BOT_LEVELS) expect(settingsOf(plainPersona(level))).toEqual(LEVELS[level]);
  });

  it('grows from level to level and has only words that count and are not offensive', () => {
    const sizes = BOT_LEVELS.map((name) => getVocabulary(lexicon, name).words.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBeGreaterThan(100);
    for (const word of getVocabulary(lexicon, 'master').words) {
      expect(lexicon.offensiveness(word), word).toBeNull();
      expect(isValidWord(word, lexicon), word).toBe(true);
    }
  });
});
