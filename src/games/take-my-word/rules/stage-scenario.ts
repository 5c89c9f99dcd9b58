// Sets the table to a position written down by a person: what it names stands, the rest is filled in, the impossible is refused.
// Not how the position is written (scenario.ts).

import { type Env, type Json, type Refusal, refuse, type Seat, type Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Card, firstMissing, HAND, isBlack, isLetter, type Premium, STAR, without } from './cards.ts';
import { letterOf } from './moves.ts';
import { goOn } from './phases/round.ts';
import { isWord, wordPoints } from './plays/position.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { deal, emptyState, WHOLE_PILE } from './setup.ts';
import { type Event, emptyPlayer, type Player, type Row, type Setup, type Slot, type State, spell } from './state.ts';
import { closeCourse, openCourse } from './step-builder.ts';

type Cards = readonly (Card | Premium)[];

export function stage(json: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal> {
  const read = readScenario(json, seats);
  if (!read.ok) return badScenario(read.error);
  const scenario = read.value;
  if (scenario.opening !== null) return stageOpening(scenario, scenario.opening, setup, seats, env);
  const fault = faultOf(scenario, setup, seats, env.lexicon);
  if (fault !== null) return badScenario(fault);
  const state = stateOf(scenario, setup, seats, env.random);
  if (!state.ok) return badScenario(state.error);
  const course = openCourse(state.value, env);
  course.events.push({ type: 'started', setup, rotation: state.value.rotation });
  goOn(course, scenario.phase === 'switch' ? seats : state.value.place);
  return ok(closeCourse(course));
}

const tooMany = (card: Card | Premium): string => `more copies of ${card} are named than the set holds`;
const badScenario = (fault: string) => refuse('BAD_SCENARIO', 'TM-§16', fault);

/** The whole setup is played with these cards on top of the pile, first for the opening draw, then for the deal. */
function stageOpening(
  scenario: Scenario,
  opening: Cards,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const other = [...scenario.given].find((key) => !['words', 'opening', 'draw', 'pile'].includes(key));
  if (other !== undefined) return badScenario(`“${other}” cannot stand beside “opening”, which plays the whole setup`);
  const missing = firstMissing(WHOLE_PILE, opening) ?? firstMissing(WHOLE_PILE, scenario.draw);
  if (missing !== null) return badScenario(tooMany(missing));
  const [first, second] = [without(WHOLE_PILE, opening), without(WHOLE_PILE, scenario.draw)];
  const piles = [
    [...opening, ...env.random.shuffle(first)],
    [...scenario.draw, ...env.random.shuffle(second)],
  ] as const;
  const dealt = deal(setup, seats, piles[0], piles[1], env);
  return ok({ ...dealt, state: { ...dealt.state, ...limitPile(dealt.state.pile, scenario.pile) } });
}

const limitPile = (pile: Cards, limit: number | null): Pick<State, 'pile' | 'gone'> => ({
  pile: pile.slice(0, limit ?? pile.length),
  gone: pile.slice(limit ?? pile.length),
});

/** What cannot be, the cards themselves aside. */
function faultOf(scenario: Scenario, setup: Setup, seats: number, lexicon: Lexicon): string | null {
  const { row, last, passed } = scenario;
  const text = row.map(letterOf).join('');
  if (scenario.rotation.length !== seats) return '“rotation” has to name every seat once';
  if (roundOf(scenario) > setup.rounds) return `“round” is more than the ${setup.rounds} rounds of this table`;
  if (scenario.phase === 'switch' && scenario.turn !== null) return '“turn” cannot stand beside the phase “switch”';
  if (row.some(({ card, premium }) => premium !== null && !isBlack(card)))
    return 'in “row” a premium lies on a card that is not black';
  if (scenario.status === 'word' && !isWord(text, lexicon))
    return `“status” is “word”, but the row “${text}” is no word`;
  if (last?.some((slot) => slot > row.length)) return '“last” names a slot that the row does not have';
  if (last?.length === 0 && row.length > 0) return '“last” has to name the slots laid last';
  if (passed.length > 0 && (row.length === 0 || scenario.status === 'word')) return '“passed” needs an open row';
  if (passed.length === seats) return '“passed” names everybody, which would be a stalemate';
  const crowded = [...scenario.hands].find(([, hand]) => hand.length > HAND);
  if (crowded) return `the hand of seat ${crowded[0]} has more than ${HAND} letters`;
  return tallyFault(scenario);
}

function tallyFault(scenario: Scenario): string | null {
  for (const [seat, points] of scenario.tally)
    if (points.length > turnsHad(scenario, seat))
      return `“tally” has more turns for seat ${seat} than it has had by round ${roundOf(scenario)}`;
  if (scenario.status !== 'word') return null;
  const by = formerOf(scenario);
  const had = turnsHad(scenario, by);
  return had > 0 && (scenario.tally.get(by)?.length ?? had) === had
    ? null
    : `the standing word needs a turn of seat ${by} in the “tally” to hold its points`;
}

const toMove = ({ turn, rotation }: Scenario): Seat => turn ?? rotation[0]!;

const roundOf = ({ round, phase, row, rotation, turn }: Scenario): number =>
  round ?? (phase === 'turn' && row.length > 0 && (turn ?? rotation[0]) === rotation[0] ? 2 : 1);

/** How many turns a seat has had: one more in this round for those before the player to move. */
function turnsHad(scenario: Scenario, seat: Seat): number {
  const { rotation } = scenario;
  const had = scenario.phase === 'switch' || rotation.indexOf(seat) < rotation.indexOf(toMove(scenario));
  return roundOf(scenario) - (had ? 0 : 1);
}

const formerOf = (scenario: Scenario): Seat =>
  scenario.by ??
  scenario.rotation.at(scenario.phase === 'switch' ? -1 : scenario.rotation.indexOf(toMove(scenario)) - 1)!;

function rowOf(scenario: Scenario): Row {
  const slots = scenario.row.map(
    (cell, i): Slot => ({
      card: cell.card,
      letter: letterOf(cell),
      premium: cell.premium,
      fresh: scenario.last === null || scenario.last.includes(i + 1),
    }),
  );
  return { slots, by: scenario.status === 'word' ? formerOf(scenario) : null, passed: scenario.passed };
}

/** Takes the cards named out of the set and deals the rest. */
function stateOf(scenario: Scenario, setup: Setup, seats: number, random: Random): Result<State, string> {
  const { rotation, hands, draw, discard, phase } = scenario;
  const row = rowOf(scenario);
  const premiums = premiumsOf(scenario);
  if (premiums === null) return err('the star can only lie in the row or in front of one player, or be gone');
  const named: Cards = [
    ...row.slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
    ...[...hands.values()].flat(),
    ...premiums.flat(),
    ...draw,
    ...discard,
  ].filter((card) => card !== STAR);
  const missing = firstMissing(WHOLE_PILE, named);
  if (missing !== null) return err(tooMany(missing));
  const rest = without(WHOLE_PILE, named);
  const letters = random.shuffle(rest.filter(isLetter));
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const hand = hands.get(seat) ?? letters.splice(0, HAND);
    return { ...emptyPlayer(), hand, premiums: premiums[seat]!, turns: turnsOf(scenario, row, seat) };
  });
  const spare = random.shuffle([...letters, ...rest.filter((card) => !isLetter(card))]);
  if (scenario.pile !== null && draw.length > scenario.pile) return err('“draw” names more cards than “pile” allows');
  const { pile, gone } = limitPile([...draw, ...spare], scenario.pile);
  const isStarGone = ![...premiums.flat(), ...row.slots.map(({ premium }) => premium)].includes(STAR);
  return ok({
    ...emptyState(setup, seats),
    rotation,
    round: roundOf(scenario),
    place: phase === 'switch' ? seats - 1 : rotation.indexOf(toMove(scenario)),
    latest: phase === 'switch' ? rotation.at(-1)! : null,
    row,
    players,
    pile,
    discard,
    gone: isStarGone ? [...gone, STAR] : gone,
  });
}

/** The premiums of each seat; the first of the rotation has the star unless it is elsewhere. Null: a star too many. */
function premiumsOf({
  premiums,
  rotation,
  row,
  star,
  draw,
  discard,
}: Scenario): readonly (readonly Premium[])[] | null {
  const named = [...premiums.values()].flat().filter((premium) => premium === STAR).length;
  const laid = row.filter(({ premium }) => premium === STAR).length;
  if (named + laid > (star ? 1 : 0) || [...draw, ...discard].includes(STAR)) return null;
  const owner = star && named + laid === 0 ? rotation[0] : null;
  return rotation
    .toSorted((a, b) => a - b)
    .map((seat) => [...(premiums.get(seat) ?? []), ...(seat === owner ? [STAR] : [])]);
}

function turnsOf(scenario: Scenario, row: Row, seat: Seat): Player['turns'] {
  const had = turnsHad(scenario, seat);
  const points = [...(scenario.tally.get(seat) ?? [])];
  while (points.length < had) points.push(0);
  if (row.by === seat && !scenario.tally.has(seat)) points[had - 1] = wordPoints(row.slots);
  return points.map((one, i) => {
    const text = row.by === seat && i === had - 1 ? spell(row.slots) : '';
    return { how: one > 0 || text !== '' ? 'word' : 'pass', text, points: one, lost: null };
  });
}
