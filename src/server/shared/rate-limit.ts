// A token bucket per key (an address or a person), refilled with time. The limits themselves are set where they are used.

export interface RateLimit {
  /** Takes a token; false if there is none left. */
  tryTake(key: string): boolean;
}

export const UNLIMITED: RateLimit = { tryTake: () => true };

/** Above this many buckets the full ones, which carry no information, are deleted. */
const MAX_BUCKETS = 10_000;

export function createRateLimit(burst: number, perSecond: number, now: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refilled = (bucket: { tokens: number; at: number }, at: number): number =>
    Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
  return {
    tryTake(key) {
      const at = now();
      if (buckets.size > MAX_BUCKETS)
        for (const [other, bucket] of buckets) if (refilled(bucket, at) >= burst) buckets.delete(other);
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      bucket.tokens = refilled(bucket, at);
      bucket.at = at;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return false;
      bucket.tokens--;
      return true;
    },
  };
}
