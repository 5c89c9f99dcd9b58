import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, plainPersona } from '../../../core/bot-cast.ts';
import { randomFrom } from '../../../core/random.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { formatMove } from '../rules/moves.ts';
import { isValidWord } from '../rules/scoring/word-validity.ts';
import { everydayLexicon, scoreBesideRandomCallers } from '../testing/random-callers.testing.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { getVocabulary, MAX_YEARS_ABOVE_HALF } from './vocabulary.ts';

const isDeep = process.env.WORDHOARD_DEEP !== undefined;
const lexicon = loadLexicon('standard');
const LOWER = BOT_LEVELS.slice(0, 4);

describe('the master', () => {
  it.each([
    { seats: 2, target: 82 },
    { seats: 4, target: 72 },
  ])(
    'fills a grid worth $target points with common words among random callers, $seats players',
    ({ seats, target }) => {
      const words = everydayLexicon(lexicon);
      const games = isDeep ? 400 : 2;
      const scores = Array.from({ length: games }, (_, i) =>
        scoreBesideRandomCallers('master', seats, words, `strength ${i}`),
      );
      const mean = scores.reduce((sum, score) => sum + score, 0) / games;
      expect(mean).toBeGreaterThanOrEqual(isDeep ? target : target - 15);
    },
    3_600_000,
  );
});

describe('the lower four levels', () => {
  it('mark no word outside their vocabulary', () => {
    for (const level of LOWER)
      for (let i = 0; i < (isDeep ? 20 : 2); i++) {
        const table = openTestTable({
          lexicon,
          seed: `words ${i}`,
          setup: { scoring: 'manual' },
          scenario: { grids: { '0': 36, '1': 36 } },
        });
        for (let n = 0; table.status.toAct.includes(0); n++) {
          const env = { now: 0, random: randomFrom('words', n), lexicon };
          const { move } = bot.choose(table.view(0), 0, plainPersona(level), env)!;
          for (const event of table.act(0, formatMove(move))) {
            if (event.type !== 'marked') continue;
            expect(getVocabulary(lexicon, level).has(event.word), `${level} ${event.word}`).toBe(true);
            expect(lexicon.learningAge(event.word)).toBeLessThan(LEVELS[level].halfKnownAge + MAX_YEARS_ABOVE_HALF);
          }
        }
        expect(table.view(0).marks[0]!.length).toBeGreaterThan(0);
      }
  });

  it('know the same words at every table, whatever the word list', () => {
    const broad = loadLexicon('broad');
    for (const level of LOWER)
      for (const word of getVocabulary(lexicon, level).words)
        if (broad.has(word) && isValidWord(word, broad))
          expect(getVocabulary(broad, level).has(word), `${level} ${word}`).toBe(true);
  });
});
