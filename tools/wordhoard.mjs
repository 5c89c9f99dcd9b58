#!/usr/bin/env node
// The command `wordhoard`: the terminal games, arena, replay, lexicon and judge, set up on first use.

import { main } from './setup.mjs';

await main(['wordhoard', ...process.argv.slice(2)]);
