#!/usr/bin/env node
// The command `wordhoard` (play, arena, replay, lexicon, judge, admin, backup, restore). Installs and builds what it needs on first use.

import { main } from './commands.mjs';

await main(['wordhoard', ...process.argv.slice(2)]);
