// How well an entry was played: its accuracy and its best play, for rankings.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { accuracyOf, takenOf } from '../analysis/accuracy.ts';
import { EVERYDAY_ZIPF, type Unit } from '../analysis/analyst.ts';
import { assessDecision, listDecisions } from '../analysis/assess-record.ts';
import type { AnyGame } from '../any-game.ts';
import { findBest } from '../ending/ending.ts';
import type { Seat } from '../game.ts';
import type { MatchRecord } from '../records/record.ts';

export type EntryInsight = {
  /** Percent of what was possible; null if nothing was at stake. */
  readonly accuracy: number | null;
  /** The play that gained the most; null if none spelled a word. A secret of the deal. */
  readonly best: { readonly words: readonly string[]; readonly gain: number; readonly unit: Unit } | null;
};

export async function assessEntry(
  record: MatchRecord,
  seat: Seat,
  game: AnyGame,
  lexicon: Lexicon,
): Promise<EntryInsight | null> {
  const decisions = listDecisions(record, game, lexicon, [seat]);
  if (!decisions.ok) return null;
  const analyst = await game.loadAnalyst();
  const env = { lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.keen } as const;
  const assessed = decisions.value
    .map((decision) => assessDecision(decision, analyst, env))
    .filter((assessment) => assessment !== null);
  const best = findBest(
    assessed.filter(({ played }) => played !== null && played.words.length > 0),
    takenOf,
  );
  return {
    accuracy: accuracyOf(assessed, analyst).percent,
    best:
      best === null || takenOf(best) <= 0
        ? null
        : { words: best.played!.words, gain: Math.round(takenOf(best) * 10) / 10, unit: analyst.unit },
  };
}
