// The format of a scenario, a position written down by a person: `{ "hands": [[3, 9], [5, 7]] }` (TO-009).
// stage-scenario.ts builds the state from it.

import * as v from 'valibot';
import type { Json } from '#core/game.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Setup } from './options.ts';
import { deckFor } from './setup.ts';

export type Scenario = v.InferOutput<typeof scenarioSchema>;

const scenarioSchema = v.strictObject({ hands: v.array(v.array(v.number())) });

/** The scenario, or what is wrong with it. */
export function parseScenario(json: Json, setup: Setup, seats: number): Result<Scenario, string> {
  const parsed = v.safeParse(scenarioSchema, json);
  if (!parsed.success) return err('it must be an object with “hands” only');
  const fault = findFault(parsed.output, setup, seats);
  return fault === null ? ok(parsed.output) : err(fault);
}

function findFault({ hands }: Scenario, { rounds }: Setup, seats: number): string | null {
  const deck = deckFor(seats);
  const cards = hands.flat();
  if (hands.length !== seats) return `there are ${hands.length} hands for ${seats} seats`;
  if (hands.some((hand) => hand.length < rounds)) return `every hand needs a card for each of the ${rounds} rounds`;
  if (cards.some((card) => !deck.includes(card))) return `the cards are 1 to ${deck.length}`;
  return new Set(cards).size === cards.length ? null : 'a card is in two places';
}
