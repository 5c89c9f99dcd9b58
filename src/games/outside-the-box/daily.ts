// The deal of the day in Outside the Box: one grid against one bot. Half of the letters are the same for everybody, the
// other half the person calls.

import type { DailyForm } from '../../core/contests/daily.ts';
import type { Random } from '../../core/random.ts';
import { drawLetter } from './rules/letters.ts';

/** Half of the 36 letters, and as many again for those who reject some. */
const GIVEN_LETTERS = 18;
const SPARE_LETTERS = 18;

export const daily: DailyForm = {
  summary: '36 letters: half of them everybody gets, the other half you call.',
  unit: 'point',
  minutes: 7,
  deal: (random) => ({
    options: { starter: 'first', rejectMode: 'sealed', callClock: 30, respondClock: 60 },
    scenario: { caller: 0, callers: [1], calls: drawPlayableLetters(random) },
    bots: ['expert'],
  }),
};

/** Letters with enough vowels, and few that fit nowhere, so that nobody's day is spoiled by the draw. */
function drawPlayableLetters(random: Random): string {
  for (;;) {
    const letters = Array.from({ length: GIVEN_LETTERS + SPARE_LETTERS }, () => drawLetter({ random }));
    const given = letters.slice(0, GIVEN_LETTERS);
    const vowels = given.filter((letter) => 'AEIOU'.includes(letter)).length;
    const rare = given.filter((letter) => 'JQVXZ'.includes(letter)).length;
    if (vowels >= 6 && vowels <= 9 && rare <= 2) return letters.join('');
  }
}
