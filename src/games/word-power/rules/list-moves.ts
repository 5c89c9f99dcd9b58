// The list of moves open to a seat, from what that seat sees: complete, and blind to every answer (WP-134).
// Not whether a single move is allowed: forbid.ts decides that, here as everywhere.

import type { Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { forbid } from './legality.ts';
import type { Move } from './moves.ts';
import { BET_STEP, CODES, WINDOWS } from './spaces.ts';
import type { View } from './view.ts';

/** All moves of a seat. Only a challenge that would win a tie is left out: it depends on the time (WP-125). */
export function listMoves(view: View, seat: Seat): readonly Move[] {
  return candidates(view, seat).filter((move) => forbid(view, seat, move, null) === null);
}

function candidates(view: View, seat: Seat): readonly Move[] {
  const { phase, hand } = view;
  switch (phase.type) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'start':
      return [{ type: 'book' }, { type: 'royalty' }];
    case 'pass':
      return choices(
        hand.map((card) => card.key),
        phase.count,
      ).map((cards) => ({ type: 'pass', cards }));
    case 'bet':
      return [{ type: 'call' }, { type: 'raise', to: null }, ...jumps(phase.level, phase.cap)];
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
              CODES.map((statement): Move => ({ type: 'challenge', card: key, statement })),
            ),
            { type: 'waive' },
          ];
    case 'over':
      return [];
  }
}

/** Raises beyond the smallest step. */
function jumps(level: number, cap: number): readonly Move[] {
  const moves: Move[] = [];
  for (let to = level + 2 * BET_STEP; to <= cap; to += BET_STEP) moves.push({ type: 'raise', to });
  return moves;
}

/** All ways to take `count` of these, or all of them where there are fewer. */
function choices(keys: readonly Word[], count: number): readonly (readonly Word[])[] {
  if (count <= 0 || keys.length === 0) return [[]];
  if (keys.length <= count) return [keys];
  const [first, ...rest] = keys;
  return [...choices(rest, count - 1).map((others) => [first!, ...others]), ...choices(rest, count)];
}
