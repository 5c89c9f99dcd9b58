// Creates a match from a command line: the game, its preset, options, word list, seats and seed. Used by `play` and `arena`.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../core/any-game.ts';
import { BOT_CAST, BOT_LEVELS, levelOf } from '../core/bot-cast.ts';
import type { OptionValue } from '../core/game.ts';
import { parseSeatOption } from '../core/handicap/handicap.ts';
import { type OpenedMatch, openMatch } from '../core/open-match.ts';
import { playerNames } from '../core/player-names.ts';
import { err, ok, type Result } from '../core/result.ts';
import { findGame, games } from '../games/index.ts';
import { LIST_NAMES, type ListName } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { type FlagTypes, type FlagValues, type ParsedArguments, parseWholeNumber } from './parse-arguments.ts';

export type RequestedMatch = OpenedMatch & { readonly game: AnyGame; readonly flags: FlagValues };

export const formatGameList = (): string =>
  Object.values<AnyGame>(games)
    .map((game) => `  ${game.id.padEnd(18)}${game.say.summary}\n`)
    .join('');

/** The flags of every command that opens a table. */
export const matchFlags = {
  preset: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  list: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const satisfies FlagTypes;

export type MatchDefaults = { readonly preset: string; readonly seats: number };

/** The error is a sentence. */
export function openRequestedMatch(
  { flags, positionals: [id = ''] }: ParsedArguments,
  defaults: MatchDefaults,
): Result<RequestedMatch, string> {
  const game = findGame(id);
  if (game === undefined)
    return err(`${id === '' ? 'Which game?' : `There is no game “${id}”.`} Games:\n${formatGameList()}`);
  const [minSeats, maxSeats] = game.seats;
  const defaultSeats = Math.min(Math.max(defaults.seats, minSeats), maxSeats);
  const seats = parseWholeNumber(flags, 'seats', defaultSeats, game.seats);
  if (!seats.ok) return seats;
  const options = parseOptions(game, (flags.option ?? []) as readonly string[]);
  if (!options.ok) return options;
  const list = (flags.list ?? game.defaultList) as ListName;
  if (!LIST_NAMES.includes(list))
    return err(`There is no word list “${list}”. Choose one of: ${LIST_NAMES.join(', ')}.`);
  const request = {
    seats: seats.value,
    preset: String(flags.preset ?? defaults.preset),
    options: options.value,
    list,
    seed: String(flags.seed ?? randomBytes(16).toString('hex')),
  };
  const opened = openMatch(game, request, loadLexicon);
  return opened.ok ? ok({ ...opened.value, game, flags }) : err(game.say.refusal(opened.error, playerNames([], null)));
}

/** Parses `name=value`; the value may contain “=”. Numbers and booleans are recognized by the game's list of values. */
function parseOptions(
  game: AnyGame,
  texts: readonly string[],
): Result<{ readonly [name: string]: OptionValue }, string> {
  const options = new Map<string, OptionValue>();
  for (const text of texts) {
    const equals = text.indexOf('=');
    if (equals < 1) return err(`“--option ${text}” isn’t complete. Write --option name=value.`);
    const [name, value] = [text.slice(0, equals), text.slice(equals + 1)];
    const ofGame = Object.hasOwn(game.options, name) ? game.options[name]!.values : [];
    const allowed = parseSeatOption(name, game.seatOptions)?.values ?? ofGame;
    options.set(name, allowed.find((one) => String(one) === value) ?? value);
  }
  return ok(Object.fromEntries(options));
}

/** A sentence if there is no such level and no such player of the cast, else null. */
export const unknownBot = (id: string): string | null => {
  if (levelOf(id) !== null) return null;
  const players = BOT_CAST.map((persona) => persona.id).join(', ');
  return `There is no level “${id}”. Choose one of: ${BOT_LEVELS.join(', ')}. Or name a player: ${players}.`;
};
