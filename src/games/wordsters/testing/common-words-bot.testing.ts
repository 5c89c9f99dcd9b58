// A bot that fills its list with the words most people would write and otherwise plays like the keen bot: the opponent
// against which the master is measured. For tests and benchmarks only.

import { type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import type { Bot } from '../../../core/game.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { cachePerLexicon } from '../bot/lexicon-cache.ts';
import { recallWords, type WeightedWords } from '../bot/vocabulary.ts';
import type { Move } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { liveWords } from '../rules/words/list.ts';

/** The level whose place this bot takes. */
export const COMMON_WORDS_LEVEL: BotLevel = 'child';

/** The bots of the game, with this one in place of a level. */
export const botWithCommonWordsLevel: Bot<View, Move> = {
  levels: bot.levels,
  explain: bot.explain,
  choose(view, seat, persona, env) {
    if (persona.level !== COMMON_WORDS_LEVEL) return bot.choose(view, seat, persona, env);
    const choice = bot.choose(view, seat, plainPersona('keen'), env);
    if (view.phase.type !== 'write' || choice === null) return choice;
    const listed = liveWords(view.players[seat]!.lines!);
    const isNew = (word: Word): boolean =>
      listed.every((one) => env.lexicon.compareWords(one, word).verdict !== 'SAME');
    const full = listed.length === view.players[seat]!.lines!.length;
    const [word] = full ? [] : recallWords(commonWords(view.wordster!, env.lexicon), 1, isNew, env.random);
    return word === undefined
      ? { move: { type: 'done' }, after: 1000 }
      : { move: { type: 'write', word }, after: 5000 };
  },
};

/** Words that most adults know, the most familiar form of each, weighted by familiarity. */
const commonWords = (wordster: Word, lexicon: Lexicon): Omit<WeightedWords, 'sum'> =>
  cachePerLexicon(lexicon, `likely ${wordster}`, () => {
    const age = (word: Word): number => lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY;
    const mostFamiliar = new Map<Word, Word>();
    for (const word of lexicon.wordsHiding(wordster)) {
      if (age(word) > 13 || lexicon.offensiveness(word) !== null) continue;
      const { base } = lexicon.readingsOf(word)[0]!;
      const other = mostFamiliar.get(base);
      if (other === undefined || age(word) < age(other)) mostFamiliar.set(base, word);
    }
    const words = [...mostFamiliar.values()];
    return { words, weights: words.map((word) => 0.66 ** age(word)) };
  });
