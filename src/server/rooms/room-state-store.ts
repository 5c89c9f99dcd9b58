// The state of a room as the store keeps it, cached: a change is made on a draft, and is everybody's when the store has taken it.
// Somebody else may have been first: then theirs is read, and the change is made again on top of it.

import type { Refusal } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { ServerContext } from '../shared/context.ts';
import type { NewMatch, StoredRoom } from '../store/store.ts';
import { formatRoomState, parseRoomState, type RoomState } from './room-state.ts';

export interface RoomStateListener {
  /** People in the room now. */
  readonly count: number;
  /** What must be true of every draft before anybody changes it. */
  settle(draft: RoomState): void;
  /** The state is another now, by us or by another node. */
  changed(before: RoomState): Promise<void>;
  /** We changed it. */
  saved(rev: number): void;
}

/** What a change comes to: an answer, and the match that begins by it. */
export type ChangeResult<T> = { readonly answer: T; readonly match?: NewMatch | null };

export class RoomStateStore {
  readonly #id: string;
  readonly #code: string;
  readonly #context: ServerContext;
  readonly #keeper: RoomStateListener;
  #state: RoomState;
  #text: string;
  #rev: number;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ id, code, state, rev }: StoredRoom, context: ServerContext, keeper: RoomStateListener) {
    this.#id = id;
    this.#code = code;
    this.#context = context;
    this.#keeper = keeper;
    this.#state = parseRoomState(state);
    this.#text = formatRoomState(this.#state);
    this.#rev = rev;
  }

  get state(): Readonly<RoomState> {
    return this.#state;
  }

  get rev(): number {
    return this.#rev;
  }

  /** After everything that was asked for before. */
  enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  change<T>(make: (draft: RoomState) => Result<ChangeResult<T>, Refusal>): Promise<Result<T, Refusal>> {
    return this.enqueue(async () => {
      for (;;) {
        const draft = structuredClone(this.#state);
        this.#keeper.settle(draft);
        const made = make(draft);
        if (!made.ok) return made;
        if (await this.#save(draft, made.value.match ?? null)) return { ok: true, value: made.value.answer };
        await this.#read();
      }
    });
  }

  /** Reads what others have changed, if they have come to `rev`. */
  catchUp(rev: number): Promise<void> {
    return this.enqueue(async () => {
      if (rev > this.#rev) await this.#read();
    });
  }

  /** False: somebody else was first. */
  async #save(draft: RoomState, match: NewMatch | null): Promise<boolean> {
    const { store, withRetry } = this.#context;
    const state = formatRoomState(draft);
    if (state === this.#text) return true;
    if (match !== null) await withRetry(() => store.addMatch(match));
    const rev = this.#rev + 1;
    const room: StoredRoom = {
      id: this.#id,
      code: this.#code,
      state,
      rev,
      open: draft.access === 'open',
      here: this.#keeper.count,
    };
    if (!(await withRetry(() => store.saveRoom(room)))) {
      // It may have been ourselves, before the line to the store was lost.
      const stored = await withRetry(() => store.room(this.#id));
      if (stored?.rev !== rev || stored.state !== state) return false;
    }
    await this.#adopt(state, rev);
    this.#keeper.saved(rev);
    return true;
  }

  async #read(): Promise<void> {
    const { store, withRetry } = this.#context;
    const stored = await withRetry(() => store.room(this.#id));
    if (stored === null) throw new Error('the room is gone');
    if (stored.rev > this.#rev) await this.#adopt(stored.state, stored.rev);
  }

  async #adopt(text: string, rev: number): Promise<void> {
    const before = this.#state;
    this.#state = parseRoomState(text);
    this.#text = text;
    this.#rev = rev;
    await this.#keeper.changed(before);
  }
}
