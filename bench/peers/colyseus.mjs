// Colyseus' server with the secret lists, as its users write it: a schema, a view for each person, patches; nothing stored on disk.

import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const Person = schema({ words: t.array('string').view(), count: t.number() }, 'Person');
const State = schema({ n: t.number(), filler: t.string(), people: t.map(Person) }, 'State');

class Lists extends Room {
  onCreate() {
    this.state = new State();
    this.state.n = 0;
    // Changes with every act, because only changes are sent.
    const fillers = ['x', 'y'].map((letter) => letter.repeat(Number(process.env.FILLER ?? 0)));
    this.state.filler = fillers[0];
    this.patchRate = Number(process.env.PATCH ?? 50);
    this.maxMessagesPerSecond = Number.POSITIVE_INFINITY;
    const change = (client, edit) => {
      const person = this.state.people.get(client.sessionId);
      edit(person.words);
      person.count = person.words.length;
      this.state.n++;
      this.state.filler = fillers[this.state.n % 2];
    };
    this.onMessage('write', (client, word) => change(client, (words) => words.push(word)));
    this.onMessage('erase', (client, line) => change(client, (words) => words.splice(line, 1)));
  }
  onJoin(client) {
    const person = new Person();
    person.count = 0;
    this.state.people.set(client.sessionId, person);
    client.view = new StateView();
    client.view.add(person);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('lists', Lists).filterBy(['table']);
await server.listen(0, '127.0.0.1');
console.log(`Colyseus on localhost:${http.address().port}`);
