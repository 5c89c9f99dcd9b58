// The cards of a finished match: what a player missed, as questions. Only everyday words that suit the whole family become
// cards by themselves; other words are kept one by one.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Assessment, EVERYDAY_ZIPF } from '../analysis/analyst.ts';
import { assessDecision, listDecisions } from '../analysis/assess-record.ts';
import { isFamilyTable } from '../analysis/family-table.ts';
import { type Miss, pickMisses } from '../analysis/misses.ts';
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
  /** Only this word of the miss at act `n`. It may be a rare one: the person has chosen it. */
  readonly chosen?: { readonly n: number; readonly word: string };
};

/** The cards of these seats, the biggest miss first, no word twice. */
export async function createCards(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  { hash, seats, mostMisses = Number.POSITIVE_INFINITY, chosen }: CreateOptions,
): Promise<Result<readonly PracticeCard[], RecordFault>> {
  const decisions = listDecisions(record, game, lexicon, seats);
  if (!decisions.ok) return decisions;
  const [analyst, practice] = await Promise.all([game.loadAnalyst(), game.loadPractice()]);
  // The review of the same table tells of a miss with words that are as well known.
  const everydayZipf = EVERYDAY_ZIPF[chosen === undefined || isFamilyTable(record) ? 'family' : 'keen'];
  const cards = seats.flatMap((seat) => {
    const own = decisions.value.filter((one) => one.seat === seat && (chosen === undefined || one.n === chosen.n));
    const assessments = own.flatMap(
      (decision) => assessDecision(decision, analyst, { lexicon, depth: 'quick', everydayZipf }) ?? [],
    );
    const misses =
      chosen === undefined
        ? pickMisses(assessments, analyst, { most: mostMisses })
        : assessments.flatMap((assessment) => missWith(chosen.word, assessment) ?? []);
    return misses.flatMap((miss) => {
      const { view } = own.find((decision) => decision.n === miss.assessment.n)!;
      const from: CardSource = { record: hash, n: miss.assessment.n, seat, names: record.names };
      return practice
        .createCards(miss, view, lexicon)
        .filter(({ word }) =>
          chosen === undefined
            ? isFamilyWord(word, lexicon)
            : word === chosen.word && lexicon.offensiveness(word) === null,
        )
        .map((draft) => createCard(game.id, draft, from));
    });
  });
  const isFirst = ({ id, word, kind }: PracticeCard, i: number): boolean =>
    cards.findIndex((one) => one.id === id || (one.word === word && one.kind === kind)) === i;
  return ok(cards.filter(isFirst));
}

/** The best choice with this word, as if it had no other. */
function missWith(word: string, assessment: Assessment): Miss | null {
  const choice = [assessment.everyday, assessment.best, ...assessment.missed].find((one) => one?.words.includes(word));
  return choice == null ? null : { assessment, choice: { ...choice, words: [word] }, cost: 0 };
}
