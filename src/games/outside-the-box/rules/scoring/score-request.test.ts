import { expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { gridRows } from '../../testing/table.testing.ts';
import { answerScoreRequest } from './score-request.ts';

const lexicon = loadLexicon('standard');
const ask = (request: object) => answerScoreRequest(request, lexicon);

it('[OB-083] answers with the total, the counts by length and the counted runs', () => {
  expect(ask({ grid: ['DOORE ', ...gridRows().slice(1)], words: ['DOOR', 'ORE', 'DO'] })).toEqual({
    ok: true,
    value: { total: 5, bonus: 0, counts: [0, 0, 1, 0, 0], runs: ['R1 1-4'], words: ['DOOR'] },
  });
});

it('[OB-064] accepts a task card, or word lists in its place', () => {
  const grid = gridRows('oslo');
  expect(ask({ grid, task: 'T53' })).toMatchObject({ value: { total: 8, bonus: 3, runs: ['R1 1-4'] } });
  expect(ask({ grid, words: [], taskWords: ['OSLO'] })).toMatchObject({ value: { total: 0 } });
  expect(ask({ grid, words: [], exceptions: ['OSLO'] })).toMatchObject({ value: { total: 8 } });
  expect(ask({ grid, words: ['LO'], taskWords: ['LO', 'OSLO'], exceptions: ['OSLO'] })).toMatchObject({
    value: { total: 8, words: ['OSLO'] },
  });
});

it.each([
  [null, /object/],
  [[], /object/],
  [{}, /six strings of six/],
  [{ grid: gridRows('A').slice(1) }, /six strings of six/],
  [{ grid: gridRows('A1') }, /six strings of six/],
  [{ grid: gridRows(), words: 'OAK' }, /“words” must be a list/],
  [{ grid: gridRows(), taskWords: [1] }, /“taskWords” must be a list/],
  [{ grid: gridRows(), task: 'T61' }, /T01 to T60/],
  [{ grid: gridRows(), task: 5 }, /T01 to T60/],
])('refuses %j with a sentence', (request, sentence) => {
  const answer = answerScoreRequest(request, lexicon);
  expect(answer).toMatchObject({ ok: false, error: expect.stringMatching(sentence) });
});
