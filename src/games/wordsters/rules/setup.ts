// How a match starts: the card, the first selector, empty lists (RULES.md 3.1).

import type { Env, Seat, Step } from '../../../core/game.ts';
import { type WordsterCard, wordsterCardsOf } from '../content.ts';
import type { Setup } from './options.ts';
import { startSelection } from './phases/round.ts';
import type { Event, Player, State } from './state.ts';
import type { StepBuilder } from './step-builder.ts';
import { emptyLines } from './words/list.ts';

export function startMatch(setup: Setup, seats: number, env: Env): Step<State, Event> {
  const { card, selector } = drawCardAndSelector(setup, seats, env);
  const step: StepBuilder = { state: createInitialState(setup, seats, card, selector), events: [], env };
  startSelection(step, selector);
  return { state: step.state, events: step.events };
}

/** WS-005, WS-008. Both are always drawn, so that setting one option does not change the draw of the other. */
export function drawCardAndSelector(
  setup: Setup,
  seats: number,
  { random, lexicon }: Env,
): { readonly card: WordsterCard; readonly selector: Seat } {
  const cards = wordsterCardsOf(lexicon);
  const anyCard = random.pick(cards);
  const anySeat = random.below(seats);
  return {
    card: cards[setup.card - 1] ?? anyCard,
    selector: setup.firstSelector === 'random' ? anySeat : 0,
  };
}

export function createInitialState(setup: Setup, seats: number, card: WordsterCard, selector: Seat): State {
  const player: Player = {
    lines: emptyLines(),
    total: 0,
    points: 0,
    twos: 0,
    declaredDone: false,
    missedDecisions: 0,
    leaveOrder: null,
  };
  return {
    setup,
    card,
    round: 1,
    usedWordsters: [],
    wordster: null,
    selector,
    previousSelector: null,
    players: Array.from({ length: seats }, () => player),
    acceptedWords: [],
    struckWords: [],
    protections: [],
    judgements: [],
    lastResult: null,
    lastRound: null,
    phase: { type: 'select', deadline: null },
  };
}
