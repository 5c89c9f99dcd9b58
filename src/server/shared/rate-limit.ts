// How much one address may do: a bucket of tokens each, refilled with time, forgotten when full.
// Not which limits there are: those stand where they are used.

export interface RateLimit {
  tryTake(key: string): boolean;
}

export const UNLIMITED: RateLimit = { tryTake: () => true };

export function createRateLimit(burst: number, perSecond: number, now: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    tryTake(key) {
      const at = now();
      if (buckets.size > 10_000)
        for (const [old, bucket] of buckets)
          if (bucket.tokens + ((at - bucket.at) / 1000) * perSecond >= burst) buckets.delete(old);
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      bucket.tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
      bucket.at = at;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return false;
      bucket.tokens--;
      return true;
    },
  };
}
