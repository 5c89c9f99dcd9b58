// boardgame.io's server with the secret lists, as its users start it: state in memory, nothing stored on disk.

import server from 'boardgame.io/dist/cjs/server.js';
import { lists } from './secret-lists.mjs';

const { app, db, ...rest } = server.Server({ games: [lists], origins: [/.*/] });
const running = await rest.run({ port: 0, callback: () => {} });
console.log(`boardgame.io on localhost:${running.appServer.address().port}`);
