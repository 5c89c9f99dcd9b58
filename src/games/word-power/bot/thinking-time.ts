// How long a bot thinks before it moves. It depends on nothing the bot knows, so it reveals nothing (WP-132).

import { BOT_LEVELS, type Persona } from '../../../core/bot-cast.ts';
import type { BotEnv, Millis, Seat } from '../../../core/game.ts';
import { exp, ln } from '../../../core/math/portable-math.ts';
import { challengeablePlacements, type View } from '../rules/view.ts';

type Range = readonly [min: Millis, max: Millis];

const THINKING_RANGE_MS: { readonly [P in View['phase']['type']]: Range } = {
  roll: [1500, 2500],
  start: [2000, 3500],
  place: [2000, 3500],
  wait: [2000, 4000],
  bet: [2500, 4500],
  pass: [2000, 4000],
  over: [0, 1],
};
/** How long the active bot leaves a card to people before it goes on. */
const NEXT_CARD_RANGE_MS: Range = [4000, 5500];
/** While a person may still challenge a card, no bot does so sooner or later than this. */
const CHALLENGE_RANGE_MS: Range = [5000, 10_000];
/** From child to master. */
const CHALLENGE_MEDIANS_MS: readonly Millis[] = [8500, 8000, 7500, 7000, 6500, 6000];
const CHALLENGE_SPREAD = 0.3;
/** The move is planned at least this long before the deadline. */
const SAFETY_MARGIN_MS: Millis = 200;

/** The time from now until the bot moves. */
export function thinkingTimeMs(view: View, seat: Seat, persona: Persona, env: BotEnv): Millis {
  const drawn = env.random.real();
  const wanted = Math.round(wantedTimeMs(view, seat, persona, env.people ?? [], drawn));
  return view.deadline === null ? wanted : Math.max(0, Math.min(wanted, view.deadline - env.now - SAFETY_MARGIN_MS));
}

function wantedTimeMs(view: View, seat: Seat, persona: Persona, people: readonly Seat[], drawn: number): Millis {
  const { phase, active } = view;
  const isForPeople = (phase.type === 'place' || phase.type === 'wait') && mayBeChallengedByPerson(view, people);
  if (isForPeople && seat !== active) return challengeTimeMs(persona, drawn);
  return pointInRange(isForPeople ? NEXT_CARD_RANGE_MS : THINKING_RANGE_MS[phase.type], drawn);
}

const pointInRange = ([min, max]: Range, drawn: number): Millis => min + drawn * (max - min);

const mayBeChallengedByPerson = (view: View, people: readonly Seat[]): boolean =>
  people.some((person) => !view.players[person]!.idle && challengeablePlacements(view, person).length > 0);

/** Nearly log-normal: the logistic distribution has a quantile function that is easy to compute. */
function challengeTimeMs({ level, speed }: Persona, drawn: number): Millis {
  const median = CHALLENGE_MEDIANS_MS[BOT_LEVELS.indexOf(level)]! / speed;
  const quantile = drawn <= 0 ? -5 : ln(drawn / (1 - drawn)) / 1.702;
  const [min, max] = CHALLENGE_RANGE_MS;
  return Math.min(max, Math.max(min, median * exp(CHALLENGE_SPREAD * quantile)));
}
