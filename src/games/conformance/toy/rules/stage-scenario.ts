// Starts a match from a scenario (scenario.ts).

import type { Env, Json, Refusal, Step } from '#core/game.ts';
import { ok, type Result } from '#core/result.ts';
import type { Setup } from './options.ts';
import { refuse } from './refuse.ts';
import { parseScenario } from './scenario.ts';
import { deckFor, firstRound } from './setup.ts';
import type { Event, State } from './state.ts';

export function startFromScenario(
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const parsed = parseScenario(scenario, setup, seats);
  if (!parsed.ok) return refuse('BAD_SCENARIO', 'TO-009', parsed.error);
  const { hands } = parsed.value;
  const stock = deckFor(seats).filter((card) => !hands.flat().includes(card));
  return ok({ state: firstRound(setup, hands, env.random.shuffle(stock), env), events: [] });
}
