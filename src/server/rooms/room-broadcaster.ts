// Sends a room's view to everybody in it. Changes that come close together are sent once, and the view is serialized once
// for all receivers, so that a crowd of people coming and going costs no more than their number.

import { PROTOCOL_VERSION, type RoomView } from '../../core/protocol/protocol.ts';
import type { Presence, RoomConnection } from './people/presence.ts';

/** The least time between two messages of a room to everybody. */
const MIN_INTERVAL_MS = 60;

export class RoomBroadcaster {
  readonly #presence: Presence;
  readonly #build: string | null;
  readonly #view: () => RoomView;
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(presence: Presence, build: string | null, view: () => RoomView) {
    this.#presence = presence;
    this.#build = build;
    this.#view = view;
  }

  /** Sends the room at once, or with the next message if the last one was just sent. */
  request(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#sentAt + MIN_INTERVAL_MS - performance.now();
    if (wait <= 0) this.sendNow();
    else this.#timer = setTimeout(() => this.sendNow(), wait);
  }

  sendNow(): void {
    this.stop();
    this.#sentAt = performance.now();
    const room = this.#serializedRoom();
    for (const [who, connection] of this.#presence.connections()) connection.sendText(this.#message(who, room));
  }

  sendTo(connection: RoomConnection, who: number): void {
    connection.sendText(this.#message(who, this.#serializedRoom()));
  }

  /** Who sent a command sees its effect before its answer, even if the others have to wait. */
  sendIfPending(connection: RoomConnection, who: number): void {
    if (this.#timer !== undefined) this.sendTo(connection, who);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #serializedRoom(): string {
    return JSON.stringify(this.#view());
  }

  /** Only `you` differs between receivers. */
  #message(you: number, room: string): string {
    const head = JSON.stringify({ t: 'room', version: PROTOCOL_VERSION, build: this.#build, you });
    return `${head.slice(0, -1)},"room":${room}}`;
  }
}
