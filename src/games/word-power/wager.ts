// When a bot challenges, and how far it goes in a bet.
// There is no folding, so a raise cannot bluff: it only asks whether one is more likely right than wrong.

import type { Seat } from '../../core/game.ts';
import { type Belief, chanceOf, hear } from './belief.ts';
import { agrees, BET_STEP, CODES, HAND } from './board.ts';
import type { Face } from './cards.ts';
import type { Level } from './levels.ts';
import type { Move } from './move.ts';
import { BOOK } from './plan.ts';
import { readingOf } from './state.ts';
import { isOpenTo, type PlacementView, type View } from './view.ts';

/** How much less likely one is right for each raise of the other. */
const RAISED = 0.4;
/** Ending somebody's turn, besides the bet. */
const TURN_ENDED = 300;

/** The best challenge this seat could make now, null if none promises enough. */
export function planChallenge(view: View, seat: Seat, believed: (face: Face) => Belief, level: Level): Move | null {
  let best: Move | null = null;
  let most = level.margin;
  for (const placement of view.laid) {
    if (!isOpenTo(view, placement, seat)) continue;
    const belief = believed(faceOn(view, placement));
    const { statement, worth } = weighChallenge(view, placement, belief, level);
    if (worth > most) [best, most] = [{ type: 'challenge', card: placement.key, statement }, worth];
  }
  return best;
}

const faceOn = (view: View, { key, window }: PlacementView): Face =>
  view.windows[window - 1]!.find((face) => face.key === key)!;

function weighChallenge(
  view: View,
  placement: PlacementView,
  belief: Belief,
  level: Level,
): { readonly statement: string; readonly worth: number } {
  const isAsLaid = readAs(view, placement);
  const seen = hear(belief, isAsLaid, level.trust);
  const chance = (code: string): number => seen[CODES.indexOf(code)]!;
  const statement = CODES.filter((code) => !isAsLaid(code)).reduce((a, b) => (chance(b) > chance(a) ? b : a));
  const wrong = 1 - chanceOf(seen, isAsLaid);
  return { statement, worth: BET_STEP * (2 * chance(statement) - 1) + wrong * worthOfStopping(view) };
}

const readAs =
  (view: View, { window }: PlacementView) =>
  (code: string): boolean =>
    agrees(code, readingOf(view.players, view.active)!, window);

/** What it is worth to one opponent that this turn ends, the books in sight included. */
function worthOfStopping({ phase, laid, players }: View): number {
  const books = Number(phase.type === 'wait' && phase.kind === 'coverage') + Number(laid.length === HAND);
  const rivals = players.filter((player) => !player.left).length - 1;
  return TURN_ENDED + (books * BOOK) / (2 * rivals);
}

/** WP-100 to WP-103: raises as long as it is the likelier to be right, after all that the other has said and bet. */
export function planReply(view: View, seat: Seat, believed: (face: Face) => Belief, level: Level): Move {
  const { phase } = view;
  if (phase.type !== 'bet') throw new Error('there is no bet to reply to');
  const placement = view.laid.find((one) => one.key === phase.key)!;
  const isAsLaid = readAs(view, placement);
  const isAsStated = (code: string): boolean => code === phase.statement;
  const [mine, theirs] = seat === phase.challenger ? [isAsStated, isAsLaid] : [isAsLaid, isAsStated];
  const right = chanceOf(hear(believed(faceOn(view, placement)), theirs, level.trust), mine);
  const raises = Math.floor(phase.level / BET_STEP / 2);
  const odds = (right / (1 - right)) * RAISED ** raises;
  return odds / (1 + odds) >= level.raiseAt ? { type: 'raise', to: null } : { type: 'call' };
}
