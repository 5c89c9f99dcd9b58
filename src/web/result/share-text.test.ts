import { expect, it } from 'vitest';
import { shareHeadline, shareText } from './share-text.ts';

const result = {
  title: 'Word Xchange',
  names: ['Player 1', 'Ben', 'Lena'],
  you: 0,
  outcome: { ranking: [[0], [1], [2]], reason: '' },
  standings: ['6', '4', '2'].map((score) => ({ score, line: '' })),
};
const ADDRESS = 'https://words.example';

it('lets the person who shares it speak', () => {
  expect(shareText(result, ADDRESS)).toBe('I won Word Xchange: Me 6, Ben 4, Lena 2. https://words.example');
  const lost = { ...result, outcome: { ranking: [[1], [0], [2]], reason: '' } };
  expect(shareHeadline(lost)).toBe('Ben won Word Xchange');
  expect(shareHeadline({ ...result, you: null })).toBe('Player 1 won Word Xchange');
  expect(shareHeadline({ ...result, outcome: { ranking: [[0, 1], [2]], reason: '' } })).toBe(
    'Ben and I tied at Word Xchange',
  );
});

it('has at most 200 characters', () => {
  const names = Array.from({ length: 6 }, (_, seat) => `${seat}${'n'.repeat(60)}`);
  const long = { ...result, you: null, names, outcome: { ranking: [[0], [1], [2]], reason: '' } };
  const text = shareText(long, ADDRESS);
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toContain(ADDRESS);
});
