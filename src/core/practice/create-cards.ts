// The cards of a finished match: what a player missed, as questions. Only everyday words that suit the whole family become
// cards by themselves; other words are kept one by one.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { EVERYDAY_ZIPF } from '../analysis/analyst.ts';
import { assessDecision, listDecisions } from '../analysis/assess-record.ts';
import { pickMisses } from '../analysis/misses.ts';
import type { AnyGame } from '../any-game.ts';
import type { Seat } from '../game.ts';
import type { MatchRecord, RecordFault } from '../records/record.ts';
import { ok, type Result } from '../result.ts';
import { isFamilyWord } from './family-word.ts';
import { type CardSource, createCard, type PracticeCard } from './practice-card.ts';

export type CreateOptions = {
  /** The hash of the last line of the record. */
  readonly hash: string;
  readonly seats: readonly Seat[];
  /** Misses of a seat that are looked at, the biggest first. */
  readonly mostMisses?: number;
  /** Only the miss at this act. Then rare words count, too: the person has chosen it. */
  readonly n?: number;
};

/** The cards of these seats, the biggest miss first, no word twice. */
export async function createCards(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  { hash, seats, mostMisses = Number.POSITIVE_INFINITY, n }: CreateOptions,
): Promise<Result<readonly PracticeCard[], RecordFault>> {
  const decisions = listDecisions(record, game, lexicon, seats);
  if (!decisions.ok) return decisions;
  const [analyst, practice] = await Promise.all([game.loadAnalyst(), game.loadPractice()]);
  const isChosen = n !== undefined;
  const cards = seats.flatMap((seat) => {
    const own = decisions.value.filter((one) => one.seat === seat && (!isChosen || one.n === n));
    const assessments = own.flatMap(
      (decision) =>
        assessDecision(decision, analyst, { lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family }) ?? [],
    );
    const options = { most: mostMisses };
    const everyday = pickMisses(assessments, analyst, options);
    const misses =
      isChosen && everyday.length === 0
        ? pickMisses(assessments, analyst, { ...options, withRareWords: true })
        : everyday;
    return misses.flatMap((miss) => {
      const { view } = own.find((decision) => decision.n === miss.assessment.n)!;
      const from: CardSource = { record: hash, n: miss.assessment.n, seat, names: record.names };
      return practice
        .createCards(miss, view, lexicon)
        .filter(({ word }) => (isChosen ? lexicon.offensiveness(word) === null : isFamilyWord(word, lexicon)))
        .map((draft) => createCard(game.id, draft, from));
    });
  });
  const isFirst = ({ id, word, kind }: PracticeCard, i: number): boolean =>
    cards.findIndex((one) => one.id === id || (one.word === word && one.kind === kind)) === i;
  return ok(cards.filter(isFirst));
}
