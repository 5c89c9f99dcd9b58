// A writer that fills its list with the words most people would write, as a yardstick for the strongest bot.
// Otherwise it plays like the keen bot. For tests only.

import type { BotLevel } from '../../../core/bot-levels.ts';
import type { Bot } from '../../../core/game.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { remember } from '../bot/lexicon-cache.ts';
import { recall, type Vocabulary } from '../bot/vocabulary.ts';
import { liveWords } from '../rules/seats.ts';
import type { Move } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** The level whose place it takes. */
export const LIKELY: BotLevel = 'child';

/** The bots of the game, with the writer of likely words in place of one level. */
export const withLikelyWriter: Bot<View, Move> = {
  levels: bot.levels,
  explain: bot.explain,
  choose(view, seat, level, env) {
    if (level !== LIKELY) return bot.choose(view, seat, level, env);
    const choice = bot.choose(view, seat, 'keen', env);
    if (view.phase.type !== 'write' || choice === null) return choice;
    const written = liveWords(view.players[seat]!.lines!);
    const isNew = (word: Word): boolean =>
      written.every((one) => env.lexicon.compareWords(one, word).verdict !== 'SAME');
    const full = written.length === view.players[seat]!.lines!.length;
    const [word] = full ? [] : recall(likelyWords(view.wordster!, env.lexicon), 1, isNew, env.random);
    return word === undefined
      ? { move: { type: 'done' }, after: 1000 }
      : { move: { type: 'write', word }, after: 5000 };
  },
};

/** Everyday words, one form of each, and how readily they come. */
const likelyWords = (wordster: Word, lexicon: Lexicon): Vocabulary =>
  remember(lexicon, `likely ${wordster}`, () => {
    const commonest = new Map<Word, Word>();
    for (const word of lexicon.wordsHiding(wordster)) {
      if (lexicon.zipf(word) < 2.5 || lexicon.offensiveness(word) !== null) continue;
      const { base } = lexicon.readingsOf(word)[0]!;
      const other = commonest.get(base);
      if (other === undefined || lexicon.zipf(word) > lexicon.zipf(other)) commonest.set(base, word);
    }
    const words = [...commonest.values()];
    return { words, weights: words.map((word) => 10 ** (0.45 * lexicon.zipf(word))) };
  });
