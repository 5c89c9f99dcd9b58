// Starts from a position that a person has written down: `{ "hands": [[3, 9], [5, 7]] }` (TO-009).

import * as v from 'valibot';
import { type Env, type Json, type Refusal, refuse, type Step } from '#core/game.ts';
import { ok, type Result } from '#core/result.ts';
import type { Setup } from './options.ts';
import { deckFor, firstRound } from './setup.ts';
import type { Event, State } from './state.ts';

const scenarioSchema = v.strictObject({ hands: v.array(v.array(v.number())) });

export function startFromScenario(
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const parsed = v.safeParse(scenarioSchema, scenario);
  if (!parsed.success) return refuse('BAD_SCENARIO', 'TO-009', 'it must be an object with “hands” only');
  const { hands } = parsed.output;
  const fault = findFault(hands, setup, seats);
  if (fault !== null) return refuse('BAD_SCENARIO', 'TO-009', fault);
  const stock = deckFor(seats).filter((card) => !hands.flat().includes(card));
  return ok({ state: firstRound(setup, hands, env.random.shuffle(stock), env), events: [] });
}

function findFault(hands: readonly (readonly number[])[], { rounds }: Setup, seats: number): string | null {
  const deck = deckFor(seats);
  const cards = hands.flat();
  if (hands.length !== seats) return `there are ${hands.length} hands for ${seats} seats`;
  if (hands.some((hand) => hand.length < rounds)) return `every hand needs a card for each of the ${rounds} rounds`;
  if (cards.some((card) => !deck.includes(card))) return `the cards are 1 to ${deck.length}`;
  return new Set(cards).size === cards.length ? null : 'a card is in two places';
}
