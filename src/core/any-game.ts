// A game with its own types erased: hosts handle moves as text and views and events as Json, whatever the game.
// The list of games is games/index.ts.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Analyst, AnyAnalyst } from './analysis/analyst.ts';
import { type Persona, personaOf } from './bot-cast.ts';
import type { DailyForm } from './contests/daily.ts';
import type {
  Bot,
  BotEnv,
  Game,
  GameText,
  Json,
  Millis,
  OptionValue,
  PlannedMoves,
  Seat,
  StartFromScenario,
  Viewer,
} from './game.ts';
import type { GameLesson } from './lessons/game-lesson.ts';
import type { PlayerNames } from './player-names.ts';
import type { AnyPractice, GamePractice } from './practice/game-practice.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import { isTableEvent } from './table-events.ts';
import { eraseTableTypes, type TableGame } from './table-game.ts';

export type BotMove = { readonly text: string; readonly after: Millis };
export type ExplainedBotMove = { readonly text: string; readonly why: string };

/** Returns the answer, or a sentence that says what is wrong with the request. */
export type ScorePosition = (request: unknown, lexicon: Lexicon) => Result<Json, string>;
export type WordCategories = (
  word: string,
  lexicon: Lexicon,
) => readonly { readonly id: string; readonly text: string }[];

export interface AnyGame extends TableGame {
  /** The six of bot-cast.ts. */
  readonly levels: readonly string[];
  readonly say: GameText<{ [option: string]: OptionValue }, Json, Json>;
  /** As in Game. */
  readonly deals: { readonly count: number; key(view: Json): string | null } | null;
  /** As in Game; null if a start without a scenario draws all chance. */
  readonly prepareChance: ((seats: number, random: Random) => Json) | null;
  /** As in Game, with moves as text. */
  readonly plannedMoves: PlannedMoves<string, Json> | null;
  /** Scores a position written as JSON, outside of any match, for the judge; null if the game has no such request. */
  readonly scorePosition: ScorePosition | null;
  /** The categories of its cards that a word belongs to, for the judge and the terminal; null if the game has none. */
  readonly wordCategories: WordCategories | null;
  /** The move of a bot that sees this view: a level or a player of the cast. Throws if there is no such bot. */
  choose(view: Json, seat: Seat, bot: string, env: BotEnv): BotMove | null;
  /** The same move with its reason, for hints and for the review of a finished match. */
  explain(view: Json, seat: Seat, bot: string, env: BotEnv, players: PlayerNames): ExplainedBotMove | null;
  /** Says what was possible in a finished match; loaded on demand. */
  loadAnalyst(): Promise<AnyAnalyst>;
  /** Makes practice cards from what was missed, asks them and judges answers; loaded on demand. */
  loadPractice(): Promise<AnyPractice>;
  /** The form of its deal of the day; loaded on demand. */
  loadDaily(): Promise<DailyForm>;
  /** Its prompts for a class; loaded on demand. */
  loadLesson(): Promise<GameLesson>;
}

/** State, Event and View must be Json: with a Map, a Date or a class this does not compile. */
export function eraseTypes<
  Setup extends { readonly [option: string]: OptionValue },
  State extends Json,
  Move,
  Event extends Json,
  View extends Json,
>(parts: {
  readonly rules: Game<Setup, State, Move, Event, View>;
  readonly startFromScenario: StartFromScenario<Setup, State, Event>;
  readonly bot: Bot<View, Move>;
  readonly say: GameText<Setup, Event, View>;
  readonly scorePosition?: ScorePosition;
  readonly wordCategories?: WordCategories;
  readonly loadAnalyst: () => Promise<{ readonly analyst: Analyst<View, Event> }>;
  readonly loadPractice: () => Promise<{ readonly practice: GamePractice<View, Event> }>;
  readonly loadDaily: () => Promise<{ readonly daily: DailyForm }>;
  readonly loadLesson: () => Promise<{ readonly lesson: GameLesson }>;
}): AnyGame {
  const { rules, startFromScenario, bot, say, loadAnalyst, loadPractice, loadDaily, loadLesson } = parts;
  const table = eraseTableTypes({ rules, startFromScenario, text: say, moves: say.moves });
  return {
    ...table,
    levels: bot.levels,
    say: {
      ...say,
      options: say.options as GameText<{ [option: string]: OptionValue }, Json, Json>['options'],
      ...table.say,
      playedWords: (event) => (isTableEvent(event) ? [] : say.playedWords(event as Event)),
      table: (view, viewer: Viewer, players) => say.table(view as View, viewer, players),
      loadEnding: () => say.loadEnding() as unknown as ReturnType<GameText<Setup, Json, Json>['loadEnding']>,
    },
    deals: rules.deals ? { count: rules.deals.count, key: (view) => rules.deals!.key(view as View) } : null,
    prepareChance: rules.prepareChance ?? null,
    plannedMoves: rules.plannedMoves ? erasePlannedMoves(rules, rules.plannedMoves) : null,
    scorePosition: parts.scorePosition ?? null,
    wordCategories: parts.wordCategories ?? null,
    loadAnalyst: async () => (await loadAnalyst()).analyst as unknown as AnyAnalyst,
    loadPractice: async () => (await loadPractice()).practice as unknown as AnyPractice,
    loadDaily: async () => (await loadDaily()).daily,
    loadLesson: async () => (await loadLesson()).lesson,
    choose(view, seat, id, env) {
      const choice = bot.choose(view as View, seat, knownPersona(id), env);
      return choice && { text: rules.formatMove(choice.move), after: choice.after };
    },
    explain(view, seat, id, env, players) {
      const explained = bot.explain(view as View, seat, knownPersona(id), env, players);
      return explained && { text: rules.formatMove(explained.move), why: explained.why };
    },
  };
}

function erasePlannedMoves<Move, View extends Json>(
  { parseMove }: { parseMove(text: string): Move | null },
  { situation, isPossible }: PlannedMoves<Move, View>,
): PlannedMoves<string, Json> {
  return {
    situation: (view, seat) => situation(view as View, seat),
    isPossible(view, seat, name, text) {
      const move = parseMove(text);
      return move !== null && isPossible(view as View, seat, name, move);
    },
  };
}

function knownPersona(id: string): Persona {
  const persona = personaOf(id);
  if (persona === null) throw new RangeError(`there is no bot “${id}”`);
  return persona;
}
