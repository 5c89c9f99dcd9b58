// What every npm script calls: `node tools/run.mjs COMMAND …`.

import { main } from './setup.mjs';

await main(process.argv.slice(2));
