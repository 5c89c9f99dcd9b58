// A match that goes on only until it is clear whether one level is stronger than another: the sequential probability ratio test.
// Trials (pairs of matches with the same deal) are the observations, so that the luck of the deal does not blur them.

/** The two answers it decides between, in normalised Elo: how much stronger the second level is, per match and its spread. */
export type Question = { readonly elo0: number; readonly elo1: number };

export type Answer = {
  readonly llr: number;
  /** null: not yet decided. */
  readonly verdict: 'stronger' | 'not stronger' | null;
};

/** With 5 % of error either way. */
export const BOUND = Math.log(0.95 / 0.05);
/** So many normalised Elo are one standard deviation of a match. */
const ELO = 800 / Math.log(10);

/** `shares`: of each trial the part of the wins that the second level had; `matches`: in a trial. */
export function judgeShares(shares: readonly number[], matches: number, { elo0, elo1 }: Question): Answer {
  const seen = [0, 1, ...shares]; // one imagined trial of each kind, lest the first few that agree look certain
  const mean = seen.reduce((sum, share) => sum + share, 0) / seen.length;
  const variance = seen.reduce((sum, share) => sum + (share - mean) ** 2, 0) / seen.length;
  const strength = (mean - 0.5) / Math.sqrt(variance);
  const [least, most] = [elo0, elo1].map((elo) => (elo / ELO) * Math.sqrt(matches)) as [number, number];
  const llr = (seen.length * (most - least) * (2 * strength - least - most)) / 2; // shares taken as normal
  return { llr, verdict: llr >= BOUND ? 'stronger' : llr <= -BOUND ? 'not stronger' : null };
}
