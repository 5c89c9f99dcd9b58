// The command `wordhoard`: reads the arguments and hands over to one of its commands. Set-up is tools/run.mjs.

import { arena } from './arena-command.ts';
import { word } from './lexicon-command.ts';
import { play } from './play-command.ts';
import { replay } from './replay-command.ts';
import { judge } from './stdin-lines.ts';

const HELP = `wordhoard – five table word games

  wordhoard play GAME      play in the terminal against bots
  wordhoard arena GAME     let bots play each other and count
  wordhoard replay FILE    play a record again and prove it
  wordhoard lexicon WORD   all that is known of a word
  wordhoard judge          one JSON request a line, one answer a line

Each command explains itself with --help.
`;

const commands: { readonly [name: string]: (args: string[]) => Promise<number> | number } = {
  play,
  arena,
  replay,
  lexicon: word,
  judge,
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command !== undefined) process.exitCode = await command(args);
else {
  const asked = ['help', '--help', '-h'].includes(name);
  (asked ? process.stdout : process.stderr).write(asked ? HELP : `There is no command “${name}”.\n\n${HELP}`);
  process.exitCode = asked ? 0 : 2;
}
