import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { BOT_LEVELS, type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { playBots } from '../../../core/bot-driver.ts';
import type { Json } from '../../../core/game.ts';
import { openMatch } from '../../../core/open-match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';
import { openTestTable, type TestTableOptions } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';
import { knowsWord, mayPlayWord, recognizesWord } from './vocabulary.ts';

const lexicon = loadLexicon('standard');
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

const env = (number = 0, now = 0) => ({ now, random: randomFrom('bot', number), lexicon });
const chosenMove = (view: View, seat: number, level: BotLevel, number = 0): string | null => {
  const choice = bot.choose(view, seat, plainPersona(level), env(number));
  return choice && formatMove(choice.move);
};
const viewOf = (tableOptions: TestTableOptions, seat = 0): View =>
  openTestTable({ lexicon, ...tableOptions }).view(seat);

describe('the master bot', () => {
  const five = ['HEN', 'BIN', 'TON', 'FIG', 'PIE'];
  it.each([
    ['a make', { board: 'X Q T E A', easels: { 0: five } }, /^make /],
    ['a steal', { board: 'T Z', easels: { 0: five, 1: ['RACE'] } }, /^steal RACE /],
    ['a make with the joker', { board: 'B V G *', easels: { 0: five } }, /^make .*\[/],
    ['a swap that frees the joker for it', { board: 'L V V', easels: { 0: five, 1: ['[L]EAN'] } }, /^(swap|steal) /],
  ])('does not miss a win by %s', (_, scenario, move) => {
    const table = openTestTable({ lexicon, scenario });
    for (let number = 0; table.status.outcome === null && number < 2; number++) {
      const chosen = chosenMove(table.view(0), 0, 'master', number);
      if (number === 0) expect(chosen).toMatch(move);
      table.act(0, chosen!);
    }
    expect(table.status.outcome?.ranking[0]).toEqual([0]);
  });

  it('finds a win with several words in one turn', () => {
    const scenario = { board: 'C A T H O G T E N', easels: { 0: ['HEN', 'BIN', 'TON'] }, draw: 'V V W J' };
    const table = openTestTable({ lexicon, scenario });
    for (let number = 0; number < 3; number++) table.act(0, chosenMove(table.view(0), 0, 'master', number)!);
    expect(table.status.outcome?.ranking[0]).toEqual([0]);
  });

  it('prefers to steal from a rival who is about to win', () => {
    const scenario = { board: 'T', easels: { 1: ['RACE'], 2: ['LANE', 'FIG', 'PIE', 'LOG', 'NOD'] } };
    expect(chosenMove(viewOf({ seats: 3, scenario }), 0, 'master')).toMatch(/^steal (LANE|FIG|PIE|LOG|NOD) /);
  });
});

it('[WX-145] a bot uses only its view: hidden tiles and the bag do not change its choice', () => {
  const scenario = (tile: string) => ({ board: 'R E A C T S', easels: { 1: ['LEAN'] }, hidden: { 1: tile } });
  for (const level of BOT_LEVELS)
    expect(chosenMove(viewOf({ seed: 'a', scenario: scenario('Q') }), 0, level)).toBe(
      chosenMove(viewOf({ seed: 'b', scenario: scenario('E') }), 0, level),
    );
});

it('[WX-145] a bot takes 2 to 6 seconds per word, and never longer than the clock', () => {
  for (const level of BOT_LEVELS)
    for (let number = 0; number < 20; number++) {
      const { after } = bot.choose(viewOf({ scenario: { board: 'T E A M' } }), 0, plainPersona(level), env(number))!;
      expect(after).toBeGreaterThanOrEqual(1500);
      expect(after).toBeLessThanOrEqual(6000);
      expect(
        bot.choose(viewOf({ scenario: { board: 'T E A M' } }), 0, plainPersona(level), env(number, 58_500))!.after,
      ).toBe(1000);
    }
});

describe('in challenge play', () => {
  const viewOfProposal = (word: string, old?: string) => {
    const board = [...word].join(' ');
    const scenario = old === undefined ? { board } : { board, easels: { 1: [old] } };
    const table = openTestTable({ seats: 3, lexicon, setup: { wordCheck: 'challenge' }, scenario });
    table.act(0, old === undefined ? `make ${word}` : `steal ${old} ${word}`);
    return table.view(2);
  };
  const answers = (view: View, level: BotLevel): Set<string | null> =>
    new Set(Array.from({ length: 200 }, (_, number) => chosenMove(view, 2, level, number)));

  it('[WX-145] a bot challenges only words it does not know, with the probability of its level', () => {
    for (const level of BOT_LEVELS) expect(answers(viewOfProposal('HAND'), level)).toEqual(new Set(['accept']));
    expect(answers(viewOfProposal('HADN'), 'master')).toEqual(new Set(['challenge']));
    expect(answers(viewOfProposal('HADN'), 'child')).toEqual(new Set(['accept', 'challenge']));
    expect(answers(viewOfProposal('PENCILS', 'PENCIL'), 'master')).toEqual(new Set(['accept']));
    expect(answers(viewOfProposal('SHIT'), 'master')).toEqual(new Set(['accept']));
  });

  it('a bot does not answer for its own word', () => {
    expect(bot.choose(viewOfProposal('HAND'), 0, plainPersona('master'), env())).toBeNull();
  });
});

it('the vocabulary grows with the level and never changes, and offensive words are not played', () => {
  const size = (level: BotLevel): number => {
    let count = 0;
    for (let i = 0; i < lexicon.size; i += 40) if (knowsWord(plainPersona(level), lexicon.wordAt(i), lexicon)) count++;
    return count;
  };
  const sizes = BOT_LEVELS.map(size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(BOT_LEVELS.map(size)).toEqual(sizes);
  expect(recognizesWord(plainPersona('master'), 'SHIT', lexicon)).toBe(true);
  expect(BOT_LEVELS.some((level) => mayPlayWord(plainPersona(level), 'SHIT', lexicon))).toBe(false);
  expect(knowsWord(plainPersona('child'), 'HOUSE', lexicon)).toBe(true);
  expect(knowsWord(plainPersona('keen'), 'HOUSEX', lexicon)).toBe(false);
});

it('a child knows the words of children, whether or not they are often written', () => {
  const known = ['HUG', 'TICKLE', 'ICY', 'GIGGLE', 'ORDINANCE', 'STATUTE', 'FISCAL'].filter((word) =>
    knowsWord(plainPersona('child'), word, lexicon),
  );
  expect(known).toEqual(['HUG', 'TICKLE', 'ICY', 'GIGGLE']);
  expect(lexicon.zipf('TICKLE')).toBeLessThan(lexicon.zipf('ORDINANCE'));
});

it('a bot comes back when it is away, and does nothing out of turn', () => {
  expect(chosenMove(viewOf({ scenario: { away: [0] } }), 0, 'casual')).toBe('back');
  expect(chosenMove(viewOf({ scenario: {} }, 1), 1, 'casual')).toBeNull();
});

describe('explanations', () => {
  const names = playerNames(['Ann', 'Ben', 'Cleo'], null);
  const why = (tableOptions: TestTableOptions, level: BotLevel, seat = 0): string =>
    bot.explain(viewOf(tableOptions, seat), seat, plainPersona(level), env(), names)!.why;

  it.each([
    ['the winning word', { board: 'T Z', easels: { 0: ['HEN', 'BIN', 'TON', 'FIG', 'PIE'], 1: ['RACE'] } }, 'win'],
    [
      'a rival close to winning',
      { board: 'T', easels: { 1: ['RACE', 'FIG', 'PIE', 'LOG', 'NOD'] } },
      'Ben needs only 1 more word to win.',
    ],
    ['the lack of words', { board: 'V V W' }, 'I can’t find a word.'],
  ])('name %s', (_, scenario, part) => {
    expect(why({ scenario }, 'master')).toContain(part);
  });

  it('name the word that steals it back, and the word for which a swap frees the joker', () => {
    const whyWithWords = (words: string, scenario: Json, level: BotLevel): string =>
      bot.explain(
        viewOf({ scenario }),
        0,
        plainPersona(level),
        { ...env(), lexicon: lexicon.restrictTo(words.split(' ')) },
        names,
      )!.why;
    expect(knowsWord(plainPersona('beginner'), 'HOGG', lexicon)).toBe(false);
    expect(whyWithWords('HOG HOGG', { board: 'H O G G' }, 'beginner')).toContain(
      'Someone could steal it with HOGG, but it’s the only word I see.',
    );
    expect(whyWithWords('LEAN VAT', { board: 'L T V', easels: { 1: ['[L]EAN'] } }, 'master')).toContain(
      'I’d free the joker from Ben’s LEAN. Then I could play VAT.',
    );
  });

  it('name the first word a child notices, and coming back', () => {
    expect(why({ scenario: { board: 'T E A M' } }, 'child')).toContain('first word');
    expect(why({ scenario: { away: [0] } }, 'child')).toContain('back');
  });

  it('are sentences about the move the bot would choose', () => {
    for (const level of BOT_LEVELS)
      for (let i = 0; i < 3; i++) {
        const view = viewOf({ seats: 3, scenario: { easels: { 1: ['RACE'], 2: ['[L]EAN'] } }, seed: `why ${i}` });
        const { move, why } = bot.explain(view, 0, plainPersona(level), env(i), names)!;
        expect(formatMove(move)).toBe(chosenMove(view, 0, level, i));
        expect(why).toMatch(/^I(’d| can’t) .+\.$/);
        expect(why).not.toMatch(/undefined|null|NaN/);
      }
  });

  it('[WX-145] cover challenging and accepting a word', () => {
    const table = openTestTable({ lexicon, setup: { wordCheck: 'challenge' }, scenario: { board: 'H A D N' } });
    table.act(0, 'make HADN');
    expect(bot.explain(table.view(1), 1, plainPersona('master'), env(), names)!.why).toContain('challenge HADN');
    expect(bot.explain(table.view(1), 1, plainPersona('child'), env(), names)!.why).toContain(
      'not sure enough to challenge',
    );
  });
});

/** The master may win with any word. */
const mayPlay = (level: BotLevel, word: string): boolean =>
  level === 'master' ? lexicon.offensiveness(word) === null : mayPlayWord(plainPersona(level), word, lexicon);

/** Wins of the first level in paired matches: each deal is played twice with the seats exchanged. */
function duel(levels: readonly [BotLevel, BotLevel], deals: number): number {
  let wins = 0;
  for (let i = 0; i < 2 * deals; i++) {
    const seatLevels = i % 2 === 0 ? levels : levels.toReversed();
    const opened = openMatch(game, { seats: 2, seed: `duel ${i >> 1}` }, () => lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    const played = playBots(game, opened.value, seatLevels, 2000);
    expect(played.stopped).toBe('over');
    for (const { by, text } of played.entries)
      if (/^(make|steal|swap) /.test(text))
        expect(mayPlay(seatLevels[Number(by)]!, spellingOf(text.split(' ').at(-1)!)), text).toBe(true);
    const winner = opened.value.table.status.outcome!.ranking[0]!;
    if (winner.length === 1 && seatLevels[winner[0]!] === levels[0]) wins++;
  }
  return wins;
}

describe('each level beats the one below, and no bot plays a word it does not know', () => {
  it.each(BOT_LEVELS.slice(1).map((level, i) => [level, BOT_LEVELS[i]!] as const))('%s over %s', (higher, lower) => {
    const deep = process.env.WORDHOARD_DEEP !== undefined;
    const deals = deep ? 200 : 20;
    const share = duel([higher, lower], deals) / (2 * deals);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(deep ? 0.85 : 0.9); // with few matches, luck matters more
  });
});
