import { describe, expect, it } from 'vitest';
import type { FinishedMatch } from '../connection/finished-matches.ts';
import { formatHistory, parseHistory } from './history-file.ts';

const match: FinishedMatch = {
  ...{ id: 'a', game: 'word-xchange', kind: 'online', names: ['Zoe', 'Ben'], you: 0, scores: [3, 2] },
  ...{ outcome: { ranking: [[0], [1]], reason: 'words' }, finishedAt: 5, record: 'Wordhoard record 1 #abc\n' },
  sharing: ['nothing', 'misses'],
};

describe('the file of finished matches', () => {
  it('gives the same matches back', () => {
    const local: FinishedMatch = { ...match, id: 'b', kind: 'device', you: null };
    const parsed = parseHistory(formatHistory([match, local]));
    expect(parsed.ok && parsed.value).toEqual([match, local]);
  });
  it.each([
    ['no JSON', 'hello'],
    ['another format', JSON.stringify({ format: 'x', matches: [] })],
    ['a match without a record', formatHistory([{ ...match, record: 'hello' }])],
    ['a seat that no table has', formatHistory([{ ...match, you: 12 }])],
  ])('refuses %s with a sentence', (_, text) => {
    const parsed = parseHistory(text);
    expect(parsed.ok ? '' : parsed.error).toMatch(/^This isn’t a file/);
  });
});
