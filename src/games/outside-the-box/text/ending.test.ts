import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PlayedMatch } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { readPlayedMatch } from '../../conformance/golden-matches.testing.ts';
import { game } from '../game.ts';
import type { Event, View } from '../rules/state.ts';
import { tellEnding } from './ending.ts';

const golden = readPlayedMatch(game, readFileSync('src/games/outside-the-box/golden/relaxed.txt', 'utf8'));
const match = golden as unknown as PlayedMatch<Event, View>;
const players = playerNames(['Ann', 'Ben', 'Lena'], 0);
const ending = tellEnding(match, players);
const results = match.acts.at(-1)!.views[0]!.results.map((result) => result!);

it('follows what the grids are worth from letter to letter', () => {
  const { moments } = ending.chart;
  const letters = match.acts.flatMap(({ events }) => events.filter((event) => event.type === 'turnComplete'));
  expect(moments.length).toBeGreaterThan(letters.length);
  expect(moments.at(-1)!.scores).toEqual(results.map(({ total }) => total));
  // Nothing is left for the end: after the last letter every grid is worth what it scores.
  expect(moments.at(-2)!.scores).toEqual(moments.at(-1)!.scores);
});

it('says how each score came about', () => {
  for (const [seat, { counted, task, first, cards }] of results.entries()) {
    const { line } = ending.standings[seat]!;
    expect(line).toContain(`${counted.length} words`);
    expect(line.includes('+3 task')).toBe(task > 0);
    expect(line.includes('first to finish')).toBe(first > 0);
    expect(line.includes('−')).toBe(cards > 0);
  }
});

it('names a word of the greatest length and the letter that added most', () => {
  const longest = Math.max(...results.flatMap(({ counted }) => counted.map(({ word }) => word.length)));
  expect(ending.highlights[0]!.text).toMatch(new RegExp(`\\b[A-Z]{${longest}} for`));
  const { moments } = ending.chart;
  const gains = moments
    .slice(1)
    .flatMap(({ scores }, i) => scores.map((score, seat) => score - moments[i]!.scores[seat]!));
  expect(ending.highlights[1]!.text).toContain(`added ${Math.max(...gains)} to`);
});
