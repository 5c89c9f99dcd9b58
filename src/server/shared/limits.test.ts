import { expect, it } from 'vitest';
import { addressKey, type Limits, readLimits } from './limits.ts';
import { createAddressLimit, createRateLimit } from './rate-limit.ts';

function limitsFrom(env: { [name: string]: string }): Limits {
  const limits = readLimits(env);
  if (!limits.ok) throw new Error(limits.error);
  return limits.value;
}

it('reads rates and counts from the environment', () => {
  const { rates, counts, enabled } = limitsFrom({
    LIMIT_ROOMS: '7/3',
    LIMIT_SERVER_WRONG_CODES: '5/0',
    LIMIT_ADDRESS_CONNECTIONS: '12',
  });
  expect(enabled).toBe(true);
  expect(rates.rooms).toEqual({ burst: 7, perMinute: 3 });
  expect(rates.serverWrongCodes).toEqual({ burst: 5, perMinute: 0 });
  expect(counts).toMatchObject({ addressConnections: 12, personConnections: 8 });
  expect(limitsFrom({ LIMITS: 'off' }).enabled).toBe(false);
});

it.each([
  ['LIMIT_ROOMS', '7'],
  ['LIMIT_ROOMS', '0/5'],
  ['LIMIT_MATCH_ACTS', 'many'],
  ['LIMIT_ROMS', '7/3'],
  ['LIMITS_ALLOW', 'school'],
  ['LIMITS_ALLOW', '10.0.0.0/40'],
  ['LIMITS_ALLOW', '10.0.0.0/'],
])('refuses %s=%s with a sentence', (name, value) => {
  const limits = readLimits({ [name]: value });
  expect(limits.ok ? '' : limits.error).toMatch(new RegExp(`^${name} .+\\.$`));
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::1.2.3.4', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it('counts a whole IPv6 /64 as one address, and exempts allowed ranges', () => {
  const limits = limitsFrom({ LIMIT_ROOMS: '3/0', LIMITS_ALLOW: '198.51.100.0/24, 2001:db8:5::/48' });
  const limit = createAddressLimit(limits, 'rooms');
  const takeMany = (address: (i: number) => string): number =>
    Array.from({ length: 50 }, (_, i) => limit.tryTake(address(i))).filter(Boolean).length;
  expect(takeMany((i) => `2001:db8:1:2::${i}`)).toBe(3);
  expect(takeMany(() => '203.0.113.7')).toBe(3);
  expect(takeMany(() => '198.51.100.9')).toBe(50);
  expect(takeMany(() => '::ffff:198.51.100.9')).toBe(50);
  expect(takeMany((i) => `2001:db8:5:1::${i}`)).toBe(50);
});

it('refills with time and takes a token back', () => {
  let now = 0;
  const limit = createRateLimit(2, 1, () => now);
  const take = (): boolean => limit.tryTake('a');
  expect([take(), take(), take()]).toEqual([true, true, false]);
  limit.giveBack('a');
  expect([take(), take()]).toEqual([true, false]);
  now = 1000;
  expect([take(), take()]).toEqual([true, false]);
});
