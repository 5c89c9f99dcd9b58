// The contract every game fulfils, and the words the whole product is written in.
// Not a framework: no phases, no current player, no base class. A game is a pure fold over acts.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';

export type Seat = number;
export type Viewer = Seat | 'spectator';
export type Millis = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Time allowed for travel: a deadline is the limit shown to players plus this, where RULES.md names no other. */
export const DEADLINE_GRACE_MS: Millis = 500;

/** All that a game may take from the world. */
export interface Env {
  readonly now: Millis;
  readonly random: Random;
  readonly lexicon: Lexicon;
}

/** All that can happen at a table. */
export type Act<Move> =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'timeUp' };

/** Why a move was not taken; told to the actor alone. `rule` is a number of RULES.md, `about` what the sentence speaks of. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly about: readonly string[];
}

export const refuse = (code: string, rule: string, ...about: string[]): { ok: false; error: Refusal } => ({
  ok: false,
  error: { code, rule, about },
});

/** What an act leads to. Events are public: everybody is told the same. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export type Outcome = {
  /** Best first; seats that share a place stand together. Every seat appears once. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
};

/** What everybody may know of any game: whose move, the score, the clock, the end. */
export type Status = {
  readonly toAct: readonly Seat[];
  readonly scores: readonly number[];
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
};

export type OptionValue = string | number | boolean;

/** Every member is required: an optional `view` is a leak. */
export interface Game<Setup, State, Move, Event, View> {
  readonly id: string;
  /** Raised whenever an old log would replay differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: {
    readonly [K in keyof Setup]: { readonly values: readonly Setup[K][]; readonly normal: Setup[K] };
  };
  /** What differs from the normal values; `rulebook` and `relaxed` are always there. */
  readonly presets: { readonly [name: string]: Partial<Setup> };
  /** The word list a table is opened with unless another is named. */
  readonly defaultList: 'standard' | 'broad';
  start(setup: Setup, seats: number, env: Env): Step<State, Event>;
  /** A position written down by a person, for tests, puzzles, guides and the judge. The format is in RULES.md.
   *  The key `words` is the host's business (env.lexicon already holds just these); refused with BAD_SCENARIO. */
  startFromScenario(scenario: Json, setup: Setup, seats: number, env: Env): Result<Step<State, Event>, Refusal>;
  apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal>;
  /** All that this viewer may know. Built field by field, never by deleting. */
  view(state: State, viewer: Viewer): View;
  status(state: State): Status;
  /** For games that start from one of `count` deals, such as a card from a pack: a room repeats none before it had them all.
   *  `key` names the deal by what every viewer sees; null: this match has no such deal, or its setup chose it. */
  readonly deals?: { readonly count: number; key(view: View): string | null };
  /** The moves of a seat worth listing, from what that seat sees; complete where RULES.md says so. */
  listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[];
  /** A move is one line of text: on the wire, in the log, in tests and in the terminal. Never throws. */
  parseMove(text: string): Move | null;
  formatMove(move: Move): string;
}

export type BotChoice<Move> = { readonly move: Move; readonly after: Millis };

/** A player that sees a view and nothing else. Same view, level and randomness: same move. */
export interface Bot<View, Move> {
  /** From the gentlest to the strongest. */
  readonly levels: readonly string[];
  /** The move and how long to wait with it from now; null: nothing to do now. */
  choose(view: View, seat: Seat, level: string, env: Env): BotChoice<Move> | null;
  /** The same choice with the reason in a sentence, for hints and for the review of a finished match. */
  explain(view: View, seat: Seat, level: string, env: Env, names: readonly string[]): ExplainedMove<Move> | null;
}

export type ExplainedMove<Move> = { readonly move: Move; readonly why: string };

/** A game in plain sentences, for the log, screen readers and the terminal. */
export interface GameText<Setup, Event, View> {
  readonly title: string;
  readonly summary: string;
  readonly options: { readonly [K in keyof Setup]: { readonly label: string; readonly help: string } };
  readonly presets: { readonly [name: string]: string };
  /** What each level of bot is like in this game, honestly. */
  readonly levels: { readonly [level: string]: string };
  /** How moves are written, an example and its meaning each. */
  readonly moves: readonly { readonly text: string; readonly help: string }[];
  /** null: nothing a person needs to hear. */
  event(event: Event, names: readonly string[]): string | null;
  /** The words of the game that this event is about and that can be looked up, in capitals, in the order of the sentence. */
  words?(event: Event): readonly string[];
  refusal(refusal: Refusal): string;
  /** The table as lines of text. */
  table(view: View, viewer: Viewer, names: readonly string[]): string;
  /** What this seat is asked to do now. */
  prompt(view: View, seat: Seat, names: readonly string[]): string;
}
