// Runs one of the commands of `wordhoard`. The exit codes are in parse-arguments.ts.

import { adminCommand } from './admin-command.ts';
import { arenaCommand } from './arena-command.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { deckCommand } from './classroom/deck-command.ts';
import { promptCommand } from './classroom/prompt-command.ts';
import { proveContestCommand } from './contests/prove-contest-command.ts';
import { judgeCommand } from './judge-command.ts';
import { lexiconCommand } from './lexicon-command.ts';
import type { ExitCode } from './parse-arguments.ts';
import { playCommand } from './play-command.ts';
import { practiceCommand } from './practice-command.ts';
import { puzzlesCommand } from './puzzles-command.ts';
import { replayCommand } from './replay-command.ts';
import { reviewCommand } from './review-command.ts';

const HELP = `wordhoard – table word games

  wordhoard play GAME      play against bots in the terminal
  wordhoard arena GAME     let bots play each other and count the wins
  wordhoard replay FILE    replay a saved game and check it
  wordhoard review FILE    say what was possible in a saved game, and what each player took
  wordhoard prove-contest FILE  check a closed contest: its records and its ranking
  wordhoard puzzles GAME   find positions in which one move is clearly the best
  wordhoard practice FILE  make practice cards for Anki from what was missed in saved games
  wordhoard deck check FILE  check a deck of your own words and cards
  wordhoard prompt FILE    make the table of a lesson again from its answers
  wordhoard lexicon WORD   show what the dictionary knows about a word
  wordhoard judge          referee for programs: one JSON request per line, one answer per line
  wordhoard admin          look after a running server
  wordhoard backup         copy a server's database to a file
  wordhoard restore FILE   replace a server's database with a backup

Use --help with any command to see its flags.
Exit codes: 0 success, 1 failure (such as a record that is wrong), 2 wrong usage.
`;

const commands: { readonly [name: string]: (args: readonly string[]) => Promise<ExitCode> | ExitCode } = {
  play: playCommand,
  arena: arenaCommand,
  replay: replayCommand,
  review: reviewCommand,
  'prove-contest': proveContestCommand,
  puzzles: puzzlesCommand,
  practice: practiceCommand,
  lexicon: lexiconCommand,
  deck: deckCommand,
  prompt: promptCommand,
  judge: judgeCommand,
  admin: adminCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

/** Runs `wordhoard` with these arguments. */
export async function runCommand([name = 'help', ...args]: readonly string[]): Promise<ExitCode> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args);
  const wantsHelp = ['help', '--help', '-h'].includes(name);
  (wantsHelp ? process.stdout : process.stderr).write(wantsHelp ? HELP : `Unknown command “${name}”.\n\n${HELP}`);
  return wantsHelp ? 0 : 2;
}
