// What the whole table has seen of a seat's honesty and sharpness so far, and what a bot makes of it.
// Counts only, all of them public: which cards they were is for memories (WP-135).

import type { Seat } from '../../../core/game.ts';
import type { Played, Verdict } from './state.ts';

/** Challenges by their result: A the card was right, B the challenger was, C neither. */
export type Tally = { readonly [V in Verdict]: number };

export type SeatRecord = {
  /** Cards laid in this game, those of the present turn included. */
  readonly laid: number;
  /** How challenges of its cards came out, and how its own challenges did. */
  readonly challenged: Tally;
  readonly challenges: Tally;
};

export function recordOf(played: readonly Played[], seat: Seat): SeatRecord {
  const own = played.filter(({ by }) => by === seat);
  return {
    laid: own.length,
    challenged: tally(own),
    challenges: tally(played.filter(({ challenge }) => challenge?.by === seat)),
  };
}

const tally = (played: readonly Played[]): Tally => {
  const count = (verdict: Verdict): number => played.filter(({ challenge }) => challenge?.verdict === verdict).length;
  return { A: count('A'), B: count('B'), C: count('C') };
};

/** How challenges come out among bots of all levels. */
const USUAL: Tally = { A: 0.3, B: 0.55, C: 0.15 };
/** What is expected of a stranger weighs as much as so many challenges, or cards, seen. */
const CHALLENGES_EXPECTED = 6;
const CARDS_EXPECTED = 12;
/** A card nobody challenged speaks for its owner, but less than one looked up. */
const UNCHALLENGED = 1 / 3;
/** Share of the others' cards that a seat usually shows to be wrong. */
const USUALLY_CAUGHT = 0.08;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** How likely a card of this seat is right as laid, for somebody who trusts strangers so far; `memory` 0: the record is not heeded. */
export function trustIn({ laid, challenged: { A, B, C } }: SeatRecord, trust: number, memory: number): number {
  const right = memory * (A + UNCHALLENGED * (laid - A - B - C));
  const wrong = memory * (B + C);
  return between(0.2, (CARDS_EXPECTED * trust + right) / (CARDS_EXPECTED + right + wrong), 0.95);
}

/** How likely this seat finds out a wrong card, for somebody who expects so much of strangers; `seen`: cards the others laid. */
export function watchfulnessOf(
  { challenges: { B, C } }: SeatRecord,
  seen: number,
  expected: number,
  memory: number,
): number {
  const usual = USUALLY_CAUGHT * (2 * CARDS_EXPECTED + memory * seen);
  const caught = USUALLY_CAUGHT * 2 * CARDS_EXPECTED + memory * (B + C);
  return between(0.05, expected * (caught / usual), 0.98);
}

/** How a challenge of one seat's card by another will come out, before the two look at what they know. */
export function expectVerdict(challenged: SeatRecord, challenger: SeatRecord, memory: number): Tally {
  const odds = (verdict: Verdict): number =>
    USUAL[verdict] * lean(challenged.challenged, verdict, memory) * lean(challenger.challenges, verdict, memory);
  const [a, b, c] = [odds('A'), odds('B'), odds('C')];
  return { A: a / (a + b + c), B: b / (a + b + c), C: c / (a + b + c) };
}

function lean(seen: Tally, verdict: Verdict, memory: number): number {
  const all = memory * (seen.A + seen.B + seen.C);
  const share = (CHALLENGES_EXPECTED * USUAL[verdict] + memory * seen[verdict]) / (CHALLENGES_EXPECTED + all);
  return share / USUAL[verdict];
}
