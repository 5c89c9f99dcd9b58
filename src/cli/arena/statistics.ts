// Statistics for the arena: intervals, quantiles, medians.

/** 95 % Wilson score interval of a share. */
function wilsonInterval95(share: number, played: number): { low: number; high: number } {
  const z = 1.96;
  const center = share + (z * z) / (2 * played);
  const spread = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  const whole = 1 + (z * z) / played;
  return { low: Math.max(0, (center - spread) / whole), high: Math.min(1, (center + spread) / whole) };
}

/** Mean of the trials' shares with its 95 % interval, computed from the effective number of independent matches. */
export function winShareInterval95(
  shares: readonly number[],
  matches: number,
): { share: number; low: number; high: number } {
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / (shares.length - 1);
  const effectiveMatches = variance > 0 ? (share * (1 - share) * shares.length) / variance : matches;
  return { share, ...wilsonInterval95(share, effectiveMatches) };
}

/** The value that this fraction of the values is below. */
export function quantile(numbers: readonly number[], fraction: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
