// Lists the moves open to a seat, from its view alone: complete, and without knowledge of any answer (WP-134). Each
// candidate is checked by findRefusal in legality.ts.

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { BET_STEP_DOLLARS } from './amounts.ts';
import { ANSWER_CODES } from './cards.ts';
import { findRefusal } from './legality.ts';
import type { Move } from './moves.ts';
import { WINDOWS } from './spaces.ts';
import type { View } from './view.ts';

/** All moves of a seat, except a challenge that would win a tie: that depends on the time (WP-125). */
export function listMoves(view: View, seat: Seat): readonly Move[] {
  return candidateMoves(view, seat).filter((move) => findRefusal(view, seat, move, null) === null);
}

function candidateMoves(view: View, seat: Seat): readonly Move[] {
  const { phase, hand } = view;
  switch (phase.type) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'start':
      return [{ type: 'book' }, { type: 'royalty' }];
    case 'pass':
      return combinations(
        hand.map((card) => card.key),
        phase.count,
      ).map((cards) => ({ type: 'pass', cards }));
    case 'bet':
      return [{ type: 'call' }, { type: 'raise', to: null }, ...largerRaises(phase.level, phase.cap)];
    case 'place':
    case 'wait':
      return seat === view.active
        ? [
            ...hand.flatMap(({ key }) => WINDOWS.map((window): Move => ({ type: 'place', card: key, window }))),
            { type: 'finish' },
            { type: 'noplay' },
          ]
        : [
            ...view.laid.flatMap(({ key }) =>
              ANSWER_CODES.map((statement): Move => ({ type: 'challenge', card: key, statement })),
            ),
            { type: 'waive' },
          ];
    case 'over':
      return [];
  }
}

/** Raises beyond the smallest step. */
function largerRaises(level: number, cap: number): readonly Move[] {
  const moves: Move[] = [];
  for (let to = level + 2 * BET_STEP_DOLLARS; to <= cap; to += BET_STEP_DOLLARS) moves.push({ type: 'raise', to });
  return moves;
}

/** All ways to choose `count` of these keys, or all of them if there are fewer. */
function combinations(keys: readonly Word[], count: number): readonly (readonly Word[])[] {
  if (count <= 0 || keys.length === 0) return [[]];
  if (keys.length <= count) return [keys];
  const [first, ...rest] = keys;
  return [...combinations(rest, count - 1).map((others) => [first!, ...others]), ...combinations(rest, count)];
}
