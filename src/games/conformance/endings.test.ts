// Tells the ends of the golden matches to a spectator, the winner and the last, and checks that what is said is true and reads well.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Ending, Json, PlayedMatch, Viewer } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import { games } from '../index.ts';
import { folderOf, readPlayedMatch } from './golden-matches.testing.ts';
import { findSentenceFaults, readRetiredTerms } from './sentence-faults.ts';
import { game as toy } from './toy/game.ts';

const NAMES = ['Ann', 'Ben', 'Lena', 'Omar', 'Mia', 'Tom'];
const GOLDEN = ['rulebook', 'relaxed', 'full'];

async function tell(game: AnyGame, match: PlayedMatch<Json, Json>, viewer: Viewer): Promise<Ending> {
  const { tellEnding } = await game.say.loadEnding();
  return tellEnding(match, playerNames(NAMES, viewer));
}

describe.each([...Object.values<AnyGame>(games), toy])('the endings of $id', (game) => {
  const retired = readRetiredTerms(readFileSync(`${folderOf(game)}/RULES.md`, 'utf8'));

  describe.each(GOLDEN)('in the golden match %s', (name) => {
    const match = readPlayedMatch(game, readFileSync(`${folderOf(game)}/golden/${name}.txt`, 'utf8'));
    const { acts, outcome } = match;
    const seats = acts[0]!.scores.length;
    const winners = outcome.ranking[0]!;
    const viewers: readonly Viewer[] = ['spectator', winners[0]!, outcome.ranking.at(-1)![0]!];

    it('name the winners and call the reader “you”', async () => {
      for (const viewer of viewers) {
        const { headline } = await tell(game, match, viewer);
        const names = playerNames(NAMES, viewer);
        expect(headline).toMatch(new RegExp(`^${names.subjectList(winners)} (win|wins|tie)\\b`));
      }
    });

    it('have a line for every player, and a history that ends with the result', async () => {
      const { standings, chart, rounds } = await tell(game, match, 'spectator');
      expect(standings).toHaveLength(seats);
      for (const { score, line } of standings) expect([score, line]).not.toContain('');
      for (const { scores } of chart.moments) expect(scores).toHaveLength(seats);
      // The best in the chart, which is in the unit that decided, is a winner.
      const last = chart.moments.at(-1)!.scores;
      expect(winners.map((seat) => last[seat])).toContain(Math.max(...last));
      // More than the last moment tells something.
      expect(new Set(chart.moments.map(({ scores }) => scores.join(' '))).size).toBeGreaterThan(2);
      if (rounds.length > 0)
        expect(standings.map((_, seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(
          acts.at(-1)!.scores,
        );
    });

    it('read well and name only words and acts of the match', async () => {
      const faults = new Set<string>();
      for (const viewer of viewers) {
        const { headline, detail, highlights, standings, winningWords } = await tell(game, match, viewer);
        const told = [...highlights, ...(detail === null ? [] : [detail])];
        for (const { text, words, n, seat } of told) {
          for (const word of words) expect(text).toContain(word);
          expect(n === null || (n > 0 && n < acts.length)).toBe(true);
          expect(seat === null || seat < seats).toBe(true);
        }
        expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
        expect(highlights.length).toBeLessThanOrEqual(6);
        const sentences = [
          `${headline}.`,
          ...told.flatMap(({ text }) => text.split(/(?<=[.!?]) (?=[A-Z])/)),
          ...standings.map(({ line }) => `“${line}.”`),
        ];
        for (const sentence of sentences)
          for (const fault of findSentenceFaults(sentence, retired)) faults.add(`${fault}: ${sentence}`);
        expect(winningWords.every((word) => /^[A-Z]+$/.test(word))).toBe(true);
      }
      expect([...faults]).toEqual([]);
    });
  });
});
