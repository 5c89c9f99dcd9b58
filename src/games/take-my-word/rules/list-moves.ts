// Lists the legal moves of a seat from its view: complete except for premiums (RULES.md, section 13).

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Move } from './moves.ts';
import { mayAlwaysPass } from './options.ts';
import { forEachPlay } from './plays/find-plays.ts';
import { positionInView, type View } from './view.ts';

/** More plays than any hand with three blanks has. Five blanks have ten million, too many to hold in memory. */
export const MAX_LISTED_PLAYS = 1_000_000;

export function listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  if (view.phase === 'over' || view.toAct !== seat) return [];
  if (view.phase === 'switch')
    return [...view.partners.map((one): Move => ({ type: 'switch', with: one })), { type: 'stay' }];
  const position = positionInView(view, seat);
  if (position === null) return [];
  const plays: Move[] = [];
  forEachPlay(position, lexicon, (play) => plays.push(play) === MAX_LISTED_PLAYS);
  const mayPass = view.status === 'open' && (mayAlwaysPass(view.setup, seat) || plays.length === 0);
  return [...plays, ...(mayPass ? [{ type: 'pass' } as const] : []), { type: 'giveup' }];
}
