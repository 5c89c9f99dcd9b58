// What it takes to run a table of a game, with the game's own types erased: its rules and sentences. A browser loads this first;
// bots, scenarios and the texts of lobbies and terminals are in any-game.ts.

import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  type Game,
  type GameText,
  type Json,
  type OptionValue,
  type Refusal,
  refuse,
  type SeatOptions,
  type StartFromScenario,
  type TableText,
} from './game.ts';
import { parseSeatOption } from './handicap/handicap.ts';
import { describeHandicapRefusal } from './handicap/seat-words.ts';
import { describeHouseRefusal } from './house/house-act.ts';
import type { Match } from './match.ts';
import { ok, type Result } from './result.ts';
import { openTable, type Table } from './table.ts';
import { describeTableEvent, isTableEvent, topicOfTableEvent, wordsOfTableEvent } from './table-events.ts';
import { joinWithOr } from './wording.ts';

export interface TableGame {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly defaultList: 'standard' | 'broad';
  readonly options: {
    readonly [name: string]: { readonly values: readonly OptionValue[]; readonly normal: OptionValue };
  };
  /** The options of each seat (handicap/handicap.ts). */
  readonly seatOptions: SeatOptions;
  readonly presets: { readonly [name: string]: { readonly [option: string]: OptionValue } };
  readonly say: TableText<Json, Json>;
  /** The complete setup from a preset and the options that differ from it. */
  resolveSetup(preset: string, options: { readonly [name: string]: unknown }): Result<Match['setup'], Refusal>;
  openTable(match: Match, lexicon: Lexicon): Result<Table, Refusal>;
  readonly forcedOpening: string | undefined;
}

type MoveExamples = GameText<unknown, unknown, unknown>['moves'];

/** Without `startFromScenario` it opens no match that has a scenario. `moves` are examples for moves that can't be read. */
export function eraseTableTypes<
  Setup extends { readonly [option: string]: OptionValue },
  State extends Json,
  Move,
  Event extends Json,
  View extends Json,
>({
  rules,
  startFromScenario,
  text,
  moves = [],
}: {
  readonly rules: Game<Setup, State, Move, Event, View>;
  readonly startFromScenario?: StartFromScenario<Setup, State, Event>;
  readonly text: TableText<Event, View>;
  readonly moves?: MoveExamples;
}): TableGame {
  const options = rules.options as TableGame['options'];
  const { seatOptions = {} } = rules;
  const sayTarget = text.seatTarget;
  const presets = rules.presets as TableGame['presets'];
  const optionNames = [...Object.keys(options), ...Object.keys(seatOptions).map((name) => `${name}0`)];
  return {
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    defaultList: rules.defaultList,
    options,
    seatOptions,
    presets,
    forcedOpening: rules.forcedOpening,
    say: {
      event: (event, players) =>
        isTableEvent(event) ? describeTableEvent(event, players, sayTarget) : text.event(event as Event, players),
      topic: (event) => (isTableEvent(event) ? topicOfTableEvent(event) : text.topic(event as Event)),
      words: (event) => (isTableEvent(event) ? wordsOfTableEvent(event) : text.words(event as Event)),
      refusedWord: (refusal) => text.refusedWord?.(refusal) ?? null,
      refusal: (refusal, players) =>
        (refusal.code === 'MALFORMED' ? text.malformed?.(refusal.about[0]!) : null) ??
        describeTableRefusal(refusal, moves) ??
        describeHouseRefusal(refusal) ??
        describeHandicapRefusal(refusal) ??
        text.refusal(refusal, players),
      ...(sayTarget === undefined ? {} : { seatTarget: sayTarget }),
      prompt: (view, seat, players) => text.prompt(view as View, seat, players),
    },
    resolveSetup(preset, chosenOptions) {
      if (!Object.hasOwn(presets, preset)) return refuse('NO_SUCH_PRESET', '', preset, Object.keys(presets).join(', '));
      const setup: { [option: string]: OptionValue } = {};
      for (const [name, { normal }] of Object.entries(options)) setup[name] = presets[preset]![name] ?? normal;
      for (const [name, value] of Object.entries(chosenOptions)) {
        const ofSeat = parseSeatOption(name, seatOptions);
        if (!Object.hasOwn(options, name) && (ofSeat === null || ofSeat.seat >= rules.seats[1]))
          return refuse('NO_SUCH_OPTION', '', name, optionNames.join(', '));
        const values = ofSeat?.values ?? options[name]!.values;
        const allowedValue = values.find((one) => one === value);
        if (allowedValue === undefined)
          return refuse('BAD_OPTION', '', name, JSON.stringify(value) ?? 'nothing', values.join(', '));
        if (ofSeat === null || allowedValue !== values[0]) setup[name] = allowedValue;
      }
      return ok(setup);
    },
    openTable: (match, lexicon) => {
      const [min, max] = rules.seats;
      if (!Number.isInteger(match.seats) || match.seats < min || match.seats > max)
        return refuse('BAD_SEATS', '', String(match.seats), String(min), String(max));
      return openTable(rules, match, lexicon, startFromScenario ?? null);
    },
  };
}

/** Sentences for refusals by the table itself, the same in every game; null for a game's own codes. */
function describeTableRefusal({ code, about: [a = '', b = '', c = ''] }: Refusal, moves: MoveExamples): string | null {
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
function describeMalformedMove(text: string, moves: MoveExamples): string {
  const command = text.split(' ')[0]!.toLowerCase();
  const examples = moves.filter((move) => move.text.split(' ')[0] === command).slice(0, MAX_EXAMPLES);
  const advice =
    examples.length === 0
      ? 'Type “help” to see how to write moves.'
      : `Write it like ${joinWithOr(examples.map((move) => `“${move.text}”`))}.`;
  return `“${text}” isn’t a move. ${advice}`;
}
