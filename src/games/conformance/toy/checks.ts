// A small game for the suite to bite on: hidden cards, sealed bids made all at once, a clock. For tests only.
// Three rounds; everybody bids one of the cards 1–5 still in hand; the highest single bid takes a point.

import type { Checks } from '#conformance/game-checks.ts';
import { BOT_LEVELS } from '#core/bot-levels.ts';
import {
  type Act,
  DEADLINE_GRACE_MS,
  type Env,
  type Game,
  refuse,
  type Seat,
  type Status,
  type Step,
  type Viewer,
} from '#core/game.ts';
import { ok, type Result } from '#core/result.ts';

export type ToySetup = { readonly clock: number };
export type ToyState = {
  readonly hands: readonly (readonly number[])[];
  readonly pile: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly opened: readonly (number | null)[];
  readonly points: readonly number[];
  readonly gone: readonly boolean[];
  readonly round: number;
  readonly deadline: number;
};
export type ToyMove = { readonly bid: number };
export type ToyEvent =
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly bids: readonly (number | null)[]; readonly to: Seat | null }
  | { readonly type: 'left'; readonly seat: Seat };
export type ToyView = {
  readonly hand: readonly number[];
  readonly cards: readonly number[];
  readonly sealed: readonly boolean[];
  readonly opened: readonly (number | null)[];
  readonly points: readonly number[];
  readonly round: number;
  readonly over: boolean;
};

const ROUNDS = 3;
const isOver = (state: ToyState): boolean => state.round > ROUNDS || state.gone.filter((gone) => !gone).length < 2;
const waiting = (state: ToyState): Seat[] =>
  isOver(state) ? [] : [...state.hands.keys()].filter((seat) => state.bids[seat] === null && !state.gone[seat]);

function settle(state: ToyState, events: readonly ToyEvent[], env: Env): Step<ToyState, ToyEvent> {
  if (waiting(state).length > 0 || isOver(state)) return { state, events };
  const best = Math.max(...state.bids.map((bid) => bid ?? 0));
  const top = state.bids.flatMap((bid, seat) => (bid === best ? [seat] : []));
  const to = top.length === 1 ? top[0]! : null;
  const next = {
    ...state,
    bids: state.bids.map(() => null),
    opened: state.bids,
    points: state.points.map((points, seat) => points + (seat === to ? 1 : 0)),
    round: state.round + 1,
    deadline: env.now + 1000 + DEADLINE_GRACE_MS,
  };
  return { state: next, events: [...events, { type: 'opened', bids: state.bids, to }] };
}

const bid = (state: ToyState, seat: Seat, card: number): ToyState => ({
  ...state,
  bids: state.bids.with(seat, card),
  hands: state.hands.with(
    seat,
    state.hands[seat]!.filter((one) => one !== card),
  ),
});

function apply(
  state: ToyState,
  act: Act<ToyMove>,
  env: Env,
): Result<Step<ToyState, ToyEvent>, { code: string; rule: string; about: readonly string[] }> {
  if (isOver(state)) return refuse('GAME_OVER', 'TO-001');
  if (act.type === 'timeUp') {
    if (env.now < state.deadline) return refuse('NOT_DUE', 'TO-002');
    const late = waiting(state);
    const events = late.map((seat): ToyEvent => ({ type: 'sealed', seat }));
    return ok(
      settle(
        late.reduce((sum, seat) => bid(sum, seat, sum.hands[seat]![0]!), state),
        events,
        env,
      ),
    );
  }
  const { seat } = act;
  if (state.gone[seat]) return refuse('GONE', 'TO-003');
  if (act.type === 'leave')
    return ok(settle({ ...state, gone: state.gone.with(seat, true) }, [{ type: 'left', seat }], env));
  if (env.now > state.deadline) return refuse('TIME_UP', 'TO-002');
  if (state.bids[seat] !== null) return refuse('ALREADY', 'TO-004');
  if (!state.hands[seat]!.includes(act.move.bid)) return refuse('NOT_YOURS', 'TO-005', String(act.move.bid));
  return ok(settle(bid(state, seat, act.move.bid), [{ type: 'sealed', seat }], env));
}

function view(state: ToyState, viewer: Viewer): ToyView {
  return {
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!,
    cards: state.hands.map((hand) => hand.length),
    sealed: state.bids.map((one) => one !== null),
    opened: state.opened,
    points: state.points,
    round: state.round,
    over: isOver(state),
  };
}

function status(state: ToyState): Status {
  const ranks = [...new Set(state.points)].toSorted((a, b) => b - a);
  const ranking = ranks.map((points) => [...state.points.keys()].filter((seat) => state.points[seat] === points));
  return {
    toAct: waiting(state),
    scores: state.points,
    deadline: isOver(state) ? null : state.deadline,
    outcome: isOver(state) ? { ranking, reason: 'rounds' } : null,
  };
}

const rules: Game<ToySetup, ToyState, ToyMove, ToyEvent, ToyView> = {
  id: 'toy',
  version: 1,
  seats: [2, 4],
  options: { clock: { values: [1000], normal: 1000 } },
  presets: { rulebook: {}, relaxed: {} },
  defaultList: 'standard',
  start(_, seats, env) {
    const cards = env.random.shuffle(Array.from({ length: 5 * seats }, (_, i) => i + 1));
    const hands = Array.from({ length: seats }, (_, seat) =>
      cards.slice(seat * 4, seat * 4 + 4).toSorted((a, b) => a - b),
    );
    const none = hands.map(() => null);
    return {
      state: {
        hands,
        pile: cards.slice(seats * 4),
        bids: none,
        opened: none,
        points: hands.map(() => 0),
        gone: hands.map(() => false),
        round: 1,
        deadline: env.now + 1000 + DEADLINE_GRACE_MS,
      },
      events: [],
    };
  },
  startFromScenario: () => refuse('BAD_SCENARIO', 'TO-006', 'this game has no scenarios'),
  apply,
  view,
  status,
  listMoves: (seen, seat) => (seen.over || seen.sealed[seat] ? [] : seen.hand.map((card) => ({ bid: card }))),
  parseMove: (text) => (/^bid [1-9]\d?$/i.test(text) ? { bid: Number(text.slice(4)) } : null),
  formatMove: (move) => `bid ${move.bid}`,
};

export const toy: Checks<ToySetup, ToyState, ToyMove, ToyEvent, ToyView> = {
  rules,
  bot: {
    levels: BOT_LEVELS,
    choose: (seen, seat, level) => {
      if (seen.over || seen.sealed[seat] || seen.hand.length === 0) return null;
      return { move: { bid: seen.hand.at(level === 'child' ? 0 : -1)! }, after: 100 };
    },
    explain: (seen, seat, level) => {
      if (seen.over || seen.sealed[seat] || seen.hand.length === 0) return null;
      return {
        move: { bid: seen.hand.at(level === 'child' ? 0 : -1)! },
        why: `It is my ${level === 'child' ? 'lowest' : 'highest'} card.`,
      };
    },
  },
  say: {
    title: 'Toy',
    summary: 'A toy.',
    options: { clock: { label: 'Clock', help: 'Time to bid.' } },
    presets: { rulebook: 'As it is.', relaxed: 'As it is.' },
    levels: {
      child: 'Bids low.',
      beginner: 'Bids high.',
      casual: 'Bids high.',
      keen: 'Bids high.',
      expert: 'Bids high.',
      master: 'Bids high.',
    },
    moves: [{ text: 'bid 3', help: 'bid the card 3' }],
    event: (event, names) =>
      event.type === 'opened' ? `The bids were ${event.bids.join(', ')}.` : `${names[event.seat]} is done.`,
    refusal: ({ code, rule }) => `That cannot be done: ${code} (${rule}).`,
    table: (seen) => `Round ${seen.round}, your cards ${seen.hand.join(' ')}`,
    prompt: () => 'Bid.',
  },
  corners: [],
  longest: 60,
  twin(state, viewer, random) {
    const own = viewer === 'spectator' ? null : viewer;
    const hidden = [
      ...state.pile,
      ...state.hands.flatMap((hand, seat) =>
        seat === own ? [] : [...hand, ...(state.bids[seat] === null ? [] : [state.bids[seat]!])],
      ),
    ];
    const dealt = random.shuffle(hidden);
    const bids = state.bids.map((one, seat) => (one === null || seat === own ? one : dealt.pop()!));
    const hands = state.hands.map((hand, seat) =>
      seat === own ? hand : hand.map(() => dealt.pop()!).toSorted((a, b) => a - b),
    );
    return { ...state, bids, hands, pile: dealt };
  },
  faults: (state) =>
    state.points.reduce((sum, points) => sum + points, 0) < state.round ? [] : ['more points than rounds'],
  audit: (events, state) =>
    state.points.every(
      (points, seat) => points === events.filter((event) => event.type === 'opened' && event.to === seat).length,
    )
      ? []
      : ['points differ from the log'],
};
