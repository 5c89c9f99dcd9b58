// The interfaces every game implements (Game, Bot, GameText, TellEnding), and the basic types of the whole product.
// A game is a pure function over acts. There are no phases, no current player and no base class.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { BOT_LEVELS, BotLevel, Persona } from './bot-cast.ts';
import type { PlayerNames } from './player-names.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';

export type Seat = number;
export type Viewer = Seat | 'spectator';
export type Millis = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Allowance for network delay, added to the time limit shown to players unless RULES.md says otherwise. */
export const DEADLINE_GRACE_MS: Millis = 500;

/** The only inputs a game gets from outside. */
export interface Env {
  readonly now: Millis;
  readonly random: Random;
  readonly lexicon: Lexicon;
}

/** What a bot gets besides its view. */
export interface BotEnv extends Env {
  /** The seats that people play, which everybody can see; none where bots are among themselves. */
  readonly people?: readonly Seat[];
}

/** Everything that can happen at a table. */
export type Act<Move> =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'timeUp' };

/** Why a move was refused, shown only to the player who tried it. `rule` is an id in RULES.md; `about` fills in the sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly about: readonly string[];
}

export const refuse = (code: string, rule: string, ...about: string[]): { ok: false; error: Refusal } => ({
  ok: false,
  error: { code, rule, about },
});

/** The result of an act. Events are public: everybody gets the same ones. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

export type Outcome = {
  /** Best first; tied seats are in the same group. Every seat appears exactly once. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
};

/** The public facts that every game has: who must act, the scores, the clock, the result. */
export type Status = {
  readonly toAct: readonly Seat[];
  readonly scores: readonly number[];
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
};

export type OptionValue = string | number | boolean;

/** Moves that a player of a match over days can plan while somebody else has to act. The host keeps a plan, as secret as a
 *  hand, and plays it as an ordinary move when its situation comes. */
export interface PlannedMoves<Move, View> {
  /** What this seat has to answer now, as plans name it, such as a called letter; null if it is nothing to plan for. */
  situation(view: View, seat: Seat): string | null;
  /** Whether the move could answer that situation if it came now. */
  isPossible(view: View, seat: Seat, situation: string, move: Move): boolean;
}

/** A planned move as text, and the situation it answers. */
export type Plan = { readonly situation: string; readonly move: string };
/** `dropped`: the move had become impossible. */
export type FinishedPlan = Plan & { readonly result: 'played' | 'dropped' };

/** The values of one option of a seat; the first one is no handicap. */
export type SeatOptionValues = readonly [OptionValue, ...OptionValue[]];

/** The options that a game offers for each seat (handicap/handicap.ts). */
export type SeatOptions = {
  readonly seatClock?: SeatOptionValues;
  readonly seatLetters?: SeatOptionValues;
  readonly seatWords?: SeatOptionValues;
  readonly seatTarget?: SeatOptionValues;
};
/** The rules. Every member is required: a default for `view` could leak secrets. */
export interface Game<Setup, State, Move, Event, View> {
  readonly id: string;
  /** Increased whenever an old log would replay differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  /** The values of each option. `normal` is its default; GET /api/games sends it under this name. */
  readonly options: {
    readonly [K in keyof Setup]: { readonly values: readonly Setup[K][]; readonly normal: Setup[K] };
  };
  /** What each preset changes from the default values. Every game has `rulebook` and `relaxed`. */
  readonly presets: { readonly [name: string]: Partial<Setup> };
  /** What can be made harder or easier for one seat (handicap/handicap.ts); without it, nothing. */
  readonly seatOptions?: SeatOptions;
  /** The word list used unless a match names another. */
  readonly defaultList: 'standard' | 'broad';
  start(setup: Setup, seats: number, env: Env): Step<State, Event>;
  apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal>;
  /** Everything this viewer may know. Built field by field, never by deleting secrets from the state. */
  view(state: State, viewer: Viewer): View;
  status(state: State): Status;
  /** For games that start from one of `count` deals, such as a card from a pack: a room repeats none before all have been
   *  used. `key` names the deal by what every viewer sees; it is null if this match has no such deal, or if its setup chose it. */
  readonly deals?: { readonly count: number; key(view: View): string | null };
  /** For games whose later chance depends on the number of an act, such as dice: a scenario that prepares it, so that it stays
   *  the same at every table of a contest, no matter how many acts each takes. */
  prepareChance?(seats: number, random: Random): Json;
  /** The only move a match can open with, as text, such as rolling the die; without it, there is a choice. */
  readonly forcedOpening?: string;
  /** For games in which a player can answer before being asked; without it, nothing can be planned. */
  readonly plannedMoves?: PlannedMoves<Move, View>;
  /** The moves of a seat that are worth listing, from what that seat sees; complete where RULES.md says so. */
  listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[];
  /** A move is one line of text on the wire, in the log, in tests and in the terminal. Never throws. */
  parseMove(text: string): Move | null;
  formatMove(move: Move): string;
}

/** Starts from a position written by a person, for tests, puzzles, guides and the judge. RULES.md describes the format.
 *  The host handles the key `words`: env.lexicon already contains only these. Refuses with BAD_SCENARIO. */
export type StartFromScenario<Setup, State, Event> = (
  scenario: Json,
  setup: Setup,
  seats: number,
  env: Env,
) => Result<Step<State, Event>, Refusal>;

/** A move, and how many milliseconds after the latest act to play it. */
export type BotChoice<Move> = { readonly move: Move; readonly after: Millis };

/** A player that sees only a view. The same view, persona and random numbers always give the same move. */
export interface Bot<View, Move> {
  readonly levels: typeof BOT_LEVELS;
  /** null if there is nothing to do now. */
  choose(view: View, seat: Seat, persona: Persona, env: BotEnv): BotChoice<Move> | null;
  /** The same move with its reason in a sentence, for hints and for the review of a finished match. */
  explain(view: View, seat: Seat, persona: Persona, env: BotEnv, players: PlayerNames): ExplainedMove<Move> | null;
}

export type ExplainedMove<Move> = { readonly move: Move; readonly why: string };

export type PlayedWord = { readonly seat: Seat; readonly word: string };

/** What the sentence of an event is about. */
export type LineTopic = {
  /** The player whose piece goes with the sentence; null for none. */
  readonly seat: Seat | null;
  /** The log starts a new group with it. */
  readonly opensTurn: boolean;
  /** It is shown above the board until there is other news. The rest is only in the log. */
  readonly isNews: boolean;
};

/** A choice on screen: two or three words, and a sentence if they don't say it all. */
export type Label = { readonly label: string; readonly help?: string };

export type OptionText<Setup, Value> = Label & {
  /** How a value is shown: never its identifier. */
  describe(value: Value): Label;
  /** Whether the option makes a difference with these other choices. Options that don't apply are not shown. */
  applies?(setup: Setup): boolean;
};

/** What a table says, in the log and to screen readers. */
export interface TableText<Event, View> {
  /** null for events that need no sentence. */
  event(event: Event, players: PlayerNames): string | null;
  topic(event: Event): LineTopic;
  /** The words this event is about that can be looked up, in capitals, in the order of its sentence. */
  words(event: Event): readonly string[];
  /** The reason first, then what to do instead. The rule number is shown beside the sentence, not in it. */
  refusal(refusal: Refusal, players: PlayerNames): string;
  /** The word that was refused because it isn't in the dictionary, so that the table may be asked about it. */
  refusedWord?(refusal: Refusal): string | null;
  /** What a seat with another target than the table’s has to reach: “4 words to win”. */
  seatTarget?(target: number): string;
  /** A sentence for a move that can’t be read, if there is more to say than how moves are written. */
  malformed?(text: string): string | null;
  /** What this seat should do now. */
  prompt(view: View, seat: Seat, players: PlayerNames): string;
}

/** A game in sentences, with those of lobbies and the terminal. */
export interface GameText<Setup, Event, View> extends TableText<Event, View> {
  readonly title: string;
  readonly summary: string;
  readonly options: { readonly [K in keyof Setup]: OptionText<Setup, Setup[K]> };
  readonly presets: { readonly [name: string]: Label };
  /** How each bot level plays this game. */
  readonly levels: { readonly [L in BotLevel]: string };
  /** How moves are written: an example of each, and what it means. */
  readonly moves: readonly { readonly text: string; readonly help: string }[];
  /** The words of the players' own choice that this event plays, in capitals, for statistics. */
  playedWords(event: Event): readonly PlayedWord[];
  /** The table as lines of text. */
  table(view: View, viewer: Viewer, players: PlayerNames): string;
  /** How a match ended. It is loaded only when one is over. */
  loadEnding(): Promise<{ readonly tellEnding: TellEnding<Event, View> }>;
}

/** One act of a finished match; the opening is act 0, by nobody. */
export type PlayedAct<Event, View> = {
  readonly n: number;
  readonly by: Seat | 'clock' | null;
  readonly events: readonly Event[];
  /** What each seat saw after the act. */
  readonly views: readonly View[];
  readonly scores: readonly number[];
};

export type PlayedMatch<Event, View> = {
  /** The opening first, so there is always one. */
  readonly acts: readonly PlayedAct<Event, View>[];
  readonly outcome: Outcome;
  readonly lexicon: Lexicon;
};

export type TellEnding<Event, View> = (match: PlayedMatch<Event, View>, players: PlayerNames) => Ending;

export type Ending = {
  /** Who won and by how much, in the unit that decided: "You win with $100,500". No period. */
  readonly headline: string;
  /** How the match was decided; null if the headline says it all. */
  readonly detail: Highlight | null;
  /** The words that won, to be shown as tiles; empty if single words don't decide this game. */
  readonly winningWords: readonly string[];
  /** By seat. */
  readonly standings: readonly Standing[];
  /** The points of each round, and what was counted at the end; empty if the game has no rounds. */
  readonly rounds: readonly RoundPoints[];
  readonly chart: ScoreHistory;
  /** The most striking one first. */
  readonly highlights: readonly Highlight[];
};

/** `score` in the unit that decides: "6", "$100,500". `line` says how the player got there. */
export type Standing = { readonly score: string; readonly line: string };

/** `points` is null for a player who took no part. */
export type RoundPoints = { readonly label: string; readonly points: readonly (number | null)[] };

/** What each player had at some moments of the match, in the order of time. */
export type ScoreHistory = {
  readonly title: string;
  readonly unit: 'points' | 'dollars';
  readonly moments: readonly ScoreMoment[];
};
export type ScoreMoment = { readonly label: string; readonly scores: readonly number[] };

/** A sentence worth telling, its words that can be looked up, and the act it happened in (null: the whole match). */
export type Highlight = {
  readonly seat: Seat | null;
  readonly text: string;
  readonly words: readonly string[];
  readonly n: number | null;
};
