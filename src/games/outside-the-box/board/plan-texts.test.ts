import { expect, it } from 'vitest';
import { describeFinished, describePlan, readPlan, writePlan } from './plan-texts.ts';

it('[OB-116] writes plans the way the rules of the table read them', () => {
  const answer = { letter: 'S', square: 10, reject: true };
  expect(writePlan({ rejectMode: 'sealed' }, answer)).toBe('seal R2C5 reject');
  expect(writePlan({ rejectMode: 'race' }, answer)).toBe('place R2C5');
  expect(readPlan({ situation: 'S', move: 'seal R2C5 reject' })).toEqual(answer);
  expect(readPlan({ situation: 'S', move: 'place R2C5' })).toEqual({ ...answer, reject: false });
  expect(readPlan({ situation: 'S', move: 'call S' })).toBeNull();
});

it('says what is planned and what became of it', () => {
  expect(describePlan({ letter: 'S', square: 10, reject: false })).toBe('Write it in row 2, column 5');
  expect(describePlan({ letter: 'S', square: 10, reject: true })).toBe('Ask for the card, or else row 2, column 5');
  const plan = { situation: 'S', move: 'seal R2C5' };
  expect(describeFinished({ ...plan, result: 'played' })).toBe(
    '“S” was called, and we wrote it in row 2, column 5, as you planned.',
  );
  expect(describeFinished({ ...plan, result: 'dropped' })).toBe(
    'Your plan for “S” (row 2, column 5) no longer worked, so we dropped it.',
  );
});
