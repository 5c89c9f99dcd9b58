// Helpers for telling how a match ended, in games/<game>/text/ending.ts. The types are in game.ts.

import type { Highlight, Outcome, ScoreHistory, ScoreMoment, Seat } from '../game.ts';
import type { PlayerNames } from '../player-names.ts';
import { countOf, joinWithAnd } from '../wording.ts';

/** "You win", "Ben wins", "You and Ben tie". */
export function sayWinners({ ranking }: Outcome, players: PlayerNames): string {
  const winners = ranking[0]!;
  if (winners.length > 1) return `${players.subjectList(winners)} tie`;
  return `${players.subject(winners[0]!)} ${players.verb(winners[0]!, 'win', 'wins')}`;
}

/** "You win, 6 words to 4"; "You and Ben tie with 5 words". */
export function sayWinByScore(
  outcome: Outcome,
  players: PlayerNames,
  scores: readonly number[],
  sayAmount: (score: number) => string,
): string {
  const [winners, next] = outcome.ranking;
  const score = scores[winners![0]!]!;
  if (next === undefined || winners!.length > 1)
    return `${sayWinners(outcome, players)} with ${sayAmount(score).replace('-', '−')}`;
  const others = formatScore(scores[next[0]!]!);
  return `${sayWinners(outcome, players)}, ${sayAmount(score).replace('-', '−')} to ${others}`;
}

/** A score with thousands separators and a real minus sign. */
export const formatScore = (score: number): string => score.toLocaleString('en-US').replace('-', '−');

/** "12 points", "−3 points". */
export const formatAmount = (score: number, unit: string): string => countOf(score, unit).replace('-', '−');

/** "2 words, 1 stolen": the parts that are not null. */
export const joinFacts = (...facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null && fact !== '').join(', ');

/** The scores after each act as the moments of a history. */
export const momentsByMove = (
  acts: readonly { readonly n: number; readonly scores: readonly number[] }[],
): readonly ScoreMoment[] => acts.map(({ n, scores }) => ({ label: n === 0 ? 'Start' : `Move ${n}`, scores }));

/** The best of some items, the first if several are equal; null if there is none. */
export function findBest<T>(items: readonly T[], rate: (item: T) => number): T | null {
  let best: T | null = null;
  for (const item of items) if (best === null || rate(item) > rate(best)) best = item;
  return best;
}

/** The same, but null if several are equally good: what is said to be the longest word has to be. */
export function findSingleBest<T>(items: readonly T[], rate: (item: T) => number): T | null {
  const best = findBest(items, rate);
  return best !== null && items.every((item) => item === best || rate(item) < rate(best)) ? best : null;
}

/** Who is alone in front; null if nobody is. */
function leaderOf(scores: readonly number[]): Seat | null {
  const best = Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === 1 ? ahead[0]! : null;
}

/** A comeback of the winner, or else how often the lead changed, or that it never did. At most one sentence. */
export function tellLead(
  { moments }: ScoreHistory,
  { ranking }: Outcome,
  players: PlayerNames,
  sayAmount: (score: number) => string,
): readonly Highlight[] {
  const winner = ranking[0]!.length === 1 ? ranking[0]![0]! : null;
  const last = moments.at(-1)!.scores;
  const leaders = moments.map(({ scores }) => leaderOf(scores)).filter((seat) => seat !== null);
  const whole = (seat: Seat | null, text: string): readonly Highlight[] => [{ seat, text, words: [], n: null }];
  // Where something other than these scores decided, they don't tell how it was won.
  if (winner !== null && leaderOf(last) === winner) {
    const deficits = moments.map(({ scores }) => Math.max(...scores) - scores[winner]!);
    const behind = Math.max(...deficits);
    const rivals = leaderListAt(moments[deficits.indexOf(behind)]!.scores);
    if (behind > 1 && behind * 4 >= last[winner]!)
      return whole(
        winner,
        `${players.subject(winner)} came back after being ${sayAmount(behind)} behind ${joinWithAnd(rivals.map(players.name))}.`,
      );
    if (leaders.length > 2 && leaders.every((seat) => seat === winner))
      return whole(winner, `${players.subject(winner)} led from start to finish.`);
  }
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  return changes > 2 ? whole(null, `The lead changed ${changes} times.`) : [];
}

const leaderListAt = (scores: readonly number[]): readonly Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
