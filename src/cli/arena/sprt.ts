// Sequential probability ratio test (SPRT): stops as soon as it is clear whether one level is stronger. The observations are
// trials (matches with the same deal), which cancels out the luck of the deal.

/** The two hypotheses, in normalized Elo: how much stronger the second level is. */
export type SprtHypotheses = { readonly elo0: number; readonly elo1: number };

export type SprtResult = {
  readonly llr: number;
  /** null while undecided. */
  readonly verdict: 'stronger' | 'not stronger' | null;
};

/** For an error of 5 % either way. */
export const LLR_BOUND = Math.log(0.95 / 0.05);
/** Normalized Elo per standard deviation of a match. */
const ELO_PER_SIGMA = 800 / Math.log(10);

/** `shares`: the second level's share of the wins in each trial; `matches`: matches per trial. */
export function runSprt(shares: readonly number[], matches: number, { elo0, elo1 }: SprtHypotheses): SprtResult {
  const seen = [0, 1, ...shares]; // one made-up trial of each kind, or the first few that agree would look certain
  const mean = seen.reduce((sum, share) => sum + share, 0) / seen.length;
  const variance = seen.reduce((sum, share) => sum + (share - mean) ** 2, 0) / seen.length;
  const strength = (mean - 0.5) / Math.sqrt(variance);
  const [low, high] = [elo0, elo1].map((elo) => (elo / ELO_PER_SIGMA) * Math.sqrt(matches)) as [number, number];
  const llr = (seen.length * (high - low) * (2 * strength - low - high)) / 2; // assumes that the shares are normally distributed
  return { llr, verdict: llr >= LLR_BOUND ? 'stronger' : llr <= -LLR_BOUND ? 'not stronger' : null };
}
