// The few figures the arena needs.

/** 95 % interval of a share by Wilson's score. */
export function wilson(won: number, played: number): { low: number; high: number } {
  const z = 1.96;
  const p = won / played;
  const centre = p + (z * z) / (2 * played);
  const spread = z * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  const whole = 1 + (z * z) / played;
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
