// The betting ladder as a game of its own: how often each side should raise with what it knows, so that neither could
// gain by betting otherwise. Nobody can fold, so a raise only says "I am right", and saying it too often costs money.
// Not whether to challenge at all (wager.ts), nor how stakes are paid (bet.ts).

import type { Tally } from '../rules/challenge-stats.ts';
import type { Verdict } from '../rules/state.ts';

export const SIDES = ['challenged', 'challenger'] as const;
export type Side = (typeof SIDES)[number];

/** How a player feels about the card: knows it, leans to a view, or is blind. */
const FEELINGS = [0, 1, 2] as const;
export type Feeling = (typeof FEELINGS)[number];
export const feelingOf = (chance: number): Feeling => (chance >= 0.8 ? 0 : chance >= 0.4 ? 1 : 2);

/** Shares of the three feelings among players who are right, and who are wrong. */
type Spread = { readonly right: readonly number[]; readonly wrong: readonly number[] };

/** Who bets by this table seldom knows what is not so; of others one must expect it. */
const STEADY: Spread = { right: [0.85, 0.12, 0.03], wrong: [0.02, 0.28, 0.7] };
const COMMON: Spread = { right: [0.75, 0.2, 0.05], wrong: [0.1, 0.35, 0.55] };

/** Levels of the ladder, in thousands: on level 1, 3, 5 … the challenged side speaks, on the others the challenger. */
export const HIGHEST = 10;
const speakerAt = (level: number): Side => (level % 2 === 1 ? 'challenged' : 'challenger');

/** A betting situation: what is expected before anybody looks at his knowledge, how high it can go, whose table it is. */
export type Bet = { readonly expected: Tally; readonly cap: number; readonly own: Side };

/** Chances to raise, by level (0 is unused) and feeling. */
export type Table = readonly (readonly number[])[];

const VERDICTS: readonly Verdict[] = ['A', 'B', 'C'];
const WINS: { readonly [S in Side]: Verdict } = { challenged: 'A', challenger: 'B' };

/** For each feeling of the other: the chance that it comes to this, and that the side which feels so is then right. */
function weigh(
  { expected, own }: Bet,
  side: Side,
  feeling: Feeling,
): { readonly wins: readonly number[]; readonly all: readonly number[] } {
  const share = (of: Side, feels: Feeling, verdict: Verdict): number =>
    (of === own ? STEADY : COMMON)[verdict === WINS[of] ? 'right' : 'wrong'][feels]!;
  const other = side === 'challenged' ? 'challenger' : 'challenged';
  const chance = (theirs: Feeling, verdict: Verdict): number =>
    expected[verdict] * share(side, feeling, verdict) * share(other, theirs, verdict);
  return {
    wins: FEELINGS.map((theirs) => chance(theirs, WINS[side])),
    all: FEELINGS.map((theirs) => VERDICTS.reduce((sum, verdict) => sum + chance(theirs, verdict), 0)),
  };
}

/** What each dollar of the level is worth: who is right wins it, who is wrong loses it. */
function edges(bet: Bet, side: Side, feeling: Feeling): readonly number[] {
  const { wins, all } = weigh(bet, side, feeling);
  return FEELINGS.map((theirs) => 2 * wins[theirs]! - all[theirs]!);
}

/** How likely the other side raises up to each level, for each of its feelings. */
function reachOf(bet: Bet, side: Side, table: Table): readonly (readonly number[])[] {
  const reach: (readonly number[])[] = [[], [1, 1, 1]];
  for (let level = 1; level < bet.cap; level++) {
    const before = reach[level]!;
    reach.push(speakerAt(level) === side ? before : before.map((chance, i) => chance * table[level]![i]!));
  }
  return reach;
}

/** Everybody is taken to slip now and then, so that there is an answer to a raise nobody should make. */
const SLIP = 0.004;
const slipping = (chance: number): number => SLIP + (1 - 2 * SLIP) * chance;
const steadied = (chance: number): number => (chance - SLIP) / (1 - 2 * SLIP);

/** The chance to be right of a side that feels so, after the other has raised to this level as the table says. */
export function chanceRight(bet: Bet, table: Table, side: Side, feeling: Feeling, level: number): number {
  const { wins, all } = weigh(bet, side, feeling);
  const reach = reachOf(
    bet,
    side,
    table.map((row) => row.map(slipping)),
  )[level]!;
  return dot(reach, wins) / dot(reach, all);
}

const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

type Spoken = { readonly level: number; readonly call: number; readonly raise: number };

/** Walks the ladder from the top down for one side: `speak` takes what calling and raising are worth and says what the level is. */
function walk(bet: Bet, side: Side, edge: readonly number[], table: Table, speak: (at: Spoken) => number): number {
  const reach = reachOf(bet, side, table);
  let worth = dot(reach[bet.cap]!, edge) * bet.cap;
  for (let level = bet.cap - 1; level >= 1; level--) {
    if (speakerAt(level) === side) worth = speak({ level, call: dot(reach[level]!, edge) * level, raise: worth });
    else {
      const called = reach[level]!.map((chance, i) => chance * (1 - table[level]![i]!));
      worth += dot(called, edge) * level;
    }
  }
  return worth;
}

const ROUNDS = 200;

/** Both sides learn from what they regret (CFR+); the average of all they tried hardly leaves anything to gain. */
export function solve(bet: Bet): Table {
  const blank = (): number[][] => Array.from({ length: bet.cap }, () => [0, 0, 0]);
  const [callRegret, raiseRegret, calls, raises] = [blank(), blank(), blank(), blank()];
  const raiseChance = (level: number, feeling: Feeling): number => {
    const [call, raise] = [callRegret[level]![feeling]!, raiseRegret[level]![feeling]!];
    return call + raise > 0 ? raise / (call + raise) : 0;
  };
  const edgesOf = new Map(SIDES.map((side) => [side, FEELINGS.map((feeling) => edges(bet, side, feeling))]));
  for (let round = 1; round <= ROUNDS; round++)
    for (const side of SIDES) {
      const now = callRegret.map((_, level) => FEELINGS.map((feeling) => slipping(raiseChance(level, feeling))));
      for (const feeling of FEELINGS) {
        walk(bet, side, edgesOf.get(side)![feeling]!, now, ({ level, call, raise }) => {
          const chance = raiseChance(level, feeling);
          const worth = (1 - chance) * call + chance * raise;
          callRegret[level]![feeling] = Math.max(0, callRegret[level]![feeling]! + call - worth);
          raiseRegret[level]![feeling] = Math.max(0, raiseRegret[level]![feeling]! + raise - worth);
          return worth;
        });
        let reach = round; // later rounds count more
        for (let level = side === 'challenged' ? 1 : 2; level < bet.cap; level += 2) {
          const chance = now[level]![feeling]!;
          calls[level]![feeling]! += reach * (1 - chance);
          raises[level]![feeling]! += reach * chance;
          reach *= chance;
        }
      }
    }
  return raises.map((row, level) =>
    row.map((raised, i) => (level === 0 ? 0 : steadied(raised / (raised + calls[level]![i]!)))),
  );
}

/** What a side could win by the best answer to the table beyond what the table itself wins it, in thousands of dollars. */
export function gainAgainst(bet: Bet, table: Table, side: Side): number {
  return FEELINGS.reduce<number>((sum, feeling) => {
    const edge = edges(bet, side, feeling);
    const best = walk(bet, side, edge, table, ({ call, raise }) => Math.max(call, raise));
    const played = walk(bet, side, edge, table, ({ level, call, raise }) => {
      const chance = table[level]![feeling]!;
      return (1 - chance) * call + chance * raise;
    });
    return sum + best - played;
  }, 0);
}

/** Expectations are rounded to this, so that a table serves many bets. */
const GRAIN = 0.05;
const tables = new Map<string, Table>();

/** The bet a table is solved for: a little coarser than the real one. */
export function roundBet({ expected, cap, own }: Bet): Bet {
  const round = (chance: number): number => Math.max(1, Math.round(chance / GRAIN)) * GRAIN;
  const [a, b, c] = [round(expected.A), round(expected.B), round(expected.C)];
  const all = a + b + c;
  return { expected: { A: a / all, B: b / all, C: c / all }, cap: Math.min(cap, HIGHEST), own };
}

/** The table for a rounded bet. */
export function tableFor(bet: Bet): Table {
  const key = JSON.stringify(bet);
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = solve(bet);
  if (tables.size >= 500) tables.clear();
  tables.set(key, table);
  return table;
}
