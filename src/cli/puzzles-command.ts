// `wordhoard puzzles GAME`: positions from bot matches in which one move is clearly the best.

import type { Choice } from '../core/analysis/analyst.ts';
import type { AnyGame } from '../core/any-game.ts';
import { playerNames } from '../core/player-names.ts';
import { findGame } from '../games/index.ts';
import { formatGameList } from './match-arguments.ts';
import {
  type CommandUsage,
  type ExitCode,
  parseArguments,
  parseWholeNumber,
  printFailure,
  printUsageError,
} from './parse-arguments.ts';
import { findPuzzles, type Puzzle } from './review/find-puzzles.ts';

const USAGE: CommandUsage = {
  name: 'puzzles',
  help: `wordhoard puzzles GAME [--count N] [--seed TEXT] [--json]

Lets bots play and prints positions in which one everyday move is clearly better than all others.
--count N     how many (10)
--seed TEXT   another seed gives other puzzles; the same seed gives the same ones
--json        prints one JSON object per line: the match, the moves so far, the view of the player, and the solutions
`,
  flags: { count: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } },
  maxPositionals: 1,
};

const DEFAULT_COUNT = 10;
/** Gives up after this many matches for each puzzle. */
const MATCHES_PER_PUZZLE = 20;

export async function puzzlesCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  const [id = ''] = positionals;
  const game = findGame(id);
  if (game === undefined)
    return printUsageError(
      `${id === '' ? 'Which game?' : `There is no game “${id}”.`} Games:\n${formatGameList()}`,
      USAGE,
    );
  const count = parseWholeNumber(flags, 'count', DEFAULT_COUNT);
  if (!count.ok) return printUsageError(count.error, USAGE);
  const analyst = await game.loadAnalyst();
  let printed = 0;
  for (let i = 0; printed < count.value && i < count.value * MATCHES_PER_PUZZLE; i++)
    for (const puzzle of findPuzzles(game, analyst, String(flags.seed ?? 'puzzles'), i).slice(
      0,
      count.value - printed,
    )) {
      printed++;
      process.stdout.write(flags.json === true ? `${JSON.stringify(puzzle)}\n` : formatPuzzle(game, puzzle, printed));
    }
  return printed === count.value ? 0 : printFailure(`Found only ${printed} of ${count.value} puzzles.`);
}

function formatPuzzle(game: AnyGame, { view, seat, names, solutions, sentence }: Puzzle, number: number): string {
  const players = playerNames(names, null);
  const indent = (text: string): string => text.trimEnd().replace(/^/gm, '  ');
  const solution = [...new Set(solutions.map(sayChoice))].join(' or ');
  return `Puzzle ${number}\n${indent(game.say.table(view, seat, players))}\n  ${players.subject(seat)}: ${game.say.prompt(view, seat, players)}\n  Solution: ${solution}\n  ${sentence}\n\n`;
}

/** A list of words is written as its last move, which doesn't say which words they are. */
const sayChoice = ({ text, words }: Choice): string =>
  words.some((word) => text.includes(word)) || words.length === 0 ? text : `${words.join(', ')} (${text})`;
