// The bare relay the server is measured against: whatever one person of a table says goes to all of that table. Nothing else.

import { type WebSocket, WebSocketServer } from 'ws';

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  process.stdout.write(`relay on localhost:${(server.address() as { port: number }).port}\n`);
});
server.on('connection', (socket, request) => {
  const table = request.url ?? '/';
  const people = tables.get(table) ?? new Set();
  people.add(socket);
  tables.set(table, people);
  socket.on('message', (data, binary) => {
    for (const one of people) one.send(data, { binary });
  });
  socket.on('close', () => people.delete(socket));
});
process.on('SIGTERM', () => process.exit(0));
