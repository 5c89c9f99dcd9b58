// The entry point of `wordhoard`. The commands are in run-command.ts; tools/setup.mjs installs and builds what they need first.

import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2));
