import { describe, expect, it } from 'vitest';
import { answerCard } from './answer-card.ts';
import { DAY_MS } from './due.ts';
import type { Bet } from './grade-answer.ts';
import { type KeptCard, keepCard, mergeCards, removeCard, restoreCard } from './kept-card.ts';
import { createCard } from './practice-card.ts';
import { strengthOf, summarizePractice } from './statistics.ts';

const NOON = 20_000 * DAY_MS + DAY_MS / 2;
const cardFor = (word: string, kind = 'make'): KeptCard =>
  keepCard(createCard('word-xchange', { kind, word, question: word, answer: word }, null), NOON - 40 * DAY_MS);
const answer = (card: KeptCard, at: number, isRight = true, bet: Bet | null = null): KeptCard =>
  answerCard(card, { isRight, neededHelp: false, ms: 9000, bet }, null, at);
/** Right on every day it is due, until the word is known for weeks. */
function learn(card: KeptCard): KeptCard {
  let learned = card;
  for (let at = NOON - 40 * DAY_MS; strengthOf(learned) !== 'solid'; at = learned.schedule!.due)
    learned = answer(learned, at);
  return learned;
}

describe('the statistics', () => {
  it('say how well each word is known, by its weakest card', () => {
    const { words, byStrength } = summarizePractice(
      [cardFor('NEW'), answer(cardFor('BEGUN'), NOON), learn(cardFor('OLD')), cardFor('OLD', 'steal')],
      NOON,
    );
    expect(words.map(({ word, strength }) => [word, strength])).toEqual([
      ['NEW', 'fresh'],
      ['BEGUN', 'learning'],
      ['OLD', 'fresh'],
    ]);
    expect(byStrength).toEqual({ fresh: 2, learning: 1, known: 0, solid: 0 });
    expect(summarizePractice([learn(cardFor('OLD'))], NOON).byStrength.solid).toBe(1);
  });

  it('count the last seven days only, and nothing that was given up', () => {
    const often = answer(answer(cardFor('OFTEN'), NOON - 8 * DAY_MS), NOON - 2 * DAY_MS);
    const { lately, words } = summarizePractice([often, removeCard(cardFor('GONE'), NOON)], NOON);
    expect(lately).toEqual({ days: 1, answers: 1 });
    expect(words.map(({ word }) => word)).toEqual(['OFTEN']);
  });

  it('tell how often somebody was right when they were sure', () => {
    const cards = [
      answer(cardFor('A'), NOON, true, 3),
      answer(cardFor('B'), NOON, false, 3),
      answer(cardFor('C'), NOON, true, 1),
    ];
    expect(summarizePractice(cards, NOON).bets).toEqual([
      { bet: 3, answers: 2, right: 1 },
      { bet: 1, answers: 1, right: 1 },
    ]);
  });

  it('look a week ahead', () => {
    const known = answerCard(cardFor('A'), { isRight: true, neededHelp: false, ms: 1, bet: null }, 9000, NOON);
    const days = known.schedule!.scheduledDays;
    const { ahead } = summarizePractice([known], NOON + (days - 3) * DAY_MS);
    expect(ahead).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });
});

describe('a card that is kept again', () => {
  it('keeps what was learned, and its removal on another device doesn’t win', () => {
    const learned = answer(cardFor('TRACE'), NOON);
    const removed = removeCard(learned, NOON + 1000);
    const restored = restoreCard(removed, NOON + 2000);
    expect(restored.schedule).toEqual(learned.schedule);
    const here = mergeCards(removed, restored);
    expect(here.removedAt).toBeNull();
    expect(mergeCards(here, removed).removedAt).toBeNull();
    expect(mergeCards(removed, learned).removedAt).not.toBeNull();
  });
});
