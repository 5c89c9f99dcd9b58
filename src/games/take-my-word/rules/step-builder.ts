// One act as it unfolds: the state so far and what has been told. Lives no longer than the act.
// Not a state: it is the only thing here that changes in place, and nothing outside apply, start and stage holds one.

import type { Env, Seat, Step } from '../../../core/game.ts';
import { type Card, HAND, isLetter, isPremium, type Premium, STAR } from './cards.ts';
import { EMPTY_ROW, type Event, type Player, type State } from './state.ts';

export type Course = { state: State; readonly events: Event[]; readonly env: Env };

export const openCourse = (state: State, env: Env): Course => ({ state, events: [], env });
export const closeCourse = ({ state, events }: Course): Step<State, Event> => ({ state, events });

export function change(course: Course, changes: Partial<State>): void {
  course.state = { ...course.state, ...changes };
}

export function changePlayer(course: Course, seat: Seat, changes: Partial<Player>): void {
  const { players } = course.state;
  change(course, { players: players.with(seat, { ...players[seat]!, ...changes }) });
}

/** The star never comes back: it was never part of the pile (TM-133). */
export function discard(course: Course, cards: readonly (Card | Premium)[]): void {
  const { state } = course;
  change(course, {
    discard: [...state.discard, ...cards.filter((card) => card !== STAR)],
    gone: [...state.gone, ...cards.filter((card) => card === STAR)],
  });
}

/** The row's cards and premiums go to the discard pile, and the next player finds a clean slate. */
export function clearRow(course: Course): void {
  const { slots } = course.state.row;
  change(course, { row: EMPTY_ROW });
  discard(
    course,
    slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
  );
}

/** Draws up to seven letters; premiums met on the way are extra (TM-029, TM-030, TM-101). Answers which were met. */
export function fillHand(course: Course, seat: Seat): readonly Premium[] {
  const hand = [...course.state.players[seat]!.hand];
  const met: Premium[] = [];
  while (hand.length < HAND && (course.state.pile.length > 0 || recycle(course))) {
    const [card, ...pile] = course.state.pile;
    change(course, { pile });
    if (isLetter(card!)) hand.push(card);
    else met.push(card!);
  }
  changePlayer(course, seat, { hand, premiums: [...course.state.players[seat]!.premiums, ...met] });
  return met;
}

/** TM-103: the discard pile becomes the new pile. */
function recycle(course: Course): boolean {
  const { setup, discard, folded } = course.state;
  const cards = [...discard, ...folded];
  if (setup.recycle === 'off' || cards.length === 0) return false;
  change(course, { pile: course.env.random.shuffle(cards), discard: [], folded: [] });
  course.events.push({ type: 'reshuffled', cards: cards.length });
  return true;
}

/** TM-104: nobody holds a letter, and none can be drawn. */
export function isExhausted({ setup, rotation, players, pile, discard, folded }: State): boolean {
  const drawable = setup.recycle === 'on' ? [...pile, ...discard, ...folded] : pile;
  return rotation.every((seat) => players[seat]!.hand.length === 0) && drawable.every(isPremium);
}
