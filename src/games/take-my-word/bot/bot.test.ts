import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Json } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { isLaid } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { Setup } from '../rules/state.ts';
import { winAgainstGreed } from '../testing/greedy-bot.testing.ts';
import { NORMAL, table } from '../testing/table.testing.ts';
import { bot } from './bot.ts';
import { chanceTaken } from './evaluate.ts';
import { knows } from './levels.ts';

const lexicon = loadLexicon('standard');

/** A whole match of bots; answers each decision with its view. */
function play(levels: readonly BotLevel[], seed: string, options: Partial<Setup> = {}) {
  const t = table({ seats: levels.length, seed, options, lexicon });
  const decisions: { level: BotLevel; text: string; read: string; after: number }[] = [];
  while (t.outcome === null) {
    const seat = t.toAct[0]!;
    const env = { now: t.now, random: randomFrom(`${seed} ${seat}`, t.n), lexicon };
    const choice = bot.choose(t.view(seat), seat, levels[seat]!, env)!;
    const text = rules.formatMove(choice.move);
    t.act(seat, text, t.now + choice.after);
    const laid = t.event('laid');
    const isWord = t.event('formed') !== undefined && 'cells' in choice.move && choice.move.cells.some(isLaid);
    decisions.push({ level: levels[seat]!, text, read: isWord ? laid!.text : '', after: choice.after });
  }
  return { t, decisions };
}

describe('bots', () => {
  it.each(BOT_LEVELS)('%s finishes whole games and plays only words it knows', (level) => {
    const { t, decisions } = play([level, level, level], 'whole');
    expect(t.outcome!.reason).toBe('rounds');
    for (const { read } of decisions) if (read !== '') expect(knows(level, read, lexicon), read).toBe(true);
  });

  it('[TM-176] they take one to four seconds, less if the clock allows no more', () => {
    for (const { after } of play(['child', 'master'], 'pause').decisions) {
      expect(after).toBeGreaterThanOrEqual(1000);
      expect(after).toBeLessThanOrEqual(4000);
    }
    const t = table({ lexicon, scenario: {}, options: { turnClock: 30 } });
    t.now = 29_000;
    expect(bot.choose(t.view(0), 0, 'keen', { now: t.now, random: randomFrom('x', 0), lexicon })!.after).toBe(500);
  });

  it('[TM-176] the same view, level and chance give the same move', () => {
    const games = [1, 2].map(() => play(['keen', 'expert'], 'same').decisions);
    expect(games[0]).toEqual(games[1]);
  });

  it('they wait for their turn, and come back when they are away', () => {
    const t = table({ lexicon, scenario: {}, options: { seatSwitch: 'off' } });
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    expect(bot.choose(t.view(1), 1, 'keen', env)).toBe(null);
    t.act('clock').act(1, 'giveup').act('clock');
    expect(bot.choose(t.view(0), 0, 'keen', env)!.move).toEqual({ type: 'back' });
    const over = table({ lexicon, scenario: { round: 10, turn: 1 } }).act(1, 'giveup');
    expect(bot.choose(over.view(0), 0, 'keen', env)).toBe(null);
  });

  it('they never play a flagged word', () => {
    const flagged = Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).find(
      (word) => lexicon.offensiveness(word) !== null,
    )!;
    for (const level of BOT_LEVELS) expect(knows(level, flagged, lexicon)).toBe(false);
  });

  it('a strong one saves a big word by going from last to first', () => {
    const scenario = { phase: 'switch', row: 'rC yO rA gT', status: 'word', tally: { 0: [1], 1: [6] } };
    const t = table({ lexicon, scenario });
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    expect(bot.choose(t.view(1), 1, 'master', env)!.move).toEqual({ type: 'switch', with: 0 });
    expect(bot.choose(t.view(1), 1, 'child', env)!.move).toEqual({ type: 'stay' });
  });

  it('it lays its premiums where nobody can take them any more', () => {
    const t = table({ lexicon, scenario: { round: 10, turn: 1, hands: { 1: 'rC yA kT' }, premiums: { 1: 'TW' } } });
    const { move } = bot.choose(t.view(1), 1, 'master', { now: 0, random: randomFrom('x', 0), lexicon })!;
    expect(rules.formatMove(move)).toContain('+TW');
  });

  it('it does not take its own word', () => {
    const scenario = {
      row: 'rC yO rA gT',
      status: 'word',
      by: 0,
      round: 2,
      tally: { 0: [12] },
      hands: { 0: 'kS kI kN' },
    };
    const t = table({ lexicon, scenario });
    const { move } = bot.choose(t.view(0), 0, 'master', { now: 0, random: randomFrom('x', 0), lexicon })!;
    expect(move.type).toBe('clear');
  });

  it('the danger to a word falls with its length and its black cards, and with the letters of the next player', () => {
    const row = (cards: string) => table({ scenario: { row: cards } }).view().row.slots;
    const danger = chanceTaken(row('rC yA gT'), 7);
    expect(danger).toBeGreaterThan(0.8);
    expect(chanceTaken(row('rC yA gT'), 2)).toBeLessThan(danger);
    expect(chanceTaken(row('kR kA kT'), 7)).toBeLessThan(danger);
    expect(chanceTaken(row('rC yA gT rT rL yE'), 7)).toBeLessThan(danger);
    expect(chanceTaken(row('rC yA gT'), 0)).toBe(0);
  });

  it('it passes where it must and gives up where it may not pass', () => {
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    const stuck = table({ lexicon, scenario: { row: 'kR kA kY', hands: { 0: 'gX' } } });
    expect(bot.choose(stuck.view(0), 0, 'master', env)!.move).toEqual({ type: 'pass' });
  });

  it('every option and every number of seats can be played to the end', () => {
    const options: readonly Partial<Setup>[] = [
      { rounds: 3, passRule: 'free', seatSwitch: 'noDouble', turnClock: 'off' },
      { rounds: 4, keepRule: 'any', recycle: 'off', invalidPlay: 'lose-turn' },
    ];
    for (const [i, option] of options.entries()) {
      const levels = BOT_LEVELS.slice(0, 4 + i * 2);
      expect(play(levels, `options ${i}`, { ...NORMAL, ...option }).t.outcome).not.toBe(null);
    }
  });
});

describe('it says why', () => {
  const names = ['Ann', 'Ben'];
  const env = (number = 0) => ({ now: 0, random: randomFrom('why', number), lexicon });
  const why = (scenario: Json, level: BotLevel = 'master', seat = 0): string =>
    bot.explain(table({ lexicon, scenario }).view(seat), seat, level, env(), names)!.why;
  const coat = { row: 'rC yO rA gT', status: 'word', round: 2 };

  it.each([
    ['a word taken', { ...coat, turn: 1, hands: { 1: 'kS' } }, 1, 'takes 6 points from Ann'],
    [
      'an own word made safe',
      { ...coat, by: 0, tally: { 0: [12] }, hands: { 0: 'kS kI kN' } },
      0,
      'makes its 12 points safe',
    ],
    ['a letter that nobody can take', { hands: { 0: 'rJ' } }, 0, '9 points of the letter alone'],
    [
      'a premium',
      { round: 10, turn: 1, hands: { 1: 'rC yA kT' }, premiums: { 1: 'TW' } },
      1,
      'a triple word card included',
    ],
    ['that nothing fits', { row: 'kR kA kY', hands: { 0: 'gX' } }, 0, 'I pass'],
    [
      'the places changed',
      { phase: 'switch', row: 'rC yO rA gT', status: 'word', tally: { 0: [1], 1: [6] } },
      1,
      'change places with Ann',
    ],
  ])('naming %s', (_, scenario, seat, part) => {
    expect(why(scenario, 'master', seat)).toContain(part);
  });

  it('for the move it would choose, in one sentence', () => {
    for (const level of BOT_LEVELS)
      for (const scenario of [{}, coat, { row: 'kN gI' }, { ...coat, round: 10 }]) {
        const view = table({ lexicon, scenario }).view(0);
        const { move, why } = bot.explain(view, 0, level, env(1), names)!;
        expect(move).toEqual(bot.choose(view, 0, level, env(1))!.move);
        expect(why).toMatch(/^I [^.]+\.$/);
        expect(why).not.toMatch(/undefined|null|NaN/);
      }
  });
});

const deep = process.env.WORDHOARD_DEEP !== undefined;

describe('the ladder', () => {
  it.each(BOT_LEVELS.slice(1).map((level, i) => [level, BOT_LEVELS[i]!] as const))('%s over %s', (higher, lower) => {
    const matches = deep ? 400 : 12;
    let won = 0;
    for (let i = 0; i < matches; i++) {
      const levels = i % 2 === 0 ? [higher, lower] : [lower, higher];
      const winners = play(levels, `ladder ${i >> 1}`).t.outcome!.ranking[0]!;
      if (winners.includes(i % 2)) won += 1 / winners.length;
    }
    expect(won / matches).toBeGreaterThan(deep ? 0.6 : 0.45); // so few matches leave much to luck
    expect(won / matches).toBeLessThan(deep ? 0.85 : 1);
  });

  it('the master beats greed in six of ten matches and more', () => {
    const matches = deep ? 400 : 10;
    let won = 0;
    for (let i = 0; i < matches; i++) won += winAgainstGreed('master', i, lexicon);
    expect(won / matches).toBeGreaterThanOrEqual(0.6);
  });
});
