// People at the peers' tables: each takes a seat, acts, and counts the steps that reach the screen.
// A person is { stepsSeen, bytesReceived, onStep(), act(text), drop() }; `stepsSeen` grows by at least one with every act at the table.

import { Client } from '@colyseus/sdk';
import boardgame from 'boardgame.io/dist/cjs/client.js';
import multiplayer from 'boardgame.io/dist/cjs/multiplayer.js';
import WebSocket from 'ws';
import { lists } from './secret-lists.mjs';

/** Seats everyone at a new table of a peer. `bytes` is the size of a step where the peer does not build its own. */
export const joinPeerTable = {
  relay: (port, table, people, bytes) => all(people, () => relayPerson(port, table, bytes)),
  'boardgame.io': async (port, _table, people) => {
    const at = `http://127.0.0.1:${port}`;
    const post = async (path, body) =>
      (
        await fetch(at + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { matchID } = await post('/games/lists/create', { numPlayers: people });
    return all(people, async (seat) => {
      const { playerCredentials } = await post(`/games/lists/${matchID}/join`, {
        playerID: String(seat),
        playerName: `Guest ${seat}`,
      });
      return boardgamePerson(at, matchID, String(seat), playerCredentials);
    });
  },
  colyseus: (port, table, people) => all(people, () => colyseusPerson(port, table)),
};

const all = (count, one) => Promise.all(Array.from({ length: count }, (_, i) => one(i)));

function toggle() {
  let written = false;
  return () => (written = !written);
}

function relayPerson(port, table, bytes) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
  const message = 'x'.repeat(bytes);
  const person = {
    stepsSeen: 0,
    bytesReceived: 0,
    onStep: () => {},
    act: () => socket.send(message),
    drop: () => socket.terminate(),
  };
  socket.on('message', (data) => {
    person.bytesReceived += data.length;
    person.stepsSeen++;
    person.onStep();
  });
  return new Promise((resolve) => socket.on('open', () => resolve(person)));
}

function boardgamePerson(server, matchID, playerID, credentials) {
  const client = boardgame.Client({
    game: lists,
    numPlayers: 3,
    matchID,
    playerID,
    credentials,
    debug: false,
    multiplayer: multiplayer.SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
  });
  const next = toggle();
  const person = {
    stepsSeen: 0,
    bytesReceived: 0,
    onStep: () => {},
    act: () => (next() ? client.moves.write('CATAPULT') : client.moves.erase(0)),
    drop: () => client.stop(),
  };
  return new Promise((resolve) => {
    client.subscribe((state) => {
      if (state === null || !state.isConnected) return;
      person.stepsSeen = state._stateID;
      person.onStep();
      resolve(person);
    });
    client.start();
    const { io } = client.transport.socket;
    io.on('open', () => io.engine.on('data', (data) => void (person.bytesReceived += data.length)));
  });
}

async function colyseusPerson(port, table) {
  const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('lists', { table });
  const next = toggle();
  const person = {
    stepsSeen: 0,
    bytesReceived: 0,
    onStep: () => {},
    act: () => (next() ? room.send('write', 'CATAPULT') : room.send('erase', 0)),
    drop: () => room.leave(true),
  };
  room.connection.transport.ws.addEventListener('message', ({ data }) => {
    person.bytesReceived += data.byteLength ?? data.length;
  });
  await new Promise((resolve) => room.onStateChange.once(resolve));
  room.onStateChange((state) => {
    person.stepsSeen = state.n;
    person.onStep();
  });
  return person;
}
