// What the commands that open a table share: the game's name, its preset, options, seats and seed from the command line.

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { AnyGame } from '../core/any-game.ts';
import type { OptionValue } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { createMatch } from '../core/open-match.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Table } from '../core/table.ts';
import { games } from '../games/index.ts';
import { type Lexicon, LIST_NAMES, type ListName } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';

export type Asked = {
  readonly game: AnyGame;
  readonly match: Match;
  readonly lexicon: Lexicon;
  readonly rest: { readonly [flag: string]: string | boolean | undefined };
};

export const gameList = (): string =>
  Object.values<AnyGame>(games)
    .map((game) => `  ${game.id.padEnd(18)}${game.say.summary}`)
    .join('\n');

const shared = {
  preset: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  list: { type: 'string' },
  option: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads `GAME --preset p --seats n --seed s --list l --option name=value …` and the command's own flags. */
export function askedFor(
  args: string[],
  own: { readonly [flag: string]: { readonly type: 'string' | 'boolean' } },
  preset: string,
  seats: number,
): Result<Asked, string> {
  let read: ReturnType<typeof parseArgs>;
  try {
    read = parseArgs({ args, options: { ...shared, ...own }, allowPositionals: true });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  const id = read.positionals[0] ?? '';
  const game: AnyGame | undefined = Object.values<AnyGame>(games).find((one) => one.id === id);
  if (game === undefined)
    return err(`${id === '' ? 'Which game?' : `There is no game “${id}”.`} There are:\n${gameList()}`);
  const { values } = read;
  const options: { [name: string]: OptionValue } = {};
  for (const one of (values.option as string[] | undefined) ?? []) {
    const [name = '', value = ''] = one.split('=');
    options[name] = game.options[name]?.values.find((known) => String(known) === value) ?? value;
  }
  const list = (values.list ?? game.defaultList) as ListName;
  if (!LIST_NAMES.includes(list)) return err(`There is no word list “${list}”. There are: ${LIST_NAMES.join(', ')}.`);
  const request = {
    seats: Number(values.seats ?? Math.min(Math.max(seats, game.seats[0]), game.seats[1])),
    preset: String(values.preset ?? preset),
    options,
    list,
    seed: String(values.seed ?? randomBytes(16).toString('hex')),
  };
  const created = createMatch(game, request, loadLexicon);
  if (!created.ok) return err(game.say.refusal(created.error));
  return ok({ game, ...created.value, rest: values as Asked['rest'] });
}

export function openAsked({ game, match, lexicon }: Asked): Result<Table, string> {
  const opened = game.openTable(match, lexicon);
  return opened.ok ? opened : err(game.say.refusal(opened.error));
}
