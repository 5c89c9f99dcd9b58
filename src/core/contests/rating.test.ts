import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../bot-cast.ts';
import { randomFrom } from '../random.ts';
import { ANCHORS, type Contender, RATED_AFTER, type Rating, rateAll, START_RATING, updateRatings } from './rating.ts';

const STEP = (ANCHORS.master - ANCHORS.child) / (BOT_LEVELS.length - 1);
const BETA = START_RATING.mean / 6;

/** A ranking of players of these strengths, drawn from the model itself: each performs with a Gumbel error. */
function drawRanking(strengths: readonly number[], random: { real(): number }): number[] {
  const scale = BETA * Math.SQRT2;
  const played = strengths.map((strength) => strength - scale * Math.log(-Math.log(random.real() || 1e-12)));
  return played.map((one) => 1 + played.filter((other) => other > one).length);
}

describe('one ranking', () => {
  it('changes ratings exactly as openskill does, ties included', () => {
    const rankings = JSON.parse(readFileSync('src/core/contests/openskill-figures.json', 'utf8')) as {
      before: Contender[];
      after: Rating[];
    }[];
    expect(rankings.length).toBe(60);
    let largest = 0;
    for (const { before, after } of rankings)
      for (const [i, { mean, deviation }] of updateRatings(before).entries())
        largest = Math.max(largest, Math.abs(mean - after[i]!.mean), Math.abs(deviation - after[i]!.deviation));
    expect(largest).toBeLessThan(1e-9);
  });

  it('leaves anchors as they are', () => {
    const before = [
      { ...START_RATING, rank: 1 },
      { mean: ANCHORS.master, deviation: 0, rank: 2, isAnchor: true },
    ];
    const after = updateRatings(before);
    expect(after[1]).toEqual({ mean: ANCHORS.master, deviation: 0 });
    expect(after[0]!.mean).toBeGreaterThan(START_RATING.mean);
  });
});

describe('many rankings', () => {
  it('three equal players among themselves stay where they are for 400 matches', () => {
    const drifts: number[] = [];
    for (let run = 0; run < 30; run++) {
      const random = randomFrom('equal players', run);
      let players: readonly Rating[] = [START_RATING, START_RATING, START_RATING];
      for (let match = 0; match < 400; match++) {
        const ranks = drawRanking([25, 25, 25], random);
        players = updateRatings(players.map((player, i) => ({ ...player, rank: ranks[i]! })));
      }
      drifts.push(players.reduce((sum, { mean }) => sum + mean, 0) / 3 - START_RATING.mean);
    }
    const inflation = Math.abs(drifts.reduce((sum, drift) => sum + drift, 0) / drifts.length);
    const typical = drifts.map(Math.abs).toSorted((a, b) => a - b)[drifts.length >> 1]!;
    expect(inflation).toBeLessThan(0.05 * STEP);
    expect(typical).toBeLessThan(0.05 * STEP);
  });

  it('a player as strong as Keen is within half a level after 10 matches against bots', () => {
    const errors = Array.from({ length: 300 }, (_, run) => {
      const random = randomFrom('keen player', run);
      let player: Rating = START_RATING;
      for (let match = 0; match < 10; match++) {
        const ranks = drawRanking([ANCHORS.keen, ...BOT_LEVELS.map((level) => ANCHORS[level])], random);
        const bots = BOT_LEVELS.map((level, i) => ({
          mean: ANCHORS[level],
          deviation: 0,
          rank: ranks[i + 1]!,
          isAnchor: true,
        }));
        player = updateRatings([{ ...player, rank: ranks[0]! }, ...bots])[0]!;
      }
      return player.mean - ANCHORS.keen;
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const within = errors.filter((error) => Math.abs(error) <= STEP / 2).length / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.1 * STEP);
    expect(within).toBeGreaterThan(0.6);
  });

  it('are shown after five results, and do not depend on the order in which results arrived', () => {
    const deal = ['ann', 'bob', 'cleo', 'keen'].map((owner, i) => ({
      owner,
      bot: (owner === 'keen' ? 'keen' : null) as BotLevel | null,
      rank: i + 1,
    }));
    const deals = Array.from({ length: RATED_AFTER - 1 }, () => deal);
    expect([...rateAll(deals).values()]).toEqual([null, null, null]);
    const last = deal.filter(({ owner }) => owner !== 'bob');
    const rated = rateAll([...deals, last]);
    expect(rated.get('bob')).toBeNull();
    expect(rated.get('ann')!.mean).toBeGreaterThan(rated.get('cleo')!.mean);
    expect(rated.has('keen')).toBe(false);
    const shuffled = [...deals, last].map((ranking) => ranking.toReversed());
    expect(Object.fromEntries(rateAll(shuffled))).toEqual(Object.fromEntries(rated));
  });
});

it('the anchors are those of the measured ladder', () => {
  const { rungs } = JSON.parse(readFileSync('bench/results/ladder.json', 'utf8')) as {
    rungs: { seats: number; lower: string; higher: string; share: number }[];
  };
  for (const [i, lower] of BOT_LEVELS.slice(0, -1).entries()) {
    const odds = rungs
      .filter((rung) => rung.seats === 2 && rung.lower === lower)
      .map(({ share }) => Math.log(share / (1 - share)));
    const step = (odds.reduce((sum, one) => sum + one, 0) / odds.length) * Math.SQRT2 * BETA;
    expect(ANCHORS[BOT_LEVELS[i + 1]!] - ANCHORS[lower]).toBeCloseTo(step, 1);
  }
});
