// Builds the state of a scenario: uses the cards it names, deals the rest at random, and refuses what is impossible.
// The format and its parsing are in scenario.ts.

import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import {
  type Card,
  findMissingCard,
  HAND_SIZE,
  isBlack,
  isLetterCard,
  type Premium,
  removeCards,
  STAR,
} from './cards.ts';
import { cellLetter } from './moves.ts';
import type { Setup } from './options.ts';
import { advanceTurn } from './phases/round.ts';
import { isWholeWord } from './plays/position.ts';
import { refuse } from './refuse.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import { wordPoints } from './scoring.ts';
import { deal, FULL_PILE, newState } from './setup.ts';
import { type Event, newPlayer, type Player, type Row, type Slot, type State, textOf } from './state.ts';
import { beginStep, emit, finishStep } from './step-builder.ts';

type Cards = readonly (Card | Premium)[];

export function startFromScenario(
  json: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const parsed = parseScenario(json, seats);
  if (!parsed.ok) return badScenario(parsed.error);
  const scenario = parsed.value;
  if (scenario.opening !== null) return startFromOpening(scenario, scenario.opening, setup, seats, env);
  const fault = findFault(scenario, setup, seats, env.lexicon);
  if (fault !== null) return badScenario(fault);
  const state = buildState(scenario, setup, seats, env.random);
  if (!state.ok) return badScenario(state.error);
  const step = beginStep(state.value, env);
  emit(step, { type: 'started', setup, rotation: state.value.rotation });
  advanceTurn(step, scenario.phase === 'switch' ? seats : state.value.turnIndex);
  return ok(finishStep(step));
}

const tooManyCopies = (card: Card | Premium): string => `the game doesn’t have that many ${card} cards`;
const badScenario = (fault: string) => refuse('BAD_SCENARIO', 'TM-§16', fault);

/** Runs the normal setup with the named cards on top of the pile for the opening draw and of the pile for the deal. */
function startFromOpening(
  scenario: Scenario,
  opening: Cards,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const other = [...scenario.presentKeys].find((key) => !['words', 'opening', 'draw', 'pile'].includes(key));
  if (other !== undefined)
    return badScenario(`“${other}” can’t be combined with “opening”, which plays the whole setup`);
  const missing = findMissingCard(FULL_PILE, opening) ?? findMissingCard(FULL_PILE, scenario.draw);
  if (missing !== null) return badScenario(tooManyCopies(missing));
  const openingPile = [...opening, ...env.random.shuffle(removeCards(FULL_PILE, opening))];
  const dealPile = [...scenario.draw, ...env.random.shuffle(removeCards(FULL_PILE, scenario.draw))];
  const dealt = deal(setup, seats, openingPile, dealPile, env);
  return ok({ ...dealt, state: { ...dealt.state, ...limitPile(dealt.state.pile, scenario.pile) } });
}

const limitPile = (pile: Cards, limit: number | null): Pick<State, 'pile' | 'removedCards'> => ({
  pile: pile.slice(0, limit ?? pile.length),
  removedCards: pile.slice(limit ?? pile.length),
});

/** The first fault of a scenario, apart from its counts of cards. */
function findFault(scenario: Scenario, setup: Setup, seats: number, lexicon: Lexicon): string | null {
  const { row, last, passed } = scenario;
  const text = row.map(cellLetter).join('');
  if (scenario.rotation.length !== seats) return '“rotation” has to name every seat once';
  if (roundOf(scenario) > setup.rounds) return `“round” is more than the ${setup.rounds} rounds of this game`;
  if (scenario.phase === 'switch' && scenario.turn !== null) return '“turn” can’t be combined with the phase “switch”';
  if (row.some(({ card, premium }) => premium !== null && !isBlack(card)))
    return 'in “row”, a premium card is on a card that isn’t black';
  if (scenario.status === 'word' && !isWholeWord(text, lexicon))
    return `“status” is “word”, but “${text}” isn’t a word`;
  if (last?.some((slot) => slot > row.length)) return '“last” names a slot that the row doesn’t have';
  if (last?.length === 0 && row.length > 0) return '“last” has to name the slots played last';
  if (passed.length > 0 && (row.length === 0 || scenario.status === 'word'))
    return '“passed” needs a row with the status “open”';
  if (passed.length === seats) return '“passed” names everyone, which would clear the row';
  const tooLarge = [...scenario.hands].find(([, hand]) => hand.length > HAND_SIZE);
  if (tooLarge) return `the hand of seat ${tooLarge[0]} has more than ${HAND_SIZE} letters`;
  return findTallyFault(scenario);
}

function findTallyFault(scenario: Scenario): string | null {
  for (const [seat, points] of scenario.tally)
    if (points.length > turnsPlayed(scenario, seat))
      return `“tally” has too many turns for seat ${seat} by round ${roundOf(scenario)}`;
  if (scenario.status !== 'word') return null;
  const by = wordOwner(scenario);
  const played = turnsPlayed(scenario, by);
  return played > 0 && (scenario.tally.get(by)?.length ?? played) === played
    ? null
    : `the “tally” needs a turn of seat ${by} for the points of the word`;
}

const seatToMove = ({ turn, rotation }: Scenario): Seat => turn ?? rotation[0]!;

const roundOf = ({ round, phase, row, rotation, turn }: Scenario): number =>
  round ?? (phase === 'turn' && row.length > 0 && (turn ?? rotation[0]) === rotation[0] ? 2 : 1);

/** Number of turns a seat has had: seats before the player to move have had one in this round. */
function turnsPlayed(scenario: Scenario, seat: Seat): number {
  const { rotation } = scenario;
  const playedThisRound =
    scenario.phase === 'switch' || rotation.indexOf(seat) < rotation.indexOf(seatToMove(scenario));
  return roundOf(scenario) - (playedThisRound ? 0 : 1);
}

/** The player who formed the standing word: by default the one before the player to move. */
const wordOwner = (scenario: Scenario): Seat =>
  scenario.by ??
  scenario.rotation.at(scenario.phase === 'switch' ? -1 : scenario.rotation.indexOf(seatToMove(scenario)) - 1)!;

function rowOf(scenario: Scenario): Row {
  const slots = scenario.row.map(
    (cell, i): Slot => ({
      card: cell.card,
      letter: cellLetter(cell),
      premium: cell.premium,
      fresh: scenario.last === null || scenario.last.includes(i + 1),
    }),
  );
  return { slots, by: scenario.status === 'word' ? wordOwner(scenario) : null, passed: scenario.passed };
}

/** Takes the named cards out of the set and deals the rest. */
function buildState(scenario: Scenario, setup: Setup, seats: number, random: Random): Result<State, string> {
  const { rotation, hands, draw, discard, phase } = scenario;
  const row = rowOf(scenario);
  const premiums = premiumsOf(scenario);
  if (premiums === null) return err('the star can only be in the row, with one player, or gone');
  const namedCards: Cards = [
    ...row.slots.flatMap(({ card, premium }) => (premium === null ? [card] : [card, premium])),
    ...[...hands.values()].flat(),
    ...premiums.flat(),
    ...draw,
    ...discard,
  ].filter((card) => card !== STAR);
  const missing = findMissingCard(FULL_PILE, namedCards);
  if (missing !== null) return err(tooManyCopies(missing));
  const rest = removeCards(FULL_PILE, namedCards);
  const letters = random.shuffle(rest.filter(isLetterCard));
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const hand = hands.get(seat) ?? letters.splice(0, HAND_SIZE);
    return { ...newPlayer(), hand, premiums: premiums[seat]!, turns: turnsOf(scenario, row, seat) };
  });
  const spare = random.shuffle([...letters, ...rest.filter((card) => !isLetterCard(card))]);
  if (scenario.pile !== null && draw.length > scenario.pile) return err('“draw” names more cards than “pile” allows');
  const { pile, removedCards } = limitPile([...draw, ...spare], scenario.pile);
  const isStarUsed = ![...premiums.flat(), ...row.slots.map(({ premium }) => premium)].includes(STAR);
  const state: State = {
    ...newState(setup, seats),
    rotation,
    round: roundOf(scenario),
    turnIndex: phase === 'switch' ? seats - 1 : rotation.indexOf(seatToMove(scenario)),
    lastTurnSeat: phase === 'switch' ? rotation.at(-1)! : null,
    row,
    players,
    pile,
    discard,
    removedCards: isStarUsed ? [...removedCards, STAR] : removedCards,
  };
  return ok(state);
}

/** The premiums of each seat; the first of the rotation has the star unless it is named elsewhere. Null: more than one star. */
function premiumsOf({
  premiums,
  rotation,
  row,
  star,
  draw,
  discard,
}: Scenario): readonly (readonly Premium[])[] | null {
  const ownedStars = [...premiums.values()].flat().filter((premium) => premium === STAR).length;
  const placedStars = row.filter(({ premium }) => premium === STAR).length;
  if (ownedStars + placedStars > (star ? 1 : 0) || [...draw, ...discard].includes(STAR)) return null;
  const owner = star && ownedStars + placedStars === 0 ? rotation[0] : null;
  return rotation
    .toSorted((a, b) => a - b)
    .map((seat) => [...(premiums.get(seat) ?? []), ...(seat === owner ? [STAR] : [])]);
}

/** The tally of a seat, filled up with turns of 0 points. */
function turnsOf(scenario: Scenario, row: Row, seat: Seat): Player['turns'] {
  const played = turnsPlayed(scenario, seat);
  const points = [...(scenario.tally.get(seat) ?? [])];
  while (points.length < played) points.push(0);
  if (row.by === seat && !scenario.tally.has(seat)) points[played - 1] = wordPoints(row.slots);
  return points.map((one, i) => {
    const text = row.by === seat && i === played - 1 ? textOf(row.slots) : '';
    return { how: one > 0 || text !== '' ? 'word' : 'pass', text, points: one, lost: null };
  });
}
