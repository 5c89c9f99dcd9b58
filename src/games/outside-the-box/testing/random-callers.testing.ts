// How good a grid a bot fills beside callers that care for nobody: each calls a letter drawn from the bag, whatever the others need.
// Bots that call what they need themselves help each other; against these they are on their own.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { drawLetter } from '../rules/clock.ts';
import { formatMove } from '../rules/moves.ts';
import { EMPTY, freeSquares, LINES } from '../rules/scoring/grid.ts';
import { isValid } from '../rules/scoring/word-validity.ts';
import { lay } from './table.testing.ts';

/** Words met every day, in the forms that count. */
export const everyday = (lexicon: Lexicon): Lexicon =>
  lexicon.restrictTo(
    LINES.slice(2, 7)
      .flatMap((length) => lexicon.wordsMatching('.'.repeat(length)))
      .filter((word) => lexicon.zipf(word) >= 2.5 && isValid(word, lexicon)),
  );

const ME = 0;

/** What the words of the bot's grid are worth in the end. */
export function fillGrid(level: BotLevel, seats: number, words: Lexicon, seed: string): number {
  const table = lay({ seats, lexicon: words, seed, setup: { tasks: 'off' }, scenario: null });
  for (let n = 0; table.status.outcome === null; n++) {
    const random = randomFrom(`${seed} acts`, n);
    const seat = table.status.toAct.find((one) => one !== ME) ?? ME;
    const view = table.see(seat);
    if (seat === ME) {
      const { move } = bot.choose(view, ME, level, { now: view.at, random, lexicon: words })!;
      table.act(ME, formatMove(move), view.at + 1500);
      if (move.type === 'grab') table.runOut();
    } else if (view.phase === 'call') table.act(seat, `call ${drawLetter({ random })}`);
    else if (view.phase === 'final') table.act(seat, 'decline');
    else table.act(seat, formatMove({ type: 'place', square: freeSquares(view.players[seat]!.grid ?? EMPTY)[0]! }));
  }
  return table.see(ME).results[ME]!.words;
}
