import { describe, expect, it } from 'vitest';
import { commonWordsGame, playBotMatch } from '../testing/bot-match.testing.ts';
import { COMMON_WORDS_LEVEL } from '../testing/common-words-bot.testing.ts';
import { lexicon } from '../testing/table.testing.ts';
import { sharedWordProbability } from './shared-word-probability.ts';

const deep = process.env.WORDHOARD_DEEP !== undefined;

describe('the probability that a word is shared', () => {
  it('is higher for common words and more lists, and the same for all forms of a word', () => {
    const chance = (word: string, lists = 1) => sharedWordProbability(word, 'LOV', lists, lexicon);
    expect(chance('LOVE')).toBeGreaterThan(chance('GLOVE'));
    expect(chance('GLOVE')).toBeGreaterThan(chance('PLOVER'));
    expect(chance('GLOVES')).toBe(chance('GLOVE'));
    expect(chance('GLOVE', 3)).toBeGreaterThan(chance('GLOVE'));
    expect(chance('CAT')).toBe(0);
  });

  it('helps the master earn 9 points a round against three bots that write common words', {
    timeout: 600_000,
  }, () => {
    const points = Array.from({ length: deep ? 100 : 8 }, (_, i) => {
      const seat = i % 4;
      const { events } = playBotMatch(
        `likely ${i}`,
        [0, 1, 2, 3].map((one) => (one === seat ? 'master' : COMMON_WORDS_LEVEL)),
        {},
        commonWordsGame,
      );
      return events.flatMap((event) => (event.type === 'roundEnded' ? [event.points[seat]!] : []));
    }).flat();
    expect(points.reduce((sum, one) => sum + one, 0) / points.length).toBeGreaterThanOrEqual(9);
  });
});
