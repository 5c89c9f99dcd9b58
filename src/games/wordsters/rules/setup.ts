// How a table begins: the card, the first selector, empty pads (3.1).
// Not positions written down by people: stage.ts.

import type { Env, Seat, Step } from '../../../core/game.ts';
import { type WordsterCard, wordsterCardsOf } from '../content.ts';
import { emptyLines, openSelection } from './phases/round.ts';
import type { Event, Player, Setup, State } from './state.ts';
import type { Draft } from './step-builder.ts';

export function start(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const { card, selector } = draw(setup, seats, env);
  const draft: Draft = { state: freshState(setup, seats, card, selector), events: [], env };
  openSelection(draft, selector);
  return { state: draft.state, events: draft.events };
}

/** WS-005, WS-008. Both are always drawn, so that neither option changes what chance gives the other. */
export function draw(
  setup: Setup,
  seats: number,
  { random, lexicon }: Env,
): { readonly card: WordsterCard; readonly selector: Seat } {
  const cards = wordsterCardsOf(lexicon);
  const anyCard = random.pick(cards);
  const anySeat = random.below(seats);
  return {
    card: setup.card === 0 ? anyCard : cards[setup.card - 1]!,
    selector: setup.firstSelector === 'random' ? anySeat : 0,
  };
}

export function freshState(setup: Setup, seats: number, card: WordsterCard, selector: Seat): State {
  const player: Player = { lines: emptyLines(), total: 0, points: 0, twos: 0, done: false, missed: 0, left: null };
  return {
    setup,
    card,
    round: 1,
    used: [],
    wordster: null,
    selector,
    previousSelector: null,
    players: Array.from({ length: seats }, () => player),
    accepted: [],
    struck: [],
    protections: [],
    judgements: [],
    settled: null,
    opened: null,
    phase: { type: 'select', deadline: null },
  };
}
