// Public counts per seat: how many cards it placed and how challenges ended. What a bot concludes from them is in
// bot/opponent-model.ts. Which cards they were stays for the players to remember (WP-135).

import type { Seat } from '../../../core/game.ts';
import type { ChallengeResult, PlayedCard } from './state.ts';

/** The number of challenges with each result. */
export type ResultTally = { readonly [V in ChallengeResult]: number };

export type ChallengeStats = {
  /** Cards placed in this game, including the current turn. */
  readonly laid: number;
  /** Results of challenges against its cards. */
  readonly challenged: ResultTally;
  /** Results of the challenges it made. */
  readonly challenges: ResultTally;
};

export function challengeStatsOf(playedCards: readonly PlayedCard[], seat: Seat): ChallengeStats {
  const own = playedCards.filter(({ by }) => by === seat);
  return {
    laid: own.length,
    challenged: tallyResults(own),
    challenges: tallyResults(playedCards.filter(({ challenge }) => challenge?.by === seat)),
  };
}

const tallyResults = (playedCards: readonly PlayedCard[]): ResultTally => {
  const count = (verdict: ChallengeResult): number =>
    playedCards.filter(({ challenge }) => challenge?.verdict === verdict).length;
  return { A: count('A'), B: count('B'), C: count('C') };
};
