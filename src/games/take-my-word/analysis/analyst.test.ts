import { describe, expect, it } from 'vitest';
import { EVERYDAY_ZIPF, WITHOUT_WORDS } from '../../../core/analysis/analyst.ts';
import type { Json, PlayedAct } from '../../../core/game.ts';
import { openMatch } from '../../../core/open-match.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { performAct } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { analyst } from './analyst.ts';

const lexicon = loadLexicon('standard');
const players = playerNames(['Ann', 'Ben'], 0);

function open(scenario: Json, options = {}) {
  const opened = openMatch(game, { seats: 2, options, scenario, seed: 's' }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.about.join());
  const { table } = opened.value;
  const view = table.viewFor(0) as unknown as View;
  const env = { lexicon, everydayZipf: EVERYDAY_ZIPF.family } as const;
  const assess = (text: string | null, depth: 'quick' | 'deep' = 'quick') =>
    analyst.assess(view, 0, text, { ...env, depth, random: randomFrom('s', 0) })!;
  return { table, view, assess };
}

const hands = { 0: 'kT rA gC bS yE kR rN', 1: 'rI gI bI yU kU rU gV' };

const ROWS: readonly { readonly [key: string]: Json }[] = [
  {},
  { row: 'rR gI' },
  { row: 'rR gI bG', status: 'word', by: 1, turn: 0 },
];

describe('a turn', () => {
  it('is assessed by every play there is', () => {
    for (const row of ROWS) {
      const { table, assess } = open({ hands, ...row });
      const plays = table.listMoves(0).filter((text) => /^(play|clear) /.test(text));
      expect(plays.length).toBeGreaterThan(10);
      expect(assess('giveup').possible).toBe(plays.length);
    }
  });

  it('is worth no less than passing for the best play, and tells its points', () => {
    for (const row of ROWS) {
      const { view, assess } = open({ hands, ...row });
      for (const depth of ['quick', 'deep'] as const) {
        const miss = assess('giveup', depth);
        expect(miss.best.worth).toBeGreaterThan(miss.baseline);
        expect(miss.played).toBeNull();
        expect(analyst.sayMiss(miss, view, players)).toMatch(/ for \d+ points?\./);
        expect(assess(miss.best.text, depth).missed).toEqual([]);
      }
    }
  });

  it('compares with what was played instead', () => {
    const { view, assess } = open({ hands, ...ROWS[2] });
    const text = 'clear gC';
    const miss = assess(text);
    expect(miss.played).toMatchObject({ text, words: [] });
    expect(analyst.sayMiss(miss, view, players)).toMatch(/You played “C” for 3 points instead\.$/);
    const marks = analyst.marks(view, 0, miss.best, lexicon);
    expect(marks.at(-1)).toMatchObject({ type: 'word' });
    expect(marks.some((mark) => mark.type === 'piece' && /^hand-[a-z][A-Z]$/.test(mark.id))).toBe(true);
  });

  it('names the best known word that a beginning belongs to, and leaves rare ones out', () => {
    const { view, assess } = open({ hands: { 0: 'bC', 1: 'kT' }, row: 'rC gU' });
    const miss = assess('pass');
    expect(miss.everyday).toMatchObject({ words: [], begins: expect.stringMatching(/^CUC./) });
    expect(miss.everyday!.zipf).toBeGreaterThanOrEqual(EVERYDAY_ZIPF.family);
    expect(analyst.sayMiss(miss, view, players)).toMatch(
      /^One letter would have turned CU into CUC, the start of CUC[A-Z]+, for 3 points\./,
    );
    const rare = open({ hands: { 0: 'rJ', 1: 'kT' }, row: 'kY gO' }).assess('pass');
    expect(rare.best).toMatchObject({ begins: expect.stringMatching(/^YOJ/) });
    expect(rare.everyday).toBeNull();
  });

  it('says why a play with no more points was better', () => {
    const last = { hands: { 0: 'kB rJ', 1: 'kT' }, row: 'kY gO', round: 10 };
    const { view, assess } = open(last);
    const miss = { ...assess('play .. kB word'), everyday: null };
    expect(analyst.sayMiss(miss, view, players)).toMatch(/It would have left fewer points in your hand at the end\./);
  });

  it('says what a new hand is worth', () => {
    const { view, assess } = open({ hands: { 0: 'gE kD', 1: 'rI gI bI yU kU rU' }, row: 'kB rA' });
    expect(analyst.sayMiss(assess('play .. kD word'), view, players)).toBe(
      'BA could have become BADE for 8 points. It would have brought a new hand, worth about 10 points. You played BAD for 7 points instead.',
    );
  });

  it('does not take a letter for a better find than a word with more points', () => {
    const { assess } = open({ hands: { 0: 'gV kK rE bP kT kR', 1: 'rS gA bL rA rT gN bR' } });
    const miss = assess('play kK rE bP kT');
    expect(miss.best).toMatchObject({ text: 'play gV', zipf: 0 });
    expect(miss.everyday).toBeNull();
    expect(assess('pass').everyday).toMatchObject({ text: 'play gV', zipf: WITHOUT_WORDS });
  });

  it('does not take a safer word for a better find than one with more points', () => {
    const { assess } = open({
      ...{ hands: { 0: 'bA gN bW kR kP rS gE', 1: 'rI gI bI yU kU' } },
      ...{ premiums: { 0: 'ST DL', 1: 'TW' } },
    });
    const { missed } = assess('play rS kP bA bW gN gE kR+ST', 'deep');
    expect(missed.find(({ words }) => words[0] === 'PRAWNS')).toMatchObject({ zipf: 0 });
  });

  it('says what a rival would have lost if the points alone don’t explain it', () => {
    const standing = { hands: { 0: 'rR kT rA gB yG yN', 1: 'kV' }, row: 'rJ gO kK kE', status: 'word', by: 1, turn: 0 };
    const { view, assess } = open(standing);
    const miss = assess('clear gB rA kT word');
    const told = analyst.sayMiss(
      { ...miss, everyday: miss.missed.find(({ words }) => words[0] === 'JOKER')! },
      view,
      players,
    );
    expect(told).toMatch(
      /^JOKER would have taken Ben’s JOKE for \d+ points\. Ben would have lost the \d+ points of JOKE\. You played BAT for/,
    );
  });

  it('counts a play that isn’t a word as nothing', () => {
    const { view, assess } = open({ hands }, { invalidPlay: 'lose-turn' });
    const miss = assess('play kT gC bS');
    expect(miss).toMatchObject({ played: null, refused: 'TCS, but that isn’t a word' });
    expect(analyst.sayMiss(miss, view, players)).toMatch(/You tried TCS, but that isn’t a word\.$/);
  });

  it('is the same with the same random hands', () => {
    const { assess } = open({ hands, ...ROWS[1] });
    expect(assess('giveup', 'deep')).toEqual(assess('giveup', 'deep'));
  });

  it('counts all plays of a hand with two blanks', () => {
    const { table, assess } = open({ hands: { 0: 'r? g? rA', 1: 'kT' } });
    const plays = table.listMoves(0).filter((text) => text.startsWith('play '));
    expect(assess('giveup').possible).toBe(plays.length);
  });
});

it('looks back at words that would have brought more than what was played', () => {
  const lookBackAfter = (text: string): readonly string[] => {
    const { table } = open({ hands: { 0: 'rB bF kL kO bC kK', 1: 'rI gI' } });
    const views = (): readonly View[] => [0, 1].map((seat) => table.viewFor(seat) as unknown as View);
    const before = { n: 0, by: 1, events: [], views: views(), scores: table.status.scores };
    const played = performAct(table, 0, text, table.at);
    if (!played.ok) throw new Error(played.error.code);
    const after = { n: 1, by: 0, events: played.value.events, views: views(), scores: table.status.scores };
    const acts = [before, after] as unknown as readonly PlayedAct<Event, View>[];
    return analyst
      .lookBack({ acts, outcome: { ranking: [[0], [1]], reason: '' }, lexicon }, players)
      .map((one) => one.text);
  };
  expect(lookBackAfter('play bC')).toEqual([expect.stringMatching(/^You could have played [BF]LOCK for \d+ points/)]);
  expect(lookBackAfter('play bF kL kO bC kK')).toEqual([]);
});

it('assesses nothing of a player who doesn’t act', () => {
  const { table } = open({ hands });
  const env = { lexicon, everydayZipf: 3.5, depth: 'quick', random: randomFrom('s', 0) } as const;
  expect(analyst.assess(table.viewFor(1) as unknown as View, 1, 'pass', env)).toBeNull();
});
