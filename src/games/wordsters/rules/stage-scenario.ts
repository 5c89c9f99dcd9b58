// A position written down by a person (WS-110), set up if the rules allow it and refused with the offending field if not.
// Not how a match begins: setup.ts.

import * as v from 'valibot';
import type { Env, Json, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { WordsterCard } from '../content.ts';
import { findSelector, openSelection } from './phases/round.ts';
import { giveTurn } from './phases/turn.ts';
import { isAllDone, openWriting } from './phases/writing.ts';
import { forbid, type Refused } from './refuse.ts';
import { isSame } from './same-word.ts';
import { freeWords, liveWordsOf } from './seats.ts';
import { draw, freshState } from './setup.ts';
import { type Event, LINES, type Line, type Player, type Setup, type State } from './state.ts';
import type { Draft } from './step-builder.ts';
import { countCharacters, isReadable, LONGEST, normalForm } from './words.ts';

const word = v.pipe(
  v.string(),
  v.check(isReadable, 'it has signs that cannot be read'),
  v.transform(normalForm),
  v.check((text) => text !== '' && countCharacters(text) <= LONGEST, `a word has 1 to ${LONGEST} characters`),
);
const wordster = v.pipe(v.string(), v.transform(normalForm), v.regex(/^[A-Z]{3}$/, 'a Wordster has three letters'));
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((n) => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most} is needed`),
  );
const seat = whole(0, 5);
const side = v.strictTuple([wordster, wordster]);
const upTo60 = <T extends v.GenericSchema>(item: T) =>
  v.optional(v.pipe(v.array(item), v.maxLength(60, 'there are 60 at most')), []);

const scenarioSchema = v.strictObject({
  card: v.optional(v.strictTuple([side, side])),
  round: v.optional(whole(1, 4), 1),
  wordster: v.optional(wordster),
  used: v.optional(v.pipe(v.array(wordster), v.maxLength(3, 'there are three earlier rounds at most')), []),
  phase: v.optional(v.picklist(['select', 'write', 'announce'], 'it is select, write or announce')),
  selector: v.optional(seat),
  previousSelector: v.optional(seat),
  announcer: v.optional(seat),
  players: v.optional(
    v.array(
      v.strictObject({
        list: v.optional(v.pipe(v.array(v.nullable(word)), v.maxLength(LINES, `a list has ${LINES} lines`))),
        total: v.optional(whole(0, 80), 0),
        points: v.optional(whole(0, 20), 0),
        twos: v.optional(whole(0, 40), 0),
        done: v.optional(v.boolean(), false),
        idle: v.optional(v.boolean(), false),
      }),
    ),
  ),
  accepted: upTo60(word),
  struck: upTo60(word),
  protected: upTo60(v.strictTuple([word, seat])),
  judged: upTo60(v.strictTuple([word, word, v.picklist(['SAME', 'DIFFERENT'], 'it is SAME or DIFFERENT')])),
  words: v.optional(v.array(v.string())),
});
type Scenario = v.InferOutput<typeof scenarioSchema>;

const bad = (field: string): Refused => forbid('BAD_SCENARIO', 'WS-110', field);

export function stage(json: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal> {
  if (Array.isArray(json)) return bad('the scenario – it is an object');
  const read = v.safeParse(scenarioSchema, json);
  if (!read.success) {
    const [issue] = read.issues;
    return bad(`${v.getDotPath(issue) ?? 'the scenario'} – ${issue.message}`);
  }
  const scenario = read.output;
  if (scenario.players && scenario.players.length !== seats)
    return bad(`players – ${scenario.players.length} are named for ${seats} seats`);
  const phase = scenario.phase ?? (scenario.players?.some(({ list }) => list) ? 'announce' : 'select');
  const state = fill(scenario, phase, setup, seats, env);
  const fault = findCardFault(state) ?? findPhaseFault(scenario, phase, state) ?? findWordFault(state, env);
  if (fault !== null) return bad(fault);

  const draft: Draft = { state, events: [], env };
  if (phase === 'select') openSelection(draft, state.selector);
  else if (phase === 'write') openWriting(draft);
  else {
    const order = state.players.map((_, i): Seat => (state.selector + i) % seats);
    const canAnnounce = (one: Seat): boolean => freeWords(liveWordsOf(state, one), one, state, env.lexicon).length > 0;
    const { announcer } = scenario;
    if (!order.some(canAnnounce)) return bad('players – nobody has a live word');
    if (announcer !== undefined && !canAnnounce(announcer)) return bad('announcer – that seat has no word to announce');
    giveTurn(draft, announcer === undefined ? order : [announcer]);
  }
  return ok({ state: draft.state, events: draft.events });
}

function fill(scenario: Scenario, phase: string, setup: Setup, seats: number, env: Env): State {
  const { round, used, previousSelector } = scenario;
  const card = scenario.card
    ? ([...scenario.card[0], ...scenario.card[1]] as const)
    : cardWith([...used, ...(scenario.wordster ? [scenario.wordster] : [])], draw(setup, seats, env).card);
  const state: State = {
    ...freshState(setup, seats, card, scenario.selector ?? 0),
    round,
    used,
    wordster: phase === 'select' ? null : (scenario.wordster ?? card.find((one) => !used.includes(one))!),
    previousSelector: round === 1 ? null : (previousSelector ?? 0),
    players: (scenario.players ?? Array.from({ length: seats }, () => null)).map(
      (player): Player => ({
        lines: Array.from({ length: LINES }, (_, i): Line => {
          const text = player?.list?.[i];
          return text ? { word: text, fate: 'live', points: null } : null;
        }),
        total: player?.total ?? 0,
        points: player?.points ?? 0,
        twos: player?.twos ?? 0,
        done: phase === 'write' && (player?.done ?? false),
        missed: player?.idle ? 2 : 0,
        left: null,
      }),
    ),
    accepted: scenario.accepted,
    struck: scenario.struck,
    protections: scenario.protected.map(([text, owner]) => ({ word: text, seat: owner })),
    judgements: scenario.judged.map(([one, other, verdict]) => ({ words: [one, other], verdict, ballots: [] })),
  };
  const chosen = phase !== 'select' || round === 1 || scenario.selector !== undefined;
  return chosen ? state : { ...state, selector: findSelector(state, previousSelector ?? 0).seat };
}

/** The card that was drawn, with the Wordsters that were named put in, the first ones on the red side. */
function cardWith(named: readonly Word[], drawn: WordsterCard): WordsterCard {
  const [a, b, c, d] = [...named, ...drawn.filter((one) => !named.includes(one))];
  return [a!, b!, c!, d!];
}

function findCardFault({ card, round, used, wordster: inPlay, setup }: State): string | null {
  const red = card.slice(0, 2);
  if (new Set(card).size < card.length) return 'card – its four Wordsters are different';
  if (round > setup.rounds) return `round – this game has ${setup.rounds}`;
  if (used.some((one) => !card.includes(one))) return 'used – a Wordster that is not on the card';
  if (new Set(used).size < used.length) return 'used – a Wordster twice';
  if (used.length >= round) return 'used – more Wordsters than earlier rounds';
  if (used.length > 0 && used.length === round - 1 && !used.some((one) => red.includes(one)))
    return 'used – round 1 is played with the red side';
  if (inPlay === null) return null;
  if (!card.includes(inPlay)) return 'wordster – it is not on the card';
  if (used.includes(inPlay)) return 'wordster – it was used before';
  return round === 1 && !red.includes(inPlay) ? 'wordster – round 1 is played with the red side' : null;
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
    const isOver = isAllDone(state) && state.setup.writing === 'together';
    return isOver ? 'players – with everybody done the writing is over' : null;
  }
  if (scenario.wordster !== undefined) return 'wordster – none is chosen yet';
  return scenario.players?.some(({ list = [] }) => list.some((one) => one !== null))
    ? 'players – nothing is written yet'
    : null;
}

/** The invariants WS-100, WS-102 and WS-103. */
function findWordFault(state: State, { lexicon }: Env): string | null {
  const { accepted, struck, protections, judgements } = state;
  const live = state.players.flatMap((_, one) => liveWordsOf(state, one));
  const alike = (a: Word, b: Word): boolean => isSame(a, b, state, lexicon);
  for (const [i, one] of accepted.entries()) {
    const twice = accepted.slice(i + 1).find((other) => alike(one, other));
    if (twice !== undefined) return `accepted – ${one} and ${twice} are the same word`;
    const still = live.find((other) => alike(one, other));
    if (still !== undefined) return `players – ${still} is live, yet ${one} was accepted`;
  }
  const clash = struck.find((one) => live.includes(one) || accepted.includes(one));
  if (clash !== undefined) return `struck – ${clash} is live or accepted`;
  for (const [i, { word: text, seat: owner }] of protections.entries()) {
    if (!liveWordsOf(state, owner).includes(text)) return `protected – seat ${owner} does not have ${text}`;
    if (protections.slice(i + 1).some((other) => alike(other.word, text))) return `protected – ${text} twice`;
  }
  for (const [i, { words: pair }] of judgements.entries()) {
    if (pair[0] === pair[1]) return `judged – ${pair[0]} with itself`;
    if (judgements.slice(i + 1).some((other) => pair.every((one) => other.words.includes(one))))
      return `judged – ${pair.join(' and ')} twice`;
  }
  return null;
}
