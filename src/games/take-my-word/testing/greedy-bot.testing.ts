// A greedy reference opponent: knows every word, sees every play, and always takes the most points now, premiums included.
// For tests and benchmarks only.

import { type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import type { Seat } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { openTable, performAct } from '../../../core/table.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { addPayingPremiums, type EvaluatedPlay, playOutcome, tableOutlook } from '../bot/evaluate.ts';
import type { Move } from '../rules/moves.ts';
import { forEachPlay } from '../rules/plays/find-plays.ts';
import { rules } from '../rules/rules.ts';
import { positionInView, type View } from '../rules/view.ts';

function chooseGreedily(view: View, seat: Seat, lexicon: Lexicon): Move {
  if (view.phase === 'switch') return { type: 'stay' };
  const position = positionInView(view, seat)!;
  const shortSighted = { ...tableOutlook(view, seat), turns: 0 };
  let best: EvaluatedPlay | null = null;
  forEachPlay(position, lexicon, (play) => {
    const candidate = addPayingPremiums(playOutcome(position, play), position, shortSighted, 0);
    if (candidate.points > (best?.points ?? -1)) best = candidate;
    return false;
  });
  return (best as EvaluatedPlay | null)?.play ?? { type: 'pass' };
}

const defaultSetup = Object.fromEntries(Object.entries(rules.options).map(([name, option]) => [name, option.normal]));

/** Plays one match of a level against the greedy bot: 1 for a win, 0.5 for a tie. An even number and the next odd one play
 *  the same deal with the seats swapped. */
export function winAgainstGreedyBot(level: BotLevel, number: number, lexicon: Lexicon): number {
  const seed = `greed ${number >> 1}`;
  const levelSeat = number % 2;
  const { id, version, defaultList: list } = rules;
  const match = {
    game: id,
    version,
    seats: 2,
    setup: defaultSetup,
    list,
    words: null,
    scenario: null,
    lexicon: '',
    seed,
    at: 0,
  };
  const opened = openTable(rules, match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  while (table.status.outcome === null) {
    const seat = table.status.toAct[0]!;
    const view = table.viewFor(seat) as View;
    const env = { now: table.at, random: randomFrom(`${seed} ${seat}`, table.n), lexicon };
    const move =
      seat === levelSeat ? bot.choose(view, seat, plainPersona(level), env)!.move : chooseGreedily(view, seat, lexicon);
    const played = performAct(table, seat, rules.formatMove(move), table.at);
    if (!played.ok) throw new Error(`${rules.formatMove(move)} was refused: ${played.error.code}`);
  }
  const winners = table.status.outcome.ranking[0]!;
  return winners.includes(levelSeat) ? 1 / winners.length : 0;
}
