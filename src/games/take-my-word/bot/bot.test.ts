import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel, personaOf, plainPersona } from '../../../core/bot-cast.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { isPlacedCell, type Play, parseMove } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { winAgainstGreedyBot } from '../testing/greedy-bot.testing.ts';
import { DEFAULT_SETUP, openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';
import { chanceOfBeingTaken } from './evaluate.ts';
import { knowsWord, LEVELS, probabilityOfNoticing, settingsOf } from './levels.ts';

const lexicon = loadLexicon('standard');
const knows = (id: string, word: string): boolean => knowsWord(settingsOf(personaOf(id)!), word, lexicon);

/** Plays a whole match of bots and returns every decision. */
function play(levels: readonly BotLevel[], seed: string, options: Partial<Setup> = {}) {
  const t = openTestTable({ seats: levels.length, seed, setup: options, lexicon });
  const decisions: { level: BotLevel; text: string; read: string; after: number }[] = [];
  while (t.outcome === null) {
    const seat = t.toAct[0]!;
    const env = { now: t.now, random: randomFrom(`${seed} ${seat}`, t.n), lexicon };
    const choice = bot.choose(t.view(seat), seat, plainPersona(levels[seat]!), env)!;
    const text = rules.formatMove(choice.move);
    t.act(seat, text, t.now + choice.after);
    const placed = t.event('laid');
    const isWord = t.event('formed') !== undefined && 'cells' in choice.move && choice.move.cells.some(isPlacedCell);
    decisions.push({ level: levels[seat]!, text, read: isWord ? placed!.text : '', after: choice.after });
  }
  return { t, decisions };
}

describe('bots', () => {
  it.each(BOT_LEVELS)('%s finishes whole games and plays only words it knows', (level) => {
    const { t, decisions } = play([level, level, level], 'whole');
    expect(t.outcome!.reason).toBe('rounds');
    for (const { read } of decisions) if (read !== '') expect(knows(level, read), read).toBe(true);
  });

  it('[TM-176] take two to five seconds, or less if the clock requires it', () => {
    for (const { after } of play(['child', 'master'], 'pause').decisions) {
      expect(after).toBeGreaterThanOrEqual(2000);
      expect(after).toBeLessThanOrEqual(5000);
    }
    const t = openTestTable({ lexicon, scenario: {}, setup: { turnClock: 30 } });
    t.now = 29_000;
    expect(
      bot.choose(t.view(0), 0, plainPersona('keen'), { now: t.now, random: randomFrom('x', 0), lexicon })!.after,
    ).toBe(500);
  });

  it('[TM-176] choose the same move for the same view, level and randomness', () => {
    const games = [1, 2].map(() => play(['keen', 'expert'], 'same').decisions);
    expect(games[0]).toEqual(games[1]);
  });

  it('wait for their turn, and come back when they are away', () => {
    const t = openTestTable({ lexicon, scenario: {}, setup: { seatSwitch: 'off' } });
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    expect(bot.choose(t.view(1), 1, plainPersona('keen'), env)).toBe(null);
    t.act('clock').act(1, 'giveup').act('clock');
    expect(bot.choose(t.view(0), 0, plainPersona('keen'), env)!.move).toEqual({ type: 'back' });
    const over = openTestTable({ lexicon, scenario: { round: 10, turn: 1 } }).act(1, 'giveup');
    expect(bot.choose(over.view(0), 0, plainPersona('keen'), env)).toBe(null);
  });

  it('never play an offensive word', () => {
    const offensive = Array.from({ length: lexicon.size }, (_, i) => lexicon.wordAt(i)).find(
      (word) => lexicon.offensiveness(word) !== null,
    )!;
    for (const level of BOT_LEVELS) expect(knows(level, offensive)).toBe(false);
  });

  it('know the words of people, whether or not they are often written', () => {
    const words = ['HUG', 'COZY', 'PUDDLE', 'ORDINANCE', 'STATUTE', 'FISCAL'];
    expect(words.filter((word) => knows('beginner', word))).toEqual(['HUG', 'COZY', 'PUDDLE']);
  });

  it('of the lowest level play small words, not only letters', () => {
    const plays = Array.from({ length: 10 }, (_, i) => play(['child', 'child'], `small ${i}`).decisions).flat();
    const words = plays.map(({ read }) => read).filter((read) => read !== '');
    expect(words.length / 20).toBeGreaterThan(2); // a match has ten turns; even masters make only about five words
    const letters = words.reduce((sum, { length }) => sum + length, 0);
    expect(letters / words.length).toBeLessThan(4);
    expect(words.filter((word) => lexicon.learningAge(word)! > 9).length / words.length).toBeLessThan(0.1);
  });

  it('of the lowest level play the first word they see, even if a letter scores more', () => {
    const t = openTestTable({ lexicon, scenario: { round: 10, turn: 1, hands: { 1: 'gX kI kT yE rA kN kS' } } });
    const moves = Array.from({ length: 40 }, (_, i) =>
      bot.choose(t.view(1), 1, plainPersona('child'), { now: 0, random: randomFrom('first', i), lexicon }),
    ).flatMap((choice) => (choice?.move.type === 'play' ? [choice.move.cells.length] : []));
    expect(moves.filter((cards) => cards > 1).length).toBeGreaterThan(20);
  });

  it('of one level differ in the words they know, what they see and how much they risk', () => {
    const [lena, marek, joy] = ['lena', 'marek', 'joy'].map((id) => settingsOf(personaOf(id)!));
    expect(joy!.findChance).toBeGreaterThan(lena!.findChance);
    expect(marek!.halfKnownAge).toBeGreaterThan(lena!.halfKnownAge);
    expect(joy!.riskAwareness).toBeLessThan(marek!.riskAwareness);
    const add = parseMove('play ... kS') as Play;
    expect(probabilityOfNoticing(marek!, add, true)).toBeGreaterThan(probabilityOfNoticing(marek!, add, false));
    const words = Array.from({ length: 4000 }, (_, i) => lexicon.wordAt(i * 50));
    expect(words.some((word) => knows('lena', word) && !knows('marek', word))).toBe(true);
    const { id, eye, ...plain } = settingsOf(plainPersona('casual'));
    expect([id, eye, plain]).toEqual(['casual', 1, LEVELS.casual]);
  });

  it('of a strong level save a big word by switching from last to first', () => {
    const scenario = { phase: 'switch', row: 'rC yO rA gT', status: 'word', tally: { 0: [1], 1: [6] } };
    const t = openTestTable({ lexicon, scenario });
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    expect(bot.choose(t.view(1), 1, plainPersona('master'), env)!.move).toEqual({ type: 'switch', with: 0 });
    expect(bot.choose(t.view(1), 1, plainPersona('child'), env)!.move).toEqual({ type: 'stay' });
  });

  it('use their premiums when nobody can take the word', () => {
    const t = openTestTable({
      lexicon,
      scenario: { round: 10, turn: 1, hands: { 1: 'rC yA kT' }, premiums: { 1: 'TW' } },
    });
    const { move } = bot.choose(t.view(1), 1, plainPersona('master'), { now: 0, random: randomFrom('x', 0), lexicon })!;
    expect(rules.formatMove(move)).toContain('+TW');
  });

  it('do not take their own word', () => {
    const scenario = {
      row: 'rC yO rA gT',
      status: 'word',
      by: 0,
      round: 2,
      tally: { 0: [12] },
      hands: { 0: 'kS kI kN' },
    };
    const t = openTestTable({ lexicon, scenario });
    const { move } = bot.choose(t.view(0), 0, plainPersona('master'), { now: 0, random: randomFrom('x', 0), lexicon })!;
    expect(move.type).toBe('clear');
  });

  it('see less danger for longer words, for black cards, and when the next player has few letters', () => {
    const row = (cards: string) => openTestTable({ scenario: { row: cards } }).view().row.slots;
    const danger = chanceOfBeingTaken(row('rC yA gT'), 7);
    expect(danger).toBeGreaterThan(0.8);
    expect(chanceOfBeingTaken(row('rC yA gT'), 2)).toBeLessThan(danger);
    expect(chanceOfBeingTaken(row('kR kA kT'), 7)).toBeLessThan(danger);
    expect(chanceOfBeingTaken(row('rC yA gT rT rL yE'), 7)).toBeLessThan(danger);
    expect(chanceOfBeingTaken(row('rC yA gT'), 0)).toBe(0);
  });

  it('pass when they have no play', () => {
    const env = { now: 0, random: randomFrom('x', 0), lexicon };
    const stuck = openTestTable({ lexicon, scenario: { row: 'kR kA kY', hands: { 0: 'gX' } } });
    expect(bot.choose(stuck.view(0), 0, plainPersona('master'), env)!.move).toEqual({ type: 'pass' });
  });

  it('finish matches with other options and other numbers of seats', () => {
    const options: readonly Partial<Setup>[] = [
      { rounds: 3, passRule: 'free', seatSwitch: 'noDouble', turnClock: 'off' },
      { rounds: 4, keepRule: 'any', recycle: 'off', invalidPlay: 'lose-turn' },
    ];
    for (const [i, option] of options.entries()) {
      const levels = BOT_LEVELS.slice(0, 4 + i * 2);
      expect(play(levels, `options ${i}`, { ...DEFAULT_SETUP, ...option }).t.outcome).not.toBe(null);
    }
  });
});

const deep = process.env.WORDHOARD_DEEP !== undefined;

describe('the levels', () => {
  it.each(BOT_LEVELS.slice(1).map((level, i) => [level, BOT_LEVELS[i]!] as const))('%s beats %s', (higher, lower) => {
    const matches = deep ? 400 : 12;
    let won = 0;
    for (let i = 0; i < matches; i++) {
      const levels = i % 2 === 0 ? [higher, lower] : [lower, higher];
      const winners = play(levels, `ladder ${i >> 1}`).t.outcome!.ranking[0]!;
      if (winners.includes(i % 2)) won += 1 / winners.length;
    }
    expect(won / matches).toBeGreaterThan(deep ? 0.6 : 0.45); // with few matches much depends on luck
    expect(won / matches).toBeLessThan(deep ? 0.85 : 1);
  });

  it('a master wins at least six of ten matches against the greedy bot', () => {
    const matches = deep ? 400 : 10;
    let won = 0;
    for (let i = 0; i < matches; i++) won += winAgainstGreedyBot('master', i, lexicon);
    expect(won / matches).toBeGreaterThanOrEqual(0.6);
  });
});
