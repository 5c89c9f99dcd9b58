// What follows a turn: refills, stalemates, the next player, the end of a round, the offer to switch seats, the end of the game.
// Not what a player does in a turn (turn.ts).

import { DEADLINE_GRACE_MS, type Millis, type Seat } from '../../../../core/game.ts';
import { handValue, type Player, type SitOut, type State, spell, statusOf, type Turn, totalOf } from '../state.ts';
import { type Course, change, changePlayer, clearRow, fillHand, isExhausted } from '../step-builder.ts';

const AWAY_CLOCK = 5;
/** Time-outs in a row that make a seat away (TM-174). */
export const AWAY_AFTER = 2;

/** The player to move, or the holder of the offer. */
export const seatToAct = ({ phase, rotation, place, holder }: State): Seat | null =>
  phase === 'turn' ? rotation[place]! : holder;

export const isToAct = (state: State, seat: Seat): boolean => seatToAct(state) === seat;

export const deadlineOf = ({ limit }: Pick<State, 'limit'>): Millis | null =>
  limit === null ? null : limit + DEADLINE_GRACE_MS;

/** TM-172, TM-173, TM-174: when the clock that a seat gets now is up. */
export function limitFor({ setup, phase, players }: State, seat: Seat, now: Millis): Millis | null {
  if (setup.turnClock === 'off') return null;
  const clock = phase === 'switch' ? setup.switchClock : setup.turnClock;
  return now + 1000 * (players[seat]!.away ? AWAY_CLOCK : clock);
}

/** Enters a turn in the tally. */
export function enter(course: Course, seat: Seat, how: Turn['how'], text: string, points: number): void {
  const { turns } = course.state.players[seat]!;
  changePlayer(course, seat, { turns: [...turns, { how, text, points, lost: null }] });
  change(course, { latest: seat });
}

/** The turn ends without a card: a standing word is safe and cleared (TM-088), an open row has one pass more. */
export function sitOut(course: Course, seat: Seat, why: SitOut, text = ''): void {
  course.events.push({ type: 'satOut', seat, why });
  const { row } = course.state;
  if (statusOf(row) === 'word') clearWord(course, seat);
  // the passes of those who leave do not count (TM-077)
  else if (statusOf(row) === 'open' && why !== 'left')
    change(course, { row: { ...row, passed: [...row.passed.filter((one) => one !== seat), seat] } });
  enter(course, seat, why, text, 0);
}

/** TM-086: a word that is cleared keeps its score. */
export function clearWord(course: Course, seat: Seat): void {
  const { row, players } = course.state;
  const by = row.by!;
  course.events.push({ type: 'cleared', seat, by, text: spell(row.slots), points: players[by]!.turns.at(-1)!.points });
  clearRow(course);
}

/** TM-075 to TM-078: everybody active has passed on this row. */
export function clearStalemate(course: Course): void {
  const { row, rotation } = course.state;
  if (statusOf(row) !== 'open' || !rotation.every((seat) => row.passed.includes(seat))) return;
  course.events.push({ type: 'stalemate', text: spell(row.slots) });
  clearRow(course);
}

/** TM-100, TM-102: only an emptied hand is refilled, and not in the last round. */
export function refill(course: Course, seat: Seat): void {
  const { players, round, setup } = course.state;
  if (players[seat]!.hand.length > 0 || round === setup.rounds) return;
  const premiums = fillHand(course, seat);
  course.events.push({ type: 'refilled', seat, letters: course.state.players[seat]!.hand.length, premiums });
}

/** Goes on to the given place of the rotation. Players without a letter are passed at once (TM-107). */
export function goOn(course: Course, place: number): void {
  let next = place;
  while (arrives(course, next)) {
    const seat = seatToAct(course.state)!;
    if (course.state.players[seat]!.hand.length > 0) {
      startTurn(course, seat);
      break;
    }
    sitOut(course, seat, 'noCards');
    next = course.state.place + 1;
  }
}

/** Makes it the turn of this place, if the game or the round does not end before. */
function arrives(course: Course, place: number): boolean {
  clearStalemate(course);
  const { rotation, round, setup } = course.state;
  const isRoundOver = place >= rotation.length;
  if (isExhausted(course.state) && !(isRoundOver && round === setup.rounds)) {
    endGame(course, 'cards');
    return false;
  }
  if (isRoundOver && !endRound(course)) return false;
  change(course, { place: isRoundOver ? 0 : place });
  return true;
}

function startTurn(course: Course, seat: Seat): void {
  const limit = limitFor(course.state, seat, course.env.now);
  change(course, { limit });
  const { round, row } = course.state;
  course.events.push({ type: 'turn', seat, round, status: statusOf(row), limit });
}

/** Answers whether the next round begins at once. */
function endRound(course: Course): boolean {
  const { state } = course;
  const points = state.players.map(({ turns }) => turns[state.round - 1]?.points ?? null);
  course.events.push({ type: 'roundEnded', round: state.round, points });
  if (state.round === state.setup.rounds) {
    endGame(course, 'rounds');
    return false;
  }
  if (offerSwitch(course)) return false;
  change(course, { round: state.round + 1 });
  return true;
}

/** TM-136 to TM-139. Answers whether somebody may switch. */
function offerSwitch(course: Course): boolean {
  const { setup, rotation, players, round } = course.state;
  if (setup.seatSwitch === 'off') return false;
  const points = (seat: Seat): number => players[seat]!.turns[round - 1]!.points;
  const best = Math.max(...rotation.map(points));
  const top = rotation.filter((seat) => points(seat) === best);
  const [seat] = top;
  const partners = partnersOf(course.state, seat!);
  if (top.length > 1 || partners.length === 0) {
    course.events.push({ type: 'noSwitch', why: top.length > 1 ? 'tie' : 'noDouble', seats: top });
    return false;
  }
  change(course, { phase: 'switch', holder: seat! });
  const limit = limitFor(course.state, seat!, course.env.now);
  change(course, { limit });
  course.events.push({ type: 'offered', seat: seat!, partners, limit });
  return true;
}

/** With whom this seat may switch: noDouble keeps whoever had the last turn out of position 1. */
export const partnersOf = ({ setup, rotation, latest }: State, seat: Seat): readonly Seat[] =>
  rotation.filter((one, place) => one !== seat && !(setup.seatSwitch === 'noDouble' && latest === seat && place === 0));

/** The offer is settled: the next round begins. */
export function startNextRound(course: Course): void {
  change(course, { phase: 'turn', holder: null, round: course.state.round + 1 });
  goOn(course, 0);
}

/** TM-140 to TM-144. Whoever is left alone wins without deductions (TM-175). */
export function endGame(course: Course, reason: 'rounds' | 'cards' | 'left'): void {
  const { state } = course;
  const players = state.players.map(
    (player, seat): Player => ({
      ...player,
      deduction: reason !== 'left' && state.rotation.includes(seat) ? handValue(player.hand) : 0,
    }),
  );
  const scores = players.map(scoreOf);
  const best = [...new Set(state.rotation.map((seat) => scores[seat]!))].toSorted((a, b) => b - a);
  const ranking = [
    ...best.map((points) => state.rotation.filter((seat) => scores[seat] === points).toSorted((a, b) => a - b)),
    ...state.left.toReversed().map((seat) => [seat]),
  ];
  change(course, { phase: 'over', holder: null, limit: null, players, outcome: { ranking, reason } });
  course.events.push({
    type: 'ended',
    reason,
    hands: players.map(({ hand }) => hand),
    deductions: players.map(({ deduction }) => deduction),
    scores,
    winners: ranking[0]!,
  });
}

export const scoreOf = ({ turns, deduction }: Pick<Player, 'turns' | 'deduction'>): number =>
  totalOf(turns) - deduction;
