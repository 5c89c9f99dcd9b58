// The bare relay that servers are measured against: whatever one person of a table says goes to all of that table. Nothing else.

import { WebSocketServer } from 'ws';

const tables = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
  console.log(`relay on localhost:${server.address().port}`),
);
server.on('connection', (socket, request) => {
  const people = tables.get(request.url) ?? new Set();
  people.add(socket);
  tables.set(request.url, people);
  socket.on('message', (data, binary) => {
    for (const one of people) one.send(data, { binary });
  });
  socket.on('close', () => people.delete(socket));
});
