import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { answerCard, usualTimeFor } from './answer-card.ts';
import { DAY_MS } from './due.ts';
import { isFamilyWord } from './family-word.ts';
import { keepCard } from './kept-card.ts';
import { askMeaning, draftMeaning, judgeMeaning, meaningOf } from './meaning.ts';
import { createCard, MEANING } from './practice-card.ts';
import { RETENTION, recallProbability, scheduleAnswer } from './schedule.ts';

const lexicon = loadLexicon('standard');
const draft = draftMeaning('OTTER', 'an otter is a brown animal that swims', lexicon)!;

it('asks for a word by its meaning, among three others, without naming it', () => {
  const { definition, words } = meaningOf(draft);
  expect(draft.kind).toBe(MEANING);
  expect(words).toHaveLength(4);
  expect(new Set(words).size).toBe(4);
  expect(words).toContain('OTTER');
  expect(definition).not.toMatch(/otter/i);
  expect(draftMeaning('OTTER', 'an otter is a brown animal that swims', lexicon)).toEqual(draft);
  expect(askMeaning(draft).text).toContain(definition);
  expect(askMeaning(draft).hint).toContain('“O”');
});

it('offers only words that the meaning could fit by their form', () => {
  for (const word of ['OTTER', 'SWAM', 'CHILDREN', 'BIGGEST', 'WISELY']) {
    const { words } = meaningOf(draftMeaning(word, 'something', lexicon)!);
    const forms = words.map((one) => lexicon.define(one)).map((meant) => `${meant?.class} ${meant?.form}`);
    expect(new Set(forms).size, words.join(' ')).toBe(1);
  }
});

it('judges the choice', () => {
  const wrong = meaningOf(draft).words.find((word) => word !== 'OTTER')!;
  expect(judgeMeaning(draft, ' otter ').type).toBe('right');
  expect(judgeMeaning(draft, wrong).type).toBe('wrong');
  expect(judgeMeaning(draft, 'GIRAFFE').type).toBe('again');
});

it('knows how likely a word is still known, and how long answers take', () => {
  const start = 20_000 * DAY_MS;
  const schedule = scheduleAnswer(null, 'easy', start);
  expect(recallProbability(schedule, start)).toBe(1);
  expect(recallProbability(schedule, start + schedule.scheduledDays * DAY_MS)).toBeCloseTo(RETENTION, 1);
  const given = { isRight: true, neededHelp: false, ms: 4000, bet: null };
  let card = keepCard(createCard(null, draft, null), 0);
  for (let i = 0; i < 5; i++) card = answerCard(card, given, null, start + i * DAY_MS);
  expect(usualTimeFor(MEANING, [card])).toBe(4000);
  expect(usualTimeFor('make', [card])).toBeNull();
});

it('lets only words that suit the whole family become cards by themselves', () => {
  const isSuitable = (word: string): boolean => isFamilyWord(word, lexicon);
  const everyday = ['BEEF', 'TRACED', 'BANANA'];
  expect(everyday.filter(isSuitable)).toEqual(everyday);
  expect(
    ['SCHMUCK', 'IDIOTS', 'WHISKY', 'GUNS', 'SEDUCED', 'RANDY', 'CYANIDE', 'MANLIER', 'XYLEM'].filter(isSuitable),
  ).toEqual([]);
});
