// Seals a game: from here on everybody deals in text and Json, whatever the game's own types are.
// Not a registry: the list of games is games/index.ts.

import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  type Bot,
  type Env,
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
import { ok, type Result } from './result.ts';
import { type Match, openTable, type Table } from './table.ts';

export interface AnyGame {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly defaultList: 'standard' | 'broad';
  readonly options: {
    readonly [name: string]: { readonly values: readonly OptionValue[]; readonly normal: OptionValue };
  };
  readonly presets: { readonly [name: string]: { readonly [option: string]: OptionValue } };
  readonly levels: readonly string[];
  readonly say: GameText<{ [option: string]: OptionValue }, Json, Json>;
  /** The whole setup from a preset and the options that differ from it. */
  resolveSetup(preset: string, options: { readonly [name: string]: unknown }): Result<Match['setup'], Refusal>;
  openTable(match: Match, lexicon: Lexicon): Result<Table, Refusal>;
  /** As in Game. */
  readonly deals: { readonly count: number; key(view: Json): string | null } | null;
  /** What a bot would do that sees this view. */
  choose(view: Json, seat: Seat, level: string, env: Env): { readonly text: string; readonly after: Millis } | null;
  /** The same choice with its reason, for hints and for the review of a finished match. */
  explain(
    view: Json,
    seat: Seat,
    level: string,
    env: Env,
    names: readonly string[],
  ): { readonly text: string; readonly why: string } | null;
}

/** State, Event and View must be Json: a Map, a Date or a class does not compile. */
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
}): AnyGame {
  const { rules, bot, say } = parts;
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
      event: (event, names) => say.event(event as Event, names),
      words: (event) => say.words?.(event as Event) ?? [],
      refusal: (refusal) => sayOfTable(refusal) ?? say.refusal(refusal),
      table: (view, viewer: Viewer, names) => say.table(view as View, viewer, names),
      prompt: (view, seat, names) => say.prompt(view as View, seat, names),
    },
    resolveSetup(preset, wanted) {
      if (!Object.hasOwn(presets, preset)) return refuse('NO_SUCH_PRESET', '', preset, Object.keys(presets).join(', '));
      const setup: { [option: string]: OptionValue } = {};
      for (const [name, { normal }] of Object.entries(options)) setup[name] = presets[preset]![name] ?? normal;
      for (const [name, value] of Object.entries(wanted)) {
        if (!Object.hasOwn(options, name)) return refuse('NO_SUCH_OPTION', '', name, Object.keys(options).join(', '));
        const known = options[name]!.values.find((one) => one === value);
        if (known === undefined)
          return refuse('BAD_OPTION', '', name, JSON.stringify(value) ?? 'nothing', options[name]!.values.join(', '));
        setup[name] = known;
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
    choose(view, seat, level, env) {
      const choice = bot.choose(view as View, seat, level, env);
      return choice && { text: rules.formatMove(choice.move), after: choice.after };
    },
    explain(view, seat, level, env, names) {
      const explained = bot.explain(view as View, seat, level, env, names);
      return explained && { text: rules.formatMove(explained.move), why: explained.why };
    },
  };
}

/** Sentences for what the table itself refuses, the same in every game; null for a game's own codes. */
function sayOfTable({ code, about: [a = '', b = '', c = ''] }: Refusal): string | null {
  switch (code) {
    case 'MALFORMED':
      return `“${a}” cannot be read as a move. Ask for help to see how moves are written.`;
    case 'UNKNOWN_SEAT':
      return `There is no seat ${a} at this table.`;
    case 'BAD_TIME':
      return `An act at ${a} ms cannot follow one at ${b} ms: time does not run backwards.`;
    case 'NO_SUCH_PRESET':
      return `There is no preset “${a}”. There are: ${b}.`;
    case 'NO_SUCH_OPTION':
      return `There is no option “${a}”. There are: ${b}.`;
    case 'BAD_OPTION':
      return `The option ${a} cannot be ${b}. It can be: ${c}.`;
    case 'BAD_SEATS':
      return `This game is for ${b} to ${c} seats, not ${a}.`;
    case 'BAD_SCENARIO':
      return `This position cannot be set up: ${a || 'something in it is wrong'}.`;
    default:
      return null;
  }
}
