// Plays one seeded match of any game with bots and random moves, and checks at every act what the contract demands: no
// leaks, no exceptions, valid JSON, exact replay. The rules of each game have their own tests. For tests only.

import { isDeepStrictEqual } from 'node:util';
import { type AnyAnalyst, EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision } from '../../core/analysis/assess-record.ts';
import { BOT_CAST, type Persona } from '../../core/bot-cast.ts';
import type { Act, Env, Json, OptionValue, Refusal, Seat, Step, Viewer } from '../../core/game.ts';
import { playerNames } from '../../core/player-names.ts';
import { type Random, randomFrom } from '../../core/random.ts';
import type { Result } from '../../core/result.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { GameChecks } from './game-checks.ts';

export type MatchCheckOptions<Setup> = {
  readonly seed: string;
  readonly seats: number;
  readonly setup: Setup;
  readonly lexicon: Lexicon;
  /** Chance that a seat makes a random move instead of its bot's. */
  readonly randomMoveChance: number;
  /** Every how many acts the expensive checks run (twins, listed moves, malformed moves, assessments). */
  readonly closeCheckInterval: number;
  /** Not given: assessments are not checked. */
  readonly analyst?: AnyAnalyst;
};

export type MatchCheckResult = { readonly faults: readonly string[]; readonly acts: number; readonly over: boolean };

export function checkMatch<
  Setup extends { readonly [option: string]: OptionValue },
  State extends Json,
  Move,
  Event extends Json,
  View extends Json,
>(checks: GameChecks<Setup, State, Move, Event, View>, trial: MatchCheckOptions<Setup>): MatchCheckResult {
  const { rules, bot, say } = checks;
  const { seats, setup, lexicon } = trial;
  const chance = randomFrom(`${trial.seed} movers`, 0);
  const env = (n: number, now: number): Env => ({ now, random: randomFrom(trial.seed, n), lexicon });
  const faults: string[] = [];
  let n = 0;
  let now = 0;
  const report = (what: string): void => {
    if (faults.length < 20) faults.push(`${rules.id} seed ${trial.seed} act ${n}: ${what}`);
  };
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const viewers: readonly Viewer[] = ['spectator', ...names.keys()];

  let { state, events } = rules.start(setup, seats, env(0, 0));
  const allEvents: Event[] = [...events];
  const log: { act: Act<Move>; text: string; at: number }[] = [];

  const apply = (from: State, act: Act<Move>, at: number): Result<Step<State, Event>, Refusal> =>
    rules.apply(from, act, env(n + 1, at));

  const checkState = (): void => {
    for (const fault of checks.findBrokenInvariants(state)) report(fault);
    if (!sameAfterJson(state)) report('the state does not survive JSON');
    const { toAct, scores, deadline, outcome } = rules.status(state);
    if (outcome === null && toAct.length === 0 && deadline === null)
      report('nobody is to act, no clock runs, and it is not over');
    if (scores.length !== seats) report(`${scores.length} scores for ${seats} seats`);
    if (outcome !== null && !isDeepStrictEqual(outcome.ranking.flat().toSorted(), [...names.keys()]))
      report('the ranking does not name every seat once');
    if (outcome !== null && (toAct.length > 0 || deadline !== null))
      report('it is over, yet somebody is to act or a clock runs');
  };

  const checkClosely = (): void => {
    for (const viewer of viewers) {
      const view = rules.view(state, viewer);
      if (!sameAfterJson(view)) report(`the view of ${viewer} does not survive JSON`);
      const twin = checks.twin(state, viewer, chance);
      if (!isDeepStrictEqual(rules.view(twin, viewer), view))
        report(`the view of ${viewer} shows something hidden: ${difference(rules.view(twin, viewer), view)}`);
      if (!isDeepStrictEqual(rules.status(twin), rules.status(state)))
        report(`the status shows something hidden from ${viewer}`);
      try {
        const text =
          say.table(view, viewer, playerNames(names, null)) +
          (viewer === 'spectator' ? '' : say.prompt(view, viewer, playerNames(names, null)));
        if (/undefined|\[object|NaN/.test(text))
          report(`the table in words says “${/.{0,20}(undefined|\[object|NaN).{0,20}/.exec(text)?.[0]}”`);
      } catch (error) {
        report(`the table cannot be put into words: ${String(error)}`);
      }
      if (viewer !== 'spectator') checkMoves(view, viewer, twin);
    }
  };

  const checkMoves = (view: View, seat: Seat, twin: State): void => {
    const listed = rules.listMoves(view, seat, lexicon);
    for (const move of sample(listed, 6, chance)) {
      const text = rules.formatMove(move);
      const again = rules.parseMove(text);
      if (again === null || !isDeepStrictEqual(again, move)) report(`“${text}” is read back as another move`);
      const done = apply(state, { type: 'move', seat, move }, now);
      if (!done.ok) report(`the listed move “${text}” of seat ${seat} is refused: ${done.error.code}`);
      checkMalformedMove(mutateText(text, chance), seat, twin);
    }
    if (listed.length > 0) checkAssessment(view, seat, twin, rules.formatMove(chance.pick(listed)));
    if (!isDeepStrictEqual(rules.listMoves(rules.view(twin, seat), seat, lexicon), listed))
      report(`the list of moves of seat ${seat} depends on something hidden`);
    checkMalformedMove(randomText(chance), seat, twin);
  };

  const checkAssessment = (view: View, seat: Seat, twin: State, text: string): void => {
    const { analyst } = trial;
    if (analyst === undefined) return;
    const assess = (from: View) =>
      assessDecision({ n: n + 1, seat, view: from, text }, analyst, {
        ...{ lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family },
      });
    if (!isDeepStrictEqual(assess(rules.view(twin, seat)), assess(view)))
      report(`the assessment of “${text}” of seat ${seat} depends on something hidden`);
  };

  const checkMalformedMove = (text: string, seat: Seat, twin: State): void => {
    try {
      const move = rules.parseMove(text);
      if (move === null) return;
      const again = rules.parseMove(rules.formatMove(move));
      if (again === null || !isDeepStrictEqual(again, move)) report(`“${text}” changes when it is written down`);
      const here = apply(state, { type: 'move', seat, move }, now);
      if (!here.ok) checkRefusal(here.error);
      const there = apply(twin, { type: 'move', seat, move }, now);
      if (here.ok !== there.ok || (!here.ok && !there.ok && !isDeepStrictEqual(here.error, there.error)))
        report(`whether seat ${seat} may “${text}” depends on something hidden from it`);
    } catch (error) {
      report(`“${text}” throws: ${String(error)}`);
    }
  };

  const checkRefusal = (refusal: Refusal): void => {
    const sentence = say.refusal(refusal, playerNames([], null));
    if (!/^[^a-z].*[.!?]$/s.test(sentence) || /undefined|\[object|NaN/.test(sentence))
      report(`the refusal ${refusal.code} is put as “${sentence}”`);
    if (refusal.rule === '') report(`the refusal ${refusal.code} names no rule`);
  };

  /** If an act looks the same to a viewer before and after, its events must be the same too. */
  const checkEvents = (act: Act<Move>, at: number, step: Step<State, Event>): void => {
    if (!step.events.every(sameAfterJson)) report('an event does not survive JSON');
    for (const event of step.events) {
      const sentence = say.event(event, playerNames(names, null));
      if (sentence !== null && (sentence.trim() === '' || /undefined|\[object|NaN/.test(sentence)))
        report(`an event is put as “${sentence}”`);
    }
    for (const viewer of viewers) {
      const other = apply(checks.twin(state, viewer, chance), act, at);
      if (!other.ok) {
        if (act.type !== 'move' || act.seat === viewer)
          report(`a twin of ${viewer} refuses what was accepted: ${other.error.code}`);
        continue;
      }
      const alike = isDeepStrictEqual(rules.view(other.value.state, viewer), rules.view(step.state, viewer));
      if (alike && !isDeepStrictEqual(other.value.events, step.events))
        report(`events tell more than the view of ${viewer} does`);
    }
    if (act.type === 'move') checkOtherMoves(act.seat, act.move, at, step);
  };

  /** If two moves of a seat look the same to another viewer, their events must be the same: a secret choice stays secret. */
  const checkOtherMoves = (seat: Seat, move: Move, at: number, step: Step<State, Event>): void => {
    for (const other of sample(rules.listMoves(rules.view(state, seat), seat, lexicon), 3, chance)) {
      const done = isDeepStrictEqual(other, move) ? null : apply(state, { type: 'move', seat, move: other }, at);
      if (done === null || !done.ok) continue;
      for (const viewer of viewers) {
        const alike = isDeepStrictEqual(rules.view(done.value.state, viewer), rules.view(step.state, viewer));
        if (alike && !isDeepStrictEqual(done.value.events, step.events))
          report(`events tell ${viewer} which move seat ${seat} made, its view does not`);
      }
    }
  };

  checkState();
  checkClosely();
  while (rules.status(state).outcome === null && n < checks.maxActs) {
    const next = pickNextAct();
    if (next === null) {
      report('nobody moves and no clock runs');
      break;
    }
    const done = apply(state, next.act, next.at);
    if (!done.ok) {
      report(`${next.who} is refused “${next.text}”: ${done.error.code} ${done.error.rule}`);
      break;
    }
    if (n % trial.closeCheckInterval === 0) checkEvents(next.act, next.at, done.value);
    log.push({ act: next.act, text: next.text, at: next.at });
    n++;
    now = next.at;
    ({ state, events } = done.value);
    allEvents.push(...events);
    checkState();
    if (n % trial.closeCheckInterval === 0) checkClosely();
    if (faults.length >= 20) break;
  }

  const over = rules.status(state).outcome !== null;
  if (over) {
    checkClosely();
    for (const fault of checks.auditMatch(allEvents, state)) report(fault);
    for (const act of [{ type: 'timeUp' }, { type: 'leave', seat: 0 }] as const)
      if (apply(state, act, now + 1e9).ok) report(`${act.type} is accepted after the end`);
  } else if (faults.length === 0) report(`not over after ${n} acts`);
  if (faults.length === 0) replay();
  return { faults, acts: n, over };

  function pickNextAct(): { act: Act<Move>; text: string; at: number; who: string } | null {
    const { deadline } = rules.status(state);
    const roll = chance.real();
    if (roll < 0.001 && n > 5) {
      const seat = chance.below(seats);
      const act = { type: 'leave', seat } as const;
      if (apply(state, act, now).ok) return { act, text: 'leave', at: now, who: `seat ${seat}` };
    }
    const clock =
      deadline === null
        ? null
        : { act: { type: 'timeUp' } as const, text: 'timeUp', at: Math.max(now, deadline), who: 'the clock' };
    if (clock !== null && roll > 0.99) return clock;
    let best: { act: Act<Move>; text: string; at: number; who: string } | null = clock;
    for (const seat of names.keys()) {
      const choice =
        chance.real() < trial.randomMoveChance
          ? pickRandomMove(seat)
          : bot.choose(rules.view(state, seat), seat, personaAt(seat), botEnv(seat));
      if (choice === null) continue;
      const at = now + Math.max(0, Math.round(choice.after));
      if (best === null || at <= best.at)
        best = {
          act: { type: 'move', seat, move: choice.move },
          text: rules.formatMove(choice.move),
          at,
          who: `seat ${seat}`,
        };
    }
    return best;
  }

  function pickRandomMove(seat: Seat): { move: Move; after: number } | null {
    const moves = rules.listMoves(rules.view(state, seat), seat, lexicon);
    return moves.length === 0 ? null : { move: chance.pick(moves), after: chance.below(4000) };
  }

  /** The best-known player of one level after another. */
  function personaAt(seat: Seat): Persona {
    const level = bot.levels[(seat + trial.seed.length) % bot.levels.length]!;
    return BOT_CAST.find((persona) => persona.level === level)!;
  }

  function botEnv(seat: Seat): Env {
    return { now, random: randomFrom(`${trial.seed} bot ${seat}`, n), lexicon };
  }

  /** Replaying the log as text must lead to the same state and events. */
  function replay(): void {
    let again = rules.start(setup, seats, env(0, 0));
    const replayedEvents: Event[] = [...again.events];
    for (const [i, { act, text, at }] of log.entries()) {
      const move = act.type === 'move' ? rules.parseMove(text) : null;
      const same: Act<Move> = act.type === 'move' && move !== null ? { ...act, move } : act;
      const done = rules.apply(structuredClone(again.state), same, env(i + 1, at));
      if (!done.ok) {
        report(`replayed, act ${i + 1} is refused: ${done.error.code}`);
        return;
      }
      again = done.value;
      replayedEvents.push(...again.events);
    }
    if (!isDeepStrictEqual(again.state, state)) report('the log replays to another state');
    if (!isDeepStrictEqual(replayedEvents, allEvents)) report('the log replays with other events');
  }
}

function sameAfterJson(value: Json): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);
}

const sample = <T>(list: readonly T[], most: number, chance: Random): readonly T[] =>
  list.length <= most ? list : chance.shuffle(list).slice(0, most);

const CHARACTERS = 'ABCXYZabc019 .,;/+?=*[]@-_\t"\'\\{}é🙂\u0000';
function randomText(chance: Random): string {
  return Array.from({ length: chance.below(40) }, () => chance.pick([...CHARACTERS])).join('');
}

function mutateText(text: string, chance: Random): string {
  const at = chance.below(text.length + 1);
  const letter = chance.pick([...CHARACTERS]);
  return chance.pick([
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at + 1),
    `${text} ${text}`,
    text.toUpperCase(),
    text.toLowerCase(),
  ]);
}

/** The first difference between two views, for the message. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (isDeepStrictEqual(a, b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path} ${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found !== '') return found;
  }
  return path;
}
