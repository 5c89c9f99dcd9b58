// Starts a match from a position written as JSON (WS-110): builds the state if the rules allow it, or names the field that
// is wrong. The format is in scenario.ts.

import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { WordsterCard } from '../content.ts';
import type { Setup } from './options.ts';
import { findNextSelector, startSelection } from './phases/round.ts';
import { startAnnounceTurn } from './phases/turn.ts';
import { areAllDone, startWriting } from './phases/writing.ts';
import { type RefusedResult, refuse } from './refuse.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import { createInitialState, drawCardAndSelector } from './setup.ts';
import { type Event, LINES_PER_LIST, type Line, type Player, type State } from './state.ts';
import type { StepBuilder } from './step-builder.ts';
import { liveWordsOfSeat } from './words/list.ts';
import { announceableWords } from './words/protection.ts';
import { isSameWord } from './words/same-word.ts';

const refuseScenario = (field: string): RefusedResult => refuse('BAD_SCENARIO', 'WS-110', field);

export function startFromScenario(
  json: Json,
  setup: Setup,
  seats: number,
  env: Env,
): Result<Step<State, Event>, Refusal> {
  const parsed = parseScenario(json);
  if (!parsed.ok) return refuseScenario(parsed.error);
  const scenario = parsed.value;
  if (scenario.players && scenario.players.length !== seats)
    return refuseScenario(`players – ${scenario.players.length} are named for ${seats} seats`);
  const phase = scenario.phase ?? (scenario.players?.some(({ list }) => list) ? 'announce' : 'select');
  const state = buildState(scenario, phase, setup, seats, env);
  const fault = findCardFault(state) ?? findPhaseFault(scenario, phase, state) ?? findInvariantFault(state, env);
  if (fault !== null) return refuseScenario(fault);

  const step: StepBuilder = { state, events: [], env };
  if (phase === 'select') startSelection(step, state.selector);
  else if (phase === 'write') startWriting(step);
  else {
    const order = state.players.map((_, i): Seat => (state.selector + i) % seats);
    const canAnnounce = (one: Seat): boolean =>
      announceableWords(liveWordsOfSeat(state, one), one, state, env.lexicon).length > 0;
    const { announcer } = scenario;
    if (!order.some(canAnnounce)) return refuseScenario('players – nobody has a live word');
    if (announcer !== undefined && !canAnnounce(announcer))
      return refuseScenario('announcer – that seat has no word to announce');
    startAnnounceTurn(step, announcer === undefined ? order : [announcer]);
  }
  return ok({ state: step.state, events: step.events });
}

function buildState(scenario: Scenario, phase: string, setup: Setup, seats: number, env: Env): State {
  const { round, used, previousSelector } = scenario;
  const card = scenario.card
    ? ([...scenario.card[0], ...scenario.card[1]] as const)
    : createCardWith(
        [...used, ...(scenario.wordster ? [scenario.wordster] : [])],
        drawCardAndSelector(setup, seats, env).card,
      );
  const state: State = {
    ...createInitialState(setup, seats, card, scenario.selector ?? 0),
    round,
    usedWordsters: used,
    wordster: phase === 'select' ? null : (scenario.wordster ?? card.find((one) => !used.includes(one))!),
    previousSelector: round === 1 ? null : (previousSelector ?? 0),
    players: (scenario.players ?? Array.from({ length: seats }, () => null)).map(
      (player): Player => ({
        lines: Array.from({ length: LINES_PER_LIST }, (_, i): Line => {
          const text = player?.list?.[i];
          return text ? { word: text, fate: 'live', points: null } : null;
        }),
        total: player?.total ?? 0,
        points: player?.points ?? 0,
        twos: player?.twos ?? 0,
        declaredDone: phase === 'write' && (player?.done ?? false),
        missedDecisions: player?.idle ? 2 : 0,
        leaveOrder: null,
      }),
    ),
    acceptedWords: scenario.accepted,
    struckWords: scenario.struck,
    protections: scenario.protected.map(([text, owner]) => ({ word: text, seat: owner })),
    judgements: scenario.judged.map(([one, other, verdict]) => ({ words: [one, other], verdict, ballots: [] })),
  };
  const chosen = phase !== 'select' || round === 1 || scenario.selector !== undefined;
  return chosen ? state : { ...state, selector: findNextSelector(state, previousSelector ?? 0).seat };
}

/** The drawn card with the named Wordsters put in, the first ones on the red side. */
function createCardWith(named: readonly Word[], drawn: WordsterCard): WordsterCard {
  const [a, b, c, d] = [...named, ...drawn.filter((one) => !named.includes(one))];
  return [a!, b!, c!, d!];
}

function findCardFault({ card, round, usedWordsters, wordster, setup }: State): string | null {
  const red = card.slice(0, 2);
  if (new Set(card).size < card.length) return 'card – its four Wordsters are different';
  if (round > setup.rounds) return `round – this game has ${setup.rounds}`;
  if (usedWordsters.some((one) => !card.includes(one))) return 'used – a Wordster that is not on the card';
  if (new Set(usedWordsters).size < usedWordsters.length) return 'used – a Wordster twice';
  if (usedWordsters.length >= round) return 'used – more Wordsters than earlier rounds';
  if (usedWordsters.length > 0 && usedWordsters.length === round - 1 && !usedWordsters.some((one) => red.includes(one)))
    return 'used – round 1 is played with the red side';
  if (wordster === null) return null;
  if (!card.includes(wordster)) return 'wordster – it is not on the card';
  if (usedWordsters.includes(wordster)) return 'wordster – it was used before';
  return round === 1 && !red.includes(wordster) ? 'wordster – round 1 is played with the red side' : null;
}

function findPhaseFault(scenario: Scenario, phase: string, state: State): string | null {
  const seats = state.players.length;
  const { selector = 0, previousSelector = 0, announcer = 0 } = scenario;
  if (selector >= seats) return 'selector – there is no such seat';
  if (previousSelector >= seats) return 'previousSelector – there is no such seat';
  if (announcer >= seats) return 'announcer – there is no such seat';
  if (state.protections.some(({ seat: owner }) => owner >= seats)) return 'protected – there is no such seat';
  if (phase === 'announce') return null;
  if (scenario.announcer !== undefined) return 'announcer – nobody announces yet';
  for (const field of ['accepted', 'struck', 'protected'] as const)
    if (scenario[field].length > 0) return `${field} – nothing has been announced yet`;
  if (phase === 'write') {
    const isOver = areAllDone(state) && state.setup.writing === 'together';
    return isOver ? 'players – with everybody done the writing is over' : null;
  }
  if (scenario.wordster !== undefined) return 'wordster – none is chosen yet';
  return scenario.players?.some(({ list = [] }) => list.some((one) => one !== null))
    ? 'players – nothing is written yet'
    : null;
}

/** The invariants WS-100, WS-102 and WS-103. checks.ts tests them independently, on purpose. */
function findInvariantFault(state: State, { lexicon }: Env): string | null {
  const { acceptedWords, struckWords, protections, judgements } = state;
  const live = state.players.flatMap((_, one) => liveWordsOfSeat(state, one));
  const alike = (a: Word, b: Word): boolean => isSameWord(a, b, state, lexicon);
  for (const [i, one] of acceptedWords.entries()) {
    const twice = acceptedWords.slice(i + 1).find((other) => alike(one, other));
    if (twice !== undefined) return `accepted – ${one} and ${twice} are the same word`;
    const still = live.find((other) => alike(one, other));
    if (still !== undefined) return `players – ${still} is live, yet ${one} was accepted`;
  }
  const clash = struckWords.find((one) => live.includes(one) || acceptedWords.includes(one));
  if (clash !== undefined) return `struck – ${clash} is live or accepted`;
  for (const [i, { word: text, seat: owner }] of protections.entries()) {
    if (!liveWordsOfSeat(state, owner).includes(text)) return `protected – seat ${owner} does not have ${text}`;
    if (protections.slice(i + 1).some((other) => alike(other.word, text))) return `protected – ${text} twice`;
  }
  for (const [i, { words: pair }] of judgements.entries()) {
    if (pair[0] === pair[1]) return `judged – ${pair[0]} with itself`;
    if (judgements.slice(i + 1).some((other) => pair.every((one) => other.words.includes(one))))
      return `judged – ${pair.join(' and ')} twice`;
  }
  return null;
}
