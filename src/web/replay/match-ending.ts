// The ending of a recorded match with what the result screen needs besides: its words, and which acts are worth explaining.

import type { Ending, Json, Outcome, PlayedMatch, Seat } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import type { LexiconChoice } from '../connection/connection.ts';
import type { LoadedRecord } from './open-record.ts';

export type MatchEnding = Ending & {
  readonly game: string;
  readonly names: readonly string[];
  readonly lexiconChoice: LexiconChoice;
  readonly outcome: Outcome;
  /** The words that were played, in capitals, without offensive ones: first those that people know but seldom use. */
  readonly words: readonly string[];
  /** The acts that decided most, the most important first. */
  readonly keyActs: readonly number[];
};

/** Told to `you`; null for a spectator. */
export async function tellMatchEnding(
  { record, game, lexicon }: LoadedRecord,
  match: PlayedMatch<Json, Json>,
  you: Seat | null,
): Promise<MatchEnding> {
  const { tellEnding } = await game.say.loadEnding();
  const ending = tellEnding(match, playerNames(record.names, you));
  const { list, words, house } = record.match;
  const played = match.acts.flatMap(({ events }) => events.flatMap((event) => game.say.words(event)));
  return {
    ...ending,
    game: game.id,
    names: record.names,
    lexiconChoice: { list, onlyWords: words, house },
    outcome: match.outcome,
    words: [...new Set(played)]
      .filter((word) => lexicon.has(word) && lexicon.offensiveness(word) === null)
      .toSorted((a, b) => distance(lexicon.zipf(a)) - distance(lexicon.zipf(b))),
    keyActs: listKeyActs(ending, match),
  };
}

/** A word that most people know but few use every day, such as ORBIT or TRIFLE, is about this frequent. */
const INTERESTING_ZIPF = 3.7;
const distance = (zipf: number): number => Math.abs(zipf - INTERESTING_ZIPF);

/** The acts of the highlights, then those that gained their player at least half as much as the best one. */
function listKeyActs({ highlights }: Ending, { acts }: PlayedMatch<Json, Json>): readonly number[] {
  const gains = acts.slice(1, -1).map(({ n, by, scores }, i) => ({
    n,
    points: typeof by === 'number' ? scores[by]! - acts[i]!.scores[by]! : 0,
  }));
  const most = Math.max(1, ...gains.map(({ points }) => points));
  const best = gains.filter(({ points }) => points * 2 > most).toSorted((a, b) => b.points - a.points);
  return [...new Set([...highlights.flatMap(({ n }) => n ?? []), ...best.map(({ n }) => n)])];
}
