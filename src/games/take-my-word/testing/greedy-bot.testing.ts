// The opponent that never changes: knows every word, sees every play, takes the most points there are now, premiums and all.
// It thinks of nobody else and of no later turn. For tests and measurements only.

import type { BotLevel } from '../../../core/bot-levels.ts';
import type { Seat } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { openTable, performAct } from '../../../core/table.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { bot } from '../bot/bot.ts';
import { outlookOf, type Prospect, prospectOf, withPremiums } from '../bot/evaluate.ts';
import type { Move } from '../rules/moves.ts';
import { eachPlay } from '../rules/plays/find-plays.ts';
import { rules } from '../rules/rules.ts';
import { positionIn, type View } from '../rules/view.ts';

function chooseMost(view: View, seat: Seat, lexicon: Lexicon): Move {
  if (view.phase === 'switch') return { type: 'stay' };
  const position = positionIn(view, seat)!;
  const carefree = { ...outlookOf(view, seat), turns: 0 };
  let best: Prospect | null = null;
  eachPlay(position, lexicon, (play) => {
    const prospect = withPremiums(prospectOf(position, play), position, carefree, 0);
    if (prospect.points > (best?.points ?? -1)) best = prospect;
    return false;
  });
  return (best as Prospect | null)?.play ?? { type: 'pass' };
}

const normal = Object.fromEntries(Object.entries(rules.options).map(([name, option]) => [name, option.normal]));

/** One match for two of a level against greed: 1 for a win, 0.5 for a shared one. Even and odd numbers turn the seats of one deal. */
export function winAgainstGreed(level: BotLevel, number: number, lexicon: Lexicon): number {
  const seed = `greed ${number >> 1}`;
  const own = number % 2;
  const { id, version, defaultList: list } = rules;
  const match = {
    game: id,
    version,
    seats: 2,
    setup: normal,
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
    const move = seat === own ? bot.choose(view, seat, level, env)!.move : chooseMost(view, seat, lexicon);
    const done = performAct(table, seat, rules.formatMove(move), table.at);
    if (!done.ok) throw new Error(`${rules.formatMove(move)} is refused: ${done.error.code}`);
  }
  const winners = table.status.outcome.ranking[0]!;
  return winners.includes(own) ? 1 / winners.length : 0;
}
