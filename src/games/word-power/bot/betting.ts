// When a bot challenges, and how far it goes in a bet.
// There is no folding, so a raise cannot bluff: weak players go by feeling, strong ones by the solved table (ladder.ts).

import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Face } from '../rules/cards.ts';
import { expectVerdict, trustIn } from '../rules/challenge-stats.ts';
import { agrees, BET_STEP, CODES, HAND } from '../rules/spaces.ts';
import { readingOf } from '../rules/state.ts';
import { type BetView, isOpenTo, type PlacementView, type View } from '../rules/view.ts';
import { type Belief, chanceOf, hear } from './belief.ts';
import { chanceRight, feelingOf, roundBet, type Side, tableFor } from './bet-solver.ts';
import { worthOfBook } from './book-value.ts';
import type { Level } from './levels.ts';
import type { Decision } from './reasons.ts';

/** By so much each raise of the other lowers the odds of being right. */
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
    const { B, C } = view.players[view.active]!.record.challenged;
    const caught = level.memory > 0 ? B + C : 0;
    const reason = {
      type: 'challenged',
      face,
      statement,
      chance,
      owner: view.active,
      books: booksInSight(view),
      caught,
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
  const trust = trustIn(view.players[view.active]!.record, level.trust, level.memory);
  const seen = hear(belief, isAsLaid, trust);
  const chanceFor = (code: string): number => seen[CODES.indexOf(code)]!;
  const statement = CODES.filter((code) => !isAsLaid(code)).reduce((a, b) => (chanceFor(b) > chanceFor(a) ? b : a));
  const chance = chanceFor(statement);
  const wrong = 1 - chanceOf(seen, isAsLaid);
  return { statement, chance, wrong, worth: BET_STEP * (2 * chance - 1) + wrong * worthOfStopping(view, level) };
}

const readAs =
  (view: View, { window }: PlacementView) =>
  (code: string): boolean =>
    agrees(code, readingOf(view.players, view.active)!, window);

/** What it is worth to one opponent that this turn ends, the books in sight included. */
function worthOfStopping(view: View, { care }: Level): number {
  const rivals = view.players.filter((player) => !player.left).length - 1;
  const books = Array.from({ length: booksInSight(view) }, (_, i) => worthOfBook(view, view.active, i + 1, care));
  return TURN_ENDED + books.reduce((sum, one) => sum + one, 0) / (2 * rivals);
}

const booksInSight = ({ phase, laid }: View): number =>
  Number(phase.type === 'wait' && phase.kind === 'coverage') + Number(laid.length === HAND);

/** WP-100 to WP-103: raises as long as that promises to pay, after all that the other has said and bet. */
export function planReply(
  view: View,
  seat: Seat,
  believed: (face: Face) => Belief,
  level: Level,
  random: Random,
): Decision {
  const { phase } = view;
  if (phase.type !== 'bet') throw new Error('there is no bet to reply to');
  const placement = view.laid.find((one) => one.key === phase.key)!;
  const isAsLaid = readAs(view, placement);
  const isAsStated = (code: string): boolean => code === phase.statement;
  const side: Side = seat === phase.challenger ? 'challenger' : 'challenged';
  const [mine, theirs] = side === 'challenger' ? [isAsStated, isAsLaid] : [isAsLaid, isAsStated];
  const belief = believed(faceOn(view, placement));
  const other = side === 'challenger' ? view.active : phase.challenger;
  const trust = trustIn(view.players[other]!.record, level.trust, level.memory);
  const { raises, chance } =
    level.raiseAt === null
      ? betByTable(view, phase, side, chanceOf(belief, mine), level, random)
      : betByFeeling(chanceOf(hear(belief, theirs, trust), mine), phase.level, level.raiseAt);
  return {
    move: raises ? { type: 'raise', to: null } : { type: 'call' },
    reason: { type: 'bet', key: phase.key, raises, chance, level: phase.level, other },
  };
}

/** Whether to raise, and how likely one is right. */
type Opinion = { readonly raises: boolean; readonly chance: number };

/** Every raise of the other makes it less likely that one is right. */
function betByFeeling(right: number, level: number, raiseAt: number): Opinion {
  const odds = (right / (1 - right)) * RAISED ** Math.floor(level / BET_STEP / 2);
  const chance = odds / (1 + odds);
  return { raises: chance >= raiseAt, chance };
}

function betByTable(
  { players, active }: View,
  { challenger, level, cap }: BetView,
  own: Side,
  felt: number,
  { memory }: Level,
  random: Random,
): Opinion {
  const expected = expectVerdict(players[active]!.record, players[challenger]!.record, memory);
  const bet = roundBet({ expected, cap: cap / BET_STEP, own });
  const table = tableFor(bet);
  const at = Math.min(level / BET_STEP, bet.cap);
  const feeling = feelingOf(felt);
  const raises = at < bet.cap && random.real() < table[at]![feeling]!;
  return { raises, chance: chanceRight(bet, table, own, feeling, at) };
}
