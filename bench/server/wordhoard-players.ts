// Simulated people at a Wordsters table who write and erase words, for server-comparison.ts and growth.ts.

import { TestClient } from '../../src/server/testing/client.testing.ts';
import type { SimulatedPlayer, SimulatedTable } from './server-traffic.ts';

/** Typical size of a step message; the peers' states are padded to the same size. */
export const stepMessageBytes = (seats: number): number => 1500 + 150 * seats;

export async function joinWordhoardTable(port: number, seats: number): Promise<SimulatedTable> {
  const host = await new TestClient(port).connect();
  const created = await host.http('/api/rooms', 'POST', { game: 'wordsters', seats });
  const room = created.body.room as string;
  await host.enter(room, 'Ann');
  const people = [host];
  for (let i = 1; i < seats; i++) people.push(await new TestClient(port).enter(room, `Guest ${i}`));
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
    onStep: () => {},
    act: () =>
      client.send({ t: 'act', match, id: `b${written}`, text: written++ % 2 === 0 ? `write ${word}E` : 'erase 1' }),
    drop: () => client.drop(),
  };
  client.socket!.removeAllListeners('message');
  client.socket!.on('message', (data: Buffer) => {
    // Parse the whole message, as a page does.
    const message = JSON.parse(data.toString()) as { t: string; n?: number };
    if (message.t !== 'step') return;
    person.stepsSeen = message.n!;
    person.onStep();
  });
  return person;
}
