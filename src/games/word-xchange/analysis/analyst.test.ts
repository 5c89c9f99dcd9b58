import { describe, expect, it } from 'vitest';
import { EVERYDAY_ZIPF } from '../../../core/analysis/analyst.ts';
import type { Json } from '../../../core/game.ts';
import { openMatch } from '../../../core/open-match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';
import type { View } from '../rules/state.ts';
import { analyst } from './analyst.ts';
import { lookBack } from './look-back.ts';

const lexicon = loadLexicon('standard');
const players = playerNames(['Ann', 'Ben'], 0);

function open(scenario: Json, options = {}) {
  const opened = openMatch(game, { seats: 2, options, scenario, seed: 's' }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.about.join());
  const { table } = opened.value;
  const view = (seat = 0) => table.viewFor(seat) as unknown as View;
  const env = { lexicon, random: randomFrom('s', 0), depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family } as const;
  const assess = (text: string | null, seat = 0) => analyst.assess(view(seat), seat, text, env)!;
  return { table, view, assess, act: (by: number, text: string) => performAct(table, by, text, table.at) };
}

const RACE = { easels: { 1: ['RACE'] }, board: 'T', turn: 0 };

describe('a turn', () => {
  it('is assessed by every make, steal and swap there is', () => {
    const { table, assess } = open({ easels: { 0: ['TEAM'], 1: ['RACE', 'L[E]AN'] }, board: 'TSEIOR', turn: 0 });
    const words = table.listMoves(0).filter((text) => /^(make|steal|swap) /.test(text));
    expect(words.some((text) => text.startsWith('swap'))).toBe(true);
    expect(assess('end').possible).toBe(words.length);
  });

  it('tells what would have taken a word, with its anagrams', () => {
    const { view, assess } = open(RACE);
    const miss = assess('end');
    expect(miss).toMatchObject({ kind: 'turn', baseline: 0, played: null });
    const sentence = analyst.sayMiss(miss, view(), players);
    expect(sentence).toMatch(/^Ben had RACE and there was a “T”: /);
    expect(sentence).toMatch(/TRACE/);
    expect(sentence).toMatch(/REACT/);
    expect(sentence).toMatch(/would have taken it\.$/);
    expect(analyst.marks(view(), 0, miss.best, lexicon)).toEqual([
      { type: 'piece', id: 'easel-1-0' },
      { type: 'piece', id: 'board-T' },
      { type: 'word', word: miss.best.words[0], remark: '' },
    ]);
  });

  it('counts a word that isn’t in the dictionary as nothing, with the reason', () => {
    const { view, assess } = open({ ...RACE, board: 'TX' });
    const miss = assess('steal RACE RACEX');
    expect(miss).toMatchObject({ played: null, refused: 'RACEX, but it isn’t in the dictionary' });
    expect(analyst.sayMiss(miss, view(), players)).toMatch(/You tried RACEX, but it isn’t in the dictionary\.$/);
  });

  it('is worth most if it wins', () => {
    const own = ['TEAM', 'DOG', 'HOUSE', 'BIRD', 'LAMP'];
    const { view, assess } = open({ easels: { 0: own, 1: ['RACE'] }, board: 'TCOW', turn: 0 });
    const miss = assess('end');
    expect(miss.best.worth).toBe(3);
    expect(assess('make COW').played?.worth).toBe(3);
    expect(analyst.sayMiss(miss, view(), players)).toMatch(/That would have won the game\./);
  });

  it('names all words of a turn that wins, and counts it as an everyday one only if all of them are', () => {
    const own = ['TEAM', 'DOG', 'HOUSE', 'BIRD'];
    const { view, assess } = open({ easels: { 0: own, 1: ['RACE'] }, board: 'TCOW', turn: 0 });
    const miss = assess('end');
    expect(miss.everyday).toMatchObject({ worth: 3 });
    expect(miss.everyday!.words.toSorted()).toEqual(expect.arrayContaining(['COW']));
    expect(analyst.sayMiss(miss, view(), players)).toMatch(
      /With [A-Z]+ in the same turn, it would have won the game\./,
    );
    // AA is in no everyday list, so the second word of the win is rare.
    const rare = open({ easels: { 0: own, 1: ['RACE'] }, board: 'TZAX', turn: 0 }).assess('end');
    expect(rare.best.worth).toBe(3);
    expect(rare.everyday!.worth).toBeLessThan(3);
    expect(rare.everyday!.words).toHaveLength(1);
  });

  it('says that the joker of a word can become another letter', () => {
    const { view, assess } = open({ easels: { 1: ['BU[G]'] }, board: 'LNT', turn: 0 });
    expect(analyst.sayMiss(assess('end'), view(), players)).toMatch(/^Ben had BUG with the joker as “G” and there /);
  });

  it('ends when the time runs out', () => {
    expect(open(RACE).assess(null)).toMatchObject({ played: null, kind: 'turn' });
  });

  it('is nobody’s but the player’s whose turn it is', () => {
    expect(open(RACE).assess('end', 1)).toBeNull();
    expect(open(RACE).assess('back')).toBeNull();
  });
});

describe('an answer', () => {
  const options = { wordCheck: 'challenge', failedChallenge: 'lose-next-turn' };

  it('takes back a word that doesn’t count', () => {
    const { act, assess, view } = open({ ...RACE, board: 'TX' }, options);
    expect(act(0, 'steal RACE RACEX').ok).toBe(true);
    const miss = assess('accept', 1);
    expect(miss).toMatchObject({ kind: 'answer', best: { text: 'challenge', worth: 2 }, played: { worth: 0 } });
    expect(analyst.sayMiss(miss, view(1), players)).toBe(
      'RACEX doesn’t count, but Ben let it stand. A challenge would have undone it.',
    );
  });

  it('should leave a good word alone', () => {
    const { act, assess, view } = open(RACE, options);
    act(0, 'steal RACE TRACE');
    const miss = assess('challenge', 1);
    expect(miss).toMatchObject({ best: { text: 'accept', worth: 0 }, played: { worth: -1 } });
    expect(analyst.sayMiss(miss, view(1), players)).toBe('Ben challenged TRACE, but it’s a real word.');
  });
});

it('looks back at a steal that nobody saw for several turns', () => {
  const { table, act } = open({
    easels: { 0: ['DOG'], 1: ['RACE'] },
    board: 'T',
    turn: 0,
    hidden: { 1: 'Q' },
    draw: 'XZ',
  });
  const views = () => [0, 1].map((seat) => table.viewFor(seat) as unknown as View);
  const acts = [{ n: 0, by: null, events: [] as never[], views: views(), scores: [1, 1] }];
  for (const by of [0, 1, 0]) {
    const done = act(by, 'end');
    if (!done.ok) throw new Error(done.error.code);
    acts.push({ n: table.n, by: by as never, events: done.value.events as never[], views: views(), scores: [1, 1] });
  }
  const told = lookBack({ acts, outcome: { ranking: [[0, 1]], reason: '' }, lexicon }, players);
  expect(told[0]).toMatchObject({ seat: 1, n: 1 });
  expect(told[0]!.text).toMatch(/^[A-Z]{5} could take Ben’s RACE for 2 turns, and nobody saw it\.$/);
});
