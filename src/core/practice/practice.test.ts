import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { formatAnkiFile } from './anki-file.ts';
import { answerCard } from './answer-card.ts';
import {
  countAsked,
  countToday,
  type DayCount,
  DUE_PER_DAY,
  emptyDay,
  NEW_PER_DAY,
  nextCard,
  todaysCards,
} from './daily-limits.ts';
import { DAY_MS, dayOf, type Grade, isDue, type Schedule } from './due.ts';
import { gradeAnswer, usualTime } from './grade-answer.ts';
import { countCameBack, type KeptCard, keepCard, mergeAll, noteMatch } from './kept-card.ts';
import { createCard } from './practice-card.ts';
import { formatPracticeFile, parsePracticeFile } from './practice-file.ts';
import { scheduleAnswer } from './schedule.ts';

const NOON = 20_000 * DAY_MS + DAY_MS / 2;
const MINUTE = 60_000;
const GRADES: readonly Grade[] = ['again', 'hard', 'good', 'easy'];
const RIGHT = { isRight: true, neededHelp: false, ms: 8000, bet: null };
const cardFor = (word: string, keptAt = NOON): KeptCard =>
  keepCard(
    createCard('word-xchange', { kind: 'make', word, question: { board: word }, answer: `make ${word}` }, null),
    keptAt,
  );
const letters = (i: number): string => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26), 65);

describe('the schedule', () => {
  it('equals ts-fsrs alone over 10,000 random histories', () => {
    const alone = fsrs({ request_retention: 0.9, learning_steps: ['1m', '10m'], relearning_steps: ['10m'] });
    const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
    let differences = 0;
    for (let i = 0; i < 10_000; i++) {
      const random = randomFrom('histories', i);
      let at = NOON + random.below(DAY_MS);
      let ours: Schedule | null = null;
      let theirs = createEmptyCard(new Date(at));
      for (let review = 0; review < 2 + random.below(9); review++) {
        const grade = GRADES[random.below(4)]!;
        ours = scheduleAnswer(ours, grade, at);
        theirs = alone.next(theirs, new Date(at), ratings[grade]).card;
        if (
          ours.due !== theirs.due.getTime() ||
          ours.stability !== theirs.stability ||
          ours.difficulty !== theirs.difficulty ||
          ours.scheduledDays !== theirs.scheduled_days ||
          ours.lapses !== theirs.lapses
        )
          differences++;
        at = Math.max(at + random.below(30 * MINUTE), random.below(2) === 0 ? ours.due : at) + random.below(5 * DAY_MS);
      }
    }
    expect(differences).toBe(0);
  });

  it('asks a new word again after 1 and after 10 minutes, then on another day', () => {
    const missed = scheduleAnswer(null, 'again', NOON);
    expect(missed.due - NOON).toBe(MINUTE);
    const known = scheduleAnswer(missed, 'good', missed.due);
    expect(known.due - missed.due).toBe(10 * MINUTE);
    const learned = scheduleAnswer(known, 'good', known.due);
    expect(learned).toMatchObject({ phase: 'review' });
    expect(dayOf(learned.due)).toBeGreaterThan(dayOf(NOON));
  });

  it('never has a negative interval when the clock is set back', () => {
    for (let i = 0; i < 1000; i++) {
      const random = randomFrom('clock', i);
      let schedule: Schedule | null = null;
      let at = NOON;
      for (let review = 0; review < 8; review++) {
        const before: number = schedule?.lastReview ?? 0;
        schedule = scheduleAnswer(schedule, GRADES[random.below(4)]!, at);
        expect(schedule.due).toBeGreaterThan(schedule.lastReview);
        expect(schedule.lastReview).toBeGreaterThanOrEqual(before);
        expect(schedule.scheduledDays).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(schedule.stability)).toBe(true);
        at += random.below(40 * DAY_MS) - 20 * DAY_MS;
      }
    }
  });

  it('lets a word be due from the morning of its day on', () => {
    const schedule = scheduleAnswer(null, 'easy', NOON);
    const day = dayOf(schedule.due) * DAY_MS;
    expect(isDue(schedule, day)).toBe(true);
    expect(isDue(schedule, day - 1)).toBe(false);
  });
});

describe('grading', () => {
  it('goes by the rules, the help and the time', () => {
    expect(gradeAnswer({ ...RIGHT, isRight: false }, 9000)).toBe('again');
    expect(gradeAnswer({ ...RIGHT, neededHelp: true, ms: 1 }, 9000)).toBe('hard');
    expect(gradeAnswer({ ...RIGHT, ms: 3001 }, 9000)).toBe('good');
    expect(gradeAnswer({ ...RIGHT, ms: 3000 }, 9000)).toBe('easy');
    expect(gradeAnswer({ ...RIGHT, ms: 1 }, null)).toBe('good');
  });

  it('takes a right guess for less than a sure answer', () => {
    expect(gradeAnswer({ ...RIGHT, ms: 1, bet: 1 }, 9000)).toBe('hard');
    expect(gradeAnswer({ ...RIGHT, ms: 1, bet: 2 }, 9000)).toBe('good');
    expect(gradeAnswer({ ...RIGHT, ms: 1, bet: 3 }, 9000)).toBe('easy');
  });

  it('knows the usual time after five answers', () => {
    expect(usualTime([1, 2, 3, 4])).toBeNull();
    expect(usualTime([9, 1, 5, 2, 7])).toBe(5);
  });
});

describe('a day', () => {
  it(`has at most ${NEW_PER_DAY} new and ${DUE_PER_DAY} due words`, () => {
    const fresh = Array.from({ length: 40 }, (_, i) => cardFor(letters(i), NOON + i));
    const due = Array.from({ length: 40 }, (_, i) =>
      answerCard(cardFor(letters(100 + i)), RIGHT, 999_999, NOON - 60 * DAY_MS),
    );
    let cards: readonly KeptCard[] = [...fresh, ...due];
    let count: DayCount = emptyDay(dayOf(NOON));
    const asked: KeptCard[] = [];
    for (let at = NOON; asked.length < 100; at += 1000) {
      const card = nextCard(todaysCards(cards, count, at), at);
      if (card === null) break;
      asked.push(card);
      count = countAsked(count, card);
      const answered = answerCard(card, { ...RIGHT, ms: 1 }, 999_999, at);
      cards = cards.map((one) => (one.id === answered.id ? answered : one));
    }
    expect(asked.filter(({ schedule }) => schedule === null)).toHaveLength(NEW_PER_DAY);
    expect(asked.filter(({ schedule }) => schedule !== null)).toHaveLength(DUE_PER_DAY);
    expect(countToday(todaysCards(cards, count, NOON + DAY_MS))).toBe(NEW_PER_DAY + DUE_PER_DAY);
  });
});

describe('words that come back', () => {
  it('are counted once for each word, only after they were kept, and not in the match they come from', () => {
    const cards = [cardFor('TRACE'), cardFor('REACT'), cardFor('OTTER', NOON + DAY_MS)];
    const match = { record: 'abc', words: ['TRACE', 'REACT', 'OTTER', 'CAT', 'TRACE'], finishedAt: NOON + MINUTE };
    const once = noteMatch(cards, match);
    expect(countCameBack(once)).toBe(2);
    expect(noteMatch(once, match)).toEqual(once);
    expect(countCameBack(noteMatch(once, { ...match, record: 'def' }))).toBe(2);
    const own = cards.map((card) => ({ ...card, from: { record: 'abc', n: 1, seat: 0, names: [] } }));
    expect(countCameBack(noteMatch(own, match))).toBe(0);
  });
});

describe('files', () => {
  const cards = [answerCard(cardFor('TRACE'), RIGHT, null, NOON), cardFor('REACT', NOON + 1)];

  it('give the same due list on another device', () => {
    const data = { cards, day: emptyDay(dayOf(NOON)) };
    const read = parsePracticeFile(formatPracticeFile(data));
    expect(read).toEqual({ ok: true, value: data });
    expect(parsePracticeFile('{"format":"Wordhoard games 1","matches":[]}').ok).toBe(false);
    expect(parsePracticeFile('x').ok).toBe(false);
  });

  it('merge card by card, the newest answer first', () => {
    const later = answerCard(cards[0]!, { ...RIGHT, isRight: false }, null, NOON + MINUTE);
    const merged = mergeAll(cards, [{ ...later, cameBackIn: ['x'] }, cardFor('OTTER', NOON + 2)]);
    expect(merged.map(({ word, log }) => [word, log.length])).toEqual([
      ['TRACE', 2],
      ['REACT', 0],
      ['OTTER', 0],
    ]);
    expect(mergeAll([later], cards)[0]!.log).toHaveLength(2);
  });

  it('have the lines that Anki asks for', () => {
    const note = {
      word: 'TRACE',
      meaning: 'a "mark"\tleft',
      question: 'Which?',
      tags: ['wordhoard', 'wordhoard::steal'],
    };
    expect(formatAnkiFile([note])).toBe(
      '#separator:tab\n#html:false\n#columns:Word\tMeaning\tQuestion\tTags\n#tags column:4\nTRACE\t"a ""mark"" left"\tWhich?\twordhoard wordhoard::steal\n',
    );
  });
});
