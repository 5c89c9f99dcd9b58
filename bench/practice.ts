// A simulated learner: how many of 200 words somebody knows after 60 days of five minutes of practice a day, and how many without.
// Whether a word is recalled follows FSRS's own forgetting curve, so this shows that the limits and the steps of the first day
// don't spoil the schedule; it says nothing about real people. `npm run bench -- practice [--learners 20] [--json]`

import { parseArgs } from 'node:util';
import { answerCard, usualTimeFor } from '../src/core/practice/answer-card.ts';
import { countAsked, type DayCount, emptyDay, nextCard, todaysCards } from '../src/core/practice/daily-limits.ts';
import { DAY_MS, dayOf, type LocalTime } from '../src/core/practice/due.ts';
import { type KeptCard, keepCard } from '../src/core/practice/kept-card.ts';
import { createCard } from '../src/core/practice/practice-card.ts';
import { recallProbability } from '../src/core/practice/schedule.ts';
import { type Random, randomFrom } from '../src/core/random.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const WORDS = 200;
const DAYS = 60;
const SESSION_MS = 5 * 60_000;
/** Reading the question, playing the answer and reading what it was. */
const QUESTION_MS = 15_000;
/** Somebody who takes longer gets through fewer new words in the same time. */
const SLOW_QUESTION_MS = 20_000;
const ANSWER_MS = 8000;
/** Seven in the evening of some day. */
const FIRST_EVENING = 20_000 * DAY_MS + 19 * 3_600_000;
const MIN_WITH_PRACTICE = 85;
const MAX_WITHOUT = 60;

const { values } = parseArgs({
  options: { learners: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'boolean' } },
});
const learners = Number(values.learners ?? (values.quick === true ? 3 : 20));

const wordNumber = (i: number): string => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
const missedWords = (): readonly KeptCard[] =>
  Array.from({ length: WORDS }, (_, i) => {
    const draft = { kind: 'make', word: wordNumber(i), question: i, answer: wordNumber(i) };
    return keepCard(createCard('word-xchange', draft, null), FIRST_EVENING - WORDS + i);
  });

/** Somebody who missed a word doesn't know it when it is asked for the first time. */
const recalls = ({ schedule }: KeptCard, now: LocalTime, random: Random): boolean =>
  schedule !== null && random.below(1_000_000) / 1_000_000 < recallProbability(schedule, now);

type Life = { readonly cards: readonly KeptCard[]; readonly longestDay: number };

function practiceDaily(random: Random, questionMs: number): Life {
  let cards = missedWords();
  let longestDay = 0;
  for (let day = 0; day < DAYS; day++) {
    const evening = FIRST_EVENING + day * DAY_MS;
    let count: DayCount = emptyDay(dayOf(evening));
    let questions = 0;
    for (let now = evening; now < evening + SESSION_MS; now += questionMs) {
      const card = nextCard(todaysCards(cards, count, now), now);
      if (card === null) continue; // waits for a word of the first day
      questions++;
      count = countAsked(count, card);
      const given = { isRight: recalls(card, now, random), neededHelp: false, ms: ANSWER_MS, bet: null };
      const answered = answerCard(card, given, usualTimeFor(card.kind, cards), now);
      cards = cards.map((one) => (one.id === card.id ? answered : one));
    }
    longestDay = Math.max(longestDay, questions);
  }
  return { cards, longestDay };
}

/** Sees each word once, on the day on which practice would have begun with it, and never again. */
function seeOnce(practiced: readonly KeptCard[]): readonly KeptCard[] {
  const wrong = { isRight: false, neededHelp: false, ms: ANSWER_MS, bet: null };
  return missedWords().map((card, i) => answerCard(card, wrong, null, practiced[i]!.log[0]?.at ?? FIRST_EVENING));
}

const END = FIRST_EVENING + DAYS * DAY_MS;
const percentKnown = (cards: readonly KeptCard[]): number =>
  (100 * cards.reduce((sum, { schedule }) => sum + (schedule === null ? 0 : recallProbability(schedule, END)), 0)) /
  cards.length;
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

const lives = Array.from({ length: learners }, (_, i) => practiceDaily(randomFrom('learner', i), QUESTION_MS));
const slow = Array.from({ length: learners }, (_, i) => practiceDaily(randomFrom('learner', i), SLOW_QUESTION_MS));
const withPractice = lives.map(({ cards }) => percentKnown(cards));
const without = lives.map(({ cards }) => percentKnown(seeOnce(cards)));
const peer = `${learners} simulated learners, ${WORDS} words, ${DAYS} days`;
const figure = (name: string, list: readonly number[], target: Measurement['target']): Measurement => ({
  ...{ name, value: median(list), spread: formatInterquartileRange(list), target, peer },
});
reportMeasurements(
  [
    figure('practice: words known after 60 days with five minutes a day, %', withPractice, ['>=', MIN_WITH_PRACTICE]),
    figure(
      'practice: the same with 20 instead of 15 seconds a question, %',
      slow.map(({ cards }) => percentKnown(cards)),
      null,
    ),
    figure('practice: words known after 60 days without it, %', without, ['<=', MAX_WITHOUT]),
    figure(
      'practice: questions on the longest day',
      lives.map(({ longestDay }) => longestDay),
      null,
    ),
  ],
  'practice',
);
