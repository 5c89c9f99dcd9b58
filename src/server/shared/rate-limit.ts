// A token bucket per key (an address, a person, a seat), refilled with time. The limits themselves are in limits.ts.

import { addressKey, type Limits, type RateName } from './limits.ts';

export interface RateLimit {
  /** Takes a token, or as many as something costs; false if there are not enough left. */
  tryTake(key: string, tokens?: number): boolean;
  /** Returns a token: what it was taken for doesn't count after all. */
  giveBack(key: string): void;
}

export const UNLIMITED: RateLimit = { tryTake: () => true, giveBack: () => {} };

/** Above this many buckets the full ones, which carry no information, are deleted. */
const MAX_BUCKETS = 10_000;
const CLEANUP_INTERVAL_MS = 1000;

export function createRateLimit(burst: number, perSecond: number, now: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  let cleanedAt = now();
  const refilled = (bucket: { tokens: number; at: number }, at: number): number =>
    Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
  const cleanUp = (at: number): void => {
    if (buckets.size <= MAX_BUCKETS || at - cleanedAt < CLEANUP_INTERVAL_MS) return;
    cleanedAt = at;
    for (const [key, bucket] of buckets) if (refilled(bucket, at) >= burst) buckets.delete(key);
  };
  return {
    tryTake(key, tokens = 1) {
      const at = now();
      cleanUp(at);
      const bucket = buckets.get(key) ?? { tokens: burst, at };
      bucket.tokens = refilled(bucket, at);
      bucket.at = at;
      buckets.set(key, bucket);
      if (bucket.tokens < tokens) return false;
      bucket.tokens -= tokens;
      return true;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}

/** A limit that the operator can set. */
export function createNamedLimit(limits: Limits, name: RateName): RateLimit {
  const { burst, perMinute } = limits.rates[name];
  return limits.enabled ? createRateLimit(burst, perMinute / 60, () => performance.now()) : UNLIMITED;
}

/** A limit per address, which takes the address as the socket reports it. */
export function createAddressLimit(limits: Limits, name: RateName): RateLimit {
  const limit = createNamedLimit(limits, name);
  return {
    tryTake: (address, tokens) => limits.isExempt(address) || limit.tryTake(addressKey(address), tokens),
    giveBack: (address) => limit.giveBack(addressKey(address)),
  };
}
