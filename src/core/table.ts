// One running match with its game's types sealed inside: text in, views out. It has no getter for the state.
// Not a server: it knows neither people nor storage. Whoever hosts it stores an entry first and commits it after.

import type { Lexicon, ListName } from '../lexicon/lexicon.ts';
import {
  type Act,
  type Game,
  type Json,
  type Millis,
  type OptionValue,
  type Refusal,
  refuse,
  type Seat,
  type Status,
  type Viewer,
} from './game.ts';
import { randomFrom } from './random.ts';
import { ok, type Result } from './result.ts';

/** All that a match is, before its first act. */
export type Match = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly setup: { readonly [option: string]: OptionValue };
  readonly list: ListName;
  /** Only these words count; everything else about words comes from the lexicon. */
  readonly words: readonly string[] | null;
  readonly scenario: Json;
  readonly lexicon: string;
  readonly seed: string;
  readonly at: Millis;
};

export type Entry = { readonly n: number; readonly at: Millis; readonly by: Seat | 'clock'; readonly text: string };

export interface PlannedAct {
  readonly entry: Entry;
  readonly events: readonly Json[];
  commit(): void;
}

export interface Table {
  /** Number of the latest act; 0 before the first. */
  readonly n: number;
  /** When the latest act, or the opening, happened. */
  readonly at: Millis;
  readonly status: Status;
  /** What was told when the table was opened. */
  readonly openingEvents: readonly Json[];
  plan(by: Seat | 'clock', text: string, at: Millis): Result<PlannedAct, Refusal>;
  viewFor(viewer: Viewer): Json;
  /** The moves of a seat worth listing, as text. */
  listMoves(seat: Seat): readonly string[];
}

const MOVE_LENGTH = 1000;

export function openTable<Setup, State, Move, Event, View>(
  game: Game<Setup, State, Move, Event, View>,
  match: Match,
  lexicon: Lexicon,
): Result<Table, Refusal> {
  const env = (n: number, now: Millis) => ({ now, random: randomFrom(match.seed, n), lexicon });
  const setup = match.setup as Setup;
  const opened =
    match.scenario === null
      ? ok(game.start(setup, match.seats, env(0, match.at)))
      : game.startFromScenario(match.scenario, setup, match.seats, env(0, match.at));
  if (!opened.ok) return opened;

  let { state } = opened.value;
  let n = 0;
  let at = match.at;
  /** Asked for many times per act, so it is computed once. */
  let status: Status | null = null;

  const read = (by: Seat | 'clock', text: string): { act: Act<Move>; text: string } | null => {
    if (by === 'clock') return text === 'timeUp' ? { act: { type: 'timeUp' }, text } : null;
    if (text.length > MOVE_LENGTH || /[\r\n]/.test(text)) return null;
    if (/^\s*leave\s*$/i.test(text)) return { act: { type: 'leave', seat: by }, text: 'leave' };
    const move = game.parseMove(text.trim());
    return move === null ? null : { act: { type: 'move', seat: by, move }, text: game.formatMove(move) };
  };

  return ok({
    get n() {
      return n;
    },
    get at() {
      return at;
    },
    get status() {
      return (status ??= game.status(state));
    },
    openingEvents: opened.value.events as readonly Json[],
    plan(by, text, when) {
      if (by !== 'clock' && !(Number.isInteger(by) && by >= 0 && by < match.seats))
        return refuse('UNKNOWN_SEAT', '', String(by));
      if (!Number.isFinite(when) || when < at) return refuse('BAD_TIME', '', String(when), String(at));
      const said = read(by, text);
      if (said === null) return refuse('MALFORMED', '', text.slice(0, 60));
      const number = n + 1;
      const step = game.apply(state, said.act, env(number, when));
      if (!step.ok) return step;
      return ok({
        entry: { n: number, at: when, by, text: said.text },
        events: step.value.events as readonly Json[],
        commit() {
          if (n !== number - 1)
            throw new Error(`act ${number} was planned on act ${number - 1}, but the table is at ${n}`);
          state = step.value.state;
          status = null;
          n = number;
          at = when;
        },
      });
    },
    viewFor: (viewer) => game.view(state, viewer) as Json,
    listMoves: (seat) => game.listMoves(game.view(state, seat), seat, lexicon).map((move) => game.formatMove(move)),
  });
}

/** Plans and commits at once: for hosts that keep no store. */
export function act(table: Table, by: Seat | 'clock', text: string, at: Millis): Result<PlannedAct, Refusal> {
  const planned = table.plan(by, text, at);
  if (planned.ok) planned.value.commit();
  return planned;
}
