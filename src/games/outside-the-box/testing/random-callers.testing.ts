// Measures how good a grid a bot fills next to players who call random letters. Bots calling what they need would help each
// other, so this isolates the strength of one bot.

import { type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { drawLetter } from '../rules/letters.ts';
import { formatMove } from '../rules/moves.ts';
import { EMPTY_GRID, freeSquares } from '../rules/scoring/grid.ts';
import { isValidWord } from '../rules/scoring/word-validity.ts';
import { openTestTable } from './table.testing.ts';

/** Common words, in the forms that count. */
export const everydayLexicon = (lexicon: Lexicon): Lexicon =>
  lexicon.restrictTo(
    [2, 3, 4, 5, 6]
      .flatMap((length) => lexicon.wordsMatching('.'.repeat(length)))
      .filter((word) => lexicon.zipf(word) >= 2.5 && isValidWord(word, lexicon)),
  );

const BOT_SEAT = 0;

/** The points of the bot's words at the end of a match. */
export function scoreBesideRandomCallers(level: BotLevel, seats: number, words: Lexicon, seed: string): number {
  const table = openTestTable({ seats, lexicon: words, seed, setup: { tasks: 'off' }, scenario: null });
  for (let n = 0; table.status.outcome === null; n++) {
    const random = randomFrom(`${seed} acts`, n);
    const seat = table.status.toAct.find((one) => one !== BOT_SEAT) ?? BOT_SEAT;
    const view = table.view(seat);
    if (seat === BOT_SEAT) {
      const { move } = bot.choose(view, BOT_SEAT, plainPersona(level), { now: view.at, random, lexicon: words })!;
      table.act(BOT_SEAT, formatMove(move), view.at + 1500);
      if (move.type === 'grab') table.expireClock();
    } else if (view.phase === 'call') table.act(seat, `call ${drawLetter({ random })}`);
    else if (view.phase === 'final') table.act(seat, 'decline');
    else
      table.act(seat, formatMove({ type: 'place', square: freeSquares(view.players[seat]!.grid ?? EMPTY_GRID)[0]! }));
  }
  return table.view(BOT_SEAT).results[BOT_SEAT]!.words;
}
