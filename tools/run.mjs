// The entry point of every npm script: `node tools/run.mjs COMMAND …`.

import { main } from './setup.mjs';

await main(process.argv.slice(2));
