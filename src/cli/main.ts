// The command `wordhoard`: runs one of its commands. Installing and building is done before, in tools/setup.mjs.

import { arenaCommand } from './arena-command.ts';
import { judgeCommand } from './judge-command.ts';
import { lexiconCommand } from './lexicon-command.ts';
import { play } from './play-command.ts';
import { replay } from './replay-command.ts';

const HELP = `wordhoard – table word games

  wordhoard play GAME      play in the terminal against bots
  wordhoard arena GAME     let bots play each other and count the wins
  wordhoard replay FILE    replay a saved game and check it
  wordhoard lexicon WORD   show what is known about a word
  wordhoard judge          referee for programs: one JSON request per line, one answer per line

Use --help with any command for its flags.
`;

const commands: { readonly [name: string]: (args: string[]) => Promise<number> | number } = {
  play,
  arena: arenaCommand,
  replay,
  lexicon: lexiconCommand,
  judge: judgeCommand,
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command !== undefined) process.exitCode = await command(args);
else {
  const wantsHelp = ['help', '--help', '-h'].includes(name);
  (wantsHelp ? process.stdout : process.stderr).write(wantsHelp ? HELP : `Unknown command “${name}”.\n\n${HELP}`);
  process.exitCode = wantsHelp ? 0 : 2;
}
