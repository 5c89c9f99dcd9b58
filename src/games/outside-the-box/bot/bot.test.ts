import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { playBots } from '../../../core/bot-driver.ts';
import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import { openMatch } from '../../../core/open-match.ts';
import { randomFrom } from '../../../core/random.ts';
import { customLexicon } from '../../../lexicon/custom.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { isValid } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';
import { lay, nearlyFull, rows, type TestTable } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';
import { think } from './decision-context.ts';
import { vocabularyOf } from './vocabulary.ts';

const lexicon = loadLexicon('standard');
const names = BOT_LEVELS;

const ask = (view: View, seat: number, level: BotLevel = 'master', now = view.at, seed = 'bot', words = lexicon) =>
  bot.choose(view, seat, level, { now, random: randomFrom(seed, 0), lexicon: words });
const says = (table: TestTable, seat: number, level: BotLevel = 'master'): string =>
  formatMove(ask(table.see(seat), seat, level)!.move);

/** Lacks an E for LITTLE and SIMPLE. */
const ruinable = ['XXXXXS', 'XXXXXI', 'XXXXXM', 'XXXXXP', 'XXXXXL', 'LITTL.'];

describe('a bot', () => {
  it('completes a word, calls for one and names it last', () => {
    const grids = { '0': rows('FRIEN'), '1': rows('FRIEN') };
    expect(says(lay({ lexicon, scenario: { letter: 'D', grids } }), 0)).toBe('place R1C6');
    const last = lay({
      lexicon,
      setup: { tasks: 'off' },
      scenario: { grids: { '0': nearlyFull(1, 'X').with(5, 'FRIEN.'), '1': 36 } },
    });
    expect(says(last, 0)).toBe('final D R6C6');
    const call = lay({
      lexicon,
      setup: { tasks: 'off' },
      scenario: { grids: { '0': nearlyFull(1, 'X').with(5, 'FRIEN.') } },
    });
    expect(says(call, 0)).toBe('call D');
  });

  it('rejects a letter that would ruin its grid, unless it must not', () => {
    const scenario = { letter: 'Q', grids: { '0': ruinable }, caller: 1 };
    expect(says(lay({ lexicon, scenario }), 0)).toBe('grab');
    expect(says(lay({ lexicon, scenario: { ...scenario, cards: { '0': 'Q' } } }), 0)).toBe('place R6C6');
    expect(says(lay({ lexicon, scenario, setup: { rejectMode: 'sealed' } }), 0)).toBe('seal R6C6 reject');
  });

  it('[OB-111] grabs no earlier than a second and a half after the call', () => {
    const view = lay({ lexicon, scenario: { letter: 'Q', grids: { '0': ruinable }, caller: 1 } }).see(0);
    for (let i = 0; i < 20; i++)
      for (const now of [0, 700, 1400]) {
        const choice = ask(view, 0, 'master', now, `seed ${i}`)!;
        expect(choice.move.type).toBe('grab');
        expect(now + choice.after).toBeGreaterThanOrEqual(1500);
      }
  });

  it('[OB-111] does the same for the same view and chance, whatever is hidden from it', () => {
    const scenario = (other: string) => ({
      letter: 'E',
      grids: { '0': rows('FRIE', 'LO'), '1': rows(other) },
      tasks: { '0': 'T01' },
    });
    const one = lay({ lexicon, scenario: { ...scenario('ABCDEF'), tasks: { '0': 'T01', '1': 'T02' } } });
    const two = lay({ lexicon, scenario: { ...scenario('UVWXYZ'), tasks: { '0': 'T01', '1': 'T03' } } });
    for (const level of names) expect(ask(one.see(0), 0, level)).toEqual(ask(two.see(0), 0, level));
  });

  it('marks the best words it knows, one after the other', () => {
    const table = lay({
      lexicon,
      words: 'DOOR ORE TEN',
      setup: { scoring: 'manual' },
      scenario: { grids: { '0': nearlyFull(0).with(0, 'DOOREX').with(2, 'TENXXX'), '1': 36 } },
    });
    const only = lexicon.restrictTo(['DOOR', 'ORE', 'TEN']);
    const next = (): string => formatMove(ask(table.see(0), 0, 'child', 0, 'x', only)!.move);
    table.act(0, 'mark R1 3-5');
    const said: string[] = [];
    for (let i = 0; i < 4; i++) {
      said.push(next());
      table.act(0, said.at(-1)!);
    }
    expect(said).toEqual(['unmark R1 3-5', 'mark R1 1-4', 'mark R3 1-3', 'done']);
  });

  it('comes back when it is away, and waits when there is nothing to do', () => {
    expect(says(lay({ lexicon, scenario: { caller: 0, away: [1] } }), 1)).toBe('back');
    expect(ask(lay({ lexicon, scenario: { caller: 0 } }).see(1), 1)).toBeNull();
    const pending = lay({ lexicon, scenario: { letter: 'Q' } });
    pending.act(1, 'grab', 1000);
    expect(ask(pending.see(1), 1)).toBeNull();
    expect(ask(lay({ lexicon, scenario: {} }).see(0), 0, 'master', 20_501)).toBeNull();
  });

  it('heeds what others have called, if it is strong', () => {
    const view = lay({ lexicon, setup: { tasks: 'off' }, scenario: { letter: 'S', caller: 1 } }).see(0);
    const heard = { ...view, calls: Array.from({ length: 20 }, () => ({ caller: 1, letter: 'Z' })) };
    const env = { now: 0, random: randomFrom('heed', 0), lexicon };
    const callsOf = (level: BotLevel, seen: View) => think(seen, 0, level, env).calls;
    expect(callsOf('master', heard)[25]).toBeGreaterThan(callsOf('master', view)[25]!);
    expect(callsOf('keen', heard)).toEqual(callsOf('keen', view));
  });

  it('plays within the shortest clocks', () => {
    const view = lay({ lexicon, setup: { callClock: 5 }, scenario: {} }).see(0);
    for (const level of names) expect(ask(view, 0, level)!.after).toBeLessThanOrEqual(5000);
  });

  it('copes with a table that has no words at all', () => {
    const empty = customLexicon([]);
    expect(ask(lay({ scenario: {} }).see(0), 0, 'master', 0, 'x', empty)!.move.type).toBe('call');
    expect(ask(lay({ scenario: { grids: { '0': 36 } } }).see(1), 1, 'master', 0, 'x', empty)!.move.type).toBe(
      'decline',
    );
  });
});

describe('levels', () => {
  it('a master beats a child at the same letters', () => {
    const game = eraseTypes({ rules, bot, say });
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

describe('a vocabulary', () => {
  it('grows from level to level and holds only words that count and offend nobody', () => {
    const sizes = names.map((name) => vocabularyOf(lexicon, name).words.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBeGreaterThan(100);
    for (const word of vocabularyOf(lexicon, 'master').words) {
      expect(lexicon.offensiveness(word), word).toBeNull();
      expect(isValid(word, lexicon), word).toBe(true);
    }
  });
});
