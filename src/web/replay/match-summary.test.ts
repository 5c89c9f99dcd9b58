import { expect, it } from 'vitest';
import { playerNames } from '../../core/player-names.ts';
import { pickKeyReasons, type ScoredStep, summarizeMatch } from './match-summary.ts';

const NAMES = ['Ann', 'Ben'];
const step = (n: number, by: number | 'clock', scores: readonly number[], line = ''): ScoredStep => ({
  n,
  by,
  scores,
  lines: line === '' ? [] : [line],
  topics: [],
  words: [],
});
const texts = (
  steps: readonly ScoredStep[],
  ranking: readonly (readonly number[])[],
  you: number | null = null,
): readonly string[] => summarizeMatch(steps, playerNames(NAMES, you), ranking).map(({ text }) => text);

it('describes the lead, the comeback, the best move and the deciding one', () => {
  const steps = [
    step(1, 1, [0, 12], 'Ben played CAT.'),
    step(2, 0, [15, 12], 'Ann played DOG.'),
    step(3, 1, [15, 40], 'Ben played ZEBRA.'),
    step(4, 0, [15, 40], 'Ann passed.'),
    step(5, 'clock', [15, 40]),
    step(6, 0, [45, 40], 'Ann played QUARTZ.'),
    step(7, 1, [45, 40]),
  ];
  expect(texts(steps, [[0], [1]])).toEqual([
    'The lead changed 3 times.',
    'Ben led for 4 of 7 moves.',
    'Best move, worth 30: Ann played QUARTZ.',
    'At one point, Ann was 25 behind.',
    'Ann took the lead on move 6 of 7 and kept it: Ann played QUARTZ.',
  ]);
});

it('calls the reader “you”', () => {
  const steps = [
    step(1, 1, [0, 40], 'Ben played ZEBRA.'),
    step(2, 0, [45, 40], 'You played QUARTZ.'),
    step(3, 1, [45, 41], 'Ben played A.'),
  ];
  expect(texts(steps, [[0], [1]], 0)).toEqual([
    'Best move, worth 45: You played QUARTZ.',
    'At one point, you were 40 behind.',
    'You took the lead on move 2 of 3 and kept it: You played QUARTZ.',
  ]);
  expect(texts([step(1, 0, [9, 0]), step(2, 1, [9, 1]), step(3, 1, [9, 10])], [[1], [0]], 0)).toContain(
    'You led for 2 of 3 moves.',
  );
});

it('does not explain the lead by a move of somebody else', () => {
  const steps = [step(1, 1, [0, 1], 'Ben did.'), step(2, 1, [2, 1], 'Ben paid Ann.'), step(3, 0, [3, 1], 'Ann did.')];
  expect(texts(steps, [[0], [1]]).at(-1)).toBe('Ann took the lead on move 2 of 3 and kept it.');
});

it('names no best move if several were equal, and no deciding move in a shared win', () => {
  const steps = [step(1, 0, [1, 0], 'Ann made CAT.'), step(2, 1, [1, 1], 'Ben made DOG.')];
  expect(texts(steps, [[0, 1]])).toEqual([]);
});

it('does not credit an act with points counted for everybody at the end', () => {
  const steps = [step(1, 1, [0, 0], 'Ben called E.'), step(2, 0, [81, 70], 'Ann took no last letter.')];
  expect(texts(steps, [[0], [1]])).not.toContainEqual(expect.stringContaining('Best move'));
});

it('credits a move with what others lose', () => {
  const steps = [
    step(1, 1, [0, 1], 'Ben made TAR.'),
    step(2, 0, [1, 1], 'Ann made DOG.'),
    step(3, 0, [2, 0], 'Ann stole TAR and made RATE.'),
  ];
  expect(texts(steps, [[0], [1]])).toEqual([
    'Best move, worth 2: Ann stole TAR and made RATE.',
    'Ann took the lead on the very last move: Ann stole TAR and made RATE.',
  ]);
});

it('describes a lead that was never lost', () => {
  const steps = [step(1, 0, [2, 0], 'Ann did.'), step(2, 1, [2, 2]), step(3, 0, [4, 2]), step(4, 1, [4, 3])];
  expect(texts(steps, [[0], [1]]).at(-1)).toBe('Ann led from move 3 to the end.');
});

it('claims no turning point if the scores did not decide the winner', () => {
  expect(texts([step(1, 0, [3, 1], 'Ann did.'), step(2, 1, [3, 2], 'Ben did.')], [[1], [0]])).toEqual([
    'Ann led for 2 of 2 moves.',
    'Best move, worth 2: Ann did.',
  ]);
});

it('picks the reasons for the acts that brought the most points, in order', () => {
  const steps = [step(1, 0, [1, 0]), step(2, 1, [1, 9]), step(3, 0, [1, 9]), step(4, 1, [1, 14])];
  const reasons = [1, 2, 3, 4].map((n) => ({ n, seat: (n + 1) % 2, why: `${n}` }));
  expect(pickKeyReasons(steps, reasons, 2).map(({ why }) => why)).toEqual(['2', '4']);
});

it('does not take a count at the end for a turning point', () => {
  const steps = [step(1, 0, [0, 0], 'Ann called E.'), step(2, 1, [40, 30], 'Ben answered.')];
  expect(texts(steps, [[0], [1]])).toEqual([]);
  const byWinner = [step(1, 1, [0, 0], 'Ben called E.'), step(2, 0, [40, 30], 'Ann answered.')];
  expect(texts(byWinner, [[0], [1]])).toEqual([]);
});
