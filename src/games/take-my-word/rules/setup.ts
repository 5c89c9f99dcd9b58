// The options of a table, the opening draw, and the deal (RULES.md, sections 3 and 12).
// Not positions written down by a person (stage.ts).

import type { Env, Game, Seat, Step } from '../../../core/game.ts';
import { type Card, isBlank, isLetter, LETTER_CARDS, PREMIUM_CARDS, type Premium, STAR } from './cards.ts';
import type { Move } from './moves.ts';
import { goOn } from './phases/round.ts';
import { type Draw, EMPTY_ROW, type Event, emptyPlayer, type Setup, type State } from './state.ts';
import { type Course, change, changePlayer, closeCourse, fillHand, openCourse } from './step-builder.ts';
import type { View } from './view.ts';

export const options: Game<Setup, State, Move, Event, View>['options'] = {
  rounds: { values: [3, 4, 5, 6, 8, 10, 12, 15, 20, 30], normal: 10 },
  turnClock: { values: ['off', 30, 45, 60, 90, 120, 180, 300, 86400], normal: 90 },
  seatSwitch: { values: ['on', 'noDouble', 'off'], normal: 'on' },
  switchClock: { values: [5, 10, 15, 30, 60], normal: 15 },
  passRule: { values: ['forced', 'free'], normal: 'forced' },
  keepRule: { values: ['laid', 'any'], normal: 'laid' },
  invalidPlay: { values: ['retry', 'lose-turn'], normal: 'retry' },
  recycle: { values: ['on', 'off'], normal: 'on' },
  lookup: { values: ['off', 'on'], normal: 'off' },
};

export const presets = {
  rulebook: {},
  relaxed: { passRule: 'free', seatSwitch: 'off', turnClock: 180, lookup: 'on' },
  short: { rounds: 5, turnClock: 45, seatSwitch: 'noDouble', switchClock: 5 },
  expert: { invalidPlay: 'lose-turn', turnClock: 60, seatSwitch: 'noDouble' },
  letter: { turnClock: 86400, seatSwitch: 'off' },
} as const satisfies { readonly [name: string]: Partial<Setup> };

/** TM-020, TM-021: everything but the star. */
export const WHOLE_PILE: readonly (Card | Premium)[] = [...LETTER_CARDS, ...PREMIUM_CARDS];

export const emptyState = (setup: Setup, seats: number): State => ({
  setup,
  phase: 'turn',
  rotation: Array.from({ length: seats }, (_, seat) => seat),
  left: [],
  round: 1,
  place: 0,
  latest: null,
  holder: null,
  row: EMPTY_ROW,
  players: Array.from({ length: seats }, emptyPlayer),
  pile: [],
  discard: [],
  folded: [],
  gone: [],
  opening: [],
  limit: null,
  outcome: null,
});

export function start(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const { random } = env;
  return deal(setup, seats, random.shuffle(WHOLE_PILE), random.shuffle(WHOLE_PILE), env);
}

/** The whole of section 3. The first pile is drawn from to find the first player, the second one dealt. */
export function deal(
  setup: Setup,
  seats: number,
  first: readonly (Card | Premium)[],
  second: readonly (Card | Premium)[],
  env: Env,
): Step<State, Event> {
  const course = openCourse(emptyState(setup, seats), env);
  const leader = drawForFirst(course, first);
  const rotation = course.state.rotation.map((place) => (leader + place) % seats);
  changePlayer(course, leader, { premiums: [STAR] });
  change(course, { rotation, pile: second });
  course.events.push({ type: 'first', seat: leader }, { type: 'star', seat: leader });
  for (const seat of rotation) {
    const premiums = fillHand(course, seat);
    course.events.push({ type: 'dealt', seat, letters: course.state.players[seat]!.hand.length, premiums });
  }
  course.events.push({ type: 'started', setup, rotation });
  goOn(course, 0);
  return closeCourse(course);
}

/** TM-023 to TM-026, TM-033: everybody turns up cards to the first letter; those who share the best draw again. */
function drawForFirst(course: Course, pile: readonly (Card | Premium)[]): Seat {
  let from = 0;
  let rivals = course.state.rotation;
  const opening: Draw[] = [];
  for (let again = false; ; again = true) {
    const letters = rivals.map((seat) => {
      const to = pile.findIndex((card, i) => i >= from && isLetter(card));
      const cards = pile.slice(from, to + 1);
      from = to + 1;
      opening.push({ seat, cards });
      course.events.push({ type: 'drew', seat, cards, again });
      const card = pile[to] as Card;
      return isBlank(card) ? 'A' : card[1]!; // TM-025
    });
    const best = letters.toSorted()[0]!;
    rivals = rivals.filter((_, i) => letters[i] === best);
    change(course, { opening });
    if (rivals.length === 1) return rivals[0]!;
  }
}
