#!/usr/bin/env node
// Starts three nodes with PostgreSQL and Redis behind a proxy on this machine: `node tools/cluster.mjs [--bus nats] [--nodes 3] [--port 3000]`.

import { main } from './commands.mjs';

await main(['cluster', ...process.argv.slice(2)]);
