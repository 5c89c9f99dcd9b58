// One practice session: which card is asked, what was answered, and when it is time to stop. Every answer is stored at once, and
// the session outlives its page, so that somebody who looks at the moment in their match comes back to the same question.

import { answerCard, usualTimeFor } from '../../core/practice/answer-card.ts';
import {
  countAsked,
  countToday,
  type DayCount,
  emptyDay,
  nextCard,
  type TodaysCards,
  todaysCards,
} from '../../core/practice/daily-limits.ts';
import { dayOf } from '../../core/practice/due.ts';
import type { AskedQuestion, Judgment } from '../../core/practice/game-practice.ts';
import type { Bet } from '../../core/practice/grade-answer.ts';
import type { KeptCard } from '../../core/practice/kept-card.ts';
import { localNow } from '../connection/practice/local-time.ts';
import { askPractice } from '../connection/practice/practice-client.ts';
import { loadCards, loadLatestDay, saveCards, saveDay } from '../connection/practice/practice-store.ts';
import { listUnfinishedMatches } from '../connection/unfinished-matches.ts';

/** About what fits into a short break. */
const SESSION_MS = 5 * 60_000;

export type Refused = Extract<Judgment, { readonly type: 'again' }>;
export type GivenResult = {
  /** After the answer. */
  readonly card: KeptCard;
  readonly isRight: boolean;
  readonly sentence: string;
  /** What was answered; null if the person asked for the answer. */
  readonly answer: string | null;
};
type Stage =
  | { readonly type: 'loading' }
  | { readonly type: 'asking'; readonly card: KeptCard; readonly question: AskedQuestion }
  | {
      readonly type: 'answered';
      readonly card: KeptCard;
      readonly question: AskedQuestion;
      readonly result: GivenResult;
    }
  /** Five minutes are over and there is more. */
  | { readonly type: 'pausing' }
  | { readonly type: 'over' }
  | { readonly type: 'failed'; readonly sentence: string };

export class PracticeSession {
  stage = $state.raw<Stage>({ type: 'loading' });
  /** The answers of this session in order. */
  results = $state.raw<readonly GivenResult[]>([]);
  /** Why the rules don't take the latest answer. A new object each time. */
  refused = $state.raw<Refused | null>(null);
  isHintShown = $state(false);
  /** An answer is being judged. */
  isJudging = $state(false);
  /** Words of an unfinished match, which have to wait. */
  closed = $state(0);
  /** Cards that can't be asked now. */
  readonly #skipped = new Set<string>();
  /** Only these cards, as often as it takes; null: what is due today. */
  #only: readonly string[] | null;
  #cards = $state.raw<readonly KeptCard[]>([]);
  #day = $state.raw<DayCount>(emptyDay(0));
  #neededHelp = false;
  #endsAt = performance.now() + SESSION_MS;
  /** When the question was shown, without the time the page was hidden. */
  #askedAt = 0;
  #hiddenAt: number | null = null;

  constructor(only: readonly string[] | null) {
    this.#only = only;
    document.addEventListener('visibilitychange', () => {
      const now = performance.now();
      if (document.hidden) this.#hiddenAt = now;
      else if (this.#hiddenAt !== null) {
        this.#askedAt += now - this.#hiddenAt;
        this.#endsAt += now - this.#hiddenAt;
        this.#hiddenAt = null;
      }
    });
    void this.#start();
  }

  /** How many are left, as far as can be told. */
  get left(): number {
    if (this.stage.type === 'loading') return 0;
    // A word of the first day that is asked a little early doesn't count as one of today's.
    return Math.max(0, countToday(this.#today()) - Number(this.stage.type === 'asking'));
  }

  /** Words that come back within the hour. */
  get later(): number {
    return this.#today().later.length;
  }

  showHint(): void {
    this.isHintShown = true;
    this.#neededHelp = true;
  }

  async answer(text: string, bet: Bet | null = null): Promise<void> {
    if (this.stage.type !== 'asking' || this.isJudging) return;
    const { card } = this.stage;
    const ms = performance.now() - this.#askedAt;
    this.isJudging = true;
    this.refused = null;
    const judged = await askPractice('judge', { card: plainCard(card), answer: text });
    this.isJudging = false;
    if (!judged.ok) this.stage = { type: 'failed', sentence: judged.error };
    else if (judged.value.type === 'again') {
      this.refused = judged.value;
      this.#neededHelp = true;
    } else await this.#take(judged.value, text, ms, bet);
  }

  /** Shows the answer instead of finding it. */
  async giveUp(): Promise<void> {
    if (this.stage.type !== 'asking' || this.isJudging) return;
    const { word } = this.stage.card;
    const sentence = `The word is ${word}.`;
    await this.#take({ type: 'wrong', sentence }, null, performance.now() - this.#askedAt, null);
  }

  /** The next question, a break after five minutes, or the end. */
  async next(): Promise<void> {
    const card = nextCard(this.#today(), localNow());
    if (card === null) this.stage = { type: 'over' };
    else if (performance.now() > this.#endsAt) this.stage = { type: 'pausing' };
    else await this.#ask(card);
  }

  /** After the break. */
  async goOn(): Promise<void> {
    this.#endsAt = performance.now() + SESSION_MS;
    await this.next();
  }

  finish(): void {
    this.stage = { type: 'over' };
  }

  async #start(): Promise<void> {
    const [cards, day] = await Promise.all([loadCards(), loadLatestDay()]);
    this.#cards = cards;
    if (day !== null) this.#day = day;
    await this.next();
  }

  #today(): TodaysCards {
    const now = localNow();
    const only = this.#only;
    const able = this.#cards.filter(({ id }) => !this.#skipped.has(id));
    if (only === null) return todaysCards(able, this.#day, now);
    // Chosen words don't count as today's, and all of them may be asked. Those that are not due yet are asked once.
    const own = only.flatMap((id) => able.find((card) => card.id === id) ?? []);
    const asked = new Set(this.results.map(({ card }) => card.id));
    const { steps, later } = todaysCards(
      own.filter(({ id }) => asked.has(id)),
      null,
      now,
    );
    return { steps, later, due: [], fresh: own.filter(({ id }) => !asked.has(id)) };
  }

  async #ask(card: KeptCard): Promise<void> {
    if (this.stage.type !== 'answered') this.stage = { type: 'loading' };
    const unfinished = listUnfinishedMatches(card.game ?? undefined).map(({ match: { matchRequest } }) => ({
      ...{ preset: matchRequest.preset, options: matchRequest.options, seats: matchRequest.names.length },
    }));
    const asked = await askPractice('ask', { card: plainCard(card), unfinished });
    if (!asked.ok) {
      this.stage = { type: 'failed', sentence: asked.error };
      return;
    }
    if (asked.value.type !== 'asked') {
      this.#skipped.add(card.id);
      if (asked.value.type === 'closed') this.closed++;
      await this.next();
      return;
    }
    this.refused = null;
    this.isHintShown = false;
    this.#neededHelp = false;
    this.#askedAt = performance.now();
    this.stage = { type: 'asking', card, question: asked.value.question };
  }

  async #take(
    { type, sentence }: Exclude<Judgment, { readonly type: 'again' }>,
    answer: string | null,
    ms: number,
    bet: Bet | null,
  ): Promise<void> {
    if (this.stage.type !== 'asking') return;
    const { card, question } = this.stage;
    this.refused = null;
    const now = localNow();
    const given = { isRight: type === 'right', neededHelp: this.#neededHelp, ms, bet };
    const answered = answerCard(card, given, usualTimeFor(card.kind, this.#cards), now);
    const result = { card: answered, isRight: given.isRight, sentence, answer };
    if (this.#only === null) {
      const today = this.#day.day === dayOf(now) ? this.#day : emptyDay(dayOf(now));
      this.#day = countAsked(today, card);
      void saveDay(this.#day);
    }
    this.#cards = this.#cards.map((one) => (one.id === card.id ? answered : one));
    this.results = [...this.results, result];
    this.stage = { type: 'answered', card: answered, question, result };
    await saveCards([answered]);
  }
}

/** What the worker needs of a card. */
const plainCard = ({ id, game, kind, word, question, answer, from }: KeptCard) => ({
  ...{ id, game, kind, word, question, answer, from },
});

let current = $state.raw<PracticeSession | null>(null);
export const currentSession = (): PracticeSession | null => current;

/** Starts with what is due today, or with these cards. */
export function startSession(only: readonly string[] | null = null): void {
  current = new PracticeSession(only);
}
export function closeSession(): void {
  current = null;
}
