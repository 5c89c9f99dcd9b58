import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, plainPersona } from '../../../core/bot-cast.ts';
import { playBotMatch } from '../testing/bot-match.testing.ts';
import { lexicon } from '../testing/table.testing.ts';
import { settingsOf } from './levels.ts';
import { knowsWord } from './vocabulary.ts';

const deep = process.env.WORDHOARD_DEEP !== undefined;

describe('vocabularies', () => {
  const levels = BOT_LEVELS.map((level) => settingsOf(plainPersona(level)));
  const lower = levels.slice(0, 4);

  it('[WS-095] contain every word the lower four levels write', {
    timeout: 600_000,
  }, () => {
    let words = 0;
    for (let i = 0; i < (deep ? 50 : 3); i++) {
      const { events } = playBotMatch(
        `own words ${i}`,
        lower.map(({ id }) => id),
      );
      for (const { lists } of events.filter((event) => event.type === 'roundEnded'))
        for (const [seat, list] of lists.entries())
          for (const { word } of list) {
            words++;
            expect([word, knowsWord(lower[seat]!, word, lexicon)]).toEqual([word, true]);
            expect(lexicon.learningAge(word)).toBeLessThanOrEqual(lower[seat]!.halfKnownAge + 2.5);
          }
    }
    expect(words).toBeGreaterThan(200);
  });

  it('[WS-095] of a child have the words of children, whether or not they are often written', () => {
    const words = ['GIGGLE', 'TICKLE', 'PUDDLE', 'ORDINANCE', 'STATUTE', 'FISCAL'];
    expect(words.filter((word) => knowsWord(levels[0]!, word, lexicon))).toEqual(['GIGGLE', 'TICKLE', 'PUDDLE']);
  });

  it('[WS-095] grow with each level', () => {
    const words = lexicon.wordsHiding('STA');
    const known = levels.map((level) => words.filter((word) => knowsWord(level, word, lexicon)).length);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(new Set(known).size).toBe(levels.length);
    expect(known[0]).toBeGreaterThan(0);
  });
});
