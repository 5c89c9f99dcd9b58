// The moves open to a seat, from what it sees: complete but for premiums (RULES.md, section 13).
// Not a choice among them (bot.ts).

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Move } from './moves.ts';
import { eachPlay } from './plays/find-plays.ts';
import { positionIn, type View } from './view.ts';

/** More than any hand of three blanks can play. Five make ten million plays, too many to be held in memory. */
export const MOST = 1_000_000;

export function moves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  if (view.phase === 'over' || view.toAct !== seat) return [];
  if (view.phase === 'switch')
    return [...view.partners.map((one): Move => ({ type: 'switch', with: one })), { type: 'stay' }];
  const position = positionIn(view, seat);
  if (position === null) return [];
  const plays: Move[] = [];
  eachPlay(position, lexicon, (play) => plays.push(play) === MOST);
  const mayPass = view.status === 'open' && (view.setup.passRule === 'free' || plays.length === 0);
  return [...plays, ...(mayPass ? [{ type: 'pass' } as const] : []), { type: 'giveup' }];
}
