// A game with its own types erased: hosts handle moves as text and views and events as Json, whatever the game.
// The list of games is games/index.ts.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Analyst, AnyAnalyst } from './analysis/analyst.ts';
import { type Persona, personaOf } from './bot-cast.ts';
import {
  type Bot,
  type BotEnv,
  type Game,
  type GameText,
  type Json,
  type Millis,
  type OptionValue,
  type Refusal,
  refuse,
  type Seat,
  type Viewer,
} from './game.ts';
import type { Match } from './match.ts';
import type { PlayerNames } from './player-names.ts';
import { ok, type Result } from './result.ts';
import { openTable, type Table } from './table.ts';
import { joinWithOr } from './wording.ts';

export type BotMove = { readonly text: string; readonly after: Millis };
export type ExplainedBotMove = { readonly text: string; readonly why: string };

/** Returns the answer, or a sentence that says what is wrong with the request. */
export type ScorePosition = (request: unknown, lexicon: Lexicon) => Result<Json, string>;
export type WordCategories = (
  word: string,
  lexicon: Lexicon,
) => readonly { readonly id: string; readonly text: string }[];

export interface AnyGame {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly defaultList: 'standard' | 'broad';
  readonly options: {
    readonly [name: string]: { readonly values: readonly OptionValue[]; readonly normal: OptionValue };
  };
  readonly presets: { readonly [name: string]: { readonly [option: string]: OptionValue } };
  /** The six of bot-cast.ts. */
  readonly levels: readonly string[];
  readonly say: GameText<{ [option: string]: OptionValue }, Json, Json>;
  /** The complete setup from a preset and the options that differ from it. */
  resolveSetup(preset: string, options: { readonly [name: string]: unknown }): Result<Match['setup'], Refusal>;
  openTable(match: Match, lexicon: Lexicon): Result<Table, Refusal>;
  /** As in Game. */
  readonly deals: { readonly count: number; key(view: Json): string | null } | null;
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
  readonly bot: Bot<View, Move>;
  readonly say: GameText<Setup, Event, View>;
  readonly scorePosition?: ScorePosition;
  readonly wordCategories?: WordCategories;
  readonly loadAnalyst: () => Promise<{ readonly analyst: Analyst<View, Event> }>;
}): AnyGame {
  const { rules, bot, say, loadAnalyst } = parts;
  const options = rules.options as AnyGame['options'];
  const presets = rules.presets as AnyGame['presets'];
  return {
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    defaultList: rules.defaultList,
    options,
    presets,
    levels: bot.levels,
    say: {
      ...say,
      options: say.options as GameText<{ [option: string]: OptionValue }, Json, Json>['options'],
      event: (event, players) => say.event(event as Event, players),
      topic: (event) => say.topic(event as Event),
      words: (event) => say.words(event as Event),
      playedWord: (event) => say.playedWord(event as Event),
      refusal: (refusal, players) => describeTableRefusal(refusal, say.moves) ?? say.refusal(refusal, players),
      table: (view, viewer: Viewer, players) => say.table(view as View, viewer, players),
      prompt: (view, seat, players) => say.prompt(view as View, seat, players),
      loadEnding: () => say.loadEnding() as unknown as ReturnType<GameText<Setup, Json, Json>['loadEnding']>,
    },
    resolveSetup(preset, chosenOptions) {
      if (!Object.hasOwn(presets, preset)) return refuse('NO_SUCH_PRESET', '', preset, Object.keys(presets).join(', '));
      const setup: { [option: string]: OptionValue } = {};
      for (const [name, { normal }] of Object.entries(options)) setup[name] = presets[preset]![name] ?? normal;
      for (const [name, value] of Object.entries(chosenOptions)) {
        if (!Object.hasOwn(options, name)) return refuse('NO_SUCH_OPTION', '', name, Object.keys(options).join(', '));
        const allowedValue = options[name]!.values.find((one) => one === value);
        if (allowedValue === undefined)
          return refuse('BAD_OPTION', '', name, JSON.stringify(value) ?? 'nothing', options[name]!.values.join(', '));
        setup[name] = allowedValue;
      }
      return ok(setup);
    },
    openTable: (match, lexicon) => {
      const [min, max] = rules.seats;
      if (!Number.isInteger(match.seats) || match.seats < min || match.seats > max)
        return refuse('BAD_SEATS', '', String(match.seats), String(min), String(max));
      return openTable(rules, match, lexicon);
    },
    deals: rules.deals ? { count: rules.deals.count, key: (view) => rules.deals!.key(view as View) } : null,
    scorePosition: parts.scorePosition ?? null,
    wordCategories: parts.wordCategories ?? null,
    loadAnalyst: async () => (await loadAnalyst()).analyst as unknown as AnyAnalyst,
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

function knownPersona(id: string): Persona {
  const persona = personaOf(id);
  if (persona === null) throw new RangeError(`there is no bot “${id}”`);
  return persona;
}

/** Sentences for refusals by the table itself, the same in every game; null for a game's own codes. */
function describeTableRefusal(
  { code, about: [a = '', b = '', c = ''] }: Refusal,
  moves: GameText<unknown, unknown, unknown>['moves'],
): string | null {
  switch (code) {
    case 'MALFORMED':
      return describeMalformedMove(a, moves);
    case 'UNKNOWN_SEAT':
      return `This table has no seat ${a}.`;
    case 'BAD_TIME':
      return `A move at ${a} ms can’t follow one at ${b} ms.`;
    case 'NO_SUCH_PRESET':
      return `There is no preset “${a}”. Choose one of: ${b}.`;
    case 'NO_SUCH_OPTION':
      return `There is no option “${a}”. Choose one of: ${b}.`;
    case 'BAD_OPTION':
      return `The option ${a} can’t be ${b}. It can be: ${c}.`;
    case 'BAD_SEATS':
      return `This game is for ${b} to ${c} players, not ${a}.`;
    case 'BAD_SCENARIO':
      return `This position can’t be set up: ${a || 'something in it is wrong'}.`;
    default:
      return null;
  }
}

const MAX_EXAMPLES = 2;

/** Shows how moves with the same first word are written, such as a joker's letter in brackets. */
function describeMalformedMove(text: string, moves: GameText<unknown, unknown, unknown>['moves']): string {
  const command = text.split(' ')[0]!.toLowerCase();
  const examples = moves.filter((move) => move.text.split(' ')[0] === command).slice(0, MAX_EXAMPLES);
  const advice =
    examples.length === 0
      ? 'Type “help” to see how to write moves.'
      : `Write it like ${joinWithOr(examples.map((move) => `“${move.text}”`))}.`;
  return `“${text}” isn’t a move. ${advice}`;
}
