import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../core/practice/due.ts';
import { keepCard } from '../../core/practice/kept-card.ts';
import { createCard } from '../../core/practice/practice-card.ts';
import { scheduleAnswer } from '../../core/practice/schedule.ts';
import { cardFromBox, readDrill } from './adopt-drill.ts';
import { sayCameBack, sayPraise, sayWhen } from './practice-texts.ts';

const NOON = 20_000 * DAY_MS + DAY_MS / 2;
const card = keepCard(
  createCard('word-power', { kind: 'card', word: 'TRACE', question: 'TRACE', answer: 'S1' }, null),
  NOON,
);
const dueIn = (days: number) => ({
  ...card,
  schedule: { ...scheduleAnswer(null, 'easy', NOON), due: NOON + days * DAY_MS },
});

it('says when a word comes back, as a person would', () => {
  expect(sayWhen(card, NOON)).toBe('soon');
  const missed = { ...card, schedule: scheduleAnswer(null, 'again', NOON) };
  expect(sayWhen(missed, NOON)).toBe('in 1 minute');
  expect(sayWhen({ ...card, schedule: scheduleAnswer(missed.schedule, 'good', NOON) }, NOON)).toBe('in 10 minutes');
  expect([0, 1, 2, 13, 14, 45, 60, 400].map((days) => sayWhen(dueIn(days), NOON))).toEqual([
    ...['today', 'tomorrow', 'in 2 days', 'in 13 days', 'in 2 weeks', 'in 6 weeks', 'in 2 months', 'in 13 months'],
  ]);
});

it('counts properly', () => {
  expect(sayCameBack(7, 31)).toBe('7 of your 31 words have come back in a game.');
  expect(sayCameBack(1, 1)).toBe('1 of your 1 word has come back in a game.');
  expect([sayPraise(1, 1), sayPraise(4, 4), sayPraise(2, 4), sayPraise(0, 4)]).toEqual([
    ...['Right!', 'All 4 right!', '2 of 4 right', 'A start with 4 words'],
  ]);
});

describe('the old vocabulary builder', () => {
  it('is read as far as it makes sense', () => {
    const stored = JSON.stringify({
      session: 4,
      progress: [{ key: 'TRACE', box: 2 }, { key: 'X', box: 9 }, { box: 1 }],
    });
    expect(readDrill(stored)).toEqual([{ key: 'TRACE', box: 2 }]);
    expect([readDrill(null), readDrill('x'), readDrill('[]')]).toEqual([[], [], []]);
  });

  it('gives words the time of their box', () => {
    expect(cardFromBox(card, 1, NOON).schedule).toBeNull();
    expect(cardFromBox(card, 5, NOON).schedule).toMatchObject({ due: NOON + 16 * DAY_MS, phase: 'review' });
    // The schedule goes on from there.
    const later = scheduleAnswer(cardFromBox(card, 3, NOON).schedule, 'good', NOON + 4 * DAY_MS);
    expect(later.scheduledDays).toBeGreaterThan(4);
  });
});
