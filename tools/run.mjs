// The entry point of every npm script: `node tools/run.mjs COMMAND …`.

import { main } from './commands.mjs';

await main(process.argv.slice(2));
