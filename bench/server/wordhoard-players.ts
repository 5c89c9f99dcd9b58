// Simulated people at a Wordsters table who write and erase words, for server-comparison.ts and growth.ts.

import type { ServerMessage } from '../../src/core/protocol/protocol.ts';
import { completeStep, isStepChanges } from '../../src/core/protocol/step-changes.ts';
import { TestClient } from '../../src/server/testing/client.testing.ts';
import type { SimulatedPlayer, SimulatedTable } from './server-traffic.ts';

/** `wantsChanges`: steps carry only what has changed, as for the web client. */
export async function joinWordhoardTable(port: number, seats: number, wantsChanges = true): Promise<SimulatedTable> {
  const connect = (): TestClient => Object.assign(new TestClient(port), { wantsChanges });
  const host = await connect().connect();
  const created = await host.http('/api/rooms', 'POST', { game: 'wordsters', seats });
  const room = created.body.room as string;
  await host.enter(room, 'Ann');
  const people = [host];
  for (let i = 1; i < seats; i++) people.push(await connect().enter(room, `Guest ${i}`));
  await host.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } });
  await host.command({ do: 'start' });
  await host.until(() => host.step !== null);
  const [wordster] = (host.step!.view as { offered: string[] }).offered;
  await host.act(`choose ${wordster}`);
  await Promise.all(people.map((one) => one.until(() => one.step?.n === 1)));
  return people.map((client) => personOf(client, [...wordster!].join('E')));
}

function personOf(client: TestClient, word: string): SimulatedPlayer {
  const { match } = client.step!;
  let written = 0;
  const person: SimulatedPlayer = {
    stepsSeen: 1,
    bytesReceived: 0,
    onStep: () => {},
    act: () =>
      client.send({ t: 'act', match, id: `b${written}`, text: written++ % 2 === 0 ? `write ${word}E` : 'erase 1' }),
    drop: () => client.drop(),
  };
  client.socket!.removeAllListeners('message');
  let latest = client.step;
  client.socket!.on('message', (data: Buffer) => {
    // Parse the whole message and complete the step, as a page does.
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.t !== 'step') return;
    latest = isStepChanges(message) ? completeStep(latest, message)! : message;
    person.bytesReceived += data.length;
    person.stepsSeen = latest.n;
    person.onStep();
  });
  return person;
}
