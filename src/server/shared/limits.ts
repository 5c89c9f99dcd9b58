// How much one person, one address, one seat and everybody together may do. Each limit can be set with an environment variable
// (LIMIT_REQUESTS and so on); docs/operate.md lists them. rate-limit.ts counts.

import { BlockList, isIP } from 'node:net';
import { err, ok, type Result } from '../../core/result.ts';

/** This many at once, then this many more each minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** Addresses are shared by whole schools, so their limits fit 100 people who all arrive at once. */
const DEFAULT_RATES = {
  /** HTTP requests to /api/ from one address. */
  requests: { burst: 1000, perMinute: 3000 },
  /** WebSockets opened from one address. */
  connects: { burst: 400, perMinute: 600 },
  /** Rooms created from one address, and on the whole server. */
  rooms: { burst: 60, perMinute: 12 },
  serverRooms: { burst: 600, perMinute: 300 },
  /** Codes that belong to no table, from one address and on the whole server. Correct codes don't count. */
  wrongCodes: { burst: 40, perMinute: 10 },
  serverWrongCodes: { burst: 400, perMinute: 120 },
  /** Wrong tokens for the operator page from one address. */
  wrongTokens: { burst: 10, perMinute: 10 },
  /** Records uploaded from one address. */
  records: { burst: 20, perMinute: 6 },
  /** Challenges and deals of series made from one address, and on the whole server. */
  contests: { burst: 40, perMinute: 10 },
  serverContests: { burst: 600, perMinute: 300 },
  /** Entries to contests from one address. Each opens a room. */
  contestEntries: { burst: 400, perMinute: 120 },
  /** Reads of contests, rankings, standings and daily deals for one address: 100 people look at a ranking that is always new. */
  contestReads: { burst: 600, perMinute: 1500 },
  /** Lessons started from one address, and on the whole server. */
  lessons: { burst: 30, perMinute: 6 },
  serverLessons: { burst: 600, perMinute: 300 },
  /** Requests of the members of one lesson together, and of each of them. They don't count for their address. */
  lessonRequests: { burst: 3000, perMinute: 12_000 },
  lessonMember: { burst: 100, perMinute: 600 },
  /** Prompts made for one address. */
  prompts: { burst: 120, perMinute: 60 },
  /** Archives of closed contests downloaded to one address. */
  archives: { burst: 10, perMinute: 4 },
  /** Reviews made for one address. */
  reviews: { burst: 40, perMinute: 12 },
  /** Lists of a person's own tables for one address. Each may replay several matches. */
  ownTables: { burst: 200, perMinute: 120 },
  /** Changes of notifications from one address. */
  notifications: { burst: 40, perMinute: 10 },
  /** Mails that ask to confirm an address, for one network address and for the whole server. */
  confirmations: { burst: 20, perMinute: 1 },
  serverConfirmations: { burst: 200, perMinute: 10 },
  /** Reads and changes of the copies that people keep of their own data, from one address, and how much they store; and on the
   *  whole server, so that many addresses don't fill its disk within minutes. */
  items: { burst: 400, perMinute: 200 },
  itemKilobytes: { burst: 40_000, perMinute: 4000 },
  serverItemKilobytes: { burst: 1_000_000, perMinute: 40_000 },
  /** Links to another device made from one address. */
  links: { burst: 30, perMinute: 6 },
  /** Recovery phrases and passkeys made or tried from one address, and on the whole server. */
  recoveries: { burst: 20, perMinute: 4 },
  serverRecoveries: { burst: 60, perMinute: 120 },
  /** Copies and deletions of all data of a person, from one address. Both read all rooms. */
  exports: { burst: 6, perMinute: 1 },
  erasures: { burst: 10, perMinute: 2 },
  /** WebSocket messages of one person, over all connections. */
  messages: { burst: 40, perMinute: 600 },
  /** How often one person may enter rooms, over all connections. Each time the whole log of a match may be sent. */
  enters: { burst: 10, perMinute: 60 },
  /** Moves of one seat in one match. */
  acts: { burst: 120, perMinute: 120 },
} satisfies { readonly [name: string]: Rate };

const DEFAULT_COUNTS = {
  personConnections: 8,
  addressConnections: 400,
  /** Connections of any kind from one address. A browser opens up to six for a page. */
  addressSockets: 1000,
  serverConnections: 10_000,
  /** Moves of one match, by everybody. */
  matchActs: 10_000,
  /** The copy that one person keeps of their own data: things in it, and bytes of one and of all of them. */
  personItems: 20_000,
  itemBytes: 200_000,
  personBytes: 20_000_000,
};

export type RateName = keyof typeof DEFAULT_RATES;
export type CountName = keyof typeof DEFAULT_COUNTS;

export type Limits = {
  /** Off only among trusted people, or for benchmarks. */
  readonly enabled: boolean;
  readonly rates: { readonly [name in RateName]: Rate };
  readonly counts: { readonly [name in CountName]: number };
  /** Whether the limits per address don't apply to this address. */
  isExempt(address: string): boolean;
};

type Env = { readonly [name: string]: string | undefined };

export function readLimits(env: Env): Result<Limits, string> {
  const rates: { [name in RateName]: Rate } = { ...DEFAULT_RATES };
  const counts: { [name in CountName]: number } = { ...DEFAULT_COUNTS };
  const known = new Map<string, (value: string) => string | null>();
  for (const name of Object.keys(rates) as RateName[])
    known.set(variableOf(name), (value) => {
      const [, burst, perMinute] = /^(\d{1,9})\/(\d{1,9})$/.exec(value) ?? [];
      if (!(Number(burst) >= 1)) return 'must be two numbers, such as 60/12: 60 at once, then 12 a minute';
      rates[name] = { burst: Number(burst), perMinute: Number(perMinute) };
      return null;
    });
  for (const name of Object.keys(counts) as CountName[])
    known.set(variableOf(name), (value) => {
      if (!/^[1-9]\d{0,8}$/.test(value)) return 'must be a number above 0';
      counts[name] = Number(value);
      return null;
    });
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith('LIMIT_') || value === undefined || value === '') continue;
    const set = known.get(variable);
    if (set === undefined) return err(`${variable} is not a limit. docs/operate.md lists them.`);
    const problem = set(value);
    if (problem !== null) return err(`${variable} ${problem}, not “${value}”.`);
  }
  const allowed = readRanges(env.LIMITS_ALLOW ?? '');
  if (!allowed.ok) return allowed;
  const isExempt = (address: string): boolean => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && allowed.value.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
  return ok({ enabled: env.LIMITS !== 'off', rates, counts, isExempt });
}

/** `serverWrongCodes` is set with LIMIT_SERVER_WRONG_CODES. */
const variableOf = (name: string): string => `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

function readRanges(text: string): Result<BlockList, string> {
  const list = new BlockList();
  for (const range of text.split(',').map((part) => part.trim())) {
    if (range === '') continue;
    const [address = '', prefix] = range.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    if (version === 0 || prefix === '' || !Number.isInteger(bits) || bits < 0 || bits > (version === 4 ? 32 : 128))
      return err(`LIMITS_ALLOW must list addresses or ranges such as 203.0.113.7 or 2001:db8::/48, not “${range}”.`);
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return ok(list);
}

/** An IPv4 address inside an IPv6 one, as a socket for both reports it, becomes plain IPv4. */
const plainAddress = (address: string): string => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');

/** What limits count as one address: an IPv4 address, or the first 64 bits of an IPv6 one, because one line has them all. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const dotted = after.some((group) => group.includes('.')) || groups.some((group) => group.includes('.')) ? 1 : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length - dotted;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
