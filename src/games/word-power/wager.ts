// When a bot challenges, and how far it goes in a bet.
// There is no folding, so a raise cannot bluff: it only asks whether one is more likely right than wrong.

import type { Seat } from '../../core/game.ts';
import { type Belief, chanceOf, hear } from './belief.ts';
import { agrees, BET_STEP, CODES, HAND } from './board.ts';
import type { Face } from './cards.ts';
import type { Level } from './levels.ts';
import { BOOK } from './plan.ts';
import { readingOf } from './state.ts';
import { isOpenTo, type PlacementView, type View } from './view.ts';
import type { Decision } from './why.ts';

/** How much less likely one is right for each raise of the other. */
const RAISED = 0.4;
/** Ending somebody's turn, besides the bet. */
const TURN_ENDED = 300;

/** The best challenge this seat could make now, null if none promises enough. */
export function planChallenge(view: View, seat: Seat, believed: (face: Face) => Belief, level: Level): Decision | null {
  let best: Decision | null = null;
  let most = level.margin;
  for (const placement of view.laid) {
    if (!isOpenTo(view, placement, seat)) continue;
    const face = faceOn(view, placement);
    const { statement, chance, worth } = weighChallenge(view, placement, believed(face), level);
    if (worth <= most) continue;
    most = worth;
    const reason = {
      type: 'challenged',
      face,
      statement,
      chance,
      owner: view.active,
      books: booksInSight(view),
    } as const;
    best = { move: { type: 'challenge', card: placement.key, statement }, reason };
  }
  return best;
}

/** What it thinks of the cards that are open to it and not worth a challenge. */
export function letStand(view: View, seat: Seat, believed: (face: Face) => Belief, level: Level): Decision | null {
  const open = view.laid.filter((placement) => isOpenTo(view, placement, seat));
  if (open.length === 0) return null;
  const cards = open.map((placement) => {
    const face = faceOn(view, placement);
    return { key: face.key, right: 1 - weighChallenge(view, placement, believed(face), level).wrong };
  });
  const doubted = cards.reduce((a, b) => (b.right < a.right ? b : a));
  return { move: { type: 'waive' }, reason: { type: 'letStand', cards: open.length, doubted, owner: view.active } };
}

const faceOn = (view: View, { key, window }: PlacementView): Face =>
  view.windows[window - 1]!.find((face) => face.key === key)!;

type Weighed = {
  readonly statement: string;
  /** That the statement is right, and that the card is wrong. */
  readonly chance: number;
  readonly wrong: number;
  readonly worth: number;
};

function weighChallenge(view: View, placement: PlacementView, belief: Belief, level: Level): Weighed {
  const isAsLaid = readAs(view, placement);
  const seen = hear(belief, isAsLaid, level.trust);
  const chanceFor = (code: string): number => seen[CODES.indexOf(code)]!;
  const statement = CODES.filter((code) => !isAsLaid(code)).reduce((a, b) => (chanceFor(b) > chanceFor(a) ? b : a));
  const chance = chanceFor(statement);
  const wrong = 1 - chanceOf(seen, isAsLaid);
  return { statement, chance, wrong, worth: BET_STEP * (2 * chance - 1) + wrong * worthOfStopping(view) };
}

const readAs =
  (view: View, { window }: PlacementView) =>
  (code: string): boolean =>
    agrees(code, readingOf(view.players, view.active)!, window);

/** What it is worth to one opponent that this turn ends, the books in sight included. */
function worthOfStopping(view: View): number {
  const rivals = view.players.filter((player) => !player.left).length - 1;
  return TURN_ENDED + (booksInSight(view) * BOOK) / (2 * rivals);
}

const booksInSight = ({ phase, laid }: View): number =>
  Number(phase.type === 'wait' && phase.kind === 'coverage') + Number(laid.length === HAND);

/** WP-100 to WP-103: raises as long as it is the likelier to be right, after all that the other has said and bet. */
export function planReply(view: View, seat: Seat, believed: (face: Face) => Belief, level: Level): Decision {
  const { phase } = view;
  if (phase.type !== 'bet') throw new Error('there is no bet to reply to');
  const placement = view.laid.find((one) => one.key === phase.key)!;
  const isAsLaid = readAs(view, placement);
  const isAsStated = (code: string): boolean => code === phase.statement;
  const [mine, theirs] = seat === phase.challenger ? [isAsStated, isAsLaid] : [isAsLaid, isAsStated];
  const right = chanceOf(hear(believed(faceOn(view, placement)), theirs, level.trust), mine);
  const steps = Math.floor(phase.level / BET_STEP / 2);
  const odds = (right / (1 - right)) * RAISED ** steps;
  const chance = odds / (1 + odds);
  const raises = chance >= level.raiseAt;
  const other = seat === phase.challenger ? view.active : phase.challenger;
  return {
    move: raises ? { type: 'raise', to: null } : { type: 'call' },
    reason: { type: 'bet', key: phase.key, raises, chance, level: phase.level, other },
  };
}
