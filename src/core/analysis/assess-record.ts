// Assesses every decision of a finished match, one after another, from the view of the seat that decided.

import { hasHouseWords, NO_HOUSE_WORDS } from '../../lexicon/house/house-words.ts';
import type { HouseWords, Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import type { Json, Seat } from '../game.ts';
import { type Handicap, handicapOf, hasHandicap } from '../handicap/handicap.ts';
import { lexiconForSeat } from '../handicap/seat-words.ts';
import { sha256 } from '../hash/sha256.ts';
import { parseHouseAct } from '../house/house-act.ts';
import { type Random, randomFrom } from '../random.ts';
import { type MatchRecord, type RecordFault, replayRecord } from '../records/record.ts';
import { ok, type Result } from '../result.ts';
import type { Table } from '../table.ts';
import type { AnalysisEnv, AnyAnalyst, Assessment } from './analyst.ts';

/** A decision that can be assessed: act `n` was played from this view. `text` is null if the time ran out. */
export type Decision = {
  readonly n: number;
  readonly seat: Seat;
  readonly view: Json;
  readonly text: string | null;
  /** The house words at that time; none if missing. */
  readonly house?: HouseWords;
  /** Which words counted for the seat; if missing, all words of the table. */
  readonly handicap?: Handicap;
};

/** Every act of the seats, in the order of play, and every time a seat's time ran out. */
export function listDecisions(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  seats: readonly Seat[],
): Result<readonly Decision[], RecordFault> {
  const decisions: Decision[] = [];
  const { setup } = record.match;
  const played = replayRecord(record, game, lexicon, undefined, (table: Table, { n, by, text }) => {
    if (by === 'clock' && parseHouseAct(text) !== null) return;
    const deciding = by === 'clock' ? table.status.toAct : text === 'leave' ? [] : [by];
    for (const seat of deciding)
      if (seats.includes(seat))
        decisions.push({
          ...{ n, seat, view: table.viewFor(seat), text: by === 'clock' ? null : text },
          ...(hasHouseWords(table.house) ? { house: table.house } : {}),
          ...(hasHandicap(handicapOf(setup, seat)) ? { handicap: handicapOf(setup, seat) } : {}),
        });
  });
  return played.ok ? ok(decisions) : played;
}

/** The random numbers for assessing a position: the same for everybody who sees the same. */
export const positionRandom = (view: Json, seat: Seat): Random => randomFrom(sha256(JSON.stringify(view)), seat);

export function assessDecision(
  { n, seat, view, text, house = NO_HOUSE_WORDS, handicap }: Decision,
  analyst: AnyAnalyst,
  env: Omit<AnalysisEnv, 'random'>,
): Assessment | null {
  const amended = env.lexicon.amended(house);
  const lexicon = handicap === undefined ? amended : lexiconForSeat(amended, handicap);
  const assessed = analyst.assess(view, seat, text, { ...env, lexicon, random: positionRandom(view, seat) });
  return assessed && { n, ...assessed };
}
